/** The shape of every event, described once: journals are checked by it and the API's schemas derive from it. */
import { isEnding } from '../campaign/ending.ts';
import { isVerdict } from '../campaign/event.ts';
import { isOverlay } from '../game/resolve.ts';
import { check } from '../input/check.ts';
import * as field from '../input/field.ts';
import { isEntry } from '../journal/journal.ts';
import { accept, type Checked, type Refusal, refuse } from '../refusal/refusal.ts';
import { isHex } from './bytes.ts';
import type { FairEvent } from './event.ts';
import { protocolFault } from './protocol.ts';

const LONGEST_TEXT = 4_000;
/** Of names, paths, options: what a game or a player calls something. */
const LONGEST_NAME = 200;
const MOST_LINES = Number.MAX_SAFE_INTEGER;
const HASH = 64;

const name = (label: string) => field.text(`fair.${label}`, { max: LONGEST_NAME });
const text = (label: string) => field.text(`fair.${label}`, { max: LONGEST_TEXT });
const hash = (label: string) => field.text(`fair.${label}`, { max: HASH });
const line = (label: string) => field.integer(`fair.${label}`, { min: 0, max: MOST_LINES });
const names = (label: string) => field.list(`fair.${label}`, name('seat'), { min: 0, max: 64, unique: true });

interface Shape {
  readonly fields: field.AnyRecordField;
  /** Fields of a shape that the game or the rules say, not this list. */
  readonly free: readonly string[];
  /** Fields of so many bytes in hexadecimal. */
  readonly hex: Readonly<Record<string, number>>;
}

const shape = (
  kind: string,
  fields: field.Fields,
  free: readonly string[] = [],
  hex: Shape['hex'] = {},
): readonly [string, Shape] => [kind, { fields: field.record(`fair.${kind}`, fields), free, hex }];

const act = (
  kind: string,
  fields: field.Fields,
  free: readonly string[] = [],
  hex: Shape['hex'] = {},
): readonly [string, Shape] => {
  const signed = { by: name('seat'), signature: field.text('fair.signature', { max: 2 * HASH }), ...fields };
  return shape(kind, signed, free, { ...hex, signature: 64 });
};

/** What players do. */
export const ACT_SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries([
  act('seated', { key: hash('key'), pledge: hash('pledge') }, [], { key: 32, pledge: 32 }),
  act('pledged', { pledge: hash('pledge') }, [], { pledge: 32 }),
  act('began', { procedure: name('procedure') }, ['input', 'roles']),
  act('claimed', { side: name('side') }),
  act('chose', { side: name('side'), option: name('option') }),
  act('sealed', { side: name('side'), commitment: hash('commitment') }, [], { commitment: 32 }),
  act('unsealed', { side: name('side'), option: name('option'), nonce: hash('nonce') }, [], { nonce: 32 }),
  act('contributed', { roll: line('roll'), nonce: hash('nonce'), pledge: hash('pledge') }, [], {
    nonce: 32,
    pledge: 32,
  }),
  act('corrected', { at: name('at'), reason: text('reason') }, ['value']),
  act('reviewed', { version: name('version') }, ['verdicts']),
  act('noted', { text: text('text') }),
  act('undoAsked', { line: line('line') }),
  act('undoAnswered', {
    asked: line('asked'),
    answer: field.oneOf('fair.answer', { options: ['consent', 'refuse'], words: 'fair.answer' }),
  }),
]);

const binding = field.record('fair.binding', {
  campaign: name('campaign'),
  run: line('run'),
  die: line('die'),
  procedure: name('procedure'),
  rule: name('rule'),
  purpose: name('purpose'),
  sides: field.integer('fair.sides', { min: 1, max: 2 ** 32 }),
});

const opening = field.record('fair.opening', {
  protocol: line('protocol'),
  campaign: name('campaign'),
  seats: names('seats'),
  commitment: hash('commitment'),
  server: hash('key'),
});

/** What the server adds. */
const CLERK_SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries([
  shape(
    'opened',
    {
      format: line('format'),
      game: name('game'),
      version: name('version'),
      name: name('name'),
      fair: opening,
    },
    ['rulings', 'setup', 'overlay'],
  ),
  shape('bound', { roll: binding, contributors: names('contributors') }),
  shape('thrown', { roll: line('roll'), face: field.integer('fair.face', { min: 1, max: 2 ** 32 }) }),
  shape('resolved', { procedure: name('procedure'), began: line('began') }, ['input', 'journal', 'ending']),
  shape('abandoned', { began: line('began'), consent: names('consent') }),
  shape('undone', { event: line('event'), line: line('line'), consent: names('consent') }, ['absent']),
  shape('epoch', { number: line('epoch'), seed: hash('seed'), commitment: hash('commitment') }, [], {
    seed: 32,
    commitment: 32,
  }),
]);

