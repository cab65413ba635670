/** What effects do to the tracks of a nation; a track that would fall below nothing says so. */
import type { Plain, Unbooked } from '@grognard/kernel';
import type { Taken } from '../procedures/battle/result.ts';
import { unbooked } from '../text/kit.ts';
import { type Nation, nationOf } from '../vocabulary.ts';
import { blank, type CampaignState, type NationTracks } from './state.ts';

type Track = Exclude<keyof NationTracks, 'nation' | 'exhausted'>;
type Booked = CampaignState | Unbooked;

/** Monarchical will and victory points may fall below nothing. */
const SIGNED: readonly Track[] = ['will', 'points'];

const tracksOf = ({ nations }: CampaignState, of: Nation): NationTracks | undefined =>
  nations.find(({ nation }) => nation === of);

export function tracked(before: CampaignState, nation: Nation, track: Track, change: number): Booked {
  const tracks = tracksOf(before, nation);
  const at = (value: number): CampaignState['nations'] =>
    before.nations.map((each) => (each === tracks ? { ...each, [track]: value } : each));
  if (!tracks) {
    const value = [...before.nations, { nation, ...blank }] as unknown as Plain;
    return unbooked('nationUnknown', { nation }, { at: 'nations', value });
  }
  const had = tracks[track] ?? 0;
  const now = had + change;
  if (now >= 0 || SIGNED.includes(track)) return { ...before, nations: at(now) };
  const facts = { nation, track, had, change };
  return unbooked('trackTooLow', facts, { at: 'nations', value: at(-change) as unknown as Plain });
}

/** One booking after the other; the first without a place stops them all. */
export const inOrder = (before: CampaignState, ...steps: readonly ((so: CampaignState) => Booked)[]): Booked =>
  steps.reduce<Booked>((so, step) => ('unbooked' in so ? so : step(so)), before);

/** 20.4.2 What is lost leaves room under the army's limit, where the campaign was told how large the army is. */
export const fewer = (before: CampaignState, taken: readonly Taken[]): Booked =>
  inOrder(
    before,
    ...taken.map(({ nation, arm, sps }) => (so: CampaignState): Booked => {
      const of = nationOf(nation);
      return arm === 'light' || tracksOf(so, of)?.[arm] === undefined ? so : tracked(so, of, arm, -sps);
    }),
  );

/** 20.4.1 Recruits wait to be placed, and count in the army where its size is kept. */
export const raised = (before: CampaignState, nation: Nation, infantry: number, cavalry: number): Booked =>
  inOrder(
    before,
    (so) => tracked(so, nation, 'infantryToPlace', infantry),
    (so) => tracked(so, nation, 'cavalryToPlace', cavalry),
    (so) => (tracksOf(so, nation)?.infantry === undefined ? so : tracked(so, nation, 'infantry', infantry)),
    (so) => (tracksOf(so, nation)?.cavalry === undefined ? so : tracked(so, nation, 'cavalry', cavalry)),
  );
