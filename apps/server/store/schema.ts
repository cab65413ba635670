/** The tables, as the queries see them. */

export interface Tables {
  campaigns: { id: string; game: string; digest: string; observer: string; created: string };
  seats: { campaign: string; seat: string; invitation: string; token: string | null };
  lines: { campaign: string; sequence: number; text: string; time: string };
  keys: { campaign: string; seat: string; key: string; digest: string; sequence: number };
  seeds: { campaign: string; epoch: number; seed: string };
}

/** What belongs to a campaign. */
export const PARTS = ['seats', 'lines', 'keys', 'seeds'] as const satisfies readonly (keyof Tables)[];

export const TABLES = ['campaigns', ...PARTS] as const satisfies readonly (keyof Tables)[];
