/**
 * C to M The battle: any two forces, from the first Fire to the counters that are left.
 *
 * The rounds (C, D, E, M) are in rounds.ts, what follows them (F, G, I, J, K, L) in aftermath.ts.
 */
import { field, type Procedure, words } from '@grognard/kernel';
import { type CampaignState, forceNamed } from '../campaign.ts';
import { CROSSINGS, TERRAINS } from '../vocabulary.ts';
import { afterwards } from './aftermath.ts';
import type { CombatBook } from './book.ts';
import { left } from './effects.ts';
import { type Battle, fight } from './fight.ts';
import { forceField, forceRefusals } from './force.ts';
import { groundRefusals } from './ground.ts';
import { type BattleResult, outcomeOf } from './result.ts';
import { rounds } from './rounds.ts';
import { worthOf } from './stack.ts';

const name = (label: string) => field.text(label, { max: 60, default: '—', help: 'force.name.help' });

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
  attackerName: name('battle.attackerName'),
  defenderName: name('battle.defenderName'),
  attacker: forceField('attacker'),
  defender: forceField('defender'),
});

export const battle: Procedure<Battle, BattleResult, CombatBook, CampaignState> = {
  id: 'battle',
  rule: 'C',
  input,
  refusals: ({ terrain, crossing, attacker, defender }, book) => [
    ...groundRefusals(terrain, 'terrain', book),
    ...groundRefusals(crossing, 'crossing', book),
    ...forceRefusals(attacker, 'attacker'),
    ...forceRefusals(defender, 'defender'),
  ],
  begin: (engaged, book) => {
    const fought = fight(engaged, book);
    return rounds(fought, afterwards(fought));
  },
  outcome: outcomeOf,
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
  favours: { attacker: 'attackerEdge', defender: 'defenderEdge' },
  effects: (result, { year, attackerName, defenderName, attacker, defender }) => [
    left(attackerName, attacker, result.attacker),
    left(defenderName, defender, result.defender),
    {
      kind: 'fought',
      year,
      attacker: attackerName,
      defender: defenderName,
      winner: result.winner,
      major: result.major,
    },
  ],
  fromCampaign: (state, said) => {
    const [attacker, defender] = [forceNamed(state, said['attackerName']), forceNamed(state, said['defenderName'])];
    return { year: state.year, ...(attacker && { attacker }), ...(defender && { defender }) };
  },
};
