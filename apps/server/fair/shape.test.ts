/** The shape of every event: each field at its edges, each wrong in each way it may be. */
import { checkAct, checkEvent } from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { testSecret } from '../testing/table.ts';

const [HEX, NAME, TEXT, LINE] = [testSecret(1), 'name', 'text', 3];
const SIGNED = { by: 'red', signature: `${HEX}${HEX}` };
const ENTRY = { kind: 'die', rule: '1', text: 'x', sides: 6, face: 1 };
const ENDING = { version: '1', name: 'x', digest: 'd', effects: [], told: { summary: { key: 'x' } } };
const ROLL = { campaign: 'c', run: 1, die: 1, procedure: 'p', rule: '1', purpose: 'q', sides: 6 };
const FAIR = { protocol: 2, campaign: 'c', seats: ['red'], commitment: HEX, server: HEX };

/** One sound event of each kind, and what each of its fields is. */
const SOUND: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  seated: { ...SIGNED, key: HEX, pledge: HEX },
  pledged: { ...SIGNED, pledge: HEX },
  began: { ...SIGNED, procedure: NAME, input: {}, roles: { attacker: 'red' } },
  claimed: { ...SIGNED, side: NAME },
  chose: { ...SIGNED, side: NAME, option: NAME },
  sealed: { ...SIGNED, side: NAME, commitment: HEX },
  unsealed: { ...SIGNED, side: NAME, option: NAME, nonce: HEX },
  contributed: { ...SIGNED, roll: LINE, nonce: HEX, pledge: HEX },
  corrected: { ...SIGNED, at: NAME, reason: TEXT, value: null },
  reviewed: { ...SIGNED, version: NAME, verdicts: [{ event: 1, verdict: 'kept' }] },
  noted: { ...SIGNED, text: TEXT },
  undoAsked: { ...SIGNED, line: LINE },
  undoAnswered: { ...SIGNED, asked: LINE, answer: 'consent' },
  opened: { format: 1, game: NAME, version: NAME, name: NAME, fair: FAIR, rulings: { a: 'b' }, setup: {}, overlay: {} },
  bound: { roll: ROLL, contributors: ['red'] },
  thrown: { roll: LINE, face: 1 },
  resolved: { procedure: NAME, began: LINE, input: {}, journal: [ENTRY], ending: ENDING },
  abandoned: { began: LINE, consent: ['red'] },
  undone: { event: LINE, line: LINE, consent: ['red'], absent: ['blue'] },
  epoch: { number: LINE, seed: HEX, commitment: HEX },
};
const OPTIONAL = ['overlay', 'absent', 'ending'];
const CLERK = ['opened', 'bound', 'thrown', 'resolved', 'abandoned', 'undone', 'epoch'];

const faults = (kind: string, change: object = {}): readonly (readonly [string, string])[] => {
  const checked = checkEvent({ kind, ...SOUND[kind], ...change });
  return checked.ok ? [] : checked.refusals.map(({ code, at }) => [code, at] as const);
};
const fieldsOf = (wanted: unknown): readonly (readonly [string, string])[] =>
  Object.entries(SOUND).flatMap(([kind, event]) =>
    Object.keys(event).flatMap((key) => (event[key] === wanted ? [[kind, key] as const] : [])),
  );

