/**
 * Diplomatic Conflict: the Great Powers' weight, a die each, one table.
 *
 * Reads in the order of the aid: power committed, dice, the table, what each outcome lets a player do.
 */
import {
  type Ask,
  chance,
  checkpoint,
  choice,
  d6,
  die,
  done,
  explained,
  type Procedure,
  type Step,
} from '@grognard/kernel';
import type { CampaignState } from '../../campaign.ts';
import { asEffects, type BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import { ask, words } from '../../text/kit.ts';
import {
  type Alignment,
  type DiplomaticResult,
  GREAT_POWERS,
  type GreatPower,
  opponent,
  PLAYERS,
  type Player,
} from '../../vocabulary.ts';
import { bonusIn, type Conflict, conflictField, conflictRefusals, earlierConflict } from './conflict.ts';
import { byTotals, equation, headline } from './table.ts';

export interface Settled {
  readonly code: DiplomaticResult;
  readonly effects: readonly BalkanEffect[];
}

const dieOf = (player: Player): Ask => ask('diplomacy', `diplomacy.ask.die.${player}`, { side: player });
const ACT = ask('diplomacy', 'diplomacy.ask.advantage');
const BALANCE = ask('diplomacy', 'diplomacy.ask.balance');
const LOT = ask('diplomacy', 'diplomacy.ask.lot');

/** Who may act, the first player or the second. */
const ADVANTAGE: Readonly<Record<DiplomaticResult, number>> = { BP1: 1, '1D': 1, C: 0, A: 0, '2D': -1, BP2: -1, WW: 0 };

export const diplomaticConflict: Procedure<Conflict, Settled, BalkanBook, CampaignState, typeof conflictField> = {
  id: 'diplomatic-conflict',
  rule: 'diplomacy',
  phase: 'diplomacy',
  rulings: ['diplomacyMode', 'secondBonus', 'balanceOfPower'],
  input: conflictField,
  earlier: earlierConflict,
  refusals: (conflict) => conflictRefusals(conflict),
  begin: (conflict, book) => totals(conflict, book),
  outcome: ({ code }) => code,
  outcomeWords: (code) => words(`diplomacy.code.${code as DiplomaticResult}`),
  summary: ({ code, effects }) => {
    const aligned = effects.find(({ kind }) => kind === 'aligns');
    return words('diplomacy.summary', {
      code,
      ...(aligned?.kind === 'aligns' && { power: aligned.power, alignment: aligned.alignment }),
    });
  },
  outcomes: ['BP1', '1D', 'C', 'A', '2D', 'BP2', 'WW'],
  even: 'C',
  equation,
  shortcuts: { totals: byTotals },
  headline,
  figures: {
    ends: ({ code }: Settled) => (code === 'A' || code === 'WW' ? 1 : 0),
    firstAdvantage: ({ code }: Settled) => ADVANTAGE[code],
  },
  favours: { first: 'firstAdvantage' },
  parties: () => Object.fromEntries(PLAYERS.map((player) => [player, { player }])),
  effects: ({ effects }) => asEffects([...effects, { kind: 'diplomacyDone' }]),
  fromCampaign: ({ powers, turn: { crisis, confrontation, diplomacyDone } }) => ({
    powers,
    crisis,
    confrontation,
    alreadyFought: diplomacyDone,
  }),
};

/** Each side adds a die to the power it commits, and the second player one more; or power alone, by the ruling. */
function totals({ firstCommits, secondCommits, powers }: Conflict, book: BalkanBook): Step<Settled> {
  const bonus = bonusIn(book.rulings);
  if (book.rulings.diplomacyMode === 'raw') return look(firstCommits, secondCommits + bonus, powers, book);
  return chance(dieOf('first'), d6, (first) =>
    chance(dieOf('second'), d6, (second) => look(firstCommits + first, secondCommits + second + bonus, powers, book)),
  );
}

/** Totals are held to 1 and to the last, open line. */
function look(first: number, second: number, powers: Conflict['powers'], book: BalkanBook): Step<Settled> {
  const table = book.tables['diplomatic-conflict'];
  const [row, column] = [table.rows.find(Math.max(1, first)), table.columns.find(Math.max(1, second))];
  const seen = table.look(row, column);
  const code = inForce(seen.cell, book);
  return explained(
    () => [
      {
        rule: 'diplomacy',
        title: words('diplomacy.table', { first, second }),
        lookup: seen,
        outcome: words(`diplomacy.code.${code}`),
      },
    ],
    checkpoint('code', code, (reached) => carryOut(reached, powers)),
  );
}

/** The two corner results run against the trend of the table: as printed, or swapped. */
const inForce = (code: DiplomaticResult, { rulings }: BalkanBook): DiplomaticResult => {
  if (rulings.balanceOfPower === 'asPrinted') return code;
  return code === 'BP1' ? 'BP2' : code === 'BP2' ? 'BP1' : code;
};

function carryOut(code: DiplomaticResult, powers: Conflict['powers']): Step<Settled> {
  switch (code) {
    case 'C':
      return done({ code, effects: [] });
    case 'A':
      return done({ code, effects: [{ kind: 'gameEnds', how: 'armistice' }] });
    case 'WW':
      return done({ code, effects: [{ kind: 'gameEnds', how: 'worldWar' }] });
    case '1D':
      return advantage(code, 'first', powers);
    case '2D':
      return advantage(code, 'second', powers);
    case 'BP1':
      return balance(code, 'first', powers);
    case 'BP2':
      return balance(code, 'second', powers);
  }
}

const aligned = (powers: Conflict['powers'], alignment: Alignment): readonly GreatPower[] =>
  GREAT_POWERS.filter((name) => powers.some(({ power, alignment: own }) => power === name && own === alignment));

const aligns = (code: DiplomaticResult, power: GreatPower, alignment: Alignment): Step<Settled> =>
  done({ code, effects: [{ kind: 'aligns', power, alignment }] });

/** 1D, 2D: the player may take a neutral power or make an enemy's ally neutral; the lot decides which one. */
function advantage(code: DiplomaticResult, player: Player, powers: Conflict['powers']): Step<Settled> {
  const [neutral, enemy] = [aligned(powers, 'neutral'), aligned(powers, opponent(player))];
  const options = ['decline', ...(enemy.length > 0 ? ['neutralise'] : []), ...(neutral.length > 0 ? ['take'] : [])];
  if (options.length === 1) return done({ code, effects: [] });
  return choice(ACT, player, options, (option) => {
    if (option === 'decline') return done({ code, effects: [] });
    return option === 'take'
      ? byLot(neutral, (power) => aligns(code, power, player))
      : byLot(enemy, (power) => aligns(code, power, 'neutral'));
  });
}

/** One throw over the candidates, in the order of the list of Great Powers; a single candidate needs none. */
function byLot(candidates: readonly GreatPower[], then: (power: GreatPower) => Step<Settled>): Step<Settled> {
  const [only, ...others] = candidates;
  if (only === undefined) throw new Error('a lot without candidates');
  return others.length === 0
    ? then(only)
    : chance({ ...LOT, facts: { powers: candidates } }, die(candidates.length), (face) =>
        then(candidates[face - 1] ?? only),
      );
}

/** BP1, BP2: the player gains a power, even the enemy's, or makes an enemy's ally neutral; he picks it. */
function balance(code: DiplomaticResult, player: Player, powers: Conflict['powers']): Step<Settled> {
  const enemy = aligned(powers, opponent(player));
  const gains = powers.filter(({ alignment }) => alignment !== player).map(({ power }) => power);
  const options = [...enemy.map((power) => `neutralise-${power}`), ...gains.map((power) => `gain-${power}`)];
  if (options.length === 0) return done({ code, effects: [] });
  return choice(BALANCE, player, options, (option) => {
    const [act, power] = option.split('-') as ['neutralise' | 'gain', GreatPower];
    return aligns(code, power, act === 'gain' ? player : 'neutral');
  });
}
