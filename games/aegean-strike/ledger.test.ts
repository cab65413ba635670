/** A second, plain bookkeeping of the campaign, kept from the aid's words beside random campaigns: every track equal after every event. */
import { countersOf, type Field, type Game, type Plain } from '@grognard/kernel';
import { campaignWalk, type Walked } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { vectors } from './examples/vectors/index.ts';
import { game as aegeanStrike } from './game.ts';

const game: Game = { ...aegeanStrike, examples: [...aegeanStrike.examples, ...vectors] };

type Row = { [fact: string]: Plain };
type Told = Row & { readonly kind: string };

/** A card for each counter under its register and name, and the sheet on which everything else stands. */
interface Books {
  readonly cards: ReadonlyMap<string, Row>;
  readonly sheet: Row;
}

const SHEET = ['turn', 'stage', 'interdicted', 'bridges', 'events', 'demands', 'surrendered', 'sovietsCut'] as const;

/** What the cards say of each kind of counter. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  ground: ['hits', 'place', 'formation', 'supplied', 'changed', 'halted', 'aboard'],
  air: ['hits', 'place', 'flight', 'sortiesFlown', 'detected'],
  ship: ['hits', 'place', 'detected', 'sailed', 'halted'],
  installation: ['hits', 'place', 'inNetwork', 'points'],
};
const FRESH: Readonly<Record<string, Row>> = {
  ground: { place: 'inPlay', changed: false, halted: 'no', aboard: '-' },
  air: { place: 'inPlay', flight: 'ready', sortiesFlown: 0, detected: false },
  ship: { place: 'inPlay', sailed: false, halted: 'no' },
  installation: { place: 'inPlay' },
};
const TRACKS: Readonly<Record<string, string>> = {
  units: 'ground',
  aircraft: 'air',
  ships: 'ship',
  installations: 'installation',
};

const only = (row: Row, facts: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([fact, value]) => facts.includes(fact) && value !== undefined));

/** Every counter that an input speaks of. */
function countersIn(field: Field, value: unknown): readonly (readonly [string, Row])[] {
  if (field.kind === 'list') return (value as readonly unknown[]).flatMap((item) => countersIn(field.of, item));
  if (field.kind === 'text' && field.names?.enters && typeof value === 'string')
    return [[`${field.names.kind}/${value}`, {}]];
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return [];
  const row = value as Row;
  const own = countersOf(field).flatMap(({ kind, name }): readonly (readonly [string, Row])[] =>
    row[name] === undefined || row[name] === field.fields[name]?.default
      ? []
      : [[`${kind}/${row[name]}`, only(row, FACTS[kind] ?? [])]],
  );
  return [...own, ...Object.entries(field.fields).flatMap(([key, inner]) => countersIn(inner, row[key]))];
}

const entered = (books: Books, { opened }: Walked): Books => {
  const cards = new Map(books.cards);
  for (const [key, told] of opened ? countersIn(opened.procedure.input, opened.input) : []) {
    cards.set(key, { ...FRESH[key.split('/')[0] ?? ''], ...told, ...cards.get(key) });
  }
  return { ...books, cards };
};

const on = ({ cards, sheet }: Books, { of, unit }: Row, change: (card: Row) => Row): Books => {
  const key = `${of}/${unit}`;
  const card = cards.get(key);
  return { sheet, cards: card ? new Map(cards).set(key, change(card)) : cards };
};
const all = ({ cards, sheet }: Books, kind: string, change: (card: Row) => Row): Books => ({
  sheet,
  cards: new Map([...cards].map(([key, card]) => [key, key.startsWith(`${kind}/`) ? change(card) : card])),
});
const noted = ({ cards, sheet }: Books, change: Row): Books => ({ cards, sheet: { ...sheet, ...change } });
const listOf = (value: Plain | undefined): readonly Plain[] =>
  Array.isArray(value) ? (value as readonly Plain[]) : [];
const withOne = (value: Plain | undefined, one: Plain): readonly Plain[] =>
  listOf(value).includes(one) ? listOf(value) : [...listOf(value), one];
const less = (value: Plain | undefined, by: number): number => Math.max(0, Number(value ?? 0) - by);
const unsupplied = ({ supplied: _, ...card }: Row): Row => card;

