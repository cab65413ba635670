/** Whose move it is: what waits for the reader, and for whom he waits. */
import { optionWords, refusalWords, ruleWords } from '@grognard/games/words';
import { askWords, type Refusal } from '@grognard/kernel';
import { isTaken, type Move, moves, type Shared, undoTarget } from '@grognard/kernel/fair';
import type { Dialogue } from '../dialogue.ts';
import { bullet, columns, paragraph } from '../layout/columns.ts';
import { tame } from '../layout/harmless.ts';

export type Question = Extract<Move, { kind: 'chose' | 'sealed' }>;

/** The question put to a seat now, if one is. */
export const questionFor = (shared: Shared, seat: string | undefined): Question | undefined =>
  moves(shared).find(
    (move): move is Question => (move.kind === 'chose' || move.kind === 'sealed') && move.seat === seat,
  );

const isNumber = (option: string): boolean => /^-?\d+$/.test(option);

/** What is typed for an option: its place in the list, but where options are numbers themselves, the option. */
const keyOf = (options: readonly string[], option: string): string =>
  options.some(isNumber) ? option : String(options.indexOf(option) + 1);

/** An option by what is typed for it, or by its own name. */
export const optionOf = ({ options }: Question, typed: string): string | undefined =>
  options.find((option) => option === typed) ?? options.find((option) => keyOf(options, option) === typed);

/** Sides of the open procedure that a seat could take now. */
export const claimsFor = (shared: Shared, seat: string | undefined): readonly string[] =>
  moves(shared).flatMap((move) => (move.kind === 'claimed' && move.seat === seat ? [move.side] : []));

/** The line of the undo question that a seat must answer. */
export const undoFor = (shared: Shared, seat: string | undefined): number | undefined =>
  moves(shared).flatMap((move) => (move.kind === 'undoAnswered' && move.seat === seat ? [move.asked] : []))[0];

/** Everything that is waited for, for a script. */
export const movesData = ({ say }: Dialogue, shared: Shared): unknown =>
  moves(shared).map((move) => {
    const what = { ...move, words: say(`fair.${move.kind}`) };
    if (move.kind !== 'chose' && move.kind !== 'sealed') return what;
    const { ask, options, ...rest } = move;
    return {
      ...rest,
      rule: ask.rule,
      question: ask.text,
      options: options.map((option) => ({
        option,
        words: optionWords(shared.game, say, askWords(ask), option, move.side),
      })),
      words: say(askWords(ask)),
    };
  });

/** Dice want two players, or all there are. */
const FEWEST = 2;

/** Why no procedure can be opened now. */
export function hindrance(shared: Shared): Refusal | undefined {
  if (shared.open) return { code: 'procedureOpen', at: '', facts: { began: shared.open.line } };
  const taken = shared.seats.filter((seat) => isTaken(shared, seat)).length;
  const needed = Math.min(FEWEST, shared.seats.length);
  return taken < needed ? { code: 'tooFewSeated', at: '', facts: { taken, needed } } : undefined;
}

/** What to do next, or whom to wait for. Observers only learn the latter. */
export function printMoves(
  dialogue: Dialogue,
  shared: Shared,
  seat: string | undefined,
  here: readonly string[],
): void {
  const { say, width } = dialogue;
  const question = questionFor(shared, seat);
  if (question) return printQuestion(dialogue, shared, question);
  const tell = (key: string, facts = {}): void => dialogue.print(paragraph(say(key, facts), width));
  const { undo, open } = shared;
  if (undo && undoFor(shared, seat) !== undefined) tell('cli.remote.yourConsent', { seat: say(`side.${undo.by}`) });
  for (const side of claimsFor(shared, seat)) {
    tell('cli.remote.yourClaim', { side: say(`side.${side}`), line: `take ${side}` });
  }
  if (open?.stuck) printStuck(dialogue, shared, open.stuck);
  for (const words of new Set(waitedFor(dialogue, shared, seat, here))) dialogue.print(paragraph(words, width));
  if (seat !== undefined && !undo && !hindrance(shared)) tell('cli.remote.nothingOpen');
}

function printQuestion(dialogue: Dialogue, { game }: Shared, { ask, side, options, kind }: Question): void {
  const { say, paint, width } = dialogue;
  const rule = ruleWords(game, say, ask.rule);
  dialogue.print();
  dialogue.print(
    paragraph(
      paint.bold(say('cli.remote.yourMove', { side: say(`side.${side}`), question: say(askWords(ask)), rule })),
      width,
    ),
  );
  const rows = options.map((option) => [
    paint.bold(tame(keyOf(options, option))),
    tame(optionWords(game, say, askWords(ask), option, side)),
  ]);
  dialogue.print(columns({ rows, align: ['right'], width, indent: 2 }));
  dialogue.print(
    paragraph(paint.dim(say(kind === 'sealed' ? 'cli.remote.howToSeal' : 'cli.remote.howToChoose')), width),
  );
}

function printStuck(dialogue: Dialogue, shared: Shared, stuck: readonly Parameters<typeof refusalWords>[2][]): void {
  dialogue.print(paragraph(dialogue.say('cli.remote.stuck'), dialogue.width));
  for (const refusal of stuck)
    dialogue.print(bullet(tame(refusalWords(shared.game, dialogue.say, refusal)), dialogue.width));
}

/** What a device does by itself. */
const BY_DEVICE: readonly string[] = ['contributed', 'unsealed', 'pledged'];

/** Each seat that is waited for, what for, and whether it is here at all. */
function waitedFor(
  dialogue: Dialogue,
  shared: Shared,
  seat: string | undefined,
  here: readonly string[],
): readonly string[] {
  const { say } = dialogue;
  return moves(shared).flatMap((move) => {
    if (move.seat === seat || move.kind === 'began') return [];
    const who = { seat: say(`side.${move.seat}`) };
    if (move.kind === 'seated') return shared.open ? [] : [say('cli.remote.seatFree', who)];
    const away = here.includes(move.seat) ? '' : 'Away';
    // What a device does by itself takes it a moment; it is worth a word only where the device is not there.
    if (BY_DEVICE.includes(move.kind)) return away ? [say('cli.remote.deviceAway', who)] : [];
    if (!isTaken(shared, move.seat)) return [say('cli.remote.waitingFree', { ...who, what: say(`fair.${move.kind}`) })];
    return [say(`cli.remote.waiting${away}`, { ...who, what: say(`fair.${move.kind}`) })];
  });
}

/** Whose consent taking something back would need besides one's own. */
export const consentNeeded = (shared: Shared, seat: string): readonly string[] =>
  (undoTarget(shared)?.needed ?? []).filter((each) => each !== seat);

/** Tells whose move it is when that has changed. */
export class MovesTeller {
  readonly #dialogue: Dialogue;
  readonly #seat: string | undefined;
  #told = '';

  constructor(dialogue: Dialogue, seat: string | undefined) {
    this.#dialogue = dialogue;
    this.#seat = seat;
  }

  tell(shared: Shared, here: readonly string[]): void {
    const dialogue = this.#dialogue;
    // The reader's own question is put once, whatever the others do meanwhile.
    const own = questionFor(shared, this.#seat);
    const { open, undo } = shared;
    const waits = !dialogue.json && own ? own : moves(shared);
    const now = JSON.stringify([open?.line, open?.entries.length, undo?.asked, waits]);
    if (now === this.#told) return;
    this.#told = now;
    dialogue.answer({ kind: 'moves', moves: movesData(dialogue, shared) }, () =>
      printMoves(dialogue, shared, this.#seat, here),
    );
  }
}
