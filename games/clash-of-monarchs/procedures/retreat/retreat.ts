/** 15.9 Retreat: where a loser goes, checked over the spaces the player describes. No die. */
import { done, type Effect, type Procedure, words } from '@grognard/kernel';
import type { CampaignState } from '../../campaign/state.ts';
import { UNNAMED } from '../../fields.ts';
import { forceNamed, spsOf } from '../../force.ts';
import { LOSER_SPACES, ROUT_SPACES } from '../battle/fight.ts';
import type { ClashBook } from '../book.ts';
import { type Retreat, retreatInput } from './input.ts';
import { retreatRefusals } from './refusals.ts';
import { describedSpaces, legalNext } from './spaces.ts';

interface Outcome {
  readonly at: string;
  readonly lost: number;
  readonly left: number;
  readonly sheltered: number;
  readonly surrendered: number;
  readonly siegeArtilleryLost: number;
  readonly depotsLost: number;
}

/** 15.9 Enemy SPs in a space for each extra SP lost there. */
const PER_LOSS = 5;

export const retreat: Procedure<Retreat, Outcome, ClashBook, CampaignState> = {
  id: 'retreat',
  rule: '15.9',
  input: retreatInput,
  refusals: (r, book) => retreatRefusals(r, spacesToGo(r), book),
  begin: (r) => {
    const result = walk(r);
    return done(result, () => [
      { rule: '15.9', title: words('retreat.walk'), outcome: words(summaryKey(result), { ...result }) },
    ]);
  },
  outcome: ({ surrendered, sheltered, left }) =>
    surrendered > 0 ? 'surrenders' : left + sheltered > 0 ? 'escapes' : 'lost',
  outcomeWords: (outcome) => words(`retreat.outcome.${outcome}`),
  summary: (result) => words(summaryKey(result), { ...result }),
  figures: { lost: ({ lost }: Outcome) => lost, left: ({ left }: Outcome) => left },
  effects: (result, r) => effects(result, r),
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    return force
      ? { sps: spsOf(force), morale: force.morale, ...(force.space !== UNNAMED && { from: force.space }) }
      : {};
  },
};

const summaryKey = ({ surrendered }: Outcome): string => (surrendered > 0 ? 'retreat.surrenders' : 'retreat.summary');

/** 15.9 One space, or three for a routed force. */
const spacesToGo = (r: Retreat): number => (r.morale === 'ROUTED' ? ROUT_SPACES : LOSER_SPACES);

/** 15.9 Each space with enemies costs 1 SP for every five of them; what shelters in a fortress goes no further. */
function walk(r: Retreat): Outcome {
  const spaces = describedSpaces(r);
  let [marching, lost, sheltered] = [r.sps, 0, 0];
  for (const [step, at] of [r.from, ...r.path].entries()) {
    const toll = step === 0 ? 0 : Math.min(marching, Math.floor((spaces.get(at)?.enemySps ?? 0) / PER_LOSS));
    marching -= toll;
    lost += toll;
    if (r.shelterAt === at && sheltered === 0) {
      sheltered = Math.min(marching, r.shelter);
      marching -= sheltered;
    }
  }
  const at = r.path.at(-1) ?? r.from;
  const stuck = marching > 0 && r.path.length < spacesToGo(r) && legalNext(spaces, at).length === 0;
  const routed = r.morale === 'ROUTED';
  return {
    at,
    lost,
    left: stuck ? 0 : marching,
    sheltered,
    surrendered: stuck ? marching : 0,
    siegeArtilleryLost: routed || stuck ? r.siegeArtillery : 0,
    depotsLost: routed || stuck ? r.depots : 0,
  };
}

const effects = (result: Outcome, r: Retreat): readonly Effect[] => [
  ...(result.lost > 0 ? [{ kind: 'attrition', force: r.force, sps: result.lost }] : []),
  ...(result.surrendered > 0 || result.left + result.sheltered === 0
    ? [{ kind: result.surrendered > 0 ? 'captured' : 'eliminated', force: r.force }]
    : [{ kind: 'retreated', force: r.force, space: result.at }]),
];
