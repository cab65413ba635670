/** What a player reads, against the sentences of the aid. */
import {
  askWords,
  type Game,
  type Locale,
  open,
  openExample,
  type Plain,
  pause,
  playExample,
  typesetting,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { modifierSign, optionWords, refusalWords, stepWords, speakerFor as typeset } from '../../words/index.ts';
import { game as surrender } from '../game.ts';

const game: Game = surrender;

/** The words without the care of typesetting: every space is a plain one. */
const speakerFor = (...[of, locale]: Parameters<typeof typeset>) =>
  typesetting(typeset(of, locale), (text) => text.replace(/[\u00a0\u202f]/g, ' '));

const outcomes = (procedure: string, locale: Locale): readonly string[] => {
  const { outcomes: codes = [], outcomeWords } = game.procedures[procedure] ?? expect.fail(procedure);
  const say = speakerFor(game, locale);
  return codes.map((code) => say(outcomeWords?.(code) ?? code));
};

describe('each list of results has its own words', () => {
  test('[ground-results] “DR: Défenseur Retraite”', () => {
    expect(outcomes('ground-combat', 'fr')).toEqual([
      'DE : défenseur éliminé',
      'DD : défenseur désorganisé',
      'DR : défenseur retraite',
      '♦ : pas d’effet',
      'AS : attaquant stoppé',
      'AA : attrition de l’attaquant',
    ]);
  });

  test('[strategic-results] “♦: Diminuez la valeur du marqueur Fac Lost pour l’Allemagne et le pays allié … de un chacun”', () => {
    expect(outcomes('strategic-combat', 'fr')).toEqual([
      'DE : Fac Lost −1 pour l’Allemagne, +1 pour l’allié',
      'DD : Fac Lost −1 pour l’Allemagne, +1 pour l’allié',
      'DR : Fac Lost −1 pour l’Allemagne, +1 pour l’allié',
      '♦ : Fac Lost −1 pour l’Allemagne, −1 pour l’allié',
      'AS : Fac Lost +1 pour l’Allemagne, −1 pour l’allié',
      'AA : Fac Lost +1 pour l’Allemagne, −1 pour l’allié',
    ]);
  });

  test('[sorties] “♦: L’attaquant et le défenseur ajoutent chacun une Sortie”, the loser the number behind the plus', () => {
    expect(outcomes('air-naval-combat', 'en')).toEqual([
      'DE: sorties +1 for the attacker, +4 for the defender',
      'DD: sorties +1 for the attacker, +3 for the defender',
      'DR: sorties +1 for the attacker, +2 for the defender',
      '♦: sorties +1 for the attacker, +1 for the defender',
      'AS: sorties +2 for the attacker, +1 for the defender',
      'AA: sorties +3 for the attacker, +1 for the defender',
    ]);
  });
});

const told = (id: string, locale: Locale) => {
  const example = game.examples.find((each) => each.id === id) ?? expect.fail(id);
  const opened = openExample(game, example);
  const played = opened.ok ? playExample(opened.value, example) : opened;
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  const { steps, result, procedure } = played.value;
  const say = speakerFor(game, locale);
  return {
    steps: steps.map((step) => stepWords(game, say, step)),
    summary: say(game.procedures[procedure]?.summary(result) ?? ''),
  };
};

test('[ground-halving] a halving is ÷2, not +1', () => {
  const applied = told('U10-full', 'fr').steps.flatMap(({ modifiers }) =>
    modifiers.flatMap((each) => (each.state === 'applied' ? [`${modifierSign(each)} ${each.text}`] : [])),
  );
  expect(applied).toContain('÷2 Attaque d’une unité occupant un fort, qui ne peut être qu’un assaut');
  expect(applied).toContain('+2 Unité allemande');
});

test('[ground-results] the defender is the subject of what befalls him', () => {
  expect(told('U1', 'fr').summary).toBe('DD : le défenseur est réduit et retraite vers Łódź');
  expect(told('U1', 'en').summary).toBe('DD: the defender is reduced and retreats to Łódź');
});

test('[air-naval-drm] sorties are told with their number', () => {
  const texts = told('U7', 'fr').steps.flatMap(({ modifiers }) => modifiers.map(({ value, text }) => [value, text]));
  expect(texts).toContainEqual([-3, '3 sorties de l’unité']);
  expect(told('U5', 'fr').steps.flatMap(({ modifiers }) => modifiers.map(({ text }) => text))).toContain(
    '1 sortie de l’unité',
  );
});

describe('[step-2] the cards', () => {
  const input: Plain = {
    primary: { name: '1st Panzer', nationality: 'germany', kind: 'tank' },
    defender: { name: 'BEF', nationality: 'uk' },
    retreatHexes: [],
    attackerMarkers: [
      { name: 'Blitz', drm: 2 },
      { name: 'Enigma', halves: true },
    ],
    attackerAir: [{ name: 'Luftflotte 2', nationality: 'germany' }],
    defenderMarkers: [{ name: 'Ultra', drm: 1 }],
  };
  const options = (locale: Locale, side: string, facts = true): readonly string[] => {
    const opened = open(game, 'ground-combat', input);
    const step = opened.ok ? pause(opened.value.begin()) : expect.fail('legal');
    if (step.kind !== 'together') throw new Error('a sealed choice');
    const ask = facts ? askWords(step.ask) : step.ask.text;
    return (step.asks[side] ?? []).map((option) => optionWords(game, speakerFor(game, locale), ask, option, side));
  };

  test('each side reads its own things by name', () => {
    expect(options('en', 'attacker')).toEqual([
      'Will not commit',
      'Will commit, with nothing (a bluff)',
      'Will commit: Blitz +2',
      'Will commit: Enigma ÷2',
      'Will commit: Luftflotte 2',
      'Will commit: Blitz +2 and Enigma ÷2',
      'Will commit: Blitz +2 and Luftflotte 2',
      'Will commit: Enigma ÷2 and Luftflotte 2',
      'Will commit: Blitz +2, Enigma ÷2 and Luftflotte 2',
    ]);
    expect(options('fr', 'defender')).toEqual([
      'Will not commit (n’engagera pas)',
      'Will commit (engagera), sans rien : un bluff',
      'Will commit (engagera) : Ultra +1',
    ]);
  });

  test('no two read alike, and a journal that has only numbers tells them apart too', () => {
    for (const facts of [true, false]) {
      const read = options('fr', 'attacker', facts);
      expect(new Set(read).size).toBe(read.length);
    }
    expect(options('fr', 'attacker', false)[6]).toBe('Will commit (engagera) : marqueur 1 et l’unité aérienne');
  });
});

test('a name given twice is refused by what the form calls its place', () => {
  const unit = { name: '1st Army', nationality: 'usa' };
  const opened = open(game, 'ground-combat', { primary: unit, defender: unit, retreatHexes: [] });
  const [refusal] = opened.ok ? [] : opened.refusals;
  expect(refusal && refusalWords(game, speakerFor(game, 'fr'), refusal)).toBe(
    'Nom de l’unité (defender.name) : 1st Army figure déjà sous « Attaquant principal » ; donnez à chaque unité son nom',
  );
});
