/** Air/naval combat resolution track: one shot at one target. */
import { field, type Infer, type Procedure, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { hits, name, side, value } from '../parts/air-units.ts';
import { hitsOn } from '../parts/effects.ts';
import { type Shell, shoot, worn } from '../parts/fire.ts';
import { enemyOf } from '../vocabulary.ts';

const input = field.record('track.input', {
  side: side('track.side'),
  firer: name('track.firer'),
  value: value('track.value', 5),
  hits: hits('track.hits'),
  targetName: name('track.targetName'),
  target: field.oneOf('track.target', { options: ['air-naval', 'ground'], words: 'target', default: 'air-naval' }),
  ecm: value('track.ecm'),
});

type Input = Infer<typeof input>;

export const resolutionTrack: Procedure<Input, Shell, AegeanBook> = {
  id: 'resolution-track',
  rule: 'track',
  input,
  rulings: ['marginOverTen'],
  refusals: (shot) => [
    ...(shot.value > 0 ? [] : [{ code: 'noValue', at: 'value', rule: 'ranges.explanation' }]),
    ...(shot.target === 'ground' && shot.ecm > 0 ? [{ code: 'groundEcm', at: 'ecm', rule: 'example.airGround' }] : []),
  ],
  begin: (shot, book) => shoot({ ...shot, rule: 'track', by: shot.firer, value: worn(shot.value, shot.hits) }, book),
  outcome: (shell) => String(shell.hits),
  summary: (shell) => words(shell.hits > 0 ? 'track.summary' : 'track.none', { hits: shell.hits }),
  outcomeWords: (outcome) => words('hits.count', { hits: Number(outcome) }),
  figures: { hits: (shell: Shell) => shell.hits },
  effects: (shell, shot) => hitsOn(enemyOf(shot.side), shot.targetName, shell.hits),
};
