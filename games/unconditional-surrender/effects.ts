/** What a result changes in the campaign, or only tells of the map. */
import type { TextKey } from './text/kit.ts';
import type { Faction, FactoryCountry, Supply, WeatherOfTurn } from './vocabulary.ts';

/** The kinds that have words. */
type Told = TextKey extends infer Key ? (Key extends `effect.${infer Kind}` ? Kind : never) : never;

type Worded<Change extends { readonly kind: Told }> = Change;

export type Change = Worded<
  | {
      readonly kind: 'reduced' | 'eliminated' | 'restored' | 'activationEnds' | 'toPort' | 'noEzoc';
      readonly unit: string;
    }
  /** Nothing for the hex where it was not named. */
  | { readonly kind: 'retreated'; readonly unit: string; readonly hex: string | null }
  | { readonly kind: 'sorties'; readonly unit: string; readonly sorties: number }
  | { readonly kind: 'supply'; readonly unit: string; readonly supply: Supply }
  | { readonly kind: 'facLost'; readonly country: FactoryCountry; readonly lost: number }
  | { readonly kind: 'markerSpent'; readonly marker: string }
  | { readonly kind: 'noInvasion' | 'noBombed' | 'invasionCalledOff' }
  | { readonly kind: 'phaseBegins'; readonly faction: Faction }
  | { readonly kind: 'turnBegins'; readonly year: number; readonly month: number }
  | { readonly kind: 'weather'; readonly weather: WeatherOfTurn }
>;

/** Facts of the map: told to the players, kept on no track. */
export const TOLD = [
  'retreated',
  'toPort',
  'noEzoc',
  'noInvasion',
  'noBombed',
  'invasionCalledOff',
] as const satisfies readonly Change['kind'][];

export const activationEnds = (unit: string): Change => ({ kind: 'activationEnds', unit });

export const sortiesSet = (unit: string, sorties: number): Change => ({ kind: 'sorties', unit, sorties });
