/** What the first screen shows of a game, worked out when the site is built: no visitor opens a game to see its cover. */
import { type WordedForecast, wordedForecast } from '@grognard/games/words';
import { counterOf, counterSvg } from '@grognard/hexes';
import {
  type CounterIn,
  countersOf,
  type Example,
  exampleIn,
  type Field,
  field,
  forecastInPieces,
  type Game,
  inEvery,
  type Locale,
  layoutOf,
  type Opened,
  open,
  type Part,
  type Procedure,
  type Say,
  type Written,
} from '@grognard/kernel';
import { inEachOf, speakerIn } from '../app/speaker-in.ts';
import { type Tint, tintOf } from '../odds/tint.ts';

export interface Leaf {
  readonly id: string;
  readonly cover?: string;
  readonly charts: number;
  readonly tables: number;
  readonly examples: number;
  /** The charts most used: where two forces face each other, then those with presets. */
  readonly first: readonly { readonly procedure: string; readonly title: Written }[];
  readonly showcase?: Showcase;
}

/** The preset that shows best what this is: who faces whom, and the odds. */
export interface Showcase {
  readonly preset: string;
  readonly procedure: string;
  readonly title: Written;
  readonly forces: readonly { readonly side: Written; readonly name: Written; readonly svg: string }[];
  readonly shares: readonly (Part & { readonly words: Written; readonly tint?: Tint })[];
  /** How decisions were settled for the sake of these odds. */
  readonly assuming: Written;
}

const MOST_FIRST = 3;
const NOTHING = field.record('', {});

export function leafOf(game: Game): Leaf {
  const presets = game.examples.filter(({ preset }) => preset).map(({ procedure }) => procedure);
  const facing = (id: string): number => (layoutOf(game.procedures[id]?.input ?? NOTHING).forces.length > 1 ? 0 : 1);
  const procedures = [...new Set([...presets, ...Object.keys(game.procedures)])]
    .toSorted((a, b) => facing(a) - facing(b))
    .slice(0, MOST_FIRST);
  const shown = game.examples.find(({ id }) => id === game.showcase);
  return {
    id: game.id,
    ...(game.cover !== undefined && { cover: game.cover }),
    charts: Object.keys(game.procedures).length,
    tables: Object.keys(game.tables).length,
    examples: game.examples.length,
    first: procedures.map((procedure) => ({
      procedure,
      title: inEachOf(game, (say) => say(`procedure.${procedure}`)),
    })),
    ...(shown && { showcase: showcaseOf(game, shown) }),
  };
}

function showcaseOf(game: Game, example: Example): Showcase {
  const opened = open(game, example.procedure, example.input, { rulings: example.rulings ?? {} });
  if (!opened.ok) throw new Error(`${game.id}: ${example.id} is shown to newcomers, and refused`);
  return {
    preset: example.id,
    procedure: example.procedure,
    title: example.title,
    forces: forcesOf(game, example, opened.value.procedure),
    ...oddsOf(opened.value),
  };
}

function oddsOf(opened: Opened): Pick<Showcase, 'shares' | 'assuming'> {
  const { game, procedure } = opened;
  const work = forecastInPieces(opened, { odds: true });
  let piece = work.next();
  while (!piece.done) piece = work.next();
  const told = piece.value;
  const worded = (say: Say): WordedForecast => wordedForecast(game, say, told);
  return {
    shares: (told.outcomes ?? []).map(({ outcome, p, fraction }, index) => {
      const tint = tintOf(procedure, String(outcome));
      const words = inEachOf(game, (say) => worded(say).outcomes?.[index]?.words ?? '');
      return { words, p, fraction, ...(tint && { tint }) };
    }),
    assuming: inEachOf(game, (say) => worded(say).words.policy.join(', ')),
  };
}

function forcesOf(game: Game, example: Example, { input }: Procedure): Showcase['forces'] {
  const told = (locale: Locale): Values => exampleIn(game, example, speakerIn(locale, game)).input as unknown as Values;
  return layoutOf(input).forces.flatMap(({ side, counters }) => {
    const who = (values: Values): Standing | undefined =>
      spokesman(counters.flatMap(({ path, field }) => standingIn(field, values[path])));
    const english = who(told('en'));
    if (!english) return [];
    const drawn = counterOf(english.face, english.values, { pigments: game.pigments });
    const pigment = game.pigments?.[english.nation ?? ''] ?? drawn.pigment;
    const name = (each = english): string => String(each.values[each.face.name]);
    return [
      {
        side: inEachOf(game, (say) => say(`side.${side}`)),
        name: inEvery((locale) => name(who(told(locale)))),
        svg: counterSvg({ ...drawn, pigment }, { alone: true, symbols: `showcase-${side}`, label: '' }),
      },
    ];
  });
}

type Values = Readonly<Record<string, unknown>>;

interface Standing {
  readonly face: CounterIn;
  readonly values: Values;
  readonly nation: string | undefined;
}

/** Every counter in a value; one that says no nation is of the nation it stands in. */
function standingIn(field: Field, value: unknown, around?: string): readonly Standing[] {
  if (field.kind === 'list' && Array.isArray(value)) return value.flatMap((item) => standingIn(field.of, item, around));
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return [];
  const values = value as Values;
  const own = countersOf(field).map((face): Standing => {
    const said = face.nation === undefined ? undefined : values[face.nation];
    return { face, values, nation: typeof said === 'string' ? said : around };
  });
  const nation = own.find((each) => each.nation !== undefined)?.nation ?? around;
  return [...own, ...Object.entries(field.fields).flatMap(([key, inner]) => standingIn(inner, values[key], nation))];
}

/** A leader speaks for his force; without one the first counter does. */
const spokesman = (standing: readonly Standing[]): Standing | undefined =>
  standing.find(({ face }) => face.symbol === 'leader') ?? standing[0];
