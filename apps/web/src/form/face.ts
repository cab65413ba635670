/** What of a record is drawn on its counter, and so stands in its line. */
import { type CounterIn, countersOf, type Field } from '@grognard/kernel';
import { createContext, useContext } from 'react';

type RecordOf = Extract<Field, { kind: 'record' }>;

/** The counter that the record itself is; others it only speaks of. */
export function faceOf(field: RecordOf): CounterIn {
  const faces = countersOf(field);
  const face = faces.find(({ where }) => where === undefined) ?? faces[0];
  if (!face) throw new Error('a record without a counter has no face');
  return face;
}

export interface FaceFields {
  readonly name: string;
  readonly nation: string | undefined;
  /** The field that says its arm, where that is a choice. */
  readonly kind: string | undefined;
  readonly printed: readonly string[];
}

export function faceFields(field: RecordOf): FaceFields {
  const { name, nation, symbol, printed = [] } = faceOf(field);
  const isChoice = (of: string | undefined): boolean => {
    const inner = of === undefined ? undefined : field.fields[of];
    return inner?.kind === 'oneOf' && inner.options.length > 1;
  };
  const kind = typeof symbol === 'object' ? symbol.by : undefined;
  return {
    name,
    nation: isChoice(nation) ? nation : undefined,
    kind: isChoice(kind) && kind !== nation ? kind : undefined,
    printed: printed.filter((each) => field.fields[each]?.kind === 'integer'),
  };
}

/** What the force around a counter settles for it. */
export interface InForce {
  readonly side?: 'attacker' | 'defender';
  /** The nation is asked once, for the whole force. */
  readonly nation?: boolean;
  /** Puts a counter of this list into the other side's. */
  readonly move?: (path: string, index: number) => void;
  /** Words for that, by the list it would leave; nothing where there is nowhere to go. */
  readonly moveWords?: (path: string) => string | undefined;
}

const Force = createContext<InForce>({});
export const ForceProvider = Force.Provider;
export const useForce = (): InForce => useContext(Force);
