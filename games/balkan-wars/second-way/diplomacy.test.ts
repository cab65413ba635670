/** Diplomatic Conflict and captures computed a second way. */
import { type Game, odds, open } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { CASES, type Draws, drawnRulings, drawsOf, playedAtRandom } from '../../testing/at-random.ts';
import printed from '../examples/tables.printed.json' with { type: 'json' };
import { game as balkanWars } from '../game.ts';

/** Inputs are drawn here as a player might type them. */
const game: Game = balkanWars;

type Rulings = Readonly<Record<string, string>>;

const drawConflict = (draws: Draws) => {
  const powers = printed.greatPowers.map((power) => ({
    power,
    alignment: draws.one(['first', 'second', 'neutral']),
    diplomacy: draws.below(5),
  }));
  const held = (player: string): number =>
    powers.filter(({ alignment }) => alignment === player).reduce((sum, { diplomacy }) => sum + diplomacy, 0);
  const confrontation = draws.chance(0.3);
  const commit = (player: string): number => (confrontation ? held(player) : draws.below(held(player) + 1));
  return { powers, confrontation, firstCommits: commit('first'), secondCommits: commit('second') };
};
type Conflict = ReturnType<typeof drawConflict>;

const cellOf = (first: number, second: number): string => {
  const held = (total: number): number => Math.min(10, Math.max(1, total));
  return printed.diplomaticConflict[held(first) - 1]?.[held(second) - 1] ?? '';
};

function codeOf({ firstCommits, secondCommits }: Conflict, rulings: Rulings, faces: readonly number[]): string {
  const dice = rulings['diplomacyMode'] === 'dice';
  const bonus = { withDice: dice ? 1 : 0, always: 1, never: 0 }[rulings['secondBonus'] ?? ''] ?? 0;
  const code = dice
    ? cellOf(firstCommits + (faces[0] ?? 0), secondCommits + (faces[1] ?? 0) + bonus)
    : cellOf(firstCommits, secondCommits + bonus);
  if (rulings['balanceOfPower'] === 'asPrinted') return code;
  return { BP1: 'BP2', BP2: 'BP1' }[code] ?? code;
}

