/** Random legal forces, said as a player would: what the nation proposes is mostly left out. */
import type { Battle, Said } from './battle.ts';

export type Next = () => number;

export const pick = <T>(items: readonly T[], next: Next): T => items[Math.floor(next() * items.length)] as T;
const below = (count: number, next: Next): number => Math.floor(next() * count);

const NATIONS = ['france', 'spain', 'england', 'turkey', 'austria', 'prussia', 'venice', 'hungary', 'aztecs', 'other'];
const TECHNOLOGIES = ['MED', 'REN', 'ARQ', 'MUS', 'BAR', 'MAN', 'LACE'];
/** The first and last years of section G, and some between. */
const YEARS = [1492, 1520, 1559, 1560, 1600, 1614, 1615, 1699, 1700, 1749, 1750, 1788, 1789, 1797, 1815];

/** B Every stack of at most two Armies, four D and 8 D in all. */
const STACKS = [0, 1, 2].flatMap((armiesPlus) =>
  [0, 1, 2].flatMap((armiesMinus) =>
    [0, 1, 2, 3, 4].flatMap((detachments) => {
      const worth = 4 * armiesPlus + 2 * armiesMinus + detachments;
      return worth > 0 && worth <= 8 && armiesPlus + armiesMinus <= 2 ? [{ armiesPlus, armiesMinus, detachments }] : [];
    }),
  ),
);

export function stack(nation: string, next: Next) {
  const pachas = nation === 'turkey' ? Array.from({ length: below(3, next) }, () => below(3, next)) : [];
  return { ...pick(STACKS, next), pachas };
}

function force(year: number, next: Next): { readonly said: object; readonly meant: Said } {
  const nation = pick(NATIONS, next);
  const technology = pick(TECHNOLOGIES, next);
  const rating = (): number => below(next() < 0.9 ? 7 : 10, next);
  const gift = (): number => (next() < 0.8 ? 0 : below(11, next) - 5);
  const mayRevolt = nation === 'france' && technology === 'LACE' && year >= 1789;
  const said = {
    nation,
    ...stack(nation, next),
    technology,
    veteran: next() < 0.5,
    leader: { manoeuvre: rating(), fire: rating(), shock: rating() },
    revolution: mayRevolt && next() < 0.7,
    other: { fire: gift(), shock: gift(), pursuit: gift() },
  };
  // D, L: the Turks eastern, the Aztecs none and native; anybody may say otherwise.
  const cavalry = next() < 0.2 ? pick(['standard', 'eastern', 'none'], next) : undefined;
  const native = next() < 0.2 ? next() < 0.5 : undefined;
  const usual = nation === 'turkey' ? 'eastern' : nation === 'aztecs' ? 'none' : 'standard';
  return {
    said: { ...said, ...(cavalry && { cavalry }), ...(native !== undefined && { native }) },
    meant: { ...said, cavalry: cavalry ?? usual, native: native ?? nation === 'aztecs' },
  };
}

/** A battle as it is said and as it is meant; other ground than plain and river where EU8’s values are in force. */
export function anyBattle(eu8: boolean, next: Next): { readonly said: object; readonly meant: Battle } {
  const year = pick(YEARS, next);
  const terrain = eu8 ? pick(['plain', 'forest', 'swamp', 'desert', 'mountain'], next) : 'plain';
  const crossing = pick(eu8 ? ['none', 'river', 'pass', 'strait', 'landing'] : ['none', 'river'], next);
  const [attacker, defender] = [force(year, next), force(year, next)];
  const where = { year, terrain, crossing };
  return {
    said: { ...where, attacker: attacker.said, defender: defender.said },
    meant: { ...where, attacker: attacker.meant, defender: defender.meant },
  };
}
