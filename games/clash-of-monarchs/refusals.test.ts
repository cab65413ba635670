/** Every refusal of the game is met, each beside the nearest thing the rules allow. */
import { type Game, LOCALES, open, openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun } from '../testing/played-campaign.ts';
import { refusalWords, speakerFor } from '../words/index.ts';
import { game as clash } from './game.ts';
import { FORBIDDEN as FORBIDDEN_IN_BATTLE } from './second-way/forbidden.oracle.ts';
import { actions, FORBIDDEN_CHARTS, raid } from './second-way/forbidden-charts.oracle.ts';
import { en } from './text/en.ts';

/** Inputs here are whatever a caller may send. */
const game: Game = clash;

type Codes = readonly (readonly [code: string, at: string])[];

const refused = (procedure: string, input: Plain): Codes => {
  const checked = open(game, procedure, input);
  return checked.ok ? [] : checked.refusals.map(({ code, at }) => [code, at] as const);
};

const FORBIDDEN = [...FORBIDDEN_IN_BATTLE, ...FORBIDDEN_CHARTS];

/** What a register bars, and what it does not. */
const CAMPAIGN = begun(game, {
  forces: [{ name: 'Lost', place: 'eliminated' }, { name: 'Bare' }, { name: 'Here' }],
  leaders: [
    { name: 'Keith', place: 'removed' },
    { name: 'Lacy', place: 'map' },
  ],
  depots: [
    { name: 'Gone', owner: 'PR', state: 'captured' },
    { name: 'Stands', owner: 'PR' },
  ],
  lights: [
    { unit: 'Spent', steps: 0 },
    { unit: 'Fresh', steps: 1 },
  ],
  fleets: [{ fleet: 'FR', berth: 'force-pool' }, { fleet: 'RU' }],
});

const BARRED: readonly (readonly [code: string, procedure: string, barred: Plain, at: string, allowed: Plain])[] = [
  ['forceGone', 'withdrawal', { force: 'Lost' }, 'force', { force: 'Here' }],
  ['leaderElsewhere', 'withdrawal', { leader: 'Keith' }, 'leader', { leader: 'Lacy' }],
  [
    'troopsUnknown',
    'reconstruction',
    { nation: 'PR', treasury: 0, depots: 0, guns: [{ force: 'Bare', nation: 'PR' }] },
    'guns[0].force',
    { nation: 'PR', treasury: 0, depots: 0, guns: [{ nation: 'PR' }] },
  ],
  [
    'depotGone',
    'supply-raid',
    raid({ target: 'fd', owner: 'PR', raider: 'AU', depot: 'Gone' }),
    'depot',
    raid({ target: 'fd', owner: 'PR', raider: 'AU', depot: 'Stands' }),
  ],
  [
    'depotStands',
    'supply-actions',
    actions('build-fd', { nation: 'PR', available: 0, built: ['Stands'] }),
    'built[0]',
    actions('build-fd', { nation: 'PR', available: 0, built: ['Gone'] }),
  ],
  [
    'lightEliminated',
    'forage-raid',
    { raider: 'PR', owner: 'AU', units: ['Spent'] },
    'units[0]',
    { raider: 'PR', owner: 'AU', units: ['Fresh'] },
  ],
  ['fleetInPool', 'naval-combat', { fleet: 'FR', enemy: 'BR' }, 'fleet', { fleet: 'RU', enemy: 'BR' }],
];

const inCampaign = (procedure: string, input: Plain): Codes => {
  const ready = openIn(CAMPAIGN, procedure, input);
  return ready.ok ? [] : ready.refusals.map(({ code, at }) => [code, at] as const);
};

