/**
 * Strategic combat: the Axis against the Western or the Soviet faction, for the factories.
 *
 * Reads in the order of the sequence: 2 commitment, 4 modifiers, 5 dice, 6 result. The Axis is the attacker.
 */
import { type Ask, done, type Effect, type Procedure, type Step, words } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { CampaignState } from '../campaign.ts';
import { spentMarkers } from '../effects.ts';
import type { BySide, Code, FactoryCountry } from '../vocabulary.ts';
import { type Commitments, commitment, committedCount, handOf } from './commitment.ts';
import { confront } from './confrontation.ts';
import { strategicForces } from './strategic/forces.ts';
import { allyAgainst, input, leastLost, MOST_LOST, refusals, type StrategicInput } from './strategic/input.ts';

type StrategicResult = {
  readonly code: Code;
  readonly committed: Commitments;
  readonly ally: FactoryCountry;
  /** The Fac Lost markers afterwards, and how far they moved. */
  readonly germanyLost: number;
  readonly allyLost: number;
  readonly germanyChange: number;
  readonly allyChange: number;
};

const COMMIT: Ask = { rule: 'step-2', text: 'strategic.ask.commit' };
const DICE: BySide<Ask> = {
  attacker: { rule: 'step-5', text: 'strategic.ask.attackerDie', side: 'attacker' },
  defender: { rule: 'step-5', text: 'strategic.ask.defenderDie', side: 'defender' },
};

export const strategicCombat: Procedure<StrategicInput, StrategicResult, SurrenderBook, CampaignState> = {
  id: 'strategic-combat',
  rule: 'strategic',
  input,
  refusals,
  begin: (combat, book) => commit(combat, book),
  outcome: ({ code }) => code,
  outcomeWords: (code) => words(`code.${code}`),
  summary: (result) => words('strategic.summary', { ...result }),
  figures: {
    germanyChange: ({ germanyChange }: StrategicResult) => germanyChange,
    allyChange: ({ allyChange }: StrategicResult) => allyChange,
    axisFactoryBalance: ({ germanyChange, allyChange }: StrategicResult) => allyChange - germanyChange,
    allyFactoryBalance: ({ germanyChange, allyChange }: StrategicResult) => germanyChange - allyChange,
    attackerCommits: ({ committed }: StrategicResult) => committedCount(committed.attacker),
    defenderCommits: ({ committed }: StrategicResult) => committedCount(committed.defender),
  },
  favours: { attacker: 'axisFactoryBalance', defender: 'allyFactoryBalance' },
  effects: ({ committed, ally, germanyLost, allyLost }, combat): readonly Effect[] => [
    ...spentMarkers(combat.attackerMarkers, [committed.attacker]),
    ...spentMarkers(combat.defenderMarkers, [committed.defender]),
    { kind: 'facLost', country: 'germany', lost: germanyLost },
    { kind: 'facLost', country: ally, lost: allyLost },
  ],
  fromCampaign: ({ facLost, bombed, usaWestern, conquered }) => ({
    facLost,
    bombed,
    usaWestern,
    conquered: {
      western: conquered.filter(({ faction }) => faction === 'western').length,
      soviet: conquered.filter(({ faction }) => faction === 'soviet').length,
    },
  }),
};

/** Step 2. Event markers, in secret; no air unit here. */
const commit = (combat: StrategicInput, book: SurrenderBook): Step<StrategicResult> => {
  const hands = { attacker: handOf(combat.attackerMarkers), defender: handOf(combat.defenderMarkers) };
  return commitment(COMMIT, hands, book, (committed) =>
    confront(DICE, strategicForces(combat, committed, book), book, committed, ({ code }, frame) =>
      factories(combat, code, frame, book),
    ),
  );
};

/** Results. Both Fac Lost markers move by one and stay on their track; what would go beyond is lost. */
const factories = (
  combat: StrategicInput,
  code: Code,
  committed: Commitments,
  book: SurrenderBook,
): Step<StrategicResult> => {
  const ally = allyAgainst(combat.opponent);
  const row = book.tables['strategic-results'].rows[code];
  const held = (value: number): number => Math.min(MOST_LOST, Math.max(leastLost(book), value));
  const germanyLost = held(combat.facLost.germany + row.germany);
  const allyLost = held(combat.facLost[ally] + row.ally);
  const result: StrategicResult = {
    code,
    committed,
    ally,
    germanyLost,
    allyLost,
    germanyChange: germanyLost - combat.facLost.germany,
    allyChange: allyLost - combat.facLost[ally],
  };
  return done(result, () => [
    { rule: 'strategic-results', title: words('strategic.result'), outcome: words('strategic.summary', { ...result }) },
  ]);
};
