/** Made from the OpenAPI document by tools/generate-client.ts; `npx vitest run apps/server/client -u` makes it anew. */
import type { ProcedureInputs } from './inputs.ts';

export type Act =
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
  | {
      readonly kind: 'reviewed';
      readonly by: string;
      readonly signature: string;
      readonly version: string;
      readonly verdicts: unknown;
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
export type Added = {
  readonly sequence: number;
  readonly added: number;
  readonly repeated: boolean;
  readonly length: number;
  readonly head: string;
  readonly signature: string;
};
export type Advice = {
  readonly format: 1;
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly rulings: Readings;
  readonly overlay: Overlay;
  readonly policy: readonly string[];
  readonly by: string;
  readonly certain?: Certain;
  readonly decisions: readonly Question[];
  readonly advice: {
    readonly side: string;
    readonly goal: string;
    readonly terms: readonly Term[];
    readonly method: 'exact' | 'numeric' | 'sampled';
    readonly effort?: number;
    readonly within?: number;
    readonly value: Amount;
    readonly decision?: AdvisedDecision;
    readonly prospects: readonly Prospect[];
    readonly words: {
      readonly side: string;
      readonly goal: string;
      readonly value: string;
      readonly sentence: string;
      readonly sampled?: string;
    };
  };
  readonly words: {
    readonly procedure: string;
    readonly by: string;
    readonly policy: readonly string[];
    readonly rulings: Readonly<Record<string, { readonly question: string; readonly reading: string }>>;
  };
};
export type AdviseAsk = {
  readonly example?: string;
  readonly side?: string;
  readonly goal?: string;
  readonly dice?: readonly number[];
  readonly input?: Readonly<Record<string, unknown>>;
  readonly rulings?: Readings;
  readonly overlay?: Overlay;
  readonly answers?: readonly (string | Readonly<Record<string, string>>)[];
};
export type AdvisedDecision = {
  readonly text: string;
  readonly question: Words;
  readonly rule: string;
  readonly options: readonly AdvisedOption[];
  readonly best: readonly string[];
  readonly kind: 'one' | 'tie' | 'mix' | 'indifferent';
  readonly margin: Amount;
  readonly against?: {
    readonly side: string;
    readonly options: readonly AdvisedOption[];
    readonly words: { readonly side: string };
  };
  readonly words: { readonly question: string; readonly rule: string; readonly best: string };
};
export type AdvisedOption = {
  readonly option: string;
  readonly value: Amount;
  readonly share: Part;
  readonly words: { readonly option: string; readonly value: string; readonly exactly: string; readonly share: string };
};
export type Amount = { readonly value: number; readonly fraction: string };
export type AnalyseAsk = {
  readonly example?: string;
  readonly along: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly rulings?: Readings;
  readonly overlay?: Overlay;
  readonly values: readonly (string | number | boolean)[];
  readonly policy?: string | readonly string[] | Readonly<Record<string, string>>;
};
export type Analysis = {
  readonly format: 1;
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly rulings: Readings;
  readonly overlay: Overlay;
  readonly policy: readonly string[];
  readonly by: string;
  readonly certain?: Certain;
  readonly decisions: readonly Question[];
  readonly along: string;
  readonly method: 'exact';
  readonly points: readonly SweepPoint[];
  readonly leftOut: readonly {
    readonly value: unknown;
    readonly refusals: readonly Refusal[];
    readonly words: readonly string[];
  }[];
  readonly turns: readonly {
    readonly figure: string;
    readonly at: unknown;
    readonly before: Amount;
    readonly after: Amount;
  }[];
  readonly unreached: readonly { readonly table: string; readonly row: string; readonly column: string }[];
  readonly words: {
    readonly procedure: string;
    readonly by: string;
    readonly policy: readonly string[];
    readonly rulings: Readonly<Record<string, { readonly question: string; readonly reading: string }>>;
    readonly along: string;
    readonly figures: Readonly<Record<string, string>>;
  };
};
export type Campaign = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly name: string;
  readonly you: string | null;
  readonly access: 'seat' | 'invited' | 'observer';
  readonly length: number;
  readonly head: string;
  readonly signature: string;
  readonly rulings: Readings;
  readonly state: unknown;
  readonly seats: readonly {
    readonly seat: string;
    readonly name: string;
    readonly taken: boolean;
    readonly here: boolean;
  }[];
  readonly moves: readonly Move[];
  readonly open: OpenProcedure | null;
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
export type Catalogue = {
  readonly format: 1;
  readonly games: readonly {
    readonly id: string;
    readonly version: string;
    readonly titles: Written;
    readonly period: string;
    readonly sides: readonly string[];
    readonly campaign: boolean;
    readonly seats: readonly string[];
    readonly procedures: readonly { readonly id: string; readonly rule: string; readonly words: string }[];
    readonly tables: readonly { readonly id: string; readonly shape: 'grid' | 'list'; readonly title: Written }[];
    readonly sources: Readonly<
      Record<
        string,
        { readonly title: Written; readonly edition: string; readonly language: string; readonly holder: string }
      >
    >;
    readonly examples: number;
    readonly words: { readonly title: string };
  }[];
};
export type Certain = {
  readonly outcome: string;
  readonly summary: Words;
  readonly result: unknown;
  readonly steps: readonly Step[];
  readonly words: string;
};
export type Chronicle = {
  readonly format: 1;
  readonly title: string;
  readonly name: string;
  readonly sections: readonly {
    readonly turn: string;
    readonly phase: string;
    readonly entries: readonly ChronicleEntry[];
  }[];
};
export type ChronicleEntry = {
  readonly sequence: number;
  readonly kind: string;
  readonly procedure?: string;
  readonly lead: string;
  readonly text: string;
  readonly numbers: string;
  readonly fates: readonly string[];
  readonly counters: readonly string[];
  readonly nations: readonly string[];
  readonly undone?: true;
  readonly verdict?: string;
  readonly refused?: readonly unknown[];
};
export type Creation = {
  readonly game: string;
  readonly name: string;
  readonly observer: string;
  readonly setup?: unknown;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly overlay?: Overlay;
  readonly invitations: Readonly<Record<string, string>>;
};
export type Effect = { readonly kind: string };
export type Entry =
  | {
      readonly kind: 'die';
      readonly rule: string;
      readonly text: string;
      readonly sides: number;
      readonly face: number;
    }
  | {
      readonly kind: 'choice';
      readonly rule: string;
      readonly text: string;
      readonly side: string;
      readonly option: string;
    }
  | {
      readonly kind: 'together';
      readonly rule: string;
      readonly text: string;
      readonly answers: Readonly<Record<string, string>>;
    };
export type Example = {
  readonly game: string;
  readonly id: string;
  readonly procedure: string;
  readonly title: Written;
  readonly origin: string;
  readonly input: unknown;
  readonly rulings?: Readings;
  readonly dice?: readonly number[];
  readonly answers?: readonly unknown[];
  readonly expect?: unknown;
  readonly effects?: readonly unknown[];
  readonly steps?: readonly unknown[];
  readonly odds?: Readonly<Record<string, string>>;
  readonly refused?: readonly { readonly code: string; readonly at?: string }[];
  readonly preset: boolean;
  readonly words: { readonly title: string; readonly origin: string };
};
export type ExampleRun = {
  readonly format: 1;
  readonly walkers: readonly string[];
  readonly game: string;
  readonly id: string;
  readonly procedure: string;
  readonly title: Written;
  readonly origin: string;
  readonly input: unknown;
  readonly rulings?: Readings;
  readonly dice?: readonly number[];
  readonly answers?: readonly unknown[];
  readonly expect?: unknown;
  readonly effects?: readonly unknown[];
  readonly steps?: readonly unknown[];
  readonly odds?: Readonly<Record<string, string>>;
  readonly refused?: readonly { readonly code: string; readonly at?: string }[];
  readonly preset: boolean;
  readonly words: { readonly title: string; readonly origin: string };
  readonly walked: readonly string[];
  readonly faults: readonly string[];
};
export type Examples = {
  readonly format: 1;
  readonly game: string;
  readonly version: string;
  readonly examples: readonly Example[];
  readonly count: number;
};
export type Figure = {
  readonly name: string;
  readonly mean: Amount;
  readonly spread: number;
  readonly quantiles: { readonly '5': number; readonly '50': number; readonly '95': number };
  readonly values: readonly { readonly value: number; readonly p: number; readonly fraction: string }[];
  readonly words: string;
};
export type Findings = {
  readonly format: 1;
  readonly holds: boolean;
  readonly checked: readonly {
    readonly holds: boolean | null;
    readonly key: string;
    readonly facts: Readonly<Record<string, unknown>>;
    readonly words: string;
  }[];
  readonly words: string;
};
export type GivenBack = {
  readonly added: number;
  readonly length: number;
  readonly head: string;
  readonly signature: string;
};
export type GivingBack = {
  readonly from: number;
  readonly lines: readonly unknown[];
  readonly seat?: string;
  readonly token?: string;
  readonly proof?: string;
};
export type Health = { readonly status: string; readonly database: string; readonly version: string };
export type Line = { readonly sequence: number; readonly previous: string; readonly event: Act };
export type Lines = {
  readonly length: number;
  readonly head: string;
  readonly signature: string;
  readonly lines: readonly unknown[];
};
export type Lookup = {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly cell: string;
  readonly own?: true;
};
export type Luck = {
  readonly name: string;
  readonly actual: number;
  readonly expected: Amount;
  readonly difference: Amount;
  readonly percentile: Part;
  readonly sides: readonly { readonly side: string; readonly worse: Part; readonly words: string }[];
  readonly words: string;
};
export type Made = { readonly id: string };
export type Modifier = {
  readonly id: string;
  readonly value: number;
  readonly halves?: true;
  readonly rule: string;
  readonly text: Words;
  readonly applied: boolean;
  readonly asked: boolean;
};
export type Move = {
  readonly kind: string;
  readonly seat: string;
  readonly text: string;
  readonly side?: string;
  readonly rule?: string;
  readonly question?: string;
  readonly options?: readonly { readonly option: string; readonly text: string }[];
  readonly roll?: number;
  readonly asked?: number;
};
export type Odds = {
  readonly format: 1;
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly rulings: Readings;
  readonly overlay: Overlay;
  readonly policy: readonly string[];
  readonly by: string;
  readonly certain?: Certain;
  readonly decisions: readonly Question[];
  readonly method: 'exact' | 'sampled';
  readonly effort: number;
  readonly outcomes: readonly Share[];
  readonly figures: readonly Figure[];
  readonly within?: number;
  readonly open?: Open;
  readonly words: {
    readonly procedure: string;
    readonly by: string;
    readonly policy: readonly string[];
    readonly rulings: Readonly<Record<string, { readonly question: string; readonly reading: string }>>;
    readonly sampled?: string;
  };
};
export type OddsAsk = {
  readonly example?: string;
  readonly by?: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly rulings?: Readings;
  readonly overlay?: Overlay;
  readonly policy?: string | readonly string[] | Readonly<Record<string, string>>;
  readonly journal?: readonly Entry[];
};
export type Open =
  | {
      readonly kind: 'combinations';
      readonly charts: readonly {
        readonly answers: Readonly<Record<string, string>>;
        readonly method: 'exact' | 'sampled';
        readonly effort: number;
        readonly outcomes: readonly Share[];
        readonly figures: readonly Figure[];
        readonly words: Readonly<Record<string, string>>;
      }[];
      readonly idle: readonly string[];
      readonly declined: readonly string[];
    }
  | {
      readonly kind: 'policies';
      readonly combinations: number;
      readonly charts: readonly {
        readonly policy: string;
        readonly method: 'exact' | 'sampled';
        readonly effort: number;
        readonly outcomes: readonly Share[];
        readonly figures: readonly Figure[];
        readonly words: string;
      }[];
    };
export type OpenProcedure = {
  readonly began: number;
  readonly by: string;
  readonly procedure: string;
  readonly title: string;
  readonly input: unknown;
  readonly roles: Readonly<Record<string, string>>;
  readonly journal: readonly Entry[];
  readonly sealed: readonly string[];
  readonly stuck: readonly string[];
};
export type Overlay = Readonly<Record<string, readonly OwnCell[]>>;
export type OwnCell = { readonly row: string; readonly column: string; readonly cell: string };
export type Part = { readonly p: number; readonly fraction: string };
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly refusals: readonly {
    readonly code: string;
    readonly at: string;
    readonly rule?: string;
    readonly facts?: Readonly<Record<string, unknown>>;
    readonly words: string;
  }[];
  readonly length?: number;
  readonly head?: string;
  readonly signature?: string;
};
export type Procedure = {
  readonly format: 1;
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly rule: string;
  readonly title: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly choices: readonly {
    readonly side: string;
    readonly question: string;
    readonly rule: string;
    readonly options: readonly string[];
    readonly varies: boolean;
    readonly words: { readonly question: string; readonly options: readonly string[] };
  }[];
  readonly rulings: readonly {
    readonly id: string;
    readonly rule: string;
    readonly readings: readonly string[];
    readonly default: string;
    readonly words: { readonly question: string; readonly why: string; readonly readings: readonly string[] };
  }[];
  readonly figures: readonly { readonly id: string; readonly words: string }[];
  readonly presets: readonly { readonly id: string; readonly title: Written; readonly input: unknown }[];
};
export type Prospect = {
  readonly text: string;
  readonly question: Words;
  readonly rule: string;
  readonly times: Amount;
  readonly indifferent: Part;
  readonly advised: readonly { readonly options: readonly string[]; readonly share: Part; readonly words: string }[];
  readonly depends?:
    | {
        readonly on: 'one';
        readonly question: Words;
        readonly kind: 'die' | 'answer';
        readonly cases: readonly { readonly values: readonly unknown[]; readonly options: readonly string[] }[];
      }
    | { readonly on: 'several' };
  readonly words: {
    readonly question: string;
    readonly rule: string;
    readonly times: string;
    readonly indifferent?: string;
    readonly depends?: string;
  };
};
export type Question = {
  readonly key: string;
  readonly side: string;
  readonly text: string;
  readonly rule: string;
  readonly options: readonly { readonly option: string; readonly words: string }[];
  readonly varies: boolean;
  readonly words: { readonly side: string; readonly question: string; readonly rule: string };
};
export type Readings = Readonly<Record<string, string>>;
export type Refusal = { readonly code: string; readonly at: string; readonly rule?: string };
export type Resolution = {
  readonly format: 1;
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly rulings: Readings;
  readonly overlay: Overlay;
  readonly journal: readonly Entry[];
  readonly steps: readonly Step[];
  readonly outcome: string;
  readonly result: unknown;
  readonly effects: readonly Effect[];
  readonly luck: readonly Luck[] | null;
  readonly words: {
    readonly procedure: string;
    readonly rulings: Readonly<Record<string, { readonly question: string; readonly reading: string }>>;
    readonly summary: string;
    readonly effects: readonly string[];
    readonly picture?: string;
  };
};
export type ResolveAsk = {
  readonly example?: string;
  readonly dice?: readonly number[];
  readonly input?: Readonly<Record<string, unknown>>;
  readonly rulings?: Readings;
  readonly overlay?: Overlay;
  readonly answers?: readonly (string | Readonly<Record<string, string>>)[];
  readonly seed?: string;
};
export type Schemas = {
  readonly format: number;
  readonly schemas: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
export type Share = {
  readonly outcome: unknown;
  readonly p: number;
  readonly fraction: string;
  readonly atLeast?: Part;
  readonly words: string;
};
export type ShowAsk = { readonly overlay: Overlay };
export type Sitting = { readonly invitation: string; readonly token: string; readonly line: Line };
export type Step = {
  readonly rule: string;
  readonly title: Words;
  readonly modifiers: readonly Modifier[];
  readonly dice: readonly { readonly sides: number; readonly face: number }[];
  readonly answers: readonly { readonly side: string; readonly option: string }[];
  readonly lookup?: Lookup;
  readonly outcome?: Words;
  readonly words: StepWords;
};
export type StepWords = {
  readonly title: string;
  readonly rule: string;
  readonly source: string;
  readonly modifiers: readonly {
    readonly value: number;
    readonly halves?: true;
    readonly text: string;
    readonly rule: string;
    readonly state: 'applied' | 'notApplied' | 'notAsked';
  }[];
  readonly dice: readonly { readonly sides: number; readonly face: number }[];
  readonly answers: readonly { readonly side: string; readonly answer: string }[];
  readonly lookup?: string;
  readonly outcome?: string;
};
export type SweepPoint = {
  readonly value: unknown;
  readonly outcomes: readonly {
    readonly outcome: string;
    readonly p: number;
    readonly fraction: string;
    readonly words: string;
  }[];
  readonly figures: Readonly<Record<string, Amount>>;
  readonly words: string;
};
export type Switch = {
  readonly at: string;
  readonly kind: 'input' | 'decision';
  readonly label: string;
  readonly question?: Words;
  readonly from: unknown;
  readonly to: unknown;
  readonly value: Amount;
  readonly change: Amount;
  readonly words: { readonly label: string; readonly from: string; readonly to: string };
};
export type Table =
  | {
      readonly format: 1;
      readonly id: string;
      readonly title: Written;
      readonly provenance: {
        readonly document: string;
        readonly heading: string;
        readonly page?: number;
        readonly note?: Written;
      };
      readonly repairs: readonly {
        readonly row: string;
        readonly column: string;
        readonly seen: string;
        readonly used: string;
        readonly why: string;
        readonly evidence: Written;
        readonly confidence: string;
      }[];
      readonly lost: readonly { readonly what: Written; readonly where: string }[];
      readonly shape: 'grid';
      readonly rowsAre: Written;
      readonly columnsAre: Written;
      readonly rows: readonly string[];
      readonly columns: readonly string[];
      readonly cells: readonly (readonly string[])[];
      readonly codes: unknown;
      readonly origins?: readonly (readonly string[])[];
      readonly legend?: Readonly<Record<string, Written>>;
      readonly meanings?: Readonly<Record<string, Written>>;
      readonly own?: readonly OwnCell[];
      readonly words: { readonly title: string; readonly rows: readonly string[]; readonly columns: readonly string[] };
    }
  | {
      readonly format: 1;
      readonly id: string;
      readonly title: Written;
      readonly provenance: {
        readonly document: string;
        readonly heading: string;
        readonly page?: number;
        readonly note?: Written;
      };
      readonly repairs: readonly {
        readonly row: string;
        readonly column: string;
        readonly seen: string;
        readonly used: string;
        readonly why: string;
        readonly evidence: Written;
        readonly confidence: string;
      }[];
      readonly lost: readonly { readonly what: Written; readonly where: string }[];
      readonly shape: 'list';
      readonly columns: Readonly<Record<string, Written>>;
      readonly rows: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      readonly words: {
        readonly title: string;
        readonly rows: readonly string[];
        readonly columns: readonly string[];
        readonly cells: readonly (readonly string[])[];
      };
    };
export type Tables = {
  readonly format: 1;
  readonly game: string;
  readonly version: string;
  readonly tables: readonly Table[];
};
export type Term = { readonly factor: number; readonly kind: 'figure' | 'field' | 'outcome'; readonly name: string };
export type VerifyAsk = { readonly account?: Resolution; readonly journal?: string };
export type Words = { readonly key: string; readonly facts?: Readonly<Record<string, unknown>> };
export type Worth = {
  readonly format: 1;
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly rulings: Readings;
  readonly overlay: Overlay;
  readonly policy: readonly string[];
  readonly by: string;
  readonly certain?: Certain;
  readonly decisions: readonly Question[];
  readonly worth: {
    readonly goal: string;
    readonly terms: readonly Term[];
    readonly value: Amount;
    readonly switches: readonly Switch[];
    readonly words: { readonly goal: string; readonly quantity: string; readonly value: string };
  };
  readonly words: {
    readonly procedure: string;
    readonly by: string;
    readonly policy: readonly string[];
    readonly rulings: Readonly<Record<string, { readonly question: string; readonly reading: string }>>;
  };
};
export type WorthAsk = {
  readonly example?: string;
  readonly side?: string;
  readonly goal?: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly rulings?: Readings;
  readonly overlay?: Overlay;
  readonly policy?: string | readonly string[] | Readonly<Record<string, string>>;
};
export type Written = { readonly en: string };

/** A refusal of the server, with its problem details. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super([problem.title, ...problem.refusals.map(({ words }) => words)].join('\n'));
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

/** A question with the input of one procedure. */
type Told<Ask, Input> = Omit<Ask, 'input'> & { readonly input?: Input };

/** Every operation of the API, typed as the document says. */
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
  health(): Promise<Health> {
    return this.#json(`/health`, { method: 'GET' }) as Promise<Health>;
  }

  /** Whether campaigns can be played: something was just written to the database. */
  ready(): Promise<Health> {
    return this.#json(`/ready`, { method: 'GET' }) as Promise<Health>;
  }

  /** The campaign as it stands, and whose move it is. */
  readCampaign(id: string, options: { readonly token: string }): Promise<Campaign> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}`, { method: 'GET', ...options }) as Promise<Campaign>;
  }

  /** Make a campaign; the same request twice makes one. */
  createCampaign(id: string, body: Creation): Promise<Made> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}`, { method: 'PUT', body }) as Promise<Made>;
  }

  /** The journal from a line on, as stored. */
  readLines(id: string, options: { readonly token: string; readonly from?: string | number }): Promise<Lines> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}/lines`, {
      method: 'GET',
      ...options,
      query: { from: options.from },
    }) as Promise<Lines>;
  }

  /** Give back lines that the server has signed and lost. */
  giveBack(
    id: string,
    body: GivingBack,
    options: {
      readonly length?: string | number;
      readonly head?: string | number;
      readonly signature?: string | number;
    },
  ): Promise<GivenBack> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}/lines`, {
      method: 'POST',
      body,
      ...options,
      query: { length: options.length, head: options.head, signature: options.signature },
    }) as Promise<GivenBack>;
  }

  /** The journal in sentences, by turn and phase, in the caller’s language. */
  readChronicle(id: string, options: { readonly token: string }): Promise<Chronicle> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}/chronicle`, {
      method: 'GET',
      ...options,
    }) as Promise<Chronicle>;
  }

  /** The whole journal as a file that anyone can verify. */
  exportJournal(id: string, options: { readonly token: string }): Promise<string> {
    return this.#text(`/api/campaigns/${encodeURIComponent(id)}/journal`, { method: 'GET', ...options });
  }

  /** Take a seat by its invitation. */
  takeSeat(id: string, seat: string, body: Sitting): Promise<Added> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}/seats/${encodeURIComponent(seat)}`, {
      method: 'POST',
      body,
    }) as Promise<Added>;
  }

  /** Add a signed line to the journal. */
  act(id: string, body: Line, options: { readonly token: string; readonly key?: string }): Promise<Added> {
    return this.#json(`/api/campaigns/${encodeURIComponent(id)}/acts`, {
      method: 'POST',
      body,
      ...options,
    }) as Promise<Added>;
  }

  /** The games, their procedures and tables. */
  listGames(): Promise<Catalogue> {
    return this.#json(`/api/games`, { method: 'GET' }) as Promise<Catalogue>;
  }

  /** Every table of a game as printed. */
  listTables(game: string): Promise<Tables> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/tables`, { method: 'GET' }) as Promise<Tables>;
  }

  /** Every table of a game with the caller’s own cells laid over it. */
  overlayTables(game: string, body: ShowAsk): Promise<Tables> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/tables`, { method: 'POST', body }) as Promise<Tables>;
  }

  /** One table as printed, repairs explained. */
  showTable(game: string, table: string): Promise<Table> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/tables/${encodeURIComponent(table)}`, {
      method: 'GET',
    }) as Promise<Table>;
  }

  /** One table with the caller’s own cells laid over it. */
  overlayTable(game: string, table: string, body: ShowAsk): Promise<Table> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/tables/${encodeURIComponent(table)}`, {
      method: 'POST',
      body,
    }) as Promise<Table>;
  }

  /** The worked examples of a game. */
  listExamples(game: string): Promise<Examples> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/examples`, { method: 'GET' }) as Promise<Examples>;
  }

  /** What a procedure asks, which decisions it may put, how open rules are read. */
  describe(game: string, procedure: string): Promise<Procedure> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/${encodeURIComponent(procedure)}`, {
      method: 'GET',
    }) as Promise<Procedure>;
  }

  /** Resolve a procedure: dice thrown here or given, every step explained. */
  resolve<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G] & string>(
    game: G,
    procedure: P,
    body: Told<ResolveAsk, ProcedureInputs[G][P]>,
  ): Promise<Resolution> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/${encodeURIComponent(procedure)}/resolve`, {
      method: 'POST',
      body,
    }) as Promise<Resolution>;
  }

  /** The exact odds of a procedure. */
  odds<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G] & string>(
    game: G,
    procedure: P,
    body: Told<OddsAsk, ProcedureInputs[G][P]>,
  ): Promise<Odds> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/${encodeURIComponent(procedure)}/odds`, {
      method: 'POST',
      body,
    }) as Promise<Odds>;
  }

  /** What a side should do, with every decision of the other side inside. */
  advise<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G] & string>(
    game: G,
    procedure: P,
    body: Told<AdviseAsk, ProcedureInputs[G][P]>,
  ): Promise<Advice> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/${encodeURIComponent(procedure)}/advise`, {
      method: 'POST',
      body,
    }) as Promise<Advice>;
  }

  /** What each change of the input, and each decision, is worth. */
  worth<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G] & string>(
    game: G,
    procedure: P,
    body: Told<WorthAsk, ProcedureInputs[G][P]>,
  ): Promise<Worth> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/${encodeURIComponent(procedure)}/worth`, {
      method: 'POST',
      body,
    }) as Promise<Worth>;
  }

  /** How the outcomes move along one input. */
  analyse<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G] & string>(
    game: G,
    procedure: P,
    body: Told<AnalyseAsk, ProcedureInputs[G][P]>,
  ): Promise<Analysis> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/${encodeURIComponent(procedure)}/analyse`, {
      method: 'POST',
      body,
    }) as Promise<Analysis>;
  }

  /** A worked example under every walker: typed dice, replay, odds, luck, random play. */
  runExample(game: string, example: string): Promise<ExampleRun> {
    return this.#json(`/api/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(example)}`, {
      method: 'GET',
    }) as Promise<ExampleRun>;
  }

  /** Check a resolution that was kept, a campaign’s file, a shared campaign’s journal, or evidence. */
  verify(body: VerifyAsk): Promise<Findings> {
    return this.#json(`/api/verify`, { method: 'POST', body }) as Promise<Findings>;
  }

  /** Where the JSON Schemas are published, and the number of the dialect. */
  listSchemas(): Promise<Schemas> {
    return this.#json(`/api/schemas`, { method: 'GET' }) as Promise<Schemas>;
  }

  /** One JSON Schema, with all that it refers to, described in the caller’s language. */
  readSchema(name: string): Promise<string> {
    return this.#text(`/api/schemas/${encodeURIComponent(name)}`, { method: 'GET' });
  }

  /** The JSON Schema of a procedure’s input, titled in the caller’s language. */
  readInputSchema(game: string, procedure: string): Promise<string> {
    return this.#text(`/api/schemas/inputs/${encodeURIComponent(game)}/${encodeURIComponent(procedure)}`, {
      method: 'GET',
    });
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
function problemOf(text: string, status: number): Problem {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (typeof problem.title === 'string' && Array.isArray(problem.refusals)) return problem as Problem;
  } catch {
    // Not JSON: told by its status alone.
  }
  return { type: 'about:blank', title: `HTTP ${status}`, status, refusals: [] };
}
