/** The guided session: pick a game, pick a chart, answer, see the odds, roll or type dice, read why, again or quit. */
import type { Table } from '@grognard/kernel';
import { type Example, type Game, type Opened, type Procedure, Refused } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { Back, firstOfAll, Quit } from '../faults.ts';
import { paragraph } from '../layout/columns.ts';
import { printTable } from '../layout/tables.ts';
import { NOTHING_TYPED, type Status } from '../verb.ts';
import { type Asking, outsideCampaign } from './asking.ts';
import { beginCampaignAsked, campaignAsked } from './guided-campaign.ts';
import { type Answered, answered, printRefusals, taken } from './opening.ts';
import { playAsked } from './play.ts';
import { saved } from './ready.ts';

const QUIT = ' quit';
const BACK = ' back';
const TABLES = ' tables';
const OWN = ' own';
const KEPT = ' kept';
const CAMPAIGN = ' campaign';

export async function guide(dialogue: Dialogue): Promise<Status> {
  dialogue.print(dialogue.paint.bold(dialogue.say('cli.guide.welcome')));
  dialogue.print(dialogue.paint.dim(dialogue.say('cli.guide.keys')));
  try {
    while (await firstOfAll(() => oneGame(dialogue)));
  } catch (error) {
    if (!(error instanceof Quit)) throw error;
    tellResume(dialogue, error);
  }
  dialogue.print(dialogue.say('cli.guide.goodbye'));
  return 0;
}

/** Where whoever left was, as a line that goes on from there. */
function tellResume(dialogue: Dialogue, { resume }: Quit): void {
  if (resume === undefined) return;
  dialogue.print(paragraph(dialogue.say('cli.quit.resume'), dialogue.width));
  dialogue.print(`  ${resume}`);
}

/** Whether the player wants to go on. */
async function oneGame(dialogue: Dialogue): Promise<boolean> {
  const prompter = await dialogue.prompter();
  const options = [
    ...dialogue.shelf.map(({ id, titles, period }) => ({ value: id, label: dialogue.say.read(titles), hint: period })),
    { value: CAMPAIGN, label: dialogue.say('cli.guide.campaign') },
    { value: QUIT, label: dialogue.say('cli.guide.quit') },
  ];
  const id = await prompter.pick(dialogue.say('cli.guide.game'), options);
  if (id === QUIT) return false;
  if (id === CAMPAIGN) await campaignAsked(dialogue);
  else {
    const game = await dialogue.game(id);
    while (await unlessBack(() => oneChart(dialogue, game)));
  }
  return true;
}

/** Whether work went on; going back from its first question ends it. */
async function unlessBack(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Back) return false;
    throw error;
  }
}

async function oneChart(dialogue: Dialogue, game: Game): Promise<boolean> {
  const { say } = dialogue;
  const prompter = await dialogue.prompter();
  const options = [
    ...Object.keys(game.procedures).map((value) => ({ value, label: say(`procedure.${value}`) })),
    { value: TABLES, label: say('cli.guide.tables') },
    ...(game.campaign ? [{ value: CAMPAIGN, label: say('cli.guide.begin') }] : []),
    { value: BACK, label: say('cli.guide.back') },
  ];
  const id = await prompter.pick(say('cli.guide.chart'), options);
  if (id === BACK) return false;
  const procedure = game.procedures[id];
  if (procedure) await battles(dialogue, game, procedure);
  else if (id === CAMPAIGN) await unlessBack(() => beginCampaignAsked(dialogue, game));
  else await unlessBack(() => oneTable(dialogue, game));
  return true;
}

async function oneTable(dialogue: Dialogue, game: Game): Promise<boolean> {
  const prompter = await dialogue.prompter();
  const options = Object.values(game.tables).map(({ id, title }) => ({ value: id, label: dialogue.say.read(title) }));
  const id = await prompter.pick(dialogue.say('cli.guide.table'), options);
  const table = game.tables[id];
  if (table) printTable(dialogue, game, table as Table);
  return true;
}

