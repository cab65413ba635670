/**
 * A second, plain bookkeeping of a campaign, from the aid's words: what each result writes on the tracks and registers.
 * Every entry either finds its place whole or waits.
 */
import type { Field, Plain } from '@grognard/kernel';

export type Facts = { readonly [fact: string]: Plain };
type Draft = { [fact: string]: Plain };
type Book = Map<string, Draft>;

/** The tracks of nations, and each counter under its name. */
export interface Page {
  readonly nations: Book;
  readonly forces: Book;
  readonly leaders: Book;
  readonly fortresses: Book;
  readonly depots: Book;
  readonly lights: Book;
  readonly fleets: Book;
}

/** Writes on a page; false where it finds no place, and then nothing of it counts. */
export interface Entry {
  readonly what: string;
  write(page: Page): boolean;
}

/** Plain data once more, to be written on. */
export const cloned = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const UNNAMED = '—';
const ARMS = ['infantry', 'cavalry', 'light'] as const;

/** What a counter has when it first becomes known; and the field it is named by. */
const BOOKS = {
  nation: { book: 'nations', key: 'nation', fresh: {}, kept: ['infantry'] },
  force: {
    book: 'forces',
    key: 'name',
    fresh: { place: 'map', entrenched: false, retreat: 0 },
    kept: ['troops', 'lightCavalry', 'supply', 'morale', 'commander', 'leaders'],
  },
  leader: {
    book: 'leaders',
    key: 'name',
    fresh: { place: 'map' },
    kept: ['person', 'nation', 'offensive', 'defensive', 'endurance', 'initiative', 'rating'],
  },
  fortress: { book: 'fortresses', key: 'name', fresh: {}, kept: ['class', 'owner', 'garrison', 'marker'] },
  depot: { book: 'depots', key: 'name', fresh: { state: 'working' }, kept: ['owner'] },
  light: { book: 'lights', key: 'unit', fresh: {}, kept: ['steps'] },
  fleet: { book: 'fleets', key: 'fleet', fresh: { berth: 'sea' }, kept: [] },
} as const satisfies Readonly<
  Record<
    string,
    { readonly book: keyof Page; readonly key: string; readonly fresh: Facts; readonly kept: readonly string[] }
  >
>;

type Kind = keyof typeof BOOKS;

export const copied = (page: Page): Page =>
  Object.fromEntries(
    Object.entries(page).map(([book, counters]) => [
      book,
      new Map([...(counters as Book)].map(([name, facts]) => [name, cloned(facts)])),
    ]),
  ) as unknown as Page;

/** The page as the campaign lists it. */
export const listedOn = (page: Page, kind: Kind): readonly Facts[] =>
  [...page[BOOKS[kind].book]].map(([name, facts]) => ({ ...facts, [BOOKS[kind].key]: name })).toSorted(byText);

export const byText = (a: Facts, b: Facts): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

export const kindsOfBooks = Object.entries(BOOKS) as readonly (readonly [Kind, (typeof BOOKS)[Kind]])[];

/** Every counter an input names becomes known, with what was told of it; what was known before stands. */
export function entered(page: Page, field: Field, value: unknown): void {
  if (field.kind === 'text' && field.names?.enters && typeof value === 'string' && value !== UNNAMED)
    known(page, field.names.kind as Kind, value, {});
  if (field.kind === 'list' && Array.isArray(value)) for (const item of value) entered(page, field.of, item);
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return;
  const said = value as { readonly [name: string]: Plain | undefined };
  const marks = field.counter === undefined ? [] : Array.isArray(field.counter) ? field.counter : [field.counter];
  for (const { kind, name, facts, where } of marks) {
    const called = said[name];
    if (typeof called !== 'string' || called === UNNAMED || (where && !said[where])) continue;
    const told = Object.entries(said).filter(
      ([fact, given]) => given !== undefined && (facts === undefined || facts.includes(fact)),
    );
    known(page, kind as Kind, called, Object.fromEntries(told) as Facts);
  }
  for (const [name, inner] of Object.entries(field.fields)) entered(page, inner, said[name]);
}

function known(page: Page, kind: Kind, name: string, told: Facts): void {
  const { book, fresh, kept } = BOOKS[kind];
  const facts = Object.fromEntries(
    Object.entries(told)
      .filter(([fact]) => (kept as readonly string[]).includes(fact))
      .map(([fact, value]) => [fact, fact === 'commander' || fact === 'leaders' ? namesOnly(value) : value]),
  );
  const before = page[book].get(name);
  page[book].set(name, before ? { ...facts, ...before } : { ...fresh, ...facts });
}

