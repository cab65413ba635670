/** The words of the rulebook, as lists and their types. */
export const SIDES = ['attacker', 'defender'] as const;

export const RESULTS = ['-', 'A1', 'A2', 'D1', 'D2'] as const;
export type Result = (typeof RESULTS)[number];
