/** Two copies of one campaign that went apart: how far they agree, and how each went on. */
import { accept, type Checked, refuse } from '../refusal/refusal.ts';
import type { CampaignEvent } from './event.ts';
import type { CampaignFile } from './file.ts';

/** Where two copies of a campaign went apart. */
export interface Parting {
  /** How many lines both share. */
  readonly common: number;
  /** What each holds beyond them. */
  readonly first: readonly CampaignEvent[];
  readonly second: readonly CampaignEvent[];
}

/** Copies share their opening, or they are no copies of one campaign. Each line is bound to all before it. */
export function parting(first: CampaignFile, second: CampaignFile): Checked<Parting> {
  const differs = first.lines.findIndex((line, index) => line !== second.lines[index]);
  const common = differs < 0 ? first.lines.length : differs;
  if (common === 0) return refuse({ code: 'notCopies', at: '' });
  return accept({ common, first: first.events.slice(common), second: second.events.slice(common) });
}
