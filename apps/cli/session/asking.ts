/** A procedure being asked about: how an input is opened, what needs no question, how all of it is called on a line. */
import {
  type Checked,
  check,
  type Example,
  filledIn,
  type Game,
  mapFieldIn,
  type Opened,
  type Overlay,
  open,
  openIn,
  type Plain,
  type Procedure,
} from '@grognard/kernel';
import { commandLine, rulingWords, situationWords } from '../arguments/line.ts';
import type { OpenCampaign } from '../campaign/file.ts';
import { knownIn } from '../campaign/known.ts';
import { Quit } from '../faults.ts';
import type { Known } from './form.ts';

export interface Asking {
  readonly game: Game;
  readonly procedure: Procedure;
  /** What a preset, or the line, says: the example it began as, and how the open rules are read. */
  readonly example?: Example;
  readonly rulings: Readonly<Record<string, string>>;
  /** Whether the open rules may still be read otherwise: a campaign has settled them. */
  readonly settled: boolean;
  readonly known: Known;
  /** The words of the command before the situation, and those after it that nobody is asked for. */
  readonly words: readonly string[];
  readonly more: readonly string[];
  open(input: Plain, rulings: Readonly<Record<string, string>>): Checked<Opened>;
}

export interface Beginning {
  readonly example?: Example | undefined;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly overlay?: Overlay;
  /** `--overlay FILE` and `--map FILE` as they were typed. */
  readonly more?: readonly string[];
}

export const outsideCampaign = (
  game: Game,
  procedure: Procedure,
  { example, rulings = {}, overlay = {}, more = [] }: Beginning = {},
): Asking => ({
  game,
  procedure,
  ...(example && { example }),
  rulings: { ...example?.rulings, ...rulings },
  settled: false,
  known: () => [],
  words: ['resolve', game.id, procedure.id],
  more,
  open: (input, read) => open(game, procedure.id, input, { rulings: read, overlay }),
});

export const inCampaign = (
  file: string,
  { campaign, game }: Pick<OpenCampaign, 'campaign' | 'game'>,
  procedure: Procedure,
  more: readonly string[] = [],
): Asking => ({
  game,
  procedure,
  rulings: campaign.rulings,
  settled: true,
  known: knownIn(campaign, procedure.id),
  words: ['campaign', 'resolve', file, procedure.id],
  more,
  // What a later answer told the campaign stands, whatever an earlier one said of it.
  open: (input) => openIn(campaign, procedure.id, filledIn(campaign, procedure.id, input).input),
});

/** The line that asks for the same again; in a campaign only what the campaign does not know itself. */
export function lineFor(
  asking: Asking,
  input: Plain,
  rulings: Opened['book']['rulings'],
  more: readonly string[],
): string {
  const { procedure, game, example, words, settled } = asking;
  return commandLine([
    ...words,
    ...situationWords(procedure, unsaid(asking, input), settled || byMap(asking) ? undefined : example),
    ...(settled ? [] : rulingWords(game.rulings, rulings, example)),
    ...asking.more,
    ...more,
  ]);
}

const byMap = ({ more }: Asking): boolean => more.includes('--map');

/** Without what the campaign knows, and without the map that `--map` names. */
const unsaid = (asking: Asking, input: Plain): Plain => {
  const values = input as { readonly [name: string]: Plain };
  const told: (string | undefined)[] = asking.settled ? [...asking.known(values)] : [];
  if (byMap(asking)) told.push(mapFieldIn(asking.procedure.input));
  return told.length === 0
    ? input
    : Object.fromEntries(Object.entries(values).filter(([name]) => !told.includes(name)));
};

/** Whoever leaves is told the line that goes on from where he was. */
export async function resumable<T>(asking: Asking, said: () => Plain, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Quit && error.resume === undefined) error.resume = resumeLine(asking, said(), error.said);
    throw error;
  }
}

/** What was said before, overlaid with what was said since; an input that will not do yet is asked for where it fails. */
function resumeLine(asking: Asking, before: Plain, since: Plain | undefined): string {
  const said = { ...(before as object), ...((since ?? {}) as object) } as Plain;
  const whole = check(asking.procedure.input, said);
  if (whole.ok) return lineFor(asking, whole.value as Plain, { ...asking.rulings }, ['--ask']);
  return commandLine([...asking.words, '--input', JSON.stringify(unsaid(asking, said)), ...asking.more, '--ask']);
}
