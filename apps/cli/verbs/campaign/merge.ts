/** `campaign merge`: where two copies of a campaign part, and one of them chosen. */
import { existsSync } from 'node:fs';
import { type CampaignEvent, fileOf, foldInSteps, type Game, parting, Refused } from '@grognard/kernel';
import { foldedFile, readFile, replaceFile } from '../../campaign/file.ts';
import { locked } from '../../campaign/lock.ts';
import type { Dialogue } from '../../dialogue.ts';
import { accepted, UsageFault } from '../../faults.ts';
import { bullet, paragraph } from '../../layout/columns.ts';
import { eventWords } from '../../layout/state.ts';
import { text, type Verb, word } from '../../verb.ts';

const WHICH = ['first', 'second'] as const;
type Which = (typeof WHICH)[number];

export const merge: Verb = {
  name: 'merge',
  takes: ['<file>', '<other>'],
  options: [{ flags: '--take <copy>' }, { flags: '--into <file>' }],
  async run(dialogue, args) {
    const [take, into] = [text(args, 'take'), text(args, 'into')];
    if (take !== undefined && !isWhich(take)) throw new UsageFault('takeWhich', { received: take });
    if (take !== undefined && into === undefined) throw new UsageFault('intoMissing');
    const { game, journal } = await foldedFile(dialogue, word(args, 0));
    const copies = { first: journal, second: readFile(word(args, 1)) };
    const { common, first, second } = accepted(parting(copies.first, copies.second));
    const shared = copies.first.events.slice(0, common);
    const told = {
      first: toldAfter(dialogue, game, shared, first),
      second: toldAfter(dialogue, game, shared, second),
    };
    if (take !== undefined && into !== undefined) await writeNew(into, fileOf(copies[take].lines));
    const data = {
      common,
      first: { events: first, words: told.first },
      second: { events: second, words: told.second },
    };
    dialogue.answer({ ...data, ...(take !== undefined && { taken: take, file: into }) }, () => {
      printParting(dialogue, common, told);
      if (take !== undefined)
        dialogue.print(dialogue.say('cli.merge.written', { which: whichWords(dialogue, take), path: into ?? '' }));
    });
    return 0;
  },
};

const isWhich = (received: string): received is Which => WHICH.some((each) => each === received);

const whichWords = ({ say }: Dialogue, which: Which): string => say(`cli.merge.${which}`);

/** What one copy holds beyond the common part, event by event. */
function toldAfter(
  dialogue: Dialogue,
  game: Game,
  shared: readonly CampaignEvent[],
  beyond: readonly CampaignEvent[],
): readonly string[] {
  const words: string[] = [];
  for (const step of foldInSteps(game, [...shared, ...beyond])) {
    const { before, after } = accepted(step);
    if (after.length > shared.length) words.push(eventWords(dialogue, before, after));
  }
  return words;
}

function printParting(dialogue: Dialogue, common: number, told: Readonly<Record<Which, readonly string[]>>): void {
  const { width, say } = dialogue;
  const ahead = WHICH.filter((which) => told[which].length > 0);
  const [only] = ahead;
  if (only === undefined) return dialogue.print(say('cli.merge.same'));
  if (ahead.length === 1) {
    const events = told[only].length;
    dialogue.print(paragraph(say('cli.merge.ahead', { which: whichWords(dialogue, only), events }), width));
  } else dialogue.print(say('cli.merge.parted', { last: common - 1 }));
  for (const which of ahead) {
    if (ahead.length > 1) dialogue.print(say('cli.merge.goesOn', { which: whichWords(dialogue, which) }));
    for (const each of told[which]) dialogue.print(bullet(each, width));
  }
}

/** Never over a file that is there. */
const writeNew = (path: string, contents: string): Promise<void> =>
  locked(path, async () => {
    if (existsSync(path)) throw new Refused([{ code: 'fileExists', at: path }]);
    replaceFile(path, contents);
  });
