/** The tables, as the queries see them. */

export interface Tables {
  campaigns: { id: string; game: string; digest: string; observer: string; created: string; secret: string };
  seats: { campaign: string; seat: string; invitation: string; token: string | null; heard: number };
  lines: { campaign: string; sequence: number; text: string; time: string };
  keys: { campaign: string; seat: string; key: string; digest: string; sequence: number };
  probes: { id: number; time: string };
}

/** What belongs to a campaign. */
export const PARTS = ['seats', 'lines', 'keys'] as const satisfies readonly (keyof Tables)[];

/** What is backed up. */
export const TABLES = ['campaigns', ...PARTS] as const satisfies readonly (keyof Tables)[];

/** Tables of older backups that nothing is read from any more. */
export const RETIRED: readonly string[] = ['seeds'];
