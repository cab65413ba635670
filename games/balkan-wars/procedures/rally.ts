/**
 * Rally procedure: one demoralised unit tries to recover.
 *
 * Reads in the order of the aid: headquarters' staff, morale point, the die.
 */
import {
  type Ask,
  chance,
  choice,
  d6,
  done,
  explained,
  field,
  type Infer,
  judge,
  type Procedure,
  type Refusal,
  type Step,
  total,
  words,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { asEffects, type BalkanEffect } from '../effects.ts';
import type { BalkanBook } from '../rulings.ts';
import { countryList, moraleOf, nationsField, outOfPlay, ownerOf, somePowersField } from '../standing.ts';
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
  counterAs('headquarters'),
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
    nations: nationsField,
    powers: somePowersField,
    capitulated: countryList('standing.capitulated'),
  },
  counterAs('onMap'),
);

type Rally = Infer<typeof input>;

interface RallyResult {
  readonly target: number;
  readonly rallies: boolean;
  readonly paid: boolean;
}

const MORALE: Ask = { rule: 'moraleSpending', text: 'rally.ask.morale' };
const DIE: Ask = { rule: 'rally', text: 'rally.ask.die' };

export const rally: Procedure<Rally, RallyResult, BalkanBook, CampaignState> = {
  id: 'rally',
  rule: 'rally',
  phase: 'rally',
  input,
  refusals,
  begin: (given, book) => moralePoint(given, book),
  outcome: ({ rallies }) => (rallies ? 'rallies' : 'fails'),
  outcomeWords: (outcome) => words(`rally.${outcome}`),
  summary: ({ rallies, target }) => words('rally.summary', { rallies, target }),
  outcomes: ['rallies', 'fails'],
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
    ...(given.demoralised ? [] : [{ code: 'notDemoralised', at: 'demoralised', rule: 'rally' }]),
    ...outOfPlay(capitulated, country, 'country'),
    ...(own && theirs && own !== theirs
      ? [{ code: 'enemyHeadquarters', at: 'headquarters[0].country', rule: 'rally' }]
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

/** Equal or under the target rallies; a 6 never does, a 1 always does. */
function die(given: Rally, paid: boolean | undefined, { tables }: BalkanBook): Step<RallyResult> {
  const [hq] = given.headquarters;
  const modifiers = judge(tables['rally-target'], { cadre: given.cadre, staff: hq && staffOf(hq), morale: paid });
  const target = total(modifiers);
  const { alwaysRallies, neverRallies } = tables['rally-extremes'].rows;
  return explained(
    () => [{ rule: 'rally', title: words(DIE.text), modifiers }],
    chance(DIE, d6, (face) => {
      const rallies = face === alwaysRallies.face || (face !== neverRallies.face && face <= target);
      return done({ target, rallies, paid: paid === true }, () => [
        { rule: 'rally', title: words(DIE.text), outcome: words('rally.read', { face, target, rallies }) },
      ]);
    }),
  );
}
