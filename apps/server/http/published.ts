/** What is the same for everybody: made once, sent compressed, and not at all to whoever has it already. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Smaller ones travel in one packet anyhow. */
const WORTH_COMPRESSING = 1_000;
/** The best that takes no noticeable time. */
const QUALITY = 6;

/** One text, in every way it is sent. */
export class Publication {
  readonly type: string;
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #etag: string;

  constructor(text: string, type: string) {
    this.type = type;
    const body = Buffer.from(text, 'utf8');
    this.#bodies.set('identity', body);
    this.#etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const encoding = encodingFor(request.headers['accept-encoding'], this.#bodies.get('identity')?.length ?? 0);
    // The same text in another encoding is another representation.
    const etag = encoding === 'identity' ? `"${this.#etag}"` : `"${this.#etag}-${encoding}"`;
    reply.headers({
      etag,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, accept-language, origin',
    });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(this.type).send(this.#body(encoding));
  }

  #body(encoding: Encoding): Buffer {
    const plain = this.#bodies.get('identity') as Buffer;
    const body = this.#bodies.get(encoding) ?? compressed(plain, encoding);
    this.#bodies.set(encoding, body);
    return body;
  }
}

const compressed = (plain: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : gzipSync(plain);

/** The first of ours that the caller takes; `q=0` is a refusal. */
function encodingFor(header: string | readonly string[] | undefined, bytes: number): Encoding {
  if (typeof header !== 'string' || bytes < WORTH_COMPRESSING) return 'identity';
  const taken = header
    .split(',')
    .map((each) => each.trim().toLowerCase().split(';'))
    .filter(([, quality = '']) => !/^\s*q=0(\.0*)?$/.test(quality))
    .map(([name = '']) => name);
  return ENCODINGS.find((each) => taken.includes(each)) ?? 'identity';
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*');

/** Publications by name, each made when it is first asked for. */
export class Shelf {
  readonly #made = new Map<string, Publication>();

  json(name: string, make: () => unknown, type = 'application/json'): Publication {
    const made = this.#made.get(name) ?? new Publication(JSON.stringify(make()), type);
    this.#made.set(name, made);
    return made;
  }
}
