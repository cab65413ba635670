/** Shared campaigns outlive rules: endings are kept in the lines, and nobody can slip in another. */
import { game as ford } from '@grognard/games/specimen';
import { awaitingReview, type Campaign, type Game, inOneGo, review, reviewedEvent } from '@grognard/kernel';
import { exported, follow, type Line, lineText, type Shared, textHash, verifyJournal } from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { Table } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

/** The Ford as an earlier version would have had it: no result costs anybody a step. */
const older: Game = {
  ...ford,
  version: '0',
  procedures: { assault: { ...ford.procedures.assault, effects: () => [] } },
} as Game;

const ASSAULT = { kind: 'began', procedure: 'assault', input: { attack: 1, defence: 40 }, roles: {} } as const;

/** Two assaults at 1/2, which at least one side pays for whatever falls; `game` says what it costs. */
function played(game: Game): Table {
  const table = new Table(game);
  for (const seed of [1, 2]) {
    table.act('attacker', ASSAULT);
    table.playOut(seed);
  }
  return table;
}

/** The same lines under other rules. */
function followed(game: Game, lines: readonly Line[]): Shared {
  let shared: Shared | undefined;
  for (const line of lines) {
    const next = follow(game, shared, line, nativeCrypto);
    if (!next.ok) throw new Error(JSON.stringify(next.refusals));
    shared = next.value;
  }
  return shared as Shared;
}

const lost = ({ state }: Campaign): number =>
  Object.values(state['lost'] as Readonly<Record<string, number>>).reduce((sum, steps) => sum + steps, 0);

/** Steps lost by both sides under today's rules, counted from the effects of the two results. */
const today = lost(played(ford).shared.campaign);

describe('a journal older than the rules', () => {
  test('the seeds give results that cost something', () => expect(today).toBeGreaterThan(0));

  test('stands as it ended; the verifier tells which events would end otherwise', () => {
    const table = played(older);
    const report = verifyJournal(table.file, ford, nativeCrypto);
    expect(report.faults).toEqual([]);
    const campaign = report.campaign as Campaign;
    expect(lost(campaign)).toBe(0);
    expect(awaitingReview(campaign).map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(inOneGo(review(campaign)).length).toBeGreaterThan(0);
  });

  test('is reviewed by whoever sits there, and everybody follows it', () => {
    const table = played(older);
    table.shared = followed(ford, table.lines);
    const { campaign } = table.shared;
    const differing = inOneGo(review(campaign));
    const verdicts = new Map(differing.map(({ sequence }) => [sequence, 'redone'] as const));
    const event = reviewedEvent(campaign, differing, verdicts);
    if (!event.ok || event.value.kind !== 'reviewed') throw new Error('no review');
    expect(table.act('attacker', { ...event.value, version: '7' })).toEqual(['otherVersion']);
    const [first] = event.value.verdicts;
    const forged = first?.ending && { ...first, ending: { ...first.ending, effects: [] } };
    expect(table.act('attacker', { ...event.value, verdicts: forged ? [forged] : [] })).toContain('otherEnding');
    expect(table.act('attacker', event.value)).toEqual([]);
    expect(lost(table.shared.campaign)).toBe(today);
    const report = verifyJournal(table.file, ford, nativeCrypto);
    expect([report.faults, awaitingReview(report.campaign as Campaign)]).toEqual([[], []]);
    // Rules that change once more find the review as it was made.
    const newer = followed({ ...ford, version: '2' } as Game, table.lines);
    expect(lost(newer.campaign)).toBe(today);
  });
});

describe('a server that bends an ending', () => {
  type Bent = (ending: Readonly<Record<string, unknown>>) => unknown;
  /** The journal whose last procedure ends as `bend` says, its chain made to fit again. */
  function bent(bend: Bent): string {
    const { lines } = played(ford);
    const last = lines.findLastIndex(({ event }) => event.kind === 'resolved');
    const texts: string[] = [];
    for (const [index, { event }] of lines.entries()) {
      const told = event as unknown as { readonly ending: Readonly<Record<string, unknown>> };
      const changed = index === last ? { ...told, ending: bend(told.ending) } : told;
      const before = texts.at(-1);
      const previous = before === undefined ? null : textHash(nativeCrypto, before);
      texts.push(lineText({ sequence: index, previous, event: changed }));
    }
    return exported(texts, nativeCrypto);
  }
  const codes = (bend: Bent): readonly string[] =>
    verifyJournal(bent(bend), ford, nativeCrypto).faults.map(({ code }) => code);

  test.each<readonly [string, Bent, readonly string[]]>([
    ['as it was', (ending) => ending, []],
    ['other effects', (ending) => ({ ...ending, effects: [] }), ['otherEnding']],
    ['other words', (ending) => ({ ...ending, told: { summary: { key: 'refusal.bad' } } }), ['otherEnding']],
    ['other effects under rules of its own', (ending) => ({ ...ending, version: '9', effects: [] }), ['otherEnding']],
    ['luck that nobody weighed', (ending) => ({ ...ending, luck: [] }), ['notAnEnding']],
    ['no ending at all', () => 'A2', ['notAnEnding']],
  ])('%s', (_, bend, expected) => expect(codes(bend)).toEqual(expected));

  test('one that claims rules nobody knows is followed, and told to whoever looks', () => {
    const report = verifyJournal(
      bent((ending) => ({ ...ending, version: '9', digest: 'other', effects: [] })),
      ford,
      nativeCrypto,
    );
    expect(report.faults).toEqual([]);
    expect(inOneGo(review(report.campaign as Campaign)).map(({ sequence }) => sequence)).toEqual([2]);
  });
});