/** A stage: every aircraft is ready again, what was found of supply is found anew, whoever rested for the stage may move. */
const stage = (books: Books): Books => {
  const ground = all(books, 'ground', (card) => ({
    ...unsupplied(card),
    changed: false,
    halted: card['halted'] === 'turn' ? 'turn' : 'no',
  }));
  const air = all(ground, 'air', (card) => ({ ...card, flight: 'ready', detected: false }));
  const ships = all(air, 'ship', (card) => ({ ...card, sailed: false }));
  return noted(ships, { stage: Math.min(9, Number(books.sheet['stage']) + 1) });
};

/** A turn: sorties come back, nobody rests any more, wars and demands run down. */
const turn = (books: Books): Books => {
  const rested = all(all(stage(books), 'ground', free), 'ship', free);
  const flown = all(rested, 'air', (card) => ({ ...card, sortiesFlown: 0 }));
  const { sheet } = books;
  return noted(flown, {
    turn: Math.min(99, Number(sheet['turn']) + 1),
    stage: 1,
    demands: listOf(sheet['demands']).map((each) => ({ ...(each as Row), turns: less((each as Row)['turns'], 1) })),
    airWar: less(sheet['airWar'], 1),
    golan: less(sheet['golan'], 1),
    israelBusy: less(sheet['israelBusy'], 1),
    greeceNeutralised: false,
  });
};
const free = (card: Row): Row => ({ ...card, halted: 'no' });

/** What each line of an account does to the books. */
const LINES: Readonly<Record<string, (books: Books, told: Told) => Books>> = {
  hits: (books, told) =>
    on(books, told, (card) => ({ ...card, hits: Math.min(99, Number(card['hits'] ?? 0) + Number(told['hits'])) })),
  eliminated: (books, told) => {
    const gone = on(books, told, (card) => ({ ...card, place: 'eliminated' }));
    // Whoever is aboard a ship that sinks is lost with it.
    return told['of'] === 'ship'
      ? all(gone, 'ground', (card) => (card['aboard'] === told['unit'] ? { ...card, place: 'eliminated' } : card))
      : gone;
  },
  interned: (books, told) => on(books, told, (card) => ({ ...card, place: 'interned' })),
  halted: (books, told) => on(books, told, (card) => ({ ...card, halted: told['until'] as Plain })),
  detected: (books, told) => on(books, told, (card) => ({ ...card, detected: true })),
  formed: (books, told) =>
    on(books, told, (card) => ({
      ...card,
      formation: told['formation'] as Plain,
      changed: card['changed'] === true || told['own'] === true,
    })),
  moved: (books, told) => on(books, told, unsupplied),
  supplied: (books, told) => on(books, told, (card) => ({ ...card, supplied: told['supplied'] as Plain })),
  embarked: (books, told) => on(books, told, (card) => ({ ...unsupplied(card), aboard: told['ship'] as Plain })),
  landed: (books, told) => on(books, told, (card) => ({ ...unsupplied(card), aboard: '-' })),
  flown: (books, told) =>
    on(books, told, (card) => ({
      ...card,
      sortiesFlown: Math.min(9, Number(card['sortiesFlown'] ?? 0) + 1),
      flight: told['flight'] as Plain,
      detected: told['flight'] === 'home' ? false : (card['detected'] ?? false),
    })),
  home: (books, told) => on(books, told, (card) => ({ ...card, flight: 'home', detected: false })),
  sailed: (books, told) => on(books, told, (card) => ({ ...card, sailed: true })),
  network: (books, told) => on(books, told, (card) => ({ ...card, inNetwork: told['joined'] as Plain })),
  // What a side or a depot has not, it cannot spend: that waits to be put right.
  spent: (books, told) => {
    const points = Number(told['points']);
    if (told['depot'] !== undefined)
      return on(books, { of: 'installation', unit: told['depot'] }, (card) =>
        Number(card['points'] ?? 0) < points ? card : { ...card, points: Number(card['points']) - points },
      );
    const left = Number(books.sheet[String(told['side'])]) - points;
    return left < 0 ? books : noted(books, { [String(told['side'])]: left });
  },
  lost: (books, told) =>
    noted(books, { [String(told['side'])]: less(books.sheet[String(told['side'])], Number(told['points'])) }),
  interdicted: (books, { hex }) => noted(books, { interdicted: withOne(books.sheet['interdicted'], hex as Plain) }),
  cleared: (books, { hex }) =>
    noted(books, { interdicted: listOf(books.sheet['interdicted']).filter((each) => each !== hex) }),
  bridged: (books, { hexside }) => noted(books, { bridges: withOne(books.sheet['bridges'], hexside as Plain) }),
  happened: (books, { event }) =>
    noted(books, {
      events: withOne(books.sheet['events'], event as Plain),
      greeceNeutralised: books.sheet['greeceNeutralised'] === true || event === 6,
    }),
  war: ({ cards, sheet }, { event, turns, extraTurns }) => ({
    cards,
    sheet: {
      ...sheet,
      [event === 2 ? 'airWar' : 'golan']: Number(turns),
      israelBusy: Math.min(99, Math.max(Number(sheet['israelBusy']) + Number(extraTurns), Number(turns))),
    },
  }),
  demanded: (books, { country, turns }) =>
    noted(books, {
      demands: [...others(books, country as Plain), { country: country as Plain, turns: turns as Plain }],
    }),
  met: (books, { country }) => noted(books, { demands: others(books, country as Plain) }),
  sovietsCut: (books) => noted(books, { sovietsCut: true, demands: others(books, 'ussr') }),
  surrendered: (books, { country }) =>
    noted(books, { surrendered: withOne(books.sheet['surrendered'], country as Plain) }),
  stageEnds: stage,
  turnEnds: (books) => all(turn(books), 'installation', (card) => card),
};

