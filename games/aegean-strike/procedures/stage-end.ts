/**
 * The end of an action stage or of a turn: what the aid says is counted by stage or by turn is counted anew.
 *
 * The sequence of play is lost, so that only this is done: aircraft may fly again, a depot's few Hits go, wars run down,
 * demands not met cost supply points.
 */
import { done, type Effect, explained, field, type Infer, type Procedure, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';

const input = field.record('stageEnd.input', {
  ends: field.oneOf('stageEnd.ends', { options: ['stage', 'turn'], words: 'stageEnd.ends', default: 'stage' }),
  happened: field.list('event.happened', field.integer('campaign.event', { min: 1, max: 10 }), {
    min: 0,
    max: 10,
    unique: true,
    default: [],
  }),
  bulgarianDivisions: field.integer('stageEnd.bulgaria', { min: 0, max: 20, default: 1 }),
  turkishDivisions: field.integer('stageEnd.turkey', { min: 0, max: 20, default: 2 }),
  greekDivisions: field.integer('stageEnd.greece', { min: 0, max: 20, default: 1 }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly ends: 'stage' | 'turn';
  /** Supply points lost for divisions wanting. */
  readonly nato: number;
  readonly pact: number;
}

export const stageEnd: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'stage-end',
  rule: 'missions',
  input,
  rulings: ['neutralGreece'],
  begin: (plan, book) => {
    const result = plan.ends === 'turn' ? penalties(plan, book) : { ends: plan.ends, nato: 0, pact: 0 };
    return explained(
      () => [{ rule: 'events', title: words('stageEnd.penalties'), outcome: words('stageEnd.lost', { ...result }) }],
      done(result),
    );
  },
  outcome: ({ ends }) => ends,
  summary: (result) => words('stageEnd.summary', { ...result, ends: words(`stageEnd.ends.${result.ends}`) }),
  outcomeWords: (outcome) => words(`stageEnd.ends.${outcome}`),
  figures: { natoLoses: ({ nato }: Result) => nato, pactLoses: ({ pact }: Result) => pact },
  effects: ({ ends, nato, pact }): readonly Effect[] => [
    { kind: ends === 'turn' ? 'turnEnds' : 'stageEnds' },
    ...(nato > 0 ? [{ kind: 'spent', side: 'nato', points: nato }] : []),
    ...(pact > 0 ? [{ kind: 'spent', side: 'pact', points: pact }] : []),
  ],
  fromCampaign: ({ events }) => ({ happened: events }),
};

/** Events 9 and 10: each country that lacks the divisions loses its points every turn until it has them. */
const penalties = (plan: Input, { tables, rulings }: AegeanBook): Result => {
  const rows = tables['political-events'].rows;
  const wants = (event: '9' | '10', country: string, has: number): number =>
    plan.happened.includes(Number(event)) && has < (rows[event].divisions[country] ?? 0) ? rows[event].penalty : 0;
  const exempt = plan.happened.includes(6) && rulings.neutralGreece === 'exempt';
  const greece = exempt ? 0 : wants('10', 'greece', plan.greekDivisions);
  return {
    ends: plan.ends,
    nato: wants('10', 'turkey', plan.turkishDivisions) + greece,
    pact: wants('9', 'bulgaria', plan.bulgarianDivisions),
  };
};
