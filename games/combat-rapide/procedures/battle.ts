/**
 * C to M The battle: any two forces, from the first Fire to the counters that are left.
 *
 * The rounds (C, D, E, M) are in rounds.ts, what follows them (F, G, I, J, K, L) in aftermath.ts, how it lies on the table
 * in battle-table.ts and battle-score.ts.
 */
import type { Infer, Party, Procedure, Refusal } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { field, refusal, words } from '../text/kit.ts';
import { CROSSINGS, nameOf, SIDES, type Side, TERRAINS, UNNAMED } from '../vocabulary.ts';
import { afterwards } from './aftermath.ts';
import { score } from './battle-score.ts';
import { byStacks, equation, fates, headline, next } from './battle-table.ts';
import type { CombatBook } from './book.ts';
import { borne, type FoughtEffect } from './effects.ts';
import { fight } from './fight.ts';
import { type Force, forceField, forceRefusals } from './force.ts';
import { groundRefusals } from './ground.ts';
import { type BattleResult, FIGURES, OUTCOMES, type Outcome, outcomeOf } from './result.ts';
import { rounds } from './rounds.ts';

const input = field.record('battle.input', {
  year: field.integer('battle.year', { min: 1492, max: 1815, default: 1650, rule: 'G' }),
  terrain: field.oneOf('battle.terrain', { options: TERRAINS, words: 'ground', default: 'plain', rule: 'C' }),
  crossing: field.oneOf('battle.crossing', {
    options: CROSSINGS,
    words: 'ground',
    default: 'none',
    help: 'battle.crossing.help',
    rule: 'C',
    force: 'attacker',
  }),
  attacker: forceField('attacker'),
  defender: forceField('defender'),
});

export type Battle = Infer<typeof input>;

export const battle: Procedure<Battle, BattleResult, CombatBook, CampaignState, typeof input> = {
  id: 'battle',
  rule: 'C',
  phase: 'battle',
  input,
  earlier: ({ attackerName, defenderName, ...rest }) => ({
    ...rest,
    ...namedForce('attacker', rest['attacker'], attackerName),
    ...namedForce('defender', rest['defender'], defenderName),
  }),
  rulings: [
    'withdrawal',
    'withdrawalOrder',
    'afterFailedTest',
    'equalTest',
    'bothBroken',
    'nobodyBroken',
    'destroyedAfterOne',
    'inflictedCap',
    'renaissanceFire',
    'terrainValues',
    'riverRounds',
    'pachaCavalry',
    'pachaAbsorbs',
    'nationalForce',
    'majorForce',
    'recombination',
    'provinceCounters',
  ],
  refusals: ({ year, terrain, crossing, attacker, defender }, book) => [
    ...groundRefusals(terrain, 'terrain', book),
    ...groundRefusals(crossing, 'crossing', book),
    ...forceRefusals(attacker, year, 'attacker'),
    ...forceRefusals(defender, year, 'defender'),
    ...twice('force', attacker.name, defender.name, 'defender.name'),
    ...twice('leader', attacker.leader.name, defender.leader.name, 'defender.leader.name'),
  ],
  begin: (engaged, book) => {
    const fought = fight(engaged, book);
    return rounds(fought, afterwards(fought));
  },
  outcome: outcomeOf,
  outcomes: OUTCOMES,
  even: 'draw',
  outcomeWords: (outcome) => words(`outcome.${outcome as Outcome}`),
  summary: (result) => words('battle.summary', { ...result }),
  figures: FIGURES,
  // One figure for both sides: what is good for one is bad for the other, and luck adds up whoever attacks.
  favours: { attacker: 'attackerEdge' },
  parties: ({ attacker, defender }) => ({ attacker: partyOf(attacker), defender: partyOf(defender) }),
  equation,
  shortcuts: { stacks: byStacks },
  headline,
  fates,
  score,
  next,
  effects: (result, engaged) => [
    ...SIDES.flatMap((side) => borne(engaged[side], result[side], side)),
    foughtIn(engaged, result),
  ],
  fromCampaign: ({ year }) => ({ year }),
};

function foughtIn({ year, attacker, defender }: Battle, { winner, major }: BattleResult): FoughtEffect {
  const [{ name: first }, { name: second }] = [nameOf(attacker), nameOf(defender)];
  return {
    kind: 'fought',
    year,
    ...(first !== undefined && { attacker: first }),
    attackerNation: attacker.nation,
    ...(second !== undefined && { defender: second }),
    defenderNation: defender.nation,
    winner,
    major,
  };
}

/** Version 1 named a force beside it, and kept its leader with it: he goes by its name unless others are given. */
const namedForce = (side: Side, force: unknown, name: unknown): Readonly<Record<string, unknown>> =>
  name === undefined || (force !== undefined && (typeof force !== 'object' || force === null))
    ? {}
    : { [side]: { leader: { name }, ...force, name } };

/** Whoever is on one side is not on the other. */
const twice = (what: 'force' | 'leader', first: string, second: string, at: string): readonly Refusal[] =>
  first === UNNAMED || first !== second ? [] : [refusal('bothSides', at, { rule: 'C', facts: { what, name: first } })];

/** The player of a force where he is known, and its nation where it has one of its own. */
const partyOf = ({ player, nation }: Force): Party => ({
  ...(player && { player }),
  nations: nation === 'other' ? [] : [`nation.${nation}`],
});
