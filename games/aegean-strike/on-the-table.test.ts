/** What lies on the table: forces, the line that sums a combat up, causes, fates, scores, next acts. Worked by hand from the aid. */
import {
  answersInOrder,
  countersOf,
  type Field,
  type Game,
  layoutOf,
  open,
  type Plain,
  resolve,
  typed,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { speakerFor } from '../words/index.ts';
import { game as aegeanStrike } from './game.ts';

const game: Game = aegeanStrike;
/** Spaces that hold are read as plain ones. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const say = { en: speakerFor(game, 'en'), fr: speakerFor(game, 'fr') };

const exampleOf = (id: string) => game.examples.find((each) => each.id === id) ?? expect.fail(`no example ${id}`);

/** A printed example played with its own dice and answers. */
function told(id: string) {
  const { procedure: of, input, dice = [], answers = [], rulings = {} } = exampleOf(id);
  const opened = open(game, of, input, { rulings });
  if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
  const played = resolve(opened.value, typed(dice, answersInOrder(answers).answer));
  if (!played.ok) return expect.fail(JSON.stringify(played.refusals));
  const { procedure, book } = opened.value;
  return { ...played.value, procedure, book, input: opened.value.input };
}

const line = (id: string): string => {
  const { procedure, input, book } = told(id);
  return (procedure.equation?.(input, book) ?? []).map(({ text }) => text).join(' ');
};
const headline = (id: string): readonly string[] => {
  const { procedure, ...played } = told(id);
  const words = procedure.headline?.(played) ?? expect.fail(`${id} has no headline`);
  return [plain(say.en(words)), plain(say.fr(words))];
};
const fates = (id: string) => {
  const { procedure, result, input } = told(id);
  return (procedure.fates?.(result, input) ?? []).map(({ at, words, after, gone }) => [
    at,
    say.en(words),
    after ?? {},
    gone ?? false,
  ]);
};

describe('ground combat', () => {
  // (4 + 5) × 2 = 18 against 3 × 3 = 9: 2-1; −3 quality, −1 formation, +2 armour; close air support adds 2.
  test('is summed up before the die', () => {
    expect(line('ground-combat')).toBe('18 : 9 = 2-1 −2 → +1 +2');
  });

  test('its cause is one line', () => {
    expect(headline('ground-combat')).toEqual(['2 + 2 = 4 in column +1', '2 + 2 = 4 dans la colonne +1']);
  });

  test('every counter is told what became of it', () => {
    expect(fates('ground-combat')).toEqual([
      ['attackers[0]', '1 Hit', { hits: 1, formation: 'MC' }, false],
      ['attackers[1]', 'unhurt', { hits: 0, formation: 'MC' }, false],
      ['defenders[0]', 'unhurt', { hits: 1, formation: 'MC' }, false],
    ]);
  });

  test('is played by two strengths', () => {
    const { expand, shorten } = game.procedures['ground-combat']?.shortcuts?.['totals'] ?? expect.fail('no shortcut');
    const quick = {
      attack: 11,
      defence: 5,
      attackQuality: 'M',
      defenceQuality: 'E',
      formation: 'HD',
      support: true,
    } as const;
    const opened = open(game, 'ground-combat', expand(quick));
    if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
    const { procedure, input, book } = opened.value;
    // Militia against elite is six columns to the left, hasty defence one more.
    expect(procedure.equation?.(input, book).map(({ text }) => text)).toEqual('11 : 5 = 2-1 −7 → 1-3 +2'.split(' '));
    expect(shorten?.(input)).toEqual(quick);
    // The printed example: 18 against 9, line troops against elite in hasty defence, support that succeeded.
    expect(shorten?.(told('ground-combat').input)).toEqual({
      attack: 18,
      defence: 9,
      attackQuality: 'L',
      defenceQuality: 'E',
      formation: 'HD',
      support: true,
    });
  });
});

describe('other causes and fates', () => {
  test('disengagement: 8 − 4, a 4 is enough', () => {
    expect(headline('disengagement')[0]).toBe('die 4, with 4 or more needed');
    expect(fates('disengagement')).toEqual([['', 'one Hit, one hex back', { hits: 1 }, false]]);
  });

  test('a landing that nobody resists has no die', () => {
    expect(line('landing-empty')).toBe('');
    expect(headline('landing-empty')[0]).toBe('nobody holds the hex');
  });

  test('a landing that is resisted is a ground combat: 4 against 4, die 5', () => {
    expect(line('landing-won')).toBe('4 : 4 = 0 0 → 0 0');
    expect(headline('landing-won')[0]).toBe('5 in column 0');
  });

  test('parachutists under fire: 7 + 3 = 10', () => {
    expect(headline('drop-7-forest-fired')).toEqual(['die 7 + 3 = 10', 'dé : 7 + 3 = 10']);
    expect(fates('drop-7-forest-fired')).toEqual([['', 'eliminated', { hits: 0 }, true]]);
  });

  test('the track: a 4 against 9', () => {
    expect(headline('track-ecm')[0]).toBe('die 4 against a value of 9');
  });
});

describe('scores', () => {
  const scored = (id: string) => {
    const { procedure, ...played } = told(id);
    return (procedure.score?.(played) ?? []).map(({ label, cells }) => [
      say.en(label),
      ...Object.entries(cells).map(([side, { dice = [], told: words }]) => [
        side,
        dice.map(({ face }) => face),
        words === undefined ? '' : say.en(words),
      ]),
    ]);
  };

  test('naval combat: a row a shot, countermeasures beside it', () => {
    const rows = scored('submarines');
    const dice = rows.flatMap((row) => row.slice(1).flatMap((cell) => cell[1] as readonly number[]));
    expect(dice).toEqual(exampleOf('submarines').dice);
    for (const [label, ...cells] of rows) {
      expect(label).toMatch(/ fires$/);
      expect(cells.map(([side]) => side).toSorted()).toEqual(['attacker', 'defender']);
    }
  });

  test('interception: whoever acts looks first, then the target', () => {
    const rows = scored('interception-short');
    const looks = rows.filter(([label]) => String(label).endsWith(' looks')).map(([, cell]) => cell?.[0]);
    expect(looks[0]).toBe('acting');
    expect(looks.at(-1)).toBe('opposing');
    const dice = rows.flatMap((row) => row.slice(1).flatMap((cell) => cell[1] as readonly number[]));
    expect(dice).toEqual(exampleOf('interception-short').dice);
  });
});

describe('what comes next', () => {
  const next = (id: string) => {
    const { procedure, result, input } = told(id);
    return (procedure.next?.(result, input) ?? []).map(({ procedure: then, input: given }) => [then, given]);
  };

  test('a unit in deliberate assault beside the enemy resolves it', () => {
    expect(next('change-assault')).toEqual([
      [
        'ground-combat',
        { attacker: 'nato', attackers: [{ name: 'Soviet armoured division', kind: 'armour', formation: 'DA' }] },
      ],
    ]);
  });

  test('what was detected in the air is intercepted', () => {
    expect(next('detection-e2')).toEqual([
      ['interception', { side: 'nato', strikers: [{ name: 'Su-24', detected: true }] }],
    ]);
  });
});

describe('a blank form', () => {
  /** Each list as short as it may be, names as the samples call them; only what has no usual value is left to say. */
  const blank = (field: Field): Plain | undefined => {
    if (field.optional) return undefined;
    switch (field.kind) {
      case 'record':
        return Object.fromEntries(
          Object.entries(field.fields).flatMap(([name, inner]) => {
            const value = blank(inner);
            return value === undefined ? [] : [[name, value]];
          }),
        );
      case 'list':
        return Array.from({ length: field.min }, () => blank(field.of) ?? null);
      case 'text':
        return field.default ?? (field.sample === undefined ? undefined : say.en(field.sample));
      case 'integer':
      case 'flag':
      case 'oneOf':
        return field.default;
    }
  };

  test('calls aircraft that fly along by a sample of their own side', () => {
    const samplesOf = ({ fields }: Extract<Field, { kind: 'record' }>) => {
      return ['bombers', 'escorts'].map((list) => {
        const { of } = fields[list] as Extract<Field, { kind: 'list' }>;
        const { name: called } = (of as Extract<Field, { kind: 'record' }>).fields;
        return called?.kind === 'text' ? called.sample : undefined;
      });
    };
    const [own, enemy] = [
      ['sample.bomber', 'sample.escort'],
      ['sample.enemyBomber', 'sample.enemyEscort'],
    ];
    const { bombardment, 'ground-combat': combat } = aegeanStrike.procedures;
    expect(samplesOf(bombardment.input)).toEqual(own);
    expect(samplesOf(combat.input.fields.attackSupport)).toEqual(own);
    expect(samplesOf(combat.input.fields.defenceSupport)).toEqual(enemy);
  });

  /** What only the player can know: a printed value, the enemy, a map, the number of the initiative. */
  const MAP = ['title', 'numbering.shoved', 'from', 'to', 'background'].map((name) => `missing at map.${name}`);
  const WANTING: Readonly<Record<string, readonly string[]>> = {
    movement: MAP,
    'zones-of-control': MAP,
    supply: MAP,
    'detection-ranges': MAP,
    bridge: MAP,
    'amphibious-landing': ['nothingEmbarked at marines'],
    detection: ['nothingToFind at aircraft'],
    interception: ['nobodyThere at strikers', 'nobodyLooks at sensors'],
    'air-combat': ['nobodyThere at strikers', 'noValue at interceptors'],
    'combat-air-patrol': ['nobodyThere at strikers', 'noValue at patrol[0].antiAir'],
    'patrol-strike': ['noValue at patrol[0].bombardment'],
    'air-naval-interception': ['noValue at strikers[0].bombardment'],
    'naval-move': ['missing at initiative'],
    'naval-combat': ['noValue at ships[0].subsurface'],
    bombardment: ['nobodyBombs at bombers'],
    'installation-strike': ['nobodyBombs at bombers'],
    interdiction: ['nobodyBombs at bombers'],
    'anti-air-fire': ['noValue at units'],
    'map-change': ['way.apart at path[1]'],
  };

  test.each(Object.keys(game.procedures))('%s', (id) => {
    const { input } = game.procedures[id] ?? expect.fail(id);
    const given = blank(input);
    const opened = open(game, id, given);
    expect(opened.ok ? [] : opened.refusals.map(({ code, at }) => `${code} at ${at}`)).toEqual(WANTING[id] ?? []);
  });
});

test('two forces face each other wherever two sides fight', () => {
  const facing = Object.entries(game.procedures).flatMap(([id, { input }]) =>
    layoutOf(input).forces.length === 2 ? [id] : [],
  );
  expect(facing).toEqual([
    'ground-combat',
    'amphibious-landing',
    'detection',
    'interception',
    'air-combat',
    'combat-air-patrol',
    'patrol-strike',
    'air-naval-interception',
    'naval-combat',
    'bombardment',
    'installation-strike',
    'interdiction',
    'anti-air-fire',
  ]);
});

describe('counters', () => {
  const faceOf = (id: string, list: string): Readonly<Record<string, unknown>> => {
    const { input } = game.procedures[id] ?? expect.fail(id);
    const found = input.fields[list];
    const record = found?.kind === 'list' ? found.of : found;
    const [face] = record?.kind === 'record' ? countersOf(record) : [];
    return face ? { ...face } : expect.fail(`${id} ${list}`);
  };

  /** What is printed on a counter stands on it as far as the form asks for it, and so does how it stands. */
  test.each([
    [
      'ground-combat',
      'attackers',
      'ground',
      'acts',
      ['strength', 'antiAir'],
      ['formation', 'quality', 'hits', 'supplied', 'acrossBosphorus'],
    ],
    [
      'amphibious-landing',
      'marines',
      'ground',
      'lands',
      ['strength', 'antiAir'],
      ['formation', 'quality', 'hits', 'supplied'],
    ],
    ['movement', 'unit', 'ground', 'acts', ['movement'], ['formation', 'engineers', 'changed', 'halted']],
    ['air-combat', 'strikers', 'air', 'flies', ['antiAir', 'ecm'], ['hits', 'detected', 'flight']],
    ['bombardment', 'bombers', 'air', 'acts', ['bombardment', 'ecm'], ['hits', 'detected', 'flight', 'mode']],
    [
      'naval-combat',
      'ships',
      'ship',
      'acts',
      ['antiAir', 'subsurface', 'asm', 'bombardment', 'ecm'],
      ['hits', 'detected', 'halted'],
    ],
    ['naval-move', 'ship', 'ship', 'acts', ['movement'], ['sailed', 'halted']],
    ['installation-strike', 'target', 'installation', 'acts', ['antiAir'], ['hits']],
  ])('%s, %s', (id, list, kind, use, printed, state) => {
    expect(faceOf(id, list)).toMatchObject({ kind, use, name: 'name', printed, state });
  });

  test('nation, symbol and size stand there where they are asked for', () => {
    const drawn = (id: string, list: string) => {
      const face = faceOf(id, list);
      return ['nation', 'symbol', 'size'].filter((part) => face[part] !== undefined);
    };
    expect(drawn('ground-combat', 'attackers')).toEqual(['nation', 'symbol', 'size']);
    // A locking unit is told by its arm, not by its size; a unit that is bombed by neither.
    expect(drawn('disengagement', 'lockers')).toEqual(['nation', 'symbol']);
    expect(drawn('bombardment', 'unit')).toEqual(['nation']);
    expect(drawn('air-combat', 'strikers')).toEqual(['nation', 'symbol']);
    expect(drawn('detection', 'aircraft')).toEqual(['nation']);
    // Every ship looks alike; an installation has no nation.
    expect(drawn('naval-combat', 'ships')).toEqual(['nation', 'symbol']);
    expect(drawn('installation-strike', 'target')).toEqual(['symbol']);
  });

  test('one that stands in two places of an input is refused wherever the second is', () => {
    const codes = (id: string, input: Plain) => {
      const opened = open(game, id, input);
      return (opened.ok ? [] : opened.refusals).flatMap(({ code, at }) => (code === 'counterTwice' ? [at] : []));
    };
    const fighter = (name: string) => ({ name, antiAir: 3 });
    const stacks = { interceptors: [fighter('A')], escorts: [fighter('B')], strikers: [fighter('C')] };
    expect(codes('air-combat', stacks)).toEqual([]);
    expect(codes('air-combat', { ...stacks, strikers: [fighter('C'), fighter('B')] })).toEqual(['strikers[1].name']);
    expect(codes('air-combat', { ...stacks, escorts: [fighter('A')], strikers: [fighter('A')] })).toEqual([
      'escorts[0].name',
      'strikers[0].name',
    ]);
    // A ship and a unit may bear one name; so may a support’s bombers and nobody else’s.
    const raid = { ships: [{ name: 'X', bombardment: 3 }], unit: { name: 'X' } };
    expect(codes('bombardment', raid)).toEqual([]);
    const support = { how: 'tried', bombers: [{ name: 'F', bombardment: 3 }] };
    const fight = { attackers: [{ name: 'U' }], defenders: [{ name: 'V' }], attackSupport: support };
    expect(codes('ground-combat', fight)).toEqual([]);
    expect(codes('ground-combat', { ...fight, defenceSupport: support })).toEqual(['defenceSupport.bombers[0].name']);
    // Whoever is nobody in particular may be so twice.
    const strike = { planned: true, targetName: 'target' };
    const met = { interceptors: [fighter('A')], strikers: [{ ...fighter('B'), bombardment: 3 }], strike };
    expect(codes('interception', met)).toEqual([]);
  });
});
