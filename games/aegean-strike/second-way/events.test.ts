/** Political events and the end of turns: random affairs, and exact odds by plain enumeration. */
import { fraction, odds, open, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { game } from '../game.ts';
import { compare, Draw, page, type Readings, reading, readings } from './straight.ts';

const RULINGS = ['repeatedEvents', 'warFirstTurn', 'overlappingWars', 'israeliF16', 'beirut', 'neutralGreece'];

interface Affairs {
  readonly happened: readonly number[];
  readonly pactInGreece: boolean;
  readonly airWar: number;
  readonly golan: number;
  readonly israelBusy: number;
}
const affairs = (draw: Draw): Affairs => ({
  happened: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(() => draw.flag(0.3)),
  pactInGreece: draw.flag(),
  airWar: draw.one([0, 0, 3]),
  golan: draw.one([0, 0, 2]),
  israelBusy: draw.one([0, 0, 1]),
});

/** Events 4 and 6 have their own bars; repeats are ignored or thrown again. */
const isBarred = (event: number, { happened, pactInGreece }: Affairs, r: Readings): boolean =>
  (event === 4 && happened.includes(5)) ||
  (event === 6 && pactInGreece) ||
  (reading(r, 'repeatedEvents') === 'rolledAgain' && happened.includes(event));

function israel(event: number, { happened, airWar, golan, israelBusy }: Affairs, r: Readings) {
  const busy = airWar > 0 || golan > 0 || israelBusy > 0;
  if (!happened.includes(1) && event !== 1) return { f15: 0, f16: 0 };
  if (happened.includes(1)) return busy || event === 2 || event === 3 ? { f15: 0, f16: 1 } : { f15: 1, f16: 2 };
  return busy ? { f15: 0, f16: reading(r, 'israeliF16') === 'oneServes' ? 1 : 0 } : { f15: 1, f16: 2 };
}

describe('[events] random political events', () => {
  test('thrown until one may happen; wars, aircraft, demands', () =>
    compare(
      cases(500),
      'political-event',
      (draw) => ({ rulings: readings(draw, RULINGS), input: affairs(draw) }),
      (input: Affairs, fate, r) => {
        let event = fate.die();
        while (isBarred(event, input, r)) event = fate.die();
        const ignored = input.happened.includes(event);
        const other = event === 2 ? input.golan : input.airWar;
        const war = (event === 2 || event === 3) && !ignored;
        const turns = war ? fate.die() + (reading(r, 'warFirstTurn') === 'counts' ? 0 : 1) : 0;
        const extraTurns = war && other > 0 && reading(r, 'overlappingWars') === 'oneMoreDie' ? fate.die() : 0;
        const exempt = input.happened.includes(6) && reading(r, 'neutralGreece') === 'exempt';
        const wanted = Object.entries(page.events[String(event)]?.divisions ?? {}).filter(
          ([country]) => !(exempt && country === 'greece'),
        );
        return {
          event: String(event),
          ignored,
          turns,
          extraTurns,
          israeli: israel(event, input, r),
          // Beirut is no base while the air war closes it; a neutral Greece owes nothing.
          suspended:
            (event === 8 && input.airWar > 0 && reading(r, 'beirut') === 'closureWins') || (event === 10 && exempt),
          demands: ignored
            ? []
            : wanted.map(([country, divisions]) => ({ country, divisions, turns: event === 7 ? 1 : 0 })),
        };
      },
    ));

  test('exact odds: each event that may happen is as likely as the next', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const input = affairs(new Draw(seed));
      const opened = open(game, 'political-event', input);
      if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
      const { distribution } = odds(opened.value.begin());
      const may = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((event) => !isBarred(event, input, {}));
      for (const event of may) {
        const share = distribution.share((result) => (result as { event: string }).event === String(event));
        expect(written(share)).toBe(written(fraction(1, may.length)));
      }
    }
  });
});

describe('[events] the end of a turn', () => {
  test('demands met, points lost, Soviet supply lines cut', () =>
    compare(
      cases(500),
      'stage-end',
      (draw) => ({
        rulings: readings(draw, ['neutralGreece']),
        input: {
          ends: draw.one(['turn', 'turn', 'stage']),
          demands: ['bulgaria', 'turkey', 'greece', 'ussr']
            .filter(() => draw.flag())
            .map((country) => ({ country, turns: draw.one([0, 0, 1]) })),
          bulgarianDivisions: draw.int(0, 1),
          turkishDivisions: draw.int(1, 2),
          greekDivisions: draw.int(0, 1),
          sovietDivisions: draw.int(2, 3),
          happened: draw.one([[], [6]]),
        },
      }),
      (
        input: {
          ends: string;
          demands: { country: string; turns: number }[];
          bulgarianDivisions: number;
          turkishDivisions: number;
          greekDivisions: number;
          sovietDivisions: number;
          happened: number[];
        },
        _,
        r,
      ) => {
        if (input.ends === 'stage') return { met: [], nato: 0, pact: 0, sovietsCut: false };
        const has: Record<string, readonly [number, number]> = {
          bulgaria: [input.bulgarianDivisions, page.events['9']?.divisions['bulgaria'] ?? 0],
          turkey: [input.turkishDivisions, page.events['10']?.divisions['turkey'] ?? 0],
          greece: [input.greekDivisions, page.events['10']?.divisions['greece'] ?? 0],
          ussr: [input.sovietDivisions, page.events['7']?.divisions['ussr'] ?? 0],
        };
        const free = input.happened.includes(6) && reading(r, 'neutralGreece') === 'exempt';
        const open = input.demands.filter(({ country }) => !(free && country === 'greece'));
        const met = open.filter(({ country }) => (has[country]?.[0] ?? 0) >= (has[country]?.[1] ?? 0));
        const due = open.filter((one) => !met.includes(one) && one.turns === 0).map(({ country }) => country);
        const fine = (countries: readonly string[]): number =>
          due.filter((country) => countries.includes(country)).length * (page.events['9']?.penalty ?? 0);
        return {
          met: met.map(({ country }) => country),
          nato: fine(['turkey', 'greece']),
          pact: fine(['bulgaria']),
          sovietsCut: due.includes('ussr'),
        };
      },
    ));
});
