/** 11.3 Coordinated attack: each Command after the first rolls to enter the enemy space. */
import {
  type Ask,
  chance,
  d6,
  done,
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
import { nation, sps } from '../fields.ts';
import type { ClashBook } from './book.ts';

const input = field.record('coordinated-attack.input', {
  order: field.integer('coordinated-attack.order', { min: 1, max: 9, default: 2 }),
  nation: nation('coordinated-attack.nation'),
  firstNation: nation('coordinated-attack.firstNation'),
  initiative: field.integer('field.initiative', { min: 1, max: 9 }),
  sps: sps('coordinated-attack.sps'),
  generalstab: field.flag('event.generalstab'),
});

type CoordinatedAttack = Infer<typeof input>;

interface Outcome {
  readonly result: 'halts' | 'enters';
}

const BOLD = 2;
const LARGE = 28;
const DIE: Ask = { rule: '11.3', text: 'coordinated-attack.ask.die', side: 'attacker' };

export const coordinatedAttack: Procedure<CoordinatedAttack, Outcome, ClashBook, CampaignState> = {
  id: 'coordinated-attack',
  rule: '11.3',
  input,
  refusals: ({ order }): readonly Refusal[] =>
    order === 1 ? [{ code: 'firstCommand', at: 'order', rule: '11.3' }] : [],
  begin: (a, book) => roll(a, book),
  outcome: ({ result }) => result,
  outcomeWords: (outcome) => words(`coordinated-attack.${outcome}`),
  summary: ({ result }) => words(`coordinated-attack.${result}`),
  figures: { success: ({ result }: Outcome) => (result === 'enters' ? 1 : 0) },
  fromCampaign: ({ events }) => ({ generalstab: events.generalstab }),
};

/** 11.3 The staff line serves Prussians, and Austrians once the Generalstab event has happened. */
function roll(a: CoordinatedAttack, { tables }: ClashBook): Step<Outcome> {
  const table = tables['coordinated-attack'];
  const modifiers = judge(tables['coordinated-attack-modifiers'], {
    initiative: a.initiative <= BOLD,
    staff: a.nation === 'PR' || (a.nation === 'AU' && a.generalstab),
    otherNation: a.nation !== a.firstNation,
    large: a.sps >= LARGE,
  });
  return explained(
    () => [{ rule: '11.3', title: words(DIE.text), modifiers }],
    chance(DIE, d6, (face) => {
      const look = table.look(table.rows.find(face + total(modifiers)), 'result');
      const result = look.cell;
      return done({ result }, () => [
        { rule: '11.3', title: words(DIE.text), lookup: look, outcome: words(`coordinated-attack.${result}`) },
      ]);
    }),
  );
}
