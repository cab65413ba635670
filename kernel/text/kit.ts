/** A game's own makers, typed by its words: a text key that does not exist does not compile, families of keys included. */
import * as fields from '../input/field.ts';
import type { Refusal } from '../refusal/refusal.ts';
import type { RuleRef } from '../step/note.ts';
import type { Ask, Side } from '../step/step.ts';
import { type Dictionary, type Facts, type Say, type Words, words } from './words.ts';

type KeyOf<D> = keyof D & string;

/** The facts a phrase wants, as the arguments after its key. */
type Wanted<Phrase> = Phrase extends (facts: infer F, say: Say) => string ? (unknown extends F ? [] : [facts: F]) : [];

type CodeOf<Key> = Key extends `refusal.${infer Code}` ? Code : never;

/** The plan of a field with its words checked. */
type Plan<F, Key> = Omit<F, 'kind' | 'label' | 'help' | 'of' | 'fields' | 'options' | 'words' | 'sample'> & {
  readonly help?: Key;
};

/** The makers of fields, their labels held to a game’s own keys. */
export interface FieldKit<Key extends string> {
  integer(label: Key, plan: Plan<fields.IntegerField, Key>): fields.IntegerField;
  flag(label: Key, plan?: Plan<fields.FlagField, Key>): fields.FlagField;
  text(
    label: Key,
    plan: Plan<fields.TextField, Key> & { readonly sample?: Key; readonly words?: string },
  ): fields.TextField;
  oneOf<const O extends string, const W extends string>(
    label: Key,
    plan: Plan<fields.OneOfField<O>, Key> & {
      readonly options: readonly O[];
      /** The family that words the options: `nation` for `nation.greece`. */
      readonly words: `${W}.${O}` extends Key ? W : never;
    },
  ): fields.OneOfField<O>;
  list<F extends fields.Field>(label: Key, of: F, plan: Plan<fields.ListField<F>, Key>): fields.ListField<F>;
  record<R extends fields.Fields>(label: Key, of: R, plan?: Plan<fields.RecordField<R>, Key>): fields.RecordField<R>;
  optional: typeof fields.optional;
}

/** Words, questions and fields whose keys and facts the compiler checks against a dictionary. */
export interface Kit<D extends Dictionary> {
  words<K extends KeyOf<D>>(key: K, ...facts: Wanted<D[K]>): Words;
  ask<K extends KeyOf<D>>(rule: RuleRef, text: K, more?: { readonly side?: Side; readonly facts?: Facts }): Ask;
  refusal<C extends CodeOf<KeyOf<D>>>(
    code: C,
    at: string,
    more?: { readonly rule?: RuleRef; readonly facts?: Facts },
  ): Refusal;
  readonly field: FieldKit<KeyOf<D>>;
}

/** The kernel's own makers, seen through the words of one game. */
export const kit = <D extends Dictionary>(): Kit<D> => ({
  words: (key, ...[facts]) => words(key, facts as Facts | undefined),
  ask: (rule, text, more = {}) => ({ rule, text, ...more }),
  refusal: (code, at, more = {}) => ({ code, at, ...more }),
  field: fields as unknown as FieldKit<KeyOf<D>>,
});
