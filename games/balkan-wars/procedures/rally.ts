/**
 * Rally procedure: one demoralised unit tries to recover.
 *
 * Reads in the order of the aid: headquarters' staff, morale point, the die.
 */
import {
  askWords,
  type CounterFate,
  chance,
  choice,
  d6,
  done,
  type EquationTerm,
  explained,
  type Infer,
  judge,
  type Modifier,
  type Played,
  type Procedure,
  type Refusal,
  type Step,
  total,
  type Words,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { asEffects, type BalkanEffect } from '../effects.ts';
import type { BalkanBook } from '../rulings.ts';
import { countryList, moraleOf, nationsField, outOfPlay, ownerOf, somePowersField } from '../standing.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import { term } from '../text/term.ts';
import { counterAs, counterFields, demoralised, namelessId, onlyType, printed } from '../unit.ts';
import { isCountry, NON_COMBAT, type Player } from '../vocabulary.ts';
import { staffOf } from './demoralised.ts';

const headquarters = field.record(
  'rally.hq',
  {
    id: namelessId,
    country: counterFields.country,
    type: onlyType('headquarters'),
    staff: printed.staff,
    demoralised: demoralised(false),
  },
  counterAs('headquarters', { printed: ['staff'], state: ['demoralised'] }),
);

const input = field.record(
  'rally.input',
  {
    ...counterFields,
    cadre: printed.cadre,
    demoralised: demoralised(true),
    headquarters: field.list('rally.headquarters', headquarters, {
      min: 0,
      max: 1,
      default: [],
      help: 'rally.headquarters.help',
    }),
    nations: { ...nationsField, seldom: true },
    powers: { ...somePowersField, seldom: true },
    capitulated: { ...countryList('standing.capitulated'), seldom: true },
  },
  counterAs('onMap', { printed: ['cadre'], state: ['demoralised'] }),
);

type Rally = Infer<typeof input>;

export interface RallyResult {
  readonly unit: string;
  readonly target: number;
  readonly rallies: boolean;
  readonly paid: boolean;
}

const MORALE = ask('moraleSpending', 'rally.ask.morale');
const DIE = ask('rally', 'rally.ask.die');

export const rally: Procedure<Rally, RallyResult, BalkanBook, CampaignState, typeof input> = {
  id: 'rally',
  rule: 'rally',
  phase: 'rally',
  input,
  refusals,
  begin: (given, book) => moralePoint(given, book),
  outcome: ({ rallies }) => (rallies ? 'rallies' : 'fails'),
  outcomeWords: (outcome) => words(outcome === 'rallies' ? 'rally.rallies' : 'rally.fails'),
  summary: ({ unit, rallies }) => words('rally.summary', { unit, rallies }),
  outcomes: ['rallies', 'fails'],
  equation,
  headline,
  fates,
  figures: {
    rallied: ({ rallies }: RallyResult) => (rallies ? 1 : 0),
    moraleSpent: ({ paid }: RallyResult) => (paid ? 1 : 0),
  },
  favours: { first: 'rallied', second: 'rallied' },
  parties: (given) => ({ [playerIn(given)]: { player: playerIn(given), nations: [`nation.${given.country}`] } }),
  effects: ({ rallies, paid }, { id, country }) =>
    asEffects([
      ...(paid && isCountry(country) ? [{ kind: 'moraleSpent', country, points: 1 } satisfies BalkanEffect] : []),
      ...(rallies ? [{ kind: 'rallied', id } satisfies BalkanEffect] : []),
    ]),
  // Aid, “Procédure de Ralliement”: every demoralised unit may try.
  waiting: ({ units }) =>
    units.filter(({ demoralised, place }) => demoralised === true && place === 'map').map(({ id }) => id),
  fromCampaign: ({ nations, powers, capitulated }) => ({ nations, powers, capitulated }),
};

/** Who rallies: the unit's owner, or the first player where nobody said. */
const playerIn = (given: Rally): Player => ownerOf(given, given.country) ?? 'first';

function refusals(given: Rally): readonly Refusal[] {
  const {
    country,
    headquarters: [hq],
    capitulated,
  } = given;
  const [own, theirs] = [ownerOf(given, country), hq && ownerOf(given, hq.country)];
  return [
    ...(given.demoralised ? [] : [refusal('notDemoralised', 'demoralised', { rule: 'rally' })]),
    ...outOfPlay(capitulated, country, 'country'),
    ...(own && theirs && own !== theirs
      ? [refusal('enemyHeadquarters', 'headquarters[0].country', { rule: 'rally' })]
      : []),
    ...(hq ? outOfPlay(capitulated, hq.country, 'headquarters[0].country') : []),
  ];
}

/** At most one morale point for each combat unit being rallied, paid by its own nation. */
function moralePoint(given: Rally, book: BalkanBook): Step<RallyResult> {
  const may = !NON_COMBAT.includes(given.type) && moraleOf(given.nations, given.country) > 0;
  if (!may) return die(given, undefined, book);
  return choice(MORALE, playerIn(given), ['no', 'yes'], (answer) => die(given, answer === 'yes', book));
}

/** Staff is added to the cadre level, and one for a morale point; `paid` is not asked where nobody could pay. */
function targetOf(
  { cadre, headquarters: [hq] }: Rally,
  paid: boolean | undefined,
  book: BalkanBook,
): readonly Modifier[] {
  return judge(book.tables['rally-target'], { cadre, staff: hq && staffOf(hq), morale: paid });
}

/** Equal or under the target rallies; a 6 never does, a 1 always does. */
function die(given: Rally, paid: boolean | undefined, book: BalkanBook): Step<RallyResult> {
  const modifiers = targetOf(given, paid, book);
  const target = total(modifiers);
  const { alwaysRallies, neverRallies } = book.tables['rally-extremes'].rows;
  return explained(
    () => [{ rule: 'rally', title: askWords(DIE), modifiers }],
    chance(DIE, d6, (face) => {
      const always = face === alwaysRallies.face ? 'alwaysRallies' : undefined;
      const by = always ?? (face === neverRallies.face ? 'neverRallies' : 'target');
      const rallies = by === 'alwaysRallies' || (by === 'target' && face <= target);
      return done({ unit: given.id, target, rallies, paid: paid === true }, () => [
        { rule: 'rally', title: askWords(DIE), outcome: words('rally.headline', { face, target, by }) },
      ]);
    }),
  );
}

/** 2 + 1 = 3, before any morale point. */
function equation(given: Rally, book: BalkanBook): readonly EquationTerm[] {
  const [hq] = given.headquarters;
  return [
    term(given.cadre, 'unit.cadre'),
    ...(hq ? [{ text: '+' }, term(staffOf(hq), 'unit.staff')] : []),
    { text: '=' },
    term(total(targetOf(given, undefined, book)), 'rally.term.target', { leads: true }),
  ];
}

/** What decided the die, as it was told with it. */
function headline({ steps }: Played<RallyResult, Rally>): Words {
  return steps.flatMap(({ outcome }) => outcome ?? []).at(-1) ?? askWords(DIE);
}

/** The unit that rallies is the input itself. */
function fates({ rallies }: RallyResult, { type }: Rally): readonly CounterFate[] {
  return [
    {
      at: '',
      words: rallies ? words('rally.fate.rallies') : words('rally.fate.fails', { type }),
      ...(rallies && { after: { demoralised: false } }),
    },
  ];
}