describe('[Diplomatic Conflict Table] a second computation', () => {
  test(`agrees with ${CASES} random conflicts, decisions and lots included`, () => {
    for (let seed = 1; seed <= CASES; seed += 1) {
      const draws = drawsOf(seed);
      const conflict = drawConflict(draws);
      const rulings = drawnRulings(draws, game.rulings);
      const opened = open(game, 'diplomatic-conflict', conflict, { rulings });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      const { resolution, faces, asked } = playedAtRandom(opened.value, draws);
      const code = codeOf(conflict, rulings, faces);
      const named = (alignment: string) =>
        printed.greatPowers.filter((name) =>
          conflict.powers.some((each) => each.power === name && each.alignment === alignment),
        );
      const player = code.endsWith('1') || code === '1D' ? 'first' : 'second';
      const enemy = named(player === 'first' ? 'second' : 'first');
      const option = asked[0]?.option ?? 'decline';
      const lots = faces.slice(rulings['diplomacyMode'] === 'dice' ? 2 : 0);
      const byLot = (names: readonly string[]): string | undefined =>
        names.length > 1 ? names[(lots[0] ?? 0) - 1] : names[0];
      const effects = (): readonly object[] => {
        if (code === 'A') return [{ kind: 'gameEnds', how: 'armistice' }];
        if (code === 'WW') return [{ kind: 'gameEnds', how: 'worldWar' }];
        if (code === 'C') return [];
        if (code.endsWith('D')) {
          const offered = [
            'decline',
            ...(enemy.length > 0 ? ['neutralise'] : []),
            ...(named('neutral').length > 0 ? ['take'] : []),
          ];
          expect(asked.map(({ side, options }) => [side, options])).toEqual(
            offered.length > 1 ? [[player, offered]] : [],
          );
          if (option === 'decline') return [];
          return option === 'take'
            ? [{ kind: 'aligns', power: byLot(named('neutral')), alignment: player }]
            : [{ kind: 'aligns', power: byLot(enemy), alignment: 'neutral' }];
        }
        const gained = conflict.powers.filter(({ alignment }) => alignment !== player).map(({ power }) => power);
        const offered = [...enemy.map((power) => `neutralise-${power}`), ...gained.map((power) => `gain-${power}`)];
        expect(asked.map(({ side, options }) => [side, options])).toEqual(
          offered.length > 0 ? [[player, offered]] : [],
        );
        if (offered.length === 0) return [];
        const [act, power] = option.split('-');
        return [{ kind: 'aligns', power, alignment: act === 'gain' ? player : 'neutral' }];
      };
      expect(resolution.result, String(seed)).toEqual({ code, effects: effects() });
      expect(resolution.effects.at(-1)).toEqual({ kind: 'diplomacyDone' });
      const figure = (name: string) =>
        game.procedures['diplomatic-conflict']?.figures[name]?.(resolution.result as never);
      expect(figure('ends')).toBe('AWW'.includes(code) ? 1 : 0);
      expect(figure('firstAdvantage')).toBe('CAWW'.includes(code) ? 0 : player === 'first' ? 1 : -1);
    }
  });

  test('exact odds are the 36 throws counted one by one', () => {
    for (let seed = 1; seed <= Math.ceil(CASES / 20); seed += 1) {
      const draws = drawsOf(seed);
      const conflict = drawConflict(draws);
      const rulings = { ...drawnRulings(draws, game.rulings), diplomacyMode: 'dice' };
      const opened = open(game, 'diplomatic-conflict', conflict, { rulings });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      const counted = new Map<string, number>();
      for (let throws = 0; throws < 36; throws += 1) {
        const code = codeOf(conflict, rulings, [1 + Math.floor(throws / 6), 1 + (throws % 6)]);
        counted.set(code, (counted.get(code) ?? 0) + 1);
      }
      const { distribution } = odds(opened.value.begin());
      for (const [code, throws] of counted) {
        const { over, under } = distribution.share((result) => (result as { code: string }).code === code);
        expect(36n * over, `${seed}: ${code}`).toBe(BigInt(throws) * under);
      }
    }
  });

  test('power is refused as the aid says: no more than held, all of it in a confrontation, none in a crisis', () => {
    for (let seed = 1; seed <= CASES; seed += 1) {
      const draws = drawsOf(seed);
      const { powers } = drawConflict(draws);
      const commits = { first: draws.below(12), second: draws.below(12) };
      const [confrontation, crisis] = [draws.chance(0.4), draws.chance(0.2)];
      const expected = (['first', 'second'] as const).flatMap((player) => {
        const held = crisis
          ? 0
          : powers.filter(({ alignment }) => alignment === player).reduce((sum, { diplomacy }) => sum + diplomacy, 0);
        if (crisis && commits[player] > 0) return ['crisisTurn'];
        if (commits[player] > held) return ['morePowerThanHeld'];
        return confrontation && commits[player] < held ? ['mustUseAll'] : [];
      });
      const given = { powers, firstCommits: commits.first, secondCommits: commits.second, confrontation, crisis };
      const opened = open(game, 'diplomatic-conflict', given);
      expect(opened.ok ? [] : opened.refusals.map(({ code }) => code)).toEqual(expected);
    }
  });
});

describe('[National Morale Chart, other events] captures a second way', () => {
  test('first captures move morale as printed, later ones nothing; a Great Power gains none', () => {
    const cities = ['constantinople', 'adrianople', 'salonika', 'scutari', 'skopje', 'other'];
    const countries = ['bulgaria', 'greece', 'serbia', 'ottoman', 'romania'];
    for (const city of cities) {
      for (const capturer of [...countries, ...printed.freeGreatPowers]) {
        for (const originalOwner of countries) {
          for (const firstCapture of [true, false]) {
            const owner = city === 'constantinople' ? 'ottoman' : originalOwner;
            const opened = open(game, 'capture', { city, name: 'Nish', capturer, originalOwner, firstCapture });
            expect(opened.ok).toBe(!(firstCapture && owner === capturer));
            if (!opened.ok) continue;
            const { gainer, loser } = printed.moraleEvents[city === 'constantinople' ? 'constantinople' : 'otherCity'];
            const power = printed.freeGreatPowers.includes(capturer);
            expect(playedAtRandom(opened.value, drawsOf(1)).resolution.effects).toEqual([
              ...(firstCapture && !power ? [{ kind: 'morale', country: capturer, change: gainer }] : []),
              ...(firstCapture ? [{ kind: 'morale', country: owner, change: loser }] : []),
              { kind: 'captured', city: city === 'other' ? 'Nish' : city, holder: capturer },
            ]);
          }
        }
      }
    }
  });
});
