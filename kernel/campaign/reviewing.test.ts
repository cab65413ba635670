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

describe('a review to the edge', () => {
  const changed = gameWith('2', [0, 1, 2, 3, 9, 5]);
  const opened = () => sure(fold(changed, journal()));

  test('tells how far it is, of as many as it was asked to look at', () => {
    const told: unknown[] = [];
    const work = review(opened());
    for (let next = work.next(); !next.done; next = work.next()) told.push(next.value);
    expect(told).toEqual(FACES.map((_, index) => ({ done: index + 1, of: 10 })));
    const few = review(opened(), opened().standing.slice(0, 7));
    const some: unknown[] = [];
    let last = few.next();
    for (; !last.done; last = few.next()) some.push(last.value);
    // The opening is none that could end otherwise.
    expect([some.length, some[0], last.done && last.value.map(({ sequence }) => sequence)]).toEqual([
      6,
      { done: 1, of: 7 },
      [5],
    ]);
  });

  /** What is gained hangs on the track: each event is looked at as things stood before it. */
  const standing = (version: string, by: number): Game => {
    const game = gameWith(version, PRINTED);
    const gain = game.procedures['gain'] as Procedure;
    const input = record('gain', { extra: integer('extra', { min: 0, max: 999, default: 0 }) });
    return {
      ...game,
      procedures: {
        gain: {
          ...gain,
          input,
          begin: ({ extra }: { extra: number }) => done(extra + by),
          fromCampaign: (state: unknown) => ({ extra: (state as { track: number }).track }),
        } as unknown as Procedure,
      },
    };
  };
  const twice: CampaignEvent = { kind: 'resolved', procedure: 'gain', input: {}, journal: [] };
  const doubled = () => {
    const game = standing('1', 1);
    let campaign = sure(append(game, undefined, sure(begin(game, 'x', {}))));
    const events = [campaign.last];
    for (const event of [
      twice,
      twice,
      { kind: 'noted', text: 'n' } as const,
      { kind: 'corrected', at: 'track', value: 10, reason: 'r' } as const,
      twice,
    ]) {
      campaign = sure(append(game, campaign, event));
      events.push(campaign.last);
    }
    return JSON.parse(JSON.stringify(events)) as CampaignEvent[];
  };

  test('looks at each event from the state before it, and books again all that came after', () => {
    // 0 + 1, then 1 + (1 + 1), corrected to 10, then 10 + (10 + 1).
    const same = sure(fold(standing('2', 1), doubled()));
    expect([trackOf(same), reviewed(same)]).toEqual([21, []]);
    const later = standing('2', 3);
    const campaign = sure(fold(later, doubled()));
    const differing = reviewed(campaign);
    expect(differing.map(({ sequence, now }) => [sequence, now.ok && now.value.name])).toEqual([
      [1, '3'],
      [2, '4'],
      [5, '13'],
    ]);
    const verdicts = new Map<number, Judgement['verdict']>([
      [1, 'redone'],
      [2, 'kept'],
      [5, 'redone'],
    ]);
    const after = sure(append(later, campaign, sure(reviewedEvent(campaign, differing, verdicts))));
    // 3 of the first, the 2 that were kept, corrected to 10, and 13 of the last.
    expect(after.standing.map((each) => (each.state as { track: number }).track)).toEqual([0, 3, 5, 5, 10, 23, 23]);
    expect(after.standing.map(({ event }) => event.kind)).toEqual([
      'opened',
      'resolved',
      'resolved',
      'noted',
      'corrected',
      'resolved',
      'reviewed',
    ]);
    expect(after.standing.map(({ verdict }) => verdict)).toEqual([
      undefined,
      'redone',
      'kept',
      undefined,
      undefined,
      'redone',
      undefined,
    ]);
  });

  test('a verdict on what is no resolved event is refused', () => {
    const campaign = sure(fold(standing('2', 1), doubled()));
    for (const event of [0, 3, 99]) {
      const refused = append(standing('2', 1), campaign, {
        kind: 'reviewed',
        version: '2',
        verdicts: [{ event, verdict: 'kept' }],
      });
      expect(refused.ok ? [] : refused.refusals).toEqual([{ code: 'nothingToJudge', at: '', facts: { event } }]);
    }
  });

  test('a claimed ending is compared with what comes of it from the state before; under other rules it is taken', () => {
    const later = standing('2', 3);
    const campaign = sure(fold(later, doubled()));
    const [, second] = reviewed(campaign);
    const ending = second?.now.ok ? second.now.value : expect.fail();
    const redo = (event: number, version = '2'): CampaignEvent => ({
      kind: 'reviewed',
      version,
      verdicts: [{ event, verdict: 'redone', ending }],
    });
    expect(append(later, campaign, redo(2)).ok).toBe(true);
    const refused = append(later, campaign, redo(5));
    expect(refused.ok ? [] : refused.refusals).toEqual([
      { code: 'otherEnding', at: 'ending', facts: { received: '4', name: '13' } },
    ]);
    expect(append(later, campaign, redo(5, '1')).ok).toBe(true);
    const bent = { ...ending, effects: [{ kind: 'gain', by: 99 }] };
    const forged = append(later, campaign, {
      kind: 'reviewed',
      version: '2',
      verdicts: [{ event: 2, verdict: 'redone', ending: bent }],
    });
    expect(forged.ok ? [] : forged.refusals.map(({ code }) => code)).toEqual(['otherEnding']);
  });

  test('what an event of another version says of its end is taken, not played', () => {
    const later = gameWith('2', [0, 1, 2, 3, 9, 5]);
    const campaign = sure(fold(later, journal().slice(0, 5)));
    const added = sure(append(later, campaign, journal()[5] as CampaignEvent));
    // The five of version one gained four.
    expect(trackOf(added) - trackOf(campaign)).toBe(4);
    expect(awaitingReview(added).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    const own = sure(append(later, added, thrown(5)));
    expect([trackOf(own) - trackOf(added), awaitingReview(own).length]).toEqual([9, 5]);
    const looked = sure(append(later, own, { kind: 'reviewed', version: '2', verdicts: [] }));
    expect(awaitingReview(looked)).toEqual([]);
    const elsewhere = sure(append(later, own, { kind: 'reviewed', version: '3', verdicts: [] }));
    expect(awaitingReview(elsewhere)).toHaveLength(5);
  });
});

describe('what the first release let stand', () => {
  /** Gains what was said beside the track, which today nobody may contradict. */
  const known = (version: string, by: number): Game => {
    const game = gameWith(version, PRINTED);
    const input = record('gain', { extra: integer('extra', { min: 0, max: 999, default: 0 }) });
    const gain = {
      ...game.procedures['gain'],
      input,
      begin: ({ extra }: { extra: number }) => done(extra + by),
      fromCampaign: (state: unknown) => ({ extra: (state as { track: number }).track }),
    } as unknown as Procedure;
    return { ...game, procedures: { gain } };
  };
  const opening = sure(begin(known('1', 1), 'x', {}));
  const said: CampaignEvent = { kind: 'resolved', procedure: 'gain', input: { extra: 5 }, journal: [] };

  test('is played again where it kept no ending, also in its own version', () => {
    const folded = sure(fold(known('1', 1), [opening, { ...said, input: { extra: 0 } }]));
    expect(folded.standing[1]).toMatchObject({ replayed: true, event: { ending: { name: '1' } } });
  });

  test('is played as it was told, and looked at again the same way', () => {
    const second = known('2', 1);
    const folded = sure(fold(second, [opening, said]));
    // 5 as it was said, and 1, though the track stood at nought.
    expect(trackOf(folded)).toBe(6);
    expect(folded.standing[1]).toMatchObject({ replayed: true, event: { ending: { asTold: true, name: '6' } } });
    const pinned = sure(append(second, folded, sure(reviewedEvent(folded, [], new Map()))));
    const third = known('3', 2);
    const later = sure(fold(third, [opening, said, pinned.last]));
    expect([trackOf(later), awaitingReview(later).map(({ sequence }) => sequence)]).toEqual([6, [1]]);
    expect(reviewed(later).map(({ sequence, now }) => [sequence, now.ok && now.value.name])).toEqual([[1, '7']]);
  });

  test('has the tracks it said nothing of, and its own word where it said something', () => {
    const game = gameWith('2', PRINTED);
    const whole = (name: string) => integer(name, { min: 0, max: 999 });
    const gain = {
      ...game.procedures['gain'],
      input: record('gain', { extra: whole('extra'), base: whole('base') }),
      begin: ({ extra, base }: { extra: number; base: number }) => done(extra + base),
      fromCampaign: () => ({ extra: 1, base: 20 }),
    } as unknown as Procedure;
    const folded = sure(fold({ ...game, procedures: { gain } }, [opening, said]));
    // 5 as it was said, 20 from the track.
    expect([trackOf(folded), folded.standing[1]?.event]).toEqual([
      25,
      expect.objectContaining({ input: { extra: 5, base: 20 } }),
    ]);
  });

  test('under the version that opened the campaign it is refused, where the event stands', () => {
    const refused = fold(known('1', 1), [opening, said]);
    expect(refused.ok ? [] : refused.refusals.map(({ code, at }) => [code, at])).toEqual([
      ['campaignKnows', 'events[1].extra'],
    ]);
  });

  test('what is no input at all stays refused, whatever the tracks would fill in', () => {
    const folded = sure(fold(known('2', 1), [opening, { ...said, input: null }]));
    expect([trackOf(folded), folded.standing[1]?.refused?.map(({ code }) => code)]).toEqual([0, ['notARecord']]);
  });

  test('what was refused stays so when something before it is done again', () => {
    const changed = gameWith('2', [0, 1, 2, 3, 9, 5]);
    const odd = { ...thrown(3), journal: [] } as CampaignEvent;
    const five = journal()[5] as CampaignEvent;
    const folded = sure(fold(changed, [opening, five, odd, thrown(6)]));
    expect([trackOf(folded), folded.standing[2]?.refused?.length]).toEqual([4 + 5, 1]);
    const differing = reviewed(folded).filter(({ sequence }) => sequence === 1);
    const redone = sure(reviewedEvent(folded, differing, new Map([[1, 'redone' as const]])));
    const after = sure(append(changed, folded, redone));
    // The five now gains nine, the six after it still five, and what was refused between them nothing.
    expect(after.standing.map((each) => (each.state as { track: number }).track)).toEqual([0, 9, 9, 14, 14]);
    expect(after.standing[2]?.refused).toHaveLength(1);
  });

  test('dice that no longer fit stand as refused and change nothing', () => {
    const second = gameWith('2', PRINTED);
    const odd = {
      ...thrown(3),
      journal: [{ kind: 'die', rule: 'x', text: 'die', sides: 10, face: 3 }],
    } as CampaignEvent;
    const folded = sure(fold(second, [opening, odd, thrown(6)]));
    expect([trackOf(folded), folded.standing[1]?.refused?.map(({ code }) => code)]).toEqual([5, ['journalDiffers']]);
  });
});
