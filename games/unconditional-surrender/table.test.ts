/** How combats lie on the table: the line that sums them up, their short form, what is said of the counters afterwards. */
import {
  answersInOrder,
  fraction,
  type GivenAnswers,
  odds,
  open,
  type Plain,
  type Resolution,
  resolve,
  typed,
  written,
} from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { modifierSign } from '../words/index.ts';
import { CASES, Chance, game, played } from './second-way/aid.oracle.ts';

type Facts = { readonly [fact: string]: Plain };

const playedOut = (
  procedure: string,
  input: Plain,
  dice: readonly number[],
  answers: GivenAnswers = [],
  rulings: Readonly<Record<string, string>> = {},
) => {
  const opened = open(game, procedure, input, { rulings });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  const resolution = resolve(opened.value, typed(dice, answersInOrder(answers).answer));
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.refusals));
  return { opened: opened.value, procedure: opened.value.procedure, resolution: resolution.value };
};

const ofExample = (id: string) => {
  const example = game.examples.find((each) => each.id === id) ?? expect.fail(id);
  return playedOut(example.procedure, example.input, example.dice ?? [], example.answers, example.rulings);
};

describe('the line that sums a situation up', () => {
  const line = (id: string): string => {
    const { opened, procedure } = ofExample(id);
    return (procedure.equation?.(opened.input, opened.book) ?? []).map(({ text }) => text).join(' ');
  };
  // Each sum is the one worked out in the example's origin, before anything is committed.
  test.each([
    ['U2', '+1 : 0'],
    ['U10-full', '+6 ÷2 : +1'],
    // +13 less the air support that is not committed yet is +11, held to +10; −4 without the markers.
    ['U4', '+10 : −4'],
    ['U7', '0 : 0'],
    ['carriers-severe-weather', '+1 ÷2 : +1 ÷2 ÷2'],
    ['atlantic-1943', '+5 : +6'],
  ])('%s: %s', (id, told) => expect(line(id)).toBe(told));

  test('its terms may be typed over, each under its own name', () => {
    const { opened, procedure } = ofExample('carriers-severe-weather');
    const terms = procedure.equation?.(opened.input, opened.book) ?? [];
    expect(terms.map(({ quick, side }) => [quick, side])).toEqual([
      ['attack', 'attacker'],
      ['attackHalved', 'attacker'],
      [undefined, undefined],
      ['defence', 'defender'],
      ['defenceHalved', 'defender'],
    ]);
  });
});

describe('the quick card: both sums in place of the lines', () => {
  const quick = (id: string) => game.procedures[id]?.shortcuts?.['totals'] ?? expect.fail(id);
  const shares = (procedure: string, input: unknown): Readonly<Record<string, string>> => {
    const opened = open(game, procedure, input);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const { distribution } = odds(opened.value.begin(), { outcome: (result) => String((result as Facts)['code']) });
    return Object.fromEntries(
      distribution.outcomes.map(({ outcome, weight }) => [outcome, written(fraction(weight, distribution.total))]),
    );
  };

  test.each([
    ['U10-full', { attack: 6, attackHalved: 1, defence: 1, defenceHalved: 0 }],
    ['carriers-severe-weather', { attack: 1, attackHalved: 1, defence: 1, defenceHalved: 2 }],
    ['atlantic-1943', { attack: 5, attackHalved: 0, defence: 6, defenceHalved: 0 }],
  ])('the sums of %s give its odds, and the situation gives the sums', (id, sums) => {
    const { opened, procedure } = ofExample(id);
    const { expand, shorten } = quick(procedure.id);
    expect(shorten?.(opened.input)).toEqual(sums);
    expect(shares(procedure.id, expand(sums))).toEqual(shares(procedure.id, opened.input));
  });

  test('committed markers and air support come on top', () => {
    const input = {
      ...(quick('ground-combat').expand({ attack: 4, attackHalved: 1, defence: 1, defenceHalved: 0 }) as object),
      attackerMarkers: [{ name: 'M', drm: 2, halves: true }],
      attackerAir: [{ name: 'W', nationality: 'germany' }],
    };
    const cards = [{ attacker: 'commit+1+air', defender: 'hold' }];
    const { steps } = playedOut('ground-combat', input, [3, 2], cards).resolution;
    // 4 + 2 support + 2 marker = +8, die 3: 11, halved twice: 6, 3. Defender +1, die 2: 3. Column 3, row 3 is ♦.
    const read = steps.flatMap(({ lookup }) => (lookup ? [[lookup.column, lookup.row, lookup.cell]] : []));
    expect(read).toEqual([['3', '3', '♦']]);
    const applied = steps.flatMap(({ modifiers }) => modifiers.filter((each) => each.applied));
    expect(applied.map((each) => [each.id, modifierSign(each)])).toEqual([
      ['counted', '+4'],
      ['supportFair', '+2'],
      ['markers', '+2'],
      ['counted', '+1'],
      ['counted', '÷2'],
      ['markers', '÷2'],
    ]);
  });
});

