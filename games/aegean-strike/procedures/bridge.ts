/** Bridge building: an engineer unit may throw a bridge across a hexside of the Bosphorus, which can then be crossed. */

import { hexsideOf, linkBetween } from '@grognard/hexes';
import { done, type Effect, explained, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { mapIn } from '../parts/campaign-map.ts';
import { rarely } from '../parts/fields.ts';
import {
  bridgeFaults,
  bridge as bridgeField,
  bridges,
  builtFaults,
  map,
  mapOf,
  markersOn,
  stationed,
} from '../parts/map-input.ts';
import { field, refusal, words } from '../text/kit.ts';
import type { Phase } from '../vocabulary.ts';

const input = field.record('bridge.input', {
  map: map(),
  unit: stationed,
  hexside: bridgeField('bridge.hexside'),
  ...rarely({ bridges: bridges() }),
});

type Input = Infer<typeof input>;

export interface BridgeResult {
  readonly hexside: string;
}

export const bridge: Procedure<Input, BridgeResult, AegeanBook, CampaignState, typeof input> = {
  id: 'bridge',
  rule: 'terrain.engineers',
  phase: 'movement' satisfies Phase,
  input,
  refusals: (plan) => faults(plan),
  begin: ({ hexside, unit }, { tables }) =>
    explained(
      () => [
        {
          rule: 'terrain.engineers',
          title: words('bridge.built', { hexside, unit: unit.name }),
          lookup: tables.terrain.look('bosphorus+E', 'cost'),
        },
      ],
      done({ hexside }),
    ),
  outcome: () => 'built',
  outcomes: ['built'],
  summary: ({ hexside }) => words('bridge.summary', { hexside }),
  outcomeWords: () => words('bridge.outcome'),
  figures: {},
  effects: ({ hexside }): readonly Effect[] => [{ kind: 'bridged', hexside }],
  fromCampaign: (state, said) => {
    const own = mapIn(state, said);
    const { bridges: built } = markersOn(said['map'] ?? own.map, [], state.bridges);
    return { ...own, ...(built && { bridges: built }) };
  },
};

/** Terrain chart, Bosphorus: engineers beside a hexside of it that has no bridge. */
function faults({ map: file, unit, hexside, bridges: built }: Input): readonly Refusal[] {
  const rule = 'terrain.engineers';
  const wrong = builtFaults(file, built);
  if (wrong.length > 0) return wrong;
  const read = mapOf(file, built);
  const astray = bridgeFaults(read, hexside, 'hexside');
  const link = hexsideOf(read, hexside);
  if (astray.length > 0 || link === undefined) return astray;
  const [from, to] = [read.targets[read.reverse[link] as number], read.targets[link]] as [number, number];
  const here = read.at(unit.hex);
  return [
    ...(unit.kind === 'engineer' || unit.engineers ? [] : [refusal('noEngineers', 'unit.kind', { rule })]),
    ...(here === from || here === to ? [] : [refusal('notAtStrait', 'unit.hex', { rule, facts: { hexside } })]),
    ...(read.crosses(link, 'bridge') || linkBetween(read, from, to) === undefined
      ? [refusal('alreadyBridged', 'hexside', { rule, facts: { hexside } })]
      : []),
  ];
}
