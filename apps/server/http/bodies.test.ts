/** What may stand in the body of a campaign's request: every field at both of its edges, and what is published of it. */
import { making } from '@grognard/games/dialect';
import { speaker } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { ASKS, VERBS, verificationFaults } from '../asks/asks.ts';
import { ANSWERS, JOURNAL, OVERLAY } from '../asks/parts.ts';
import { type BodyShape, bodyFaults } from '../asks/shape.ts';
import { actSchema, CREATION, GIVING_BACK, LINE, lineSchema, SITTING, sittingSchema } from './bodies.ts';

const faultsAt = (shape: BodyShape, body: object, at: string): readonly string[] =>
  bodyFaults(shape, body).flatMap((each) => (each.at === at ? [each.code] : []));

describe('a field', () => {
  // Hashes are 32 bytes in hexadecimal, tokens and invitations as long as `access.ts` reads them.
  test.each<[string, string, BodyShape, number]>([
    ['a new campaign', 'game', CREATION, 100],
    ['a new campaign', 'name', CREATION, 200],
    ['a new campaign', 'observer', CREATION, 64],
    ['a seat that is taken', 'invitation', SITTING, 128],
    ['a seat that is taken', 'token', SITTING, 64],
    ['a line', 'previous', LINE, 64],
    ...VERBS.map((verb): [string, string, BodyShape, number] => [verb, 'example', ASKS[verb], 1_000]),
    ['odds', 'by', ASKS.odds, 1_000],
    ['advise', 'side', ASKS.advise, 1_000],
    ['advise', 'goal', ASKS.advise, 1_000],
    ['worth', 'side', ASKS.worth, 1_000],
    ['worth', 'goal', ASKS.worth, 1_000],
    ['analyse', 'along', ASKS.analyse, 1_000],
  ])('%s: %s has so many letters at most', (_what, at, shape, most) => {
    const told = (length: number) => faultsAt(shape, { [at]: 'a'.repeat(length) }, at);
    expect([told(0), told(1), told(most), told(most + 1)]).toEqual([['notText'], [], [], ['notText']]);
  });

  test.each<[string, string, BodyShape]>([
    ['a line', 'sequence', LINE],
    ['lines that are given back', 'from', GIVING_BACK],
  ])('%s: %s counts from one, as far as numbers are exact', (_what, at, shape) => {
    const told = (value: number) => faultsAt(shape, { [at]: value }, at);
    const most = Number.MAX_SAFE_INTEGER;
    expect([told(0), told(1), told(most), told(most + 1)]).toEqual([['notAnInteger'], [], [], ['notAnInteger']]);
  });

  test.each(['resolve', 'advise'] as const)('%s: ten thousand dice of 2³² sides', (verb) => {
    const told = (dice: readonly number[]) => bodyFaults(ASKS[verb], { dice }).map(({ code, at }) => `${code} ${at}`);
    const largest = 2 ** 32;
    expect([told([]), told([1, largest])]).toEqual([[], []]);
    expect(told([0, largest + 1])).toEqual(['notAnInteger dice[0]', 'notAnInteger dice[1]']);
    const many = (length: number) => told(Array.from({ length }, () => 1));
    expect([many(10_000), many(10_001).length]).toEqual([[], 1]);
  });

  test.each<[string, BodyShape, readonly string[]]>([
    ['a new campaign', CREATION, ['game', 'name', 'observer', 'invitations']],
    ['a seat that is taken', SITTING, ['invitation', 'token', 'line']],
    ['a line', LINE, ['sequence', 'previous', 'event']],
    ['lines that are given back', GIVING_BACK, ['from', 'lines']],
  ])('%s: what must be there is missed', (_what, shape, needed) => {
    expect(bodyFaults(shape, {}).map(({ code, at }) => [code, at])).toEqual(needed.map((at) => ['missing', at]));
  });
});

