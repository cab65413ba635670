/** The verbs as commander knows them, told in the reader's language. */
import type { Say } from '@grognard/kernel';
import { Command } from 'commander';
import type { Surroundings } from './surroundings.ts';
import { type Arguments, isFamily, optionName, type Verb } from './verb.ts';
import { verbs } from './verbs/index.ts';
import { version } from './version.ts';

export type Chosen = (verb: Verb, args: Arguments) => void;

/** Calls `chosen` with the verb and what was typed after it; throws commander's own error where that makes no sense. */
export function programOf(say: Say, around: Surroundings, chosen: Chosen): Command {
  const program = new Command('grognard')
    .exitOverride()
    .configureOutput({ writeOut: around.out, writeErr: around.err, outputError: () => undefined })
    .configureHelp({ styleTitle: (title) => titles(say)[title] ?? title, helpWidth: around.width })
    .version(version(), '-V, --version', say('cli.help.version'))
    .description(say('cli.help.about'))
    .usage(say('cli.help.usage'))
    .addHelpText('after', `\n${say('cli.help.examples')}\n${say('cli.verb.none.examples')}`);
  dressed(program, say).helpCommand(say('cli.help.command'), say('cli.help.help'));
  for (const entry of verbs) {
    if (!isFamily(entry)) {
      addVerb(program, entry, `cli.verb.${entry.name}`, say, chosen);
      continue;
    }
    const family = dressed(program.command(entry.name), say).helpCommand(false);
    family.description(say(`cli.verb.${entry.name}`)).usage(say('cli.help.usage'));
    family.addHelpText('after', `\n${say('cli.help.examples')}\n${say(`cli.verb.${entry.name}.examples`)}`);
    for (const verb of entry.verbs) addVerb(family, verb, `cli.verb.${entry.name}.${verb.name}`, say, chosen);
  }
  return program;
}

function addVerb(parent: Command, verb: Verb, key: string, say: Say, chosen: Chosen): void {
  const command = parent.command(verb.name).description(say(key));
  for (const taken of verb.takes ?? []) {
    const name = taken.slice(1, -1);
    const word = taken.startsWith('<') ? `<${say(`cli.word.${name}`)}>` : `[${say(`cli.word.${name}`)}]`;
    command.argument(word, say(`cli.word.${name}.more`));
  }
  for (const { flags, repeats } of verb.options ?? []) {
    const told = say(`cli.option.${optionName(flags)}`);
    if (repeats) command.option(flags, told, (value: string, all: readonly string[] = []) => [...all, value]);
    else command.option(flags, told);
  }
  dressed(command, say)
    .addHelpText('after', `\n${say('cli.help.examples')}\n${say(`${key}.examples`)}`)
    .action(() => chosen(verb, { words: command.args, options: command.opts() }));
}

/** What every verb has. */
const dressed = (command: Command, say: Say): Command =>
  command
    .option('--json', say('cli.option.json'))
    .option('--lang <lang>', say('cli.option.lang'))
    .option('--game <game>', say('cli.option.game'), (name: string, all: readonly string[] = []) => [...all, name])
    .helpOption('-h, --help', say('cli.help.help'))
    .allowExcessArguments(false);

const titles = (say: Say): Readonly<Record<string, string>> => ({
  'Usage:': say('cli.help.title.usage'),
  'Arguments:': say('cli.help.title.arguments'),
  'Options:': say('cli.help.title.options'),
  'Commands:': say('cli.help.title.commands'),
});
