/** Every refusal there are words for is met, and every reading of a ruling makes a difference. */
import {
  type Campaign,
  canonical,
  evenly,
  odds,
  open,
  openExample,
  openIn,
  type Plain,
  playExample,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun, corrected, refusedBy, resolved } from '../testing/played-campaign.ts';
import { game } from './second-way/aid.oracle.ts';
import { en } from './text/en.ts';

const familyOf = (prefix: string): readonly string[] =>
  Object.keys(en).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

/** What the examples are refused for, before or while they are played. */
const inExamples = (): readonly string[] =>
  game.examples.flatMap((example) => {
    const opened = openExample(game, example);
    const played = opened.ok ? playExample(opened.value, example) : opened;
    return played.ok ? [] : played.refusals.map(({ code }) => code);
  });

/** What only a campaign can refuse: units that are gone, spent or of another arm. */
function inCampaigns(): readonly string[] {
  const units = [
    { name: 'Tank', nationality: 'germany', kind: 'tank' },
    { name: 'Gone', nationality: 'uk', kind: 'infantry', strength: 'eliminated' },
    { name: 'Wing', nationality: 'germany', kind: 'fighter', activationOver: true },
    { name: 'Spent', nationality: 'germany', kind: 'infantry', activationOver: true },
  ];
  const campaign = begun(game, { units, markers: [{ name: 'Used', drm: 1, spent: true }] });
  const codes = (procedure: string, input: Plain) =>
    refusedBy(openIn(campaign, procedure, input)).map(([code]) => code);
  const enemy = { name: 'Enemy', nationality: 'uk' };
  return [
    ...codes('ground-combat', { primary: { name: 'Tank' }, defender: { name: 'Gone' } }),
    ...codes('ground-combat', { primary: { name: 'Spent' }, defender: enemy }),
    ...codes('air-naval-combat', { attacker: { name: 'Wing' }, defender: enemy }),
    ...codes('air-naval-combat', { attacker: { name: 'Tank' }, defender: enemy }),
    ...codes('ground-combat', { primary: { name: 'Tank' }, defender: enemy, attackerMarkers: [{ name: 'Used' }] }),
  ];
}

test('every code the game has words for is met', () => {
  const met = new Set([...inExamples(), ...inCampaigns()]);
  expect(familyOf('refusal.').filter((code) => !met.has(code))).toEqual([]);
});

test('everything that can wait to be booked is met', () => {
  const waiting = resolved(begun(game, {}), 'next-phase', { recovered: [{ unit: 'KG 40', sorties: 2 }] });
  expect(waiting.owed.map(({ why }) => why.unbooked)).toEqual(familyOf('unbooked.'));
});

describe('[campaign] which uses are barred to whom', () => {
  const units = [
    { name: 'Army', nationality: 'germany', kind: 'infantry' },
    { name: 'Wing', nationality: 'germany', kind: 'fighter' },
  ];
  const ended = (at: number, campaign: Campaign) => corrected(campaign, `units[${at}].activationOver`, true);
  const fresh = begun(game, { units });
  const other = { name: 'Other', nationality: 'uk' };
  const convoy = { name: 'Convoy', nationality: 'uk', kind: 'convoy' };
  const at = { army: { name: 'Army' }, wing: { name: 'Wing' } };
  /** Each use with an input that puts the unit to it. */
  const USES: readonly (readonly [string, string, (name: 'army' | 'wing') => Plain, string])[] = [
    ['attacks on the ground', 'ground-combat', (name) => ({ primary: at[name], defender: other }), 'army'],
    ['defends on the ground', 'ground-combat', (name) => ({ primary: other, defender: at[name] }), 'army'],
    [
      'supports',
      'ground-combat',
      (name) => ({ primary: other, defender: { ...other, name: 'D' }, attackerAir: [at[name]] }),
      'wing',
    ],
    ['attacks in the air', 'air-naval-combat', (name) => ({ attacker: at[name], defender: other }), 'wing'],
    ['defends in the air', 'air-naval-combat', (name) => ({ attacker: other, defender: at[name] }), 'wing'],
    [
      'intercepts',
      'air-naval-combat',
      (name) => ({ cause: 'escort', attacker: other, defender: convoy, interceptors: [at[name].name] }),
      'wing',
    ],
    [
      'is carried as an army',
      'air-naval-combat',
      (name) => ({ cause: 'navalMovement', attacker: other, defender: convoy, cargo: [at[name]] }),
      'army',
    ],
    [
      'is carried as a wing',
      'air-naval-combat',
      (name) => ({ cause: 'navalMovement', attacker: other, defender: convoy, airCargo: [at[name]] }),
      'wing',
    ],
    [
      'stands by',
      'air-naval-combat',
      (name) => ({ cause: 'navalMovement', attacker: other, defender: convoy, force: [at[name].name] }),
      'both',
    ],
    [
      'traces',
      'air-naval-combat',
      (name) => ({ cause: 'supplyTrace', attacker: other, defender: convoy, tracing: [at[name]] }),
      'both',
    ],
    ['recovers', 'next-phase', (name) => ({ recovered: [{ unit: at[name].name, sorties: 1 }] }), 'wing'],
    ['is restored', 'next-phase', (name) => ({ restored: [at[name].name] }), 'army'],
  ];

  test.each(USES)('a unit that %s', (what, procedure, input, who) => {
    const codes = (campaign: Campaign, name: 'army' | 'wing') =>
      refusedBy(openIn(campaign, procedure, input(name))).map(([code]) => code);
    const barred = (name: 'army' | 'wing') => (who === 'both' || who === name ? [] : ['otherArm']);
    expect(codes(fresh, 'army')).toEqual(barred('army'));
    expect(codes(fresh, 'wing')).toEqual(barred('wing'));
    // A unit whose activation is over starts no attack, and does everything else.
    const attacks = ['attacks on the ground', 'attacks in the air', 'intercepts'].includes(what);
    const own = who === 'wing' ? 'wing' : 'army';
    expect(codes(ended(own === 'army' ? 0 : 1, fresh), own)).toEqual(attacks ? ['activationOver'] : []);
  });
});

describe('every reading of every ruling makes a difference', () => {
  const readings = Object.entries(game.rulings).flatMap(([id, { readings: all, default: usual }]) =>
    all.filter((reading) => reading !== usual).map((reading) => [id, usual, reading] as const),
  );
  /** What is refused, or everything that can come of it. */
  const told = (input: Plain, procedure: string, rulings: Readonly<Record<string, string>>): string => {
    const opened = open(game, procedure, input, { rulings });
    if (!opened.ok) return opened.refusals.map(({ code, at }) => `${code} ${at}`).join();
    const { outcomes, total } = odds(opened.value.begin(), { policy: evenly }).distribution;
    return outcomes
      .map(({ outcome, weight }) => `${canonical(outcome as Plain)} ${weight}/${total}`)
      .toSorted()
      .join('\n');
  };
  test.each(readings)('%s: %s or %s', (id, usual, reading) => {
    const shown = game.examples.filter((example) => example.id.startsWith(`ruling-${id}-`));
    const differs = shown.some(({ input, procedure, rulings = {} }) => {
      const under = (read: string) => told(input, procedure, { ...rulings, [id]: read });
      return under(usual) !== under(reading);
    });
    expect(shown.length, 'examples that show it').toBeGreaterThan(0);
    expect(differs).toBe(true);
  });
});
