/** One run of the command: which verb, in which language, and how every ending is told. */
import { refusalWords } from '@grognard/games/words';
import { LOCALES, type Locale, nearest, type Refusal, Refused, words } from '@grognard/kernel';
import { CommanderError } from 'commander';
import { candidates } from './complete.ts';
import { Dialogue } from './dialogue.ts';
import { Quit, UsageFault } from './faults.ts';
import { bullet, paragraph } from './layout/columns.ts';
import { tame } from './layout/harmless.ts';
import { programOf } from './program.ts';
import { demonstration } from './session/demonstration.ts';
import { guide } from './session/guide.ts';
import type { Prompter } from './session/prompter.ts';
import type { Surroundings } from './surroundings.ts';
import type { Arguments, Verb } from './verb.ts';
import { verbs } from './verbs/index.ts';

/** 0 done, 1 refused, 2 usage. */
export type ExitStatus = 0 | 1 | 2;

export async function run(argv: readonly string[], around: Surroundings, prompter?: Prompter): Promise<ExitStatus> {
  const shared = sharedOptions(argv);
  const dialogue = new Dialogue(around, localeOf(shared, around), shared.json, prompter);
  try {
    if (argv[0] === 'complete') return await complete(dialogue, argv.slice(1));
    if (shared.lang !== undefined && !LOCALES.includes(shared.lang as Locale)) {
      throw new UsageFault('unknownLanguage', { received: shared.lang, options: LOCALES });
    }
    await dialogue.stock(shared.games);
    if (shared.rest.length === 0) return await (dialogue.asks ? guide(dialogue) : demonstration(dialogue));
    return await dispatch(dialogue, argv);
  } catch (error) {
    return failed(dialogue, error, shared.rest);
  }
}

/** What there is to say can no longer be written: that is told where faults are. */
export function cutShort(argv: readonly string[], around: Surroundings, error: NodeJS.ErrnoException): ExitStatus {
  const shared = sharedOptions(argv);
  const dialogue = new Dialogue(around, localeOf(shared, around), shared.json);
  const why = words('refusal.unwritable', { reason: error.code ?? error.message });
  dialogue.warn(paragraph(`grognard: ${dialogue.say('cli.cutShort', { why })}`, dialogue.width));
  return 1;
}

interface SharedOptions {
  readonly lang: string | undefined;
  readonly json: boolean;
  readonly games: readonly string[];
  readonly rest: readonly string[];
}

const localeOf = ({ lang }: SharedOptions, around: Surroundings): Locale =>
  LOCALES.find((each) => each === lang) ?? around.locale;

/** A shelf that cannot be read leaves nothing to complete, and no shell wants to hear why. */
async function complete(dialogue: Dialogue, asked: readonly string[]): Promise<ExitStatus> {
  const isTold = asked[0] === '--told';
  const words = asked.slice(isTold ? 1 : 0);
  const typed = words.slice(words[0] === '--' ? 1 : 0);
  await dialogue.stock(sharedOptions(typed).games);
  for (const { word, told } of await candidates(typed, dialogue))
    dialogue.print(isTold ? `${word}\t${told.replaceAll(/\s+/g, ' ')}` : word);
  return 0;
}

/** What must be known before anything is worded: `--lang`, `--json` and `--game` may stand anywhere before `--`. */
function sharedOptions(argv: readonly string[]): SharedOptions {
  let lang: string | undefined;
  let json = false;
  const games: string[] = [];
  const rest: string[] = [];
  const end = argv.indexOf('--');
  const looked = end < 0 ? argv : argv.slice(0, end);
  for (let index = 0; index < looked.length; index += 1) {
    const word = looked[index] ?? '';
    if (word === '--json') json = true;
    else if (word.startsWith('--lang=')) lang = word.slice('--lang='.length);
    else if (word === '--lang' && index + 1 < looked.length) {
      index += 1;
      lang = looked[index];
    } else if (word.startsWith('--game=')) games.push(word.slice('--game='.length));
    else if (word === '--game' && index + 1 < looked.length) {
      index += 1;
      games.push(looked[index] ?? '');
    } else rest.push(word);
  }
  return { lang, json, games, rest };
}