/** Every effect on a unit, and every fate of a counter, by the unit's name. */
function fatesAndEffects({ input, result, effects, procedure }: Resolution) {
  const fates = new Map(
    (game.procedures[procedure]?.fates?.(result, input) ?? []).map((fate) => {
      const at = (fate.at.match(/[^.[\]]+/g) ?? []).reduce<Plain>(
        (part, step) => (part as Facts)[step] as Plain,
        input,
      );
      return [String((at as Facts)['name']), fate] as const;
    }),
  );
  return { fates, effects: effects as readonly (Facts & { readonly kind: string })[] };
}

test('what is said of the counters is what the campaign books', () => {
  const chance = new Chance(701);
  let [checked, helped] = [0, 0];
  for (const id of ['ground-combat', 'air-naval-combat']) {
    const procedure = game.procedures[id] ?? expect.fail(id);
    for (const opened of inputsFor(game, procedure, Math.ceil(CASES / 8), 71)) {
      const resolution = played(
        chance,
        id,
        opened.input as object,
        opened.book.rulings as Readonly<Record<string, string>>,
      );
      if (!resolution) continue;
      const { fates, effects } = fatesAndEffects(resolution);
      const { additional = [] } = resolution.input as {
        readonly additional?: readonly { readonly strength: string }[];
      };
      if (id === 'ground-combat') {
        // Who only helps to attack is told of as well: nothing happens to him.
        const onGround = [...fates.values()].filter(({ at }) => !at.includes('Air'));
        expect(onGround.map(({ at }) => at)).toEqual([
          'primary',
          ...additional.map((_, index) => `additional[${index}]`),
          'defender',
        ]);
        for (const [index, { strength }] of additional.entries())
          expect(onGround[index + 1]).toMatchObject({ words: { facts: { fate: strength, hurt: false } } });
        helped += additional.length;
      }
      const on = (kind: string) =>
        new Map(effects.filter((each) => each.kind === kind).map((each) => [each['unit'], each]));
      for (const [name, { at, after, gone, words }] of fates) {
        checked += 1;
        const said = JSON.stringify([id, opened.input, name]);
        expect(gone === true, said).toBe(on('eliminated').has(name));
        if (on('reduced').has(name)) expect(after, said).toMatchObject({ strength: 'reduced' });
        const sorties = on('sorties').get(name);
        expect(after?.['sorties'], said).toBe(sorties?.['sorties']);
        const { over, retreats, hex, hurt } = (words.facts ?? {}) as Facts;
        const { attackerSteps = 0, defenderSteps = 0 } = resolution.result as Readonly<Record<string, number>>;
        const steps = { primary: attackerSteps, defender: defenderSteps }[at];
        if (hurt !== undefined) expect(hurt, said).toBe(steps !== undefined && steps > 0);
        if (over !== undefined) expect(over, said).toBe(on('activationEnds').has(name));
        const retreat = on('retreated').get(name);
        if (retreats !== undefined)
          expect([retreats, hex], said).toEqual([retreat !== undefined, retreat?.['hex'] ?? null]);
        if (words.key === 'airNaval.fate.supply')
          expect(words.facts?.['supply']).toBe(on('supply').get(name)?.['supply']);
      }
      // Nobody is left out: whatever is booked on a unit that lies on the table is said of it.
      for (const { kind, unit } of effects) {
        if (['reduced', 'eliminated', 'sorties', 'supply'].includes(kind)) expect([...fates.keys()]).toContain(unit);
      }
    }
  }
  expect(checked).toBeGreaterThan(CASES / 4);
  expect(helped).toBeGreaterThan(0);
});

