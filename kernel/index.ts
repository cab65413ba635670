export { type AdviceOptions, Advisor } from './advice/advise.ts';
export type { Dependence } from './advice/dependence.ts';
export { type Goal, goalOf, outcomesOf, type Term, usualGoal } from './advice/goal.ts';
export { type Equilibrium, type MatrixSolver, solveExactly } from './advice/matrix-game.ts';
export { type Prospect, prospectsInPieces } from './advice/prospects.ts';
export { filledIn, type OpenedIn, openIn, resolvedIn } from './campaign/asking.ts';
export { type LuckPoint, luckLine } from './campaign/band.ts';
export type { Owed } from './campaign/booking.ts';
export {
  append,
  begin as beginCampaign,
  type Campaign,
  type Folded,
  fold,
  foldInSteps,
  type StandingEvent,
} from './campaign/campaign.ts';
export { type Ending, endingOf, type Told, type Weighed } from './campaign/ending.ts';
export { type CampaignEvent, FORMAT, isCampaignEvent, type Judgement, type ResolvedEvent } from './campaign/event.ts';
export {
  type Borne,
  type CampaignFile,
  fileOf,
  nextLine,
  readCampaign,
  readFurther,
  type TextHash,
} from './campaign/file.ts';
export {
  type CampaignLuck,
  campaignLuck,
  type EventLuck,
  luckOf,
  type SummedLuck,
  type WeighedRoll,
} from './campaign/luck.ts';
export { type LuckStory, type LuckSum, type LuckyRoll, luckExtremes, luckStory } from './campaign/luck-story.ts';
export { type Parting, parting } from './campaign/parting.ts';
export { counterIn, countersIn, type Looked, registered } from './campaign/register.ts';
export {
  awaitingReview,
  type Differing,
  endingNow,
  type Retold,
  type ReviewProgress,
  retold,
  review,
  reviewedEvent,
} from './campaign/reviewing.ts';
export type { Barred, CampaignRules, CounterRules, State, Unbooked } from './campaign/rules.ts';
export { type ChartStanding, type PhaseStanding, type Sequence, sequenceOf, stillToDo } from './campaign/sequence.ts';
export { isIrreversible } from './campaign/taking-back.ts';
export { type TakingPart, takingPart } from './campaign/taking-part.ts';
export { lastTurn, standingBefore } from './campaign/turn.ts';
export { weighInPieces } from './campaign/weighing.ts';
export { type Die, d6, d10, die, thrownAgain } from './dice/die.ts';
export { practiceDice, practiceNumbers } from './dice/practice.ts';
export { type Hmac, isSeed, seededBytes } from './dice/seeded.ts';
export { type Bytes, type Thrower, thrower } from './dice/thrower.ts';
export type { Advice, AdviceWish, AdvisedDecision, AdvisedOption, AdvisedProspect } from './forecast/advice.ts';
export { type Amount, amount, type Part, part } from './forecast/amount.ts';
export type { Chart, FigureOdds, Share } from './forecast/chart.ts';
export type { DecidingDie } from './forecast/deciding-die.ts';
export type { FirstAnswer, Telling } from './forecast/first-answer.ts';
export {
  type Certain,
  FORECAST_FORMAT,
  type Forecast,
  forecastInPieces,
  type Means,
  type Switch,
  type Wish,
  type Worths,
} from './forecast/forecast.ts';
export type { FigureLuck } from './forecast/luck.ts';
export { type News, newsFrom } from './forecast/news.ts';
export { chartKey, MOST_COMBINATIONS, type OpenChart, type OpenCharts } from './forecast/open-charts.ts';
export { BEST, EVENLY, policyOf } from './forecast/policy.ts';
export type { LitCell, Preview } from './forecast/preview.ts';
export { INEXACT, PLAYS, questionsMet } from './forecast/sampled.ts';
export type { Clock, TimeLeft } from './forecast/time.ts';
export { afterwards } from './game/afterwards.ts';
export {
  type Analysis,
  analyse,
  type LeftOut,
  type SweepPoint,
  type Turn,
  type UnreachedCell,
} from './game/analyse.ts';
export { type CounterKind, counterKinds, faceFor } from './game/counter-kinds.ts';
export { type Difference, editionOf } from './game/edition.ts';
export {
  asPlayed,
  type ExampleReport,
  exampleIn,
  openExample,
  playExample,
  runExample,
  WALKERS,
  type Walker,
} from './game/example.ts';
export {
  defineGame,
  type Example,
  type Game,
  type GivenAnswers,
  localesOf,
  type Phase,
  type Scenario,
  type Texts,
} from './game/game.ts';
export { chartsByPhase, type PhaseCharts } from './game/phases.ts';
export type {
  Book,
  CounterFate,
  Effect,
  EquationTerm,
  LaidOver,
  MapPicture,
  NextAct,
  Party,
  Picture,
  Played,
  Procedure,
  SaidTo,
  ScoreCell,
  ScoreRow,
  Shortcut,
} from './game/procedure.ts';
export {
  isOverlay,
  type Opened,
  type Overlay,
  open,
  procedureOf,
  type Resolution,
  replay,
  resolution,
  resolve,
  type Setting,
  tablesUnder,
} from './game/resolve.ts';
export { worth } from './game/worth.ts';
export { check } from './input/check.ts';
export {
  COUNTER_SYMBOLS,
  type CounterFace,
  type CounterIn,
  type CounterMark,
  type CounterSymbol,
  type Pigment,
  SIZE_MARKS,
  type SizeMark,
  type TroopRow,
} from './input/counter.ts';
export type {
  Field,
  FlagField,
  Follows,
  Infer,
  IntegerField,
  ListField,
  OneOfField,
  RecordField,
  Said,
  TextField,
} from './input/field.ts';
export * as field from './input/field.ts';
export { countersOf } from './input/field.ts';
export { followsOf, movedAlong, proposed, standsAsProposed } from './input/follow.ts';
export {
  type Force as ForceLayout,
  layoutOf,
  type Part as LayoutPart,
  type Placed,
  type TableLayout,
} from './input/layout.ts';
export {
  type KnownMap,
  type MapKind,
  mapFieldIn,
  mapMark,
  mapsIn,
  type OnMap,
  standsAt,
  withMaps,
  withMarks,
} from './input/map.ts';
export { nearest } from './input/nearest.ts';
export { type Neighbour, neighbours } from './input/neighbours.ts';
export { fieldAt, innerField, stepsTo } from './input/place.ts';
export { same } from './input/same.ts';
export { sample } from './input/sample.ts';
export { differences, saidAt, spare } from './input/saying.ts';
export { type JsonSchema, schema } from './input/schema.ts';
export { withoutSecrets } from './input/secret.ts';
export { canonical } from './journal/canonical.ts';
export { type Entry, isEntry } from './journal/journal.ts';
export { packed, type ReadSituation, type Situation, situationPlace, unpacked } from './link/situation.ts';
export { unusual } from './link/unusual.ts';
export {
  compare,
  type Fraction,
  fraction,
  fromNumber,
  minus,
  plus,
  times,
  toNumber,
  written,
} from './number/fraction.ts';
export { accept, type Checked, quoted, type Refusal, Refused, refuse } from './refusal/refusal.ts';
export { type Readings, type Ruling, type RulingBook, readings, ruling, rulingsOf } from './ruling/ruling.ts';
export { alike, chanceAlike, chanceMeeting } from './step/alike.ts';
export { inTurn, nested } from './step/nested.ts';
export { type Lookup, type Modifier, type Note, type Notes, type RuleRef, total } from './step/note.ts';
export { type Bearer, borneInTurn, pickOne } from './step/picks.ts';
export { modifiedDie, type Read, type RollOnTable, rollOnTable } from './step/rolls.ts';
export {
  type Alike,
  type Answers,
  type Ask,
  askWords,
  type Choice,
  chance,
  checkpoint,
  choice,
  done,
  explained,
  type Fall,
  type Plain,
  type Settled,
  type Side,
  type Step,
  settled,
  type Together,
  together,
} from './step/step.ts';
export { Axis } from './table/axis.ts';
export * as codes from './table/codes.ts';
export {
  type Grid,
  grid,
  isOwnCell,
  type LabelWords,
  LOST,
  labelKeys,
  type OwnCell,
  overlaid,
} from './table/grid.ts';
export {
  HALVING_COLUMNS,
  judge,
  type List,
  list,
  MODIFIER_COLUMNS,
  type ModifierRow,
  type Verdict,
} from './table/list.ts';
export { type Fractions, oddsColumn } from './table/odds.ts';
export type { Confidence, Lost, Provenance, Repair, Rule, SourceDocument } from './table/provenance.ts';
export type { AnyTable, ModifierList, Table } from './table/table.ts';
export { type FieldKit, type Kit, kit } from './text/kit.ts';
export {
  type Dictionary,
  type Facts,
  inEvery,
  knows,
  LOCALES,
  type Locale,
  type Noun,
  optionKey,
  type Phrase,
  type Say,
  speaker,
  type Translation,
  typesetting,
  type Words,
  type Written,
  words,
} from './text/words.ts';
export { Distribution, type Outcome } from './walk/distribution.ts';
export { enumerate, TooManyPaths } from './walk/enumerate.ts';
export { type FuzzedPlay, fuzz } from './walk/fuzz.ts';
export { type Luck, luck } from './walk/luck.ts';
export { type Effort, inOneGo, type Odds, type OddsOptions, odds, oddsInPieces, type Progress } from './walk/odds.ts';
export { type OpenOdds, openOdds, type Question, questions } from './walk/open.ts';
export { pause, play, type Reply, take, type Waiting } from './walk/play.ts';
export { Playthrough, type Standing } from './walk/playthrough.ts';
export { always, bySide, evenly, type Mix, naming, never, type Policy, threshold } from './walk/policy.ts';
export { type Pools, pooled, pooledPair } from './walk/pooled.ts';
export { type ExplainedStep, PlayRecord } from './walk/record.ts';
export { replyTo } from './walk/reply.ts';
export { type Answer, answersInOrder, live, replaying, type Source, typed } from './walk/source.ts';
