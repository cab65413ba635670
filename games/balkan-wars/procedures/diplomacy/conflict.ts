/** What the players say before a Diplomatic Conflict. */
import type { Infer, Refusal } from '@grognard/kernel';
import type { BalkanBook } from '../../rulings.ts';
import { powersField } from '../../standing.ts';
import { field, refusal } from '../../text/kit.ts';
import { PLAYERS, type Player } from '../../vocabulary.ts';

const commitment = (player: Player) =>
  field.integer('diplomacy.commits', { min: 0, max: 60, default: 0, force: player });

export const conflictField = field.record('diplomacy.input', {
  firstCommits: commitment('first'),
  secondCommits: commitment('second'),
  powers: powersField,
  crisis: field.flag('campaign.crisis', { default: false, seldom: true }),
  confrontation: field.flag('campaign.confrontation', { default: false, seldom: true }),
  alreadyFought: field.flag('campaign.diplomacyDone', { default: false, seldom: true }),
});

export type Conflict = Infer<typeof conflictField>;

/** Before 0.3.0 both commitments stood in one record. */
export const earlierConflict = (given: Readonly<Record<string, unknown>>): unknown => {
  const { commits, ...rest } = given;
  if (typeof commits !== 'object' || commits === null) return given;
  const { first, second } = commits as Partial<Readonly<Record<Player, unknown>>>;
  return {
    ...rest,
    ...(first !== undefined && { firstCommits: first }),
    ...(second !== undefined && { secondCommits: second }),
  };
};

/** The diplomatic power of a player's Great Powers; nothing in a crisis turn. */
const available = ({ powers, crisis }: Conflict, player: Player): number =>
  crisis
    ? 0
    : powers.filter(({ alignment }) => alignment === player).reduce((sum, { diplomacy }) => sum + diplomacy, 0);

export function conflictRefusals(conflict: Conflict): readonly Refusal[] {
  const { crisis, confrontation, alreadyFought } = conflict;
  return [
    ...PLAYERS.flatMap((player): Refusal[] => {
      const [committed, most] = [commitsOf(conflict, player), available(conflict, player)];
      const at = `${player}Commits`;
      const facts = { player, committed, available: most };
      if (crisis && committed > 0) return [refusal('crisisTurn', at, { rule: 'events', facts })];
      if (committed > most) return [refusal('morePowerThanHeld', at, { rule: 'diplomacy', facts })];
      return confrontation && committed < most ? [refusal('mustUseAll', at, { rule: 'events', facts })] : [];
    }),
    ...(alreadyFought ? [refusal('oneConflictATurn', 'alreadyFought', { rule: 'diplomacy' })] : []),
  ];
}

export const commitsOf = ({ firstCommits, secondCommits }: Conflict, player: Player): number =>
  player === 'first' ? firstCommits : secondCommits;

/** The heading’s “+1 au dé”, by the rulings. */
export const bonusIn = ({ diplomacyMode, secondBonus }: BalkanBook['rulings']): number =>
  secondBonus === 'always' || (secondBonus === 'withDice' && diplomacyMode === 'dice') ? 1 : 0;
