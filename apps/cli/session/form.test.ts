import { field, type Plain, speaker } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { askRecord } from './form.ts';
import type { Prompter } from './prompter.ts';

const follows = <V>(by: Readonly<Record<string, V>>) => ({ from: 'nation', by, why: 'by.nation' });
const fields = {
  nation: field.oneOf('nation', { options: ['france', 'turkey'], words: 'nation', default: 'france' }),
  cavalry: field.oneOf('cavalry', {
    options: ['standard', 'eastern'],
    words: 'cavalry',
    follows: follows({ france: 'standard', turkey: 'eastern' } as const),
  }),
  native: field.flag('native', { default: false, follows: follows({ turkey: true }) }),
};
const say = speaker({
  'by.nation': 'by nation',
  'cli.ask.proposed': ({ why }: { why: string }) => `(proposed ${why})`,
});

/** Takes what stands in every question, but for the nation; remembers the questions with what stood there. */
const taking = (nation: string) => {
  const asked: [string, Plain | undefined][] = [];
  const prompter = {
    pick: async (question: string, _: unknown, initial?: string) => {
      asked.push([question, initial]);
      return question.includes('nation]') ? nation : initial;
    },
    yes: async (question: string, initial: boolean) => {
      asked.push([question, initial]);
      return initial;
    },
  } as unknown as Prompter;
  return { prompter, asked };
};

test('a field that follows another is asked with what the answer before proposes, and says so', async () => {
  const { prompter, asked } = taking('turkey');
  expect(await askRecord(prompter, say, fields)).toEqual({ nation: 'turkey', cavalry: 'eastern', native: true });
  expect(asked).toEqual([
    ['[nation]', 'france'],
    ['[cavalry] — (proposed by nation)', 'eastern'],
    ['[native] — (proposed by nation)', true],
  ]);
});

test('asked again, what stood as proposed follows the new answer; what did not stays', async () => {
  const before = { nation: 'turkey', cavalry: 'eastern', native: false };
  const { prompter } = taking('france');
  expect(await askRecord(prompter, say, fields, before)).toEqual({
    nation: 'france',
    cavalry: 'standard',
    native: false,
  });
  const { prompter: again } = taking('turkey');
  const contrary = { nation: 'france', cavalry: 'eastern', native: false };
  expect(await askRecord(again, say, fields, contrary)).toMatchObject({ cavalry: 'eastern', native: true });
});

test('what need not be known is asked for only if it is', async () => {
  const open = { player: field.optional(fields.nation) };
  const asked: string[] = [];
  const answering = (known: boolean) =>
    ({
      pick: async (question: string) => `${asked.push(question) > 0 ? 'turkey' : ''}`,
      yes: async () => known,
    }) as unknown as Prompter;
  expect(await askRecord(answering(false), say, open)).toEqual({});
  expect(asked).toEqual([]);
  expect(await askRecord(answering(true), say, open)).toEqual({ player: 'turkey' });
});
