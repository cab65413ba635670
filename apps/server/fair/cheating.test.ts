import { game as ford } from '@grognard/games/specimen';
import {
  type Binding,
  exported,
  type Fault,
  faceOf,
  type Line,
  lineText,
  sealOf,
  seedCommitment,
  textHash,
  verifyJournal,
} from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { Table, testSecret } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

type Event = Readonly<Record<string, unknown>> & { readonly kind: string };

/** One battle with every kind of line, a note and a battle taken back. */
const honest = (() => {
  const table = new Table(ford);
  const began = { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} } as const;
  table.act('attacker', began);
  table.playOut(4);
  table.act('defender', { kind: 'noted', text: 'À l’été.' });
  table.act('attacker', began);
  table.playOut(1);
  const line = table.lines.findLastIndex(({ event }) => event.kind === 'resolved');
  table.act('attacker', { kind: 'undoAsked', line });
  table.act('defender', { kind: 'undoAnswered', asked: table.lines.length - 1, answer: 'consent' });
  return table;
})();

const lines = honest.lines as readonly Line<unknown>[] as readonly Line<Event>[];
const indexOf = (kind: string, nth = 0): number =>
  lines.flatMap(({ event }, index) => (event.kind === kind ? [index] : []))[nth] ?? -1;

/** A server that rewrites its journal also makes the chain fit again. */
function rechained(events: readonly Event[]): string {
  const texts: string[] = [];
  for (const event of events) {
    const last = texts.at(-1);
    const previous = last === undefined ? null : textHash(nativeCrypto, last);
    texts.push(lineText({ sequence: texts.length, previous, event }));
  }
  return exported(texts, nativeCrypto);
}

const events = lines.map(({ event }) => event);
const withEvent = (index: number, change: Partial<Event>): string =>
  rechained(events.map((event, at) => (at === index ? { ...event, ...change } : event)));
const caught = (file: string): readonly (readonly [string, number])[] =>
  verifyJournal(file, ford, nativeCrypto).faults.map(({ code, line }: Fault) => [code, line] as const);

test('the honest journal holds', () => {
  expect(caught(honest.file)).toEqual([]);
  expect(caught(rechained(events))).toEqual([]);
});

