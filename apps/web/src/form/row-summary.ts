/** A row in a line: its name, what was picked, its numbers, the switches that are on. */
import type { Field, Say } from '@grognard/kernel';
import { type Draft, isRecord, shownIn } from './draft.ts';

interface Fact {
  readonly kind: Field['kind'];
  readonly text: string;
}

export function rowSummary(
  say: Say,
  field: Extract<Field, { kind: 'record' }>,
  value: Draft,
  otherwise: string,
): { readonly title: string; readonly facts: string } {
  const values = isRecord(value) ? value : {};
  const told = Object.entries(field.fields).flatMap(([name, inner]) =>
    factOf(say, inner, shownIn(field.fields, values, name)),
  );
  const named = told[0]?.kind === 'text' || told[0]?.kind === 'oneOf';
  const [title, ...rest] = named ? told : [{ kind: 'text' as const, text: otherwise }, ...told];
  return { title: title?.text ?? otherwise, facts: rest.map(({ text }) => text).join(' · ') };
}

function factOf(say: Say, field: Field, value: Draft): readonly Fact[] {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && value !== '' ? [{ kind: 'text', text: value }] : [];
    case 'oneOf':
      return typeof value === 'string' && field.options.includes(value)
        ? [{ kind: 'oneOf', text: say(`${field.words}.${value}`) }]
        : [];
    case 'integer':
      return typeof value === 'number' && value !== 0
        ? [{ kind: 'integer', text: `${say(field.label)} ${value}` }]
        : [];
    case 'flag':
      return value === true && field.default !== true ? [{ kind: 'flag', text: say(field.label) }] : [];
    case 'list':
    case 'record':
      return [];
  }
}
