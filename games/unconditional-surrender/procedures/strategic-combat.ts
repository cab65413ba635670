/**
 * Strategic combat: the Axis against the Western or the Soviet faction, for the factories.
 *
 * Reads in the order of the sequence: 2 commitment, 4 modifiers, 5 dice, 6 result. The Axis is the attacker.
 */
import { checkpoint, done, type Procedure, type Step, type Words } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { CampaignState } from '../campaign.ts';
import type { Change } from '../effects.ts';
import { strategicResults } from '../tables/strategic-results.table.ts';
import { ask, words } from '../text/kit.ts';
import { type BySide, bySide, CODES, type Code, codeNamed, type FactoryCountry } from '../vocabulary.ts';
import { commitment, handOf, spentMarkers, type Terms } from './commitment.ts';
import { Crossing, confront, type Manner, spelt, valuesOf } from './confrontation.ts';
import { headline } from './headline.ts';
import { strategicForces } from './strategic/forces.ts';
import { allyAgainst, input, leastLost, MOST_LOST, refusals, type StrategicInput } from './strategic/input.ts';
import { byTotals, equation, next } from './strategic/table.ts';

export type StrategicResult = {
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

const COMMIT = ask('step-2', 'strategic.ask.commit');

/** A code in the list of strategic results: what it does to both Fac Lost markers. */
const strategicCode = (code: Code): Words => words('strategic.code', { code, ...strategicResults.rows[code] });

const MANNER: Manner = {
  dice: {
    attacker: ask('step-5', 'strategic.ask.attackerDie', { side: 'attacker' }),
    defender: ask('step-5', 'strategic.ask.defenderDie', { side: 'defender' }),
  },
  codeWords: strategicCode,
};

export const strategicCombat: Procedure<StrategicInput, StrategicResult, SurrenderBook, CampaignState, typeof input> = {
  id: 'strategic-combat',
  rule: 'strategic',
  input,
  rulings: ['emptyCommitment', 'strategicHalving', 'portLines', 'alliedCountries', 'facLostFloor', 'mirrorBreaks'],
  refusals,
  begin: (combat, book) => commit(combat, book),
  outcome: ({ code }) => code,
  outcomeWords: (code) => strategicCode(codeNamed(code)),
  outcomes: CODES,
  even: '♦',
  phase: 'strategicCombat',
  summary: (result) => words('strategic.summary', result),
  headline,
  equation,
  shortcuts: { totals: byTotals },
  next,
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
  effects: ({ ally, germanyLost, allyLost }, { attackerMarkers, defenderMarkers }, journal): readonly Change[] => [
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
function commit(combat: StrategicInput, book: SurrenderBook): Step<StrategicResult> {
  const forces = strategicForces(combat, book);
  const cells = new Crossing(book);
  const terms: Terms = {
    ask: COMMIT,
    hands: { attacker: handOf(combat.attackerMarkers), defender: handOf(combat.defenderMarkers) },
    // By default only the markers that say so halve; the line itself names all that are committed.
    halves: ({ halves }) => halves || book.rulings.strategicHalving === 'everyMarker',
    makes: (side, selected) => valuesOf(forces(side, selected)).join(' '),
  };
  return commitment(terms, book, (engaged) =>
    checkpoint('strategic.engaged', spelt(engaged), () => {
      const commits = bySide((side) => engaged[side].count);
      return confront(
        MANNER,
        bySide((side) => forces(side, engaged[side])),
        cells,
        spelt(commits),
        ({ code }) => factories(combat, code, commits, book),
      );
    }),
  );
}

/** Results. Both Fac Lost markers move by one and stay on their track; what would go beyond is lost. */
function factories(
  combat: StrategicInput,
  code: Code,
  commits: BySide<number>,
  book: SurrenderBook,
): Step<StrategicResult> {
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
    { rule: 'strategic-results', title: words('strategic.result'), outcome: words('strategic.summary', result) },
  ]);
}
