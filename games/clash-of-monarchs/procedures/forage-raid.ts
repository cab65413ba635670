/** 18.5.1, 18.6 Forage raid: only against an enemy Area. The aid prints neither roll nor yield. */
import { done, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import { type CampaignState, danes } from '../campaign/state.ts';
import { namesLight } from '../counters.ts';
import { denmark, name, nation } from '../fields.ts';
import { field, refusal, words } from '../text/kit.ts';
import { allianceOf } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';

const input = field.record('forage-raid.input', {
  area: name('forage-raid.area', { force: 'enemy' }),
  raider: nation('supply-raid.raider', { force: 'raiders' }),
  owner: nation('forage-raid.owner', { force: 'enemy' }),
  denmark: denmark(),
  units: field.list('forage-raid.units', field.text('raid.unit', { max: 40, sample: 'raid.sample', ...namesLight }), {
    min: 0,
    max: 12,
    unique: true,
    default: [],
    force: 'raiders',
  }),
});

type ForageRaid = Infer<typeof input>;

export interface Allowed {
  readonly allowed: true;
}

export const forageRaid: Procedure<ForageRaid, Allowed, ClashBook, CampaignState, typeof input> = {
  id: 'forage-raid',
  rule: '18.5.1',
  phase: 'raids',
  input,
  refusals: (r): readonly Refusal[] =>
    allianceOf(r.raider, r.denmark) === allianceOf(r.owner, r.denmark)
      ? [refusal('forageAtHome', 'owner', { rule: '18.5.1', facts: { nation: r.owner } })]
      : [],
  begin: () =>
    done({ allowed: true }, () => [
      { rule: '18.5.1', title: words('forage-raid.target'), outcome: words('forage-raid.yieldLost') },
    ]),
  outcome: () => 'allowed',
  outcomeWords: () => words('forage-raid.allowed'),
  outcomes: ['allowed'],
  summary: () => words('forage-raid.allowed'),
  figures: {},
  fromCampaign: (state) => danes(state),
};
