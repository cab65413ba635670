/** The campaign's own events among the lines of a shared journal. */
import type { CampaignEvent } from '../campaign/event.ts';
import type { FairEvent } from './event.ts';

/** What a line adds to the campaign; nothing where it belongs to the play of a procedure. */
export function campaignEventIn(event: FairEvent): CampaignEvent | undefined {
  switch (event.kind) {
    case 'opened': {
      const { fair: _, ...opened } = event;
      return opened;
    }
    case 'resolved': {
      const { began: _, ...resolved } = event;
      return resolved;
    }
    case 'corrected': {
      const { at, value, reason } = event;
      return { kind: 'corrected', at, value, reason };
    }
    case 'reviewed': {
      const { version, verdicts } = event;
      return { kind: 'reviewed', version, verdicts };
    }
    case 'noted':
      return { kind: 'noted', text: event.text };
    case 'undone': {
      const { line: _, ...undone } = event;
      return undone;
    }
    default:
      return undefined;
  }
}
