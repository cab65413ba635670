/** Questions put together from lists: how many SPs of each arm of each nation. */
import type { Noun } from '@grognard/kernel';
import { ARMS, type Arm, TROOPS, type Troop } from '../vocabulary.ts';

type Question = (adjective: string) => Readonly<Record<Arm, string>>;

export const lossWords = (
  nations: Readonly<Record<`nation.${Troop}`, Noun>>,
  question: Question,
): Readonly<Record<`battle.loss.${Troop}.${Arm}`, string>> =>
  Object.fromEntries(
    TROOPS.flatMap((troop) => {
      const asked = question(nations[`nation.${troop}`].adjective ?? '');
      return ARMS.map((arm) => [`battle.loss.${troop}.${arm}`, asked[arm]] as const);
    }),
  ) as Readonly<Record<`battle.loss.${Troop}.${Arm}`, string>>;