/** What stands on the map from one battle to the next. */
interface Kept {
  readonly asking: Asking;
  readonly opened: Opened;
}

type Next = 'again' | 'other' | 'chart';

/** Battle after battle of one chart, until another chart is wanted. */
async function battles(dialogue: Dialogue, game: Game, procedure: Procedure): Promise<void> {
  let kept: Kept | undefined;
  let next = 'other' as Next;
  while (next !== 'chart') {
    const asking = next === 'again' && kept ? kept.asking : await situationPicked(dialogue, game, procedure, kept);
    if (!asking) return;
    const leave = (now: Opened): never => {
      kept = { asking: readAs(asking, now), opened: now };
      throw new Back();
    };
    next = 'other';
    try {
      const isKept = asking === kept?.asking;
      const start: Answered = await started(dialogue, asking, isKept ? kept?.opened : undefined, leave);
      const { opened } = await playAsked(dialogue, asking, start, NOTHING_TYPED, async (_played, now, takesBack) => {
        kept = { asking: readAs(asking, now), opened: now };
        const wish = await afterwards(dialogue, kept, takesBack);
        if (wish !== 'correct') next = wish;
        return wish !== 'correct';
      });
      kept = { asking: readAs(asking, opened), opened };
    } catch (error) {
      if (error instanceof Refused) printRefusals(dialogue, error.refusals);
      else if (!(error instanceof Back)) throw error;
      // Where nothing is offered to begin with, the question before was which chart.
      if (!kept && presetsOf(game, procedure).length === 0) return;
    }
  }
}

const presetsOf = ({ examples }: Game, { id }: Procedure): readonly Example[] =>
  examples.filter((each) => each.procedure === id && each.preset);

const readAs = (asking: Asking, { book }: Opened): Asking => ({ ...asking, rulings: book.rulings });

const started = async (
  dialogue: Dialogue,
  asking: Asking,
  kept: Opened | undefined,
  leave: Answered['back'],
): Promise<Answered> => {
  if (kept) return { opened: kept, back: leave };
  return asking.example ? taken(dialogue, asking, asking.example.input, leave) : answered(dialogue, asking);
};

/** A preset, one's own, or what stood there last; nothing where another chart is wanted. */
async function situationPicked(
  dialogue: Dialogue,
  game: Game,
  procedure: Procedure,
  kept: Kept | undefined,
): Promise<Asking | undefined> {
  const { say } = dialogue;
  const presets = presetsOf(game, procedure);
  const own = outsideCampaign(game, procedure);
  const options = [
    ...(kept ? [{ value: KEPT, label: say('cli.guide.kept') }] : []),
    ...presets.map(({ id, title }) => ({ value: id, label: say.read(title) })),
    { value: OWN, label: say('cli.guide.own') },
    { value: BACK, label: say('cli.guide.back') },
  ];
  if (presets.length === 0 && !kept) return own;
  const prompter = await dialogue.prompter();
  let id: string = BACK;
  await unlessBack(async () => {
    id = await prompter.pick(say('cli.guide.preset'), options);
    return true;
  });
  if (id === BACK) return undefined;
  if (id === KEPT) return kept?.asking;
  const example: Example | undefined = presets.find((each) => each.id === id);
  return example ? outsideCampaign(game, procedure, { example }) : own;
}

/** What is wanted after a battle; saving the situation is asked as often as wanted. */
async function afterwards(dialogue: Dialogue, { asking, opened }: Kept, takesBack: boolean): Promise<Next | 'correct'> {
  const { say } = dialogue;
  const prompter = await dialogue.prompter();
  const ways = ['again', ...(takesBack ? ['correct'] : []), 'other', 'save', 'chart'];
  const options = ways.map((value) => ({ value, label: say(`cli.guide.after.${value}`) }));
  for (;;) {
    dialogue.print();
    const way = await prompter.pick(say('cli.guide.after'), options);
    if (way !== 'save') return way as Next | 'correct';
    await saved(dialogue, asking, opened);
  }
}
