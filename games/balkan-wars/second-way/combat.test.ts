/** Combat computed a second way: plain arithmetic over the transcription of the page, sharing nothing with the procedure. */
import { type Game, odds, open, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { CASES, type Draws, drawnRulings, drawsOf, type Played, playedAtRandom } from '../../testing/at-random.ts';
import printed from '../examples/tables.printed.json' with { type: 'json' };
import { game as balkanWars } from '../game.ts';

/** Inputs are drawn here as a player might type them. */
const game: Game = balkanWars;

const COUNTRIES = ['albania', 'bulgaria', 'greece', 'montenegro', 'ottoman', 'romania', 'serbia'];
const FREE = printed.freeGreatPowers;
const TYPES = [
  'division',
  'engineer',
  'headquarters',
  'heavyArtillery',
  'armyArtillery',
  'otherArtillery',
  'mobileSupply',
  'depot',
  'fortification',
  'other',
];
const ARTILLERY = ['heavyArtillery', 'armyArtillery', 'otherArtillery', 'fortification'];

interface Counter {
  id: string;
  country: string;
  type: string;
  strength: number;
  cadre: number;
  bombardment: number;
  demoralised: boolean;
  charging: boolean;
  supplied: boolean;
  retreatBlocked: boolean;
}
type Side = 'attacker' | 'defender';
type Rulings = Readonly<Record<string, string>>;

const drawUnit = (draws: Draws, id: string, nations: readonly string[]): Counter => {
  const type = draws.one(TYPES);
  return {
    id,
    country: draws.one(nations),
    type,
    strength: draws.below(9),
    cadre: draws.below(5),
    bombardment: ARTILLERY.includes(type) ? draws.below(4) : 0,
    demoralised: draws.chance(0.35),
    charging: draws.chance(0.25),
    supplied: draws.chance(0.7),
    retreatBlocked: draws.chance(0.15),
  };
};

const drawSituation = (draws: Draws) => {
  const cut = draws.below(COUNTRIES.length);
  const [ours, theirs] = [COUNTRIES.slice(0, cut + 1), COUNTRIES.slice(cut)].map((nations, side) => [
    ...(side === 1 && nations.length > 1 ? nations.slice(1) : nations),
    ...draws.some(FREE, 0.2),
  ]) as [string[], string[]];
  const units = (side: string, nations: string[]) =>
    Array.from({ length: 1 + draws.below(5) }, (_, place) => drawUnit(draws, `${side}${place}`, nations));
  const attackingPlayer = draws.one(['first', 'second']);
  const defendingPlayer = attackingPlayer === 'first' ? 'second' : 'first';
  const listed = (nations: string[], player: string) =>
    draws
      .some(nations, 0.7)
      .filter((nation) => COUNTRIES.includes(nation))
      .map((country) => ({ country, player, morale: draws.below(4) }));
  const attackers = units('A', ours);
  const inBoth = (country: string): boolean => ours.includes(country) && theirs.includes(country);
  return {
    level: draws.one(['beginner', 'competitor', 'advanced', 'advanced']),
    attackingPlayer,
    attackers: attackers.every(({ strength }) => strength === 0)
      ? attackers.map((unit) => ({ ...unit, strength: 1 }))
      : attackers,
    defenders: units('D', theirs),
    terrain: draws.below(10) - 6,
    entrenched: draws.chance(0.3),
    fortificationPresent: draws.chance(0.2),
    allAcrossWater: draws.chance(0.2),
    nations: [...listed(ours, attackingPlayer), ...listed(theirs, defendingPlayer)].filter(
      ({ country }) => !inBoth(country),
    ),
    armistices: draws.some(
      theirs.filter((country) => COUNTRIES.includes(country) && !ours.includes(country)),
      0.2,
    ),
    ottomansUnsupplied: draws.chance(0.3),
  };
};
type Situation = ReturnType<typeof drawSituation>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** The column by walking along the printed heads, not by formula. */
function columnIn(situation: Situation, rulings: Rulings): number {
  const attack = sum(situation.attackers.map(({ strength }) => strength));
  const defence = sum(situation.defenders.map(({ strength }) => strength));
  // 1/3, 1/2, 1/1 … 6/1 as the least attack against six points of defence.
  const ratios = [2, 3, 6, 12, 18, 24, 30, 36];
  let base = 0;
  if (defence === 0) base = 7;
  else if (rulings['oddsRounding'] === 'defender') {
    for (const [place, least] of ratios.entries()) if (attack * 6 >= least * defence) base = place;
  } else if (attack >= defence) base = 1 + Math.min(6, Math.floor((2 * attack + defence) / (2 * defence)));
  else base = 3 - Math.min(3, Math.floor((2 * defence + attack) / (2 * attack)));
  const lacks = (unit: Counter, side: Side): boolean => {
    if (unit.type === 'fortification') return false;
    const revolt = situation.ottomansUnsupplied && unit.country === 'ottoman' && side === 'attacker';
    return revolt || !unit.supplied;
  };
  const guns = (units: readonly Counter[], side: Side): number => {
    let total = 0;
    for (const unit of units) {
      if (!ARTILLERY.includes(unit.type)) continue;
      if (unit.demoralised && (unit.type !== 'fortification' || rulings['demoralisedFortGuns'] === 'silent')) continue;
      if (lacks(unit, side) && rulings['unsuppliedGuns'] === 'silent') continue;
      total += unit.bombardment;
    }
    return total;
  };
  const superiority = guns(situation.attackers, 'attacker') - guns(situation.defenders, 'defender');
  const unsupplied = situation.attackers.filter((unit) => lacks(unit, 'attacker')).length;
  const { entrenchment, acrossWater, someUnsupplied, allUnsupplied } = printed.columnShifts;
  let shift = rulings['negativeArtillery'] === 'noShift' && superiority < 0 ? 0 : superiority;
  if (situation.entrenched) shift += entrenchment;
  if (situation.allAcrossWater) shift += acrossWater;
  shift += situation.terrain;
  if (unsupplied === situation.attackers.length) shift += allUnsupplied;
  else if (unsupplied > 0) shift += someUnsupplied;
  return Math.max(0, Math.min(7, base + shift));
}

/** Who may pay: nations in the combat, or any of the player's where only Great Powers fight; none at zero. */
function payersIn(situation: Situation, side: Side): readonly string[] {
  const units = side === 'attacker' ? situation.attackers : situation.defenders;
  const other = situation.attackingPlayer === 'first' ? 'second' : 'first';
  const player = side === 'attacker' ? situation.attackingPlayer : other;
  const powersAlone = units.every(({ country }) => FREE.includes(country));
  return situation.nations
    .filter((nation) => nation.player === player && nation.morale > 0)
    .map(({ country }) => country)
    .filter((country) => powersAlone || units.some((unit) => unit.country === country));
}

function chargeIn(situation: Situation, rulings: Rulings): number {
  const shock = (units: readonly Counter[]) => {
    const charging = units.filter((unit) => unit.charging);
    return { any: charging.length > 0, value: sum(charging.map(({ cadre }) => cadre)) };
  };
  const [ours, theirs] = [shock(situation.attackers), shock(situation.defenders)];
  const { attackerCharge, defenderCharge } = printed.dieModifiers;
  if (!ours.any) return theirs.any ? defenderCharge : 0;
  if (!theirs.any) return attackerCharge;
  if (ours.value === 0 && theirs.value === 0) return rulings['chargeRule'] === 'aid' ? 0 : defenderCharge;
  if (ours.value >= theirs.value + theirs.value) return attackerCharge;
  return rulings['chargeRule'] === 'aid' && ours.value >= theirs.value ? 0 : defenderCharge;
}

interface Fate {
  id: string;
  fate: string;
  place: string;
  retreat: number;
}

function fatesIn(units: readonly Counter[], code: string, picked: string | undefined, rulings: Rulings): Fate[] {
  const anyCharge = units.some(({ charging }) => charging);
  return units.map((unit) => {
    const struck = code === 'D' ? (anyCharge ? unit.charging : unit.id === picked) : code !== '-';
    if (!struck) return { id: unit.id, fate: 'unhurt', place: 'map', retreat: 0 };
    const { goodOrder, demoralised, retreat } = printed.results[code as 'D' | 'S' | 'R' | 'E'];
    let fate = unit.demoralised ? demoralised : goodOrder;
    let goes = fate === 'demoralised' ? retreat : 0;
    const fixed = unit.type === 'fortification' || unit.type === 'depot';
    if (goes > 0 && fixed && rulings['fixedUnitsInRout'] === 'stay') goes = 0;
    else if (goes > 0 && (fixed || unit.retreatBlocked)) {
      fate = rulings['blockedRetreat'] === 'eliminate' ? 'eliminated' : 'surrendered';
      goes = 0;
    }
    let place = 'map';
    if (fate === 'eliminated') place = printed.outOfGame.includes(unit.type) ? 'gone' : 'pool';
    if (fate === 'surrendered') place = printed.outOfGame.includes(unit.type) ? 'gone' : 'prisoners';
    return { id: unit.id, fate, place, retreat: goes };
  });
}

/** Morale gained or lost by each country in all. */
function moraleIn(situation: Situation, cell: string, fates: Record<Side, Fate[]>, rulings: Rulings) {
  const gained = new Map<string, number>();
  const add = (country: string, change: number) => {
    if (COUNTRIES.includes(country)) gained.set(country, (gained.get(country) ?? 0) + change);
  };
  const [ours, theirs] = cell.split('/') as [string, string];
  const row = 'RE'.includes(ours) ? `A${ours}` : 'RE'.includes(theirs) ? `D${theirs}` : undefined;
  for (const side of ['attacker', 'defender'] as const) {
    const units = side === 'attacker' ? situation.attackers : situation.defenders;
    const nations = [...new Set(units.map(({ country }) => country))].filter((each) => COUNTRIES.includes(each));
    const might = (country: string): number =>
      sum(units.filter((unit) => unit.country === country).map(({ strength }) => strength));
    const most = Math.max(...nations.map(might));
    const first = nations.find((country) => might(country) === most);
    const concerned = rulings['multinationalMorale'] === 'each' ? nations : first ? [first] : [];
    if (row) for (const country of concerned) add(country, printed.nationalMorale[row as 'AE'][side]);
    const lost = units.filter(({ type, id }) => {
      const fate = fates[side].find((each) => each.id === id)?.fate;
      return (
        type === 'fortification' &&
        (fate === 'eliminated' || (fate === 'surrendered' && rulings['surrenderedFort'] === 'alike'))
      );
    });
    const owners = lost.map(({ country }) => country);
    for (const country of rulings['fortMorale'] === 'once' ? new Set(owners) : owners)
      add(country, printed.moraleEvents.fortificationLost.loser);
  }
  return gained;
}

const rowIndex = (sumOfDie: number): number => Math.max(0, Math.min(7, sumOfDie));

/** Everything but the dice and answers, then the combat for those that came. */
function reckon(situation: Situation, rulings: Rulings, marks: readonly string[][], { faces, asked }: Played) {
  const column = columnIn(situation, rulings);
  const answers = [...asked];
  const answer = (side: Side, options: readonly string[]): string => {
    const next = answers.shift();
    expect([next?.side, next?.options]).toEqual([side, options]);
    return next?.option ?? '';
  };
  const payment = (side: Side): string => {
    const payers = payersIn(situation, side);
    return payers.length === 0 ? 'no' : answer(side, ['no', ...payers]);
  };
  const paid = { attacker: payment('attacker'), defender: payment('defender') };
  const works =
    situation.entrenched ||
    situation.fortificationPresent ||
    situation.defenders.some(({ type }) => type === 'fortification');
  const { attackerMorale, defenderMorale, engineers } = printed.dieModifiers;
  let die = (faces[0] ?? 0) + chargeIn(situation, rulings);
  if (paid.attacker !== 'no') die += attackerMorale;
  if (paid.defender !== 'no') die += defenderMorale;
  if (works && situation.attackers.some(({ type }) => type === 'engineer')) die += engineers;
  const cell = printed.combatResults.cells[rowIndex(die)]?.[column] ?? '';
  const mark = marks[rowIndex(die)]?.[column] ?? '?';
  const ignored = situation.level === 'advanced' ? 'none' : mark === '?' ? 'unknown' : mark;
  const [a, d] = cell.split('/') as [string, string];
  const ours = ignored === 'attacker' || ignored === 'both' ? '-' : a;
  const theirs = ignored === 'defender' || ignored === 'both' ? '-' : d;
  const pick = (side: Side, units: readonly Counter[], code: string): string | undefined => {
    if (code !== 'D' || units.some(({ charging }) => charging)) return undefined;
    return units.length === 1
      ? units[0]?.id
      : answer(
          side,
          units.map(({ id }) => id),
        );
  };
  const attackerPick = pick('attacker', situation.attackers, ours);
  const defenderPick = pick('defender', situation.defenders, theirs);
  expect(answers).toEqual([]);
  const fates = {
    attacker: fatesIn(situation.attackers, ours, attackerPick, rulings),
    defender: fatesIn(situation.defenders, theirs, defenderPick, rulings),
  };
  return { cell, ignored, paid, fates, morale: moraleIn(situation, cell, fates, rulings) };
}

/** Marks for half of the cells; sealed payments are left to the examples. */
const drawn = (seed: number) => {
  const draws = drawsOf(seed);
  const situation = drawSituation(draws);
  const rulings = { ...drawnRulings(draws, game.rulings), moraleOrder: 'attackerFirst' };
  const { rows, columns, cells } = printed.combatResults;
  const marks = cells.map((line) => line.map(() => draws.one(['?', 'none', 'attacker', 'defender', 'both'])));
  const own = rows.flatMap((row, r) =>
    columns.flatMap((column, c) => {
      const cell = marks[r]?.[c] ?? '?';
      return cell === '?' ? [] : [{ row, column, cell }];
    }),
  );
  const opened = open(game, 'combat', situation, { rulings, overlay: { 'bold-italics': own } });
  if (!opened.ok) throw new Error(`${seed}: ${JSON.stringify(opened.refusals)}`);
  return { draws, situation, rulings, marks, opened: opened.value };
};

describe('[Combat Results Table] a second computation', () => {
  test(`agrees with ${CASES} random combats`, () => {
    for (let seed = 1; seed <= CASES; seed += 1) {
      const { draws, situation, rulings, marks, opened } = drawn(seed);
      const played = playedAtRandom(opened, draws);
      const ours = reckon(situation, rulings, marks, played);
      const { result, effects } = played.resolution;
      expect(result, String(seed)).toMatchObject({
        cell: ours.cell,
        ignored: ours.ignored,
        attackers: ours.fates.attacker,
        defenders: ours.fates.defender,
        attackerPaid: ours.paid.attacker,
        defenderPaid: ours.paid.defender,
      });
      const enemy = situation.attackingPlayer === 'first' ? 'second' : 'first';
      const struckOf = (units: readonly Counter[], fates: readonly Fate[], player: string) =>
        fates.flatMap((each, place) => {
          const { country, type } = units[place] ?? expect.fail('a fate without a unit');
          return each.fate === 'unhurt' ? [] : [{ kind: 'unit', country, type, player, ...each }];
        });
      expect(
        effects.filter(({ kind }) => kind === 'unit'),
        String(seed),
      ).toEqual([
        ...struckOf(situation.attackers, ours.fates.attacker, situation.attackingPlayer),
        ...struckOf(situation.defenders, ours.fates.defender, enemy),
      ]);
      const [attacker, defender] = ours.cell.split('/');
      const nationsOf = (units: readonly Counter[]) => [...new Set(units.map(({ country }) => country))];
      expect(result).toMatchObject({
        attacker,
        defender,
        nations: { attacker: nationsOf(situation.attackers), defender: nationsOf(situation.defenders) },
      });
      const changes = new Map<string, number>();
      const spent: unknown[] = [];
      for (const { kind, country, change } of effects as readonly {
        kind: string;
        country?: string;
        change?: number;
      }[]) {
        if (kind === 'morale') changes.set(country ?? '', (changes.get(country ?? '') ?? 0) + (change ?? 0));
        if (kind === 'moraleSpent') spent.push(country);
      }
      expect(changes, String(seed)).toEqual(ours.morale);
      expect(spent).toEqual([ours.paid.attacker, ours.paid.defender].filter((each) => each !== 'no'));
      const ended = situation.armistices.filter((country) =>
        situation.defenders.some((unit) => unit.country === country),
      );
      expect(
        effects
          .filter(({ kind }) => kind === 'armisticeEnds')
          .map(({ country }) => country)
          .sort(),
      ).toEqual([...ended].sort());
    }
  });

  test('exact odds are the six faces counted one by one', () => {
    for (let seed = 1; seed <= Math.ceil(CASES / 10); seed += 1) {
      const { situation, rulings, opened } = drawn(seed);
      const column = columnIn(situation, rulings);
      const works =
        situation.entrenched ||
        situation.fortificationPresent ||
        situation.defenders.some(({ type }) => type === 'fortification');
      const engineers = works && situation.attackers.some(({ type }) => type === 'engineer') ? 1 : 0;
      const counted = new Map<string, number>();
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const row = rowIndex(face + chargeIn(situation, rulings) + engineers);
        const cell = printed.combatResults.cells[row]?.[column] ?? '';
        counted.set(cell, (counted.get(cell) ?? 0) + 1);
      }
      const { distribution } = odds(opened.begin());
      for (const [cell, faces] of counted) {
        const share = written(distribution.share((result) => (result as { cell: string }).cell === cell));
        expect(share, String(seed)).toBe(['', '1/6', '1/3', '1/2', '2/3', '5/6', '1'][faces]);
      }
    }
  });
});
