/** A procedure of any game that comes to its dice at once: what the attacks on dice are played with. */
import { type Game, openIn, type Plain } from '@grognard/kernel';
import type { ActDraft } from '@grognard/kernel/fair';
import { Table } from './table.ts';

type Began = Extract<ActDraft, { kind: 'began' }>;

const known = new Map<string, Began>();

/** The first worked example that opens in a fresh campaign with a die, and throws so many before anything is decided. */
export const rollOf = (game: Game, dice = 1): Began => remembered(`${game.id} ${dice}`, () => foundRoll(game, dice));

function remembered(name: string, find: () => Began): Began {
  const began = known.get(name) ?? find();
  known.set(name, began);
  return began;
}

function foundRoll(game: Game, dice: number): Began {
  for (const { procedure, input, refused } of game.examples) {
    if (refused) continue;
    const began = beganWith(game, procedure, input);
    if (began && diceIn(game, began) >= dice) return began;
  }
  throw new Error(`${game.id} has no example with ${dice} dice at once`);
}

/** The same, where nothing is left to decide after the dice. */
export const endingRollOf = (game: Game): Began =>
  remembered(`${game.id} ending`, () => {
    for (const { procedure, input, refused } of game.examples) {
      const began = refused ? undefined : beganWith(game, procedure, input);
      if (began && diceIn(game, began, true) > 0) return began;
    }
    throw new Error(`${game.id} has no example that ends with its dice`);
  });

/** The first worked example in which both sides seal before anything else; none where a game knows no sealed choice. */
export function sealedIn(game: Game): Began | undefined {
  for (const { procedure, input, refused } of game.examples) {
    const began = refused ? undefined : beganWith(game, procedure, input);
    if (!began) continue;
    const table = new Table(game);
    if (table.act(table.shared.seats[0] ?? '', began).length > 0) continue;
    const { step } = table.shared.open ?? {};
    if (step?.kind === 'together' && Object.keys(step.asks).length > 1) return began;
  }
  return undefined;
}

/** The act that opens it, with what the campaign knows left out: the campaign says it itself. */
function beganWith(game: Game, procedure: string, input: Plain): Began | undefined {
  const { shared } = new Table(game);
  const fitted = fitting(shared.campaign, procedure, input);
  const [first = '', second = ''] = shared.seats;
  const [attacking, defending] = game.sides.filter((side) => !shared.seats.includes(side));
  const roles = { ...(attacking && { [attacking]: first }), ...(defending && { [defending]: second }) };
  return fitted === undefined ? undefined : { kind: 'began', procedure, input: fitted, roles };
}

function fitting(campaign: Parameters<typeof openIn>[0], procedure: string, input: Plain): Plain | undefined {
  const opened = openIn(campaign, procedure, input);
  if (opened.ok) return input;
  const known = opened.refusals.filter(({ code }) => code === 'campaignKnows').map(({ at }) => at);
  if (known.length === 0 || known.length < opened.refusals.length || known.some((at) => /[.[]/.test(at)))
    return undefined;
  const rest = Object.fromEntries(Object.entries(input as object).filter(([key]) => !known.includes(key))) as Plain;
  return openIn(campaign, procedure, rest).ok ? rest : undefined;
}

/** How many dice the first run has, where a die is what it begins with. */
function diceIn(game: Game, began: Began, ending = false): number {
  const table = new Table(game);
  if (table.act(table.shared.seats[0] ?? '', began).length > 0) return 0;
  const run = table.shared.open?.run?.line;
  if (run === undefined) return 0;
  table.settle();
  if (ending && table.shared.open) return 0;
  return table.lines.filter(({ event }) => event.kind === 'bound' && event.roll.run === run).length;
}
