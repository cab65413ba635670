/** 21 to 25 and 61 to 62: revolts, guerrilla and the war at sea. */
import { chance, d6, done, type Step } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import { moraleOf } from '../../standing.ts';
import type { EventEffect } from '../../tables/political-events.table.ts';
import { ask } from '../../text/kit.ts';
import { fighting, type War } from './war.ts';

type Effects = readonly BalkanEffect[];

const RECOVERY = ask('events', 'event.ask.youngTurks');
const COUNTRY = ask('events', 'event.ask.guerrilla');
const NAVAL = ask('events', 'event.ask.naval');

/** 21 With the 7th or 8th Corps committed the penalty of First War special rule 4 applies; its text is not in the aid. */
export function revoltElsewhere(war: War, { rulings }: BalkanBook): Step<Effects> {
  const atWar = fighting(war).some(({ country }) => country === 'ottoman');
  const applies = war.corpsCommitted && (war.scenario === '1' || rulings.revoltInScenario2 === 'asPrinted' || atWar);
  return done(applies ? [{ kind: 'revoltPenalty' }] : []);
}

/** 22 At morale two or less the Ottomans add a die; in any case they fight the next segment unsupplied. */
export function youngTurks(
  { moraleAtMost }: Extract<EventEffect, { type: 'youngTurks' }>,
  war: War,
  { rulings }: BalkanBook,
): Step<Effects> {
  const ottomans = fighting(war).find(({ country }) => country === 'ottoman');
  const low = ottomans !== undefined && moraleOf(war.nations, 'ottoman') <= moraleAtMost;
  const unsupplied: Effects = low || rulings.youngTurks === 'always' ? [{ kind: 'ottomansUnsupplied' }] : [];
  if (!low) return done(unsupplied);
  return chance(RECOVERY, d6, (change) => done([{ kind: 'morale', country: 'ottoman', change }, ...unsupplied]));
}

/** 23 to 25 This turn the country's enemies pay one more movement point for each hex wholly inside it. */
export const guerrilla = ({ countries, extraMovement }: Extract<EventEffect, { type: 'guerrilla' }>): Step<Effects> =>
  chance({ ...COUNTRY, facts: { countries } }, d6, (face) => {
    const country = countries[face - 1];
    return done(country ? [{ kind: 'guerrilla', country, extraMovement }] : []);
  });

/** 61 and 62 Nothing once Greece has capitulated; otherwise the loser of the engagement loses the sea. */
export const navalEngagement = (
  { turkish, league }: Extract<EventEffect, { type: 'navalEngagement' }>,
  war: War,
): Step<Effects> =>
  war.capitulated.includes('greece')
    ? done([])
    : chance({ ...NAVAL, facts: { turkish, league } }, d6, (face) =>
        done([{ kind: 'naval', winner: turkish.includes(face) ? 'turks' : 'league' }]),
      );
