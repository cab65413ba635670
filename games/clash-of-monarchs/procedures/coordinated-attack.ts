/** 11.3 Coordinated attack: each Command after the first rolls to enter the enemy space. */
import {
  d6,
  done,
  type Infer,
  judge,
  type Modifier,
  type Procedure,
  type Refusal,
  rollOnTable,
  type Step,
  total,
} from '@grognard/kernel';
import { enteredBy } from '../campaign/effects.ts';
import { commanderOf, forceNamed, strengthOf } from '../campaign/known.ts';
import { type CampaignState, danes } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { denmark, forceName, initiative, leaderName, nation, seldom, sps } from '../fields.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import { type Nation, partyOf } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { diceHeadline, diceTerms } from './on-table.ts';

const input = field.record(
  'coordinated-attack.input',
  {
    order: field.integer('coordinated-attack.order', { min: 1, max: 9, default: 2, seldom: true }),
    force: forceName(),
    leader: leaderName(),
    nation: nation('coordinated-attack.nation'),
    firstNation: nation('coordinated-attack.firstNation'),
    initiative: initiative(),
    sps: sps('coordinated-attack.sps'),
    generalstab: seldom('event.generalstab'),
    denmark: denmark(),
  },
  {
    counter: [
      forceHere('force', [], { printed: ['sps'] }),
      leaderHere('leader', ['nation', 'initiative'], { nation: 'nation', printed: ['initiative'] }),
    ],
  },
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

export interface Coordination {
  readonly result: 'halts' | 'enters';
}

const BOLD = 2;
const LARGE = 28;
const DIE = ask('11.3', 'coordinated-attack.ask.die', { side: 'attacker' });

export const coordinatedAttack: Procedure<CoordinatedAttack, Coordination, ClashBook, CampaignState, typeof input> = {
  id: 'coordinated-attack',
  rule: '11.3',
  phase: 'movement',
  input,
  refusals: ({ order }): readonly Refusal[] =>
    order === 1 ? [refusal('firstCommand', 'order', { rule: '11.3' })] : [],
  begin: (a, book) => coordinate(a, book),
  outcome: ({ result }) => result,
  outcomeWords: (outcome) => words(`coordinated-attack.${outcome as Coordination['result']}`),
  outcomes: ['enters', 'halts'],
  summary: ({ result }) => words(`coordinated-attack.${result}`),
  equation: (a, book) => diceTerms(total(modifiersOf(a, book))),
  headline: ({ steps }) => diceHeadline(steps),
  fates: ({ result }) => [{ at: '', words: words(result === 'enters' ? 'fate.enters' : 'fate.stays') }],
  figures: { success: ({ result }: Coordination) => (result === 'enters' ? 1 : 0) },
  favours: { attacker: 'success' },
  parties: ({ nation: of, denmark: danes }) => ({ attacker: partyOf([of], danes) }),
  effects: ({ result }, { force }) => (result === 'enters' ? enteredBy(force) : []),
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    return { generalstab: state.events.generalstab, ...danes(state), ...commanderOf(force), ...strengthOf(force) };
  },
};

/** 11.3 The staff line serves Prussians, and Austrians once the Generalstab event has happened. */
const modifiersOf = (a: Coordinated, { tables }: ClashBook): readonly Modifier[] =>
  judge(tables['coordinated-attack-modifiers'], {
    initiative: a.initiative !== undefined && a.initiative <= BOLD,
    staff: a.nation === 'PR' || (a.nation === 'AU' && a.generalstab),
    otherNation: a.nation !== a.firstNation,
    large: a.sps >= LARGE,
  });

export const coordinate = (a: Coordinated, book: ClashBook): Step<Coordination> =>
  rollOnTable(
    {
      ask: DIE,
      die: d6,
      modifiers: modifiersOf(a, book),
      table: book.tables['coordinated-attack'],
      column: 'result',
      told: ({ cell }) => ({ outcome: words(`coordinated-attack.${cell}`) }),
    },
    ({ cell }) => done({ result: cell }),
  );
