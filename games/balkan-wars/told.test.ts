/** What a procedure tells of its own steps: every modifier asked or not, every unit, every point, in English words. */
import { answersInOrder, type Game, open, type Plain, resolve, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { speakerFor } from '../words/index.ts';
import { game as balkanWars } from './game.ts';

const game: Game = balkanWars;
const say = speakerFor(game, 'en');

interface Throw {
  readonly dice?: readonly number[];
  readonly answers?: readonly string[];
  readonly rulings?: Readonly<Record<string, string>>;
}

function stepsOf(id: string, input: object, { dice = [], answers = [], rulings = {} }: Throw = {}) {
  const opened = open(game, id, input as Plain, { rulings });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  const played = resolve(opened.value, typed(dice, answersInOrder(answers).answer));
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  return played.value.steps;
}
/** Rule, title and outcome of every step that says how it came out. */
const outcomes = (id: string, input: object, thrown?: Throw) =>
  stepsOf(id, input, thrown).flatMap(({ rule, title, outcome }) => (outcome ? [[rule, say(title), say(outcome)]] : []));
/** Every modifier by its name: its value where it applies, no where it does not, nothing where nobody asks. */
const modifiers = (id: string, input: object, thrown?: Throw) =>
  Object.fromEntries(
    stepsOf(id, input, thrown).flatMap((step) =>
      step.modifiers.map(({ id: name, applied, asked, value }) => [name, applied ? value : asked ? 'no' : undefined]),
    ),
  );
const worded = (id: string, input: object, name: string, thrown?: Throw) => {
  const found = stepsOf(id, input, thrown).flatMap((step) => step.modifiers.filter((each) => each.id === name));
  return found[0] && say(found[0].text);
};

const unit = (id: string, country: string, strength: number, more: object = {}) => ({ id, country, strength, ...more });
const fight = (ours: object, theirs: object, rest: object = {}) => ({
  attackers: [unit('A', 'bulgaria', 4, ours)],
  defenders: [unit('D', 'ottoman', 4, theirs)],
  ...rest,
});
/** 4 against 4 is 1/1; 4 or less before modifiers never leaves a choice of units, for each side has one. */
const thrown = { dice: [4] };

describe('[Die modifiers] of a combat', () => {
  const charging = (cadre: number) => ({ charging: true, cadre });

  test('are asked where somebody charges, pays or digs, and left out elsewhere', () => {
    const nobody = {
      attackerCharge: undefined,
      attackerMorale: undefined,
      engineers: undefined,
      defenderCharge: undefined,
      defenderMorale: undefined,
    };
    const at = (ours: object, theirs: object, rest: object = {}, more: Throw = {}) => {
      const all: Readonly<Record<string, unknown>> = modifiers('combat', fight(ours, theirs, rest), {
        ...thrown,
        ...more,
      });
      return Object.fromEntries(Object.keys(nobody).map((name) => [name, all[name]]));
    };
    expect(at({}, {})).toEqual(nobody);
    expect(at(charging(2), {})).toEqual({ ...nobody, attackerCharge: 2 });
    expect(at({}, charging(2))).toEqual({ ...nobody, defenderCharge: -1 });
    expect(at(charging(6), charging(3))).toEqual({ ...nobody, attackerCharge: 2, defenderCharge: 'no' });
    expect(at(charging(5), charging(3))).toEqual({ ...nobody, attackerCharge: 'no', defenderCharge: -1 });
    const aid = { rulings: { chargeRule: 'aid' } };
    expect(at(charging(5), charging(3), {}, aid)).toEqual({ ...nobody, attackerCharge: 'no', defenderCharge: 'no' });
    expect(at({ type: 'engineer' }, {})).toEqual({ ...nobody, engineers: 'no' });
    expect(at({ type: 'engineer' }, {}, { entrenched: true })).toEqual({ ...nobody, engineers: 1 });
    expect(at({ type: 'engineer' }, {}, { fortificationPresent: true })).toEqual({ ...nobody, engineers: 1 });
    expect(at({ type: 'engineer' }, { type: 'fortification' })).toEqual({ ...nobody, engineers: 1 });
    const nations = [
      { country: 'bulgaria', player: 'first', morale: 1 },
      { country: 'ottoman', player: 'second', morale: 1 },
    ];
    const paid = (...answers: readonly string[]) => at({}, {}, { nations }, { answers });
    expect(paid('no', 'no')).toEqual({ ...nobody, attackerMorale: 'no', defenderMorale: 'no' });
    expect(paid('bulgaria', 'no')).toEqual({ ...nobody, attackerMorale: 1, defenderMorale: 'no' });
    expect(paid('no', 'ottoman')).toEqual({ ...nobody, attackerMorale: 'no', defenderMorale: -1 });
  });

  test('[6.4] say which charge fell short and by what values', () => {
    const defence = (ours: object, theirs: object) => worded('combat', fight(ours, theirs), 'defenderCharge', thrown);
    const short = (values: string) =>
      `S&T 166: the attackers’ total Shock Value is not twice the defenders’ (${values})`;
    const higher = (values: string) => `The defenders that charge have a higher total Shock Value (${values})`;
    expect(defence(charging(5), charging(3))).toBe(short('5 against 3'));
    expect(defence(charging(3), charging(3))).toBe(short('3 against 3'));
    expect(defence(charging(2), charging(3))).toBe(higher('2 against 3'));
    expect(defence(charging(6), charging(3))).toBe(higher('6 against 3'));
    expect(defence({}, charging(3))).toBe(higher('0 against 3'));
    expect(worded('combat', fight(charging(5), charging(3)), 'attackerCharge', thrown)).toBe(
      'The attackers that charge have a total Shock Value twice as high (5 against 3)',
    );
    expect(worded('combat', fight(charging(5), {}), 'attackerCharge', thrown)).toContain('(5 against 0)');
  });
});

test('[Column shifts] odds, each shift, the net', () => {
  const guns = (bombardment: number) => ({ type: 'heavyArtillery', bombardment });
  const all = { entrenched: true, terrain: 3, allAcrossWater: true };
  // 4 : 4 is 1/1; 3 − 1 guns, −2 trenches, +3 terrain, −2 water: +1.
  const combat = fight({ ...guns(3), supplied: true }, guns(1), all);
  expect(outcomes('combat', combat, thrown).slice(0, 2)).toEqual([
    ['crt', 'Odds', '4 against 4: column 1/1'],
    ['shifts', 'Column shifts', 'net +1: column 2/1'],
  ]);
  expect(modifiers('combat', combat, thrown)).toMatchObject({
    artillerySuperiority: 2,
    entrenchment: -2,
    terrain: 3,
    acrossWater: -2,
    someUnsupplied: 'no',
    allUnsupplied: 'no',
  });
  expect(worded('combat', combat, 'artillerySuperiority', thrown)).toBe(
    'Artillery superiority: bombardment 3 against 1',
  );
  const supply = (...supplied: readonly boolean[]) =>
    modifiers(
      'combat',
      {
        attackers: supplied.map((has, place) => unit(`A${place}`, 'bulgaria', 4, { supplied: has })),
        defenders: [unit('D', 'ottoman', 4)],
      },
      // 1 is R/- at 1/1 and, one or two columns further left, E/-: nobody picks.
      { dice: [1] },
    );
  expect(supply(false)).toMatchObject({ someUnsupplied: 'no', allUnsupplied: -2 });
  expect(supply(true, true)).toMatchObject({ someUnsupplied: 'no', allUnsupplied: 'no' });
});

describe('[Explanation of combat results] what became of units and of national morale', () => {
  const told = (input: object, more: Throw) =>
    outcomes('combat', input, more).filter(([rule]) => rule === 'results' || rule?.startsWith('morale'));

  test('only those that were struck are told, and a lost fort apart from the result', () => {
    // 12 : 2 is 6/1 or more; 3: -/R. A fort cannot rout and is eliminated.
    const siege = {
      attackers: [unit('Corps', 'bulgaria', 12)],
      defenders: [unit('Kirk', 'ottoman', 2, { type: 'fortification' }), unit('Redif', 'ottoman', 0)],
    };
    expect(told(siege, { dice: [3] })).toEqual([
      [
        'results',
        'Units',
        'Kirk is eliminated and leaves the game for good; Redif is demoralised and retreats 3 hexes',
      ],
      [
        'morale',
        'National morale',
        'Bulgaria gains 1 national morale point; the Ottoman Empire loses 2 national morale points',
      ],
      ['moraleOther', 'National morale', 'the Ottoman Empire loses 1 national morale point for the fortification'],
    ]);
    // S changes no morale; 4 at 1/1: S/S.
    expect(told(fight({}, {}), thrown)).toEqual([['results', 'Units', 'A is demoralised; D is demoralised']]);
  });

  test('a level that ignores bold italics says what it knows of the cell', () => {
    const levels = (level: string) =>
      outcomes('combat', fight({}, {}, { level }), thrown).filter(([rule]) => rule === 'levels');
    expect(levels('advanced')).toEqual([]);
    expect(levels('competitor').map(([, title, outcome]) => [title, outcome?.slice(-19)])).toEqual([
      ['Results in bold italics', ' nothing is ignored'],
    ]);
  });
});

describe('[Rally procedure, Mobilisation costs] recovery', () => {
  test('a rally tells cadre, staff and morale, and what decided the die', () => {
    const shaken = { id: '3rd', country: 'serbia', cadre: 2 };
    expect(modifiers('rally', shaken, { dice: [2] })).toEqual({ cadre: 2, staff: undefined, morale: undefined });
    const nations = [{ country: 'serbia', player: 'first', morale: 1 }];
    const helped = { ...shaken, headquarters: [{ country: 'serbia', staff: 2 }], nations };
    expect(modifiers('rally', helped, { dice: [2], answers: ['yes'] })).toEqual({ cadre: 2, staff: 2, morale: 1 });
    expect(modifiers('rally', helped, { dice: [2], answers: ['no'] })).toEqual({ cadre: 2, staff: 2, morale: 'no' });
    expect(outcomes('rally', shaken, { dice: [2] })).toEqual([['rally', 'Rally die', '2 against a target of 2']]);
  });

  test('a mobilisation tells costs, who paid with what, and who stays', () => {
    // A division costs twice its cadre level: 4 points each.
    const recruits = {
      units: [
        { id: 'Evzones', country: 'greece', cadre: 2 },
        { id: 'Morava', country: 'serbia', cadre: 2 },
      ],
      treasuries: [{ country: 'greece', points: 1 }],
      volunteers: [{ player: 'first', points: 2 }],
      nations: [
        { country: 'greece', player: 'first', morale: 1 },
        { country: 'serbia', player: 'first', morale: 4 },
      ],
    };
    expect(outcomes('mobilisation', recruits, { answers: ['1', 'no'] })).toEqual([
      ['mobilisation', 'Costs', 'Evzones: 4 points; Morava: 4 points'],
      ['mobilisation', 'Payment', 'Greece pays 4 points: 1 of its own, 2 of the volunteers’ and 1 of national morale'],
      ['mobilisation', 'In the pool', 'Morava stays in the pool'],
    ]);
    const paid = { units: recruits.units.slice(0, 1), extraPoints: 4 };
    expect(outcomes('mobilisation', paid)).toEqual([
      ['mobilisation', 'Costs', 'Evzones: 4 points'],
      ['mobilisation', 'Payment', 'Greece pays 4 points: 4 from another source'],
    ]);
  });
});

describe('[Political Events Table] events and turns', () => {
  const events = (input: object, more: Throw) => outcomes('political-event', input, more).map(([, ...told]) => told);

  test('disease tells how many fall sick of how many listed', () => {
    const units = [
      { id: 'U', country: 'serbia' },
      { id: 'V', country: 'serbia' },
    ];
    const nations = [{ country: 'serbia', player: 'second', morale: 1 }];
    const told = events({ units, nations }, { dice: [1, 5, 1, 2] });
    expect(told.flat().filter((line) => line?.includes('sick'))).toEqual(
      expect.arrayContaining(['1 unit falls sick; none is listed', '2 units fall sick, of 2 listed']),
    );
  });

  test('an event without effect tells none', () => {
    expect(events({}, { dice: [6, 6] })).toHaveLength(1);
    expect(events({}, { dice: [5, 4] })).toHaveLength(2);
  });

  test('a new turn tells the volunteers that lapse, where any do', () => {
    const volunteers = [{ player: 'second', points: 3 }];
    const turn = { turnNumber: 4, volunteers };
    expect(outcomes('next-turn', turn)).toEqual([['sequence', 'Turn', 'Turn 5 begins']]);
    expect(outcomes('next-turn', { ...turn, secondMobilised: true })).toEqual([
      ['sequence', 'Turn', 'Turn 5 begins'],
      [
        'events',
        'Volunteers',
        'the second player loses 3 mobilisation points of volunteers: kept only until his Mobilisation Segment',
      ],
    ]);
  });
});