describe('a server that rewrites what it has, with a chain that fits again', () => {
  test('re-rolls a die', () => {
    const at = indexOf('thrown');
    const face = ((events[at]?.['face'] as number) % 6) + 1;
    expect(caught(withEvent(at, { face }))[0]?.[1], 'the first signed line after it no longer fits').toBeGreaterThan(
      at,
    );
    const [fault] = caught(withEvent(at, { face }));
    expect(['notSigned', 'falseDie', 'otherResult', 'notDue', 'clerkOwes']).toContain(fault?.[0]);
  });

  test('re-rolls a die before anybody signs on it, and tells the result that follows', () => {
    const table = new Table(ford);
    // In the column 1/2 neither a 1 nor a 2 leaves anything to decide, whatever the reserves do; nor does what fell.
    table.act('attacker', { kind: 'began', procedure: 'assault', input: { attack: 1, defence: 40 }, roles: {} });
    table.playOut(1);
    expect(table.lines.map(({ event }) => event.kind)).not.toContain('chose');
    const told = table.lines.map(({ event }) => event as unknown as Event);
    const thrown = told.findLastIndex(({ kind }) => kind === 'thrown');
    const face = told[thrown]?.['face'] === 1 ? 2 : 1;
    const bent = told.map((event, index) => {
      if (index === thrown) return { ...event, face };
      if (event.kind !== 'resolved') return event;
      const journal = (event['journal'] as readonly Event[]).map((entry) =>
        entry.kind === 'die' ? { ...entry, face } : entry,
      );
      const { ending: _, ...rest } = event;
      return { ...rest, journal };
    });
    expect(caught(rechained(bent))).toEqual([['falseDie', thrown + 1]]);
  });

  test('swaps the seed it reveals, or the one it committed to', () => {
    const at = indexOf('epoch');
    expect(caught(withEvent(at, { seed: testSecret(5) }))).toEqual([['otherSeed', at + 1]]);
    const fair = {
      ...(events[0]?.['fair'] as object),
      commitment: seedCommitment(nativeCrypto, 'campaign-1', 0, testSecret(5)),
    };
    const [fault] = caught(withEvent(0, { fair }));
    expect(fault, 'the first player signed on the commitment he saw').toEqual(['notSigned', 2]);
  });

  test('grinds seeds until the die suits it', () => {
    const bound = events[indexOf('bound')]?.['roll'] as Binding;
    const contributions = Object.fromEntries(
      events
        .filter(({ kind, ...rest }) => kind === 'contributed' && rest['roll'] === bound.run)
        .map((event) => [event['by'] as string, event['nonce'] as string]),
    );
    const wanted = (((events[indexOf('thrown')]?.['face'] as number) ?? 1) % 6) + 1;
    const seed = Array.from({ length: 200 }, (_, index) => testSecret(50_000 + index)).find(
      (each) => faceOf(nativeCrypto, each, bound, contributions) === wanted,
    );
    expect(seed, 'such a seed exists').toBeDefined();
    const at = indexOf('epoch');
    expect(caught(withEvent(at, { seed: seed ?? '' }))).toEqual([['otherSeed', at + 1]]);
  });

  test('reorders two players’ acts', () => {
    const at = indexOf('sealed');
    const swapped = events.toSpliced(at, 2, events[at + 1] as Event, events[at] as Event);
    expect(caught(rechained(swapped))).toEqual([['notSigned', at + 1]]);
  });

  test('answers for a player: a choice, a seal, a consent, a seat', () => {
    for (const kind of ['unsealed', 'sealed', 'undoAnswered', 'contributed', 'began', 'seated', 'noted']) {
      const at = indexOf(kind);
      const forged = { ...(events[at] as Event), signature: 'ab'.repeat(64) };
      const [fault] = caught(rechained(events.with(at, forged)));
      expect(fault, kind).toEqual(['notSigned', at + 1]);
    }
  });

  test('opens another choice than the one sealed, with a seal made to fit', () => {
    const at = indexOf('unsealed');
    const event = events[at] as Event;
    const option = event['option'] === 'hold' ? 'commit' : 'hold';
    const began = indexOf('began');
    const place = { campaign: 'campaign-1', began, entry: 0, side: event['side'] as string };
    const commitment = sealOf(nativeCrypto, place, option, event['nonce'] as string);
    const sealed = events.findIndex(({ kind, side }) => kind === 'sealed' && side === event['side']);
    const forged = events.with(at, { ...event, option }).with(sealed, { ...(events[sealed] as Event), commitment });
    expect(caught(rechained(forged))).toEqual([['notSigned', sealed + 1]]);
  });

  test('forgets an act, adds one, repeats one', () => {
    const note = indexOf('noted');
    expect(caught(rechained(events.toSpliced(note, 1))).length).toBeGreaterThan(0);
    expect(caught(rechained(events.toSpliced(note, 0, events[note] as Event)))[0]).toEqual(['notSigned', note + 2]);
    const thrown = indexOf('thrown');
    expect(caught(rechained(events.toSpliced(thrown + 1, 0, events[thrown] as Event))).length).toBeGreaterThan(0);
  });

  test('binds a die anew after the players have contributed', () => {
    const thrown = indexOf('thrown');
    const bound = events[indexOf('bound')] as Event;
    const again = { ...bound, roll: { ...(bound['roll'] as object), run: thrown } };
    expect(caught(rechained(events.toSpliced(thrown, 0, again)))).toEqual([['notDue', thrown + 1]]);
  });

  test('takes back another event than the one that all consented to', () => {
    const undone = indexOf('undone');
    expect(lines[undone]?.event).toMatchObject({ kind: 'undone', event: 3 });
    for (const event of [0, 1, 2, 4]) expect(caught(withEvent(undone, { event }))[0]?.[1], `${event}`).toBe(undone + 1);
  });

  test('tells another result than the dice gave', () => {
    const at = indexOf('resolved');
    expect(caught(withEvent(at, { journal: [] }))).toEqual([['otherResult', at + 1]]);
  });
});
