/** 12.1 Normal march: the allowance of a Command. No die. */
import { done, type Infer, judge, type Modifier, type Procedure, total } from '@grognard/kernel';
import { commanderOf, forceNamed, nationality, strengthOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { forceName, leaderName, morale, multiNational, rating, sharing, sps, supply } from '../fields.ts';
import { field, words } from '../text/kit.ts';
import type { ClashBook } from './book.ts';
import { change, sign, term } from './on-table.ts';

const input = field.record(
  'march.input',
  {
    force: forceName(),
    leader: leaderName(),
    rating: rating(),
    sps: sps('march.sps'),
    multiNational: multiNational(),
    sharing: sharing(),
    siegeArtillery: field.flag('field.siegeArtillery'),
    morale: morale(),
    supply: supply(),
    enemyLights: field.flag('march.enemyLights', { default: false, rule: '12.1/2009', seldom: true }),
  },
  {
    counter: [
      forceHere('force', ['morale', 'supply'], { state: ['morale', 'supply'] }),
      leaderHere('leader', ['rating'], { printed: ['rating'] }),
    ],
  },
);

type March = Infer<typeof input>;

export interface Allowance {
  readonly mps: number;
}

const FEW = 16;
const HEAVY = 28;

export const march: Procedure<March, Allowance, ClashBook, CampaignState, typeof input> = {
  id: 'march',
  rule: '12.1',
  phase: 'movement',
  input,
  rulings: ['edition', 'heavy-march'],
  begin: (m, book) => {
    const modifiers = adjustments(m, book);
    const mps = allowed(m, modifiers);
    return done({ mps }, () => [
      {
        rule: '12.1',
        title: words('march.allowance'),
        modifiers,
        outcome: words('march.mps', { mps, rating: m.rating }),
      },
    ]);
  },
  outcome: ({ mps }) => String(mps),
  summary: ({ mps }) => words('march.summary', { mps }),
  equation: (m, book) => {
    const modifiers = adjustments(m, book);
    return [
      term(m.rating, 'field.rating'),
      change(total(modifiers), 'term.adjustments'),
      sign('='),
      term(allowed(m, modifiers), 'figure.mps', { leads: true }),
    ];
  },
  next: (_result, { force, leader, rating: mps, sps: carried, supply: state }) => [
    {
      procedure: 'forced-march',
      input: { force, leader, rating: mps, sps: carried, supply: state },
      words: words('procedure.forced-march'),
    },
  ],
  figures: { mps: ({ mps }: Allowance) => mps },
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    return { ...commanderOf(force), ...strengthOf(force), ...nationality(force) };
  },
};

/** 12.1 The commander's rating, adjusted, and never below nothing. */
const allowed = ({ rating: mps }: March, modifiers: readonly Modifier[]): number => Math.max(0, mps + total(modifiers));

/** 12.1 The adjustments are cumulative; the line on enemy light units belongs to the charts of 2009. */
function adjustments(m: March, { tables, rulings }: ClashBook): readonly Modifier[] {
  const large = m.sps >= HEAVY;
  const { value } = tables['march-modifiers'].rows.heavy;
  const each = rulings['heavy-march'] === 'each' && large && m.siegeArtillery;
  return judge(tables['march-modifiers'], {
    few: m.sps < FEW,
    multiNational: m.multiNational && !m.sharing,
    heavy: each && typeof value === 'number' ? 2 * value : large || m.siegeArtillery,
    shaken: m.morale !== 'OK',
    short: m.supply === 'SS',
    critical: m.supply === 'CS',
    enemyLights: rulings.edition === 'lr2009' ? m.enemyLights : undefined,
  });
}
