/** 18.5.1, 18.6 Forage raid: only against an enemy Area. The aid prints neither roll nor yield. */
import { done, field, type Infer, type Procedure, type Refusal, words } from '@grognard/kernel';
import { type CampaignState, danes } from '../campaign/state.ts';
import { namesLight } from '../counters.ts';
import { denmark, name, nation } from '../fields.ts';
import { allianceOf } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';

const input = field.record('forage-raid.input', {
  area: name('forage-raid.area'),
  raider: nation('supply-raid.raider'),
  owner: nation('forage-raid.owner'),
  denmark: denmark(),
  units: field.list('forage-raid.units', field.text('raid.unit', { max: 40, sample: 'raid.sample', ...namesLight }), {
    min: 0,
    max: 12,
    unique: true,
    default: [],
  }),
});

type ForageRaid = Infer<typeof input>;

interface Allowed {
  readonly allowed: true;
}

export const forageRaid: Procedure<ForageRaid, Allowed, ClashBook, CampaignState> = {
  id: 'forage-raid',
  rule: '18.5.1',
  input,
  refusals: (r): readonly Refusal[] =>
    allianceOf(r.raider, r.denmark) === allianceOf(r.owner, r.denmark)
      ? [{ code: 'forageAtHome', at: 'owner', rule: '18.5.1', facts: { nation: r.owner } }]
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
