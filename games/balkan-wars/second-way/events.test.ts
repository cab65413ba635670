/** Political events carried out a second way: roll by roll, in the words of the aid. */
import { type Game, odds, open, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { type Asked, CASES, type Draws, drawnRulings, drawsOf, playedAtRandom } from '../../testing/at-random.ts';
import printed from '../examples/tables.printed.json' with { type: 'json' };
import { game as balkanWars } from '../game.ts';

/** Inputs are drawn here as a player might type them. */
const game: Game = balkanWars;

const COUNTRIES = ['albania', 'bulgaria', 'greece', 'montenegro', 'ottoman', 'romania', 'serbia'];
const TYPES = ['division', 'fortification', 'depot', 'armyArtillery', 'other'];
type Rulings = Readonly<Record<string, string>>;

function drawWar(draws: Draws) {
  const nations = COUNTRIES.map((country) => ({
    country,
    player: draws.one(['first', 'second']),
    morale: draws.one([0, 0, 1, 2, 3]),
  }));
  const capitulated = draws.some(COUNTRIES, 0.15);
  const alive = nations.filter(({ country }) => !capitulated.includes(country));
  const unit = (id: string) => ({ id, country: draws.one(alive.length > 0 ? alive : nations).country });
  const units = (sort: string, most: number) =>
    alive.length === 0 ? [] : Array.from({ length: draws.below(most + 1) }, (_, place) => unit(`${sort}${place}`));
  return {
    scenario: draws.one(['1', '1', '2']),
    firstCamp: draws.one(['league', 'opponents']),
    nations,
    capitulated,
    corpsCommitted: draws.chance(0.5),
    leagueHolds: draws.some(['adrianople', 'salonika', 'scutari', 'skopje'], 0.7),
    ottomansInside: draws
      .some(['bulgaria', 'greece', 'montenegro', 'serbia'], 0.3)
      .map((country) => ({ country, where: draws.one(['whollyInside', 'border']) })),
    units: units('U', 9).map((each) => ({ ...each, type: draws.one(TYPES), demoralised: draws.chance(0.4) })),
    inAlbania: units('L', 5).map((each) => ({ ...each, type: draws.one(TYPES), leaves: draws.chance(0.4) })),
    heavyArtillery: units('G', 3).map((each) => ({ ...each, type: 'heavyArtillery' })),
    depots: units('P', 3),
  };
}
type War = ReturnType<typeof drawWar>;
type Effect = Readonly<Record<string, unknown>>;

const ARMISTICES: Readonly<Record<number, readonly [string, string]>> = {
  32: ['bulgaria', 'adrianople'],
  33: ['greece', 'salonika'],
  34: ['montenegro', 'scutari'],
  35: ['serbia', 'skopje'],
};
/** Power, camp in scenario 1, camp in scenario 2. */
const ALLIANCES: Readonly<Record<number, readonly [string, string, string]>> = {
  44: ['austriaHungary', 'opponents', 'opponents'],
  45: ['germany', 'opponents', 'opponents'],
  46: ['italy', 'league', 'opponents'],
  51: ['russia', 'league', 'league'],
  52: ['greatBritain', 'opponents', 'league'],
  53: ['france', 'league', 'league'],
};

function carriedOut(
  war: War,
  rulings: Rulings,
  faces: readonly number[],
  asked: readonly Asked[],
): { roll: number; effects: readonly Effect[]; left: number } {
  const [dice, answers] = [[...faces], [...asked]];
  const die = (): number => dice.shift() ?? 0;
  const ask = (side: string, options: readonly string[]): string => {
    const next = answers.shift();
    expect([next?.side, next?.options]).toEqual([side, options]);
    return next?.option ?? '';
  };
  const roll = 10 * die() + die();
  const effects = happened(war, rulings, roll, die, ask);
  return { roll, effects, left: dice.length + answers.length };
}

function happened(
  war: War,
  rulings: Rulings,
  roll: number,
  die: () => number,
  ask: (side: string, options: readonly string[]) => string,
): readonly Effect[] {
  const first = war.scenario === '1';
  const playerOf = (country: string): string => war.nations.find((nation) => nation.country === country)?.player ?? '';
  const out = (country: string): boolean => war.capitulated.includes(country);
  const his = (player: string) => war.nations.filter((nation) => nation.player === player && !out(nation.country));
  const leads = (camp: string): string => (camp === war.firstCamp ? 'first' : 'second');
  const every = (player: string, change: number): Effect[] =>
    his(player).map(({ country }) => ({ kind: 'morale', country, change }));
  if (roll === 11) {
    const player = die() <= 3 ? 'first' : 'second';
    const [guns, depots] = [war.heavyArtillery, war.depots].map((list) =>
      list.filter(({ country }) => playerOf(country) === player).map(({ id }) => id),
    ) as [string[], string[]];
    if (guns.length === 0 || depots.length === 0) return [{ kind: 'armsOffered', player }];
    const id = ask(player, ['no', ...guns]);
    return id === 'no' ? [] : [{ kind: 'placed', id, depot: ask(player, depots), player }];
  }
  if (roll === 12) {
    const player = die() <= 3 ? 'first' : 'second';
    const points = die();
    const countries = his(player).map(({ country }) => country);
    const country = countries.length === 0 ? 'later' : ask(player, ['later', ...countries]);
    return [{ kind: 'volunteers', player, country, points }];
  }
  if (roll === 13 || roll === 14) {
    const zero = his(roll === 13 ? 'first' : 'second').filter(({ morale }) => morale === 0);
    return zero.flatMap(({ country }) => (die() <= 3 ? [{ kind: 'capitulates', country }] : []));
  }
  if (roll === 15) return diseased(war, rulings, playerOf, die, ask);
  if (roll === 16) {
    return ['first', 'second'].flatMap((player): Effect[] => {
      const face = die();
      if (face <= 3) return every(player, 1);
      if (face <= 5) return [];
      return ask(player === 'first' ? 'second' : 'first', ['no', 'yes']) === 'yes' ? [{ kind: 'reveal', player }] : [];
    });
  }
  if (roll === 21) {
    const counts = first || rulings['revoltInScenario2'] === 'asPrinted' || !out('ottoman');
    return war.corpsCommitted && counts ? [{ kind: 'revoltPenalty' }] : [];
  }
  if (roll === 22 && first) {
    const morale = war.nations.find(({ country }) => country === 'ottoman')?.morale ?? 0;
    const low = morale <= 2 && !out('ottoman');
    return [
      ...(low ? [{ kind: 'morale', country: 'ottoman', change: die() }] : []),
      ...(low || rulings['youngTurks'] === 'always' ? [{ kind: 'ottomansUnsupplied' }] : []),
    ];
  }
  if (roll >= 23 && roll <= 25) {
    const fifth = first ? 'ottoman' : 'albania';
    const country = ['bulgaria', 'serbia', 'montenegro', 'greece', fifth, 'ottoman'][die() - 1];
    return [{ kind: 'guerrilla', country, extraMovement: 1 }];
  }
  if (roll === 26 && first) return leftInAlbania(war, rulings, playerOf);
  const joins = (country: string, camp: string): Effect[] =>
    out(country) ? [] : [{ kind: 'joins', country, camp, player: leads(camp) }];
  if (roll === 26) return joins('albania', 'league');
  if (roll === 31 && first) {
    const [ottomans, league] = [leads('opponents'), leads('league')];
    if (ask(ottomans, ['no', 'yes']) === 'no') return [];
    if (ask(league, ['no', 'yes']) === 'yes') return [{ kind: 'gameEnds', how: 'armistice' }];
    return [...every(ottomans, 1), ...every(league, -1)];
  }
  const separate = ARMISTICES[roll];
  if (separate && first) {
    const [country, city] = separate;
    const anywhere = country === 'montenegro' && rulings['montenegroHexes'] === 'any';
    const invaded = war.ottomansInside.some(
      (intruder) => intruder.country === country && (anywhere || intruder.where === 'whollyInside'),
    );
    return war.leagueHolds.includes(city) && !invaded && !out(country) ? [{ kind: 'armistice', country }] : [];
  }
  if (roll === 36 || roll === 41) return joins('romania', first ? 'opponents' : 'league');
  if ((roll === 42 || roll === 43) && !first) return joins('ottoman', 'league');
  const alliance = ALLIANCES[roll];
  if (alliance) return [{ kind: 'aligns', power: alliance[0], alignment: leads(first ? alliance[1] : alliance[2]) }];
  if (roll === 54) return [{ kind: 'crisis' }];
  if (roll === 55 || roll === 56) return [{ kind: 'confrontation' }];
  if ((roll === 61 || roll === 62) && first && !out('greece'))
    return [{ kind: 'naval', winner: die() <= 2 ? 'turks' : 'league' }];
  return [];
}

/** A point for each fort lost, or one in all for an owner. */
const fortsCost = (forts: readonly string[], rulings: Rulings): Effect[] =>
  (rulings['fortMorale'] === 'once' ? [...new Set(forts)] : forts).map((country) => ({
    kind: 'morale',
    country,
    change: -1,
  }));

function diseased(
  war: War,
  rulings: Rulings,
  playerOf: (country: string) => string,
  die: () => number,
  ask: (side: string, options: readonly string[]) => string,
): readonly Effect[] {
  const struck: Effect[] = [];
  const forts: string[] = [];
  const others: Effect[] = [];
  for (const player of ['first', 'second']) {
    let count = die();
    let own = war.units.filter(({ country }) => playerOf(country) === player);
    if (own.length < count) others.push({ kind: 'sickOnMap', player, units: count - own.length });
    const sick: typeof own = [];
    while (own.length > count && count > 0) {
      const id = ask(
        player,
        own.slice(0, own.length - count + 1).map((unit) => unit.id),
      );
      const place = own.findIndex((unit) => unit.id === id);
      sick.push(...own.slice(place, place + 1));
      own = own.slice(place + 1);
      count -= 1;
    }
    if (own.length <= count) sick.push(...own);
    for (const { id, country, type, demoralised } of sick) {
      const never = printed.outOfGame.includes(type);
      const place = demoralised ? (never ? 'gone' : 'pool') : 'map';
      const fate = demoralised ? 'eliminated' : 'demoralised';
      struck.push({ kind: 'unit', id, country, type, player, fate, place, retreat: 0 });
      if (demoralised && type === 'fortification') forts.push(country);
    }
  }
  return [...struck, ...fortsCost(forts, rulings), ...others];
}

function leftInAlbania(war: War, rulings: Rulings, playerOf: (country: string) => string): readonly Effect[] {
  const lost = ['first', 'second'].flatMap((player) =>
    war.inAlbania
      .filter(({ country, leaves }) => playerOf(country) === player && !leaves)
      .map((unit) => ({ ...unit, player })),
  );
  const pooled = (type: string): boolean =>
    type === 'armyArtillery' ? rulings['albaniaArmyArtillery'] === 'pool' : !['depot', 'fortification'].includes(type);
  return [
    ...lost.map(({ id, country, type, player }) => ({
      kind: 'unit',
      id,
      country,
      type,
      player,
      fate: 'eliminated',
      place: pooled(type) ? 'pool' : 'gone',
      retreat: 0,
    })),
    ...fortsCost(
      lost.filter(({ type }) => type === 'fortification').map(({ country }) => country),
      rulings,
    ),
    { kind: 'albaniaClosed' },
  ];
}

describe('[Political Events Table] a second computation', () => {
  test(`agrees with ${3 * CASES} random events`, () => {
    const rolled = new Set<string>();
    for (let seed = 1; seed <= 3 * CASES; seed += 1) {
      const draws = drawsOf(seed);
      const war = drawWar(draws);
      const rulings = drawnRulings(draws, game.rulings);
      const opened = open(game, 'political-event', war, { rulings });
      if (!opened.ok) throw new Error(`${seed}: ${JSON.stringify(opened.refusals)}`);
      const { resolution, faces, asked } = playedAtRandom(opened.value, draws);
      const { roll, effects, left } = carriedOut(war, rulings, faces, asked);
      const balance = effects.reduce((sum, { kind, country, change }) => {
        const owner = war.nations.find((nation) => nation.country === country)?.player;
        return kind === 'morale' ? sum + Number(change) * (owner === 'first' ? 1 : -1) : sum;
      }, 0);
      expect(resolution.result, String(seed)).toMatchObject({ roll, effects, moraleBalance: balance });
      expect(resolution.effects).toEqual([...effects, { kind: 'eventDone' }]);
      expect(left, 'no die or question too many').toBe(0);
      rolled.add(`${war.scenario} ${roll}`);
    }
    if (CASES >= 1000) expect(rolled.size, 'every roll of both scenarios came up').toBe(72);
  });

  test('exact odds of each event are its rolls out of 36', () => {
    const opened = open(game, 'political-event', {});
    if (!opened.ok) throw new Error('refused');
    const { distribution } = odds(opened.value.begin());
    const shares = ['', '1/36', '1/18', '1/12', '1/9'];
    for (const { key, rolls } of printed.politicalEvents) {
      const share = distribution.share((result) => (result as { event: string }).event === key);
      expect(written(share), key).toBe(shares[rolls.length]);
    }
  });
});
