/** The words of the rules, as lists and their types. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** The players of a campaign; each has forces that attack and forces that defend. */
export const PLAYERS = ['first', 'second'] as const;

export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** Medieval, Renaissance, Arquebus, Musket, Baroque, Manoeuvre, Lace War. */
export const TECHNOLOGIES = ['MED', 'REN', 'ARQ', 'MUS', 'BAR', 'MAN', 'LACE'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];

export const NATIONS = [
  'france',
  'spain',
  'england',
  'turkey',
  'austria',
  'prussia',
  'russia',
  'venice',
  'portugal',
  'hungary',
  'aztecs',
  'other',
] as const;
export type Nation = (typeof NATIONS)[number];

export const CAVALRY = ['standard', 'eastern', 'none'] as const;
type Cavalry = (typeof CAVALRY)[number];

/** D The Turks have double, the natives of America none. */
export const CAVALRY_OF: Readonly<Record<Nation, Cavalry>> = {
  ...(Object.fromEntries(NATIONS.map((nation) => [nation, 'standard'])) as Record<Nation, Cavalry>),
  turkey: 'eastern',
  aztecs: 'none',
};

/** L The native countries of the list (example 3). */
export const NATIVE: Partial<Readonly<Record<Nation, boolean>>> = { aztecs: true };

export const TERRAINS = ['plain', 'forest', 'swamp', 'desert', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const CROSSINGS = ['none', 'river', 'pass', 'strait', 'landing'] as const;
export type Crossing = (typeof CROSSINGS)[number];

export const PHASES = ['fire', 'shock', 'pursuit'] as const;
export type Phase = (typeof PHASES)[number];

export type Column = 'A' | 'B' | 'C' | 'D' | 'E';

export type Round = 1 | 2;

/** How a battle ends for its loser, or for nobody. */
export const MANNERS = ['brokenInFire', 'brokenInShock', 'withdrew', 'outlasted', 'bothBroken', 'level'] as const;
export type Manner = (typeof MANNERS)[number];

/** B Every stack that may stand together, pachas apart, as players write it. */
export const STACKS = [
  '2A+',
  '1A+ 1A-',
  '1A+ 1A- 1D',
  '1A+ 1A- 2D',
  '1A+',
  '1A+ 1D',
  '1A+ 2D',
  '1A+ 3D',
  '1A+ 4D',
  '2A-',
  '2A- 1D',
  '2A- 2D',
  '2A- 3D',
  '2A- 4D',
  '1A-',
  '1A- 1D',
  '1A- 2D',
  '1A- 3D',
  '1A- 4D',
  '1D',
  '2D',
  '3D',
  '4D',
] as const;
export type StackName = (typeof STACKS)[number];

/** What a check of counters says. */
export const VERDICTS = ['allowed', 'forbidden'] as const;
export type Judgement = (typeof VERDICTS)[number];

/** N Why an exchange of counters is not allowed. */
export type Reason = 'armyFromDetachments' | 'worthChanges' | 'notDescribed';

/** A counter without a name of its own is kept by no campaign. */
export const UNNAMED = '—';

/** The name a counter was given, if it was given one. */
export const nameOf = ({ name }: { readonly name: string }): { readonly name?: string } =>
  name === UNNAMED ? {} : { name };

/** Who it is that something is said of: a force by its name and nation, or by its side. */
export type Who = {
  readonly name?: string;
  readonly nation?: Nation;
  readonly side?: Side;
};
