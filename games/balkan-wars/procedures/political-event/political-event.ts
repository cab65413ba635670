/**
 * Political Events Table: two dice, first tens, second units; the event is carried out to its end.
 *
 * The handlers stand in the order of the table: dice-for-a-player (11, 12), collapse (13, 14), disease (15), and so on.
 */
import {
  type Ask,
  chance,
  checkpoint,
  d6,
  done,
  explained,
  nested,
  type Procedure,
  type Step,
  type Words,
  words,
} from '@grognard/kernel';
import { type CampaignState, unitsIn } from '../../campaign.ts';
import { asEffects, type BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import type { EventEffect } from '../../tables/political-events.table.ts';
import { albaniaIndependent } from './albania.ts';
import { armisticeOffer, separateArmistice } from './armistice.ts';
import { arms, volunteers } from './arrivals.ts';
import { correspondents } from './correspondents.ts';
import { disease } from './disease.ts';
import { moraleCollapse } from './morale-collapse.ts';
import { guerrilla, navalEngagement, revoltElsewhere, youngTurks } from './trouble.ts';
import { playerOfCamp, type War, warField } from './war.ts';

export interface EventResult {
  readonly roll: number;
  readonly event: string;
  readonly effects: readonly BalkanEffect[];
}

const TENS: Ask = { rule: 'events', text: 'event.ask.tens' };
const UNITS: Ask = { rule: 'events', text: 'event.ask.units' };

export const politicalEvent: Procedure<War, EventResult, BalkanBook, CampaignState> = {
  id: 'political-event',
  rule: 'events',
  input: warField,
  begin: (war, book) =>
    chance(TENS, d6, (tens) =>
      chance(UNITS, d6, (units) => checkpoint('roll', tens * 10 + units, (roll) => happens(roll, war, book))),
    ),
  outcome: ({ event }) => event,
  outcomeWords: (event) => words(`event.${event}`),
  summary: ({ roll, event, effects }) => words('event.summary', { roll, event, effects: effects.length }),
  figures: { effects: ({ effects }: EventResult) => effects.length },
  effects: ({ effects }) => asEffects(effects),
  fromCampaign: (state) => ({
    scenario: state.scenario,
    firstCamp: state.firstCamp,
    nations: state.nations,
    capitulated: state.capitulated,
    heavyArtillery: unitsIn(state, 'pool').flatMap(({ id, country, type, player }) =>
      type === 'heavyArtillery' && country && player ? [{ id, country, type, player }] : [],
    ),
  }),
};

/** The row of the table whose range holds the roll. */
function happens(roll: number, war: War, book: BalkanBook): Step<EventResult> {
  const found = Object.entries(book.tables['political-events'].rows).find(([, { rolls }]) => rolls.includes(roll));
  if (!found) throw new Error(`no event for ${roll}`);
  const [event, row] = found;
  const note = {
    rule: 'events',
    title: words('event.table'),
    outcome: words('event.happens', { roll, event, scenario: war.scenario }),
  };
  return explained(
    () => [note],
    nested('event', roll, carryOut(row[war.scenario], war, book), (effects) =>
      done({ roll, event, effects }, () =>
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

const effectWords = (effect: BalkanEffect): Words => words(`effect.${effect.kind}`, { ...effect });

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
      return done([
        { kind: 'joins', country: effect.country, camp: effect.camp, player: playerOfCamp(war, effect.camp) },
      ]);
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
