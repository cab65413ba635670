/** What a skirmish leaves behind: the fate of each counter, what the campaign books, what may be done next. */
import type { CounterFate, NextAct } from '@grognard/kernel';
import type { SpecimenEffect } from '../../effects.ts';
import { words } from '../../text/kit.ts';
import { stepsIn } from '../../unit.ts';
import { ROLES, type Role } from '../../vocabulary.ts';
import { type Fighter, fightersOf, nationOf, type Situation } from './situation.ts';
import type { SkirmishResult } from './skirmish.ts';

interface Struck {
  readonly at: string;
  readonly fighter: Fighter;
  readonly hits: number;
  readonly gone: boolean;
}

const forceOf = (result: SkirmishResult, situation: Situation, role: Role): readonly Struck[] =>
  fightersOf(situation, role).map((fighter, index) => {
    const hits = (role === 'attacker' ? result.attackers : result.defenders)[index] ?? 0;
    return { at: `${role}s[${index}]`, fighter, hits, gone: hits >= stepsIn(fighter) };
  });

const struckIn = (result: SkirmishResult, situation: Situation): readonly Struck[] =>
  ROLES.flatMap((role) => forceOf(result, situation, role)).filter(({ hits }) => hits > 0);

export const fates = (result: SkirmishResult, situation: Situation): readonly CounterFate[] =>
  struckIn(result, situation).map(({ at, gone }) =>
    gone
      ? { at, words: words('fate.lost'), gone: true }
      : { at, words: words('fate.reduced'), after: { reduced: true } },
  );

export const effectsOf = (result: SkirmishResult, situation: Situation): readonly SpecimenEffect[] => [
  ...struckIn(result, situation).map(
    ({ fighter: { name }, gone }): SpecimenEffect => ({ kind: gone ? 'eliminated' : 'reduced', name }),
  ),
  ...(result.retreats
    ? [
        {
          kind: 'retreats',
          nation: nationOf(situation, 'defender'),
          units: situation.defenders.map(({ name }) => name),
        } as const,
      ]
    : []),
];

/** Into the hex that the defenders gave up. */
export const next = (result: SkirmishResult, situation: Situation): readonly NextAct[] =>
  (result.retreats ? forceOf(result, situation, 'attacker') : []).map(({ fighter: { name, nation, arm } }) => ({
    procedure: 'march',
    input: { unit: { name, nation, arm } },
    words: words('skirmish.next', { name }),
  }));
