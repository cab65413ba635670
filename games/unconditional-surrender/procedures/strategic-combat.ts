/**
 * Strategic combat: the Axis against the Western or the Soviet faction, for the factories.
 *
 * Reads in the order of the sequence: 2 commitment, 4 modifiers, 5 dice, 6 result. The Axis is the attacker.
 */
import {
  type Ask,
  checkpoint,
  done,
  type Effect,
  type Procedure,
  type Step,
  type Words,
  words,
} from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { CampaignState } from '../campaign.ts';
import { strategicResults } from '../tables/strategic-results.table.ts';
import { type BySide, CODES, type Code, type FactoryCountry } from '../vocabulary.ts';
import { commitment, handOf, spentMarkers, type Terms } from './commitment.ts';
import { confront, facesOf, type Manner } from './confrontation.ts';
import { NOTHING } from './selections.ts';
import { strategicForce } from './strategic/forces.ts';
import { allyAgainst, input, leastLost, MOST_LOST, refusals, type StrategicInput } from './strategic/input.ts';

type StrategicResult = {
  readonly code: Code;
  /** Markers that each side has committed. */
  readonly commits: BySide<number>;
  readonly ally: FactoryCountry;
  /** The Fac Lost markers afterwards, and how far they moved. */
  readonly germanyLost: number;
  readonly allyLost: number;
  readonly germanyChange: number;
  readonly allyChange: number;
};

const COMMIT: Ask = { rule: 'step-2', text: 'strategic.ask.commit' };

/** A code in the list of strategic results: what it does to both Fac Lost markers. */
const strategicCode = (code: string): Words =>
  words('strategic.code', { code, ...strategicResults.rows[CODES.find((each) => each === code) ?? '♦'] });

const MANNER: Manner = {
  dice: {
    attacker: { rule: 'step-5', text: 'strategic.ask.attackerDie', side: 'attacker' },
    defender: { rule: 'step-5', text: 'strategic.ask.defenderDie', side: 'defender' },
  },
  codeWords: strategicCode,
};

export const strategicCombat: Procedure<StrategicInput, StrategicResult, SurrenderBook, CampaignState> = {
  id: 'strategic-combat',
  rule: 'strategic',
  input,
  rulings: ['emptyCommitment', 'strategicHalving', 'portLines', 'alliedCountries', 'facLostFloor', 'mirrorBreaks'],
  refusals,
  begin: (combat, book) => commit(combat, book),
  outcome: ({ code }) => code,
  outcomeWords: strategicCode,
  outcomes: CODES,
  summary: (result) => words('strategic.summary', { ...result }),
  figures: {
    germanyChange: ({ germanyChange }: StrategicResult) => germanyChange,
    allyChange: ({ allyChange }: StrategicResult) => allyChange,
    axisFactoryBalance: ({ germanyChange, allyChange }: StrategicResult) => allyChange - germanyChange,
    attackerCommits: ({ commits }: StrategicResult) => commits.attacker,
    defenderCommits: ({ commits }: StrategicResult) => commits.defender,
  },
  favours: { attacker: 'axisFactoryBalance' },
  parties: ({ opponent }) => ({
    attacker: { player: 'axis', nations: ['country.germany'] },
    defender: { player: opponent, nations: [`country.${allyAgainst(opponent)}`] },
  }),
  effects: ({ ally, germanyLost, allyLost }, { attackerMarkers, defenderMarkers }, journal): readonly Effect[] => [
    ...spentMarkers({ attacker: attackerMarkers, defender: defenderMarkers }, journal),
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
const commit = (combat: StrategicInput, book: SurrenderBook): Step<StrategicResult> =>
  commitment(terms(combat, book), book, (engaged) =>
    checkpoint('strategic.engaged', engaged, ({ attacker, defender }) => {
      const forces = {
        attacker: strategicForce(combat, 'attacker', attacker, book),
        defender: strategicForce(combat, 'defender', defender, book),
      };
      const commits = { attacker: attacker.count, defender: defender.count };
      return confront(MANNER, forces, book, commits, ({ code }, frame) => factories(combat, code, frame, book));
    }),
  );

/** By default only the markers that say so halve; the line itself names all that are committed. */
function terms(combat: StrategicInput, book: SurrenderBook): Terms {
  const faces = {
    attacker: facesOf(strategicForce(combat, 'attacker', NOTHING, book)),
    defender: facesOf(strategicForce(combat, 'defender', NOTHING, book)),
  };
  return {
    ask: COMMIT,
    hands: { attacker: handOf(combat.attackerMarkers), defender: handOf(combat.defenderMarkers) },
    halves: ({ halves }) => halves || book.rulings.strategicHalving === 'everyMarker',
    makes: (side, selected) => faces[side](selected),
  };
}

/** Results. Both Fac Lost markers move by one and stay on their track; what would go beyond is lost. */
const factories = (
  combat: StrategicInput,
  code: Code,
  commits: BySide<number>,
  book: SurrenderBook,
): Step<StrategicResult> => {
  const ally = allyAgainst(combat.opponent);
  const row = book.tables['strategic-results'].rows[code];
  const held = (value: number): number => Math.min(MOST_LOST, Math.max(leastLost(book), value));
  const germanyLost = held(combat.facLost.germany + row.germany);
  const allyLost = held(combat.facLost[ally] + row.ally);
  const result: StrategicResult = {
    code,
    commits,
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
