/** The words of the rulebook, as lists and their types. */
export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

/** The players are the nations. */
export const NATIONS = ['valmer', 'cantons'] as const;
export type Nation = (typeof NATIONS)[number];

export const ARMS = ['infantry', 'cavalry', 'guns'] as const;
export type Arm = (typeof ARMS)[number];

export const TERRAINS = ['plain', 'wood', 'scree', 'peak'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** From the attacker's best to his worst. */
export const RESULTS = ['D2', 'D1', '-', 'A1', 'A2'] as const;
export type Result = (typeof RESULTS)[number];

/** Where a counter is. */
export const PLACES = ['map', 'pool', 'lost'] as const;
export type Place = (typeof PLACES)[number];
