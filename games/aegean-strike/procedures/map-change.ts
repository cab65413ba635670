/** From one map to the other: what a way costs in strategic and operational points, for movement and for ranges alike. */
import { done, explained, field, type Infer, type Procedure, type Refusal, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';

const PLACES = ['strategic', 'transition', 'edge', 'operational'] as const;
type Place = (typeof PLACES)[number];

const input = field.record('mapChange.input', {
  path: field.list(
    'mapChange.path',
    field.record('mapChange.step', {
      hex: field.text('map.hex', { max: 8, sample: 'mapChange.sample' }),
      place: field.oneOf('mapChange.place', { options: PLACES, words: 'mapChange.place', default: 'strategic' }),
    }),
    { min: 2, max: 60 },
  ),
});

type Input = Infer<typeof input>;

interface Result {
  readonly strategic: number;
  readonly operational: number;
  /** The whole way in operational hexes: how ranges across the maps are always counted. */
  readonly inOperational: number;
}

export const mapChange: Procedure<Input, Result, AegeanBook> = {
  id: 'map-change',
  rule: 'example.maps',
  input,
  refusals: ({ path }): readonly Refusal[] =>
    path
      .slice(1)
      .flatMap(({ place, hex }, i) =>
        stepOf(path[i]?.place as Place, place) === undefined
          ? [{ code: 'noJump', at: `path[${i + 1}]`, rule: 'example.maps', facts: { hex } }]
          : [],
      ),
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
  figures: { points: ({ inOperational }: Result) => inOperational },
};

/** The row of the scales for a step from one kind of place to the next; nothing where there is no such step. */
const stepOf = (from: Place, to: Place): string | undefined => {
  switch (from) {
    case 'strategic':
      return to === 'strategic' ? 'strategic-hex' : to === 'transition' ? 'strategic-to-transition' : undefined;
    case 'transition':
      return to === 'edge' ? 'transition-to-edge' : to === 'strategic' ? 'strategic-hex' : undefined;
    case 'edge':
      if (to === 'transition') return 'edge-to-transition';
      return to === 'edge' || to === 'operational' ? 'operational-hex' : undefined;
    case 'operational':
      return to === 'edge' || to === 'operational' ? 'operational-hex' : undefined;
  }
};
