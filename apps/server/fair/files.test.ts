/** Journals as files: faults with their place, what a proof counts, what evidence proves. */
import { game as ford } from '@grognard/games/specimen';
import {
  claimsIn,
  exported,
  isHex,
  isSignedHead,
  judge,
  type Line,
  lineText,
  readJournal,
  type SignedHead,
  textHash,
  verifyJournal,
} from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { Table, testSecret } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

const HEX = testSecret(1);

const played = (() => {
  const table = new Table(ford);
  table.act('attacker', { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} });
  table.playOut(4);
  table.act('defender', { kind: 'noted', text: 'À l’été.' });
  return table;
})();
const texts = played.lines.map(lineText);
const closed = played.file;
const plainFile = texts.map((text) => `${text}\n`).join('');
const bytesBefore = (index: number): number =>
  texts.slice(0, index).reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0);
const at = (code: string, index: number, facts?: object, text = texts[index] ?? '') => ({
  code,
  line: index + 1,
  bytes: [bytesBefore(index), bytesBefore(index) + Buffer.byteLength(text)],
  ...(facts && { facts }),
});
const read = (file: string) => readJournal(file, nativeCrypto);
const withText = (index: number, text: string): string => `${texts.with(index, text).join('\n')}\n`;

describe('reading a journal', () => {
  test('whole, with a closing line or without, or cut anywhere in its last line', () => {
    expect(read(plainFile)).toMatchObject({ faults: [], end: { kind: 'open' }, lines: { length: texts.length } });
    const whole = read(closed);
    expect([whole.faults, whole.end.kind, whole.texts, whole.lines.length]).toEqual([
      [],
      'closed',
      texts,
      texts.length,
    ]);
    const signature = whole.end.kind === 'closed' ? whole.end.signature : undefined;
    expect(isHex(signature, 64)).toBe(true);
    expect(read(exported(texts, nativeCrypto)).end).toEqual({ kind: 'closed', signature: undefined });
    const last = texts.length - 1;
    for (const cut of [1, 20]) {
      const torn = read(plainFile.slice(0, -1 - cut));
      const left = texts[last]?.slice(0, -cut) ?? '';
      expect(torn).toMatchObject({
        faults: [],
        lines: { length: last },
        end: { kind: 'torn', fault: at('lineTorn', last, undefined, left) },
      });
      expect(torn.texts).toEqual(texts.slice(0, -1));
    }
    // Only the sign after it is missing.
    expect(read(plainFile.slice(0, -1))).toMatchObject({
      faults: [],
      end: { kind: 'open' },
      lines: { length: texts.length },
    });
    expect(read('{')).toMatchObject({
      faults: [{ code: 'lineNotJson', line: 1, bytes: [0, 1] }],
      end: { kind: 'open' },
    });
  });

  test('a line that is none is told with its place in bytes', () => {
    const [, second = ''] = texts;
    const value = JSON.parse(second) as Record<string, unknown>;
    const spelt = (change: object) =>
      JSON.stringify({ event: value['event'], previous: value['previous'], sequence: value['sequence'], ...change });
    for (const [text, code] of [
      ['{', 'lineNotJson'],
      ['null', 'lineNotALine'],
      ['[]', 'lineNotALine'],
      ['7', 'lineNotALine'],
      [spelt({ sequence: '1' }), 'lineNotALine'],
      [spelt({ previous: 'ab' }), 'lineNotALine'],
      [spelt({ previous: 7 }), 'lineNotALine'],
      [spelt({ event: null }), 'lineNotALine'],
      [spelt({ event: 'x' }), 'lineNotALine'],
      [spelt({ more: 1 }), 'lineNotALine'],
      [` ${second}`, 'lineNotCanonical'],
    ] as const)
      expect(read(withText(1, text)).faults, text).toEqual([at(code, 1, undefined, text)]);
    expect(read(withText(1, '{').replace(`${texts[3]}`, 'x')).faults.map(({ code, line }) => [code, line])).toEqual([
      ['lineNotJson', 2],
      ['lineNotJson', 4],
    ]);
  });

  test('a line that was changed is found, whichever it was', () => {
    for (const index of [1, 2, 5, texts.length - 2]) {
      const line = played.lines[index] ?? expect.fail('a line');
      const changed = lineText({ ...line, event: { ...line.event, a: 1 } });
      expect(read(withText(index, changed)).faults, `line ${index}`).toEqual([
        at('lineChanged', index, undefined, changed),
      ]);
    }
    // A link that was changed no longer fits the line before, nor the next to it.
    const bent = (texts[4] ?? '').replace(/"previous":"../, '"previous":"zz').replace('zz', '00');
    expect(read(withText(4, bent)).faults).toEqual([at('lineChanged', 4)]);
    const first = (texts[0] ?? '').replace('A test', 'A rest');
    expect(read(withText(0, first)).faults).toEqual([at('lineChanged', 0)]);
  });

  test('a line that is missing, or stands twice, is told with its number', () => {
    const without = `${texts.toSpliced(2, 1).join('\n')}\n`;
    expect(read(without).faults[0]).toMatchObject({
      code: 'lineOutOfOrder',
      line: 3,
      facts: { received: 3, length: 2 },
    });
    const twice = `${texts.toSpliced(2, 0, texts[1] ?? '').join('\n')}\n`;
    expect(read(twice).faults[0]).toMatchObject({ code: 'lineOutOfOrder', line: 3, facts: { received: 1, length: 2 } });
  });

  test('a closing line stands last, names the last hash twice and nothing else', () => {
    const head = textHash(nativeCrypto, texts.at(-1) ?? '');
    const closing = (event: object, previous = head, sequence = texts.length) =>
      lineText({ sequence, previous, event: { kind: 'exported', ...event } });
    const ended = (...more: readonly string[]) =>
      read(`${[...texts, ...more].join('\n')}\n`).faults.map(({ code, line }) => [code, line]);
    const n = texts.length;
    expect(ended(closing({ head }))).toEqual([]);
    expect(ended(closing({ head, signature: `${HEX}${HEX}` }))).toEqual([]);
    expect(ended(closing({ head, signature: HEX }))).toEqual([['lineChanged', n + 1]]);
    expect(ended(closing({ head, more: 1 }))).toEqual([['lineChanged', n + 1]]);
    expect(ended(closing({}))).toEqual([['lineChanged', n + 1]]);
    expect(ended(closing({ head: HEX }))).toEqual([['lineChanged', n + 1]]);
    // It fits itself and not the line before: that one was changed.
    expect(ended(closing({ head: HEX }, HEX))).toEqual([['lineChanged', n]]);
    const first = closing({ head });
    expect(
      ended(first, lineText({ sequence: n + 1, previous: textHash(nativeCrypto, first), event: { kind: 'noted' } })),
    ).toEqual([['lineChanged', n + 1]]);
  });

  test('is vouched for only by a head that is its own and answers nobody', () => {
    const head = textHash(nativeCrypto, texts.at(-1) ?? '');
    const vouched = played.secrets.vouch({ length: texts.length, head });
    const signatureOf = (given?: SignedHead) => {
      const { end } = read(exported(texts, nativeCrypto, given));
      return end.kind === 'closed' ? end.signature : 'open';
    };
    expect(signatureOf(vouched)).toBe(vouched.signature);
    expect([signatureOf({ ...vouched, head: HEX }), signatureOf({ ...vouched, seen: HEX }), signatureOf()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a proof', () => {
  const report = verifyJournal(closed, ford, nativeCrypto);

  test('counts lines, events of each kind, signatures and dice, and names the keys', () => {
    const events: Record<string, number> = {};
    for (const { event } of played.lines) events[event.kind] = (events[event.kind] ?? 0) + 1;
    const signed = played.lines.filter(({ event }) => 'signature' in event).length;
    expect(report).toMatchObject({
      holds: true,
      faults: [],
      shared: true,
      end: 'signed',
      lines: texts.length,
      events,
      signatures: signed,
    });
    expect(report.head).toBe(textHash(nativeCrypto, texts.at(-1) ?? ''));
    expect(report.keys).toEqual(Object.fromEntries([...played.hands].map(([seat, hand]) => [seat, hand.key])));
    const thrown = events['thrown'] ?? 0;
    expect(report.dice).toEqual({
      proved: thrown,
      waiting: 0,
      by: [{ contributors: ['attacker', 'defender'], empty: [], dice: thrown }],
      givenUp: [],
      takenBack: 0,
    });
    expect(report.campaign?.state).toEqual(played.shared.campaign.state);
    expect('torn' in report).toBe(false);
  });

  test('that fails tells all that held before, and where it no longer does', () => {
    const bad = lineText({
      sequence: 5,
      previous: textHash(nativeCrypto, texts[4] ?? ''),
      event: { kind: 'abandoned', began: 1, consent: [] },
    });
    const before = played.lines.slice(0, 5);
    const events: Record<string, number> = {};
    for (const { event } of before) events[event.kind] = (events[event.kind] ?? 0) + 1;
    expect(verifyJournal(`${[...texts.slice(0, 5), bad].join('\n')}\n`, ford, nativeCrypto)).toMatchObject({
      holds: false,
      shared: true,
      end: 'unsigned',
      lines: 6,
      head: textHash(nativeCrypto, bad),
      events,
      signatures: before.filter(({ event }) => 'signature' in event).length,
      keys: report.keys,
      faults: [at('notDue', 5, { received: 'abandoned' }, bad)],
      campaign: { length: 1 },
    });
    const shapeless = lineText({
      sequence: 5,
      previous: textHash(nativeCrypto, texts[4] ?? ''),
      event: { kind: 'sung' },
    });
    expect(verifyJournal(`${[...texts.slice(0, 5), shapeless].join('\n')}\n`, ford, nativeCrypto)).toMatchObject({
      holds: false,
      events,
      faults: [{ code: 'notAnAct', line: 6 }],
    });
    const broken = verifyJournal(withText(1, '{'), ford, nativeCrypto);
    expect(broken).toMatchObject({
      holds: false,
      events: {},
      signatures: 0,
      faults: [{ code: 'lineNotJson', line: 2 }],
    });
  });

  test('says how the journal ends', () => {
    expect(verifyJournal(plainFile, ford, nativeCrypto)).toMatchObject({ holds: true, end: 'unsigned' });
    const torn = verifyJournal(plainFile.slice(0, -5), ford, nativeCrypto);
    expect(torn).toMatchObject({
      holds: true,
      end: 'torn',
      torn: { code: 'lineTorn', line: texts.length },
      lines: texts.length - 1,
    });
    const forged = exported(texts, nativeCrypto, {
      ...played.secrets.vouch({ length: 1, head: report.head }),
      length: texts.length,
    });
    expect(verifyJournal(forged, ford, nativeCrypto)).toMatchObject({
      holds: false,
      faults: [{ code: 'endNotSigned', line: texts.length + 1 }],
    });
    expect(verifyJournal(exported(texts, nativeCrypto), ford, nativeCrypto)).toMatchObject({
      holds: true,
      end: 'unsigned',
    });
  });

  test('looks at no signature twice that was checked before, up to a head that is still there', () => {
    const asked = (checked?: { length: number; head: string }) => {
      let count = 0;
      const crypto = {
        ...nativeCrypto,
        verify: (...given: Parameters<typeof nativeCrypto.verify>) => {
          count += 1;
          return nativeCrypto.verify(...given);
        },
      };
      verifyJournal(plainFile, ford, crypto, checked);
      return count;
    };
    const signed = (from: number): number =>
      played.lines.slice(from).filter(({ event }) => 'signature' in event).length;
    expect(asked()).toBe(signed(0));
    expect(asked({ length: 6, head: textHash(nativeCrypto, texts[5] ?? '') })).toBe(signed(6));
    expect(asked({ length: texts.length, head: report.head })).toBe(0);
    expect(asked({ length: 6, head: textHash(nativeCrypto, texts[4] ?? '') })).toBe(signed(0));
    expect(asked({ length: 0, head: HEX })).toBe(signed(0));
    expect(asked({ length: 99, head: HEX })).toBe(signed(0));
  });

  test('of another protocol checks the signatures and says nothing of the dice', () => {
    const events = played.lines.map(({ event }) => event as object);
    const other = (protocol: number) => {
      const lines: string[] = [];
      for (const [index, event] of events.entries()) {
        const told = index === 0 ? { ...event, fair: { ...(event as { fair: object }).fair, protocol } } : event;
        lines.push(
          lineText({
            sequence: index,
            previous: index === 0 ? null : textHash(nativeCrypto, lines[index - 1] ?? ''),
            event: told,
          }),
        );
      }
      return `${lines.join('\n')}\n`;
    };
    const told = verifyJournal(other(1), ford, nativeCrypto);
    const claims = claimsIn(played.lines as readonly Line<unknown>[]);
    expect(told).toMatchObject({ holds: false, signatures: 0, dice: { proved: 0 } });
    // The first line is another, and with it every line that was signed after it.
    expect(told.faults.map(({ code, line, facts }) => [code, line, facts?.['seat']])).toEqual([
      ['olderProtocol', 1, undefined],
      ...claims.map(({ index, by }) => ['notSigned', index + 1, by]),
    ]);
    expect(verifyJournal(other(3), ford, nativeCrypto).faults[0]).toMatchObject({
      code: 'unknownProtocol',
      facts: { received: 3, protocol: 2 },
    });
  });

  test('of a campaign that nobody signed checks its chain and its rules', () => {
    const opened = { ...(played.lines[0]?.event as object), fair: undefined };
    const { fair: _, ...bare } = JSON.parse(JSON.stringify(opened)) as Record<string, unknown>;
    const chained = (...events: readonly object[]) => {
      const lines: string[] = [];
      for (const event of events)
        lines.push(
          lineText({
            sequence: lines.length,
            previous: lines.length === 0 ? null : textHash(nativeCrypto, lines.at(-1) ?? ''),
            event,
          }),
        );
      return `${lines.join('\n')}\n`;
    };
    const note = { kind: 'noted', text: 'x' };
    const { campaign } = verifyJournal(chained(bare, note), ford, nativeCrypto);
    expect(campaign?.standing.map(({ event: { kind } }) => kind)).toEqual(['opened', 'noted']);
    expect(verifyJournal(chained(bare, note, note), ford, nativeCrypto)).toMatchObject({
      holds: true,
      shared: false,
      end: 'unsigned',
      events: { opened: 1, noted: 2 },
      signatures: 0,
      faults: [],
    });
    expect(verifyJournal(chained(bare, note, { kind: 'sung' }), ford, nativeCrypto)).toMatchObject({
      holds: false,
      events: { opened: 1, noted: 1 },
      faults: [{ code: 'lineNotAnEvent', line: 3 }],
    });
    expect(verifyJournal(chained(note), ford, nativeCrypto)).toMatchObject({
      holds: false,
      faults: [{ code: 'notOpened', line: 1 }],
    });
  });
});

describe('evidence', () => {
  const hashes = texts.map((text) => textHash(nativeCrypto, text));
  const vouch = (length: number, head: string, seen?: string): SignedHead =>
    played.secrets.vouch({ length, head, ...(seen !== undefined && { seen }) });
  const upTo = (length: number): SignedHead => vouch(length, hashes[length - 1] ?? '');
  const charges = (journal: readonly string[], ...heads: readonly SignedHead[]) =>
    judge({ grognard: 'evidence', journal, heads }, ford, nativeCrypto).charges;

  test('proves a fork where the server signed another journal that is no longer', () => {
    expect(charges(texts, upTo(5), vouch(5, HEX))).toEqual([{ kind: 'forked', length: 5, other: 5 }]);
    expect(charges(texts, upTo(5), vouch(4, HEX))).toEqual([{ kind: 'forked', length: 5, other: 4 }]);
    expect(charges(texts, upTo(5), vouch(6, HEX))).toEqual([]);
    expect(charges(texts, upTo(5), upTo(7), upTo(3))).toEqual([]);
    expect(charges(texts, { ...vouch(5, HEX), signature: `${HEX}${HEX}` }, upTo(5))).toEqual([]);
  });

  test('proves that it went back where it was shown more than it then had', () => {
    const seen = hashes[6] ?? '';
    expect(charges(texts, upTo(7), vouch(3, hashes[2] ?? '', seen))).toEqual([
      { kind: 'wentBack', length: 7, other: 3 },
    ]);
    // What it has not signed it need not own; what it had it may answer; what nobody knows proves nothing.
    expect(charges(texts, upTo(5), vouch(3, hashes[2] ?? '', seen))).toEqual([]);
    expect(charges(texts, upTo(7), vouch(7, hashes[6] ?? '', seen))).toEqual([]);
    expect(charges(texts, upTo(7), vouch(3, hashes[2] ?? '', HEX))).toEqual([]);
  });

  test('proves that it signed what cannot be, and only as far as the lines lead to what it signed', () => {
    const bad = lineText({
      sequence: 5,
      previous: hashes[4] ?? '',
      event: { kind: 'abandoned', began: 1, consent: [] },
    });
    const journal = [...texts.slice(0, 5), bad];
    const head = textHash(nativeCrypto, bad);
    expect(charges(journal, vouch(6, head))).toEqual([{ kind: 'vouchedFalsely', length: 6, other: 6 }]);
    expect(charges(journal, upTo(5))).toEqual([]);
    expect(charges(journal)).toEqual([]);
    expect(charges(texts.with(3, '{'), upTo(7))).toEqual([]);
    // A second line that follows nothing may have been put there by anybody, whatever was signed behind it.
    const stray = lineText({ sequence: 1, previous: HEX, event: { kind: 'noted' } });
    expect(charges([texts[0] ?? '', stray], vouch(2, textHash(nativeCrypto, stray)))).toEqual([]);
    for (const wrong of [['{'], ['null'], ['{"event":{}}'], []]) expect(charges(wrong, upTo(1))).toEqual([]);
  });

  test('a head is signed as a whole, for one campaign', () => {
    const { id, server } = played.shared;
    const signed = (value: unknown, campaign = id) => isSignedHead(nativeCrypto, campaign, server, value);
    const [plain, answering] = [upTo(5), vouch(5, HEX, HEX)];
    expect([signed(plain), signed(answering), signed(plain, 'other')]).toEqual([true, true, false]);
    for (const wrong of [
      null,
      'x',
      { ...plain, length: 6 },
      { ...plain, length: 1.5 },
      { ...plain, length: '5' },
      { ...plain, head: HEX },
      { ...plain, head: 'ab' },
      { ...plain, seen: HEX },
      { ...answering, seen: undefined },
      { ...answering, seen: 'ab' },
      // Signed, but no head at all.
      vouch(5, HEX, 'ab'),
      vouch(5, 'ab'),
      { ...plain, signature: 'ab' },
      { ...plain, signature: undefined },
    ])
      expect(signed(wrong), JSON.stringify(wrong)).toBe(false);
  });
});
