/** The line that sums a chart up, put together a second time from what was told and what came of it. */
import { type ExplainedStep, type Game, type Plain, total } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../testing/at-random.ts';
import { game as clash } from './game.ts';

const game: Game = clash;

type Facts = Readonly<Record<string, Plain>>;
interface Played {
  readonly input: Facts;
  readonly result: Facts;
  readonly steps: readonly ExplainedStep[];
}

const n = (facts: Facts, name: string): number => Number(facts[name] ?? 0);
const plain = (value: number): string => String(value).replace('-', '−');
const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value));
const modifiers = ({ steps }: Played): number => total(steps.flatMap((step) => [...step.modifiers]));
const die = (played: Played): string => `1d6 ${signed(modifiers(played))}`;
const reaching = (needed: number) => (played: Played) => `${die(played)} ≥ ${needed}`;
const ofAtMost = (part: number, most: number): string => `${plain(part)} / ${plain(most)}`;
const paying = ({ input, result }: Played): string =>
  `${input['treasury']} − ${plain(n(result, 'thl'))} = ${plain(n(input, 'treasury') - n(result, 'thl'))}`;
const listed = (value: Plain | undefined): readonly Facts[] => value as readonly Facts[];

/** 17.3-4 What a fortress of each class holds, and what masks it: 15 for the third is not a slip. */
const INSIDE = [0, 8, 15, 22];
const BESIEGE = [0, 8, 15, 15];
const LINES: Readonly<Record<string, (played: Played) => string>> = {
  march: (played) => `${played.input['rating']} ${signed(modifiers(played))} = ${plain(n(played.result, 'mps'))}`,
  // 12.3, 13.0, 14.0, 12.7: eleven with the rating, six otherwise.
  'forced-march': reaching(11),
  interception: reaching(6),
  withdrawal: reaching(6),
  entrenchment: reaching(6),
  'admin-march': ({ input }) =>
    ofAtMost(
      listed(input['path']).reduce((sum, step) => sum + n(step, 'mps'), 0),
      4,
    ),
  overrun: ({ input }) => `${input['moving']} ≥ 4 × ${input['enemy']}`,
  'coordinated-attack': die,
  retreat: ({ input }) => (input['morale'] === 'ROUTED' ? '3' : '1'),
  garrison: ({ input, result }) => ofAtMost(n(result, 'inside'), INSIDE[n(input, 'class')] ?? 0),
  mask: ({ input }) => `${input['sps']} ≥ ${BESIEGE[n(input, 'class')]}`,
  siege: die,
  'naval-combat': die,
  'raid-losses': die,
  'supply-raid': die,
  'supply-actions': ({ input, result }) => ofAtMost(n(result, 'cost'), n(input, 'available')),
  subsidies: ({ result }) => String(listed(result['payments']).reduce((sum, each) => sum + n(each, 'thl'), 0)),
  sustainment: paying,
  reconstruction: paying,
  recruitment: ({ steps }) => {
    const { drm = 0 } = (steps.find(({ outcome }) => outcome?.facts?.['drm'] !== undefined)?.outcome?.facts ?? {}) as {
      readonly drm?: number;
    };
    return `${steps.flatMap(({ dice }) => dice).length}d6 ${signed(drm)}`;
  },
  'army-size': ({ input, result }) => ofAtMost(n(input, 'infantry'), n(result, 'limit')),
};

test.each(Object.entries(LINES))('%s', (id, line) => {
  const procedure = game.procedures[id] ?? expect.fail(id);
  const draws = drawsOf(id.length);
  for (const { input, book, ...opened } of inputsFor(game, procedure, 40, 29)) {
    const { resolution } = playedAtRandom({ input, book, ...opened }, draws);
    const terms = procedure.equation?.(input as never, book) ?? [];
    const played = { input: input as Facts, result: resolution.result as Facts, steps: resolution.steps };
    expect(terms.map(({ text }) => text).join(' '), JSON.stringify(input)).toBe(line(played));
  }
});

test('every other line is a battle’s', () => {
  const lines = Object.entries(game.procedures).flatMap(([id, { equation }]) => (equation ? [id] : []));
  expect(lines.filter((id) => !(id in LINES)).toSorted()).toEqual(['battle', 'enter-space']);
});
