/** Every change a procedure may make to the campaign. */
import type { Arm, Fleet, Morale, Nation, Side, Supply, Troop } from '../vocabulary.ts';
import type { Place } from './state.ts';

export type ClashEffect =
  | { readonly kind: 'attrition'; readonly force: string; readonly sps: number }
  | {
      readonly kind: 'losses';
      readonly force: string;
      readonly side?: Side;
      readonly nation: Troop;
      readonly arm: Arm;
      readonly sps: number;
    }
  | {
      readonly kind: 'gun';
      readonly force: string;
      readonly side?: Side;
      readonly nation: Troop;
      readonly loss: 'flipped' | 'destroyed';
    }
  | { readonly kind: 'morale'; readonly force: string; readonly side?: Side; readonly morale: Morale }
  | { readonly kind: 'supply'; readonly force: string; readonly supply: Supply }
  | { readonly kind: 'entrenched'; readonly force: string }
  | { readonly kind: 'moved' | 'retreated'; readonly force: string; readonly space: string }
  | { readonly kind: 'withdrew'; readonly force: string }
  | { readonly kind: 'mustRetreat'; readonly force: string; readonly side?: Side; readonly spaces: number }
  | { readonly kind: 'captured' | 'eliminated'; readonly force: string; readonly side?: Side }
  | { readonly kind: 'leader'; readonly name: string; readonly place: Place }
  | { readonly kind: 'will' | 'points'; readonly nation: Nation; readonly change: number }
  | { readonly kind: 'income' | 'spent'; readonly nation: Nation; readonly thl: number }
  | { readonly kind: 'actionsSpent'; readonly nation: Nation; readonly sas: number }
  | { readonly kind: 'recruits'; readonly nation: Nation; readonly infantry: number; readonly cavalry: number }
  | { readonly kind: 'newLeaders'; readonly nation: Nation; readonly replaced: number; readonly added: number }
  | { readonly kind: 'siegeMarker'; readonly fortress: string; readonly marker: number }
  | {
      readonly kind: 'fell';
      readonly fortress: string;
      readonly nation: Nation;
      readonly garrison: 'free' | 'captured';
    }
  | { readonly kind: 'fleetToPool'; readonly fleet: Fleet | 'other' }
  | { readonly kind: 'lightStep'; readonly unit: string }
  | { readonly kind: 'depot'; readonly nation: Nation; readonly state: 'disorganised' | 'destroyed' };
