/** A campaign at the keyboard: open one or begin one, then chart after chart, its journal, its tracks. */
import { readdirSync } from 'node:fs';
import { type Game, Refused } from '@grognard/kernel';
import { openCampaign } from '../campaign/file.ts';
import type { Dialogue } from '../dialogue.ts';
import { Back } from '../faults.ts';
import type { Arguments, Verb } from '../verb.ts';
import { log } from '../verbs/campaign/log.ts';
import { luck } from '../verbs/campaign/luck.ts';
import { create } from '../verbs/campaign/new.ts';
import { note } from '../verbs/campaign/note.ts';
import { redo } from '../verbs/campaign/redo.ts';
import { resolveIn } from '../verbs/campaign/resolve.ts';
import { state } from '../verbs/campaign/state.ts';
import { undo } from '../verbs/campaign/undo.ts';
import { printRefusals } from './opening.ts';
import type { Option, Prompter } from './prompter.ts';
import { Trail } from './trail.ts';

const LONGEST_PATH = 400;
const LONGEST_TEXT = 1_000;
const OTHER = ' other';
const BACK = ' back';

/** The files of campaigns that lie here, or any other by its name. */
export async function campaignAsked(dialogue: Dialogue): Promise<void> {
  const { say } = dialogue;
  const files = readdirSync('.').filter((name) => name.endsWith('.jsonl'));
  const options = [
    ...files.map((value): Option => ({ value, label: value })),
    { value: OTHER, label: say('cli.guide.otherFile') },
    { value: BACK, label: say('cli.guide.back') },
  ];
  const file = await new Trail(await dialogue.prompter()).follow(async (prompter) => {
    const chosen = files.length > 0 ? await prompter.pick(say('cli.guide.which'), options) : OTHER;
    return chosen === OTHER ? prompter.line(say('cli.guide.file'), LONGEST_PATH) : chosen;
  });
  if (file !== BACK) await told(dialogue, () => atTable(dialogue, file));
}

/** Its name, its set-up, how it reads the open rules, its file; then it is played. */
export async function beginCampaignAsked(dialogue: Dialogue, game: Game): Promise<boolean> {
  const trail = new Trail(await dialogue.prompter());
  const { file, ...options } = await trail.follow((prompter) => beginningAsked(dialogue, game, prompter));
  await told(dialogue, async () => {
    await create.run(dialogue, { words: [file, game.id], options });
    await atTable(dialogue, file);
  });
  return true;
}

async function beginningAsked(dialogue: Dialogue, game: Game, prompter: Prompter) {
  const { say } = dialogue;
  const setups = Object.keys(game.campaign?.setups ?? {});
  const name = await prompter.line(say('cli.guide.name'), LONGEST_TEXT, say.read(game.titles));
  const options = [
    { value: '', label: say('cli.guide.noSetup') },
    ...setups.map((value) => ({ value, label: say(`setup.${value}`) })),
  ];
  const setup = setups.length > 0 ? await prompter.pick(say('cli.guide.setup'), options) : '';
  const ruling = await readingsAsked(dialogue, game, prompter);
  const file = await prompter.line(say('cli.guide.newFile'), LONGEST_PATH, `${game.id}.jsonl`);
  return { name, file, ...(setup !== '' && { setup }), ruling };
}

/** For the whole campaign, rule after rule; most take the usual readings, and are asked nothing more. */
async function readingsAsked({ say }: Dialogue, { rulings }: Game, prompter: Prompter): Promise<readonly string[]> {
  const open = Object.entries(rulings);
  if (open.length === 0 || (await prompter.yes(say('cli.guide.usualReadings', { count: open.length }), true)))
    return [];
  const chosen: string[] = [];
  for (const [id, { readings, default: usual }] of open) {
    const options = readings.map((value) => ({ value, label: say(`ruling.${id}.${value}`) }));
    chosen.push(`${id}=${await prompter.pick(say(`ruling.${id}`), options, usual)}`);
  }
  return chosen;
}

/** What may be done beside resolving; each is the verb of that name. */
const ACTS: Readonly<Record<string, { readonly verb: Verb; readonly asked?: Asked }>> = {
  log: { verb: log },
  state: { verb: state },
  luck: { verb: luck },
  note: {
    verb: note,
    asked: async (dialogue, file) => {
      const prompter = await dialogue.prompter();
      return { words: [file, await prompter.line(dialogue.say('cli.guide.note'), LONGEST_TEXT)], options: {} };
    },
  },
  undo: {
    verb: undo,
    asked: async (dialogue, file) => {
      const prompter = await dialogue.prompter();
      const sides = dialogue.gameOpened?.campaign?.sides ?? [];
      const options = sides.map((value) => ({ value, label: dialogue.say(`side.${value}`) }));
      const consent = options.length > 0 ? await prompter.several(dialogue.say('cli.guide.consent'), options, []) : [];
      return { words: [file], options: { consent: consent.join(',') } };
    },
  },
  redo: { verb: redo },
};

type Asked = (dialogue: Dialogue, file: string) => Promise<Arguments>;

/** Act after act, until the player goes back. */
async function atTable(dialogue: Dialogue, file: string): Promise<void> {
  const { game } = await openCampaign(dialogue, file);
  const prompter = await dialogue.prompter();
  for (;;) {
    const { say } = dialogue;
    const options = [
      ...Object.keys(game.procedures).map((value) => ({ value, label: say(`procedure.${value}`) })),
      ...Object.keys(ACTS).map((value) => ({ value: ` ${value}`, label: say(`cli.guide.act.${value}`) })),
      { value: BACK, label: say('cli.guide.back') },
    ];
    dialogue.print();
    const chosen = await prompter.pick(say('cli.guide.act', { file }), options);
    if (chosen === BACK) return;
    const act = ACTS[chosen.slice(1)];
    await told(dialogue, async () => {
      if (!act) await resolveIn(dialogue, { words: [file, chosen], options: {} });
      else await act.verb.run(dialogue, (await act.asked?.(dialogue, file)) ?? { words: [file], options: {} });
    });
  }
}

/** What is refused is told, and going back leaves only this act. */
async function told(dialogue: Dialogue, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refused) printRefusals(dialogue, error.refusals);
    else if (!(error instanceof Back)) throw error;
  }
}
