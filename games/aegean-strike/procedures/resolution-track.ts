/** Air/naval combat resolution track: one shot at one target, whoever fires. */

import { done, type Infer, nested, type Procedure } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { HITS_COUNT, natoHits, partiesOf } from '../parts/balance.ts';
import { hits, side, value } from '../parts/fields.ts';
import { type Shell, shoot, worn } from '../parts/fire.ts';
import { field, refusal, words } from '../text/kit.ts';
import type { Phase, Side } from '../vocabulary.ts';

const input = field.record('track.input', {
  side: side('track.side'),
  value: value('track.shotValue', 5),
  hits: hits('track.hits'),
  target: field.oneOf('track.target', { options: ['air-naval', 'ground'], words: 'target', default: 'air-naval' }),
  ecm: value('track.ecm'),
});

type Input = Infer<typeof input>;
export type ResolutionTrackResult = Shell & { readonly side: Side };

export const resolutionTrack: Procedure<Input, ResolutionTrackResult, AegeanBook, CampaignState, typeof input> = {
  id: 'resolution-track',
  rule: 'track',
  phase: 'air' satisfies Phase,
  input,
  rulings: ['marginOverTen'],
  refusals: (shot) => [
    ...(shot.value > 0 ? [] : [refusal('noValue', 'value', { rule: 'ranges.explanation' })]),
    ...(shot.target === 'ground' && shot.ecm > 0 ? [refusal('groundEcm', 'ecm', { rule: 'example.airGround' })] : []),
  ],
  begin: (shot, book) =>
    nested('shot', [], shoot({ ...shot, rule: 'track', value: worn(shot.value, shot.hits) }, book), (shell) =>
      done({ ...shell, side: shot.side }),
    ),
  outcome: (shell) => String(shell.hits),
  summary: (shell) => words('hits.count', { hits: shell.hits }),
  outcomeWords: (outcome) => words('hits.count', { hits: Number(outcome) }),
  figures: {
    hits: (shell: ResolutionTrackResult) => shell.hits,
    natoHits: (shell: ResolutionTrackResult) => natoHits(shell.side, shell.hits, 0),
  },
  favours: HITS_COUNT,
  parties: ({ side: firing }) => partiesOf(firing, []),
  headline: ({ input: shot, steps }) =>
    words('fire.headline', {
      face: steps.find(({ dice }) => dice.length > 0)?.dice[0]?.face ?? 0,
      value: worn(shot.value, shot.hits),
    }),
};
