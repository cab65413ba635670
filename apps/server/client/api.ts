/** Made from the OpenAPI document by tools/generate-client.ts; `npx vitest run apps/server/client -u` makes it anew. */
import type { WordedForecast } from '@grognard/games/words';
import type { ProcedureInputs } from './inputs.ts';

export type HealthAnswer = { readonly status: string; readonly database: string; readonly version: string };
export type ReadyAnswer = { readonly status: string; readonly database: string; readonly version: string };
export type ReadCampaignAnswer = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly name: string;
  readonly you: string | null;
  readonly access: 'seat' | 'invited' | 'observer';
  readonly length: number;
  readonly head: string;
  readonly signature: string;
  readonly rulings: Readonly<Record<string, string>>;
  readonly state: unknown;
  readonly seats: readonly {
    readonly seat: string;
    readonly name: string;
    readonly taken: boolean;
    readonly here: boolean;
  }[];
  readonly moves: readonly {
    readonly kind: string;
    readonly seat: string;
    readonly text: string;
    readonly side?: string;
    readonly rule?: string;
    readonly question?: string;
    readonly options?: readonly { readonly option: string; readonly text: string }[];
    readonly roll?: number;
    readonly asked?: number;
  }[];
  readonly open: {
    readonly began: number;
    readonly by: string;
    readonly procedure: string;
    readonly title: string;
    readonly input: unknown;
    readonly roles: Readonly<Record<string, string>>;
    readonly journal: readonly unknown[];
    readonly sealed: readonly string[];
    readonly stuck: readonly string[];
  } | null;
  readonly undo: {
    readonly line: number | null;
    readonly needed: readonly string[];
    readonly asked: {
      readonly line: number;
      readonly by: string;
      readonly target: number;
      readonly consent: readonly string[];
    } | null;
  };
};
export type CreateCampaignBody = {
  readonly game: string;
  readonly name: string;
  readonly observer: string;
  readonly setup?: unknown;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly overlay?: Readonly<Record<string, readonly unknown[]>>;
  readonly invitations: Readonly<Record<string, string>>;
};
export type CreateCampaignAnswer = { readonly id: string };
export type ReadLinesAnswer = {
  readonly length: number;
  readonly head: string;
  readonly signature: string;
  readonly lines: readonly unknown[];
};
export type GiveBackBody = {
  readonly from: number;
  readonly lines: readonly unknown[];
  readonly seat?: string;
  readonly token?: string;
  readonly proof?: string;
};
export type GiveBackAnswer = {
  readonly added: number;
  readonly length: number;
  readonly head: string;
  readonly signature: string;
};
export type TakeSeatBody = { readonly invitation: string; readonly token: string; readonly line: ActBody };
export type TakeSeatAnswer = {
  readonly sequence: number;
  readonly added: number;
  readonly repeated: boolean;
  readonly length: number;
  readonly head: string;
  readonly signature: string;
};
export type ActBody = {
  readonly sequence: number;
  readonly previous: string;
  readonly event:
    | {
        readonly kind: 'seated';
        readonly by: string;
        readonly signature: string;
        readonly key: string;
        readonly pledge: string;
      }
    | { readonly kind: 'pledged'; readonly by: string; readonly signature: string; readonly pledge: string }
    | {
        readonly kind: 'began';
        readonly by: string;
        readonly signature: string;
        readonly procedure: string;
        readonly input: unknown;
        readonly roles: Readonly<Record<string, string>>;
      }
    | { readonly kind: 'claimed'; readonly by: string; readonly signature: string; readonly side: string }
    | {
        readonly kind: 'chose';
        readonly by: string;
        readonly signature: string;
        readonly side: string;
        readonly option: string;
      }
    | {
        readonly kind: 'sealed';
        readonly by: string;
        readonly signature: string;
        readonly side: string;
        readonly commitment: string;
      }
    | {
        readonly kind: 'unsealed';
        readonly by: string;
        readonly signature: string;
        readonly side: string;
        readonly option: string;
        readonly nonce: string;
      }
    | {
        readonly kind: 'contributed';
        readonly by: string;
        readonly signature: string;
        readonly roll: number;
        readonly nonce: string;
        readonly pledge: string;
      }
    | {
        readonly kind: 'corrected';
        readonly by: string;
        readonly signature: string;
        readonly at: string;
        readonly reason: string;
        readonly value: unknown;
      }
    | { readonly kind: 'noted'; readonly by: string; readonly signature: string; readonly text: string }
    | { readonly kind: 'undoAsked'; readonly by: string; readonly signature: string; readonly line: number }
    | {
        readonly kind: 'undoAnswered';
        readonly by: string;
        readonly signature: string;
        readonly asked: number;
        readonly answer: 'consent' | 'refuse';
      };
};
export type ActAnswer = {
  readonly sequence: number;
  readonly added: number;
  readonly repeated: boolean;
  readonly length: number;
  readonly head: string;
  readonly signature: string;
};
export type ListGamesAnswer = readonly {
  readonly id: string;
  readonly title: string;
  readonly period: string;
  readonly seats: readonly string[];
  readonly procedures: readonly { readonly id: string; readonly title: string }[];
}[];
export type ResolveAnswer = {
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly input: unknown;
  readonly rulings: Readonly<Record<string, string>>;
  readonly overlay: unknown;
  readonly journal: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly outcome: string;
  readonly result: unknown;
  readonly effects: readonly unknown[];
  readonly summary: string;
};

