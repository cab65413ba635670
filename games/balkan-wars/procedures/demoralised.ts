/** Effects of demoralisation on what a counter prints. */
import type { BalkanRulings } from '../rulings.ts';
import { GUNS, type UnitType } from '../vocabulary.ts';

interface Rated {
  readonly demoralised: boolean;
}

/** Half the printed movement, fractions up. */
export const movementOf = ({ movement, demoralised }: Rated & { readonly movement: number }): number =>
  demoralised ? Math.ceil(movement / 2) : movement;

/** A demoralised headquarters loses one level of each, never under zero. */
export const staffOf = ({ staff, demoralised }: Rated & { readonly staff: number }): number =>
  lowered(staff, demoralised);
export const commandOf = ({ command, demoralised }: Rated & { readonly command: number }): number =>
  lowered(command, demoralised);

const lowered = (level: number, demoralised: boolean): number => (demoralised ? Math.max(0, level - 1) : level);

/** Only artillery in good order takes part in the superiority; whether a fort's guns do is a ruling. */
export const bombards = (
  { type, demoralised }: Rated & { readonly type: UnitType },
  { demoralisedFortGuns }: BalkanRulings,
): boolean => GUNS.includes(type) && (!demoralised || (type === 'fortification' && demoralisedFortGuns === 'fire'));
