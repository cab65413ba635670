/** 15.10 Naval combat: the Franco-Russian player throws one die. */
import {
  type Ask,
  chance,
  d6,
  done,
  type Effect,
  explained,
  field,
  type Infer,
  judge,
  type Procedure,
  type Refusal,
  type Step,
  total,
  words,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { namesFleet } from '../counters.ts';
import { FLEETS } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';

const input = field.record('naval-combat.input', {
  fleet: field.oneOf('naval-combat.fleet', { options: FLEETS, words: 'fleet', ...namesFleet }),
  enemy: field.oneOf('naval-combat.enemy', {
    options: ['BR', 'other', 'none'],
    words: 'naval-combat.enemy',
    ...namesFleet,
  }),
  typhus: field.flag('event.typhus'),
});

type NavalCombat = Infer<typeof input>;

interface Outcome {
  readonly result: 'defeat' | 'draw' | 'victory';
  readonly points: number;
}

const DIE: Ask = { rule: '15.10', text: 'naval-combat.ask.die', side: 'coalition' };

export const navalCombat: Procedure<NavalCombat, Outcome, ClashBook, CampaignState> = {
  id: 'naval-combat',
  rule: '15.10',
  input,
  rulings: ['naval-britain'],
  refusals: ({ fleet, enemy }): readonly Refusal[] => [
    ...(fleet === 'BR' ? [{ code: 'coalitionRolls', at: 'fleet', rule: '15.10' }] : []),
    ...(enemy === 'none' ? [{ code: 'noEnemyFleet', at: 'enemy', rule: '15.10' }] : []),
  ],
  begin: (n, book) => roll(n, book),
  outcome: ({ result }) => result,
  outcomeWords: (outcome) => words(`naval-combat.${outcome}`),
  outcomes: ['victory', 'draw', 'defeat'],
  summary: ({ result }) => words(`naval-combat.${result}`),
  figures: { points: ({ points }: Outcome) => points },
  favours: { coalition: 'points' },
  parties: ({ fleet, enemy }) => ({
    coalition: { player: 'coalition', nations: [`nation.${fleet}`] },
    'anglo-prussian': { player: 'anglo-prussian', ...(enemy === 'BR' && { nations: ['nation.BR'] }) },
  }),
  effects: (result, n) => effects(result, n),
  fromCampaign: ({ events }) => ({ typhus: events.typhus }),
};

/** 15.10 A French fleet is better before Typhus; any Coalition fleet is worse against the British, by the default reading. */
function roll(n: NavalCombat, { tables, rulings }: ClashBook): Step<Outcome> {
  const table = tables['naval-combat'];
  const modifiers = judge(tables['naval-modifiers'], {
    french: n.fleet === 'FR' && !n.typhus,
    british: n.enemy === 'BR' && (n.fleet === 'FR' || rulings['naval-britain'] === 'coalition'),
  });
  return explained(
    () => [{ rule: '15.10', title: words(DIE.text), modifiers }],
    chance(DIE, d6, (face) => {
      const row = table.rows.find(face + total(modifiers));
      const look = table.look(row, 'result');
      const result = look.cell as Outcome['result'];
      return done({ result, points: Number(table.cell(row, 'vp')) }, () => [
        { rule: '15.10', title: words(DIE.text), lookup: look, outcome: words(`naval-combat.${result}`) },
      ]);
    }),
  );
}

const effects = ({ result, points }: Outcome, { fleet, enemy }: NavalCombat): readonly Effect[] => [
  ...(points === 0 ? [] : [{ kind: 'points', nation: fleet, change: points }]),
  ...(result === 'victory' ? [] : [{ kind: 'fleetToPool', fleet }]),
  ...(result === 'defeat' ? [] : [{ kind: 'fleetToPool', fleet: enemy }]),
];
