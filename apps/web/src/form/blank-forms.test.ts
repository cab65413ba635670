/** Every chart of every game can be begun from a blank form: once the player has said what he alone can know, no name clashes. */
import { shelf } from '@grognard/games';
import { check, type Field, fieldAt, open, type Refusal, stepsTo } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { speakerIn } from '../app/speaker-in.ts';
import { anotherRow, asInput, type Draft, type DraftRecord, fresh, isRecord, textsIn } from './draft.ts';

/** A map of four hexes, all alike. */
const sheetOf = ({ background }: Fields): DraftRecord => ({
  title: 'X',
  numbering: { shoved: 'even' },
  from: '0101',
  to: '0202',
  background: background && first(background),
});

/** What a player would type first into a field that has no usual value, or tap on that map. */
function first(field: Field): Draft {
  if (field.kind === 'record' && field.map) return sheetOf(field.fields);
  if (field.kind === 'text' && field.on) return field.on === 'space' ? '0101' : '0101/0102';
  switch (field.kind) {
    case 'integer':
      return Math.max(field.min, 1);
    case 'oneOf':
      return field.options[0];
    case 'text':
      return 'X';
    case 'flag':
      return true;
    case 'list':
    case 'record':
      return undefined;
  }
}

/** The draft with a value at a place such as `attackers[0].strength`. */
function put(draft: Draft, [step, ...rest]: readonly string[], value: Draft): Draft {
  if (step === undefined) return value;
  if (Array.isArray(draft)) return draft.with(Number(step), put(draft[Number(step)], rest, value));
  const record: DraftRecord = isRecord(draft) ? draft : {};
  return { ...record, [step]: put(record[step], rest, value) };
}

type Fields = Extract<Field, { kind: 'record' }>['fields'];

const CLASHES = ['twice', 'onBothSides', 'bothSides'];
const clashes = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.filter(({ code }) => CLASHES.includes(code));

for (const { id, load } of shelf) {
  describe(id, async () => {
    const game = await load();
    const say = speakerIn('en', game);
    test.each(Object.values(game.procedures))('$id', ({ id: procedure, input }) => {
      let draft = fresh(input, say);
      const checked = check(input, asInput(draft));
      for (const { code, at } of checked.ok ? [] : checked.refusals) {
        const field = fieldAt(input, at);
        expect(code, `${at} is only missing, never wrong by itself`).toBe('missing');
        if (field) draft = put(draft, stepsTo(at), first(field));
      }
      expect(check(input, asInput(draft)).ok, 'nothing else is asked').toBe(true);
      const opened = open(game, procedure, asInput(draft) as never);
      expect(clashes(opened.ok ? [] : opened.refusals)).toEqual([]);
    });

    test.each(Object.values(game.procedures))(
      '$id: a row more in every list is called by a name of its own',
      ({ input }) => {
        const blank = fresh(input, say);
        const lists = Object.entries(input.fields).filter(([, field]) => field.kind === 'list');
        const taken = textsIn(blank);
        for (const [name, field] of lists) {
          if (field.kind !== 'list') continue;
          const rows = (isRecord(blank) ? blank[name] : undefined) as readonly Draft[] | undefined;
          const before = new Set(taken);
          const more = textsIn(anotherRow(field.of, rows ?? [], say, taken));
          const sampled = field.of.kind === 'record' && Object.values(field.of.fields).some((each) => 'sample' in each);
          if (sampled)
            for (const text of more)
              if (text !== '' && before.has(text)) expect(isOption(field.of, text), text).toBe(true);
        }
      },
    );
  });
}

/** A text that is a choice, not a name. */
const isOption = (field: Field, text: string): boolean =>
  field.kind === 'record' &&
  Object.values(field.fields).some(
    (each) => (each.kind === 'oneOf' && each.options.includes(text)) || each.default === text,
  );