describe('a part of an answer, a cell, an entry', () => {
  const word = (length: number) => 'a'.repeat(length);
  const told = (part: typeof OVERLAY, value: unknown) => (part.faults?.(value, 'p') ?? []).map(({ at }) => at);

  test('a word has a thousand letters at most', () => {
    const cell = { row: word(1_000), column: word(1_000), cell: word(1_000) };
    expect(told(OVERLAY, { t: [cell] })).toEqual([]);
    for (const name of Object.keys(cell))
      expect(told(OVERLAY, { t: [{ ...cell, [name]: word(1_001) }] })).toEqual([`p.t[0].${name}`]);
    const asked = { rule: word(1_000), text: word(1_000) };
    const entries = [
      { kind: 'die', ...asked, sides: 1, face: 1 },
      { kind: 'choice', ...asked, side: word(1_000), option: word(1_000) },
      { kind: 'together', ...asked, answers: {} },
    ];
    expect(told(JOURNAL, entries)).toEqual([]);
    for (const [at, entry] of entries.entries()) {
      const { kind: _, answers: __, ...fields } = entry as Readonly<Record<string, unknown>>;
      for (const [name, value] of Object.entries(fields)) {
        const wrong = typeof value === 'number' ? 2 ** 32 + 1 : word(1_001);
        expect(told(JOURNAL, [{ ...entry, [name]: wrong }]), `${at} ${name}`).toEqual([`p[0].${name}`]);
        const { [name as 'rule']: ___, ...lacking } = entry;
        expect(told(JOURNAL, [lacking]), `${at} without ${name}`).toEqual([`p[0].${name}`]);
      }
    }
  });

  test('what came is said back', () => {
    expect(ANSWERS.faults?.(['a', 7, { x: 8 }], 'p')).toEqual([
      { code: 'notAnAnswer', at: 'p[1]', facts: { received: '7' } },
      { code: 'notAnAnswer', at: 'p[2].x', facts: { received: '8' } },
    ]);
    expect(ANSWERS.faults?.(7, 'p')).toEqual([{ code: 'notAList', at: 'p', facts: { received: '7' } }]);
    expect(JOURNAL.faults?.([{ kind: 'coin' }], 'p')).toEqual([
      {
        code: 'notOneOf',
        at: 'p[0].kind',
        facts: { received: '"coin"', options: ['die', 'choice', 'together'], words: 'server.kind' },
      },
    ]);
  });

  test('a resolution that is verified names its game, its procedure and its version', () => {
    const account = {
      game: word(1_000),
      procedure: word(1_000),
      version: word(1_000),
      input: 1,
      rulings: {},
      journal: [],
    };
    const at = (more: object) => verificationFaults({ account: { ...account, ...more } }).map((each) => each.at);
    expect(at({})).toEqual([]);
    for (const name of ['game', 'procedure', 'version'])
      expect([at({ [name]: word(1_001) }), at({ [name]: '' })]).toEqual([[`account.${name}`], [`account.${name}`]]);
    expect(at({ overlay: 7 })).toEqual(['account.overlay']);
    expect(at({ journal: 7 })).toEqual(['account.journal']);
  });
});

describe('what is published of it', () => {
  const say = speaker({});
  interface Described {
    readonly title: string;
    readonly properties: Readonly<Record<string, unknown>>;
    readonly required: readonly string[];
  }

  test('an act is one of its kinds, each with its name, what it is signed with and what it says', () => {
    const { oneOf } = actSchema(say) as unknown as { readonly oneOf: readonly Described[] };
    const kinds = new Map(oneOf.map((each) => [(each.properties['kind'] as { enum: string[] }).enum.join(), each]));
    for (const each of oneOf)
      expect(each).toMatchObject({ type: 'object', title: expect.any(String), additionalProperties: false });
    expect(kinds.get('noted')?.required.slice().sort()).toEqual(['by', 'kind', 'signature', 'text']);
    expect(Object.keys(kinds.get('noted')?.properties ?? {}).sort()).toEqual(['by', 'kind', 'signature', 'text']);
    const began = kinds.get('began');
    expect(began?.properties).toMatchObject({ kind: { type: 'string' }, roles: making.names, input: making.anything });
    expect(began?.properties['input']).toEqual(making.anything);
    expect(began?.required.slice().sort()).toEqual(['by', 'input', 'kind', 'procedure', 'roles', 'signature']);
  });

  test('a line holds an act, and a seat is taken by a line', () => {
    const [line, sitting] = [lineSchema(say), sittingSchema(say)] as unknown as [Described, Described];
    expect(line.properties).toMatchObject({
      event: making.ref('Act'),
      sequence: { type: 'integer', minimum: 1 },
      previous: { type: 'string', maxLength: 64 },
    });
    expect(line.required.slice().sort()).toEqual(['event', 'previous', 'sequence']);
    expect(sitting.properties).toMatchObject({ line: making.ref('Line'), token: { maxLength: 64 } });
    expect(sitting.required.slice().sort()).toEqual(['invitation', 'line', 'token']);
  });
});
