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
import { enteredBy } from '../campaign/effects.ts';
import { commanderOf, forceNamed, strengthOf } from '../campaign/known.ts';
import { type CampaignState, danes } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { denmark, forceName, initiative, leaderName, nation, sps } from '../fields.ts';
import { type Nation, partyOf } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';

const input = field.record(
  'coordinated-attack.input',
  {
    order: field.integer('coordinated-attack.order', { min: 1, max: 9, default: 2 }),
    force: forceName(),
    leader: leaderName(),
    nation: nation('coordinated-attack.nation'),
    firstNation: nation('coordinated-attack.firstNation'),
    initiative: initiative(),
    sps: sps('coordinated-attack.sps'),
    generalstab: field.flag('event.generalstab'),
    denmark: denmark(),
  },
  { counter: [forceHere('force'), leaderHere('leader', 'nation', 'initiative')] },
);

type CoordinatedAttack = Infer<typeof input>;

/** What the die needs to know; an Initiative nobody told is none of the bold ones. */
export interface Coordinated {
  readonly nation: Nation;
  readonly firstNation: Nation;
  readonly initiative: number | undefined;
  readonly sps: number;
  readonly generalstab: boolean;
}

export interface Outcome {
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
  begin: (a, book) => coordinate(a, book),
  outcome: ({ result }) => result,
  outcomeWords: (outcome) => words(`coordinated-attack.${outcome}`),
  outcomes: ['enters', 'halts'],
  summary: ({ result }) => words(`coordinated-attack.${result}`),
  figures: { success: ({ result }: Outcome) => (result === 'enters' ? 1 : 0) },
  favours: { attacker: 'success' },
  parties: ({ nation: of, denmark: danes }) => ({ attacker: partyOf([of], danes) }),
  effects: ({ result }, { force }) => (result === 'enters' ? enteredBy(force) : []),
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    return { generalstab: state.events.generalstab, ...danes(state), ...commanderOf(force), ...strengthOf(force) };
  },
};

/** 11.3 The staff line serves Prussians, and Austrians once the Generalstab event has happened. */
export function coordinate(a: Coordinated, { tables }: ClashBook): Step<Outcome> {
  const table = tables['coordinated-attack'];
  const modifiers = judge(tables['coordinated-attack-modifiers'], {
    initiative: a.initiative !== undefined && a.initiative <= BOLD,
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
