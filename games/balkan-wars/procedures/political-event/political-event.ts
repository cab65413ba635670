/**
 * Political Events Table: two dice, first tens, second units; the event is carried out to its end.
 *
 * The handlers stand in the order of the table: dice-for-a-player (11, 12), collapse (13, 14), disease (15), and so on.
 */
import {
  chance,
  checkpoint,
  d6,
  done,
  explained,
  nested,
  type Procedure,
  type Step,
  type Words,
} from '@grognard/kernel';
import type { CampaignState } from '../../campaign.ts';
import { asEffects, type BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import { countriesOf, ownerOf } from '../../standing.ts';
import type { EventEffect } from '../../tables/political-events.table.ts';
import { ask, type TextKey, words } from '../../text/kit.ts';
import { PLAYERS, POLITICAL_EVENTS, type PoliticalEvent } from '../../vocabulary.ts';
import { albaniaIndependent } from './albania.ts';
import { armisticeOffer, separateArmistice } from './armistice.ts';
import { arms, volunteers } from './arrivals.ts';
import { correspondents } from './correspondents.ts';
import { disease } from './disease.ts';
import { heldByLeague } from './held.ts';
import { moraleCollapse } from './morale-collapse.ts';
import { fates, headline, next } from './table.ts';
import { guerrilla, navalEngagement, revoltElsewhere, youngTurks } from './trouble.ts';
import { playerOfCamp, type War, warField, warRefusals } from './war.ts';

export interface EventResult {
  readonly roll: number;
  readonly event: PoliticalEvent;
  readonly effects: readonly BalkanEffect[];
  /** Points of national morale that the first player's countries gain more, or lose less, than the second player's. */
  readonly moraleBalance: number;
}

const TENS = ask('events', 'event.ask.tens');
const UNITS = ask('events', 'event.ask.units');

export const politicalEvent: Procedure<War, EventResult, BalkanBook, CampaignState, typeof warField> = {
  id: 'political-event',
  rule: 'events',
  phase: 'diplomacy',
  everyTurn: 'sequence',
  input: warField,
  rulings: [
    'fortMorale',
    'eventsPerTurn',
    'youngTurks',
    'albaniaArmyArtillery',
    'revoltInScenario2',
    'montenegroHexes',
  ],
  refusals: warRefusals,
  begin: (war, book) =>
    chance(TENS, d6, (tens) =>
      chance(UNITS, d6, (units) => checkpoint('roll', tens * 10 + units, (roll) => happens(roll, war, book))),
    ),
  outcome: ({ event }) => event,
  outcomeWords: (event) => words(`event.${event as PoliticalEvent}`),
  summary: ({ roll, event, effects }) => words('event.summary', { roll, event, effects: effects.length }),
  outcomes: POLITICAL_EVENTS,
  headline,
  fates,
  next,
  figures: {
    moraleBalance: ({ moraleBalance }: EventResult) => moraleBalance,
    effects: ({ effects }: EventResult) => effects.length,
  },
  favours: { first: 'moraleBalance' },
  parties: ({ nations }) =>
    Object.fromEntries(
      PLAYERS.map((player) => [
        player,
        { player, nations: countriesOf(nations, player).map((country) => `nation.${country}`) },
      ]),
    ),
  effects: ({ effects }) => asEffects([...effects, { kind: 'eventDone' }]),
  fromCampaign: (state) => ({
    scenario: state.scenario,
    firstCamp: state.firstCamp,
    alreadyRolled: state.turn.eventDone,
    nations: state.nations,
    powers: state.powers,
    capitulated: state.capitulated,
    ...heldByLeague(state),
  }),
};

/** How far the first player's countries fare better than the second's. */
const balanceOf = (effects: readonly BalkanEffect[], war: War): number =>
  effects.reduce((sum, effect) => {
    const owner = effect.kind === 'morale' ? ownerOf(war, effect.country) : undefined;
    if (effect.kind !== 'morale' || owner === undefined) return sum;
    return sum + (owner === 'first' ? effect.change : -effect.change);
  }, 0);

/** The row of the table whose range holds the roll. */
function happens(roll: number, war: War, book: BalkanBook): Step<EventResult> {
  const { rows } = book.tables['political-events'];
  const event = POLITICAL_EVENTS.find((each) => rows[each].rolls.includes(roll));
  if (!event) throw new Error(`no event for ${roll}`);
  const row = rows[event];
  const note = {
    rule: 'events',
    title: words('event.table'),
    outcome: words('event.happens', { roll, event, scenario: war.scenario }),
  };
  return explained(
    () => [note],
    nested('event', roll, carryOut(row[war.scenario], war, book), (effects) =>
      done({ roll, event, effects, moraleBalance: balanceOf(effects, war) }, () =>
        effects.length === 0
          ? []
          : [
              {
                rule: 'events',
                title: words('event.effects'),
                outcome: words('each', { items: effects.map(effectWords) }),
              },
            ],
      ),
    ),
  );
}

const effectWords = (effect: BalkanEffect): Words => ({
  key: `effect.${effect.kind}` satisfies TextKey,
  facts: { ...effect },
});

/** A country that has capitulated joins nobody any more. */
const joins = ({ country, camp }: Extract<EventEffect, { type: 'joins' }>, war: War): readonly BalkanEffect[] =>
  war.capitulated.includes(country) ? [] : [{ kind: 'joins', country, camp, player: playerOfCamp(war, camp) }];

function carryOut(effect: EventEffect, war: War, book: BalkanBook): Step<readonly BalkanEffect[]> {
  switch (effect.type) {
    case 'none':
      return done([]);
    case 'arms':
      return arms(effect, war);
    case 'volunteers':
      return volunteers(effect, war);
    case 'moraleCollapse':
      return moraleCollapse(effect, war);
    case 'disease':
      return disease(war, book);
    case 'correspondents':
      return correspondents(effect, war);
    case 'revoltElsewhere':
      return revoltElsewhere(war, book);
    case 'youngTurks':
      return youngTurks(effect, war, book);
    case 'guerrilla':
      return guerrilla(effect);
    case 'albaniaIndependent':
      return albaniaIndependent(war, book);
    case 'joins':
      return done(joins(effect, war));
    case 'armisticeOffer':
      return armisticeOffer(effect, war);
    case 'separateArmistice':
      return separateArmistice(effect, war, book);
    case 'alliance':
      return done([{ kind: 'aligns', power: effect.power, alignment: playerOfCamp(war, effect.camp) }]);
    case 'crisis':
      return done([{ kind: 'crisis' }]);
    case 'confrontation':
      return done([{ kind: 'confrontation' }]);
    case 'navalEngagement':
      return navalEngagement(effect, war);
  }
}
