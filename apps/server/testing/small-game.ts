/** A small game of every kind of step between three seats, and hands to play it with: what is refused can be told apart. */
import {
  type Ask,
  chance,
  choice,
  d6,
  done,
  field,
  type Game,
  type Procedure,
  type Refusal,
  Refused,
  type Step,
  together,
} from '@grognard/kernel';
import { type ActDraft, moves, write } from '@grognard/kernel/fair';
import { expect } from 'vitest';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { Table } from './table.ts';

const { integer, record } = field;
export const ask = (text: string): Ask => ({ rule: '1', text });
const lost = (): never => {
  throw new Refused([{ code: 'lost', at: 'cell' }]);
};

const STEPS: Readonly<Record<string, (n: number) => Step<number>>> = {
  /** The attacker pays, or may not; then two dice. */
  toll: (n) =>
    choice(ask('pay'), 'attacker', ['no', 'yes', 'forbidden'], (option) =>
      option === 'forbidden'
        ? lost()
        : chance(ask('one'), d6, (one) => chance(ask('two'), d6, (two) => done(n + one + two))),
    ),
  seal: (n) =>
    together(ask('seal'), { red: ['a', 'b'], attacker: ['c', 'd'] }, ({ red, attacker }) =>
      red === 'b' && attacker === 'd' ? lost() : chance(ask('die'), d6, (face) => done(n + face)),
    ),
  /** A die of which every face leads to a cell that is lost. */
  stuck: () => chance(ask('die'), d6, lost),
  dead: lost,
  plain: (n) => done(n),
};
const procedures = Object.fromEntries(
  Object.entries(STEPS).map(([id, begin]) => [
    id,
    {
      id,
      rule: '1',
      input: record('input', { n: integer('n', { min: 0, max: 9, default: 0 }) }),
      begin: ({ n }: { n: number }) => begin(n),
      outcome: String,
      summary: () => ({ key: 'x' }),
      figures: {},
      effects: (by: number) => [{ kind: 'gain', by }],
    } as unknown as Procedure,
  ]),
);
export const game = {
  id: 'small',
  version: '1',
  titles: { en: 'Small', fr: 'Petit' },
  period: '',
  sides: ['red', 'blue', 'attacker', 'defender'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures,
  campaign: {
    state: record('state', { track: integer('track', { min: 0, max: 999, default: 0 }) }),
    sides: ['red', 'blue', 'green'],
    apply: (state: { track: number }, { by }: { by: number }) => ({ track: state.track + by }),
  },
  text: { en: {}, fr: {} },
  examples: [],
} as unknown as Game;

export const began = (procedure: string, roles: Readonly<Record<string, string>> = {}, input: object = {}): ActDraft =>
  ({ kind: 'began', procedure, input, roles }) as ActDraft;
export const refused = (table: Table, seat: string, draft: ActDraft): readonly Refusal[] => {
  const written = write(table.shared, table.hand(seat).sign(table.shared, draft), table.secrets, nativeCrypto);
  return written.ok ? [] : written.refusals;
};
export const acted = (table: Table, ...acts: readonly (readonly [string, ActDraft])[]): Table => {
  for (const [seat, draft] of acts) expect(table.act(seat, draft)).toEqual([]);
  return table;
};
export const waited = (table: Table): readonly string[] =>
  moves(table.shared).map((move) => [move.seat, move.kind, ...('side' in move ? [move.side] : [])].join(' '));
export const kinds = (table: Table): readonly string[] => table.lines.map(({ event }) => event.kind);
export const seated = (empty: readonly string[] = []): Table => new Table(game, { empty });
export const sealing = (table: Table, seat: string, side: string, option: string): ActDraft =>
  table.hand(seat).seal(table.shared, side, option);
export const automatic = (table: Table, seat: string): ActDraft =>
  table.hand(seat).automatic(table.shared) ?? expect.fail(`${seat} has nothing to do`);

/** Two dice of which the first is bound and nobody has contributed. */
export const bound = () =>
  acted(
    seated(),
    ['red', began('toll', { attacker: 'green' })],
    ['green', { kind: 'chose', side: 'attacker', option: 'yes' }],
  );
