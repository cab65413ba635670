/** 12.3 Forced march: once, after the normal march of the Command. */
import {
  type Ask,
  choice,
  done,
  type Effect,
  explained,
  field,
  type Infer,
  judge,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { name, sps, supply } from '../fields.ts';
import { forceNamed, spsOf } from '../force.ts';
import { attempt } from './attempt.ts';
import type { ClashBook } from './book.ts';

const input = field.record('forced-march.input', {
  force: name('field.force'),
  rating: field.integer('field.rating', { min: 0, max: 20 }),
  sps: sps('forced-march.sps'),
  supply: supply(),
  marched: field.flag('forced-march.marched', { default: true }),
  forced: field.flag('forced-march.forced'),
});

type ForcedMarch = Infer<typeof input>;

interface Outcome {
  readonly success: boolean;
  readonly mps: number;
  readonly lost: number;
  readonly left: number;
}

const LARGE = 20;
const DIE: Ask = { rule: '12.3', text: 'forced-march.ask.die', side: 'attacker' };
const MOVE: Ask = { rule: '12.3', text: 'forced-march.ask.move' };

export const forcedMarch: Procedure<ForcedMarch, Outcome, ClashBook, CampaignState> = {
  id: 'forced-march',
  rule: '12.3',
  input,
  rulings: ['edition', 'forced-march-toll', 'forced-march-tenth'],
  refusals: (m) => refusals(m),
  begin: (m, book) => warned(m, roll(m, book)),
  outcome: ({ success }) => (success ? 'success' : 'failure'),
  outcomeWords: (outcome) => words(`attempt.${outcome}`),
  summary: (result) => words('forced-march.summary', { ...result }),
  figures: { mps: ({ mps }: Outcome) => mps, lost: ({ lost }: Outcome) => lost },
  effects: ({ lost }, { force }): Effect[] => (lost > 0 ? [{ kind: 'attrition', force, sps: lost }] : []),
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    return force ? { sps: spsOf(force), supply: force.supply } : {};
  },
};

function refusals(m: ForcedMarch): readonly Refusal[] {
  const fault = (code: string, at: string): Refusal => ({ code, at, rule: '12.3', facts: { sps: m.sps } });
  return [
    ...(m.marched ? [] : [fault('noNormalMarch', 'marched')]),
    ...(m.forced ? [fault('forcedTwice', 'forced')] : []),
    ...(m.sps <= 1 ? [fault('wouldVanish', 'sps')] : []),
  ];
}

/** 12.3 Two SPs that succeed are gone: one is removed, then a tenth of the other, rounded up. */
const warned = (m: ForcedMarch, step: Step<Outcome>): Step<Outcome> =>
  m.sps === 2
    ? explained(
        () => [{ rule: '12.3', title: words('forced-march.warning'), outcome: words('forced-march.last') }],
        step,
      )
    : step;

/** 12.3 The size is that before the attempt; the supply lines belong to the charts of 2009. */
function roll(m: ForcedMarch, { tables, rulings }: ClashBook): Step<Outcome> {
  const { rows } = tables['movement-figures'];
  const later = rulings.edition === 'lr2009';
  const modifiers = judge(tables['forced-march-modifiers'], {
    commander: m.rating,
    large: m.sps > LARGE,
    short: later ? m.supply === 'SS' : undefined,
    critical: later ? m.supply === 'CS' : undefined,
  });
  return attempt(DIE, modifiers, rows.forcedMarchNeeds.figure, (success) => {
    const pays = success || rulings['forced-march-toll'] === 'always';
    const toll = pays ? rows.forcedMarchToll.figure : 0;
    if (!success) return done({ success, mps: 0, lost: toll, left: m.sps - toll });
    return move(m, toll, rulings['forced-march-tenth'] === 'remainder' ? m.sps - toll : m.sps, rows);
  });
}

/** 12.3 The Command may move; if it does, a tenth of its SPs is removed afterwards, rounded up. */
const move = (
  m: ForcedMarch,
  toll: number,
  base: number,
  rows: ClashBook['tables']['movement-figures']['rows'],
): Step<Outcome> =>
  choice(MOVE, 'attacker', ['stay', 'march'], (option) => {
    const tenth = option === 'march' ? Math.ceil((base * rows.forcedMarchPercent.figure) / 100) : 0;
    const lost = Math.min(m.sps, toll + tenth);
    return done({ success: true, mps: option === 'march' ? rows.forcedMarchMps.figure : 0, lost, left: m.sps - lost });
  });
