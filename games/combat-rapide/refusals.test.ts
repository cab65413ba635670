/** Every refusal of the game is met, and every bound of every field at both edges. */
import { check, type Field, type Game, open, openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun } from '../testing/played-campaign.ts';
import { game as combatRapide } from './game.ts';
import { en } from './text/en.ts';

/** Inputs here are whatever a caller may send. */
const game: Game = combatRapide;

type Codes = readonly (readonly [code: string, at: string])[];

const refused = (procedure: string, input: object, rulings: Readonly<Record<string, string>> = {}): Codes => {
  const checked = open(game, procedure, input, { rulings });
  return checked.ok ? [] : checked.refusals.map(({ code, at }) => [code, at] as const);
};

const battle = (attacker: object, rest: object = {}) => ({ attacker, defender: {}, ...rest });
const LACE = { nation: 'france', technology: 'LACE', revolution: true };

/** What the rules forbid, by the section that forbids it, beside the nearest thing they allow. */
const FORBIDDEN: readonly (readonly [
  code: string,
  rule: string,
  procedure: string,
  forbidden: object,
  at: string,
  allowed: object,
])[] = [
  // A force has something to fight with.
  ['noCounters', 'A', 'battle', battle({ armiesPlus: 0 }), 'attacker', battle({ armiesPlus: 0, detachments: 1 })],
  // B: 8 D in equivalents, two Armies, four D, two pachas besides.
  ['tooManyEquivalents', 'B', 'losses', { detachments: 1 }, '', { armiesPlus: 1, detachments: 4 }],
  ['tooManyArmies', 'B', 'losses', { armiesPlus: 0, armiesMinus: 3 }, '', { armiesPlus: 0, armiesMinus: 2 }],
  ['tooManyDetachments', 'B', 'losses', { armiesPlus: 0, detachments: 5 }, '', { armiesPlus: 0, detachments: 4 }],
  ['tooManyPachas', 'B', 'losses', { nation: 'turkey', pachas: [1, 0, 2] }, '', { nation: 'turkey', pachas: [1, 2] }],
  // H: the pachas are Turkish.
  ['pachasNotTurkish', 'H', 'losses', { nation: 'hungary', pachas: [0] }, '', { nation: 'turkey', pachas: [0] }],
  // Example 5: the army of the Revolution, in 1797; none before 1789.
  ['noRevolution', 'C', 'battle', battle(LACE, { year: 1788 }), 'attacker.revolution', battle(LACE, { year: 1789 })],
  [
    'noRevolution',
    'C',
    'battle',
    battle({ ...LACE, nation: 'austria' }, { year: 1797 }),
    'attacker.revolution',
    battle({ ...LACE, nation: 'austria', revolution: false }, { year: 1797 }),
  ],
  [
    'noRevolution',
    'C',
    'battle',
    battle({ ...LACE, technology: 'MAN' }, { year: 1797 }),
    'attacker.revolution',
    battle(LACE, { year: 1797 }),
  ],
  [
    'bothSides',
    'C',
    'battle',
    { attacker: { name: 'A' }, defender: { name: 'A' } },
    'defender.name',
    battle({ name: 'A' }),
  ],
  [
    'bothSides',
    'C',
    'battle',
    { attacker: { leader: { name: 'A' } }, defender: { leader: { name: 'A' } } },
    'defender.leader.name',
    { attacker: { leader: { name: 'A' } }, defender: { leader: { name: 'B' } } },
  ],
  // C leaves the ground to the base game, but for plain and river (example 2).
  ['terrainLost', 'C', 'battle', battle({}, { terrain: 'forest' }), 'terrain', battle({}, { terrain: 'plain' })],
  ['terrainLost', 'C', 'battle', battle({}, { crossing: 'pass' }), 'crossing', battle({}, { crossing: 'river' })],
];

/** K, example 5 continued: of an army wiped out nothing is left to use. */
const gone = begun(game, { forces: [{ name: 'Aut', armiesPlus: 0, armiesMinus: 0, detachments: 0 }] });

