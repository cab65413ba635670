/** 20.4.2 Army size limits: how much line infantry a nation may have, and what room is left. No die. */
import { done, type Infer, type Procedure } from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { nationHere } from '../counters.ts';
import { nation, seldom } from '../fields.ts';
import { field, words } from '../text/kit.ts';
import type { Nation } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { ofAtMost } from './on-table.ts';

/** The events that change a limit. */
export const limitEvents = {
  austrianReduction: seldom('event.austrianReduction'),
  dresdenHostile: seldom('event.dresdenHostile'),
};

/** Line infantry on the map; what nobody tells counts as none and is not kept. */
export const infantryThere = () =>
  field.optional(field.integer('recruitment.infantry', { min: 0, max: 200, help: 'recruitment.infantry.help' }));

const input = field.record(
  'army-size.input',
  { nation: nation(), infantry: infantryThere(), ...limitEvents },
  { counter: nationHere('nation', ['infantry'], { nation: 'nation', state: ['infantry'] }) },
);

type ArmySize = Infer<typeof input>;

export interface Room {
  readonly limit: number;
  readonly room: number;
  readonly above: number;
}

export const armySize: Procedure<ArmySize, Room, ClashBook, CampaignState, typeof input> = {
  id: 'army-size',
  rule: '20.4.2',
  phase: 'winter',
  input,
  begin: (a, book) => {
    const limit = limitOf(a, book);
    const result = { limit, room: roomFor(a, book), above: Math.max(0, (a.infantry ?? 0) - limit) };
    return done(result, () => [
      { rule: '20.4.2', title: words('recruitment.limit'), outcome: words('army-size.summary', { ...result }) },
    ]);
  },
  outcome: ({ room }) => String(room),
  summary: (result) => words('army-size.summary', { ...result }),
  equation: (a, book) => ofAtMost(a.infantry ?? 0, 'recruitment.infantry', limitOf(a, book), 'recruitment.limit'),
  figures: { room: ({ room }: Room) => room },
  fromCampaign: (state) => limitsKnown(state),
};

export const limitsKnown = ({ events: { austrianReduction, dresdenHostile } }: CampaignState) => ({
  austrianReduction,
  dresdenHostile,
});

interface Army {
  readonly nation: Nation;
  readonly infantry?: number | undefined;
  readonly austrianReduction: boolean;
  readonly dresdenHostile: boolean;
}

/** 20.4.2 Less for Austria after its reduction, and for Saxony while the enemy holds Dresden. */
function limitOf({ nation: of, austrianReduction, dresdenHostile }: Army, { tables }: ClashBook): number {
  const { rows } = tables['army-size'];
  if (of === 'AU' && austrianReduction) return rows['AU-reduced'].sps;
  if (of === 'SA' && dresdenHostile) return rows['SA-hostile'].sps;
  return rows[of].sps;
}

export const roomFor = (army: Army, book: ClashBook): number => Math.max(0, limitOf(army, book) - (army.infantry ?? 0));
