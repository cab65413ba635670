/** What a procedure may do to the campaign, as data. */
import type { Effect } from '@grognard/kernel';
import type { Alignment, Camp, Country, Fate, GreatPower, Nation, Place, Player, UnitType } from './vocabulary.ts';

export type BalkanEffect =
  | { readonly kind: 'morale'; readonly country: Country; readonly change: number }
  | { readonly kind: 'moraleSpent'; readonly country: Country; readonly points: number }
  | { readonly kind: 'moraleSet'; readonly country: Country; readonly morale: number }
  | {
      readonly kind: 'unit';
      readonly id: string;
      readonly country: Nation;
      readonly type: UnitType;
      readonly player: Player;
      readonly fate: Fate;
      readonly place: Place;
      readonly retreat: number;
    }
  | { readonly kind: 'rallied'; readonly id: string }
  | { readonly kind: 'mobilised'; readonly id: string }
  | { readonly kind: 'placed'; readonly id: string; readonly depot: string; readonly player: Player }
  | { readonly kind: 'pointsSpent'; readonly country: Country; readonly points: number }
  | {
      readonly kind: 'volunteers';
      readonly player: Player;
      readonly country: Country | 'later';
      readonly points: number;
    }
  | {
      readonly kind: 'volunteersSpent';
      readonly player: Player;
      readonly country: Country | 'later';
      readonly points: number;
    }
  | { readonly kind: 'volunteersLapse'; readonly player: Player; readonly points: number }
  | { readonly kind: 'mobilisationHeld'; readonly player: Player }
  | { readonly kind: 'powerPointsSpent'; readonly power: GreatPower; readonly points: number }
  | { readonly kind: 'capitulates'; readonly country: Country }
  | { readonly kind: 'joins'; readonly country: Country; readonly player: Player; readonly camp: Camp }
  | { readonly kind: 'aligns'; readonly power: GreatPower; readonly alignment: Alignment }
  | { readonly kind: 'armistice'; readonly country: Country }
  | { readonly kind: 'armisticeEnds'; readonly country: Country }
  | { readonly kind: 'albaniaClosed' }
  | { readonly kind: 'armsOffered'; readonly player: Player }
  | { readonly kind: 'sickOnMap'; readonly player: Player; readonly units: number }
  | { readonly kind: 'ottomansUnsupplied' }
  | { readonly kind: 'revoltPenalty' }
  | { readonly kind: 'guerrilla'; readonly country: Country; readonly extraMovement: number }
  | { readonly kind: 'reveal'; readonly player: Player }
  | { readonly kind: 'crisis' }
  | { readonly kind: 'confrontation' }
  | { readonly kind: 'diplomacyDone' }
  | { readonly kind: 'eventDone' }
  | { readonly kind: 'naval'; readonly winner: 'turks' | 'league' }
  | { readonly kind: 'captured'; readonly city: string; readonly holder: Nation }
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'gameEnds'; readonly how: 'armistice' | 'worldWar' };

/** Effects leave a procedure as plain data. */
export const asEffects = (effects: readonly BalkanEffect[]): readonly Effect[] => effects as readonly Effect[];
