/** The whole input as it stands: for a field that answers on behalf of others, as a map does for those who stand on it. */
import type { Procedure } from '@grognard/kernel';
import { createContext, useContext } from 'react';
import type { Draft } from './draft.ts';

export interface WholeInput {
  readonly input: Procedure['input'];
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

const Whole = createContext<WholeInput | undefined>(undefined);

export const WholeProvider = Whole.Provider;

/** Nothing inside a form that is only part of one. */
export const useWhole = (): WholeInput | undefined => useContext(Whole);
