/** Campaigns kept in the browser's own database: nothing but the lines of their journals. */
import { Shelf } from '../app/database.ts';

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly changed: number;
}

export const campaigns = new Shelf<Kept>('grognard', 'campaigns', 'id');

/** Adds a line if the journal still ends where the writer thought. */
export const addLine = (id: string, after: number, line: string): Promise<boolean> =>
  campaigns.change(id, (kept) =>
    kept.lines.length === after ? { ...kept, lines: [...kept.lines, line], changed: Date.now() } : undefined,
  );