/** Of its leaders a force keeps the names. */
const namesOnly = (value: Plain): Plain =>
  Array.isArray(value) ? value.map(namesOnly) : { name: (value as Facts)['name'] as Plain };

const allied = (troop: Plain): string => (troop === 'BR' || troop === 'HA' ? 'A-A' : String(troop));

const entry = (what: string, write: (page: Page) => boolean): Entry => ({ what, write });

/** A track that may not fall below nothing; the size of an army only once it is told. */
function tracked(page: Page, nation: string, track: string, change: number, signed = false): boolean {
  const tracks = page.nations.get(nation);
  if (!tracks) return false;
  const now = Number(tracks[track] ?? 0) + change;
  if (now < 0 && !signed) return false;
  tracks[track] = now;
  return true;
}

/** 20.4.2 What is lost leaves the army, where its size is kept; light units are no part of it. */
const outOfArmy = (page: Page, troop: Plain, arm: Plain, sps: number): boolean => {
  const nation = allied(troop);
  return arm === 'light' || page.nations.get(nation)?.[String(arm)] === undefined
    ? true
    : tracked(page, nation, String(arm), -sps);
};

/** SPs of one arm taken out of a force; a unit that lost its last step is gone. */
function outOfForce(page: Page, force: string, { nation, arm, sps }: Facts): boolean {
  const troops = page.forces.get(force)?.['troops'] as readonly Draft[] | undefined;
  const there = troops?.find((each) => each['nation'] === nation);
  const had = Number(there?.[String(arm)] ?? 0);
  if (!there || had < Number(sps)) return false;
  there[String(arm)] = had - Number(sps);
  if (arm !== 'infantry') there[`${arm}Units`] = Math.min(Number(there[`${arm}Units`]), Number(there[String(arm)]));
  return true;
}

/** 15.7.1 A loss is off the force and off the army; of a force without a name it is off the army alone. */
export const loss = (force: string, taken: Facts): Entry =>
  entry(force === UNNAMED ? 'onMap' : 'losses', (page) => {
    if (force !== UNNAMED && !outOfForce(page, force, taken)) return false;
    return outOfArmy(page, taken['nation'] as Plain, taken['arm'] as Plain, Number(taken['sps']));
  });

export const detached = (force: string, taken: Facts): Entry =>
  force === UNNAMED ? told() : entry('detached', (page) => outOfForce(page, force, taken));

/** Said across the table, and written nowhere. */
export const told = (): Entry => entry('onMap', () => true);

/** Something of a force that has a name. */
export const onForce = (what: string, force: string, change: (facts: Draft) => void): Entry =>
  force === UNNAMED
    ? told()
    : entry(what, (page) => {
        const facts = page.forces.get(force);
        if (!facts) return false;
        change(facts);
        return true;
      });

/** 12.9, 15.9 Captured or eliminated: off the map, and all its SPs out of the army. */
export const gone = (what: 'captured' | 'eliminated', force: string): Entry =>
  force === UNNAMED
    ? told()
    : entry(what, (page) => {
        const facts = page.forces.get(force);
        if (!facts) return false;
        Object.assign(facts, { place: what, entrenched: false, retreat: 0 });
        return ((facts['troops'] ?? []) as readonly Facts[]).every((troop) =>
          ARMS.every((arm) => outOfArmy(page, troop['nation'] as Plain, arm, Number(troop[arm]))),
        );
      });

const NO_TROOPS = { infantry: 0, cavalry: 0, cavalryUnits: 0, light: 0, lightUnits: 0, guns: 0, gunsReduced: 0 };

/** 15.3-7, 20.4.4 A gun has two steps: full, reduced, gone; and back again. */
export const gun = (force: string, nation: Plain, change: Plain): Entry =>
  force === UNNAMED
    ? told()
    : entry('gun', (page) => {
        const troops = page.forces.get(force)?.['troops'] as Draft[] | undefined;
        if (!troops) return false;
        const there = troops.find((each) => each['nation'] === nation);
        const [all, reduced] = [Number(there?.['guns'] ?? 0), Number(there?.['gunsReduced'] ?? 0)];
        const after = {
          flipped: reduced < all ? [all, reduced + 1] : undefined,
          destroyed: reduced > 0 ? [all - 1, reduced - 1] : undefined,
          restored: reduced > 0 ? [all, reduced - 1] : undefined,
          rebuilt: [all + 1, reduced],
        }[String(change)];
        if (!after) return false;
        const [guns = 0, gunsReduced = 0] = after;
        if (there) Object.assign(there, { guns, gunsReduced });
        else troops.push({ ...NO_TROOPS, nation, guns, gunsReduced });
        return true;
      });

