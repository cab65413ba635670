/** What stands in a form before anybody says anything, what is folded away, what leads, who is concerned. */
import { check, type Game, open, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { foldedIn } from '../testing/folded.ts';
import { game as combatRapide } from './game.ts';

const game: Game = combatRapide;
const procedureOf = (id: string) => game.procedures[id] ?? expect.fail(id);
const usual = (procedure: string, said: object): unknown => {
  const checked = check(procedureOf(procedure).input, said);
  return checked.ok ? checked.value : checked.refusals;
};
const opened = (id: string, input: object, rulings: Readonly<Record<string, string>> = {}) => {
  const checked = open(game, id, input as Plain, { rulings });
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

describe('what is left unsaid stands as it usually does', () => {
  const counters = { armiesPlus: 2, armiesMinus: 0, detachments: 0 };
  const force = {
    name: '—',
    nation: 'other',
    ...counters,
    pachas: [],
    technology: 'MUS',
    veteran: true,
    cavalry: 'standard',
    native: false,
    leader: { name: '—', manoeuvre: 0, fire: 0, shock: 0 },
    revolution: false,
    other: { fire: 0, shock: 0, pursuit: 0 },
  };

  test('a battle: two Armies (+) of veteran musketeers on a plain in 1650, led by nobody', () => {
    const blank = { year: 1650, terrain: 'plain', crossing: 'none', attacker: force, defender: force };
    expect(opened('battle', { attacker: {}, defender: {} }).input).toEqual(blank);
    const named = { leader: {}, other: {} };
    expect(opened('battle', { attacker: named, defender: named }).input).toEqual(blank);
  });

  test('[D, L] the Turks’ cavalry is eastern, the Aztecs have none and are native', () => {
    const { input } = opened('battle', { attacker: { nation: 'turkey' }, defender: { nation: 'aztecs' } });
    expect(input).toMatchObject({
      attacker: { cavalry: 'eastern', native: false },
      defender: { cavalry: 'none', native: true },
    });
  });

  test('the other charts', () => {
    expect(usual('stacking', {})).toEqual({ nation: 'other', ...counters, pachas: [] });
    expect(usual('losses', {})).toEqual({
      name: '—',
      nation: 'other',
      ...counters,
      pachas: [],
      losses: 1,
      half: false,
    });
    // N: an A− takes in 2 D.
    expect(usual('conversion', {})).toEqual({
      before: { name: '—', armiesPlus: 0, armiesMinus: 1, detachments: 2 },
      after: { armiesPlus: 1, armiesMinus: 0, detachments: 0 },
    });
    expect(usual('conversion', { before: {}, after: {} })).toEqual({
      before: { name: '—', ...counters },
      after: counters,
    });
    expect(usual('retreat-test', {})).toEqual({ broken: false, name: '—', manoeuvre: 0, morale: 2 });
    const short = procedureOf('battle').shortcuts?.['stacks'];
    const quick = short && check(short.input, {});
    expect(quick?.ok && quick.value).toEqual({
      attacker: '2A+',
      defender: '2A+',
      attackerTechnology: 'MUS',
      defenderTechnology: 'MUS',
      fire: 0,
      shock: 0,
    });
  });

  test('the short form: nobody is more than nine points ahead', () => {
    const short = procedureOf('battle').shortcuts?.['stacks'] ?? expect.fail('no short form');
    for (const field of ['fire', 'shock'])
      expect([-10, -9, 9, 10].map((ahead) => check(short.input, { [field]: ahead }).ok)).toEqual([
        false,
        true,
        true,
        false,
      ]);
  });
});

test('what seldom applies is folded away', () => {
  const force = ['player', 'pachas', 'cavalry', 'native', 'revolution', 'other'];
  const folded: Readonly<Record<string, readonly string[]>> = {
    battle: ['attacker', 'defender'].flatMap((side) => force.map((name) => `${side}.${name}`)),
    stacking: ['pachas'],
    losses: ['pachas'],
    conversion: [],
    'retreat-test': ['morale'],
  };
  for (const [id, { input }] of Object.entries(game.procedures))
    expect(foldedIn(input).toSorted(), id).toEqual(folded[id]?.toSorted());
});

test('attacker and defender fight, first and second player own', () => {
  expect(game.sides).toEqual(['attacker', 'defender', 'first', 'second']);
});

test('one figure of each line leads; those of a battle may be typed over', () => {
  const terms = (id: string, input: object, rulings: Readonly<Record<string, string>> = {}) => {
    const { procedure, input: full, book } = opened(id, input, rulings);
    return (procedure.equation?.(full, book) ?? []).flatMap(({ label, leads, side, quick }) =>
      label ? [[label, leads ?? false, side, quick]] : [],
    );
  };
  const plain = (label: string) => [label, false, undefined, undefined];
  const leads = (label: string) => [label, true, undefined, undefined];
  expect(terms('battle', { attacker: {}, defender: {} })).toEqual([
    ['side.attacker', false, 'attacker', 'attacker'],
    ['side.defender', false, 'defender', 'defender'],
    plain('force.fire'),
    leads('force.shock'),
  ]);
  expect(terms('stacking', {})).toEqual([leads('figure.equivalent'), plain('stacking.most')]);
  expect(terms('conversion', {})).toEqual([plain('conversion.before'), leads('conversion.after')]);
  expect(terms('losses', {})).toEqual([plain('losses.start'), plain('losses.suffered'), leads('losses.remaining')]);
  expect(terms('retreat-test', {})).toEqual([leads('retreat.die')]);
  expect(terms('retreat-test', {}, { withdrawal: 'test' })).toEqual([
    plain('force.manoeuvre'),
    plain('retreat.morale'),
    plain('retreat.threshold'),
    leads('retreat.die'),
  ]);
});

describe('who is concerned', () => {
  const parties = (attacker: object, defender: object) => {
    const { procedure, input } = opened('battle', { attacker, defender });
    return procedure.parties?.(input as never);
  };

  test('each side by its nation, where it has one of its own, and its player, where he is known', () => {
    expect(parties({}, { nation: 'france', player: 'second' })).toEqual({
      attacker: { nations: [] },
      defender: { player: 'second', nations: ['nation.france'] },
    });
  });

  test('forces of an earlier version are named beside them, and their leaders go by their name', () => {
    const names = (given: object) => {
      const { attacker, defender } = opened('battle', given).input as Readonly<
        Record<'attacker' | 'defender', { readonly name: string; readonly leader: { readonly name: string } }>
      >;
      return [attacker.name, attacker.leader.name, defender.name, defender.leader.name];
    };
    const both = { attacker: {}, defender: {} };
    expect(names({ ...both, attackerName: 'A' })).toEqual(['A', 'A', '—', '—']);
    expect(names({ ...both, defenderName: 'D' })).toEqual(['—', '—', 'D', 'D']);
    expect(names({ ...both, attackerName: 'A', attacker: { leader: { name: 'L' } } })).toEqual(['A', 'L', '—', '—']);
    expect(names({ attackerName: 'A', defenderName: 'D' })).toEqual(['A', 'A', 'D', 'D']);
    const wrong = open(game, 'battle', { attackerName: 'A', attacker: 3, defender: {} });
    expect(wrong.ok ? [] : wrong.refusals.map(({ at }) => at)).toEqual(['attacker']);
  });
});
