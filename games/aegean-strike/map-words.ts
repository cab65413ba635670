/** The words that maps of Aegean Strike are made of. */
import { type HexMap, HexSheets, type MapVocabulary } from '@grognard/hexes';
import { SIDES, TERRAINS } from './vocabulary.ts';

/** Water fills a hex like any terrain; `sea` among the hexsides is a coast that no unit crosses by itself. */
export const MAP_TERRAINS = [...TERRAINS, 'sea'] as const;
export const MAP_FEATURES = ['airbase', 'port'] as const;
export const MAP_HEXSIDES = ['road', 'sea', 'bosphorus', 'bridge'] as const;

type MapTerrain = (typeof MAP_TERRAINS)[number];
type MapFeature = (typeof MAP_FEATURES)[number];
type MapHexside = (typeof MAP_HEXSIDES)[number];

const MAP_WORDS: MapVocabulary<MapTerrain, MapFeature, MapHexside> = {
  terrains: MAP_TERRAINS,
  features: MAP_FEATURES,
  hexsides: MAP_HEXSIDES,
};

/** Ground and roads are called what they are; the rest must be told. */
export const MAPS = new HexSheets(MAP_WORDS, { lines: { bosphorus: 'strait' }, sides: SIDES });

export type AegeanMap = HexMap<MapTerrain, MapFeature, MapHexside>;
