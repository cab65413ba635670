/** What lies on the table: forces, equations, quick cards, causes, fates, next acts. Worked by hand from the aid. */
import {
  answersInOrder,
  type CounterFate,
  exampleIn,
  type Game,
  type GivenAnswers,
  layoutOf,
  open,
  type Plain,
  resolve,
  typed,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { speakerFor } from '../words/index.ts';
import printed from './examples/tables.printed.json' with { type: 'json' };
import { game as balkanWars } from './game.ts';
import { pigments } from './pigments.ts';

const game: Game = balkanWars;
const say = { en: speakerFor(game, 'en'), fr: speakerFor(game, 'fr') };
/** Spaces that hold are read as plain ones. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const opened = (procedure: string, input: Plain, rulings: Readonly<Record<string, string>> = {}) => {
  const ready = open(game, procedure, input, { rulings });
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
  return ready.value;
};
const inputOf = (id: string): Plain => game.examples.find((example) => example.id === id)?.input ?? null;

interface Throw {
  readonly dice?: readonly number[];
  readonly answers?: GivenAnswers;
  readonly rulings?: Readonly<Record<string, string>>;
}

/** The procedure played with these dice and answers, and all it says of itself. */
function told(id: string, input: Plain, { dice = [], answers = [], rulings = {} }: Throw = {}) {
  const ready = opened(id, input, rulings);
  const played = resolve(ready, typed(dice, answersInOrder(answers).answer));
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  const { procedure } = ready;
  const { result, steps } = played.value;
  const headline = procedure.headline?.({ result, input: ready.input, steps });
  const fates: readonly CounterFate[] = procedure.fates?.(result, ready.input) ?? [];
  return {
    headline: headline && [plain(say.en(headline)), plain(say.fr(headline))],
    summary: [plain(say.en(procedure.summary(result))), plain(say.fr(procedure.summary(result)))],
    fates: fates.map(({ at, words, after, gone }) => [at, say.en(words), after ?? {}, gone ?? false]),
    french: fates.map(({ words }) => plain(say.fr(words))),
    next: (procedure.next?.(result, ready.input) ?? []).map(({ procedure: then, input: given, words }) => [
      then,
      given,
      say.en(words),
    ]),
  };
}

const line = (id: string, input: Plain, rulings: Readonly<Record<string, string>> = {}): string => {
  const { procedure, input: full, book } = opened(id, input, rulings);
  return (procedure.equation?.(full, book) ?? []).map(({ text }) => text).join(' ');
};
const quick = (id: string) => {
  const shortcut = Object.values(game.procedures[id]?.shortcuts ?? {})[0];
  if (!shortcut?.shorten) throw new Error('no shortcut');
  return { expand: shortcut.expand, shorten: shortcut.shorten };
};

describe('a combat', () => {
  test('has two forces, each with its counters and its own conditions', () => {
    const { forces, common } = layoutOf(balkanWars.procedures.combat.input);
    const paths = (part: readonly { readonly path: string }[]) => part.map(({ path }) => path);
    expect(
      forces.map(({ side, counters, conditions, secrets }) => [side, paths(counters), paths(conditions), secrets]),
    ).toEqual([
      ['attacker', ['attackers'], ['allAcrossWater'], []],
      ['defender', ['defenders'], ['entrenched', 'fortificationPresent', 'terrain'], []],
    ]);
    // What is asked most stands first: everything that belongs to nobody is folded away.
    expect([common.counters, common.groups, common.conditions]).toEqual([[], [], []]);
    expect(paths(common.seldom)).toContain('nations');
  });

  test('is summed up in a line: 13 : 4 = 3/1, −1, 2/1, +3', () => {
    expect(line('combat', inputOf('B1'))).toBe('13 : 4 = 3/1 −1 → 2/1 +3');
    const force = (strength: number) => [{ id: `F${strength}`, country: 'greece', strength }];
    // 20 against 3 lies beyond the last column, 1 against 4 before the first.
    expect(line('combat', { attackers: force(20), defenders: force(3) })).toBe('20 : 3 = ≥ 6/1 0 → ≥ 6/1 0');
    expect(line('combat', { attackers: force(1), defenders: force(4), terrain: 2 })).toBe('1 : 4 = ≤ 1/3 +2 → 1/1 0');
  });

  test('by totals is a counter a side, called by what its nation’s counters print', () => {
    const totals = { attack: 13, defence: 4, shifts: -1, attackingNation: 'serbia', defendingNation: 'ottoman' };
    const full = quick('combat').expand(totals) as { [side: string]: Plain };
    expect(full).toEqual({
      attackers: [{ id: 'SERB', country: 'serbia', strength: 13 }],
      defenders: [{ id: 'OTT', country: 'ottoman', strength: 4 }],
      terrain: -1,
    });
    expect(line('combat', full)).toBe('13 : 4 = 3/1 −1 → 2/1 0');
    expect(quick('combat').shorten(opened('combat', full).input)).toEqual(totals);
    // One nation on both sides keeps two names.
    const civil = quick('combat').expand({ ...totals, defendingNation: 'serbia' }) as typeof full;
    expect(opened('combat', civil).input).toMatchObject({ attackers: [{ id: 'SERB' }], defenders: [{ id: 'SERB 2' }] });
  });

  test('tells its cause, who fought, and what became of each counter', () => {
    const { headline, summary, fates, next } = told('combat', inputOf('B1'), { dice: [4] });
    expect(headline).toEqual(['4 + 3 = 7 on 2/1', '4 + 3 = 7 à 2/1']);
    expect(summary).toEqual([
      'Bulgaria attacks the Ottoman Empire. -/R: no effect on the attacker, the defender is routed',
      'La Bulgarie attaque l’Empire ottoman. -/R : pas d’effet sur l’attaquant, le défenseur est en déroute',
    ]);
    expect(fates).toEqual([
      ['attackers[0]', 'unhurt', {}, false],
      ['attackers[1]', 'unhurt', {}, false],
      ['attackers[2]', 'unhurt', {}, false],
      ['defenders[0]', 'demoralised, retreats 3 hexes', { demoralised: true }, false],
      ['defenders[1]', 'demoralised, retreats 3 hexes', { demoralised: true }, false],
      ['defenders[2]', 'surrendered, enemy prisoners of war box', {}, true],
      ['defenders[3]', 'surrendered, out of the game', {}, true],
    ]);
    expect(next.map(([procedure, given, words]) => [procedure, (given as { id: string }).id, words])).toEqual([
      ['rally', 'Redif', 'Rally Redif'],
      ['rally', 'Battery', 'Rally Battery'],
    ]);
  });

  test('says a die without modifiers as it fell, and agrees in French with the arm', () => {
    const fort = {
      attackers: [{ id: 'Corps', country: 'bulgaria', strength: 12 }],
      defenders: [
        { id: 'Kirk', country: 'ottoman', type: 'fortification', strength: 2 },
        { id: 'Parc', country: 'ottoman', type: 'depot', strength: 0, demoralised: true },
        { id: 'Train', country: 'ottoman', type: 'mobileSupply', strength: 0 },
      ],
    };
    // 12/2 is 6/1 or more; 3: -/R.
    const { headline, french, next } = told('combat', fort, { dice: [3] });
    expect(headline).toEqual(['3 on 6/1 or more', '3 à 6/1 ou plus']);
    expect(french).toEqual(['indemne', 'éliminée, hors jeu', 'rendu, hors jeu', 'démoralisé, retraite de 3 hexs']);
    // Mobile supply is no combat unit.
    expect(next).toEqual([]);
    const charge = { ...fort, defenders: [{ id: 'D', country: 'ottoman', strength: 2, cadre: 1, charging: true }] };
    expect(told('combat', charge, { dice: [3] }).headline?.[0]).toBe('3 − 1 = 2 on 6/1 or more');
  });
});

test('[Combat Results Table] every outcome is worded by what each side suffers', () => {
  const { outcomes = [], outcomeWords } = balkanWars.procedures.combat;
  const suffers = {
    '-': (side: string) => `no effect on the ${side}`,
    D: (side: string) => `the ${side} is disrupted`,
    S: (side: string) => `the ${side} is shattered`,
    R: (side: string) => `the ${side} is routed`,
    E: (side: string) => `the ${side} is eliminated`,
  };
  expect(outcomes.toSorted()).toEqual([...new Set(printed.combatResults.cells.flat())].toSorted());
  for (const outcome of outcomes) {
    const [ours, theirs] = outcome.split('/') as ['S', 'S'];
    expect(say.en(outcomeWords?.(outcome) ?? '')).toBe(
      `${outcome}: ${suffers[ours]('attacker')}, ${suffers[theirs]('defender')}`,
    );
  }
});

test('[Diplomatic Conflict] every code of the table is an outcome', () => {
  const { outcomes = [] } = balkanWars.procedures['diplomatic-conflict'];
  expect(outcomes.toSorted()).toEqual([...new Set(printed.diplomaticConflict.flat())].toSorted());
});

test('a city counts when it falls for the first time', () => {
  const { outcomes = [], outcomeWords } = balkanWars.procedures.capture;
  expect(outcomes.map((outcome) => say.en(outcomeWords?.(outcome) ?? ''))).toEqual([
    'first capture',
    'captured before',
  ]);
});

describe('a rally', () => {
  const unit = { id: '3rd', country: 'serbia', cadre: 2 };
  const staff = { headquarters: [{ country: 'serbia', staff: 2, demoralised: true }] };

  test('is summed up before the morale point, and told by what decided it', () => {
    expect(line('rally', unit)).toBe('2 = 2');
    // Staff 2 of a demoralised headquarters counts 1.
    expect(line('rally', { ...unit, ...staff })).toBe('2 + 1 = 3');
    expect(told('rally', unit, { dice: [2] }).headline).toEqual(['2 against a target of 2', '2 pour un seuil de 2']);
    expect(told('rally', unit, { dice: [1] }).headline?.[0]).toBe('a 1 is always a success');
    expect(told('rally', unit, { dice: [6] }).headline?.[0]).toBe('a 6 is always a failure');
  });

  test('changes the counter that is the input itself', () => {
    expect(told('rally', unit, { dice: [2] })).toMatchObject({
      summary: ['3rd rallies', '3rd se rallie'],
      fates: [['', 'in good order', { demoralised: false }, false]],
    });
    expect(told('rally', { ...unit, type: 'headquarters' }, { dice: [5] })).toMatchObject({
      summary: ['3rd stays demoralised', '3rd ne se rallie pas'],
      fates: [['', 'stays demoralised', {}, false]],
      french: ['reste démoralisé'],
    });
    expect(layoutOf(balkanWars.procedures.rally.input)).toMatchObject({
      subject: true,
      common: { counters: [{ path: 'headquarters' }] },
    });
  });
});

describe('a mobilisation', () => {
  test('weighs the cost against all that could pay it', () => {
    // 6 + 4 + 10 + 2 of Bulgaria, nothing of Germany; 22 points at hand.
    expect(line('mobilisation', inputOf('B9'))).toBe('22 : 22');
    // 6 owed; 2 points, 3 of morale, 3 of Greece’s volunteers.
    expect(line('mobilisation', inputOf('mobilise-named-volunteers'))).toBe('6 : 8');
    expect(told('mobilisation', inputOf('B9')).headline).toEqual([
      '6 + 4 + 10 + 2 + 0 = 22 points',
      '6 + 4 + 10 + 2 + 0 = 22 points',
    ]);
  });

  test('says which units come in and which stay', () => {
    const declined = told('mobilisation', inputOf('mobilise-declined'), { answers: ['no'] });
    expect(declined).toMatchObject({
      headline: ['0 points', '0 point'],
      fates: [['units[0]', 'stays in the pool', {}, false]],
      summary: ['The first player brings in 0 units for 0 points', 'Le premier joueur mobilise 0 unité pour 0 point'],
    });
    expect(told('mobilisation', inputOf('mobilise-keeps-points'), { answers: ['3'] }).fates).toEqual([
      ['units[0]', 'comes in on a depot', {}, false],
    ]);
  });
});

describe('a political event', () => {
  test('tells its two dice, the units it struck and what comes next', () => {
    const { headline, fates } = told('political-event', inputOf('event-15'), { dice: [1, 5, 1, 6], answers: ['A'] });
    expect(headline).toEqual(['1 and 5: 15', '1 et 5 : 15']);
    expect(fates).toEqual([
      ['units[0]', 'eliminated, own mobilisation pool', {}, true],
      ['units[2]', 'demoralised', { demoralised: true }, false],
    ]);
    const albania = told('political-event', inputOf('event-26'), { dice: [2, 6] });
    expect(albania.fates.map(([at, , , gone]) => [at, gone])).toEqual([
      ['inAlbania[1]', true],
      ['inAlbania[2]', true],
      ['inAlbania[3]', true],
    ]);
    const arms = told('political-event', inputOf('event-11'), { dice: [1, 1, 4], answers: ['Krupp', 'Chataldja'] });
    expect(arms.fates).toEqual([['heavyArtillery[0]', 'placed on Chataldja', {}, false]]);
  });

  test('leads to the conflict it demands, and to the mobilisation that volunteers wait for', () => {
    expect(told('political-event', {}, { dice: [5, 6] }).next).toEqual([
      ['diplomatic-conflict', { confrontation: true }, 'Fight the Diplomatic Conflict'],
    ]);
    const powers = [{ power: 'russia', alignment: 'first', diplomacy: 4, points: 0 }];
    expect(told('political-event', { powers }, { dice: [5, 5] }).next[0]?.[1]).toEqual({ confrontation: true, powers });
    expect(told('political-event', {}, { dice: [1, 2, 4, 3] }).next).toEqual([
      ['mobilisation', { player: 'second' }, 'Mobilise'],
    ]);
    expect(told('political-event', {}, { dice: [6, 6] }).next).toEqual([]);
  });

  test('never says that nothing happens where the owner has still to pick on the map', () => {
    expect(told('political-event', {}, { dice: [1, 5, 1, 1] }).summary).toEqual(['15: Disease', '15 : Maladie']);
    expect(told('political-event', {}, { dice: [1, 1, 2] }).summary).toEqual([
      '11: Arms purchase',
      '11 : Achat d’armes',
    ]);
    expect(told('political-event', {}, { dice: [6, 3] }).summary).toEqual(['63: No event', '63 : Pas d’événement']);
  });
});

describe('a Diplomatic Conflict', () => {
  const conflict = { ...(inputOf('B14-a') as object), firstCommits: 3, secondCommits: 0 };

  test('has two sides, and a line with the second player’s one more', () => {
    const { forces, common } = layoutOf(balkanWars.procedures['diplomatic-conflict'].input);
    expect(forces.map(({ side, conditions }) => [side, conditions.map(({ path }) => path)])).toEqual([
      ['first', ['firstCommits']],
      ['second', ['secondCommits']],
    ]);
    expect(common.groups.map(({ path }) => path)).toEqual(['powers']);
    expect(line('diplomatic-conflict', conflict)).toBe('3 : 0 +1');
    expect(line('diplomatic-conflict', conflict, { diplomacyMode: 'raw' })).toBe('3 : 0');
    expect(line('diplomatic-conflict', conflict, { secondBonus: 'never' })).toBe('3 : 0');
  });

  test('spells both totals out, the lot left aside', () => {
    // 3 + 6 = 9 against 0 + 1 + 1 = 2: 1D; the lot comes after.
    const taken = told('diplomatic-conflict', conflict, { dice: [6, 1, 2], answers: ['take'] });
    expect(taken.headline).toEqual(['3 + 6 = 9 against 0 + 1 + 1 = 2', '3 + 6 = 9 contre 0 + 1 + 1 = 2']);
    expect(taken.summary).toEqual([
      '1D: diplomatic advantage to the first player; Great Britain is now the first player’s ally',
      '1D : avantage diplomatique au premier joueur ; la Grande-Bretagne est désormais l’alliée du premier joueur',
    ]);
    const raw = { diplomacyMode: 'raw' };
    expect(told('diplomatic-conflict', conflict, { rulings: raw }).headline?.[0]).toBe('3 against 0');
    expect(told('diplomatic-conflict', conflict, { rulings: { ...raw, secondBonus: 'always' } }).headline?.[0]).toBe(
      '3 against 0 + 1 = 1',
    );
  });

  test('by totals gives each player one Great Power that holds them', () => {
    const totals = { first: 5, second: 3 };
    const full = quick('diplomatic-conflict').expand(totals) as { readonly [name: string]: Plain };
    const { input } = opened('diplomatic-conflict', full);
    expect(quick('diplomatic-conflict').shorten(input)).toEqual(totals);
    expect(input).toMatchObject({ firstCommits: 5, secondCommits: 3 });
    const { powers } = input as { readonly powers: readonly { power: string; alignment: string; diplomacy: number }[] };
    expect(powers.filter(({ alignment }) => alignment !== 'neutral')).toEqual([
      { power: 'germany', alignment: 'second', diplomacy: 3, points: 0 },
      { power: 'russia', alignment: 'first', diplomacy: 5, points: 0 },
    ]);
    expect(powers.map(({ power }) => power)).toEqual(printed.greatPowers);
  });
});

describe('the rest', () => {
  test('a National Rally and a new turn say what they did and what comes next', () => {
    const rallied = told('national-rally', { country: 'ottoman', permitted: true }, { dice: [5] });
    expect(rallied).toMatchObject({
      headline: ['the die is the new morale: 5', 'le dé est le nouveau moral : 5'],
      summary: [
        'The Ottoman Empire’s national morale is now 5',
        'Le moral national de l’Empire ottoman est maintenant de 5',
      ],
    });
    expect(told('next-turn', { turnNumber: 4 })).toMatchObject({
      summary: ['Turn 5 begins', 'Le tour 5 commence'],
      next: [['political-event', {}, 'Roll the political event']],
    });
  });

  test('a demoralised counter tells what its type does, and no more', () => {
    const read = (input: object) => told('demoralisation', input as Plain).summary;
    expect(
      read({ id: '1st Army', country: 'bulgaria', type: 'headquarters', movement: 5, command: 2, staff: 1 }),
    ).toEqual(['1st Army: movement 3; command 1; staff 0', '1st Army : mouvement 3 ; commandement 1 ; état-major 0']);
    expect(read({ type: 'depot' })[0]).toBe('Gives no supply');
    expect(read({ type: 'mobileSupply', demoralised: false })[0]).toBe('Gives supply');
    expect(read({ type: 'engineer', movement: 4 })[0]).toBe('Movement 2; builds no entrenchments');
    expect(read({ type: 'heavyArtillery', demoralised: false })[0]).toBe('Counts for artillery superiority');
    expect(read({ type: 'division' })).toEqual([
      'Nothing that was told is affected',
      'Rien de ce qui est indiqué n’est affecté',
    ]);
  });

  test('captures name the city, the capturer and what each gains or loses', () => {
    expect(told('capture', { city: 'adrianople', capturer: 'bulgaria' }).summary).toEqual([
      'Bulgaria captures Adrianople: Bulgaria gains 2 national morale points, the Ottoman Empire loses 3 national morale points',
      'La Bulgarie capture Adrianople : la Bulgarie gagne 2 points de moral national, l’Empire ottoman perd 3 points de moral national',
    ]);
    const nish = { city: 'other', name: 'Nish', capturer: 'austriaHungary', originalOwner: 'serbia' };
    expect(told('capture', nish).summary[0]).toBe(
      'Austria-Hungary captures Nish: Serbia loses 3 national morale points; a Great Power has no national morale to gain',
    );
    expect(told('capture', { ...nish, firstCapture: false }).summary[0]).toBe(
      'Austria-Hungary captures Nish, captured before: national morale does not change',
    );
  });

  test('a blank form goes through once the player has named what he alone can know', () => {
    const unit = { id: 'X', country: 'serbia' };
    const blank: Readonly<Record<string, Plain>> = {
      combat: { attackers: [{ ...unit, strength: 3 }], defenders: [{ id: 'Y', country: 'ottoman', strength: 2 }] },
      rally: { ...unit, cadre: 2 },
      'national-rally': { country: 'serbia', permitted: true },
      mobilisation: { units: [{ ...unit, cadre: 2 }], extraPoints: 4 },
      'political-event': {},
      'diplomatic-conflict': {},
      capture: { city: 'skopje', capturer: 'serbia' },
      demoralisation: {},
      'next-turn': {},
    };
    expect(Object.keys(blank)).toEqual(Object.keys(game.procedures));
    for (const [id, input] of Object.entries(blank)) expect(open(game, id, input).ok, id).toBe(true);
  });

  test('counters wear the colours the aid names', () => {
    for (const { country, front } of printed.nationalIdentity) {
      const { ink } = pigments[country as 'albania'];
      expect(Number.parseInt(ink.slice(1, 3), 16) > 128, country).toBe(front.startsWith('white'));
    }
  });

  test('presets’ counters are named in the reader’s language', () => {
    const presets = game.examples.filter(({ preset }) => preset);
    expect(presets.length).toBeGreaterThan(5);
    const b1 = game.examples.find(({ id }) => id === 'B1');
    const french = b1 && (exampleIn(game, b1, say.fr).input as { readonly attackers: readonly { id: string }[] });
    expect(french?.attackers.map(({ id }) => id)).toEqual(['1re Division', 'Sapeurs', 'Canons de siège']);
  });
});

test('“Procédure de Ralliement”: every demoralised unit on the map waits for its try', () => {
  const units = [
    { id: 'A', demoralised: true, place: 'map' },
    { id: 'B', demoralised: false, place: 'map' },
    { id: 'C', demoralised: true, place: 'eliminated' },
    { id: 'D', demoralised: true, place: 'map' },
  ];
  expect(game.procedures['rally']?.waiting?.({ units } as never)).toEqual(['A', 'D']);
});