/** 15.7.2 A leader who is hit leaves the map, and his force. */
export const leaderTo = (name: string, place: string): Entry =>
  name === UNNAMED
    ? told()
    : entry('leader', (page) => {
        const leader = page.leaders.get(name);
        if (!leader) return false;
        leader['place'] = place;
        for (const force of page.forces.values()) {
          if ((force['commander'] as Facts | undefined)?.['name'] === name) delete force['commander'];
          const others = force['leaders'] as readonly Facts[] | undefined;
          if (others) force['leaders'] = others.filter((each) => each['name'] !== name);
        }
        return true;
      });

/** Thalers, supply actions, will and points of a nation. */
export const onTrack = (what: string, nation: Plain, track: string, change: number): Entry =>
  entry(what, (page) => tracked(page, String(nation), track, change, track === 'will' || track === 'points'));

/** 20.4.1 Recruits wait to be placed, and belong to the army where its size is kept. */
export const recruits = (nation: Plain, infantry: number, cavalry: number): Entry =>
  entry('recruits', (page) => {
    const tracks = page.nations.get(String(nation));
    if (!tracks) return false;
    tracked(page, String(nation), 'infantryToPlace', infantry);
    tracked(page, String(nation), 'cavalryToPlace', cavalry);
    if (tracks['infantry'] !== undefined) tracked(page, String(nation), 'infantry', infantry);
    if (tracks['cavalry'] !== undefined) tracked(page, String(nation), 'cavalry', cavalry);
    return true;
  });

export const newLeaders = (nation: Plain, replaced: number, added: number): Entry =>
  entry(
    'newLeaders',
    (page) =>
      tracked(page, String(nation), 'leadersToDraw', added) &&
      tracked(page, String(nation), 'leadersToReplace', replaced),
  );

/** A counter of a book, known or not. */
const written = (
  kind: Kind,
  what: string,
  name: string,
  change: (facts: Draft | undefined) => Draft | undefined,
): Entry =>
  name === UNNAMED
    ? told()
    : entry(what, (page) => {
        const book = page[BOOKS[kind].book];
        const after = change(book.get(name));
        if (!after) return false;
        book.set(name, after);
        return true;
      });

export const siegeMarker = (fortress: string, marker: number): Entry =>
  written('fortress', 'siegeMarker', fortress, (known) => known && { ...known, marker });

/** 17.3-4 A fortress may become known by those who shelter in it. */
export const garrisoned = (fortress: string, of: Plain, garrison: number): Entry =>
  written('fortress', 'garrison', fortress, (facts) => ({ class: of, ...facts, garrison }));

/** 17.4 A fortress that falls is the besieger's, empty and without a marker. */
export const fell = (fortress: string, nation: Plain): Entry =>
  written('fortress', 'fell', fortress, (facts) => {
    if (!facts) return undefined;
    const { marker: _, ...rest } = facts;
    return { ...rest, garrison: 0, owner: nation };
  });

export const toPool = (fleet: Plain): Entry =>
  written('fleet', 'fleetToPool', String(fleet), () => ({ berth: 'force-pool' }));

export const lightStep = (unit: string): Entry =>
  written('light', 'lightStep', unit, (facts) =>
    facts && Number(facts['steps']) > 0 ? { ...facts, steps: Number(facts['steps']) - 1 } : undefined,
  );

export const depot = (name: string, state: string, owner?: Plain): Entry =>
  written('depot', 'depot', name, (facts) => ({ ...facts, ...(owner !== undefined && { owner }), state }));

/** 12.10 The force that came of an interception stands as it was described. */
const stood = (known: Facts | undefined): Facts => (known?.['space'] === undefined ? {} : { space: known['space'] });

export const formed = (name: string, of: Facts): Entry =>
  entry('formed', (page) => {
    const { troops, lightCavalry, supply, morale, commander, leaders } = of;
    page.forces.set(name, {
      troops: cloned(troops) as Plain,
      lightCavalry: lightCavalry as Plain,
      supply: supply as Plain,
      morale: morale as Plain,
      commander: namesOnly(commander as Plain),
      leaders: namesOnly(leaders as Plain),
      place: 'map',
      entrenched: page.forces.get(name)?.['entrenched'] ?? false,
      retreat: 0,
      ...stood(page.forces.get(name)),
    });
    return true;
  });
