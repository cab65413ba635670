/**
 * Naval movement: as many ships of a side move in an action stage as its naval initiative number says; the others stay
 * idle. A ship that has intercepted moves no more this turn.
 */

import { done, explained, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { counterRecord } from '../parts/counters.ts';
import { name, nation, side } from '../parts/fields.ts';
import { plain } from '../parts/plain.ts';
import { shipFields, shipStanding } from '../parts/ships.ts';
import { field, refusal, words } from '../text/kit.ts';
import type { Phase } from '../vocabulary.ts';

const input = field.record('navalMove.input', {
  side: side('navalMove.side'),
  initiative: field.integer('navalMove.initiative', { min: 0, max: 20, help: 'navalMove.initiative.help' }),
  moved: field.integer('navalMove.moved', { min: 0, max: 20, default: 0 }),
  ship: counterRecord(
    'naval.ship',
    {
      name: name(),
      side: side('campaign.side'),
      nation: nation(),
      movement: shipFields.movement,
      ...shipStanding,
    },
    'ship',
  ),
  points: field.integer('navalMove.points', { min: 0, max: 20, default: 1 }),
});

type Input = Infer<typeof input>;

export interface NavalMoveResult {
  /** Which of the side's naval moves it is, and how many are left to other ships. */
  readonly move: number;
  readonly left: number;
}

export const navalMove: Procedure<Input, NavalMoveResult, AegeanBook, CampaignState, typeof input> = {
  id: 'naval-move',
  rule: 'example.naval',
  phase: 'naval' satisfies Phase,
  input,
  refusals: (plan) => faults(plan),
  begin: ({ ship, moved, initiative }) => {
    const move = ship.sailed ? moved : moved + 1;
    return explained(
      () => [
        {
          rule: 'example.naval',
          title: words('navalMove.count'),
          outcome: words(ship.sailed ? 'navalMove.goesOn' : 'navalMove.moves', { move, left: initiative - move }),
        },
      ],
      done({ move, left: initiative - move }),
    );
  },
  outcome: ({ left }) => String(left),
  summary: ({ move, left }) => words('navalMove.moves', { move, left }),
  outcomeWords: (outcome) => words('navalMove.left', { left: Number(outcome) }),
  figures: { movesLeft: ({ left }: NavalMoveResult) => left },
  effects: (_, plan) => [{ kind: 'sailed', of: 'ship', side: plan.side, unit: plan.ship.name }],
  next: (_, { side: own, ship: { name: called, nation: flag } }) => [
    {
      procedure: 'naval-combat',
      input: { side: own, ships: [plain({ name: called, nation: flag })] },
      words: words('next.navalCombat'),
    },
  ],
  fromCampaign: ({ ships }, { side: own = 'nato' }) => ({
    moved: ships.filter((one) => one.side === own && one.sailed).length,
  }),
};

/** General naval example: three ships move, the fourth stays idle; whoever has intercepted has moved enough. */
const faults = ({ side: own, ship, moved, initiative, points }: Input): readonly Refusal[] => [
  ...(ship.side === own ? [] : [refusal('otherSide', 'ship.side', { rule: 'example.naval' })]),
  ...(ship.sailed || moved < initiative
    ? []
    : [refusal('staysIdle', 'ship.name', { rule: 'example.naval', facts: { initiative } })]),
  ...(ship.halted === 'no' ? [] : [refusal('movesNoMore', 'ship.halted', { rule: 'example.naval' })]),
  ...(ship.movement === 0 || points <= ship.movement
    ? []
    : [
        refusal('tooFewPoints', 'points', {
          rule: 'example.navalCombat',
          facts: { needed: points, received: ship.movement },
        }),
      ]),
];