const others = ({ sheet }: Books, country: Plain): readonly Plain[] =>
  listOf(sheet['demands']).filter((each) => (each as Row)['country'] !== country);

/** The tracks of a campaign as the books have them; a depot's Hits are looked at by its kind. */
function read(state: Readonly<Record<string, Plain>>): Books {
  const { nato, pact } = state['supplyPoints'] as Row;
  const cards = Object.entries(TRACKS).flatMap(([track, kind]) =>
    (state[track] as readonly Row[]).map((row) => [`${kind}/${row['name']}`, only(row, FACTS[kind] ?? [])] as const),
  );
  return {
    cards: new Map(cards),
    sheet: {
      ...only(state as Row, SHEET),
      ...(state['wars'] as Row),
      nato: nato as Plain,
      pact: pact as Plain,
      greeceNeutralised: state['greeceNeutralised'] as Plain,
    },
  };
}

/** The final phase takes a depot's few Hits off. */
const cleaned = (books: Books, kinds: ReadonlyMap<string, Plain>): Books => ({
  ...books,
  cards: new Map(
    [...books.cards].map(([key, card]) => [key, kinds.get(key) === 'depot' ? { ...card, hits: 0 } : card]),
  ),
});

function follow(books: Books, walked: Walked, kinds: ReadonlyMap<string, Plain>): Books {
  return (walked.played?.effects ?? []).reduce<Books>(
    (now, effect) => {
      const line = LINES[effect.kind] ?? expect.fail(`no line for ${effect.kind}`);
      const next = line(now, effect as Told);
      return effect.kind === 'turnEnds' ? cleaned(next, kinds) : next;
    },
    entered(books, walked),
  );
}

describe('[campaign] the tracks equal a second bookkeeping', () => {
  const met = new Set<string>();
  test.each([1, 2, 3, 4, 5, 6])('over a random campaign, seed %i', (seed) => {
    const pages: Books[] = [];
    for (const walked of campaignWalk(game, { seed, events: 40, undos: 0.1 })) {
      if (pages.length === 0) pages.push(read(walked.before.state));
      const kinds = new Map(
        (walked.after.state['installations'] as readonly Row[]).map(({ name, kind }) => [
          `installation/${name}`,
          kind as Plain,
        ]),
      );
      if (walked.event.kind === 'undone') pages.pop();
      else pages.push(follow(pages.at(-1) as Books, walked, kinds));
      for (const { kind } of walked.played?.effects ?? []) met.add(kind);
      const [kept, stands] = [pages.at(-1) as Books, read(walked.after.state)];
      expect(stands.sheet).toEqual(kept.sheet);
      expect([...stands.cards.keys()].toSorted()).toEqual([...kept.cards.keys()].toSorted());
      for (const [key, card] of stands.cards)
        expect(card, `${key} after ${JSON.stringify(walked.event).slice(0, 300)}`).toEqual(kept.cards.get(key));
    }
  });

  test('most lines of an account are met', () => {
    expect(met.size).toBeGreaterThan(15);
  });
});
