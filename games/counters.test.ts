/** What is asked about a counter stands on it, told a second time: a fact that no chip shows would be played without being seen. */
import { countersOf, type Field } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { shelf } from './index.ts';

/** Facts that are read beside the counter: where it is and whose, what it is made of, what it did before. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'aegean-strike': {
    air: ['hex', 'side', 'sorties', 'sortiesFlown'],
    ground: ['aboard', 'declared', 'hex', 'hitsToEliminate', 'hitsToHalf', 'planned', 'sensor', 'side', 'terrain'],
    installation: ['hex', 'sensor', 'side'],
    ship: ['hex', 'hitsToSink', 'sensor', 'side'],
  },
  'balkan-wars': { unit: ['hex', 'place', 'player'] },
  'clash-of-monarchs': {
    force: ['commander', 'leaders', 'troops'],
    fortress: [],
    leader: ['endurance', 'person'],
    light: [],
    nation: [],
  },
  'combat-rapide': { force: ['leader', 'other', 'pachas', 'player'], leader: [] },
  'unconditional-surrender': { marker: [], unit: [] },
  'specimen-hexes': { unit: ['hex', 'place'] },
};

interface Seen {
  readonly kind: string;
  readonly beside: readonly string[];
}

/** Every counter inside a field, with those of its facts that do not stand on it. */
function seenIn(field: Field): readonly Seen[] {
  if (field.kind === 'list') return seenIn(field.of);
  if (field.kind !== 'record') return [];
  const within = Object.values(field.fields).flatMap(seenIn);
  const own = countersOf(field).map(({ kind, name, nation, symbol, size, printed = [], state = [], facts }) => {
    const drawnBy = [symbol, size].flatMap((look) => (typeof look === 'object' ? [look.by] : []));
    const shown = new Set([name, nation, ...drawnBy, ...printed, ...state]);
    return { kind, beside: (facts ?? Object.keys(field.fields)).filter((fact) => !shown.has(fact)) };
  });
  return [...own, ...within];
}

test.each(shelf.map(({ id }) => id))('%s', async (id) => {
  const game = await shelf.find((entry) => entry.id === id)?.load();
  // A chart that is about one counter asks for the situation in the same place: its own record is left out.
  const fields = Object.values(game?.procedures ?? {}).flatMap(({ input }) => Object.values(input.fields));
  const seen = fields.flatMap(seenIn);
  const beside = Object.fromEntries(seen.map(({ kind }) => [kind, besideOf(kind)]));
  expect(beside).toEqual(BESIDE[id.replace('-2009', '')] ?? {});

  function besideOf(sought: string): readonly string[] {
    return [...new Set(seen.flatMap((each) => (each.kind === sought ? each.beside : [])))].toSorted();
  }
});
