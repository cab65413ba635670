/** National Rally, advanced game only: one die becomes the nation's morale, for better or worse. */
import { askWords, chance, d6, done, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { asEffects } from '../effects.ts';
import type { BalkanBook } from '../rulings.ts';
import { countryList, nationsField, outOfPlay } from '../standing.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import { COUNTRIES, type Country, LEVELS } from '../vocabulary.ts';

const input = field.record('nationalRally.input', {
  country: field.oneOf('nation.country', { options: COUNTRIES, words: 'nation' }),
  permitted: field.flag('nationalRally.permitted', { default: false, help: 'nationalRally.permitted.help' }),
  level: field.oneOf('combat.level', { options: LEVELS, words: 'level', default: 'advanced', seldom: true }),
  nations: { ...nationsField, seldom: true },
  capitulated: { ...countryList('standing.capitulated'), seldom: true },
});

type NationalRally = Infer<typeof input>;

export interface NewMorale {
  readonly country: Country;
  readonly morale: number;
}

const DIE = ask('nationalRally', 'nationalRally.ask.die');

export const nationalRally: Procedure<NationalRally, NewMorale, BalkanBook, CampaignState, typeof input> = {
  id: 'national-rally',
  rule: 'nationalRally',
  phase: 'rally',
  input,
  refusals: ({ level, country, permitted, capitulated }): readonly Refusal[] => [
    ...(level === 'advanced' ? [] : [refusal('advancedOnly', 'level', { rule: 'nationalRally' })]),
    ...(permitted ? [] : [refusal('notPermitted', 'permitted', { rule: 'nationalRally' })]),
    ...outOfPlay(capitulated, country, 'country'),
  ],
  begin: ({ country }) =>
    chance(DIE, d6, (morale) =>
      done({ country, morale }, () => [
        { rule: 'nationalRally', title: askWords(DIE), outcome: words('nationalRally.read', { country, morale }) },
      ]),
    ),
  outcome: ({ morale }) => String(morale),
  outcomeWords: (morale) => words('nationalRally.morale', { morale: Number(morale) }),
  summary: ({ country, morale }) => words('nationalRally.read', { country, morale }),
  headline: ({ result: { morale } }) => words('nationalRally.headline', { morale }),
  figures: { morale: ({ morale }: NewMorale) => morale },
  favours: { first: 'morale', second: 'morale' },
  parties: ({ country, nations }) => {
    const player = nations.find((nation) => nation.country === country)?.player ?? 'first';
    return { [player]: { player, nations: [`nation.${country}`] } };
  },
  effects: ({ country, morale }) => asEffects([{ kind: 'moraleSet', country, morale }]),
  fromCampaign: ({ nations, capitulated }) => ({ nations, capitulated }),
};
