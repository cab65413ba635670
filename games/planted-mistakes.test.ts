/** What newcomers do to a copy of The Ford: each mistake is caught, by name. */
import {
  Axis,
  chance,
  checkpoint,
  choice,
  d6,
  done,
  type Example,
  type Game,
  type Procedure,
  settled,
} from '@grognard/kernel';
import { gameChecks } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { game } from './specimen/game.ts';
import { assaultTable } from './specimen/tables/assault.table.ts';
import { shared, tongues } from './words/index.ts';

const { assault } = game.procedures as { readonly assault: Procedure };
const withAssault = (changes: Partial<Procedure>): Game => ({
  ...game,
  procedures: { assault: { ...assault, ...changes } },
});
const withExample = (changes: Partial<Example>): Game => ({
  ...game,
  examples: game.examples.map((each, index) => (index === 0 ? { ...each, ...changes } : each)),
});
/** The first example with another origin, told in French too. */
const withOrigin = (origin: string, fr: string): Game => ({
  ...withExample({ origin }),
  text: { ...game.text, fr: { ...game.text.fr, [origin]: fr } },
});

/** What the checks say of a game, each fault with the name of the check that found it. */
const faultsOf = (changed: Game): readonly string[] =>
  gameChecks(changed, { shared, tongues }).flatMap(({ name, run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });

const DIE = { rule: '7.3', text: 'assault.ask.die' };
const RESULT = { code: '-', attackerLosses: 0, defenderLosses: 0, defenderRetreats: false };

const MISTAKES: readonly (readonly [what: string, changed: () => Game, told: RegExp])[] = [
  [
    'a refusal without words',
    () => withAssault({ refusals: () => [{ code: 'tooBold', at: 'attack' }] }),
    /refusal\.tooBold/,
  ],
  [
    'a refusal by a rule nobody registered',
    () => withAssault({ refusals: () => [{ code: 'missing', at: 'attack', rule: '9.9' }] }),
    /rule "9\.9", not in the register/,
  ],
  [
    'no input that is accepted',
    () => ({ ...withAssault({ refusals: () => [{ code: 'missing', at: 'attack' }] }), examples: [] }),
    /no input was accepted: give an example\. Refused: missing at attack \(300 of 300\)/,
  ],
  [
    'a question put to nobody',
    () =>
      withAssault({
        begin: () =>
          choice({ rule: '7.5', text: 'assault.ask.retreat' }, 'defendr', ['stand', 'retreat'], () => done(RESULT)),
      }),
    /a question is put to "defendr", no side of the game/,
  ],
  [
    'a figure favoured that is none',
    () => withAssault({ favours: { attacker: 'losses' } }),
    /favours "losses" for attacker, no figure/,
  ],
  ['a side favoured that is none', () => withAssault({ favours: { red: 'lossDifference' } }), /favours "red", no side/],
  [
    'a table read past the book',
    () =>
      withAssault({
        begin: () =>
          chance(DIE, d6, (face) => {
            const lookup = assaultTable.look(assaultTable.rows.find(face), '2/1');
            return done(RESULT, () => [{ rule: '7.4', title: { key: 'assault.table' }, lookup }]);
          }),
      }),
    /reads assault .* past book\.tables/,
  ],
  [
    'something taken from the campaign that does not fit',
    () => withAssault({ fromCampaign: () => ({ attack: 99 }) }),
    /takes attack from the campaign/,
  ],
  [
    'something taken from the campaign that is not asked for',
    () => withAssault({ fromCampaign: () => ({ atack: 9 }) }),
    /takes "atack" from the campaign, but asks for no such thing/,
  ],
  [
    'a French file that is the English one',
    () => ({ ...game, text: { en: game.text.en, fr: game.text.en } }),
    /phrases of fr are those of en/,
  ],
  [
    'a checkpoint that forgets',
    () =>
      withAssault({
        begin: () =>
          chance(DIE, d6, (face) =>
            checkpoint('result', 'always', () => done({ ...RESULT, defenderLosses: face > 3 ? 1 : 0 })),
          ),
      }),
    /checkpoint \["result","always"\] has two futures/,
  ],
  [
    'an origin that French does not tell',
    () => withExample({ origin: 'By hand: a guess.' }),
    /fr does not tell "By hand/,
  ],
  [
    'a translation of what the game does not say',
    () => ({ ...game, text: { ...game.text, fr: { ...game.text.fr, 'By hand: long gone.': 'À la main : oublié.' } } }),
    /en lacks By hand: long gone\./,
  ],
  [
    'an origin with a hyphen for a minus',
    () => withOrigin('By hand: 5 -1 = 4.', 'À la main : 5 −1 = 4.'),
    /en: a hyphen for a minus \(-1\)/,
  ],
  [
    'an origin that French tells wrongly',
    () => withOrigin('By hand: of Arnim.', 'À la main : de Arnim.'),
    /fr: no elision \(de\)/,
  ],
  ['an origin that speaks of another example by its id', () => withOrigin('As 7.1-a.', 'Comme 7.1-a.'), /the id 7.1-a/],
  ['a claim that is not in lowest terms', () => withExample({ odds: { '-': '2/6' } }), /claims 2\/6 for -: write 1\/3/],
  [
    'odds written like ranges',
    () =>
      withAssault({
        begin: () => chance(DIE, d6, (face) => done({ ...RESULT, code: new Axis(['1-2', '1-1', '2-1']).find(face) })),
      }),
    /the labels 1-2 and 1-1 overlap/,
  ],
  [
    'an effect that is dropped in silence',
    () => ({ ...game, campaign: { ...(game.campaign as NonNullable<Game['campaign']>), apply: (state) => state } }),
    /changes nothing, and the campaign does not say that it is only told/,
  ],
  [
    'a promise that is not kept',
    () =>
      withAssault({
        begin: () =>
          settled(
            'sure',
            0,
            () => ({ outcome: '-', figures: {} }),
            () => chance(DIE, d6, (face) => done({ ...RESULT, code: face > 3 ? '-' : 'A1' })),
          ),
      }),
    /said that "-" was certain, and ended in "A1"/,
  ],
  [
    'figures that fall as nobody foresaw',
    () =>
      withAssault({
        begin: () =>
          settled(
            'sure',
            0,
            () => ({ outcome: '-', figures: {}, falls: [{ weight: 1, figures: { attackerLosses: 7 } }] }),
            () => chance(DIE, d6, () => done(RESULT)),
          ),
      }),
    /figures that none of its falls foresaw/,
  ],
  [
    'a row of troops that counts no number',
    () =>
      withAssault({
        input: {
          ...assault.input,
          troops: { arms: [{ symbol: 'infantry', count: 'attack', beside: ['nobody'] }] },
        },
      }),
    /"nobody" is no integer of it/,
  ],
  [
    'a nation that is none',
    () =>
      withAssault({
        input: { ...assault.input, troops: { nation: 'attack', arms: [] } },
      }),
    /"attack" is no oneOf of it/,
  ],
  ['an outcome that is not declared', () => withAssault({ outcomes: ['-'] }), /which is not among its outcomes/],
  ['an outcome without words', () => withAssault({ outcomes: ['-', 'A1', 'A2', 'D1', 'D2', 'D3'] }), /code\.D3/],
  ['a showcase that is no preset', () => ({ ...game, showcase: 'nowhere' }), /"nowhere" is shown to newcomers/],
  ['a preset that is refused', () => withExample({ input: { attack: 0, defence: 4 }, preset: true }), /is refused/],
];

describe('the checks', () => {
  test('find nothing wrong with the game itself', () => expect(faultsOf(game)).toEqual([]));

  test.each(MISTAKES)('catch %s', (_what, changed, told) => {
    const faults = faultsOf(changed());
    expect(faults.filter((fault) => told.test(fault))).not.toEqual([]);
  });
});
