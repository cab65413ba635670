/**
 * The next faction begins its phase: every unit may be activated again. After the Soviet phase a new turn begins, and
 * supply is traced anew. No die is thrown; what rules outside the aid restore is the players' to say.
 */
import { done, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import { type CampaignState, phasing, turn, weatherOfTurn } from '../campaign.ts';
import { type Change, sortiesSet } from '../effects.ts';
import { field, refusal, words } from '../text/kit.ts';
import { knownUnit, sorties } from '../units.ts';
import { FACTIONS, type Faction } from '../vocabulary.ts';

const recovered = field.record('phase.recovered.unit', {
  unit: knownUnit('unit.name', 'sample.air.attacker', 'recovers'),
  sorties,
});

const input = field.record('phase.input', {
  turn,
  phasing,
  weather: field.optional(weatherOfTurn),
  recovered: field.list('phase.recovered', recovered, { min: 0, max: 60, unique: 'unit', default: [] }),
  restored: field.list('phase.restored', knownUnit('unit.name', 'sample.primary', 'restored'), {
    min: 0,
    max: 60,
    unique: true,
    default: [],
    help: 'phase.restored.help',
  }),
});

type Phase = Infer<typeof input>;

export type Begun = {
  readonly faction: Faction;
  readonly year: number;
  readonly month: number;
  readonly newTurn: boolean;
};

const MONTHS = 12;
const LAST_YEAR = turn.fields.year.max;

export const nextPhase: Procedure<Phase, Begun, SurrenderBook, CampaignState, typeof input> = {
  id: 'next-phase',
  rule: 'phases',
  input,
  refusals: (phase): readonly Refusal[] =>
    following(phase).year > LAST_YEAR
      ? [refusal('noMoreTurns', 'turn', { rule: 'phases', facts: { year: LAST_YEAR } })]
      : [],
  begin: (phase) => {
    const begun = following(phase);
    return done(begun, () => [{ rule: 'phases', title: words('phase.title'), outcome: words('phase.begun', begun) }]);
  },
  outcome: ({ faction }) => faction,
  outcomeWords: (faction) => words('phase.of', { faction: FACTIONS.find((each) => each === faction) ?? 'axis' }),
  phase: 'phaseEnd',
  everyTurn: 'phases',
  outcomes: FACTIONS,
  summary: (begun) => words('phase.begun', begun),
  figures: {},
  effects: ({ faction, year, month, newTurn }, { weather, recovered: rested, restored }): readonly Change[] => [
    { kind: 'phaseBegins', faction },
    ...(newTurn ? [{ kind: 'turnBegins', year, month } as const] : []),
    ...(weather === undefined ? [] : [{ kind: 'weather', weather } as const]),
    ...rested.map((each) => sortiesSet(each.unit, each.sorties)),
    ...restored.map((unit): Change => ({ kind: 'restored', unit })),
  ],
  fromCampaign: ({ turn: now, phasing: faction }) => ({ turn: now, phasing: faction }),
};

/** The Axis, then the West, then the Soviets, and with the Axis the next month. */
function following({ phasing: now, turn: { year, month } }: Phase): Begun {
  const faction = FACTIONS[FACTIONS.indexOf(now) + 1];
  if (faction) return { faction, year, month, newTurn: false };
  const last = month === MONTHS;
  return { faction: FACTIONS[0], year: last ? year + 1 : year, month: last ? 1 : month + 1, newTurn: true };
}