test('[step 2] what was committed is revealed by its name, and nothing of a side that held back', () => {
  const combat = {
    attack: 'mobile',
    primary: { name: 'P', nationality: 'germany' },
    defender: { name: 'D', nationality: 'ussr' },
    attackerMarkers: [{ name: 'M' }, { name: 'N' }],
    attackerAir: [{ name: 'W', nationality: 'germany' }],
    defenderMarkers: [{ name: 'S' }],
  };
  const revealed = (attacker: string, defender: string) => {
    const { steps } = playedOut('ground-combat', combat, [3, 3], [{ attacker, defender }]).resolution;
    const { facts } = steps.find(({ outcome }) => outcome?.key === 'commit.revealed')?.outcome ?? {};
    return [facts?.['attacker'], facts?.['defender']];
  };
  expect(revealed('commit+2', 'hold')).toEqual([['N'], null]);
  expect(revealed('commit+1+air', 'commit+1')).toEqual([['M', 'W'], ['S']]);
  expect(revealed('commit+air', 'hold')).toEqual([['W'], null]);
  expect(revealed('hold', 'commit+1')).toEqual([null, ['S']]);
});

describe('what comes next', () => {
  const next = (id: string) => {
    const { opened, procedure, resolution } = ofExample(id);
    return (procedure.next?.(resolution.result, opened.input) ?? []).map(({ procedure: act, input }) => [act, input]);
  };

  test('a mobile attack that leaves the activation open may be followed by another', () => {
    const primary = {
      name: '1st Panzer',
      nationality: 'germany',
      kind: 'tank',
      elite: false,
      strength: 'full',
      supply: 'supplied',
    };
    expect(next('U1')).toEqual([['ground-combat', { primary }]]);
    expect(next('U2'), 'an assault').toEqual([]);
    // 0 and die 1 is 1, German +2 and die 6 is 8: AA+3 ends the activation.
    const armies = { primary: { name: 'A', nationality: 'italy' }, defender: { name: 'D', nationality: 'germany' } };
    const { opened, procedure, resolution } = playedOut('ground-combat', armies, [1, 6]);
    expect(procedure.next?.(resolution.result, opened.input)).toEqual([]);
  });

  test('a winning interceptor attacks again with the sorties it has now', () => {
    expect(next('U7')).toEqual([
      ['air-naval-combat', { attacker: expect.objectContaining({ name: 'Luftflotte 3', sorties: 4 }) }],
    ]);
    expect(next('escort-fails-worn-out')).toEqual([]);
    expect(next('escort-holds')).toEqual([]);
  });

  test('the other faction’s factories are fought for with Germany’s as they stand', () => {
    const [[act, input] = []] = next('atlantic-1943');
    expect([act, input]).toMatchObject([
      'strategic-combat',
      { opponent: 'soviet', facLost: { germany: 3, uk: 2, ussr: 5 }, usaWestern: true, bombed: 2 },
    ]);
    expect(open(game, 'strategic-combat', input).ok).toBe(true);
    expect(next('arctic-1942')).toMatchObject([
      ['strategic-combat', { opponent: 'western', facLost: { germany: 3, uk: 3, ussr: 6 } }],
    ]);
  });
});

describe('the score', () => {
  const score = (id: string) => {
    const { procedure, resolution } = ofExample(id);
    return (procedure.score?.(resolution) ?? []).map(({ label, cells, note }) => [
      label.key,
      ...Object.values(cells).map(({ dice = [], modifier, total }) => [
        `${dice[0]?.face} of ${dice[0]?.sides}`,
        modifier,
        total,
      ]),
      note?.key,
    ]);
  };
  test('a row for the air combat inside, and one for the ground', () => {
    // The throws of Kursk as its origin has them.
    expect(score('kursk-1943')).toEqual([
      ['combat.score.air', ['4 of 6', 2, '6'], ['3 of 6', 1, '4'], 'airNaval.code'],
      ['combat.score.ground', ['1 of 6', 10, '11'], ['6 of 6', 5, '11'], 'groundCode.♦'],
    ]);
  });
  test('none where nothing was fought in the air', () => expect(score('U1')).toEqual([]));
});
