/** What happens in a campaign: the journal's own kinds of event. */
import { isOverlay, type Overlay } from '../game/resolve.ts';
import { type Entry, isEntry } from '../journal/journal.ts';
import type { Plain, Side } from '../step/step.ts';

export const FORMAT = 1;

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
  | { readonly kind: 'resolved'; readonly procedure: string; readonly input: Plain; readonly journal: readonly Entry[] }
  | { readonly kind: 'corrected'; readonly at: string; readonly value: Plain; readonly reason: string }
  | { readonly kind: 'noted'; readonly text: string }
  | {
      readonly kind: 'undone';
      readonly event: number;
      readonly consent: readonly Side[];
      /** Sides that nobody plays, and whose consent nobody can give. */
      readonly absent?: readonly Side[];
    }
  | { readonly kind: 'redone'; readonly event: number };

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
        event['journal'].every(isEntry)
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
    default:
      return false;
  }
};

const isSides = (value: unknown): boolean => Array.isArray(value) && value.every((side) => typeof side === 'string');

const isReadings = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((reading) => typeof reading === 'string');
