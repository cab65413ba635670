/** A second, plain bookkeeping of the campaign, written from the rules alone and followed over random campaigns. */
import type { Plain } from '@grognard/kernel';
import { campaignWalk, type Walked } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { setups } from './setups.ts';

type Row = { [fact: string]: Plain };
/** What a procedure was told and what came of it, as far as the books care. */
type Told = { readonly unit: Row } & Readonly<Record<'attackers' | 'defenders' | 'recruits', readonly Row[]>>;
type Came = { readonly hex: string; readonly came: readonly boolean[] } & Readonly<Record<string, readonly number[]>>;

/** A card for each counter, a number for each purse. */
interface Ledger {
  readonly cards: Readonly<Record<string, Row>>;
  readonly purses: Readonly<Record<string, number>>;
}

const changed = (ledger: Ledger, { name }: Row, change: Row): Ledger => {
  const known = ledger.cards[String(name)] ?? { place: 'map' };
  return { ...ledger, cards: { ...ledger.cards, [String(name)]: { ...known, ...change } } };
};

/** 3.6: a full counter is reduced by its first step; of one that has none left the books say no more than that. */
const struck = (ledger: Ledger, counter: Row): Ledger => {
  const name = String(counter['name']);
  const reduced = changed(ledger, counter, { reduced: true });
  return ledger.cards[name]?.['reduced'] ? { ...ledger, cards: { ...ledger.cards, [name]: LOST } } : reduced;
};

const LOST = { place: 'lost' };

/** 3.5: where defenders retreat to, their owner knows. */
const nowhere = (ledger: Ledger, { name }: Row): Ledger => {
  const { hex: _, ...card } = ledger.cards[String(name)] ?? {};
  return { ...ledger, cards: { ...ledger.cards, [String(name)]: card } };
};

const CHAPTERS: Readonly<Record<string, (ledger: Ledger, told: Told, came: Came) => Ledger>> = {
  /** 2: whoever marches stands where he went. */
  march: (ledger, { unit }, { hex }) => changed(ledger, unit, { hex }),
  skirmish: (ledger, { attackers, defenders }, came) =>
    [...attackers, ...defenders].reduce<Ledger>((book, counter, index) => {
      const hits = [...(came['attackers'] ?? []), ...(came['defenders'] ?? [])][index] ?? 0;
      const { hex } = counter;
      const entered = changed(book, counter, {
        reduced: counter['reduced'] ?? false,
        ...(hex !== undefined && { hex }),
      });
      const known = came['retreats'] && index >= attackers.length ? nowhere(entered, counter) : entered;
      return Array.from({ length: hits }).reduce<Ledger>((each) => struck(each, counter), known);
    }, ledger),
  /** 4: infantry 2, cavalry 3, guns 5 points; whoever comes stands at full strength at his end of the road. */
  muster: (ledger, { recruits }, { came }) => {
    const nation = String(recruits[0]?.['nation']);
    const cost = recruits.reduce((sum, { arm }) => sum + (arm === 'guns' ? 5 : arm === 'cavalry' ? 3 : 2), 0);
    const paid = { ...ledger, purses: { ...ledger.purses, [nation]: (ledger.purses[nation] ?? 0) - cost } };
    const camp = { place: 'map', reduced: false, hex: nation === 'valmer' ? '0103' : '0603' };
    return recruits.reduce<Ledger>(
      (book, counter, index) => changed(book, counter, came[index] ? camp : { place: 'pool' }),
      paid,
    );
  },
};

/** The tracks as the ledger keeps them. */
const kept = ({ units, purses }: Readonly<Record<string, Plain>>): Ledger => ({
  cards: Object.fromEntries(
    (units as readonly Row[]).map(({ name, hex, reduced, place = 'map' }) => [
      String(name),
      place === 'lost' ? LOST : { place, ...(hex !== undefined && { hex }), ...(reduced !== undefined && { reduced }) },
    ]),
  ),
  purses: Object.fromEntries((purses as readonly Row[]).map(({ nation, points }) => [nation, points])),
});

/** Books as they stood after each event in force; an undo goes back to those before. */
function follow(books: Ledger[], { event, opened, played }: Walked): void {
  if (event.kind === 'undone') books.pop();
  const chapter = opened && CHAPTERS[opened.procedure.id];
  if (chapter)
    books.push(chapter(books.at(-1) as Ledger, opened.input as unknown as Told, played?.result as unknown as Came));
}

describe('[campaign] the tracks equal a second bookkeeping', () => {
  test.each([1, 2, 3, 4])('over a random campaign, seed %i', (seed) => {
    const books: Ledger[] = [];
    const met = new Set<string>();
    for (const walked of campaignWalk(game, { seed, events: 50, undos: 0.1, setup: setups['autumn'] as Plain })) {
      if (books.length === 0) books.push(kept(walked.before.state));
      follow(books, walked);
      met.add(walked.opened?.procedure.id ?? walked.event.kind);
      expect(kept(walked.after.state)).toEqual(books.at(-1));
    }
    expect([...met].toSorted()).toEqual(['march', 'muster', 'skirmish', 'undone']);
  });
});
