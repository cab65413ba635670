/**
 * Combat: one attack on one hex.
 *
 * Reads in the order of the aid: odds and column shifts, morale points, die and its modifiers, the table, the effect on
 * each unit, national morale.
 */
import {
  type Ask,
  checkpoint,
  choice,
  d6,
  done,
  explained,
  LOST,
  type Lookup,
  type Note,
  type Procedure,
  pickOne,
  rollOnTable,
  type Step,
  together,
} from '@grognard/kernel';
import type { CampaignState } from '../../campaign.ts';
import { asEffects } from '../../effects.ts';
import { mapOf, type Placed } from '../../map.ts';
import { combatPicture } from '../../picture.ts';
import type { BalkanBook } from '../../rulings.ts';
import { ask, words } from '../../text/kit.ts';
import type { Nation, Result } from '../../vocabulary.ts';
import { accountOf, effectsOf } from './account.ts';
import { fatesOf, type UnitFate } from './fates.ts';
import { modifiersOf, type Paid, type Payer } from './modifiers.ts';
import { moraleChanges, type SideMorale } from './morale.ts';
import { columnOf } from './odds-column.ts';
import {
  earlierSituation,
  nationsIn,
  payers,
  playerIn,
  ROLES,
  type Role,
  type Situation,
  situationField,
  situationRefusals,
  unitsOf,
} from './situation.ts';
import { byTotals, equation, fates, headline, next } from './table.ts';

export interface CombatResult {
  readonly nations: Readonly<Record<Role, readonly Nation[]>>;
  readonly cell: string;
  readonly attacker: Result;
  readonly defender: Result;
  readonly attackers: readonly UnitFate[];
  readonly defenders: readonly UnitFate[];
  readonly morale: readonly SideMorale[];
  /** Who paid for the die: a country, or nobody. */
  readonly attackerPaid: Payer;
  readonly defenderPaid: Payer;
  readonly ignored: Ignored;
}

/** Effects on units: how far the survivors of a rout go. */
const drivenBy = ({ attackers, defenders }: CombatResult) => ({
  attackers: Math.max(0, ...attackers.map(({ retreat }) => retreat)),
  defenders: Math.max(0, ...defenders.map(({ retreat }) => retreat)),
});

/** The one map of the campaign that has the hexes where the units are said or known to stand, where the player names no other. */
function mapIn(
  { maps, units }: CampaignState,
  { map, attackers, defenders }: Readonly<Record<string, unknown>>,
): { map?: CampaignState['maps'][number] } {
  const hexes = [attackers, defenders].flatMap((side) =>
    (Array.isArray(side) ? side : []).flatMap(
      (said: Partial<Placed> | null) => said?.hex ?? units.find(({ id }) => id === said?.id)?.hex ?? [],
    ),
  );
  const has = (file: unknown): boolean =>
    hexes.every((hex) => typeof hex === 'string' && mapOf(file)?.find(hex) !== undefined);
  const found = map === undefined && hexes.length > 0 ? maps.find(has) : undefined;
  return found ? { map: found } : {};
}

/** Whose printed result is ignored at this level of play; not known where the player's copy is not marked. */
type Ignored = 'none' | Role | 'both' | 'unknown';

const ATTACKER_MORALE = ask('moraleSpending', 'combat.ask.attackerMorale');
const DEFENDER_MORALE = ask('moraleSpending', 'combat.ask.defenderMorale');
const SEALED_MORALE = ask('moraleSpending', 'combat.ask.morale');
const DIE = ask('modifiers', 'combat.ask.die', { side: 'attacker' });
const PICK = ask('results', 'combat.ask.disrupted');

