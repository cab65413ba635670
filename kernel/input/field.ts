/** What a procedure must be told, described once: checking, schema, form, questions and samples all derive from it. */
import type { RuleRef } from '../step/note.ts';
import type { Side } from '../step/step.ts';
import type { CounterIn, CounterMark, TroopRow } from './counter.ts';
import type { MapKind, OnMap } from './map.ts';

interface Described {
  /** Text key of the label. */
  readonly label: string;
  /** Text key of a sentence of help. */
  readonly help?: string;
  readonly rule?: RuleRef;
  /** May be left out and is then not known: nothing is put in its place. */
  readonly optional?: true;
  /** The side it belongs to: its counters, or a condition of its own such as an entrenchment. */
  readonly force?: Side;
  /** Applies rarely: folded away until it is set, never dropped. */
  readonly seldom?: true;
  /** For one side's eyes only. */
  readonly secret?: Side;
}

/** What is proposed from another field until the player says otherwise. */
export interface Follows<V = unknown> {
  /** A field of the same record that stands before this one and is one of several options. */
  readonly from: string;
  /** The proposal for each option; the usual value where an option is not named. */
  readonly by: Readonly<Record<string, V>>;
  /** Text key that says whose proposal it is, as in "by nation". */
  readonly why: string;
}

/** A whole number between two bounds. */
export interface IntegerField extends Described {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default?: number;
  readonly follows?: Follows<number>;
}

/** Yes or no. */
export interface FlagField extends Described {
  readonly kind: 'flag';
  readonly default?: boolean;
  readonly follows?: Follows<boolean>;
}

/** One of several words. */
export interface OneOfField<O extends string = string> extends Described {
  readonly kind: 'oneOf';
  readonly options: readonly O[];
  /** Text key prefix that words an option. */
  readonly words: string;
  readonly default?: O;
  readonly follows?: Follows<NoInfer<O>>;
  /** The option is the name of a counter. */
  readonly names?: CounterMark;
}

/** A text a player writes. */
export interface TextField extends Described {
  readonly kind: 'text';
  readonly max: number;
  readonly default?: string;
  /** Text key prefix that words the names which the page prints. */
  readonly words?: string;
  /** What to call a fresh one in a list: text key of a sample such as "1st Division". */
  readonly sample?: string;
  /** The text is the name of a counter and says nothing else of it; one that takes part `enters` if it was not known. */
  readonly names?: CounterMark & { readonly enters?: true };
  /** The text is the printed number or the name of something on the map of the input. */
  readonly on?: OnMap;
}

/** Several values of one description. */
export interface ListField<F extends Field = Field> extends Described {
  readonly kind: 'list';
  readonly of: F;
  readonly min: number;
  readonly max: number;
  /** No two items may be equal; for records, no two may share this field. */
  readonly unique?: boolean | string;
  readonly default?: readonly Infer<F>[];
  /** Spaces of the map in the order they are entered, from where the counter in this field stands, or from the space it names. */
  readonly wayOf?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Named values together. */
export interface RecordField<R extends Fields = Fields> extends Described {
  readonly kind: 'record';
  readonly fields: R;
  readonly default?: InferFields<R>;
  /** The record is a counter, or speaks of several. A name left at its default names nothing. */
  readonly counter?: CounterIn<keyof R & string> | readonly CounterIn<keyof R & string>[];
  readonly troops?: TroopRow<keyof R & string>;
  /** The record is a map: it may also be told by the mark of one that is kept. */
  readonly map?: MapKind;
}

/** The description of one value. */
export type Field = IntegerField | FlagField | OneOfField | TextField | AnyListField | AnyRecordField;

// The recursive kinds, named apart so that the union stays finite for the compiler.
export interface AnyListField extends Omit<ListField<IntegerField>, 'of' | 'default'> {
  readonly of: Field;
  readonly default?: unknown;
}
export interface AnyRecordField
  extends Omit<RecordField<Record<string, never>>, 'fields' | 'default' | 'counter' | 'troops'> {
  readonly fields: Fields;
  readonly default?: unknown;
  readonly counter?: CounterIn | readonly CounterIn[];
  readonly troops?: TroopRow;
}

type InferFields<R extends Fields> = { readonly [K in keyof R]: Infer<R[K]> };

/** The value a field describes. */
export type Infer<F extends Field> = F extends { optional: true } ? Given<F> | undefined : Given<F>;

type Given<F extends Field> = F extends { kind: 'integer' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'oneOf'; options: readonly (infer O)[] }
      ? O
      : F extends { kind: 'text' }
        ? string
        : F extends { kind: 'list'; of: infer I extends Field }
          ? readonly Infer<I>[]
          : F extends { kind: 'record'; fields: infer R extends Fields }
            ? InferFields<R>
            : never;

/** What may be said of a field: anything with a usual value may be left out, and what is missing is told when it is opened. */
export type Said<F extends Field> = F extends { kind: 'list'; of: infer I extends Field }
  ? readonly Said<I>[]
  : F extends { readonly map: MapKind }
    ? unknown
    : F extends { kind: 'record'; fields: infer R extends Fields }
      ? string extends keyof R
        ? unknown
        : { readonly [K in keyof R]?: Said<R[K]> }
      : Infer<F>;

type Plan<F> = Omit<F, 'kind' | 'label'>;

export const integer = (label: string, plan: Plan<IntegerField>): IntegerField => ({ kind: 'integer', label, ...plan });
export const flag = (label: string, plan: Plan<FlagField> = { default: false }): FlagField => ({
  kind: 'flag',
  label,
  ...plan,
});
export const oneOf = <const O extends string>(label: string, plan: Plan<OneOfField<O>>): OneOfField<O> => ({
  kind: 'oneOf',
  label,
  ...plan,
});
export const text = (label: string, plan: Plan<TextField>): TextField => ({ kind: 'text', label, ...plan });
export const list = <F extends Field>(label: string, of: F, plan: Omit<Plan<ListField<F>>, 'of'>): ListField<F> => ({
  kind: 'list',
  label,
  of,
  ...plan,
});
export const record = <R extends Fields>(
  label: string,
  fields: R,
  plan: Omit<Plan<RecordField<R>>, 'fields'> = {},
): RecordField<R> => ({ kind: 'record', label, fields, ...plan });

/** The same field, which may be left out; neither its usual value nor a proposal is then assumed. */
export const optional = <F extends Field>(field: F): F & { readonly optional: true } => {
  const { default: _default, follows: _follows, ...rest } = field as F & { readonly follows?: Follows };
  return { ...rest, optional: true } as unknown as F & { readonly optional: true };
};

/** The counters that a record speaks of. */
export const countersOf = ({ counter = [] }: Pick<AnyRecordField, 'counter'>): readonly CounterIn[] =>
  Array.isArray(counter) ? counter : [counter as CounterIn];