describe('the shape of an event', () => {
  test.each(Object.keys(SOUND))('%s: sound, and wanting where a field is left out or added', (kind) => {
    expect(faults(kind)).toEqual([]);
    expect(checkAct({ kind, ...SOUND[kind] }).ok).toBe(!CLERK.includes(kind));
    expect(faults(kind, { more: 1 })).toEqual([['unknownField', 'more']]);
    for (const key of Object.keys(SOUND[kind] ?? {})) {
      const rest = Object.fromEntries(Object.entries(SOUND[kind] ?? {}).filter(([name]) => name !== key));
      expect(checkEvent({ kind, ...rest }).ok, key).toBe(OPTIONAL.includes(key));
    }
  });

  test('names have two hundred letters at most, texts four thousand', () => {
    for (const [kind, key] of [...fieldsOf(NAME), ...fieldsOf('red')]) {
      expect(faults(kind, { [key]: 'x'.repeat(200) }), `${kind} ${key}`).toEqual([]);
      for (const wrong of ['', 'x'.repeat(201), 7])
        expect(faults(kind, { [key]: wrong }), `${kind} ${key}`).toEqual([['notText', key]]);
    }
    for (const [kind, key] of fieldsOf(TEXT)) {
      expect(faults(kind, { [key]: 'x'.repeat(4_000) })).toEqual([]);
      expect(faults(kind, { [key]: 'x'.repeat(4_001) })).toEqual([['notText', key]]);
    }
  });

  test('hashes, keys and signatures have so many bytes in small letters', () => {
    const hex = [
      ...fieldsOf(HEX).map((each) => [...each, 32] as const),
      ...fieldsOf(SIGNED.signature).map((each) => [...each, 64] as const),
    ];
    // Two each in seated, contributed and epoch, one each in pledged, sealed and unsealed; and thirteen acts are signed.
    expect(hex.length).toBe(9 + 13);
    for (const [kind, key, bytes] of hex) {
      for (const wrong of ['ab'.repeat(bytes - 1), 'AB'.repeat(bytes), 'zz'.repeat(bytes)]) {
        const checked = checkEvent({ kind, ...SOUND[kind], [key]: wrong });
        expect(checked.ok ? [] : checked.refusals, `${kind} ${key}`).toEqual([
          { code: 'notHex', at: key, facts: { bytes } },
        ]);
      }
      expect(faults(kind, { [key]: 'ab'.repeat(bytes + 1) })).toEqual([['notText', key]]);
    }
  });

  test('lines are counted from nought, faces and sides from one', () => {
    for (const [kind, key] of fieldsOf(LINE)) {
      expect([faults(kind, { [key]: 0 }), faults(kind, { [key]: Number.MAX_SAFE_INTEGER })]).toEqual([[], []]);
      for (const wrong of [-1, 1.5, '3', Number.MAX_SAFE_INTEGER + 1])
        expect(faults(kind, { [key]: wrong })).toEqual([['notAnInteger', key]]);
    }
    expect([faults('thrown', { face: 1 }), faults('thrown', { face: 2 ** 32 })]).toEqual([[], []]);
    for (const face of [0, 2 ** 32 + 1]) expect(faults('thrown', { face })).toEqual([['notAnInteger', 'face']]);
    const roll = (change: object) => faults('bound', { roll: { ...ROLL, ...change } });
    expect([roll({ sides: 1 }), roll({ sides: 2 ** 32 }), roll({ run: 0, die: 0 })]).toEqual([[], [], []]);
    for (const key of ['sides', 'run', 'die']) expect(roll({ [key]: -1 })).toEqual([['notAnInteger', `roll.${key}`]]);
    expect(roll({ sides: 0 })).toEqual([['notAnInteger', 'roll.sides']]);
    for (const key of ['campaign', 'procedure', 'rule', 'purpose'])
      expect(roll({ [key]: '' })).toEqual([['notText', `roll.${key}`]]);
    expect(roll({ more: 1 })).toEqual([['unknownField', 'roll.more']]);
  });

  test('seats are named once each, sixty-four at most', () => {
    const seats = Array.from({ length: 65 }, (_, at) => `s${at}`);
    for (const [kind, key] of [
      ['bound', 'contributors'],
      ['abandoned', 'consent'],
      ['undone', 'consent'],
    ] as const) {
      expect([faults(kind, { [key]: [] }), faults(kind, { [key]: seats.slice(1) })]).toEqual([[], []]);
      expect(faults(kind, { [key]: seats })).toEqual([['tooMany', key]]);
      expect(faults(kind, { [key]: ['a', 'a'] })).toEqual([['twice', `${key}[1]`]]);
    }
    const fair = (change: object) => faults('opened', { fair: { ...FAIR, ...change } });
    expect(fair({ seats })).toEqual([['tooMany', 'fair.seats']]);
    expect([fair({ campaign: '' }), fair({ commitment: '' }), fair({ server: '' })]).toEqual([
      [['notText', 'fair.campaign']],
      [['notText', 'fair.commitment']],
      [['notText', 'fair.server']],
    ]);
    expect(fair({ protocol: 'x' })).toEqual([['notAnInteger', 'fair.protocol']]);
    expect([fair({ protocol: 1 }), fair({ protocol: 3 })]).toEqual([
      [['olderProtocol', 'fair.protocol']],
      [['unknownProtocol', 'fair.protocol']],
    ]);
  });

  test('what the rules say is free, but of the kind that is relied on', () => {
    for (const [kind, key, code, wrong] of [
      ['began', 'roles', 'notARecord', [null, [], 'x', { a: 1 }]],
      ['opened', 'rulings', 'notARecord', [null, [], 'x', { a: 1 }]],
      ['opened', 'overlay', 'notARecord', [null, [], { a: [1] }]],
      ['undone', 'absent', 'notAList', [null, {}, 'x', [1]]],
      ['resolved', 'journal', 'notAJournal', [null, {}, [ENTRY, 1]]],
      [
        'resolved',
        'ending',
        'notAnEnding',
        [null, {}, { ...ENDING, luck: [] }, { ...ENDING, tooWide: true }, { ...ENDING, asTold: true }],
      ],
      [
        'reviewed',
        'verdicts',
        'notVerdicts',
        [null, {}, [1], [{ event: 1, verdict: 'redone', ending: { ...ENDING, luck: [] } }]],
      ],
    ] as const)
      for (const value of wrong)
        expect(faults(kind, { [key]: value }), `${kind} ${key} ${JSON.stringify(value)}`).toEqual([[code, key]]);
    expect(faults('reviewed', { verdicts: [{ event: 1, verdict: 'redone', ending: ENDING }] })).toEqual([]);
    expect([
      faults('began', { input: null }),
      faults('corrected', { value: [1] }),
      faults('opened', { setup: 'x' }),
    ]).toEqual([[], [], []]);
  });

  test('no text fakes lines on a screen, in a value or in a name', () => {
    for (const sign of ['\u0000', '\r', '\u007f', '\u2028', '\u202e', '\u2066', '\n', '\t']) {
      expect(faults('claimed', { side: `a${sign}b` }), JSON.stringify(sign)).toEqual([['notPlainText', 'side']]);
      expect(faults('began', { input: { a: [{ b: `x${sign}` }] } })).toEqual([['notPlainText', 'input.a[0].b']]);
      expect(faults('began', { input: { [`a${sign}`]: 1 } })).toEqual([['notPlainText', 'input']]);
      const mayBreak = sign === '\n' || sign === '\t';
      for (const [kind, key] of [
        ['noted', 'text'],
        ['corrected', 'reason'],
      ] as const)
        expect(faults(kind, { [key]: `a${sign}b` })).toEqual(mayBreak ? [] : [['notPlainText', key]]);
      expect(faults('corrected', { value: { reason: `a${sign}` } })).toEqual([['notPlainText', 'value.reason']]);
    }
    expect(faults('claimed', { side: 'Été 🎲 ‑ «x»' })).toEqual([]);
  });

  test('what is no event is told with the kinds there are', () => {
    const told = (value: unknown) => {
      const checked = checkAct(value);
      return checked.ok ? [] : checked.refusals;
    };
    const options = Object.keys(SOUND).filter((kind) => !CLERK.includes(kind));
    for (const value of [null, 'x', 7, [], undefined])
      expect(told(value)).toEqual([{ code: 'notAnAct', at: 'kind', facts: { received: null, options } }]);
    expect(told({ kind: 7 })).toEqual([{ code: 'notAnAct', at: 'kind', facts: { received: null, options } }]);
    expect(told({ kind: 'toString' })).toEqual([
      { code: 'notAnAct', at: 'kind', facts: { received: 'toString', options } },
    ]);
    expect(told({ kind: 'x'.repeat(300) })).toMatchObject([{ facts: { received: 'x'.repeat(200) } }]);
    const all = checkEvent({ kind: 'x' });
    expect(all.ok ? [] : all.refusals).toMatchObject([{ facts: { options: Object.keys(SOUND) } }]);
  });
});