export const combat: Procedure<Situation, CombatResult, BalkanBook, CampaignState, typeof situationField> = {
  id: 'combat',
  rule: 'crt',
  phase: 'combat',
  input: situationField,
  rulings: [
    'oddsRounding',
    'negativeArtillery',
    'unsuppliedGuns',
    'demoralisedFortGuns',
    'chargeRule',
    'moraleOrder',
    'blockedRetreat',
    'fixedUnitsInRout',
    'multinationalMorale',
    'fortMorale',
    'surrenderedFort',
  ],
  earlier: earlierSituation,
  refusals: (situation) => situationRefusals(situation),
  begin: (situation, book) => {
    const { column, notes } = columnOf(situation, book);
    return explained(notes, moralePoints(situation, column, book));
  },
  outcome: ({ cell }) => cell,
  outcomeWords: (cell) => {
    const [attacker, defender] = cell.split('/');
    return words('combat.outcome', { attacker: attacker ?? '-', defender: defender ?? '-' });
  },
  summary: ({ nations, attacker, defender, ignored }) =>
    words('combat.summary', { attackers: nations.attacker, defenders: nations.defender, attacker, defender, ignored }),
  figures: {
    attackersLost: ({ attackers }: CombatResult) => lostIn(attackers),
    defendersLost: ({ defenders }: CombatResult) => lostIn(defenders),
    lossDifference: ({ attackers, defenders }: CombatResult) => lostIn(defenders) - lostIn(attackers),
    attackersShaken: ({ attackers }: CombatResult) => attackers.filter(({ fate }) => fate !== 'unhurt').length,
    defendersShaken: ({ defenders }: CombatResult) => defenders.filter(({ fate }) => fate !== 'unhurt').length,
    attackerMoraleSpent: ({ attackerPaid }: CombatResult) => spent(attackerPaid),
    defenderMoraleSpent: ({ defenderPaid }: CombatResult) => spent(defenderPaid),
    attackerMoraleChange: (result: CombatResult) => changeOf(result, 'attacker') - spent(result.attackerPaid),
    defenderMoraleChange: (result: CombatResult) => changeOf(result, 'defender') - spent(result.defenderPaid),
  },
  equation,
  shortcuts: { totals: byTotals },
  headline,
  fates,
  next,
  even: 'S/S',
  outcomes: ['-/E', '-/R', '-/S', 'D/S', 'S/S', 'S/D', 'S/-', 'R/-', 'E/-'],
  favours: { attacker: 'lossDifference' },
  parties: (situation) =>
    Object.fromEntries(
      ROLES.map((role) => [
        role,
        {
          player: playerIn(situation, role),
          nations: nationsIn(situation, role).map((nation) => `nation.${nation}`),
        },
      ]),
    ),
  effects: (result, situation) => asEffects(effectsOf(result, situation)),
  picture: (result, situation) => combatPicture(situation, drivenBy(result)),
  fromCampaign: (state, said) => {
    const { nations, powers, capitulated, armistices, albaniaClosed, turn } = state;
    const { ottomansUnsupplied } = turn;
    return { ...mapIn(state, said), nations, powers, capitulated, armistices, albaniaClosed, ottomansUnsupplied };
  },
};

/** A unit is lost when it leaves the map. */
const lostIn = (fates: readonly UnitFate[]): number => fates.filter(({ place }) => place !== 'map').length;

const spent = (payer: Payer): number => (payer === 'no' ? 0 : 1);

/** What the combat does to the national morale of a side's nations, all together. */
const changeOf = ({ morale }: CombatResult, role: Role): number =>
  morale.reduce((sum, { side, change }) => (side === role ? sum + change : sum), 0);

/** Each side may spend one point for the die; a nation at zero has none to spend. */
function moralePoints(situation: Situation, column: string, book: BalkanBook): Step<CombatResult> {
  const [attackers, defenders] = ROLES.map((role): readonly Payer[] => ['no', ...payers(situation, role)]) as [
    readonly Payer[],
    readonly Payer[],
  ];
  const roll = (attacker: Payer, defender: Payer): Step<CombatResult> =>
    die(situation, column, { attacker, defender }, book);
  if (book.rulings.moraleOrder === 'sealed' && attackers.length > 1 && defenders.length > 1) {
    return together(SEALED_MORALE, { attacker: attackers, defender: defenders }, (answers) =>
      roll(answers.attacker, answers.defender),
    );
  }
  const spend = (
    question: Ask,
    side: Role,
    options: readonly Payer[],
    then: (payer: Payer) => Step<CombatResult>,
  ): Step<CombatResult> => (options.length === 1 ? then('no') : choice(question, side, options, then));
  return spend(ATTACKER_MORALE, 'attacker', attackers, (attackerPaid) =>
    spend(DEFENDER_MORALE, 'defender', defenders, (defenderPaid) => roll(attackerPaid, defenderPaid)),
  );
}

