/** Effects of demoralisation on what a counter prints. */

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