/** Problem details, in the language that was asked for. */
export type ProblemDetails = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly refusals: readonly {
    readonly code: string;
    readonly at: string;
    readonly rule?: string;
    readonly text: string;
  }[];
  readonly length?: number;
  readonly head?: string;
  readonly signature?: string;
};

export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: ProblemDetails;

  constructor(status: number, problem: ProblemDetails) {
    super([problem.title, ...problem.refusals.map(({ text }) => text)].join('\n'));
    this.name = 'ApiProblem';
    this.status = status;
    this.problem = problem;
  }
}

/** The part of fetch that is needed, in browser and Node alike. */
type Fetch = (
  url: string,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>;

interface Sending {
  readonly method: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** What a procedure may be given besides its input. */
interface Given {
  readonly rulings?: Readonly<Record<string, string>>;
  readonly overlay?: Readonly<Record<string, readonly unknown[]>>;
}

export class Api {
  readonly origin: string;
  readonly #language: string;
  readonly #fetch: Fetch;

  constructor(origin: string, language = 'en', fetching?: Fetch) {
    this.origin = origin;
    this.#language = language;
    this.#fetch = fetching ?? ((url, init) => (globalThis as unknown as { readonly fetch: Fetch }).fetch(url, init));
  }

  /** Whether the process answers, whatever its database does. */
  health(): Promise<HealthAnswer> {
    return this.#json(`/health`, { method: 'GET' }) as Promise<HealthAnswer>;
  }

  /** Whether campaigns can be played: something was just written to the database. */
  ready(): Promise<ReadyAnswer> {
    return this.#json(`/ready`, { method: 'GET' }) as Promise<ReadyAnswer>;
  }

  /** The campaign as it stands, and whose move it is. */
  readCampaign(id: string, options: { readonly token: string }): Promise<ReadCampaignAnswer> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}`, {
      method: 'GET',
      ...options,
    }) as Promise<ReadCampaignAnswer>;
  }

  /** Make a campaign; the same request twice makes one. */
  createCampaign(id: string, body: CreateCampaignBody): Promise<CreateCampaignAnswer> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}`, {
      method: 'PUT',
      body,
    }) as Promise<CreateCampaignAnswer>;
  }

  /** The journal from a line on, as stored. */
  readLines(
    id: string,
    options: { readonly token: string; readonly from?: string | number },
  ): Promise<ReadLinesAnswer> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}/lines`, {
      method: 'GET',
      ...options,
      query: { from: options.from },
    }) as Promise<ReadLinesAnswer>;
  }

  /** Give back lines that the server has signed and lost. */
  giveBack(
    id: string,
    body: GiveBackBody,
    options: {
      readonly length?: string | number;
      readonly head?: string | number;
      readonly signature?: string | number;
    },
  ): Promise<GiveBackAnswer> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}/lines`, {
      method: 'POST',
      body,
      ...options,
      query: { length: options.length, head: options.head, signature: options.signature },
    }) as Promise<GiveBackAnswer>;
  }

  /** The whole journal as a file that anyone can verify. */
  exportJournal(id: string, options: { readonly token: string }): Promise<string> {
    return this.#text(`/api/campaigns/${encodeURIComponent(id)}/journal`, { method: 'GET', ...options });
  }

  /** Take a seat by its invitation. */
  takeSeat(id: string, seat: string, body: TakeSeatBody): Promise<TakeSeatAnswer> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}/seats/${encodeURIComponent(seat)}`, {
      method: 'POST',
      body,
    }) as Promise<TakeSeatAnswer>;
  }

  /** Add a signed line to the journal. */
  act(id: string, body: ActBody, options: { readonly token: string; readonly key?: string }): Promise<ActAnswer> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}/acts`, {
      method: 'POST',
      body,
      ...options,
    }) as Promise<ActAnswer>;
  }

  /** The games and their procedures. */
  listGames(): Promise<ListGamesAnswer> {
    return this.#json(`/api/games`, { method: 'GET' }) as Promise<ListGamesAnswer>;
  }

  resolve<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G]>(
    game: G,
    procedure: P,
    body: Given & {
      readonly input: ProcedureInputs[G][P];
      readonly dice?: readonly number[];
      readonly answers?: readonly unknown[];
    },
  ): Promise<ResolveAnswer> {
    return this.#json(`/api/games/${game}/${String(procedure)}/resolve`, {
      method: 'POST',
      body,
    }) as Promise<ResolveAnswer>;
  }

  odds<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G]>(
    game: G,
    procedure: P,
    body: Given & { readonly input: ProcedureInputs[G][P]; readonly policy?: unknown; readonly by?: string },
  ): Promise<WordedForecast> {
    return this.#json(`/api/games/${game}/${String(procedure)}/odds`, {
      method: 'POST',
      body,
    }) as Promise<WordedForecast>;
  }

  advise<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G]>(
    game: G,
    procedure: P,
    body: Given & { readonly input: ProcedureInputs[G][P]; readonly side?: string; readonly goal?: string },
  ): Promise<WordedForecast> {
    return this.#json(`/api/games/${game}/${String(procedure)}/advise`, {
      method: 'POST',
      body,
    }) as Promise<WordedForecast>;
  }

  async #json(path: string, sending: Sending): Promise<unknown> {
    return JSON.parse(await this.#text(path, sending));
  }

  async #text(path: string, { method, body, token, key, query = {} }: Sending): Promise<string> {
    const asked = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = asked.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
    const answer = await this.#fetch(`${this.origin}${path}${search && `?${search}`}`, {
      method,
      headers: {
        'accept-language': this.#language,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.ok) return text;
    throw new ApiProblem(answer.status, problemOf(text, answer.status));
  }
}

/** A proxy in between may answer with something else than a problem. */
function problemOf(text: string, status: number): ProblemDetails {
  try {
    const problem = JSON.parse(text) as Partial<ProblemDetails>;
    if (typeof problem.title === 'string' && Array.isArray(problem.refusals)) return problem as ProblemDetails;
  } catch {
    // Not JSON: told by its status alone.
  }
  return { type: 'about:blank', title: `HTTP ${status}`, status, refusals: [] };
}
