/** Capture of a city: the first capture alone moves national morale. */
import { done, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { asEffects, type BalkanEffect } from '../effects.ts';
import type { BalkanBook } from '../rulings.ts';
import { countryList, MOST_CITIES, outOfPlay } from '../standing.ts';
import { field, refusal, words } from '../text/kit.ts';
import { CITIES, COUNTRIES, type Country, isCountry, NATIONS, type Nation } from '../vocabulary.ts';

const UNNAMED = '—';

const input = field.record('capture.input', {
  city: field.oneOf('capture.city', { options: CITIES, words: 'city' }),
  name: field.text('capture.name', { max: 40, default: UNNAMED, help: 'capture.name.help' }),
  capturer: field.oneOf('capture.capturer', { options: NATIONS, words: 'nation' }),
  originalOwner: field.oneOf('capture.originalOwner', { options: COUNTRIES, words: 'nation', default: 'ottoman' }),
  firstCapture: field.flag('capture.firstCapture', { default: true }),
  captured: field.list('campaign.captured', field.text('capture.name', { max: 40 }), {
    min: 0,
    max: MOST_CITIES,
    unique: true,
    default: [],
    seldom: true,
  }),
  capitulated: { ...countryList('standing.capitulated'), seldom: true },
});

type Capture = Infer<typeof input>;

export interface Captured {
  readonly city: string;
  readonly capturer: Nation;
  readonly owner: Country;
  readonly first: boolean;
  readonly gain: number;
  readonly loss: number;
}

/** Cities the aid names go by their own id; any other by the name the player gives. */
const keyOf = ({ city, name }: Pick<Capture, 'city' | 'name'>): string => (city === 'other' ? name : city);

export const capture: Procedure<Capture, Captured, BalkanBook, CampaignState, typeof input> = {
  id: 'capture',
  rule: 'moraleOther',
  phase: 'movement',
  input,
  refusals,
  begin: (given, { tables }) => {
    const row = tables['morale-events'].rows[given.city === 'constantinople' ? 'constantinople' : 'otherCity'];
    const { firstCapture: first, capturer } = given;
    const captured: Captured = {
      city: keyOf(given),
      capturer,
      owner: loserOf(given),
      first,
      // A Great Power has no national morale that could rise.
      gain: first && isCountry(capturer) ? row.gainer : 0,
      loss: first ? row.loser : 0,
    };
    const outcome = words('capture.read', captured);
    return done(captured, () => [{ rule: 'moraleOther', title: words('capture.title'), outcome }]);
  },
  outcome: ({ first }) => (first ? 'first' : 'again'),
  outcomes: ['first', 'again'],
  outcomeWords: (outcome) => words(outcome === 'first' ? 'capture.first' : 'capture.again'),
  summary: (captured) => words('capture.read', { ...captured }),
  figures: { gain: ({ gain }: Captured) => gain, loss: ({ loss }: Captured) => -loss },
  effects: (captured) => asEffects(effectsOf(captured)),
  fromCampaign: ({ captured, capitulated }, said) => {
    const names = captured.map(({ city }) => city);
    const again = names.includes(keyOf(said as Pick<Capture, 'city' | 'name'>));
    return { captured: names, capitulated, ...(again && { firstCapture: false }) };
  },
};

/** Constantinople's loss falls on the Ottomans, whoever held it. */
const loserOf = ({ city, originalOwner }: Capture): Country => (city === 'constantinople' ? 'ottoman' : originalOwner);

const effectsOf = ({ city, capturer, owner, first, gain, loss }: Captured): readonly BalkanEffect[] => [
  ...(first && isCountry(capturer) ? [{ kind: 'morale', country: capturer, change: gain } as const] : []),
  ...(first ? [{ kind: 'morale', country: owner, change: loss } as const] : []),
  { kind: 'captured', city, holder: capturer },
];

function refusals(given: Capture): readonly Refusal[] {
  const { city, name, capturer, firstCapture, captured, capitulated } = given;
  const rule = 'moraleOther';
  return [
    ...(city === 'other' && name === UNNAMED ? [refusal('cityUnnamed', 'name', { rule })] : []),
    ...(firstCapture && capturer === loserOf(given)
      ? [refusal('ownCity', 'capturer', { rule, facts: { country: capturer } })]
      : []),
    ...outOfPlay(capitulated, capturer, 'capturer'),
    ...(firstCapture && captured.includes(keyOf(given))
      ? [refusal('capturedBefore', 'firstCapture', { rule, facts: { city: keyOf(given) } })]
      : []),
  ];
}
