/** The bodies of campaigns: made, sat down at, acted in, given back. */
import { making, type Shape } from '@grognard/games/dialect';
import { field, type Plain, type Say, schema } from '@grognard/kernel';
import { ACT_SHAPES } from '@grognard/kernel/fair';
import { OVERLAY } from '../asks/parts.ts';
import { type BodyShape, bodySchema, NAMES } from '../asks/shape.ts';

const hash = (label: string) => field.text(label, { max: 64 });
const line = (label: string) => field.integer(label, { min: 1, max: Number.MAX_SAFE_INTEGER });
const anything = { shape: making.anything };
const text = { shape: making.text };

export const CREATION: BodyShape = {
  fields: field.record('server.create', {
    game: field.text('server.game', { max: 100 }),
    name: field.text('server.name', { max: 200 }),
    observer: hash('server.observer'),
  }),
  free: { setup: anything, rulings: NAMES, overlay: OVERLAY, invitations: { shape: making.names } },
  required: ['invitations'],
};

export const SITTING: BodyShape = {
  fields: field.record('server.sit', {
    invitation: field.text('server.invitation', { max: 128 }),
    token: hash('server.token'),
  }),
  free: { line: anything },
  required: ['line'],
};

export const LINE: BodyShape = {
  fields: field.record('server.line', { sequence: line('server.sequence'), previous: hash('server.previous') }),
  free: { event: anything },
  required: ['event'],
};

export const GIVING_BACK: BodyShape = {
  fields: field.record('server.giveBack', { from: line('server.sequence') }),
  free: { lines: { shape: making.listOf(making.anything) }, seat: text, token: text, proof: text },
  required: ['lines'],
};

/** A signed act, one schema for each kind. */
export const actSchema = (say: Say): Shape => ({
  title: say('server.line'),
  oneOf: Object.entries(ACT_SHAPES).map(([kind, { fields, free }]) => {
    const described = schema(fields, say) as { readonly [key: string]: Plain };
    const open = Object.fromEntries(free.map((key) => [key, key === 'roles' ? making.names : making.anything]));
    return {
      ...described,
      properties: { kind: { type: 'string', enum: [kind] }, ...(described['properties'] as object), ...open },
      required: ['kind', ...(described['required'] as readonly string[]), ...free],
    };
  }),
});

const withPart = (shape: BodyShape, name: string, part: Shape, say: Say): Shape => {
  const whole = bodySchema(shape, say);
  return { ...whole, properties: { ...(whole['properties'] as object), [name]: part } };
};

export const lineSchema = (say: Say): Shape => withPart(LINE, 'event', making.ref('Act'), say);
export const sittingSchema = (say: Say): Shape => withPart(SITTING, 'line', making.ref('Line'), say);
