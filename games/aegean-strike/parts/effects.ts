/** The changes procedures make to a campaign, as data. */
import type { Effect } from '@grognard/kernel';
import type { Formation, Side } from '../vocabulary.ts';

export const hitsOn = (side: Side, unit: string, hits: number): readonly Effect[] =>
  hits > 0 ? [{ kind: 'hits', side, unit, hits }] : [];

export const eliminated = (side: Side, unit: string): Effect => ({ kind: 'eliminated', side, unit });

export const formed = (side: Side, unit: string, formation: Formation): Effect => ({
  kind: 'formed',
  side,
  unit,
  formation,
});

export const spent = (side: Side, points: number): readonly Effect[] =>
  points > 0 ? [{ kind: 'spent', side, points }] : [];

export const flown = (side: Side, unit: string): Effect => ({ kind: 'flown', side, unit });

export const detected = (side: Side, unit: string): Effect => ({ kind: 'detected', side, unit });