async function dispatch(dialogue: Dialogue, argv: readonly string[]): Promise<ExitStatus> {
  const picked: { verb: Verb; args: Arguments }[] = [];
  const program = programOf(dialogue.say, dialogue.around, (verb, args) => picked.push({ verb, args }));
  program.parse([...argv], { from: 'user' });
  const [one] = picked;
  return one ? one.verb.run(dialogue, one.args) : 2;
}

function failed(dialogue: Dialogue, error: unknown, words: readonly string[]): ExitStatus {
  if (error instanceof CommanderError) {
    if (error.code === 'commander.helpDisplayed' || error.code === 'commander.version') return 0;
    if (error.code === 'commander.help') return error.exitCode === 0 ? 0 : 2;
    return usage(dialogue, usageOf(error), words);
  }
  if (error instanceof UsageFault) return usage(dialogue, error, words);
  if (error instanceof Refused) return refused(dialogue, error.refusals);
  if (error instanceof Quit) {
    dialogue.warn(dialogue.say('cli.quit'));
    if (error.resume !== undefined) {
      dialogue.warn(dialogue.say('cli.quit.resume'));
      dialogue.warn(`  ${error.resume}`);
    }
    return 1;
  }
  // A bug of ours: the reader gets one sentence, whoever repairs it the rest.
  const message = error instanceof Error ? error.message : String(error);
  dialogue.warn(dialogue.say('cli.bug', { message }));
  if (process.env['GROGNARD_DEBUG'] && error instanceof Error) dialogue.warn(error.stack ?? '');
  return 1;
}

function refused(dialogue: Dialogue, refusals: readonly Refusal[]): ExitStatus {
  const told = refusals.map((refusal) => tame(refusalWords(dialogue.gameOpened, dialogue.say, refusal)));
  dialogue.answer({ refused: refusals.map((each, i) => ({ ...each, words: told[i] })) }, () => {
    dialogue.warn(dialogue.say('cli.refused'));
    for (const sentence of told) dialogue.warn(bullet(sentence, dialogue.width));
  });
  return 1;
}

function usage(dialogue: Dialogue, { code, facts }: UsageFault, words: readonly string[]): ExitStatus {
  const told = dialogue.say(`cli.usage.${code}`, facts);
  dialogue.answer({ usage: { code, facts, words: told } }, () => {
    const verb = verbs.find(({ name }) => name === words[0])?.name;
    dialogue.warn(paragraph(`grognard: ${told}`, dialogue.width));
    dialogue.warn(dialogue.say('cli.usage.see', { line: ['grognard', ...(verb ? [verb] : []), '--help'].join(' ') }));
  });
  return 2;
}

/** Commander speaks English; its codes and the words it quotes are turned into our own. */
function usageOf({ code, message }: CommanderError): UsageFault {
  const received = /'([^']*)'/.exec(message)?.[1] ?? '';
  const close = /Did you mean (?:one of )?([^?]*)\?/.exec(message)?.[1];
  switch (code) {
    case 'commander.unknownCommand': {
      const near =
        nearest(
          received,
          verbs.map(({ name }) => name),
        ) ?? close;
      return new UsageFault('unknownVerb', { received, ...(near && { close: near }) });
    }
    case 'commander.unknownOption':
      return new UsageFault('unknownOption', { received, ...(close && { close }) });
    case 'commander.missingArgument':
      return new UsageFault('wordMissing', { name: received });
    case 'commander.optionMissingArgument':
      return new UsageFault('valueMissing', { option: received });
    case 'commander.excessArguments':
      return new UsageFault('tooManyWords');
    default:
      return new UsageFault('other', { message });
  }
}
