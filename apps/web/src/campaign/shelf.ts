/** Campaigns kept in the browser's own database: nothing but the lines of their journals. */
import { GrowingShelf } from '../app/database.ts';

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** How many lines its journal has. */
  readonly length: number;
  readonly changed: number;
}

export const campaigns = new GrowingShelf<Kept, string>('grognard', 'campaigns', 'id');
