/** Where a campaign stands in its turn: what was played, what is past, what is still to do. */
import { expect, test } from 'vitest';
import { words } from '../text/words.ts';
import type { Campaign } from './campaign.ts';
import { sequenceOf, stillToDo } from './sequence.ts';
import { lastTurn } from './turn.ts';

type Tracks = { readonly turn: number; readonly stage: number; readonly wounded: readonly string[] };
const chart = (id: string, phase?: string, more: object = {}) => ({ id, ...(phase && { phase }), ...more });
const charts = [
  chart('raise', 'muster', { everyTurn: 'r1' }),
  chart('march', 'move'),
  chart('fight', 'combat'),
  chart('heal', 'combat', { waiting: ({ wounded }: Tracks) => wounded }),
  chart('look'),
];
const game = {
  phases: [{ id: 'muster' }, { id: 'move', rule: '4' }, { id: 'combat' }],
  procedures: Object.fromEntries(charts.map((each) => [each.id, each])),
  campaign: {
    turn: ({ turn }: Tracks) => words('turn', { turn }),
    stage: ({ stage }: Tracks) => words('stage', { stage }),
  },
};

/** The set-up, then what was played, each with the state after it. */
const standing = (...played: readonly (readonly [string, number, number?])[]): Campaign => {
  const first = { event: { kind: 'opened' }, sequence: 0, state: { turn: 1, stage: 1, wounded: [] } };
  const events = played.map(([procedure, turn, stage = 1], at) => ({
    event: procedure === 'note' ? { kind: 'noted' } : { kind: 'resolved', procedure },
    sequence: at + 1,
    state: { turn, stage, wounded: procedure === 'fight' ? ['Guard'] : [] },
  }));
  const all = [first, ...events];
  return { game, standing: all, state: all.at(-1)?.state } as unknown as Campaign;
};
const states = (campaign: Campaign) => sequenceOf(campaign).phases.map(({ phase, state }) => [phase, state]);
const played = (campaign: Campaign) =>
  Object.fromEntries(
    sequenceOf(campaign).phases.flatMap(({ charts: all }) => all.map(({ procedure, played: n }) => [procedure, n])),
  );

test('before anything is played the first phase is now', () => {
  const campaign = standing();
  expect(states(campaign)).toEqual([
    ['muster', 'now'],
    ['move', 'ahead'],
    ['combat', 'ahead'],
    [undefined, 'now'],
  ]);
  expect(sequenceOf(campaign)).toMatchObject({ turn: words('turn', { turn: 1 }), stage: words('stage', { stage: 1 }) });
  expect(sequenceOf(campaign).phases.map(({ rule }) => rule)).toEqual([undefined, '4', undefined, undefined]);
  expect(stillToDo(sequenceOf(campaign)).map(({ procedure }) => procedure)).toEqual(['raise']);
});

test('the phase is that of what was played last', () => {
  const campaign = standing(['raise', 1], ['march', 1], ['march', 1], ['note', 1]);
  expect(states(campaign).slice(0, 3)).toEqual([
    ['muster', 'past'],
    ['move', 'now'],
    ['combat', 'ahead'],
  ]);
  expect(played(campaign)).toEqual({ raise: 1, march: 2, fight: 0, heal: 0, look: 0 });
  expect(stillToDo(sequenceOf(campaign))).toEqual([]);
});

test('what waits is named, whether it is due every turn or not', () => {
  const campaign = standing(['fight', 1]);
  expect(stillToDo(sequenceOf(campaign))).toEqual([
    { procedure: 'raise', played: 0, due: true, waiting: [] },
    { procedure: 'heal', played: 0, due: false, waiting: ['Guard'] },
  ]);
});

test('with a new turn, or a new stage of it, counting begins again; what began it belongs to what it ended', () => {
  const turn = standing(['raise', 1], ['march', 2], ['fight', 2]);
  expect(played(turn)).toEqual({ raise: 0, march: 0, fight: 1, heal: 0, look: 0 });
  const stage = standing(['raise', 1, 1], ['march', 1, 2]);
  expect(played(stage)).toEqual({ raise: 0, march: 0, fight: 0, heal: 0, look: 0 });
  expect(states(stage)[0]).toEqual(['muster', 'now']);
});

test('a turn is told against how things stood at the end of the one before; the first against the set-up', () => {
  expect(lastTurn(standing(['raise', 1], ['fight', 1], ['march', 2], ['march', 2]))).toMatchObject({
    turn: 1,
    wounded: ['Guard'],
  });
  expect(lastTurn(standing(['raise', 1], ['fight', 1]))).toMatchObject({ wounded: [] });
  const timeless = { ...standing(['fight', 1]), game: { ...game, campaign: {} } } as unknown as Campaign;
  expect(lastTurn(timeless)).toMatchObject({ wounded: [] });
  expect(sequenceOf({ ...timeless, game: { ...game, campaign: undefined } } as unknown as Campaign)).not.toHaveProperty(
    'turn',
  );
});
