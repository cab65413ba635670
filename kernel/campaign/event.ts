/** What happens in a campaign: the journal's own kinds of event. */
import { isOverlay, type Overlay } from '../game/resolve.ts';
import { type Entry, isEntry } from '../journal/journal.ts';
import type { Plain, Side } from '../step/step.ts';
import { type Ending, isEnding } from './ending.ts';

/** The number of the journal’s format. */
export const FORMAT = 1;

/** One thing that happened in a campaign, as its journal keeps it. */
export type CampaignEvent =
  | {
      readonly kind: 'opened';
      readonly format: number;
      readonly game: string;
      readonly version: string;
      readonly name: string;
      readonly rulings: Readonly<Record<string, string>>;
      readonly setup: Plain;
      /** The players' own cells, laid over the tables for the whole campaign. */
      readonly overlay?: Overlay;
    }
  | {
      readonly kind: 'resolved';
      readonly procedure: string;
      readonly input: Plain;
      readonly journal: readonly Entry[];
      /** What came of it; events of the first release have none, and are played again. */
      readonly ending?: Ending;
    }
  | { readonly kind: 'corrected'; readonly at: string; readonly value: Plain; readonly reason: string }
  | { readonly kind: 'noted'; readonly text: string }
  | {
      readonly kind: 'undone';
      readonly event: number;
      readonly consent: readonly Side[];
      /** Sides that nobody plays, and whose consent nobody can give. */
      readonly absent?: readonly Side[];
    }
  | { readonly kind: 'redone'; readonly event: number }
  | {
      /** Every event before this one was looked at under `version`; those that would end otherwise are judged. */
      readonly kind: 'reviewed';
      readonly version: string;
      readonly verdicts: readonly Judgement[];
    };

export const VERDICTS = ['kept', 'redone', 'marked', 'pinned'] as const;

/** What the owner says of an event that would now end otherwise. */
export interface Judgement {
  readonly event: number;
  readonly verdict: (typeof VERDICTS)[number];
  /** Where it is done again: what comes of the same dice and answers now. Where it is pinned: what the first release did not keep. */
  readonly ending?: Ending;
}

/** A procedure that was resolved. */
export type ResolvedEvent = Extract<CampaignEvent, { kind: 'resolved' }>;

/** Whether something read from outside is an event at all. */
export const isCampaignEvent = (value: unknown): value is CampaignEvent => {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Readonly<Record<string, unknown>>;
  switch (event['kind']) {
    case 'opened':
      return (
        ['game', 'version', 'name'].every((key) => typeof event[key] === 'string') &&
        typeof event['format'] === 'number' &&
        isReadings(event['rulings']) &&
        'setup' in event &&
        (event['overlay'] === undefined || isOverlay(event['overlay']))
      );
    case 'resolved':
      return (
        typeof event['procedure'] === 'string' &&
        'input' in event &&
        Array.isArray(event['journal']) &&
        event['journal'].every(isEntry) &&
        (event['ending'] === undefined || isEnding(event['ending']))
      );
    case 'corrected':
      return typeof event['at'] === 'string' && typeof event['reason'] === 'string' && 'value' in event;
    case 'noted':
      return typeof event['text'] === 'string';
    case 'undone':
      return (
        Number.isInteger(event['event']) &&
        isSides(event['consent']) &&
        (event['absent'] === undefined || isSides(event['absent']))
      );
    case 'redone':
      return Number.isInteger(event['event']);
    case 'reviewed':
      return (
        typeof event['version'] === 'string' && Array.isArray(event['verdicts']) && event['verdicts'].every(isVerdict)
      );
    default:
      return false;
  }
};

/** Whether something read from outside is a judgement at all. */
export const isVerdict = (value: unknown): value is Judgement => {
  const { event, verdict, ending } = (value ?? {}) as Partial<Record<keyof Judgement, unknown>>;
  const isKnown = VERDICTS.some((each) => each === verdict);
  return (
    Number.isInteger(event) &&
    isKnown &&
    (verdict === 'redone' || verdict === 'pinned' ? isEnding(ending) : ending === undefined)
  );
};

const isSides = (value: unknown): boolean => Array.isArray(value) && value.every((side) => typeof side === 'string');

const isReadings = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((reading) => typeof reading === 'string');
