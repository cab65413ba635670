/** How battles lie on the table: what the aid prints of them, read off the declarations. */
import {
  exampleIn,
  type Game,
  LOCALES,
  layoutOf,
  type Opened,
  odds,
  open,
  openExample,
  type Procedure,
  playExample,
  type Resolution,
  resolve,
  type ScoreCell,
  typed,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { plainSpeaker, speakerFor, spelledOut } from '../words/index.ts';
import { game as combatRapide } from './game.ts';
import { tables } from './tables/index.ts';
import { STACKS } from './vocabulary.ts';

const game: Game = combatRapide;
const battle = game.procedures['battle'] as Procedure;

interface Shown {
  readonly opened: Opened;
  readonly played: Resolution;
}

const shown = (id: string): Shown => {
  const example = game.examples.find((each) => each.id === id);
  const opened = example && openExample(game, example);
  const played = opened?.ok && example ? playExample(opened.value, example) : undefined;
  if (!opened?.ok || !played?.ok) throw new Error(`${id} is not played`);
  return { opened: opened.value, played: played.value };
};

const saidOf = ({ opened, played }: Shown) => ({ result: played.result, input: opened.input, steps: played.steps });

/** A cell in one line: die, modifier, total and column, what is told, marks. */
const inLine = (cell: ScoreCell | undefined, say: ReturnType<typeof speakerFor>): string =>
  [
    ...(cell?.dice ?? []).map(({ face }) => `(${face})`),
    cell?.modifier ? String(cell.modifier) : '',
    cell?.total ?? '',
    cell?.told ? say(cell.told) : '',
    cell?.marks ? `${cell.marks.full}/${cell.marks.of}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

test('[J, M] an army alone takes its test as nobody’s enemy, in a battle each side takes its own', () => {
  const titles = (id: string, locale: 'en' | 'fr') =>
    shown(id).played.steps.map(({ title }) => speakerFor(game, locale)(title));
  expect(titles('retreat-broken', 'en')).toContain('Attrition test');
  expect(titles('retreat-broken', 'fr')).toContain('Test d’usure');
  expect(titles('retreat-option-m', 'en')).toContain('Retreat test');
  expect(titles('both-broken-retreat', 'en')).toContain('Attrition test of the attacker');
});

const scoreOf = (id: string) => {
  const say = speakerFor(game, 'en');
  return (battle.score?.(saidOf(shown(id))) ?? []).map(({ label, cells, note }) => [
    say(label),
    inLine(cells['attacker'], say),
    inLine(cells['defender'], say),
    ...(note ? [say(note)] : []),
  ]);
};

describe('the score', () => {
  test('Rivoli continued is nine rows, each as the aid prints it', () => {
    expect(scoreOf('rivoli-1797-continued')).toEqual([
      ['Fire 1', '(3) 3 6 B –, 1', '(5) 5 B –, ½'],
      ['Shock 1', '(8) 4 12 A **, 3', '(6) 6 B –, 1'],
      ['Morale', '0/4', '2/4'],
      [
        'Retreat',
        '',
        '(9) ≤ 6',
        'Austria wants to retreat: 9 against a threshold of 6 (manoeuvre 4 + morale 2): the army must stay, and the enemy has +2 at his next Fire',
      ],
      // 3 + 3 (leader) + 2 (retreat) − 1 (second round) = 7.
      ['Fire 2', '(3) 4 7 B *, 1', '(8) -1 7 B *, 1'],
      ['Shock 2', '(9) 3 12 A **, 3', '(1) -1 0 B –'],
      ['Morale', '1/4', 'breaks 5/4'],
      ['Pursuit', '(2) 4 6 E –, ½', '(4) 4 retreat: ½ loss'],
      // 1 + 3 + 1 + 3 + ½ = 8½, and ½ for France; ½ + 1 + 1 = 2½, and ½ for Austria.
      ['Inflicted', '9 8½, nation +½', '3 2½, nation +½'],
    ]);
  });

  test('Rivoli ends with the retreat, whose die has the manoeuvre off it', () => {
    expect(scoreOf('rivoli-1797').slice(3)).toEqual([
      ['Retreat', '', '', 'Austria retreats'],
      ['Attrition', '', '(7) -4 3 retreat: no loss'],
      ['Inflicted', '4½ 4, nation +½', '2 1½, nation +½'],
    ]);
  });

  test('an army that may not fire, or has broken in Fire, has no die in the row', () => {
    // Mohács: the Turk fires without losses, the Hungarian does not; Tenochtitlan: the Aztecs break in Fire.
    expect(scoreOf('mohacs-1520')[0]).toEqual(['Fire 1', '(6) 1 7 C *, –', '']);
    expect(scoreOf('tenochtitlan-1520').slice(0, 4)).toEqual([
      ['Fire 1', '', '(9) 5 14 C ***, –'],
      ['Shock 1', '', '(4) 6 10 A **, 2½'],
      ['Morale', 'breaks 5/2', '0/3'],
      ['Pursuit', '(10) 10 retreat: 1 loss', '(7) 9 16 E –, 2½'],
    ]);
    // Naples: nobody fires at all.
    expect(scoreOf('naples-1495').map(([label]) => label)).toEqual([
      'Shock 1',
      'Morale',
      'Shock 2',
      'Morale',
      'Pursuit',
      'Inflicted',
    ]);
    // By hand, size −½ of 4 D each: nobody retreats from a draw.
    expect(scoreOf('both-broken').at(-1)).toEqual(['Inflicted', '1 1½, size −½', '1 1½, size −½']);
    expect(scoreOf('both-broken').map(([label]) => label)).toEqual(['Shock 1', 'Morale', 'Inflicted']);
  });
});

describe('before and after the dice', () => {
  const equationOf = (id: string): string => {
    const { opened } = shown(id);
    return (opened.procedure.equation?.(opened.input, opened.book) ?? []).map(({ text }) => text).join(' ');
  };

  test('the line that sums a situation up', () => {
    expect(equationOf('rivoli-1797')).toBe('2A+ : 2A+ → B +3 : B A +4 : B');
    expect(equationOf('mohacs-1520')).toBe('2A+ : 1A+ 1A− → C +1 : – A : B');
    expect(equationOf('losses-rivoli')).toBe('8 D − 4½ → 4 D');
    expect(equationOf('stack-of-eight')).toBe('8 / 8');
    expect(equationOf('convert-army')).toBe('4 D → 4 D');
    expect(equationOf('retreat-withdrawn')).toBe('−4');
    expect(equationOf('retreat-broken')).toBe('0');
    expect(equationOf('retreat-option-m')).toBe('4 + 2 = 6 → −4');
  });

  test.each([
    ['rivoli-1797', 'Austria retreats after the first round: a gap of 2½ losses'],
    ['rivoli-1797-continued', 'Austria breaks in the second Shock: a gap of 6½ losses'],
    ['tenochtitlan-1520', 'The Aztecs break in the first Fire: a gap of 5 losses'],
    ['both-broken', 'Both armies break in the first round'],
    ['nobody-broken', 'The defender has less morale left: a gap of 1½ losses'],
    ['nobody-broken-draw', 'Nobody breaks'],
    ['retreat-withdrawn', '7 − 4 = 3 on the retreat table'],
    ['retreat-broken', '9 on the retreat table'],
    ['retreat-option-m', '9 against a threshold of 6'],
    ['losses-rivoli', '4½ losses of 8 D: 4 D left'],
  ])('the headline of %s', (id, told) => {
    const played = shown(id);
    expect(speakerFor(game, 'en')(played.opened.procedure.headline?.(saidOf(played)) ?? '')).toBe(told);
  });

  const fatesOf = (id: string) => {
    const { opened, played } = shown(id);
    return opened.procedure.fates?.(played.result, opened.input).map(({ at, after, gone = false, words }) => ({
      at,
      after,
      gone,
      told: speakerFor(game, 'fr')(words).replaceAll('\u00a0', ' '),
    }));
  };

  test('what becomes of each force, and which leaves the table', () => {
    expect(fatesOf('rivoli-1797-continued')).toEqual([
      {
        at: 'attacker',
        after: { armiesPlus: 1, armiesMinus: 0, detachments: 1, pachas: [] },
        gone: false,
        told: '3 pertes, il reste 1A+ 1D',
      },
      {
        at: 'defender',
        after: { armiesPlus: 0, armiesMinus: 0, detachments: 0, pachas: [] },
        gone: true,
        told: '9½ pertes, il ne reste rien',
      },
    ]);
    expect(fatesOf('losses-pacha')).toMatchObject([
      { at: '', after: { pachas: [1] }, told: '½ perte, il reste 2A+ et 1 pacha' },
    ]);
    expect(fatesOf('convert-army')).toMatchObject([{ at: 'before', after: { armiesPlus: 1 } }]);
    expect(fatesOf('convert-gain')?.[0]?.after).toBeUndefined();
  });

  test('[N] an A− beside 2 D may take them in next, and the cost of a retreat is taken off next', () => {
    const nextOf = (id: string) => {
      const { opened, played } = shown(id);
      return opened.procedure.next?.(played.result, opened.input).map(({ procedure, input }) => ({ procedure, input }));
    };
    expect(nextOf('owner-keeps-apart')).toEqual([
      {
        procedure: 'conversion',
        input: {
          before: { armiesPlus: 0, armiesMinus: 2, detachments: 3 },
          after: { armiesPlus: 1, armiesMinus: 1, detachments: 1 },
        },
      },
    ]);
    expect(nextOf('losses-nothing-to-take-in')).toEqual([]);
    expect(nextOf('rivoli-1797')).toEqual([]);
    expect(nextOf('retreat-broken')).toEqual([{ procedure: 'losses', input: { losses: 1, half: false } }]);
    expect(nextOf('retreat-withdrawn')).toEqual([]);
    // [J] A 5 costs half a loss, and a half is told as one, beside no whole.
    const half = open(game, 'retreat-test', { broken: true });
    const played = half.ok
      ? resolve(
          half.value,
          typed([5], () => expect.fail()),
        )
      : half;
    if (!half.ok || !played.ok) return expect.fail();
    expect(half.value.procedure.next?.(played.value.result as never, half.value.input)).toMatchObject([
      { procedure: 'losses', input: { losses: 0, half: true } },
    ]);
  });
});

describe('two forces face each other', () => {
  const { forces, common } = layoutOf(battle.input);

  test('each with its counter, what it crosses with the attacker, the ground between them', () => {
    expect(
      forces.map(({ side, counters, conditions }) => [side, counters.length, conditions.map(({ path }) => path)]),
    ).toEqual([
      ['attacker', 1, ['crossing']],
      ['defender', 1, []],
    ]);
    expect(common.conditions.map(({ path }) => path)).toEqual(['year', 'terrain']);
  });

  test('a blank form of every chart can be engaged', () => {
    const blank: Readonly<Record<string, object>> = { battle: { attacker: {}, defender: {} } };
    for (const id of Object.keys(game.procedures)) expect(open(game, id, blank[id] ?? {}).ok, id).toBe(true);
  });

  test('[B] the short form knows every stack that may stand together', () => {
    // At most two Armies, four D, and 8 D in all, counting A+ 4 and A− 2; at least one counter.
    const allowed = [0, 1, 2].flatMap((plus) =>
      [0, 1, 2].flatMap((minus) =>
        [0, 1, 2, 3, 4].flatMap((ones) => {
          const size = 4 * plus + 2 * minus + ones;
          if (plus + minus > 2 || size === 0 || size > 8) return [];
          return [[plus && `${plus}A+`, minus && `${minus}A-`, ones && `${ones}D`].filter(Boolean).join(' ')];
        }),
      ),
    );
    expect([...STACKS].toSorted()).toEqual(allowed.toSorted());
  });

  test('2A+ against 1A+ 2D, and how far a leader is ahead', () => {
    const short = battle.shortcuts?.['stacks'];
    const quick = {
      attacker: '2A+',
      defender: '1A+ 2D',
      attackerTechnology: 'MUS',
      defenderTechnology: 'BAR',
      fire: 2,
      shock: -3,
    };
    const full = open(game, 'battle', short?.expand(quick));
    expect(full.ok && full.value.input).toMatchObject({
      attacker: { armiesPlus: 2, armiesMinus: 0, detachments: 0, technology: 'MUS', leader: { fire: 2, shock: 0 } },
      defender: { armiesPlus: 1, armiesMinus: 0, detachments: 2, technology: 'BAR', leader: { fire: 0, shock: 3 } },
    });
    expect(full.ok && short?.shorten?.(full.value.input)).toEqual(quick);
    // 8 D on each side by default, and nobody ahead.
    expect(open(game, 'battle', short?.expand({ ...quick, attacker: '4D', defender: '2A- 4D' })).ok).toBe(true);
  });
});

describe('who gives up what is not asked before it must be', () => {
  const mohacs = (rulings: Readonly<Record<string, string>> = {}, pachas: readonly number[] = [1, 1]) => {
    const { input } = shown('mohacs-1520').opened;
    const { attacker, ...rest } = input as { readonly attacker: object };
    const opened = open(game, 'battle', { ...rest, attacker: { ...attacker, pachas } }, { rulings });
    if (!opened.ok) throw new Error('refused');
    return opened.value;
  };
  /** Fights on, and asks about pachas only where it must. */
  const asking = (asked: string[]) => (ask: { text: string }, _side: string, options: readonly string[]) => {
    if (ask.text.startsWith('losses.')) asked.push(ask.text);
    return options[0] as string;
  };

  test('odds of the outcome and of what is left stop before the pachas, and are the same', () => {
    const asked: string[] = [];
    const { begin, procedure } = mohacs();
    const figure = procedure.figures['attackerLeft'] as (result: unknown) => number;
    const read = (result: unknown) => `${procedure.outcome(result)} ${figure(result)}`;
    const whole = odds(begin(), { outcome: read });
    const quick = odds(begin(), {
      policy: asking(asked),
      outcome: read,
      settle: ({ outcome, figures }) => `${outcome} ${figures['attackerLeft']}`,
    });
    expect(asked).toEqual([]);
    expect(quick.effort.states).toBeLessThan(whole.effort.states);
    const shares = ({ distribution }: typeof whole) =>
      new Map(
        distribution.outcomes.map(({ outcome, weight }) => [outcome, (weight * 10n ** 30n) / distribution.total]),
      );
    expect(shares(quick)).toEqual(shares(whole));
  });

  test('[H] what is left is not certain where a pacha worth 2 takes one loss', () => {
    // Body 8 + 1: giving him up costs 2 D of worth, keeping him 1.
    const settled = new Set<boolean>();
    odds(mohacs({ pachaAbsorbs: 'one' }, [2]).begin(), {
      outcome: () => 0,
      settle: ({ figures }) => {
        settled.add(Object.hasOwn(figures, 'attackerLeft'));
        return Object.hasOwn(figures, 'attackerLosses') && Object.hasOwn(figures, 'defenderLeft') ? 0 : undefined;
      },
    });
    expect(settled).toEqual(new Set([false]));
  });
});

describe('as the aid prints it', () => {
  test('cells of the combat table', () => {
    const told = (cell: string) => LOCALES.map((locale) => spelledOut(tables.combat, cell, plainSpeaker(locale)));
    expect(['0|0.5', '1|2', '0|0', '2|2.5', '3|0'].map(told)).toEqual([
      ['–, ½', '–, ½'],
      ['*, 2', '*, 2'],
      ['–', '–'],
      ['**, 2½', '**, 2½'],
      ['***, –', '***, –'],
    ]);
    expect(spelledOut(tables.technology, '-/B', plainSpeaker('fr'))).toBe('–/B');
    expect(spelledOut(tables.national, '-0.5', plainSpeaker('fr'))).toBe('−½');
  });

  test('the forces of the printed battles have names in both languages', () => {
    const names = (locale: 'en' | 'fr') =>
      ['rivoli-1797', 'mohacs-1520', 'tenochtitlan-1520'].flatMap((id) => {
        const example = game.examples.find((each) => each.id === id);
        const input = example && exampleIn(game, example, speakerFor(game, locale)).input;
        const { attacker, defender } = input as Readonly<Record<string, { readonly name: string }>>;
        return [attacker?.name, defender?.name];
      });
    expect(names('en')).toEqual([
      'French army',
      'Austrian army',
      'Turkish army',
      'Hungarian army',
      'Aztec army',
      'Spanish army',
    ]);
    expect(names('fr')).toEqual([
      'Armée française',
      'Armée autrichienne',
      'Armée turque',
      'Armée hongroise',
      'Armée aztèque',
      'Armée espagnole',
    ]);
  });

  test('only what the aid prints is offered to begin from', () => {
    const offered = game.examples.filter(({ preset }) => preset);
    expect(offered.map(({ id }) => id).toSorted()).toEqual([
      'convert-army',
      'losses-pacha',
      'losses-rivoli',
      'mohacs-1520',
      'naples-1495',
      'retreat-option-m',
      'retreat-withdrawn',
      'rivoli-1797',
      'rivoli-1797-continued',
      'rocroi-1643',
      'stack-of-eight',
      'stack-pachas-are-strength',
      'tenochtitlan-1520',
    ]);
  });
});