describe('every refusal', () => {
  test.each(FORBIDDEN)('%s in %s', (code, procedure, forbidden, at, allowed) => {
    expect(refused(procedure, forbidden)).toEqual([[code, at]]);
    expect(refused(procedure, allowed)).toEqual([]);
  });

  test('[12.10] a fault of the mover is told once, whoever may stand there, and each at its own place', () => {
    const both = { troops: [{ nation: 'PR', infantry: 8, guns: 1, gunsReduced: 2, cavalry: 5, cavalryUnits: 1 }] };
    const mover = { commander: { nation: 'PR', offensive: 1, defensive: 1 } };
    const enemy = (nation: string) => ({
      commander: { nation, offensive: 1, defensive: 1 },
      troops: [{ nation, infantry: 4, guns: 0, gunsReduced: 1 }],
    });
    const entry = {
      intensity: 'measured',
      attacker: { ...mover, ...both },
      commands: [enemy('PR')],
      defenders: [enemy('AU')],
      interceptors: [{ leader: 'Loudon', offensive: 1 }],
      joined: [enemy('AU')],
    };
    expect(refused('enter-space', entry as unknown as Plain).toSorted()).toEqual([
      ['moreReducedThanGuns', 'attacker.troops[0].gunsReduced'],
      ['moreReducedThanGuns', 'commands[0].troops[0].gunsReduced'],
      ['moreReducedThanGuns', 'defenders[0].troops[0].gunsReduced'],
      ['moreReducedThanGuns', 'joined[0].troops[0].gunsReduced'],
      ['unitsAndSteps', 'attacker.troops[0].cavalryUnits'],
    ]);
  });

  test('[15.4.3] a tactic of another power is refused to whoever may stand there with a commander', () => {
    const force = (nation: string) => ({
      commander: { nation, offensive: 1, defensive: 1 },
      troops: [{ nation, infantry: 8 }],
    });
    const { commander: _, ...unled } = force('AU');
    const came = { interceptors: [{ leader: 'Loudon', offensive: 1 }], joined: [force('AU')] };
    const entered = (tactic: string, standing: object) => {
      const entry = { intensity: 'measured', attacker: force('PR'), defenderHand: [tactic], ...standing };
      return refused('enter-space', entry as unknown as Plain);
    };
    // Seydlitz is Prussian; Slow Reaction may be Austrian. Where nobody commands, the hand is the interceptor's.
    for (const standing of [{ defenders: [force('AU')] }, { unled: [unled], ...came }, came]) {
      expect(entered('seydlitz', standing)).toEqual([['tacticOfAnother', 'defenderHand[0]']]);
      expect(entered('slow-reaction', standing)).toEqual([]);
    }
  });

  test('[17.3-4] of a force of one SP no two go into a fortress; a force that is not counted may', () => {
    const sent = (sps: number, enter: number) => refused('garrison', { class: 1, sps, enter });
    expect(sent(1, 2)).toEqual([['moreThanForce', 'enter']]);
    expect([sent(1, 1), sent(2, 2), sent(0, 2)]).toEqual([[], [], []]);
  });

  test('[10.0] depots named beyond those built or moved are counted apart', () => {
    const both = (built: readonly string[], moved: readonly string[]) => {
      const times = [
        { action: 'build-fd', times: 1 },
        { action: 'move-fd', times: 2 },
      ];
      const opened = open(game, 'supply-actions', { nation: 'PR', available: 20, actions: times, built, moved });
      return opened.ok ? [] : opened.refusals.map(({ at, facts }) => [at, facts?.['names'], facts?.['depots']]);
    };
    expect(both(['Pirna'], ['Torgau', 'Zittau'])).toEqual([]);
    expect(both(['Pirna', 'Brieg'], ['Torgau', 'Zittau', 'Glatz'])).toEqual([
      ['built', 2, 1],
      ['moved', 3, 2],
    ]);
  });

  test.each(BARRED)('%s in a campaign', (code, procedure, barred, at, allowed) => {
    expect(inCampaign(procedure, barred)).toContainEqual([code, at]);
    expect(inCampaign(procedure, allowed).map(([other]) => other)).not.toContain(code);
  });

  test('has been met, here or in an example', () => {
    const examples = game.examples.flatMap(({ refused: told = [] }) => told.map(({ code }) => code));
    const met = new Set([...FORBIDDEN, ...BARRED].map(([code]) => code).concat(examples));
    const worded = Object.keys(en).flatMap((key) => (key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : []));
    expect(worded.filter((code) => !met.has(code))).toEqual([]);
  });

  test('is worded in both languages', () => {
    let worded = 0;
    const examples = game.examples.filter(({ refused: told }) => told);
    const all = [
      ...FORBIDDEN.map(([, procedure, input]) => ({ procedure, input, rulings: {} })),
      ...examples.map(({ procedure, input, rulings = {} }) => ({ procedure, input, rulings })),
    ];
    for (const { procedure, input, rulings } of all) {
      const opened = open(game, procedure, input, { rulings });
      for (const refusal of opened.ok ? [] : opened.refusals) {
        for (const locale of LOCALES) {
          const sentence = refusalWords(game, speakerFor(game, locale), { ...refusal, at: '' });
          expect(sentence).not.toMatch(/\[[\w.-]+\]|undefined|\[object|NaN/);
        }
        worded += 1;
      }
    }
    expect(worded).toBeGreaterThan(FORBIDDEN.length - 1);
  });
});
