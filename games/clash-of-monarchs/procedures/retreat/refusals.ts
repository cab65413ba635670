/** 15.9 What the rules forbid of a retreat. */

import type { Facts, Refusal } from '@grognard/kernel';
import { type RefusalCode, refusal } from '../../text/kit.ts';
import { UNNAMED } from '../../vocabulary.ts';
import { miscounted } from '../attrition.ts';
import type { ClashBook } from '../book.ts';
import type { Retreat, Space } from './input.ts';
import { type Ground, groundOf, isRefuge, leadingOn, legalNext, neighbours } from './spaces.ts';
import { depotSpace, spacesToGo } from './ways.ts';

const fault = (code: RefusalCode, at: string, facts: Facts = {}, rule = '15.9'): Refusal =>
  refusal(code, at, { rule, facts });

export function retreatRefusals(r: Retreat, book: ClashBook): readonly Refusal[] {
  const ground = groundOf(r);
  const unknown = unknownSpaces(r, ground);
  return [
    ...(r.lost ? [] : [fault('winnerRetreats', 'lost')]),
    ...miscounted(r.troops, r.sps, '15.9'),
    ...unknown,
    ...(unknown.length > 0 ? [] : wayFaults(r, ground)),
    ...shelterFaults(r, ground, book),
    ...depotFaults(r, ground),
  ];
}

function unknownSpaces(r: Retreat, { spaces }: Ground): readonly Refusal[] {
  const ways = [
    { at: 'path', path: r.path },
    ...r.parts.map(({ path }, index) => ({ at: `parts[${index}].path`, path })),
  ];
  return [
    ...(spaces.has(r.from) ? [] : [fault('unknownSpace', 'from', { space: r.from })]),
    ...ways.flatMap(({ at, path }) =>
      path.flatMap((space, index) => (spaces.has(space) ? [] : [fault('unknownSpace', `${at}[${index}]`, { space })])),
    ),
  ];
}

const wayFaults = (r: Retreat, ground: Ground): readonly Refusal[] => [
  ...stepFaults(r.path, 'path', ground),
  ...r.parts.flatMap(({ path }, index) => stepFaults(path, `parts[${index}].path`, ground)),
  ...lengthFaults(r, ground),
];

/** 15.9 Each step is to a neighbour, towards a refuge, and clear of the enemy if possible. */
const stepFaults = (path: readonly string[], where: string, ground: Ground): readonly Refusal[] =>
  path.flatMap((to, index): Refusal[] => {
    const before = path.slice(0, index);
    const from = before.at(-1) ?? ground.from;
    const at = `${where}[${index}]`;
    if (!neighbours(ground, from).includes(to)) return [fault('notAdjacent', at, { from, to })];
    if (!leadingOn(ground, before).includes(to)) return [fault('notTowardsRefuge', at, { from, to })];
    const legal = legalNext(ground, before);
    return legal.includes(to) ? [] : [fault('enemyAvoidable', at, { to, options: legal })];
  });

/**
 * 15.9 The printed distance, unless the force ends in a fortress or has found a refuge on the way; a force with nowhere to
 * go surrenders.
 */
function lengthFaults(r: Retreat, ground: Ground): readonly Refusal[] {
  const distance = spacesToGo(r);
  const end = r.path.at(-1) ?? r.from;
  const marching = r.sps - r.parts.reduce((sum, part) => sum + part.sps, 0);
  const inFortress = r.shelterAt === end && r.shelter >= marching;
  if (inFortress || marching === 0 || r.path.length === distance) return [];
  const facts = { spaces: r.path.length, distance };
  if (r.path.length > distance) return [fault('retreatTooLong', 'path', facts)];
  if (r.path.length > 0 && isRefuge(ground, end)) return [];
  return legalNext(ground, r.path).length === 0 ? [] : [fault('retreatTooShort', 'path', facts)];
}

interface Sheltering {
  readonly at: string;
  readonly space: string;
  readonly sps: number;
}

/** 17.3-4 A controlled fortress takes no more than it holds; 15.9 and the stack parts only where it does not take all. */
function shelterFaults(r: Retreat, { spaces }: Ground, book: ClashBook): readonly Refusal[] {
  const sheltering: readonly Sheltering[] = [
    ...(r.shelter > 0 ? [{ at: 'shelter', space: r.shelterAt, sps: r.shelter }] : []),
    ...r.parts.map(({ sps, path }, index) => ({ at: `parts[${index}].sps`, space: path.at(-1) ?? '', sps })),
  ];
  const whole = sheltering.reduce((sum, { sps }) => sum + sps, 0);
  const offPath = r.shelter > 0 && ![r.from, ...r.path].includes(r.shelterAt);
  return [
    ...(offPath && spaces.has(r.shelterAt) ? [fault('fortressOffPath', 'shelterAt', { space: r.shelterAt })] : []),
    ...(whole > r.sps ? [fault('moreThanRetreat', 'shelter', { shelter: whole, sps: r.sps })] : []),
    ...sheltering.flatMap((each) => roomFaults(r, sheltering, each, spaces.get(each.space), book)),
  ];
}

function roomFaults(
  r: Retreat,
  all: readonly Sheltering[],
  { at, space: name, sps }: Sheltering,
  space: Space | undefined,
  { tables }: ClashBook,
): readonly Refusal[] {
  const where = at === 'shelter' ? 'shelterAt' : at.replace('.sps', '.path');
  if (!space || space.fortress === 0 || space.enemyHeld) return [fault('noFortressThere', where, { space: name })];
  const most = Number(tables.fortresses.cell('inside', String(space.fortress)));
  const inside = all.reduce((sum, each) => (each.space === name ? sum + each.sps : sum), space.garrison);
  if (inside > most) return [fault('garrisonTooLarge', at, { garrison: inside, most }, '17.3-4')];
  const room = most - space.garrison;
  return sps < r.sps && room >= r.sps ? [fault('splitNeedless', at, { space: name, room, sps: r.sps })] : [];
}

/** 15.9 FDs retreat one space; where that is must be said if the force does not lead the way. */
function depotFaults(r: Retreat, ground: Ground): readonly Refusal[] {
  const told = r.depotsTo !== UNNAMED;
  return [
    ...(r.depotNames.length > r.depots
      ? [fault('moreNamesThanDepots', 'depotNames', { names: r.depotNames.length, depots: r.depots })]
      : []),
    ...(told && !legalNext(ground, []).includes(r.depotsTo)
      ? [fault('depotsNotThere', 'depotsTo', { to: r.depotsTo, options: legalNext(ground, []) })]
      : []),
    ...(r.depots > 0 && r.morale !== 'ROUTED' && legalNext(ground, []).length > 0 && depotSpace(r) === undefined
      ? [fault('depotsNeedSpace', 'depotsTo', { options: legalNext(ground, []) })]
      : []),
  ];
}
