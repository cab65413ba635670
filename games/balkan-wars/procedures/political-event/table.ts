/** How a political event lies on the table: its two dice, what it does to the counters that were listed, what comes next. */
import type { CounterFate, NextAct, Played, Words } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import { words } from '../../text/kit.ts';
import type { EventResult } from './political-event.ts';
import type { War } from './war.ts';

/** 2 and 4: 24. */
export function headline({ result: { roll } }: Played<EventResult, War>): Words {
  return words('event.headline', { tens: Math.floor(roll / 10), units: roll % 10 });
}

const of = <K extends BalkanEffect['kind']>({ effects }: EventResult, kind: K) =>
  effects.filter((effect): effect is Extract<BalkanEffect, { kind: K }> => effect.kind === kind);

/** Units that fell sick or stayed in Albania, and guns that were placed. */
export const fates = (result: EventResult, war: War): readonly CounterFate[] => [
  ...of(result, 'unit').flatMap(({ id, type, fate, place, retreat }): CounterFate[] => {
    const list = result.event === 'disease' ? 'units' : 'inAlbania';
    const index = war[list].findIndex((unit) => unit.id === id);
    return [
      {
        at: `${list}[${index}]`,
        words: words('fate.short', { type, fate, place, retreat }),
        ...(fate === 'demoralised' && { after: { demoralised: true } }),
        ...(place !== 'map' && { gone: true as const }),
      },
    ];
  }),
  ...of(result, 'placed').map(
    ({ id, depot }): CounterFate => ({
      at: `heavyArtillery[${war.heavyArtillery.findIndex((unit) => unit.id === id)}]`,
      words: words('event.fate.placed', { depot }),
    }),
  ),
];

/** Events 55 and 56 must be fought out; volunteers wait for a mobilisation. */
export const next = (result: EventResult, { powers }: War): readonly NextAct[] => [
  ...of(result, 'confrontation').map(
    (): NextAct => ({
      procedure: 'diplomatic-conflict',
      input: { confrontation: true, ...(powers.length > 0 && { powers }) },
      words: words('event.next.conflict'),
    }),
  ),
  ...of(result, 'volunteers').map(
    ({ player }): NextAct => ({
      procedure: 'mobilisation',
      input: { player },
      words: words('event.next.mobilisation'),
    }),
  ),
];
