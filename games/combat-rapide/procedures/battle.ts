/**
 * C to M The battle: any two forces, from the first Fire to the counters that are left.
 *
 * The rounds (C, D, E, M) are in rounds.ts, what follows them (F, G, I, J, K, L) in aftermath.ts.
 */
import { field, type Party, type Procedure, type Refusal, words } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { CROSSINGS, SIDES, type Side, TERRAINS, UNNAMED } from '../vocabulary.ts';
import { afterwards } from './aftermath.ts';
import type { CombatBook } from './book.ts';
import { borne } from './effects.ts';
import { type Battle, fight } from './fight.ts';
import { type Force, forceField, forceRefusals } from './force.ts';
import { groundRefusals } from './ground.ts';
import { type BattleResult, OUTCOMES, outcomeOf } from './result.ts';
import { rounds } from './rounds.ts';
import { worthOf } from './stack.ts';

const input = field.record('battle.input', {
  year: field.integer('battle.year', { min: 1492, max: 1815, default: 1650, rule: 'G' }),
  terrain: field.oneOf('battle.terrain', { options: TERRAINS, words: 'terrain', default: 'plain', rule: 'C' }),
  crossing: field.oneOf('battle.crossing', {
    options: CROSSINGS,
    words: 'crossing',
    default: 'none',
    help: 'battle.crossing.help',
    rule: 'C',
  }),
  attacker: forceField('attacker'),
  defender: forceField('defender'),
});

export const battle: Procedure<Battle, BattleResult, CombatBook, CampaignState> = {
  id: 'battle',
  rule: 'C',
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
  outcomeWords: (outcome) => words(`outcome.${outcome}`),
  summary: (result) => words('battle.summary', { ...result }),
  figures: {
    attackerLosses: ({ attacker }: BattleResult) => attacker.suffered,
    defenderLosses: ({ defender }: BattleResult) => defender.suffered,
    attackerEdge: ({ attacker, defender }: BattleResult) => defender.suffered - attacker.suffered,
    defenderEdge: ({ attacker, defender }: BattleResult) => attacker.suffered - defender.suffered,
    attackerLeft: ({ attacker }: BattleResult) => worthOf(attacker),
    defenderLeft: ({ defender }: BattleResult) => worthOf(defender),
  },
  // One figure for both sides: what is good for one is bad for the other, and luck adds up whoever attacks.
  favours: { attacker: 'attackerEdge' },
  parties: ({ attacker, defender }) => ({ attacker: partyOf(attacker), defender: partyOf(defender) }),
  effects: (result, battle) => [
    ...SIDES.flatMap((side) => borne(battle[side], result[side])),
    {
      kind: 'fought',
      year: battle.year,
      attacker: battle.attacker.name,
      attackerNation: battle.attacker.nation,
      defender: battle.defender.name,
      defenderNation: battle.defender.nation,
      winner: result.winner,
      major: result.major,
    },
  ],
  fromCampaign: ({ year }) => ({ year }),
};

/** Version 1 named a force beside it, and kept its leader with it: he goes by its name unless others are given. */
const namedForce = (side: Side, force: unknown, name: unknown): Readonly<Record<string, unknown>> =>
  name === undefined || (force !== undefined && (typeof force !== 'object' || force === null))
    ? {}
    : { [side]: { leader: { name }, ...force, name } };

/** Whoever is on one side is not on the other. */
const twice = (what: 'force' | 'leader', first: string, second: string, at: string): readonly Refusal[] =>
  first === UNNAMED || first !== second ? [] : [{ code: 'bothSides', at, rule: 'C', facts: { what, name: first } }];

/** The player of a force where he is known, and its nation where it has one of its own. */
const partyOf = ({ player, nation }: Force): Party => ({
  ...(player && { player }),
  nations: nation === 'other' ? [] : [`nation.${nation}`],
});
