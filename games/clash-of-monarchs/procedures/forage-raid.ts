/** 18.5.1, 18.6 Forage raid: only against an enemy Area. The aid prints neither roll nor yield. */
import { done, field, type Infer, type Procedure, type Refusal, words } from '@grognard/kernel';
import { denmark, name, nation } from '../fields.ts';
import { allianceOf } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';

const input = field.record('forage-raid.input', {
  area: name('forage-raid.area'),
  raider: nation('supply-raid.raider'),
  owner: nation('forage-raid.owner'),
  denmark: denmark(),
});

type ForageRaid = Infer<typeof input>;

interface Allowed {
  readonly allowed: true;
}

export const forageRaid: Procedure<ForageRaid, Allowed, ClashBook> = {
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
  summary: () => words('forage-raid.allowed'),
  figures: {},
};