/** One die, all modifiers cumulative; the sum is held to the first and last row. */
function die(situation: Situation, column: string, paid: Paid, book: BalkanBook): Step<CombatResult> {
  const modifiers = modifiersOf(situation, paid, book);
  const roll = { ask: DIE, die: d6, modifiers, table: book.tables['combat-results'], column, told };
  return rollOnTable(roll, (read) => {
    const ignored = ignoredAt(read, situation, book);
    return explained(
      () => levelNote(read, situation, ignored, book),
      checkpoint('result', { cell: read.cell, paid, ignored }, (state) => disrupted(situation, state, book)),
    );
  });
}

function told({ cell }: Lookup) {
  const [attacker, defender] = resultsIn(cell);
  return { rule: 'crt', title: words('combat.table'), outcome: words('combat.outcome', { attacker, defender }) };
}

const resultsIn = (cell: string): [Result, Result] => cell.split('/') as [Result, Result];

/** Heading of the table: beginners and competitors ignore the results in bold italics, as the player's own copy marks them. */
function ignoredAt({ row, column }: Lookup, { level }: Situation, { tables }: BalkanBook): Ignored {
  if (level === 'advanced') return 'none';
  const { cell } = tables['bold-italics'].look(row, column) as { readonly cell: Ignored | typeof LOST };
  return cell === LOST ? 'unknown' : cell;
}

const levelNote = (
  { row, column }: Lookup,
  { level }: Situation,
  ignored: Ignored,
  { tables }: BalkanBook,
): readonly Note[] =>
  level === 'advanced'
    ? []
    : [
        {
          rule: 'levels',
          title: words('combat.boldItalics'),
          lookup: tables['bold-italics'].look(row, column),
          outcome: words(`combat.ignored.${ignored}`),
        },
      ];

type Read = { readonly cell: string; readonly paid: Paid; readonly ignored: Ignored };

/** D with no unit charging: the owner picks one unit. */
function disrupted(situation: Situation, read: Read, book: BalkanBook): Step<CombatResult> {
  const [attacker, defender] = inForce(read);
  const pick = (
    role: Role,
    result: Result,
    then: (picked: string | undefined) => Step<CombatResult>,
  ): Step<CombatResult> => {
    const units = unitsOf(situation, role);
    const picks = result === 'D' && !units.some(({ charging }) => charging);
    return pickOne(PICK, role, picks ? units.map(({ id }) => id) : [], then);
  };
  return pick('attacker', attacker, (attackerPick) =>
    pick('defender', defender, (defenderPick) => {
      const fates = {
        attacker: fatesOf(situation.attackers, attacker, attackerPick, book),
        defender: fatesOf(situation.defenders, defender, defenderPick, book),
      };
      return ended(situation, read, fates, book);
    }),
  );
}

/** An ignored result acts as none. */
function inForce({ cell, ignored }: Read): readonly [Result, Result] {
  const [attacker, defender] = resultsIn(cell);
  return [
    ignored === 'attacker' || ignored === 'both' ? '-' : attacker,
    ignored === 'defender' || ignored === 'both' ? '-' : defender,
  ];
}

/** National morale follows the printed result, whatever becomes of the units. */
function ended(
  situation: Situation,
  { cell, paid, ignored }: Read,
  fates: Readonly<Record<Role, readonly UnitFate[]>>,
  book: BalkanBook,
): Step<CombatResult> {
  const [attacker, defender] = resultsIn(cell);
  const result: CombatResult = {
    nations: { attacker: nationsIn(situation, 'attacker'), defender: nationsIn(situation, 'defender') },
    cell,
    attacker,
    defender,
    attackers: fates.attacker,
    defenders: fates.defender,
    morale: moraleChanges(situation, { attacker, defender }, fates, book),
    attackerPaid: paid.attacker,
    defenderPaid: paid.defender,
    ignored,
  };
  return done(result, () => accountOf(result));
}
