/** The aircraft of the charts, and the row of the detection page that each stands in. */
import type { CounterSymbol } from '@grognard/kernel';

export const AIRCRAFT = [
  'A-4',
  'A-6',
  'A-7',
  'A-10',
  'AB-212',
  'AH-1',
  'AV-8B',
  'E-6',
  'F-4',
  'F-5',
  'F-14',
  'F-15',
  'F-16',
  'F-18',
  'F-100',
  'F-104',
  'F-111',
  'Ka-25',
  'Mi-8',
  'Mi-24',
  'MiG-17',
  'MiG-21',
  'MiG-23',
  'MiG-27',
  'MiG-29',
  'MiG-31',
  'Mirage',
  'P-3',
  'S-3',
  'SH-3',
  'Su-24',
  'Su-29',
  'Tu-20',
  'Tu-22',
  'Tu-26',
  'Yak-36',
  'An-24',
  'C-5',
  'C-130',
  'CH-47',
  'CH-53',
  'Il-76',
  'Mi-2',
  'Mi-6',
  'UH-1',
  'AWACS',
  'E-2',
  'Tu-126',
] as const;
export type Aircraft = (typeof AIRCRAFT)[number];

/** Rows of the detection page that hold more than the one type they are named after. */
const SHARED_ROWS: Readonly<Partial<Record<Aircraft, string>>> = {
  'C-130': 'A-4',
  'F-5': 'A-4',
  'F-100': 'A-4',
  'F-104': 'A-4',
  'MiG-17': 'A-4',
  'A-7': 'A-6',
  'A-10': 'A-6',
  'AV-8B': 'A-6',
  'E-6': 'A-6',
  'F-4': 'A-6',
  'F-16': 'A-6',
  'F-18': 'A-6',
  'AH-1': 'AB-212',
  'CH-47': 'AB-212',
  'CH-53': 'AB-212',
  'UH-1': 'AB-212',
  'F-111': 'F-14',
  'MiG-31': 'MiG-29',
  'Su-29': 'MiG-29',
  'Su-24': 'Il-76',
  'Tu-26': 'Il-76',
  'Mi-6': 'Mi-2',
  'Mi-8': 'Mi-2',
  'Mi-24': 'Mi-2',
  'MiG-27': 'MiG-23',
  'Tu-22': 'An-24',
  'Yak-36': 'An-24',
};

/** Whoever can look for an enemy besides aircraft: rows of the detection page. */
export const STATIONS = [
  'us-ship',
  'ussr-ship',
  'other-ship',
  'us-submarine',
  'pact-submarine',
  'us-air-defence',
  'us-airbase',
  'us-headquarters',
  'us-unit',
  'ussr-air-defence',
  'ussr-airbase',
  'ussr-headquarters',
  'ussr-armour-division',
  'ussr-unit',
  'other-air-defence',
  'other-airbase',
  'other-unit',
  'nato-small-airbase',
] as const;

export const SENSORS = [...STATIONS, ...AIRCRAFT, 'MiG-23-Bulgaria'] as const;
export type Sensor = (typeof SENSORS)[number];

/** The detection row of a sensor. */
export const detectionRow = (sensor: Sensor): string => SHARED_ROWS[sensor as Aircraft] ?? sensor;

/** Whose weapon it is: rows of the combat ranges. */
export const SHOOTERS = [
  'us-ship',
  'ussr-ship',
  'other-ship',
  'us-submarine',
  'pact-submarine',
  'us-air-defence',
  'us-airbase',
  'us-headquarters',
  'us-unit',
  'ussr-air-defence',
  'ussr-airbase',
  'ussr-headquarters',
  'ussr-armour-division',
  'ussr-unit',
  'other-air-defence',
  'other-airbase',
  'other-unit',
  'us-aircraft',
  'ussr-aircraft',
  'other-aircraft',
] as const;
export type Shooter = (typeof SHOOTERS)[number];

/** How the counter of each type is drawn. */
export const AIR_SYMBOLS: Readonly<Record<Aircraft, CounterSymbol>> = {
  ...drawn('fighter', ['F-4', 'F-5', 'F-14', 'F-15', 'F-16', 'F-18', 'F-100', 'F-104']),
  ...drawn('fighter', ['MiG-17', 'MiG-21', 'MiG-23', 'MiG-29', 'MiG-31', 'Mirage', 'Su-29']),
  ...drawn('attackAircraft', ['A-4', 'A-6', 'A-7', 'A-10', 'AV-8B', 'E-6', 'F-111', 'MiG-27', 'Su-24', 'Yak-36']),
  ...drawn('bomber', ['Tu-20', 'Tu-22', 'Tu-26']),
  ...drawn('patrolAircraft', ['P-3', 'S-3']),
  ...drawn('earlyWarningAircraft', ['AWACS', 'E-2', 'Tu-126']),
  ...drawn('transportAircraft', ['An-24', 'C-5', 'C-130', 'Il-76']),
  ...drawn('helicopter', [
    'AB-212',
    'AH-1',
    'CH-47',
    'CH-53',
    'Ka-25',
    'Mi-2',
    'Mi-6',
    'Mi-8',
    'Mi-24',
    'SH-3',
    'UH-1',
  ]),
};

function drawn<const T extends Aircraft>(
  symbol: CounterSymbol,
  types: readonly T[],
): Readonly<Record<T, CounterSymbol>> {
  return Object.fromEntries(types.map((type) => [type, symbol])) as Readonly<Record<T, CounterSymbol>>;
}
