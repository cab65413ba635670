/** 15.10 Naval combat: the Franco-Russian player throws one die. */
import {
  d6,
  done,
  type Effect,
  type Infer,
  judge,
  type Modifier,
  type Procedure,
  type Refusal,
  rollOnTable,
  type Step,
  total,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { namesFleet } from '../counters.ts';
import { seldom } from '../fields.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import { FLEETS } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { diceHeadline, diceTerms } from './on-table.ts';

const input = field.record('naval-combat.input', {
  fleet: field.oneOf('naval-combat.fleet', { options: FLEETS, words: 'fleet', ...namesFleet, force: 'coalition' }),
  enemy: field.oneOf('naval-combat.enemy', {
    options: ['BR', 'other', 'none'],
    words: 'naval-combat.enemy',
    ...namesFleet,
    force: 'anglo-prussian',
  }),
  typhus: seldom('event.typhus'),
});

type NavalCombat = Infer<typeof input>;

export interface SeaFought {
  readonly result: 'defeat' | 'draw' | 'victory';
  readonly points: number;
}

const DIE = ask('15.10', 'naval-combat.ask.die', { side: 'coalition' });

export const navalCombat: Procedure<NavalCombat, SeaFought, ClashBook, CampaignState, typeof input> = {
  id: 'naval-combat',
  rule: '15.10',
  phase: 'battle',
  input,
  rulings: ['naval-britain'],
  refusals: ({ fleet, enemy }): readonly Refusal[] => [
    ...(fleet === 'BR' ? [refusal('coalitionRolls', 'fleet', { rule: '15.10' })] : []),
    ...(enemy === 'none' ? [refusal('noEnemyFleet', 'enemy', { rule: '15.10' })] : []),
  ],
  begin: (n, book) => roll(n, book),
  outcome: ({ result }) => result,
  outcomeWords: (outcome) => words(`naval-combat.${outcome as SeaFought['result']}`),
  outcomes: ['victory', 'draw', 'defeat'],
  even: 'draw',
  summary: ({ result }) => words(`naval-combat.${result}`),
  equation: (n, book) => diceTerms(total(modifiersOf(n, book))),
  headline: ({ steps }) => diceHeadline(steps),
  figures: { points: ({ points }: SeaFought) => points },
  favours: { coalition: 'points' },
  parties: ({ fleet, enemy }) => ({
    coalition: { player: 'coalition', nations: [`nation.${fleet}`] },
    'anglo-prussian': { player: 'anglo-prussian', ...(enemy === 'BR' && { nations: ['nation.BR'] }) },
  }),
  effects: (result, n) => effects(result, n),
  fromCampaign: ({ events }) => ({ typhus: events.typhus }),
};

/** 15.10 A French fleet is better before Typhus; any Coalition fleet is worse against the British, by the default reading. */
const modifiersOf = (n: NavalCombat, { tables, rulings }: ClashBook): readonly Modifier[] =>
  judge(tables['naval-modifiers'], {
    french: n.fleet === 'FR' && !n.typhus,
    british: n.enemy === 'BR' && (n.fleet === 'FR' || rulings['naval-britain'] === 'coalition'),
  });

function roll(n: NavalCombat, book: ClashBook): Step<SeaFought> {
  const table = book.tables['naval-combat'];
  return rollOnTable(
    {
      ask: DIE,
      die: d6,
      modifiers: modifiersOf(n, book),
      table,
      column: 'result',
      told: ({ cell }) => ({ outcome: words(`naval-combat.${cell as SeaFought['result']}`) }),
    },
    ({ row, cell }) => done({ result: cell as SeaFought['result'], points: Number(table.cell(row, 'vp')) }),
  );
}

const effects = ({ result, points }: SeaFought, { fleet, enemy }: NavalCombat): readonly Effect[] => [
  ...(points === 0 ? [] : [{ kind: 'points', nation: fleet, change: points }]),
  ...(result === 'victory' ? [] : [{ kind: 'fleetToPool', fleet }]),
  ...(result === 'defeat' ? [] : [{ kind: 'fleetToPool', fleet: enemy }]),
];
