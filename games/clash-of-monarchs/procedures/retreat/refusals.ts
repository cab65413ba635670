/** 15.9 What the rules forbid of a retreat. */
import type { Facts, Refusal } from '@grognard/kernel';
import type { ClashBook } from '../book.ts';
import type { Retreat } from './input.ts';
import { describedSpaces, isTowards, legalNext, neighbours, type Spaces } from './spaces.ts';

const fault = (code: string, at: string, facts: Facts = {}, rule = '15.9'): Refusal => ({ code, at, rule, facts });

export function retreatRefusals(r: Retreat, distance: number, book: ClashBook): readonly Refusal[] {
  const spaces = describedSpaces(r);
  const unknown = [
    ...(spaces.has(r.from) ? [] : [fault('unknownSpace', 'from', { space: r.from })]),
    ...r.path.flatMap((at, index) => (spaces.has(at) ? [] : [fault('unknownSpace', `path[${index}]`, { space: at })])),
  ];
  return [
    ...(r.lost ? [] : [fault('winnerRetreats', 'lost')]),
    ...unknown,
    ...(unknown.length > 0 ? [] : [...stepFaults(r, spaces), ...lengthFaults(r, distance, spaces)]),
    ...shelterFaults(r, spaces, book),
  ];
}

/** 15.9 Each step is to a neighbour, towards a refuge, and clear of the enemy if possible. */
const stepFaults = (r: Retreat, spaces: Spaces): readonly Refusal[] =>
  r.path.flatMap((to, index): Refusal[] => {
    const from = r.path[index - 1] ?? r.from;
    const at = `path[${index}]`;
    if (!neighbours(spaces, from).includes(to)) return [fault('notAdjacent', at, { from, to })];
    if (!isTowards(spaces, from, to)) return [fault('notTowardsRefuge', at, { from, to })];
    const legal = legalNext(spaces, from);
    return legal.includes(to) ? [] : [fault('enemyAvoidable', at, { to, options: legal })];
  });

/** 15.9 The printed distance, unless the whole force ends in a fortress; a force with nowhere to go surrenders. */
function lengthFaults(r: Retreat, distance: number, spaces: Spaces): readonly Refusal[] {
  const end = r.path.at(-1) ?? r.from;
  const inFortress = r.shelterAt === end && r.shelter >= r.sps;
  if (inFortress || r.path.length === distance) return [];
  const facts = { spaces: r.path.length, distance };
  if (r.path.length > distance) return [fault('retreatTooLong', 'path', facts)];
  return legalNext(spaces, end).length === 0 ? [] : [fault('retreatTooShort', 'path', facts)];
}

/** 17.3-4 A fortress takes no more than it holds. */
function shelterFaults(r: Retreat, spaces: Spaces, { tables }: ClashBook): readonly Refusal[] {
  if (r.shelter === 0) return [];
  const space = spaces.get(r.shelterAt);
  if (!space || space.fortress === 0) return [fault('noFortressThere', 'shelterAt', { space: r.shelterAt })];
  const most = Number(tables.fortresses.cell('inside', String(space.fortress)));
  return [
    ...([r.from, ...r.path].includes(r.shelterAt)
      ? []
      : [fault('fortressOffPath', 'shelterAt', { space: r.shelterAt })]),
    ...(r.shelter > r.sps ? [fault('moreThanRetreat', 'shelter', { shelter: r.shelter, sps: r.sps })] : []),
    ...(r.shelter + space.garrison > most
      ? [fault('garrisonTooLarge', 'shelter', { garrison: r.shelter + space.garrison, most }, '17.3-4')]
      : []),
  ];
}
