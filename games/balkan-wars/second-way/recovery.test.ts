/** Rally, demoralisation and mobilisation computed a second way: by hand arithmetic and by trying every payment. */
import { type Game, odds, open, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { type Asked, CASES, type Draws, drawnRulings, drawsOf, playedAtRandom } from '../../testing/at-random.ts';
import printed from '../examples/tables.printed.json' with { type: 'json' };
import { game as balkanWars } from '../game.ts';

/** Inputs are drawn here as a player might type them. */
const game: Game = balkanWars;

const COUNTRIES = ['bulgaria', 'greece', 'ottoman', 'serbia'];
const FREE = printed.freeGreatPowers;
const TYPES = ['division', 'engineer', 'headquarters', 'armyArtillery', 'depot', 'mobileSupply', 'other'];

describe('[Rally procedure] a second computation', () => {
  const situation = (draws: Draws) => ({
    id: 'X',
    country: draws.one([...COUNTRIES, ...FREE]),
    type: draws.one(TYPES),
    cadre: draws.below(7),
    headquarters: draws.chance(0.6)
      ? [{ country: 'bulgaria', staff: draws.below(5), demoralised: draws.chance(0.5) }]
      : [],
    nations: draws
      .some(COUNTRIES, 0.8)
      .map((country) => ({ country, player: country === 'greece' ? 'second' : 'first', morale: draws.below(3) })),
  });

  test(`agrees with ${CASES} random rallies, and with their odds counted face by face`, () => {
    for (let seed = 1; seed <= CASES; seed += 1) {
      const draws = drawsOf(seed);
      const given = situation(draws);
      const opened = open(game, 'rally', given);
      const known = (country: string): boolean => given.nations.some((nation) => nation.country === country);
      // The headquarters is Bulgaria’s, and Greece the other player’s.
      const foreign = given.country === 'greece' && known('greece') && known('bulgaria');
      expect(opened.ok).toBe(!(foreign && given.headquarters.length > 0));
      if (!opened.ok) continue;
      const played = playedAtRandom(opened.value, draws);
      const [hq] = given.headquarters;
      const staff = hq ? Math.max(0, hq.staff - (hq.demoralised ? 1 : 0)) : 0;
      // “Maximum de UN PMN par unité de combat”: headquarters, mobile supply and depots are not combat units.
      const combatUnit = !['headquarters', 'mobileSupply', 'depot'].includes(given.type);
      const morale = given.nations.find(({ country }) => country === given.country)?.morale ?? 0;
      const mayPay = combatUnit && morale > 0;
      const owner = given.country === 'greece' ? 'second' : 'first';
      expect(played.asked.map(({ side, options }) => [side, options])).toEqual(mayPay ? [[owner, ['no', 'yes']]] : []);
      const paid = played.asked[0]?.option === 'yes';
      const target = given.cadre + staff + (paid ? 1 : 0);
      const rallies = (face: number): boolean => face === 1 || (face < 6 && face <= target);
      expect(played.resolution.result).toEqual({
        unit: 'X',
        target,
        paid,
        rallies: rallies(played.faces[0] ?? 0),
      });
      expect(played.resolution.effects).toEqual([
        ...(paid ? [{ kind: 'moraleSpent', country: given.country, points: 1 }] : []),
        ...(rallies(played.faces[0] ?? 0) ? [{ kind: 'rallied', id: 'X' }] : []),
      ]);
      const unpaid = [1, 2, 3, 4, 5, 6].filter(
        (face) => face === 1 || (face < 6 && face <= given.cadre + staff),
      ).length;
      const { distribution } = odds(opened.value.begin());
      expect(written(distribution.share((result) => (result as { rallies: boolean }).rallies))).toBe(
        ['', '1/6', '1/3', '1/2', '2/3', '5/6'][unpaid],
      );
    }
  });
});

describe('[Effects of demoralisation] a second computation', () => {
  test('halves movement upwards, takes one level each, silences what the aid says', () => {
    for (let seed = 1; seed <= CASES; seed += 1) {
      const draws = drawsOf(seed);
      const demoralised = draws.chance(0.7);
      const [movement, command, staff] = [draws.below(12), draws.below(5), draws.below(5)];
      const type = draws.one([...TYPES, 'fortification', 'heavyArtillery', 'otherArtillery']);
      const rulings = drawnRulings(draws, game.rulings);
      const opened = open(game, 'demoralisation', { type, demoralised, movement, command, staff }, { rulings });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      const lower = (level: number): number => (level === 0 ? 0 : level - 1);
      const artillery = ['heavyArtillery', 'armyArtillery', 'otherArtillery', 'fortification'].includes(type);
      const fires = type === 'fortification' && rulings['demoralisedFortGuns'] === 'fire';
      expect(playedAtRandom(opened.value, draws).resolution.result).toEqual({
        movement: demoralised ? (movement + (movement % 2)) / 2 : movement,
        command: demoralised ? lower(command) : command,
        staff: demoralised ? lower(staff) : staff,
        ...(['mobileSupply', 'depot'].includes(type) && { givesSupply: !demoralised }),
        ...(type === 'engineer' && { entrenches: !demoralised }),
        ...(artillery && { bombards: !demoralised || fires }),
      });
    }
  });
});

describe('[National Rally] a second computation', () => {
  test('the die is the new morale, each face once in six', () => {
    const opened = open(game, 'national-rally', { country: 'greece', permitted: true });
    if (!opened.ok) throw new Error('refused');
    const { distribution } = odds(opened.value.begin());
    for (const morale of [1, 2, 3, 4, 5, 6]) {
      expect(written(distribution.share((result) => (result as { morale: number }).morale === morale))).toBe('1/6');
    }
  });
});

describe('[Mobilisation costs] a second computation', () => {
  const drawn = (draws: Draws) => ({
    player: draws.one(['first', 'second']),
    units: Array.from({ length: 1 + draws.below(4) }, (_, place) => ({
      id: `U${place}`,
      country: draws.one([...COUNTRIES, ...FREE]),
      type: draws.one(TYPES),
      cadre: draws.below(4),
      command: draws.below(3),
      staff: draws.below(3),
      lostBefore: draws.chance(0.2),
    })),
    depots: draws.below(6),
    treasuries: draws.some(COUNTRIES, 0.8).map((country) => ({ country, points: draws.below(8) })),
    nations: draws
      .some(COUNTRIES, 0.8)
      .map((country) => ({ country, player: draws.one(['first', 'first', 'second']), morale: draws.below(4) })),
    powers: draws.some(printed.greatPowers, 0.3).map((power) => ({
      power,
      alignment: draws.one(['first', 'second', 'neutral']),
      points: draws.below(4),
    })),
    crisis: draws.chance(0.2),
    extraPoints: draws.chance(0.5) ? 0 : draws.below(5),
    volunteers: [undefined, undefined, 'bulgaria', 'greece'].map((country) => ({
      player: draws.one(['first', 'second']),
      ...(country !== undefined && { country }),
      points: draws.below(4),
    })),
    capitulated: draws.some(COUNTRIES, 0.1),
  });
  type Given = ReturnType<typeof drawn>;

  const costOf = ({ country, type, cadre, command, staff }: Given['units'][number]): number => {
    if (FREE.includes(country)) return 0;
    if (type === 'headquarters') return printed.mobilisationCosts.headquarters * (command + staff);
    if (type === 'division') return printed.mobilisationCosts.division * cadre;
    if (type === 'engineer') return printed.mobilisationCosts.engineer * cadre;
    return printed.mobilisationCosts.others * cadre;
  };

  const allies = ({ powers, player, crisis }: Given) =>
    crisis
      ? []
      : printed.greatPowers.flatMap((name) =>
          powers.filter(({ power, alignment }) => power === name && alignment === player),
        );

  const treasuryOf = ({ treasuries }: Given, country: string): number =>
    treasuries.find((treasury) => treasury.country === country)?.points ?? 0;
  /** What the player's volunteers are worth to a country they were named for, or to any. */
  const volunteersOf = ({ volunteers, player }: Given, named?: string): number => {
    let sum = 0;
    for (const each of volunteers) if (each.player === player && each.country === named) sum += each.points;
    return sum;
  };

  const billsOf = (given: Given) => {
    const owing = [...new Set(given.units.map(({ country }) => country))].filter((country) => !FREE.includes(country));
    return owing.map((country) => ({
      country,
      cost: given.units.filter((unit) => unit.country === country).reduce((all, unit) => all + costOf(unit), 0),
      points: treasuryOf(given, country) + volunteersOf(given, country),
      morale: given.nations.find((nation) => nation.country === country)?.morale ?? 0,
    }));
  };
  type Bill = ReturnType<typeof billsOf>[number];

  /** Every way a country can pay with so much in the common purse, by trying all of them. */
  const waysOf = ({ cost, points, morale }: Bill, purse: number) => {
    const ways: { morale: number; shared: number; own: number }[] = [];
    for (let spent = 0; spent <= morale; spent += 1)
      for (let shared = 0; shared <= purse; shared += 1)
        for (let own = 0; own <= points; own += 1)
          if (spent + shared + own === cost) ways.push({ morale: spent, shared, own });
    return ways;
  };
  const payable = ([bill, ...later]: readonly Bill[], purse: number): boolean =>
    bill === undefined || waysOf(bill, purse).some(({ shared }) => payable(later, purse - shared));

  const ownerOf = ({ nations, powers }: Given, country: string): string | undefined =>
    nations.find((nation) => nation.country === country)?.player ??
    powers.find(({ power, alignment }) => power === country && alignment !== 'neutral')?.alignment;

  const codesOf = (given: Given, rulings: Readonly<Record<string, string>>): readonly string[] => {
    const codes = new Set<string>();
    for (const { type, country, lostBefore } of given.units) {
      if (printed.neverReplaced.includes(type) && lostBefore) codes.add('neverReplaced');
      if (given.capitulated.includes(country)) codes.add('hasCapitulated');
      if (![undefined, given.player].includes(ownerOf(given, country))) codes.add('wrongPlayer');
    }
    const limited = given.units.filter(
      ({ country }) => rulings['greatPowerDepots'] === 'bound' || !FREE.includes(country),
    );
    if (rulings['unitsPerDepot'] === 'one' && limited.length > given.depots) codes.add('tooFewDepots');
    if (!payable(billsOf(given), purseOf(given))) codes.add('cannotPay');
    return [...codes].sort();
  };
  const purseOf = (given: Given): number =>
    volunteersOf(given) + given.extraPoints + allies(given).reduce((all, { points }) => all + points, 0);

  test(`agrees with ${CASES} random mobilisations, refused ones included`, () => {
    let paid = 0;
    for (let seed = 1; seed <= CASES; seed += 1) {
      const draws = drawsOf(seed);
      const given = drawn(draws);
      const rulings = drawnRulings(draws, game.rulings);
      const opened = open(game, 'mobilisation', given, { rulings });
      const codes = codesOf(given, rulings);
      const told = opened.ok ? [] : [...new Set(opened.refusals.map(({ code }) => code))].sort();
      expect(told, String(seed)).toEqual(codes);
      if (!opened.ok) continue;
      paid += 1;
      const played = playedAtRandom(opened.value, draws);
      settle(given, played.asked, played.resolution.result, played.resolution.effects, seed);
    }
    expect(paid, 'enough of them are legal').toBeGreaterThan(CASES / 10);
  });

  /** Follows the answers given, country by country, and checks that exactly the payments that work were offered. */
  function settle(given: Given, asked: readonly Asked[], result: unknown, effects: unknown, seed: number): void {
    const answers = [...asked];
    let purse = purseOf(given);
    const bills = billsOf(given);
    const [own, morale] = [new Map<string, number>(), new Map<string, number>()];
    let shared = 0;
    const inPool = new Set<string>();
    for (const [place, bill] of bills.entries()) {
      const ways = waysOf(bill, purse).filter((way) => payable(bills.slice(place + 1), purse - way.shared));
      const counts = (of: 'morale' | 'shared', among: typeof ways) =>
        [...new Set(among.map((way) => way[of]))].sort((a, b) => a - b);
      const morales = counts('morale', ways);
      let spent = 0;
      if (bill.morale > 0 && bill.cost > 0) {
        const next = answers.shift();
        expect(next?.side).toBe(given.player);
        expect(next?.options, String(seed)).toEqual([...(morales.includes(0) ? [] : ['no']), ...morales.map(String)]);
        if (next?.option === 'no') {
          inPool.add(bill.country);
          continue;
        }
        spent = Number(next?.option);
      }
      const left = ways.filter((way) => way.morale === spent);
      const shares = counts('shared', left);
      let common = shares[0] ?? 0;
      if (shares.length > 1) {
        const next = answers.shift();
        expect(next?.side).toBe(given.player);
        expect(next?.options, String(seed)).toEqual(shares.map(String));
        common = Number(next?.option);
      }
      purse -= common;
      shared += common;
      morale.set(bill.country, spent);
      own.set(bill.country, bill.cost - spent - common);
    }
    expect(answers).toEqual([]);
    const volunteers = Math.min(shared, volunteersOf(given));
    const { player } = given;
    // Volunteers are kept for this segment only, so a country’s own go before its points.
    const named = [...own].flatMap(([country, points]) => {
      const used = Math.min(points, volunteersOf(given, country));
      own.set(country, points - used);
      return used > 0 ? [{ kind: 'volunteersSpent', player, country, points: used }] : [];
    });
    let ofPowers = Math.min(
      shared - volunteers,
      allies(given).reduce((all, { points }) => all + points, 0),
    );
    const powers = allies(given).flatMap(({ power, points }) => {
      const gives = Math.min(points, ofPowers);
      ofPowers -= gives;
      return gives > 0 ? [{ kind: 'powerPointsSpent', power, points: gives }] : [];
    });
    const comeIn = given.units.filter(({ country }) => !inPool.has(country));
    const spentBy = (kind: string, by: ReadonlyMap<string, number>) =>
      [...by].flatMap(([country, points]) => (points > 0 ? [{ kind, country, points }] : []));
    expect(new Set(effects as readonly object[]), String(seed)).toEqual(
      new Set([
        ...spentBy('pointsSpent', own),
        ...spentBy('moraleSpent', morale),
        ...named,
        ...(volunteers > 0 ? [{ kind: 'volunteersSpent', player, country: 'later', points: volunteers }] : []),
        ...powers,
        ...comeIn.map(({ id }) => ({ kind: 'mobilised', id })),
        { kind: 'mobilisationHeld', player },
      ]),
    );
    expect(result, String(seed)).toMatchObject({
      player,
      mobilised: comeIn.map(({ id }) => id),
      costs: given.units.map((unit) => ({ id: unit.id, cost: costOf(unit) })),
      total: comeIn.reduce((all, unit) => all + costOf(unit), 0),
    });
  }
});
