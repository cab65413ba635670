/**
 * 7. Assault: one attacking stack against one hex.
 *
 * Reads in the order of the rules: 7.1 odds, 7.2 reserves, 7.3 die, 7.4 table, 7.5 retreat, 7.6 pursuit.
 */
import {
  type Book,
  chance,
  checkpoint,
  choice,
  d6,
  done,
  type Effect,
  explained,
  type Infer,
  judge,
  type Modifier,
  oddsColumn,
  type Procedure,
  rollOnTable,
  type Step,
  together,
} from '@grognard/kernel';
import type { SpecimenRulings } from '../rulings.ts';
import type { SpecimenTables } from '../tables/index.ts';
import { ask, field, words } from '../text/kit.ts';
import type { Result } from '../vocabulary.ts';

const input = field.record('assault.input', {
  attack: field.integer('assault.attack', { min: 1, max: 40, default: 8 }),
  defence: field.integer('assault.defence', { min: 1, max: 40, default: 4 }),
  acrossRiver: field.flag('assault.acrossRiver'),
});

export type Assault = Infer<typeof input>;
type SpecimenBook = Book<SpecimenRulings, SpecimenTables>;

export interface Outcome {
  readonly code: Result;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  readonly defenderRetreats: boolean;
}

const RESERVES = ask('7.2', 'assault.ask.reserves');
const DIE = ask('7.3', 'assault.ask.die', { side: 'attacker' });
const RETREAT = ask('7.5', 'assault.ask.retreat');
const PURSUIT = ask('7.6', 'assault.ask.pursuit', { side: 'attacker' });

export const assault: Procedure<Assault, Outcome, SpecimenBook, unknown, typeof input> = {
  id: 'assault',
  rule: '7',
  input,
  rulings: ['fractions'],
  begin: (a, book) => odds(a, book),
  outcome: ({ code }) => code,
  outcomeWords: (code) => words('assault.outcome', { code }),
  summary: (result) => words('assault.summary', { ...result }),
  figures: {
    attackerLosses: ({ attackerLosses }: Outcome) => attackerLosses,
    defenderLosses: ({ defenderLosses }: Outcome) => defenderLosses,
    lossDifference: ({ attackerLosses, defenderLosses }: Outcome) => defenderLosses - attackerLosses,
  },
  favours: { attacker: 'lossDifference' },
  effects: ({ attackerLosses, defenderLosses }) => [
    ...(attackerLosses > 0 ? [lost('attacker', attackerLosses)] : []),
    ...(defenderLosses > 0 ? [lost('defender', defenderLosses)] : []),
  ],
};

const lost = (side: string, steps: number): Effect => ({ kind: 'lost', side, steps });

/** 7.1 The odds give the column, held to the ends of the table; fractions go to the defender, 11 against 4 is 2/1. */
const odds = (a: Assault, book: SpecimenBook): Step<Outcome> => {
  const column = oddsColumn(book.tables.assault.columns, a.attack, a.defence, book.rulings.fractions);
  return explained(
    () => [{ rule: '7.1', title: words('assault.odds'), outcome: words('assault.odds.column', { ...a, column }) }],
    reserves(a, column, book),
  );
};

/** 7.2 Both sides decide in secret, then reveal at the same time. */
const reserves = (a: Assault, column: string, book: SpecimenBook): Step<Outcome> =>
  together(RESERVES, { attacker: ['hold', 'commit'], defender: ['hold', 'commit'] }, (answers) => {
    const modifiers = judge(book.tables['die-modifiers'], {
      acrossRiver: a.acrossRiver,
      attackerReserve: answers.attacker === 'commit',
      defenderReserve: answers.defender === 'commit',
    });
    return roll(modifiers, column, book);
  });

/** 7.3 The die and its modifiers give the row, held to the ends of the table; 7.4 row and column give the result. */
const roll = (modifiers: readonly Modifier[], column: string, { tables }: SpecimenBook): Step<Outcome> =>
  rollOnTable({ ask: DIE, die: d6, modifiers, table: tables.assault, column, told }, ({ cell }) =>
    checkpoint('result', cell, retreat),
  );

const told = ({ cell }: { readonly cell: Result }) => ({
  rule: '7.4',
  title: words('assault.table'),
  outcome: words(`code.${cell}`),
});

/** 7.5 Only a D1 leaves the defender the choice; a D2 always retreats. */
const retreat = (code: Result): Step<Outcome> => {
  switch (code) {
    case '-':
    case 'A1':
    case 'A2':
      return done({
        code,
        attackerLosses: code === '-' ? 0 : code === 'A1' ? 1 : 2,
        defenderLosses: 0,
        defenderRetreats: false,
      });
    case 'D1':
      return choice(RETREAT, 'defender', ['stand', 'retreat'], (option) =>
        option === 'stand'
          ? done({ code, attackerLosses: 0, defenderLosses: 1, defenderRetreats: false })
          : pursuit(code, 0),
      );
    case 'D2':
      return pursuit(code, 1);
  }
};

/** 7.6 A retreating defender is pursued: a 6 costs him one more step. */
const pursuit = (code: Result, losses: number): Step<Outcome> =>
  chance(PURSUIT, d6, (face) =>
    done({ code, attackerLosses: 0, defenderLosses: losses + (face === 6 ? 1 : 0), defenderRetreats: true }),
  );
