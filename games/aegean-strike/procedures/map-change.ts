/** From one map to the other: what a path costs in strategic and operational points, for movement and for ranges alike. */

import { axial, COLUMN_ROW, LETTERED, numbering } from '@grognard/hexes';
import { done, explained, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { closedTo } from '../parts/closed-hexes.ts';
import { rarely, side } from '../parts/fields.ts';
import { politics } from '../parts/politics.ts';
import { field, refusal, words } from '../text/kit.ts';
import type { Phase } from '../vocabulary.ts';

const PLACES = ['strategic', 'transition', 'edge', 'operational'] as const;
type Place = (typeof PLACES)[number];

const input = field.record('mapChange.input', {
  side: side('mapChange.side'),
  path: field.list(
    'mapChange.path',
    field.record('mapChange.step', {
      hex: field.text('map.hex', { max: 8, sample: 'mapChange.sample' }),
      place: field.oneOf('mapChange.place', { options: PLACES, words: 'mapChange.place', default: 'strategic' }),
    }),
    { min: 2, max: 60 },
  ),
  ranging: field.flag('mapChange.ranging'),
  ...rarely(politics),
});

type Input = Infer<typeof input>;
type Stop = Input['path'][number];

export interface MapChangeResult {
  readonly strategic: number;
  readonly operational: number;
  /** The whole path in operational hexes: how ranges across the maps are always counted. */
  readonly inOperational: number;
}

export const mapChange: Procedure<Input, MapChangeResult, AegeanBook, CampaignState, typeof input> = {
  id: 'map-change',
  rule: 'example.maps',
  phase: 'movement' satisfies Phase,
  input,
  rulings: ['beirut'],
  refusals: (plan, book) => faults(plan, book),
  begin: ({ path }, { tables }) => {
    const steps = path.slice(1).map(({ place }, i) => stepOf(path[i]?.place as Place, place) ?? 'operational-hex');
    const table = tables['map-scales'];
    const sum = (column: string): number => steps.reduce((all, row) => all + Number(table.cell(row, column)), 0);
    const strategic = sum('strategic');
    const ratio = Number(table.cell('strategic-hex', 'operational'));
    const operational = steps
      .filter((row) => row !== 'strategic-hex')
      .reduce((all, row) => all + Number(table.cell(row, 'operational')), 0);
    const result = { strategic, operational, inOperational: strategic * ratio + operational };
    return explained(
      () => [
        ...steps.map((row, i) => ({
          rule: 'example.maps',
          title: words('mapChange.into', { hex: path[i + 1]?.hex ?? '' }),
          lookup: table.look(row, row.startsWith('strategic') ? 'strategic' : 'operational'),
        })),
        { rule: 'example.maps', title: words('mapChange.sum'), outcome: words('mapChange.told', result) },
      ],
      done(result),
    );
  },
  outcome: ({ inOperational }) => String(inOperational),
  summary: (result) => words('mapChange.told', { ...result }),
  outcomeWords: (outcome) => words('mapChange.outcome', { hexes: Number(outcome) }),
  figures: { points: ({ inOperational }: MapChangeResult) => inOperational },
  fromCampaign: ({ events, wars }) => ({ happened: events, airWar: wars.airWar, golan: wars.golan }),
};

/** Steps that there are, between hexes that touch, into hexes that no event has closed. */
function faults({ side: own, path, ranging, ...affairs }: Input, book: AegeanBook): readonly Refusal[] {
  const closed = ranging ? [] : closedTo(own, affairs, book);
  return path.flatMap((stop, i): Refusal[] => {
    const { hex, place } = stop;
    const at = `path[${i}]`;
    const rule = 'example.maps';
    if (axialOf(stop) === undefined) return [refusal('noSuchNumber', at, { rule, facts: { hex } })];
    const before = path[i - 1];
    if (before === undefined) return [];
    if (stepOf(before.place, place) === undefined) return [refusal('noJump', at, { rule, facts: { hex } })];
    return [
      ...(touch(before, stop) ? [] : [refusal('way.apart', at, { rule, facts: { from: before.hex, to: hex } })]),
      ...(isStrategic(place) && closed.includes(hex)
        ? [refusal('closedHex', at, { rule: 'events', facts: { hex } })]
        : []),
    ];
  });
}

const OPERATIONAL = numbering(COLUMN_ROW);
/** Which columns of the strategic map are shoved is not in the aid: hexes touch if they do either way. */
const STRATEGIC = [numbering(LETTERED), numbering({ ...LETTERED, shoved: 'odd' })] as const;

const isStrategic = (place: Place): boolean => place === 'strategic' || place === 'transition';

const axialOf = ({ hex, place }: Stop, scheme = isStrategic(place) ? STRATEGIC[0] : OPERATIONAL) => {
  const found = scheme.parse(hex);
  return found && scheme.toAxial(found);
};

/** Hexes of one map must be neighbours; between a transition hex and the edge only the aid's own map can tell. */
const touch = (from: Stop, to: Stop): boolean => {
  if (isStrategic(from.place) !== isStrategic(to.place)) return true;
  const schemes = isStrategic(from.place) ? STRATEGIC : [OPERATIONAL];
  return schemes.some((scheme) => {
    const [a, b] = [axialOf(from, scheme), axialOf(to, scheme)];
    return a !== undefined && b !== undefined && axial.distance(a, b) === 1;
  });
};

/** The row of the scales for a step from one kind of place to the next; nothing where there is no such step. */
const stepOf = (from: Place, to: Place): string | undefined => {
  switch (from) {
    case 'strategic':
      return to === 'strategic' ? 'strategic-hex' : to === 'transition' ? 'strategic-to-transition' : undefined;
    case 'transition':
      if (to === 'edge') return 'transition-to-edge';
      return to === 'strategic' || to === 'transition' ? 'strategic-hex' : undefined;
    case 'edge':
      if (to === 'transition') return 'edge-to-transition';
      return to === 'edge' || to === 'operational' ? 'operational-hex' : undefined;
    case 'operational':
      return to === 'edge' || to === 'operational' ? 'operational-hex' : undefined;
  }
};
