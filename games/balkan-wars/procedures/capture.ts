/** Capture of a city: the first capture alone moves national morale. */
import { done, field, type Infer, type Procedure, type Refusal, words } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { asEffects, type BalkanEffect } from '../effects.ts';
import type { BalkanBook } from '../rulings.ts';
import { CITIES, COUNTRIES, type Country } from '../vocabulary.ts';

const input = field.record('capture.input', {
  city: field.oneOf('capture.city', { options: CITIES, words: 'city' }),
  name: field.text('capture.name', { max: 40, default: '—', help: 'capture.name.help' }),
  capturer: field.oneOf('capture.capturer', { options: COUNTRIES, words: 'nation' }),
  originalOwner: field.oneOf('capture.originalOwner', { options: COUNTRIES, words: 'nation', default: 'ottoman' }),
  firstCapture: field.flag('capture.firstCapture', { default: true }),
  captured: field.list('campaign.captured', field.text('capture.name', { max: 40 }), {
    min: 0,
    max: 60,
    unique: true,
    default: [],
  }),
});

type Capture = Infer<typeof input>;

interface Captured {
  readonly first: boolean;
  readonly gain: number;
  readonly loss: number;
}

/** Cities the aid names go by their own id; any other by the name the player gives. */
const keyOf = ({ city, name }: Capture): string => (city === 'other' ? name : city);

export const capture: Procedure<Capture, Captured, BalkanBook, CampaignState> = {
  id: 'capture',
  rule: 'moraleOther',
  input,
  refusals,
  begin: (given, { tables }) => {
    const row = tables['morale-events'].rows[given.city === 'constantinople' ? 'constantinople' : 'otherCity'];
    const first = given.firstCapture;
    const captured = { first, gain: first ? row.gainer : 0, loss: first ? row.loser : 0 };
    const { capturer } = given;
    const outcome = words('capture.read', { city: keyOf(given), capturer, owner: ownerOf(given), ...captured });
    return done(captured, () => [{ rule: 'moraleOther', title: words('capture.title'), outcome }]);
  },
  outcome: ({ first }) => (first ? 'first' : 'again'),
  outcomeWords: (outcome) => words(`capture.${outcome}`),
  summary: ({ first, gain, loss }) => words('capture.summary', { first, gain, loss }),
  figures: { gain: ({ gain }: Captured) => gain },
  effects: ({ first, gain, loss }, given) => asEffects(first ? effectsOf(given, gain, loss) : []),
  fromCampaign: ({ captured }) => ({ captured }),
};

/** Constantinople's loss falls on the Ottomans, whoever held it. */
const ownerOf = ({ city, originalOwner }: Capture): Country => (city === 'constantinople' ? 'ottoman' : originalOwner);

const effectsOf = (given: Capture, gain: number, loss: number): readonly BalkanEffect[] => [
  { kind: 'morale', country: given.capturer, change: gain },
  { kind: 'morale', country: ownerOf(given), change: loss },
  { kind: 'captured', city: keyOf(given) },
];

function refusals(given: Capture): readonly Refusal[] {
  const { city, name, capturer, firstCapture, captured } = given;
  return [
    ...(city === 'other' && name === '—' ? [{ code: 'cityUnnamed', at: 'name', rule: 'moraleOther' }] : []),
    ...(capturer === ownerOf(given)
      ? [{ code: 'ownCity', at: 'capturer', rule: 'moraleOther', facts: { country: capturer } }]
      : []),
    ...(firstCapture && captured.includes(keyOf(given))
      ? [{ code: 'capturedBefore', at: 'firstCapture', rule: 'moraleOther', facts: { city: keyOf(given) } }]
      : []),
  ];
}
