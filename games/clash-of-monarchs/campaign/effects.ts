/** Every change a procedure may make to the campaign. */
import type { Effect, Plain } from '@grognard/kernel';
import type { Force, GunChange } from '../force.ts';
import type { Arm, DepotState, Fleet, Morale, Nation, Place, Side, Supply, Troop } from '../vocabulary.ts';
import { UNNAMED } from '../vocabulary.ts';

/** A force by its name, and by its side where a battle tells of two. */
type Of = { readonly force: string; readonly side?: Side };

export type ClashEffect =
  | (Of & { readonly kind: 'losses' | 'detached'; readonly nation: Troop; readonly arm: Arm; readonly sps: number })
  | (Of & { readonly kind: 'gun'; readonly nation: Troop; readonly loss: GunChange })
  | (Of & { readonly kind: 'morale'; readonly morale: Morale })
  | (Of & { readonly kind: 'supply'; readonly supply: Supply })
  | (Of & { readonly kind: 'entrenched' | 'captured' | 'eliminated' })
  /** Where to, unless the players alone know. */
  | (Of & { readonly kind: 'entered' | 'withdrew'; readonly space?: string })
  | (Of & { readonly kind: 'moved' | 'retreated'; readonly space: string })
  | (Of & { readonly kind: 'mustRetreat'; readonly spaces: number })
  /** Into what, unless into several. */
  | (Of & { readonly kind: 'joined'; readonly into?: string })
  | (Of & { readonly kind: 'formed'; readonly of: Formed })
  | { readonly kind: 'leader'; readonly name: string; readonly side?: Side; readonly place: Place }
  | { readonly kind: 'will' | 'points'; readonly nation: Nation; readonly change: number }
  | { readonly kind: 'income' | 'spent'; readonly nation: Nation; readonly thl: number }
  | { readonly kind: 'actionsSpent'; readonly nation: Nation; readonly sas: number }
  | { readonly kind: 'recruits'; readonly nation: Nation; readonly infantry: number; readonly cavalry: number }
  | { readonly kind: 'newLeaders'; readonly nation: Nation; readonly replaced: number; readonly added: number }
  | { readonly kind: 'siegeMarker'; readonly fortress: string; readonly marker: number }
  | { readonly kind: 'garrison'; readonly fortress: string; readonly class: number; readonly sps: number }
  | {
      readonly kind: 'fell';
      readonly fortress: string;
      readonly nation: Nation;
      readonly garrison: 'free' | 'captured';
    }
  | { readonly kind: 'fleetToPool'; readonly fleet: Fleet }
  | { readonly kind: 'lightStep'; readonly unit: string }
  | { readonly kind: 'depot'; readonly depot: string; readonly owner?: Nation; readonly state: DepotState }
  /** Told and done on the map alone: the campaign does not keep that counter, or not that of it. */
  | { readonly kind: 'onMap'; readonly effect: ClashEffect | Uncounted };

/** What is taken off the map without saying from which troops or units. */
type Uncounted =
  | (Of & { readonly kind: 'attrition'; readonly sps: number })
  | { readonly kind: 'lightSteps'; readonly who: string; readonly steps: number }
  | (Of & { readonly kind: 'siegeGuns'; readonly guns: number });

/** A force as the register keeps it. */
export type Formed = Pick<Force, 'troops' | 'lightCavalry' | 'supply' | 'morale'> & {
  readonly commander: { readonly name: string };
  readonly leaders: readonly { readonly name: string }[];
};

/** An effect on a counter; one without a name stands on the map and nowhere else. */
export const onCounter = (name: string, effect: ClashEffect): Effect =>
  (name === UNNAMED ? onMap(effect) : effect) as Effect;

/** A force that has moved into a space; of one without a name there is nothing to keep. */
export const enteredBy = (force: string, space?: string): readonly Effect[] =>
  force === UNNAMED ? [] : [{ kind: 'entered', force, ...(space !== undefined && { space }) } as Effect];

export const onMap = (effect: ClashEffect | Uncounted): Effect => ({
  kind: 'onMap',
  effect: Object.fromEntries(Object.entries(effect).filter(([, fact]) => fact !== UNNAMED)) as Plain,
});
