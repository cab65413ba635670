/**
 * 3. Skirmish: the counters of one nation attack a hex of the other.
 *
 * Reads in the order of the rules: 3.1 odds, 3.2 ground, 3.3 orders, 3.4 die and table, 3.5 retreat, 3.6 losses.
 */
import {
  borneInTurn,
  checkpoint,
  choice,
  d10,
  done,
  explained,
  judge,
  type Modifier,
  type Procedure,
  rollOnTable,
  type Step,
  settled,
  together,
} from '@grognard/kernel';
import type { CampaignState } from '../../campaign.ts';
import { skirmishPicture } from '../../picture.ts';
import type { SpecimenBook } from '../../rulings.ts';
import { firstOf, groundUnder, mapIn } from '../../standing.ts';
import { ask, words } from '../../text/kit.ts';
import { stepsIn } from '../../unit.ts';
import { RESULTS, type Result, type Role } from '../../vocabulary.ts';
import { effectsOf, fates, next } from './aftermath.ts';
import { columnOf } from './column.ts';
import { byTotals, equation, headline, score } from './declared.ts';
import {
  type Fighter,
  fightersOf,
  groundOf,
  nationOf,
  type Situation,
  situationField,
  situationRefusals,
} from './situation.ts';

export interface SkirmishResult {
  readonly code: Result;
  readonly retreats: boolean;
  /** Steps lost by each counter, in the order of the force. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

const ORDERS = ask('3.3', 'skirmish.ask.orders');
const DIE = ask('3.4', 'skirmish.ask.die', { side: 'attacker' });
const RETREAT = ask('3.5', 'skirmish.ask.retreat');
const LOSS = ask('3.6', 'skirmish.ask.loss');

const sum = (steps: readonly number[]): number => steps.reduce((all, each) => all + each, 0);

export const skirmish: Procedure<Situation, SkirmishResult, SpecimenBook, CampaignState, typeof situationField> = {
  id: 'skirmish',
  rule: '3',
  phase: 'skirmish',
  rulings: ['lossPick'],
  input: situationField,
  refusals: situationRefusals,
  begin: (situation, book) => odds(situation, book),
  outcome: ({ code }) => code,
  outcomes: RESULTS,
  outcomeWords: (code) => words('skirmish.outcome', { code }),
  summary: ({ code, attackers, defenders, retreats }) =>
    words('skirmish.summary', { code, attackers: sum(attackers), defenders: sum(defenders), retreats }),
  figures: {
    attackerSteps: ({ attackers }: SkirmishResult) => sum(attackers),
    defenderSteps: ({ defenders }: SkirmishResult) => sum(defenders),
    stepDifference: ({ attackers, defenders }: SkirmishResult) => sum(defenders) - sum(attackers),
  },
  favours: { attacker: 'stepDifference' },
  parties: (situation) => ({
    attacker: { player: nationOf(situation, 'attacker') },
    defender: { player: nationOf(situation, 'defender') },
  }),
  equation,
  shortcuts: { totals: byTotals },
  headline,
  score,
  fates,
  next,
  effects: effectsOf,
  picture: skirmishPicture,
  fromCampaign: (state, said) => {
    const ground = groundUnder(state, firstOf(said['defenders']));
    return { ...mapIn(state, said), ...(ground !== undefined && { ground }) };
  },
};

/** 3.1 Odds, and 3.2 the ground: both are known before anything is decided. */
const odds = (situation: Situation, book: SpecimenBook): Step<SkirmishResult> => {
  const { attack, defence, base, column } = columnOf(situation, book);
  const lookup = book.tables.terrain.look(groundOf(situation), 'shift');
  return explained(
    () => [
      { rule: '3.1', title: words('skirmish.odds'), outcome: words('skirmish.odds.told', { attack, defence, base }) },
      { rule: '3.2', title: words('skirmish.ground'), lookup },
    ],
    orders(situation, column, book),
  );
};

/** 3.3 Both sides give their orders in secret. Only a defender with an ambush ready may spring it. */
const orders = (situation: Situation, column: string, book: SpecimenBook): Step<SkirmishResult> =>
  together(
    ORDERS,
    { attacker: ['probe', 'press'], defender: situation.ambush ? ['hold', 'ambush'] : ['hold'] },
    ({ attacker, defender }) => {
      const modifiers = judge(book.tables['die-modifiers'], {
        press: attacker === 'press',
        ambushed: attacker === 'press' && defender === 'ambush',
        foundOut: attacker === 'probe' && defender === 'ambush',
        night: situation.night,
      });
      return roll(situation, column, modifiers, book);
    },
  );

/** 3.4 The modified die gives the row, held to the ends of the table. */
const roll = (
  situation: Situation,
  column: string,
  modifiers: readonly Modifier[],
  book: SpecimenBook,
): Step<SkirmishResult> =>
  rollOnTable({ ask: DIE, die: d10, modifiers, table: book.tables.skirmish, column, told }, ({ cell }) =>
    checkpoint('result', cell, (code) => retreat(situation, code, book)),
  );

const told = ({ cell }: { readonly cell: Result }) => ({
  title: words('skirmish.table'),
  outcome: words(`code.${cell}`),
});

/** 3.5 Defenders who are hit may retreat, which saves them a step. */
const retreat = (situation: Situation, code: Result, book: SpecimenBook): Step<SkirmishResult> =>
  code === 'D1' || code === 'D2'
    ? choice(RETREAT, 'defender', ['stand', 'retreat'], (option) => losses(situation, code, option === 'retreat', book))
    : losses(situation, code, false, book);

/** 3.6 From here on outcome and figures are certain; which counter bears each step is detail. */
function losses(situation: Situation, code: Result, retreats: boolean, book: SpecimenBook): Step<SkirmishResult> {
  const role: Role = code.startsWith('A') ? 'attacker' : 'defender';
  const fighters = fightersOf(situation, role);
  const printed = code === '-' ? 0 : Number(code.slice(1)) - (retreats ? 1 : 0);
  const steps = Math.min(printed, sum(fighters.map(stepsIn)));
  const [attackerSteps, defenderSteps] = role === 'attacker' ? [steps, 0] : [0, steps];
  const figures = { attackerSteps, defenderSteps, stepDifference: defenderSteps - attackerSteps };
  const picker = book.rulings.lossPick === 'owner' ? role : role === 'attacker' ? 'defender' : 'attacker';
  const unhurt = { attackers: situation.attackers.map(() => 0), defenders: situation.defenders.map(() => 0) };
  return settled(
    'losses',
    [code, retreats],
    () => ({ outcome: code, figures }),
    () =>
      borneInTurn(LOSS, picker, fighters.map(bearerOf), steps, (hits) =>
        done({ code, retreats, ...unhurt, [`${role}s`]: hits }),
      ),
  );
}

const bearerOf = (fighter: Fighter) => ({ name: fighter.name, bears: stepsIn(fighter) });