const SHAPES = { ...ACT_SHAPES, ...CLERK_SHAPES };

/** An event of a known kind and shape, or all that is wrong with it. */
export function checkEvent(value: unknown): Checked<FairEvent> {
  return checkShape(SHAPES, value);
}

/** The same, for what a player may send. */
export function checkAct(value: unknown): Checked<FairEvent> {
  return checkShape(ACT_SHAPES, value);
}

function checkShape(shapes: Readonly<Record<string, Shape>>, value: unknown): Checked<FairEvent> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(notAnEvent(shapes, null));
  const { kind, ...rest } = value as Readonly<Record<string, unknown>>;
  const known = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  if (!known) return refuse(notAnEvent(shapes, typeof kind === 'string' ? kind.slice(0, LONGEST_NAME) : null));
  const foreign = kind === 'opened' ? protocolFault(value) : undefined;
  if (foreign) return refuse(foreign);
  const bound = Object.fromEntries(Object.entries(rest).filter(([key]) => !known.free.includes(key)));
  const checked = check(known.fields, bound);
  const refusals: Refusal[] = [
    ...(checked.ok ? [] : checked.refusals),
    ...unplainParts(value, '', typeof kind === 'string' ? kind : ''),
    ...known.free.flatMap((key) => freeFaults(key, rest[key])),
    ...Object.entries(known.hex).flatMap(([key, bytes]) =>
      checked.ok && !isHex(rest[key], bytes) ? [{ code: 'notHex', at: key, facts: { bytes } }] : [],
    ),
  ];
  return refusals.length > 0 ? { ok: false, refusals } : accept(value as FairEvent);
}

const notAnEvent = (shapes: Readonly<Record<string, Shape>>, received: string | null): Refusal => ({
  code: 'notAnAct',
  at: 'kind',
  facts: { received, options: Object.keys(shapes) },
});

/** Control characters, separators of lines, and what turns the direction of writing: they would fake lines on a screen. */
const UNPLAIN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** The same, in what may have several lines. */
const UNPLAIN_LINES = /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const OF_SEVERAL_LINES = ['noted.text', 'corrected.reason'];

/** Where an event holds text that is not plain: in a value, or in the name of one. */
function unplainParts(value: unknown, at: string, kind: string): readonly Refusal[] {
  if (typeof value === 'string') {
    const unplain = OF_SEVERAL_LINES.includes(`${kind}.${at}`) ? UNPLAIN_LINES : UNPLAIN;
    return unplain.test(value) ? [{ code: 'notPlainText', at }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => unplainParts(each, `${at}[${index}]`, kind));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    UNPLAIN.test(name) ? [{ code: 'notPlainText', at }] : unplainParts(each, at === '' ? name : `${at}.${name}`, kind),
  );
}

const OPTIONAL = ['overlay', 'absent', 'ending'];

/** What anybody can work out again; luck is weighed by whoever reads. */
const isBareEnding = (value: unknown): boolean =>
  isEnding(value) && value.luck === undefined && value.tooWide === undefined && value.asTold === undefined;

const isVerdicts = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((each) => isVerdict(each) && (each.ending === undefined || isBareEnding(each.ending)));

/** What is free is still there, and of the kind that whoever reads it next relies on. */
function freeFaults(key: string, value: unknown): readonly Refusal[] {
  if (value === undefined && OPTIONAL.includes(key)) return [];
  if (value === undefined) return [{ code: 'missing', at: key, facts: { expected: 'record' } }];
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  switch (key) {
    case 'journal':
      return Array.isArray(value) && value.every(isEntry) ? [] : [{ code: 'notAJournal', at: key }];
    case 'ending':
      return isBareEnding(value) ? [] : [{ code: 'notAnEnding', at: key }];
    case 'verdicts':
      return isVerdicts(value) ? [] : [{ code: 'notVerdicts', at: key }];
    case 'overlay':
      return isOverlay(value) ? [] : [{ code: 'notARecord', at: key, facts: { received: key } }];
    case 'absent':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? []
        : [{ code: 'notAList', at: key, facts: { received: key } }];
    case 'roles':
    case 'rulings':
      return isRecord && Object.values(value).every((item) => typeof item === 'string')
        ? []
        : [{ code: 'notARecord', at: key, facts: { received: key } }];
    default:
      return [];
  }
}
