/** Words put together from lists: plays of one or two tactics, questions of loss, guns. */
import { tacticsTable } from '../tables/tactics.table.ts';
import { ARMS, type Arm, TACTICS, type Tactic, TROOPS, type Troop } from '../vocabulary.ts';

type Named<K extends string> = Readonly<Record<K, string>>;

const entries = <K extends string>(pairs: readonly (readonly [K, string])[]): Named<K> =>
  Object.fromEntries(pairs) as Named<K>;

/** Every play of one tactic, and of two that one power may hold together. */
export function playWords(names: Named<`tactic.${Tactic}`>, and: string): Readonly<Record<`option.${string}`, string>> {
  const share = (a: Tactic, b: Tactic): boolean =>
    [...tacticsTable.rows[a].powers].some((power) => tacticsTable.rows[b].powers.includes(power));
  return entries([
    ...TACTICS.map((tactic) => [`option.${tactic}`, names[`tactic.${tactic}`]] as const),
    ...TACTICS.flatMap((first) =>
      TACTICS.filter((second) => second !== first && share(first, second)).map(
        (second) =>
          [`option.${first}+${second}`, `${names[`tactic.${first}`]}${and}${names[`tactic.${second}`]}`] as const,
      ),
    ),
  ]);
}

/** How many SPs of each arm of each nation. */
export const lossWords = (
  nations: Named<`nation.${Troop}`>,
  question: (nation: string, arm: Arm) => string,
): Named<`battle.loss.${Troop}.${Arm}`> =>
  entries(
    TROOPS.flatMap((troop) =>
      ARMS.map((arm) => [`battle.loss.${troop}.${arm}`, question(nations[`nation.${troop}`], arm)] as const),
    ),
  );

/** One arm of one nation, as the bearer of losses. */
export const armWords = (
  nations: Named<`nation.${Troop}`>,
  say: (nation: string, arm: Arm) => string,
): Named<`option.${Troop}-${Arm}`> =>
  entries(
    TROOPS.flatMap((troop) =>
      ARMS.map((arm) => [`option.${troop}-${arm}`, say(nations[`nation.${troop}`], arm)] as const),
    ),
  );

/** A gun of each nation, flipped or destroyed. */
export const gunWords = (
  nations: Named<`nation.${Troop}`>,
  say: (nation: string, loss: 'flip' | 'destroy') => string,
): Named<`option.${'flip' | 'destroy'}-${Troop}`> =>
  entries(
    TROOPS.flatMap((troop) =>
      (['flip', 'destroy'] as const).map(
        (loss) => [`option.${loss}-${troop}`, say(nations[`nation.${troop}`], loss)] as const,
      ),
    ),
  );
