/** What every field of a form needs to know, handed down once. */
import type { Campaign, Game, Say } from '@grognard/kernel';
import { createContext, useContext } from 'react';
import type { Taken } from './draft.ts';
import type { Faults } from './faults.ts';

export interface FormContext {
  readonly game: Game;
  readonly say: Say;
  /** The campaign whose register the counters may come from. */
  readonly campaign?: Campaign | undefined;
  readonly faults: Faults;
  /** Until the player has tried to go on, what is merely missing is asked for, not complained of. */
  readonly tried: boolean;
  /** What the campaign answers for the player, by path. */
  readonly known: ReadonlyMap<string, unknown>;
  /** What a change is worth, in words, by path. */
  readonly worth: ReadonlyMap<string, string>;
  /** Every name that stands in the form now. */
  readonly taken: () => Taken;
}

const Form = createContext<FormContext | undefined>(undefined);

export const FormProvider = Form.Provider;

export function useForm(): FormContext {
  const form = useContext(Form);
  if (!form) throw new Error('a field stands outside any form');
  return form;
}
