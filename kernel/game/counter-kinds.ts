/** The kinds of counter a game speaks of, gathered from every procedure that asks for one: what a roster keeps. */
import type { CounterIn } from '../input/counter.ts';
import { countersOf, type Field, type Fields, optional } from '../input/field.ts';
import type { Plain } from '../step/step.ts';
import type { Game } from './game.ts';

/** A kind of counter that players name, with all that may be known of one. */
export interface CounterKind {
  readonly kind: string;
  /** Text key of what such counters are called. */
  readonly label: string;
  /** The field that names one. */
  readonly name: string;
  /** What may be known of one: its name, its nation and arm, the printed numbers in printed order, the rest. */
  readonly fields: Fields;
  /** Every look it has somewhere, the fullest first. */
  readonly faces: readonly CounterIn[];
}

interface Asked {
  readonly label: string;
  readonly face: CounterIn;
  readonly fields: Fields;
}

/** Counters that players name; a kind whose names the rules fix needs no roster. */
export function counterKinds({ procedures, campaign }: Pick<Game, 'procedures' | 'campaign'>): readonly CounterKind[] {
  const asked = Object.values(procedures).flatMap(({ input }) => askedIn(input));
  const kinds = [...new Set(asked.map(({ face }) => face.kind))];
  return kinds.flatMap((kind): readonly CounterKind[] => {
    const every = asked
      .filter(({ face }) => face.kind === kind)
      .toSorted((a, b) => fullness(b.face) - fullness(a.face));
    const [fullest] = every;
    const keeper = campaign?.register?.[kind];
    const track = campaign?.state.fields[keeper?.track ?? ''];
    const kept = track?.kind === 'list' && track.of.kind === 'record' ? track.of.fields : undefined;
    const name = keeper?.name ?? fullest?.face.name ?? '';
    const named = kept?.[name] ?? fullest?.fields[fullest.face.name];
    if (!fullest || named?.kind !== 'text') return [];
    const said = every.flatMap(({ face, fields }) => Object.entries(fields).filter(([key]) => key !== face.name));
    const known = said.flatMap(([key, field]) => (kept ? entryOf(kept, key) : [[key, field] as const]));
    const fields = Object.fromEntries([...known.toReversed(), [name, named] as const]);
    const faces = every.map(({ face }) => face);
    return [{ kind, label: track?.label ?? fullest.label, name, fields: inOrder(fields, name, faces), faces }];
  });
}

const entryOf = (fields: Fields, key: string): readonly (readonly [string, Field])[] => {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return field ? [[key, field]] : [];
};

function askedIn(field: Field): readonly Asked[] {
  if (field.kind === 'list') return askedIn(field.of);
  if (field.kind !== 'record') return [];
  const here = countersOf(field).map((face): Asked => {
    const facts = face.facts ?? Object.keys(field.fields);
    const own = [...new Set([face.name, ...facts])].flatMap((key) => entryOf(field.fields, key));
    return { label: field.label, face, fields: Object.fromEntries(own.filter(([, each]) => !isSettled(each))) };
  });
  return [...here, ...Object.values(field.fields).flatMap(askedIn)];
}

/** The question itself settles it: nobody has to say it. */
const isSettled = (field: Field): boolean => field.kind === 'oneOf' && field.options.length === 1;

const fullness = ({ nation, symbol, printed = [], state = [] }: CounterIn): number =>
  printed.length + state.length + (nation ? 2 : 0) + (typeof symbol === 'object' ? 2 : 0);

/** Only the name must be known; a roster proposes nothing. */
function inOrder(fields: Fields, name: string, faces: readonly CounterIn[]): Fields {
  const { nation, symbol, printed = [] } = faces[0] ?? {};
  const first = [name, nation, typeof symbol === 'object' ? symbol.by : undefined, ...printed];
  const marks = faces.flatMap((face) => [...(face.printed ?? []), ...(face.state ?? [])]);
  const order = [...new Set([...first, ...marks, ...Object.keys(fields).toReversed()])];
  return Object.fromEntries(
    order
      .flatMap((key) => (key === undefined ? [] : entryOf(fields, key)))
      .map(([key, field]) => [key, key === name ? field : optional(field)]),
  );
}

/** The look of this counter: the fullest that knows its arm. */
export const faceFor = ({ faces }: CounterKind, facts: Readonly<Record<string, Plain>>): CounterIn | undefined =>
  faces.find(({ symbol }) => typeof symbol === 'object' && Object.hasOwn(symbol.of, String(facts[symbol.by]))) ??
  faces[0];
