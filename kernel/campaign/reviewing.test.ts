import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { integer, record } from '../input/field.ts';
import type { Checked } from '../refusal/refusal.ts';
import { chance, done } from '../step/step.ts';
import { append, begin, type Campaign, fold } from './campaign.ts';
import type { CampaignEvent, Judgement } from './event.ts';
import { awaitingReview, type Differing, review, reviewedEvent } from './reviewing.ts';

/** A game of one die and one printed row: `cells[face - 1]` is what the track gains. */
function gameWith(version: string, cells: readonly number[], plays = { count: 0 }): Game {
  const gain: Procedure<{ extra: number }, number> = {
    id: 'gain',
    rule: 'x',
    input: record('gain', { extra: integer('extra', { min: 0, max: 9, default: 0 }) }),
    begin: ({ extra }) => {
      plays.count += 1;
      return chance({ rule: 'x', text: 'die' }, d6, (face) => done((cells[face - 1] ?? 0) + extra));
    },
    outcome: String,
    summary: (by) => ({ key: 'gained', facts: { by } }),
    figures: {},
    effects: (by) => [{ kind: 'gain', by }],
  };
  return {
    id: 'row',
    version,
    titles: { en: '', fr: '' },
    period: '',
    sides: ['red', 'blue'],
    sources: {},
    rules: {},
    rulings: {},
    tables: {},
    procedures: { gain: gain as Procedure },
    campaign: {
      state: record('state', { track: integer('track', { min: 0, max: 999, default: 0 }) }),
      sides: ['red', 'blue'],
      apply: (state, { by }) => ({ track: (state as { track: number }).track + (by as number) }),
    },
    text: { en: {}, fr: {} },
    examples: [],
  };
}

