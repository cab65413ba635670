/** What a companion is given, what it remembers, and what it tells. */
import type { Game, Refusal } from '@grognard/kernel';
import type {
  Checkpoint,
  Crypto,
  Evidence,
  Line,
  Shared,
  SignedHead,
  Signer,
  VerifyBeside,
} from '@grognard/kernel/fair';
import type { Api } from './api.ts';
import type { SecretLink } from './links.ts';

/** The part of a WebSocket that is needed, in browser and Node alike. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** What a device remembers of a campaign from last time. */
export interface Kept {
  /** The server must go on from them. */
  readonly lines: readonly Line[];
  /** How far it has checked them itself. */
  readonly checked?: Checkpoint | undefined;
  /** The furthest that the server had signed. */
  readonly vouched?: SignedHead | undefined;
}

/** What is needed of the API. */
export type CampaignApi = Pick<Api, 'origin' | 'act' | 'readLines' | 'giveBack'>;

/** What a companion needs to follow a campaign. */
export interface CompanionOptions {
  readonly api: CampaignApi;
  readonly link: Extract<SecretLink, { kind: 'seat' | 'watch' }>;
  gameOf(id: string): Promise<Game | undefined>;
  socket(url: string): Socket;
  readonly crypto?: Crypto & Signer;
  readonly verify?: VerifyBeside;
  /** Milliseconds before a lost connection is tried again: at first, and at most. */
  readonly pauses?: { readonly first: number; readonly longest: number };
  readonly kept?: Kept;
}

/** What a companion tells those who listen. */
export type News =
  | { readonly kind: 'lines'; readonly lines: readonly Line[]; readonly shared: Shared }
  | { readonly kind: 'presence'; readonly here: readonly string[] }
  | { readonly kind: 'connected' | 'disconnected' }
  /** The server does not know the link, or not any longer: coming back would not help. */
  | { readonly kind: 'turnedAway' }
  /** The server has fewer lines than it has told: they are given back to it. */
  | { readonly kind: 'wentBack'; readonly by: number; readonly length: number; readonly evidence: Evidence }
  /** It has them again. */
  | { readonly kind: 'mended'; readonly lines: number }
  /** The server told something that cannot be: nothing after it is believed. */
  | {
      readonly kind: 'distrust';
      readonly line: number;
      readonly refusals: readonly Refusal[];
      readonly evidence: Evidence;
    };
