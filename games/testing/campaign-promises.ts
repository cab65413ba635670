/** Random campaigns of a game: nothing that is lost or spent acts, and nothing that happens is dropped in silence. */
import { type Campaign, fold, type Game, type Plain } from '@grognard/kernel';
import { campaignWalk, fatesOf, type Walked } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';

type Counter = Readonly<Record<string, Plain>>;

export interface CampaignPromises {
  readonly game: Game;
  readonly setup?: Plain;
  /** The names of the counters that can do nothing at all any more, by the aid's own words. */
  readonly lost: (state: Readonly<Record<string, Plain>>) => readonly string[];
}

/** The counters of a track, for a test that reads it. */
export const listed = (track: Plain | undefined): readonly Counter[] => (track ?? []) as unknown as readonly Counter[];

/** Every text anywhere inside an input. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const WALKS = 12;
const EVENTS = 40;

export function campaignPromises({ game, setup, lost }: CampaignPromises): void {
  describe('[campaign] promises of any walk', () => {
    const walks = Array.from({ length: WALKS }, (_, seed) => [
      ...campaignWalk(game, { seed: seed + 1, events: EVENTS, undos: 0.05, ...(setup !== undefined && { setup }) }),
    ]);
    const events: readonly Walked[] = walks.flat();

    test('no counter acts that the register says is lost', () => {
      let named = 0;
      for (const { before, opened } of events) {
        if (!opened) continue;
        const dead = new Set(lost(before.state));
        named += dead.size;
        expect(textsIn(opened.input).filter((text) => dead.has(text))).toEqual([]);
      }
      expect(named, 'something was lost in these campaigns').toBeGreaterThan(0);
    });

    test('every effect is booked, told or waits in the open', () => {
      const { told = [] } = game.campaign as NonNullable<Game['campaign']>;
      for (const walked of events) {
        const fates = fatesOf(walked);
        const dropped = fates.filter(({ effect, became }) => became === 'unchanged' && !told.includes(effect.kind));
        expect(dropped).toEqual([]);
        const waiting = walked.after.owed.filter(({ sequence }) => sequence === walked.before.length);
        expect(fates.filter(({ became }) => became === 'waiting')).toHaveLength(waiting.length);
      }
    });

    test('the journal folds to the same state', () => {
      for (const walk of walks) {
        const last = walk.at(-1)?.after as Campaign;
        const opening = walk[0]?.before.standing[0]?.event;
        const journal = [opening, ...walk.map(({ event }) => event)];
        const folded = fold(game, JSON.parse(JSON.stringify(journal)));
        expect(folded.ok && folded.value.state).toEqual(last.state);
      }
    });
  });
}