const sure = <T>(checked: Checked<T>): T => {
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

const thrown = (face: number): CampaignEvent => ({
  kind: 'resolved',
  procedure: 'gain',
  input: {},
  journal: [{ kind: 'die', rule: 'x', text: 'die', sides: 6, face }],
});

const FACES = [3, 1, 4, 1, 5, 2, 6, 5, 3, 5];
const PRINTED = [0, 1, 2, 3, 4, 5];

/** The journal of ten throws under version 1, as a file keeps it. */
function journal(): readonly CampaignEvent[] {
  const game = gameWith('1', PRINTED);
  let campaign = sure(append(game, undefined, sure(begin(game, 'ten', {}))));
  const events = [campaign.last];
  for (const face of FACES) {
    campaign = sure(append(game, campaign, thrown(face)));
    events.push(campaign.last);
  }
  return JSON.parse(JSON.stringify(events)) as CampaignEvent[];
}

const reviewed = (campaign: Campaign): readonly Differing[] => {
  const work = review(campaign);
  for (;;) {
    const { done: ended, value } = work.next();
    if (ended) return value;
  }
};

const trackOf = ({ state }: Campaign): number => state['track'] as number;

describe('an event with its ending', () => {
  test('is folded without playing anything again', () => {
    const plays = { count: 0 };
    const campaign = sure(fold(gameWith('1', PRINTED, plays), journal()));
    expect(plays.count).toBe(0);
    // 2+0+3+0+4+1+5+4+2+4, the row read by hand.
    expect(trackOf(campaign)).toBe(25);
  });

  test('that ends otherwise under the same version is refused when it is added', () => {
    const game = gameWith('1', PRINTED);
    const events = journal();
    const campaign = sure(fold(game, events.slice(0, 3)));
    const forged = JSON.parse(JSON.stringify(events[3]).replace('"digest":"', '"digest":"0')) as CampaignEvent;
    const added = append(game, campaign, forged);
    expect(added.ok ? [] : added.refusals.map(({ code }) => code)).toEqual(['otherEnding']);
    expect(append(game, campaign, events[3] as CampaignEvent).ok).toBe(true);
  });
});

describe('rules that have changed by one cell', () => {
  // The cell of the five now gains 9 instead of 4; fives fell as events 5, 8 and 10.
  const changed = gameWith('2', [0, 1, 2, 3, 9, 5]);
  const opened = () => sure(fold(changed, journal()));
  const judged = (campaign: Campaign, verdicts: readonly (readonly [number, Judgement['verdict']])[]) =>
    reviewedEvent(campaign, reviewed(campaign), new Map(verdicts));

  test('leave everything as it was, and await a review of every event', () => {
    expect(trackOf(opened())).toBe(25);
    expect(awaitingReview(opened())).toHaveLength(FACES.length);
  });

  test('exactly the events that end otherwise are told, with what came and what would', () => {
    const told = reviewed(opened()).map(({ sequence, event, now }) => [
      sequence,
      event.ending?.name,
      now.ok && now.value.name,
    ]);
    expect(told).toEqual([
      [5, '4', '9'],
      [8, '4', '9'],
      [10, '4', '9'],
    ]);
  });

  test('the owner keeps, redoes or marks; only what is redone changes the tracks, and undo is exact', () => {
    const before = opened();
    const verdicts = [
      [5, 'kept'],
      [8, 'redone'],
      [10, 'marked'],
    ] as const;
    const after = sure(append(changed, before, sure(judged(before, verdicts))));
    expect(trackOf(after)).toBe(25 + 5);
    expect(after.standing.flatMap(({ sequence, verdict }) => (verdict ? [[sequence, verdict]] : []))).toEqual(verdicts);
    expect(awaitingReview(after)).toEqual([]);
    const undone = sure(append(changed, after, { kind: 'undone', event: 11, consent: [] }));
    expect([undone.state, undone.standing]).toEqual([before.state, before.standing]);
    const again = sure(append(changed, undone, { kind: 'redone', event: 11 }));
    expect([again.state, again.standing]).toEqual([after.state, after.standing]);
    const kept = JSON.parse(JSON.stringify([...journal(), after.last, undone.last, again.last])) as CampaignEvent[];
    expect(sure(fold(changed, kept)).state).toEqual(after.state);
  });

  test('every event that differs wants a verdict, and no other takes one', () => {
    const event = judged(opened(), [
      [5, 'kept'],
      [6, 'marked'],
    ]);
    expect(event.ok ? [] : event.refusals.map(({ code, facts }) => [code, facts?.['event']])).toEqual([
      ['undecided', 8],
      ['undecided', 10],
      ['nothingToJudge', 6],
    ]);
  });

  test('a review that claims another ending is refused', () => {
    const before = opened();
    const event = sure(
      judged(before, [
        [5, 'redone'],
        [8, 'kept'],
        [10, 'kept'],
      ]),
    );
    const forged = JSON.parse(JSON.stringify(event).replace(/"digest":"./, '"digest":"#')) as CampaignEvent;
    const added = append(changed, before, forged);
    expect(added.ok ? [] : added.refusals.map(({ code }) => code)).toEqual(['otherEnding']);
  });

  test('dice that the rules no longer take cannot be redone, but kept', () => {
    const game = gameWith('3', PRINTED);
    const gain = game.procedures['gain'] as Procedure;
    const without: Game = { ...game, procedures: { gain: { ...gain, begin: () => done(1) } } };
    const campaign = sure(fold(without, journal().slice(0, 2)));
    expect(trackOf(campaign)).toBe(2);
    const [differing] = reviewed(campaign);
    expect(differing?.now.ok).toBe(false);
    const redo = reviewedEvent(campaign, reviewed(campaign), new Map([[1, 'redone']]));
    expect(redo.ok ? [] : redo.refusals.map(({ code }) => code)).toEqual(['cannotRedo']);
    expect(reviewedEvent(campaign, reviewed(campaign), new Map([[1, 'kept']])).ok).toBe(true);
  });
});

describe('a journal of the first release, which kept no endings', () => {
  const bare = journal().map((event) => {
    const { ending: _, ...rest } = event as CampaignEvent & { ending?: unknown };
    return rest as CampaignEvent;
  });

  test('is played as the rules are now; a review keeps its endings from then on', () => {
    const second = gameWith('2', PRINTED);
    const opened = sure(fold(second, bare));
    expect([trackOf(opened), awaitingReview(opened)]).toEqual([25, []]);
    const pinned = sure(append(second, opened, sure(reviewedEvent(opened, [], new Map()))));
    const third = sure(fold(gameWith('3', [9, 9, 9, 9, 9, 9]), [...bare, pinned.last]));
    expect(trackOf(third)).toBe(25);
  });

  test('an event that today’s rules refuse stands and changes nothing', () => {
    const second = gameWith('2', PRINTED);
    const odd = { ...bare[2], input: { extra: 99 } } as CampaignEvent;
    const opened = sure(fold(second, [...bare.slice(0, 2), odd, ...bare.slice(3)]));
    // The throw of a one, which gained nothing, is the one refused.
    expect([trackOf(opened), opened.standing[2]?.refused?.map(({ code }) => code)]).toEqual([25, ['notAnInteger']]);
    expect(awaitingReview(opened).map(({ sequence }) => sequence)).toEqual([2]);
  });
});

test('what an earlier version changed and today’s tracks do not know waits in the open', () => {
  const game = gameWith('2', PRINTED);
  const rules = game.campaign as NonNullable<Game['campaign']>;
  const forgetful: Game = {
    ...game,
    campaign: { ...rules, apply: () => undefined as unknown as never },
  };
  const campaign = sure(fold(forgetful, journal().slice(0, 3)));
  expect(campaign.owed.map(({ sequence, why }) => [sequence, why.unbooked])).toEqual([
    [1, 'earlierEffect'],
    [2, 'earlierEffect'],
  ]);
  const corrected = append(forgetful, campaign, { kind: 'corrected', at: 'track', value: 7, reason: 'by hand' });
  expect(corrected.ok && [corrected.value.state, corrected.value.owed.length]).toEqual([{ track: 7 }, 2]);
});
