/**
 * Combat: one attack on one hex.
 *
 * Reads in the order of the aid: odds and column shifts, morale points, die and its modifiers, the table, the effect on
 * each unit, national morale.
 */
import {
  type Ask,
  chance,
  checkpoint,
  choice,
  d6,
  done,
  explained,
  judge,
  type Note,
  type Procedure,
  type Step,
  together,
  total,
  words,
} from '@grognard/kernel';
import type { CampaignState } from '../../campaign.ts';
import { asEffects, type BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import { type Country, isCountry, type Result } from '../../vocabulary.ts';
import { chargeWinner, shockOf } from './charge.ts';
import { fatesOf, type UnitFate } from './fates.ts';
import { type MoraleChange, moraleChanges } from './morale.ts';
import { columnOf } from './odds-column.ts';
import {
  payers,
  playerIn,
  ROLES,
  type Role,
  type Situation,
  situationField,
  situationRefusals,
  unitsOf,
} from './situation.ts';

export interface CombatResult {
  readonly cell: string;
  readonly attacker: Result;
  readonly defender: Result;
  readonly attackers: readonly UnitFate[];
  readonly defenders: readonly UnitFate[];
  readonly morale: readonly MoraleChange[];
  /** Who paid for the die: a country, or nobody. */
  readonly attackerPaid: Payer;
  readonly defenderPaid: Payer;
}

type Payer = Country | 'no';

const ATTACKER_MORALE: Ask = { rule: 'moraleSpending', text: 'combat.ask.attackerMorale' };
const DEFENDER_MORALE: Ask = { rule: 'moraleSpending', text: 'combat.ask.defenderMorale' };
const SEALED_MORALE: Ask = { rule: 'moraleSpending', text: 'combat.ask.morale' };
const DIE: Ask = { rule: 'modifiers', text: 'combat.ask.die', side: 'attacker' };
const PICK: Ask = { rule: 'results', text: 'combat.ask.disrupted' };

export const combat: Procedure<Situation, CombatResult, BalkanBook, CampaignState> = {
  id: 'combat',
  rule: 'crt',
  input: situationField,
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
  summary: ({ attacker, defender }) => words('combat.outcome', { attacker, defender }),
  figures: {
    attackersLost: ({ attackers }: CombatResult) => lostIn(attackers),
    defendersLost: ({ defenders }: CombatResult) => lostIn(defenders),
    lossDifference: ({ attackers, defenders }: CombatResult) => lostIn(defenders) - lostIn(attackers),
    attackersShaken: ({ attackers }: CombatResult) => attackers.filter(({ fate }) => fate !== 'unhurt').length,
    defendersShaken: ({ defenders }: CombatResult) => defenders.filter(({ fate }) => fate !== 'unhurt').length,
  },
  outcomes: ['-/E', '-/R', '-/S', 'D/S', 'S/S', 'S/D', 'S/-', 'R/-', 'E/-'],
  favours: { attacker: 'lossDifference' },
  parties: (situation) =>
    Object.fromEntries(
      ROLES.map((role) => [
        role,
        {
          player: playerIn(situation, role),
          nations: [...new Set(unitsOf(situation, role).map(({ country }) => `nation.${country}`))],
        },
      ]),
    ),
  effects: (result, situation) => asEffects(effectsOf(result, situation)),
  fromCampaign: ({ nations, capitulated, armistices, albaniaClosed, turn }) => ({
    nations,
    capitulated,
    armistices,
    albaniaClosed,
    ottomansUnsupplied: turn.ottomansUnsupplied,
  }),
};

/** A unit is lost when it leaves the map. */
const lostIn = (fates: readonly UnitFate[]): number => fates.filter(({ place }) => place !== 'map').length;

/** Each side may spend one point for the die; a nation at zero has none to spend. */
function moralePoints(situation: Situation, column: string, book: BalkanBook): Step<CombatResult> {
  const [attackers, defenders] = ROLES.map((role): readonly Payer[] => ['no', ...payers(situation, role)]) as [
    readonly Payer[],
    readonly Payer[],
  ];
  const roll = (attackerPaid: Payer, defenderPaid: Payer): Step<CombatResult> =>
    die(situation, column, attackerPaid, defenderPaid, book);
  if (book.rulings.moraleOrder === 'sealed' && attackers.length > 1 && defenders.length > 1) {
    return together(SEALED_MORALE, { attacker: attackers, defender: defenders }, (answers) =>
      roll(answers.attacker, answers.defender),
    );
  }
  const spend = (
    ask: Ask,
    side: Role,
    options: readonly Payer[],
    then: (payer: Payer) => Step<CombatResult>,
  ): Step<CombatResult> => (options.length === 1 ? then('no') : choice(ask, side, options, then));
  return spend(ATTACKER_MORALE, 'attacker', attackers, (attackerPaid) =>
    spend(DEFENDER_MORALE, 'defender', defenders, (defenderPaid) => roll(attackerPaid, defenderPaid)),
  );
}

/** One die, all modifiers cumulative; the sum is held to the first and last row. */
function die(
  situation: Situation,
  column: string,
  attackerPaid: Payer,
  defenderPaid: Payer,
  book: BalkanBook,
): Step<CombatResult> {
  const modifiers = modifiersOf(situation, attackerPaid, defenderPaid, book);
  const drm = total(modifiers);
  const table = book.tables['combat-results'];
  return explained(
    () => [{ rule: 'modifiers', title: words(DIE.text), modifiers }],
    chance(DIE, d6, (face) => {
      const look = table.look(table.rows.find(face + drm), column);
      const [attacker, defender] = look.cell.split('/') as [Result, Result];
      return explained(
        () => [
          {
            rule: 'crt',
            title: words('combat.table'),
            lookup: look,
            outcome: words('combat.outcome', { attacker, defender }),
          },
        ],
        checkpoint('result', { cell: look.cell, attackerPaid, defenderPaid }, (state) =>
          disrupted(situation, state, book),
        ),
      );
    }),
  );
}

function modifiersOf(situation: Situation, attackerPaid: Payer, defenderPaid: Payer, book: BalkanBook) {
  const { attackers, defenders, entrenched, fortificationPresent } = situation;
  const [attack, defence] = [shockOf(attackers), shockOf(defenders)];
  const favoured = chargeWinner(attack, defence, book.rulings.chargeRule);
  const works = entrenched || fortificationPresent || defenders.some(({ type }) => type === 'fortification');
  const engineers = attackers.some(({ type }) => type === 'engineer');
  const shock = { attack: attack ?? 0, defence: defence ?? 0 };
  return judge(
    book.tables['die-modifiers'],
    {
      attackerCharge: attack === undefined ? undefined : favoured === 'attacker',
      attackerMorale: payers(situation, 'attacker').length === 0 ? undefined : attackerPaid !== 'no',
      engineers: engineers ? works : undefined,
      defenderCharge: defence === undefined && favoured !== 'defender' ? undefined : favoured === 'defender',
      defenderMorale: payers(situation, 'defender').length === 0 ? undefined : defenderPaid !== 'no',
    },
    { attackerCharge: shock, defenderCharge: shock },
  );
}

interface Read {
  readonly cell: string;
  readonly attackerPaid: Payer;
  readonly defenderPaid: Payer;
}

/** D with no unit charging: the owner picks one unit. */
function disrupted(situation: Situation, read: Read, book: BalkanBook): Step<CombatResult> {
  const [attacker, defender] = read.cell.split('/').map((result) => inForce(result as Result, situation, book)) as [
    Result,
    Result,
  ];
  const pick = (
    role: Role,
    result: Result,
    then: (picked: string | undefined) => Step<CombatResult>,
  ): Step<CombatResult> => {
    const units = unitsOf(situation, role);
    const [only, ...others] = units;
    if (result !== 'D' || units.some(({ charging }) => charging) || only === undefined) return then(undefined);
    return others.length === 0
      ? then(only.id)
      : choice(
          PICK,
          role,
          units.map(({ id }) => id),
          then,
        );
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

/** Beginners and competitors ignore the results their copy prints in bold italics: an ignored result acts as none. */
const inForce = (result: Result, { level }: Situation, { rulings }: BalkanBook): Result =>
  level !== 'advanced' && rulings.ignoredResults === result ? '-' : result;

function ended(
  situation: Situation,
  read: Read,
  fates: Readonly<Record<Role, readonly UnitFate[]>>,
  book: BalkanBook,
): Step<CombatResult> {
  const [attacker, defender] = read.cell.split('/') as [Result, Result];
  const morale = moraleChanges(situation, { attacker, defender }, fates, book);
  const { cell, attackerPaid, defenderPaid } = read;
  return done(
    {
      cell,
      attacker,
      defender,
      attackers: fates.attacker,
      defenders: fates.defender,
      morale,
      attackerPaid,
      defenderPaid,
    },
    () => accountOf(fates, morale),
  );
}

function accountOf(
  fates: Readonly<Record<Role, readonly UnitFate[]>>,
  morale: readonly MoraleChange[],
): readonly Note[] {
  const hit = ROLES.flatMap((role) =>
    fates[role].filter(({ fate }) => fate !== 'unhurt').map((fate) => words('combat.fate', { role, ...fate })),
  );
  const changes = (because: MoraleChange['because'], rule: string): readonly Note[] => {
    const items = morale
      .filter((change) => change.because === because)
      .map((change) => words('combat.moraleChange', { ...change }));
    return items.length === 0 ? [] : [{ rule, title: words('combat.morale'), outcome: words('each', { items }) }];
  };
  return [
    ...(hit.length === 0
      ? []
      : [{ rule: 'results', title: words('combat.units'), outcome: words('each', { items: hit }) }]),
    ...changes('result', 'morale'),
    ...changes('fortification', 'moraleOther'),
  ];
}

function effectsOf(result: CombatResult, situation: Situation): readonly BalkanEffect[] {
  const paid = [result.attackerPaid, result.defenderPaid].flatMap((country): BalkanEffect[] =>
    country === 'no' ? [] : [{ kind: 'moraleSpent', country, points: 1 }],
  );
  const units = ROLES.flatMap((role) => {
    const fates = role === 'attacker' ? result.attackers : result.defenders;
    return unitsOf(situation, role).flatMap(({ id, country, type }, index): BalkanEffect[] => {
      const fate = fates[index];
      if (!fate || fate.fate === 'unhurt') return [];
      return [
        {
          kind: 'unit',
          id,
          country,
          type,
          player: playerIn(situation, role),
          fate: fate.fate,
          place: fate.place,
          retreat: fate.retreat,
        },
      ];
    });
  });
  const attacked = [...new Set(situation.defenders.map(({ country }) => country))].filter(isCountry);
  return [
    ...paid,
    ...units,
    ...result.morale.map(({ country, change }): BalkanEffect => ({ kind: 'morale', country, change })),
    ...attacked
      .filter((country) => situation.armistices.includes(country))
      .map((country): BalkanEffect => ({ kind: 'armisticeEnds', country })),
  ];
}
