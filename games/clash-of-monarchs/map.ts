/** Point-to-point maps as a player draws them from his own sheet: the aid prints none. */
import { type PointMap, PointSheets, type PointVocabulary, pointMapField } from '@grognard/hexes';
import { field } from './text/kit.ts';

/** What the charts ask of a space: hills [15.4], a fortress and its class [17.3-4]. */
const SPACES = ['open', 'hills', 'fortress1', 'fortress2', 'fortress3'] as const;
/** What they ask of a way between two spaces: whether it crosses a river [13.0]. */
const LINKS = ['way', 'river'] as const;

type SpaceKind = (typeof SPACES)[number];
type LinkKind = (typeof LINKS)[number];
export type ClashMap = PointMap<SpaceKind, LinkKind>;

const WORDS: PointVocabulary<SpaceKind, LinkKind> = { spaces: SPACES, links: LINKS };

export const MAPS = new PointSheets(WORDS, {
  ground: { open: 'clear', hills: 'hills', fortress1: 'clear', fortress2: 'clear', fortress3: 'clear' },
  lines: { way: 'road', river: 'river' },
  features: { fortress1: 'fortress1', fortress2: 'fortress2', fortress3: 'fortress3' },
  sides: ['attacker', 'defender'],
});

export const map = () => ({ ...field.optional(pointMapField(MAPS)), seldom: true as const });

/** The map of an input that was checked; nothing where none was told. */
export function mapOf(file: unknown): ClashMap | undefined {
  const checked = file === undefined ? undefined : MAPS.read(file);
  return checked?.ok ? checked.value : undefined;
}

/** 17.3-4 The class of a fortress; nothing where there is none. */
export const classOf = (kind: SpaceKind): number => (kind.startsWith('fortress') ? Number(kind.slice(-1)) : 0);

/** How two spaces are joined: not at all, or across a river unless another way leads round it. */
export function joinOf(read: ClashMap, from: string, to: string): LinkKind | undefined {
  const [start, end] = [read.find(from), read.find(to)];
  if (start === undefined || end === undefined) return undefined;
  const kinds: LinkKind[] = [];
  for (let link = read.first[start] ?? 0; link < (read.first[start + 1] ?? 0); link += 1)
    if (read.targets[link] === end) kinds.push(read.linkKind(link));
  return kinds.includes('way') ? 'way' : kinds[0];
}
