/** 13 and 14 Morale collapse: each country of the player at morale zero may capitulate. */
import { chance, d6, done, inTurn, type Step } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import type { EventEffect } from '../../tables/political-events.table.ts';
import { ask } from '../../text/kit.ts';
import { fighting, type War } from './war.ts';

const COLLAPSE = ask('events', 'event.ask.collapse');

export function moraleCollapse(
  { player, capitulates }: Extract<EventEffect, { type: 'moraleCollapse' }>,
  war: War,
): Step<readonly BalkanEffect[]> {
  const atZero = fighting(war).filter((nation) => nation.player === player && nation.morale === 0);
  return inTurn<(typeof atZero)[number], readonly BalkanEffect[], readonly BalkanEffect[]>(
    atZero,
    [],
    ({ country }, effects, next) =>
      chance({ ...COLLAPSE, side: player, facts: { country, capitulates } }, d6, (face) =>
        next(capitulates.includes(face) ? [...effects, { kind: 'capitulates', country }] : effects),
      ),
    done,
  );
}
