/** The game turn moves on: what lasted for one turn ends. No die is thrown. */
import { done, type Infer, type Note, type Procedure, type Refusal } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { asEffects } from '../effects.ts';
import type { BalkanBook } from '../rulings.ts';
import { volunteersField } from '../standing.ts';
import { field, refusal, words } from '../text/kit.ts';
import { PLAYERS, type Player } from '../vocabulary.ts';

const input = field.record('nextTurn.input', {
  turnNumber: field.integer('campaign.turnNumber', { min: 1, max: 98, default: 1 }),
  conflictOwed: field.flag('nextTurn.conflictOwed', { default: false, seldom: true }),
  volunteers: { ...volunteersField, seldom: true },
  firstMobilised: field.flag('nextTurn.firstMobilised', { default: false, seldom: true }),
  secondMobilised: field.flag('nextTurn.secondMobilised', { default: false, seldom: true }),
});

type Turn = Infer<typeof input>;

type Lapsed = { readonly kind: 'volunteersLapse'; readonly player: Player; readonly points: number };

export interface NextTurn {
  readonly turnNumber: number;
  readonly lapsed: readonly Lapsed[];
}

export const nextTurn: Procedure<Turn, NextTurn, BalkanBook, CampaignState, typeof input> = {
  id: 'next-turn',
  rule: 'sequence',
  phase: 'turnEnd',
  everyTurn: 'sequence',
  input,
  refusals: ({ conflictOwed }): readonly Refusal[] =>
    conflictOwed ? [refusal('conflictOwed', 'conflictOwed', { rule: 'events' })] : [],
  begin: (turn) => {
    const [turnNumber, lapsed] = [turn.turnNumber + 1, lapsedIn(turn)];
    return done({ turnNumber, lapsed }, () => [
      { rule: 'sequence', title: words('nextTurn.title'), outcome: words('nextTurn.read', { turnNumber }) },
      ...lapseNotes(lapsed),
    ]);
  },
  outcome: ({ turnNumber }) => String(turnNumber),
  outcomeWords: (turn) => words('nextTurn.read', { turnNumber: Number(turn) }),
  summary: ({ turnNumber }) => words('nextTurn.read', { turnNumber }),
  next: () => [{ procedure: 'political-event', input: {}, words: words('nextTurn.next.event') }],
  figures: {},
  effects: ({ lapsed }) => asEffects([...lapsed, { kind: 'nextTurn' }]),
  fromCampaign: ({ turnNumber, turn, volunteers }) => ({
    turnNumber,
    conflictOwed: turn.confrontation,
    volunteers,
    firstMobilised: turn.firstMobilised,
    secondMobilised: turn.secondMobilised,
  }),
};

/** Event 12: volunteers are kept until the next friendly Mobilisation Segment; what is left of them after it is lost. */
const lapsedIn = ({ volunteers, firstMobilised, secondMobilised }: Turn): readonly Lapsed[] =>
  PLAYERS.flatMap((player): Lapsed[] => {
    const held = volunteers.filter((each) => each.player === player).reduce((sum, { points }) => sum + points, 0);
    const mobilised = player === 'first' ? firstMobilised : secondMobilised;
    return mobilised && held > 0 ? [{ kind: 'volunteersLapse', player, points: held }] : [];
  });

const lapseNotes = (lapsed: readonly Lapsed[]): readonly Note[] =>
  lapsed.length === 0
    ? []
    : [
        {
          rule: 'events',
          title: words('nextTurn.lapse'),
          outcome: words('each', { items: lapsed.map((each) => words('effect.volunteersLapse', each)) }),
        },
      ];
