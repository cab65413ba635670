/** The counters and maps that examples and vectors share. */
import type { Plain } from '@grognard/kernel';

export const f14 = (name: string) => ({ name, nation: 'us', type: 'F-14', antiAir: 9 });
export const f15 = (name: string, nation = 'us') => ({ name, nation, type: 'F-15', antiAir: 8 });
export const mig23 = { name: 'MiG-23', nation: 'ussr', type: 'MiG-23', antiAir: 6, ecm: 5 };
export const su24 = (name: string) => ({ name, nation: 'ussr', type: 'Su-24', bombardment: 5, ecm: 4 });
/** The same without its bombs, where only air combat is asked of it. */
export const raider = { name: 'Su-24', nation: 'ussr', type: 'Su-24', ecm: 4 };

/** Two F-15 against a MiG-23 and two Su-24. */
export const shortRange = {
  side: 'nato',
  reach: 'short',
  sensors: ['nato-small-airbase'],
  ranges: [2],
  distance: 2,
  interceptors: [f15('US F-15'), f15('Israeli F-15', 'israel')],
  escorts: [mig23],
  strikers: [su24('Su-24 a'), su24('Su-24 b')],
};

export const usSsn = { name: 'US SSN', nation: 'us', subsurface: 8, ecm: 8 };
export const ssgn = { name: 'SSGN', nation: 'ussr', subsurface: 6, ecm: 4 };

export const marines = {
  name: 'Marine brigade',
  nation: 'us',
  kind: 'marine',
  size: 'brigade',
  strength: 4,
  formation: 'MC',
};
export const coastGuard = { name: 'Coast division', kind: 'infantry', size: 'brigade', strength: 4, formation: 'MC' };
export const landing = { side: 'nato', ship: 'Amph', movement: 4, marines: [marines], enemies: [coastGuard] };
export const guns = { name: 'Guns', kind: 'artillery', size: 'smaller', strength: 0, formation: 'MC' };

export const drop = (terrain: string) => ({
  side: 'nato',
  transport: 'C-130',
  unit: '2/82',
  kind: 'airborne',
  terrain,
});

export const plain = {
  title: { en: 'Open country', fr: 'Terrain ouvert' },
  numbering: { shoved: 'even' },
  from: '1010',
  to: '1414',
  background: 'clear',
};
/** The Bosphorus between 1212 and 1213. */
export const strait = {
  ...plain,
  from: '1211',
  to: '1313',
  hexsides: [{ hexside: 'bosphorus', between: ['1212/1213'] }],
};

export const infantry = {
  name: 'Infantry',
  side: 'nato',
  kind: 'infantry',
  size: 'brigade',
  formation: 'MC',
  hex: '1212',
};
/** An enemy without a zone of control. */
export const rearguard = (hex: string) => ({ ...infantry, name: 'Rearguard', formation: 'R', hex });

/** The unit with its movement capacity. */
export const able = (unit: object, movement: number) => ({ ...unit, movement }) as { readonly [key: string]: Plain };
