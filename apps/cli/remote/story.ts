/** A shared campaign told line by line, as its lines come. */
import { optionWords } from '@grognard/games/words';
import {
  askWords,
  type Entry,
  type ExplainedStep,
  type Game,
  PlayRecord,
  pause,
  type Reply,
  type Resolution,
  resolvedIn,
  take,
} from '@grognard/kernel';
import { type FairEvent, follow, type Line, type OpenProcedure, type Shared } from '@grognard/kernel/fair';
import { trustingCrypto } from '@grognard/server/native';
import type { Dialogue } from '../dialogue.ts';
import { accepted } from '../faults.ts';
import { tame } from '../layout/harmless.ts';
import { eventWords } from '../layout/state.ts';
import { said, saidBySide } from '../text/said.ts';

/** One line, told. */
export interface Told {
  readonly line: Line;
  /** Empty where the line is only machinery, or the steps tell it. */
  readonly words: string;
  readonly before: Shared | undefined;
  readonly after: Shared;
  /** The whole account, where the line ends a procedure. */
  readonly played?: Resolution;
}

export class Story {
  readonly told: Told[] = [];
  readonly #dialogue: Dialogue;
  readonly #game: Game;

  constructor(dialogue: Dialogue, game: Game) {
    this.#dialogue = dialogue;
    this.#game = game;
  }

  get shared(): Shared | undefined {
    return this.told.at(-1)?.after;
  }

  hear(line: Line): Told {
    const before = this.shared;
    // The companion has checked every signature; here lines are only folded again, one by one.
    const after = accepted(follow(this.#game, before, line, trustingCrypto));
    const { event } = line;
    const played = before && event.kind === 'resolved' ? accountOf(before, event) : undefined;
    const words = lineWords(this.#dialogue, before, after, event);
    const told = { line, words, before, after, ...(played && { played }) };
    this.told.push(told);
    return told;
  }
}

/** Nothing where it ended under other rules: its account would be another. */
function accountOf(
  { campaign, game }: Shared,
  event: Extract<FairEvent, { kind: 'resolved' }>,
): Resolution | undefined {
  const isOurs = event.ending === undefined || event.ending.version === game.version;
  return isOurs ? accepted(resolvedIn(campaign, event)) : undefined;
}

/** The steps of a procedure that is still open, as far as it has come. */
export function stepsOf(open: OpenProcedure): readonly ExplainedStep[] {
  const record = new PlayRecord();
  let step = pause(open.opened.begin(), record);
  for (const entry of open.entries) {
    if (step.kind === 'done') break;
    step = pause(take(step, replyOf(entry), record), record);
  }
  return record.steps;
}

function replyOf(entry: Entry): Reply {
  switch (entry.kind) {
    case 'die':
      return { face: entry.face };
    case 'choice':
      return { option: entry.option };
    case 'together':
      return { answers: entry.answers };
  }
}

function lineWords(dialogue: Dialogue, before: Shared | undefined, after: Shared, event: FairEvent): string {
  const { say } = dialogue;
  const side = (seat: string): string => say(`side.${seat}`);
  const consent = (seats: readonly string[]): string => seats.map(side).join(', ');
  switch (event.kind) {
    case 'opened':
    case 'resolved':
      return eventWords(dialogue, before?.campaign, after.campaign);
    case 'noted':
    case 'corrected':
    case 'reviewed':
      return said(say, side(event.by), eventWords(dialogue, before?.campaign, after.campaign));
    case 'seated':
      return say('cli.remote.seated', { seat: side(event.by) });
    case 'began':
      return say('cli.remote.began', { seat: side(event.by), title: say(`procedure.${event.procedure}`) });
    case 'claimed':
      return say('cli.remote.claimed', { seat: side(event.by), side: side(event.side) });
    case 'chose':
      return before ? chosenWords(dialogue, before, event.side, event.option) : '';
    case 'sealed':
      return say('cli.remote.sealed', { seat: side(event.by) });
    case 'undoAsked':
      return say('cli.remote.undoAsked', { seat: side(event.by), line: event.line + 1 });
    case 'undoAnswered':
      return say(`cli.remote.${event.answer}`, { seat: side(event.by) });
    case 'undone':
      return say('cli.remote.undone', { line: event.line + 1, consent: consent(event.consent) });
    case 'abandoned':
      return say('cli.remote.abandoned', { consent: consent(event.consent) });
    case 'epoch':
      return say('cli.remote.epoch', { dice: before?.epoch.thrown.length ?? 0 });
    case 'pledged':
    case 'unsealed':
    case 'contributed':
    case 'bound':
    case 'thrown':
      return '';
  }
}

function chosenWords({ say }: Dialogue, { game, open }: Shared, side: string, option: string): string {
  if (open?.step.kind !== 'choice') return '';
  const { ask } = open.step;
  return saidBySide(say, side, `${say(askWords(ask))} → ${tame(optionWords(game, say, askWords(ask), option, side))}`);
}
