import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import type { MapPicture, Procedure } from '../game/procedure.ts';
import * as field from '../input/field.ts';
import { ruling } from '../ruling/ruling.ts';
import { done } from '../step/step.ts';
import { words } from '../text/words.ts';
import { gameChecks } from './game-checks.ts';

const march = (picture: Procedure['picture']): Procedure => ({
  id: 'march',
  rule: '1',
  input: field.record('march.input', {}),
  begin: () => done('there'),
  outcome: String,
  summary: () => words('march.there'),
  figures: {},
  ...(picture && { picture }),
});

const text = { 'march.there': 'there' };

const gameWith = (parts: Partial<Game>): Game => ({
  id: 'made-up',
  version: '1',
  titles: { en: 'Made up', fr: 'Inventé' },
  period: '',
  sides: [],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: {},
  text: { en: text, fr: text },
  examples: [{ id: 'one', title: { en: 'One', fr: 'Un' }, procedure: 'march', origin: 'By hand.', input: {} }],
  ...parts,
});

const runCheck = (game: Game, name: string): void =>
  (gameChecks(game, { shared: { en: {}, fr: {} } }).find((each) => each.name === name) ?? expect.fail(name)).run();

describe('scenarios', () => {
  const story = { id: 'story', title: { en: '', fr: '' }, story: { en: '', fr: '' } };
  const check = (...steps: readonly (readonly string[])[]) =>
    runCheck(
      gameWith({ scenarios: steps.map((each) => ({ ...story, steps: each })) }),
      'every scenario is told in examples',
    );

  test('steps are examples of the game', () => {
    check(['one', 'one']);
    expect(() => check(['one', 'two'])).toThrow('scenario story tells of two, no such example');
    expect(() => check([])).toThrow('scenario story has no steps');
    expect(() => check(['one'], ['one'])).toThrow('there are two scenarios "story"');
  });
});

describe('what stands beside rules and tables', () => {
  const check = (cells: Readonly<Record<string, unknown>>, french: Partial<Game['text']> = { fr: text }) =>
    runCheck(
      gameWith({ text: { en: text, ...french }, tables: { t: { deep: [{ cells }] } } as unknown as Game['tables'] }),
      'what stands beside rules and tables is told in every language',
    );

  test('is told in every language that the game brings, however deep it stands', () => {
    check({ why: { en: 'smudged', fr: 'taché' } });
    expect(() => check({ why: { en: 'smudged' } })).toThrow('1 beside rules and tables:\nfr does not tell "smudged"');
    expect(() => check({ why: { en: ' ', fr: 'taché' } })).toThrow('en does not tell " "');
    check({ why: { en: 'smudged' } }, {});
  });
});

describe('fields that follow another', () => {
  const nation = field.oneOf('n', { options: ['france', 'turkey'], words: 'n' });
  const cavalry = (by: Readonly<Record<string, 'none' | 'eastern'>>, from = 'nation') =>
    field.oneOf('c', { options: ['none', 'eastern'], words: 'c', follows: { from, by, why: 'march.there' } });
  const check = (fields: Parameters<typeof field.record>[1]) =>
    runCheck(
      gameWith({ procedures: { march: { ...march(undefined), input: field.record('r', fields) } } }),
      'every field that follows another can',
    );
  const both = { france: 'none', turkey: 'eastern' } as const;

  test('the field they follow is a choice beside them, told before them, and what it proposes may stand there', () => {
    check({ nation, cavalry: cavalry(both) });
    check({ nation, cavalry: { ...cavalry({ turkey: 'eastern' }), default: 'none' } });
  });

  test.each([
    [{ nation, cavalry: cavalry(both, 'land') }, 'march.cavalry follows "land", which is no choice beside it'],
    [{ nation: field.flag('f'), cavalry: cavalry(both) }, 'follows "nation", which is no choice beside it'],
    [{ nation: field.optional(nation), cavalry: cavalry(both) }, 'follows "nation", which is not always told'],
    [{ cavalry: cavalry(both), nation }, 'march.cavalry stands before "nation", which it follows'],
    [{ nation, cavalry: cavalry({ ...both, spain: 'none' }) }, 'proposed for "spain", which "nation" cannot be'],
    [{ nation, cavalry: cavalry({ ...both, turkey: 'camels' as never }) }, 'proposed as "camels", which it cannot be'],
    [{ nation, cavalry: cavalry({ turkey: 'eastern' }) }, 'not proposed for france, and has no usual value'],
    [
      { nation, cavalry: { ...cavalry(both), follows: { ...cavalry(both).follows, why: 'x' } } as never },
      '"x" says "[x]"',
    ],
  ])('%#: what cannot be is told', (fields, fault) => {
    expect(() => check(fields)).toThrow(fault);
  });
});

describe('pictures', () => {
  const check = (picture: Procedure['picture'], parts: Partial<Game> = {}) =>
    runCheck(gameWith({ procedures: { march: march(picture) }, ...parts }), 'march: every example is drawn');
  const map = { title: 'Nowhere', file: {}, fault: () => undefined };
  const told = (parts: Partial<MapPicture> = {}): MapPicture => ({
    map,
    title: words('march.there'),
    description: words('march.there'),
    overlays: [],
    ...parts,
  });

  test('every example is pictured in both languages, from its result', () => {
    const pictured: unknown[] = [];
    check((result, input) => {
      pictured.push([result, input]);
      return told({ overlays: [{ kind: 'mark', label: words('march.there') }] });
    });
    expect(pictured).toEqual([['there', {}]]);
  });

  test('what is missing is told with example and language', () => {
    const text = { en: { 'march.there': 'there', blank: ' ', only: 'here' }, fr: { 'march.there': 'là', blank: ' ' } };
    expect(() => check(() => told({ description: words('blank') }), { text })).toThrow('one in en is not described');
    expect(() => check(() => told({ title: words('no.key') }))).toThrow('one in en says "[no.key]"');
    const laid = [{ kind: 'mark', label: words('only') }];
    expect(() => check(() => told({ overlays: laid }), { text })).toThrow('one in fr says "[only]"');
    expect(() => check(() => told(), { examples: [] })).toThrow('no example is drawn');
  });
});

describe('rulings', () => {
  const rulings = { early: ruling({ rule: '1', readings: ['yes', 'no'], default: 'yes' }) };
  const reading = (named?: readonly string[]): Procedure => ({
    ...march(undefined),
    ...(named && { rulings: named }),
    begin: (_, { rulings: book }) => done((book as Readonly<Record<string, string>>)['early'] ?? ''),
  });
  const check = (name: string, named?: readonly string[]) =>
    runCheck(gameWith({ rulings, procedures: { march: reading(named) } }), name);

  test('a procedure names every ruling it reads', () => {
    check('march: it names every ruling it reads', ['early']);
    expect(() => check('march: it names every ruling it reads')).toThrow('march reads early and does not say so');
  });

  test('a ruling that nobody reads, or that nobody wrote, is told', () => {
    check('every ruling is read by a procedure', ['early']);
    expect(() => check('every ruling is read by a procedure')).toThrow('no procedure reads early');
    expect(() => check('every ruling is read by a procedure', ['early', 'late'])).toThrow('late, no such ruling');
  });
});
