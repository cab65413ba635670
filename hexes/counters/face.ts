/** The counter that a record describes: what is printed on it, how it stands, in its nation's colours. */
import type { CounterFace, CounterSymbol, Pigment, SizeMark } from '@grognard/kernel';
import type { Counter, CounterSide, CounterStates } from './counter.ts';

type Values = Readonly<Record<string, unknown>>;

interface Colours {
  readonly pigments?: Readonly<Record<string, Pigment>> | undefined;
  readonly side?: CounterSide | undefined;
}

/** Card that nobody has printed on yet. */
const BLANK: Pigment = { body: '#cfc6b2', ink: '#14120e' };

/** The counter that an input’s values make. */
export function counterOf(face: CounterFace, values: Values, { pigments = {}, side }: Colours = {}): Counter {
  const nation = face.nation === undefined ? undefined : values[face.nation];
  const size = pickedBy<SizeMark>(face.size, values);
  const numbers = (face.printed ?? []).map((name) => values[name]);
  return {
    name: String(values[face.name] ?? ''),
    symbol: pickedBy<CounterSymbol>(face.symbol, values) ?? 'marker',
    ...(size && { size }),
    pigment: (typeof nation === 'string' ? pigments[nation] : undefined) ?? BLANK,
    printed: numbers.filter((value) => typeof value === 'number'),
    states: statesOf(face.state ?? [], values),
    ...(side && { side }),
  };
}

type By<T extends string> = { readonly by: string; readonly of: Readonly<Record<string, T>> } | T | undefined;

function pickedBy<T extends string>(mark: By<T>, values: Values): T | undefined {
  if (typeof mark !== 'object') return mark;
  const value = values[mark.by];
  return typeof value === 'string' && Object.hasOwn(mark.of, value) ? mark.of[value] : undefined;
}

/** States that have a drawing of their own go by these names in every game; any other stands beside the counter in words. */
function statesOf(names: readonly string[], values: Values): CounterStates {
  const on = (name: string): boolean => names.includes(name) && values[name] === true;
  const hits = names.includes('hits') && typeof values['hits'] === 'number' ? values['hits'] : 0;
  const formation = names.includes('formation') && typeof values['formation'] === 'string' ? values['formation'] : '';
  return {
    ...(on('demoralised') && { demoralised: true }),
    ...(on('charging') && { charging: true }),
    ...(names.includes('supplied') && values['supplied'] === false && { unsupplied: true }),
    ...(hits > 0 && { hits }),
    ...(formation !== '' && { formation }),
  };
}