describe('every refusal', () => {
  test.each(FORBIDDEN)('%s (%s) in %s', (code, rule, procedure, forbidden, at, allowed) => {
    expect(refused(procedure, forbidden)).toEqual([[code, at]]);
    const checked = open(game, procedure, forbidden);
    expect(checked.ok ? [] : checked.refusals.map((each) => each.rule)).toEqual([rule]);
    expect(refused(procedure, allowed)).toEqual([]);
  });

  test('forceDestroyed (K): a force without Army and D, whatever it is wanted for', () => {
    const codes = (procedure: string, input: object): Codes => {
      const checked = openIn(gone, procedure, input);
      return checked.ok ? [] : checked.refusals.map(({ code, at }) => [code, at] as const);
    };
    expect(codes('battle', { attacker: { name: 'Aut' }, defender: {} })).toEqual([['forceDestroyed', 'attacker.name']]);
    expect(codes('losses', { name: 'Aut' })).toEqual([['forceDestroyed', 'name']]);
    expect(codes('conversion', { before: { name: 'Aut' } })).toEqual([['forceDestroyed', 'before.name']]);
    // What is not known of a force bars nothing.
    const unknown = openIn(begun(game, { forces: [{ name: 'Fra' }] }), 'losses', { name: 'Fra' });
    expect(unknown.ok).toBe(true);
  });

  test('unbooked: an effect on a force the register does not know waits, and says which', () => {
    const rules = game.campaign;
    const lost = { kind: 'left', name: 'Nobody', armiesPlus: 0, armiesMinus: 0, detachments: 0, pachas: [], lost: 1 };
    expect(rules?.apply(gone.state, lost)).toEqual({ unbooked: 'forceUnknown', facts: { name: 'Nobody' } });
  });

  test('has been met', () => {
    const met = new Set([...FORBIDDEN.map(([code]) => code), 'forceDestroyed']);
    const worded = Object.keys(en).flatMap((key) => (key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : []));
    expect(worded.filter((code) => !met.has(code))).toEqual([]);
  });

  test('under the ruling for EU8’s ground, no ground is lost', () => {
    for (const terrain of ['forest', 'swamp', 'desert', 'mountain'])
      expect(refused('battle', battle({}, { terrain }), { terrainValues: 'eu8' })).toEqual([]);
  });
});

/** The least and the most of every number, and the longest of every text and list. */
const BOUNDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  // Section G begins in 1492; the game ends with the Revolution and the Empire.
  'battle year': [1492, 1815],
  ...Object.fromEntries(
    ['battle attacker', 'battle defender', 'stacking', 'losses', 'conversion before', 'conversion after'].flatMap(
      (of) => [
        // More than section B allows, so that the stacking chart can say what is wrong.
        [`${of} armiesPlus`, [0, 4]],
        [`${of} armiesMinus`, [0, 4]],
        [`${of} detachments`, [0, 8]],
      ],
    ),
  ),
  ...Object.fromEntries(
    ['battle attacker', 'battle defender'].flatMap((of) => [
      // Figures of one digit on a leader's counter.
      [`${of} leader manoeuvre`, [0, 9]],
      [`${of} leader fire`, [0, 9]],
      [`${of} leader shock`, [0, 9]],
      [`${of} other fire`, [-5, 5]],
      [`${of} other shock`, [-5, 5]],
      [`${of} other pursuit`, [-5, 5]],
    ]),
  ),
  // Section H: some pachas are worth 0 or 2.
  ...Object.fromEntries(
    ['battle attacker', 'battle defender', 'stacking', 'losses'].map((of) => [`${of} pachas []`, [0, 2]]),
  ),
  'retreat-test manoeuvre': [0, 9],
  'retreat-test morale': [1, 9],
  'losses losses': [0, 20],
};

const NAMES: Readonly<Record<string, number>> = { name: 60 };
const LISTS: Readonly<Record<string, number>> = { pachas: 4 };

interface Placed {
  readonly place: string;
  readonly field: Field;
}

/** Every field of a description that has an edge. */
const edged = (of: Field, place: string): readonly Placed[] => {
  if (of.kind === 'list') return [{ place, field: of }, ...edged(of.of, `${place} []`)];
  if (of.kind !== 'record') return of.kind === 'flag' || of.kind === 'oneOf' ? [] : [{ place, field: of }];
  return Object.entries(of.fields).flatMap(([name, inner]) => edged(inner, `${place} ${name}`));
};

const fields = Object.entries(game.procedures).flatMap(([id, { input }]) => edged(input, id));
const accepts = (of: Field, value: Plain): boolean => check(of, value).ok;

describe('every bound', () => {
  test.each(fields.filter((each) => each.field.kind === 'integer').map(({ place, field: of }) => [place, of] as const))(
    '%s',
    (place, of) => {
      const [least, most] = BOUNDS[place] ?? expect.fail('say how little and how much');
      expect([least - 1, least, most, most + 1, least + 0.5].map((value) => accepts(of, value))).toEqual([
        false,
        true,
        true,
        false,
        false,
      ]);
    },
  );

  test.each(fields.filter((each) => each.field.kind === 'text').map(({ place, field: of }) => [place, of] as const))(
    '%s',
    (place, of) => {
      const most = NAMES[place.split(' ').at(-1) ?? ''] ?? expect.fail('say how long');
      expect(['', 'x', 'x'.repeat(most), 'x'.repeat(most + 1)].map((value) => accepts(of, value))).toEqual([
        false,
        true,
        true,
        false,
      ]);
    },
  );

  test.each(fields.filter((each) => each.field.kind === 'list').map(({ place, field: of }) => [place, of] as const))(
    '%s',
    (place, of) => {
      const most = LISTS[place.split(' ').at(-1) ?? ''] ?? expect.fail('say how many');
      expect(
        [0, most, most + 1].map((count) =>
          accepts(
            of,
            Array.from({ length: count }, () => 1),
          ),
        ),
      ).toEqual([true, true, false]);
    },
  );
});
