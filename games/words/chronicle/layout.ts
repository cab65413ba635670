/** A chronicle as text, Markdown, BBCode, a page that stands alone, or one line. */
import type { Say } from '@grognard/kernel';
import { asMarkup, standingAlone } from '../page.ts';
import type { Chronicle, ChronicleEntry } from './chronicle.ts';
import { listWords, toldIn } from './entry.ts';

/** The forms a chronicle may be laid out in. */
export const CHRONICLE_FORMATS = ['text', 'markdown', 'bbcode', 'html', 'line'] as const;

/** One of those forms. */
export type ChronicleFormat = (typeof CHRONICLE_FORMATS)[number];

/** How one format sets what every format has. */
interface Setting {
  title(text: string): string;
  turn(text: string): string;
  phase(text: string): string;
  /** The entry with its lead, what came of it and what stands beneath in small print. */
  entry(entry: Parts): string;
  whole(body: readonly string[], title: string, say: Say): string;
}

interface Parts {
  readonly sequence: number;
  readonly lead: string;
  readonly text: string;
  readonly marks: readonly string[];
  readonly beneath: readonly string[];
  readonly undone: boolean;
}

/** A chronicle as one text. */
export function laidOut(chronicle: Chronicle, say: Say, format: ChronicleFormat): string {
  const setting = SETTINGS[format];
  const head = `${chronicle.title} · ${chronicle.name}`;
  const body: string[] = [setting.title(head)];
  let turn = '';
  for (const section of chronicle.sections) {
    if (section.turn !== turn && section.turn !== '') body.push(setting.turn(section.turn));
    if (section.phase !== '') body.push(setting.phase(section.phase));
    turn = section.turn;
    body.push(...section.entries.map((entry) => setting.entry(partsOf(say, entry))));
  }
  if (chronicle.sections.length === 0) body.push(setting.phase(say('chronicle.nothing')));
  return setting.whole(body, head, say);
}

const VERDICT_WORDS = { kept: 'chronicle.kept', redone: 'chronicle.redoneNow', marked: 'chronicle.marked' } as const;

/** What the owner said of it, and whether it was taken back. */
export const marksOf = (say: Say, { undone, verdict }: ChronicleEntry): readonly string[] => [
  ...(undone ? [say('chronicle.takenBack')] : []),
  ...(verdict && verdict !== 'pinned' ? [say(VERDICT_WORDS[verdict])] : []),
];

const partsOf = (say: Say, entry: ChronicleEntry): Parts => ({
  sequence: entry.sequence,
  lead: entry.lead,
  text: entry.text,
  marks: marksOf(say, entry),
  beneath: [entry.numbers, listWords(say, entry.fates)].filter((each) => each !== ''),
  undone: entry.undone === true,
});

const marked = (marks: readonly string[]): string => (marks.length === 0 ? '' : ` (${marks.join(', ')})`);
const lines = (body: readonly string[]): string => `${body.join('\n\n')}\n`;

/** Signs that Markdown would read as its own. */
const unmarked = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
/** A tag that somebody wrote into a name would close ours: a space keeps it from being one. */
const untagged = (text: string): string => text.replaceAll('[', '[\u200b');

const SETTINGS: Readonly<Record<ChronicleFormat, Setting>> = {
  text: {
    title: (text) => text,
    turn: (text) => `${text.toLocaleUpperCase()}`,
    phase: (text) => `— ${text} —`,
    entry: (parts) =>
      [`${parts.sequence}. ${toldIn(parts)}${marked(parts.marks)}`, ...parts.beneath.map((each) => `    ${each}`)].join(
        '\n',
      ),
    whole: lines,
  },
  markdown: {
    title: (text) => `# ${unmarked(text)}`,
    turn: (text) => `## ${unmarked(text)}`,
    phase: (text) => `### ${unmarked(text)}`,
    entry: (parts) => {
      const told = `**${parts.sequence}\\. ${unmarked(parts.lead)}** ${unmarked(parts.text)}`.trimEnd();
      return [
        `${parts.undone ? `~~${told}~~` : told}${unmarked(marked(parts.marks))}`,
        ...parts.beneath.map((each) => `*${unmarked(each)}*`),
      ].join('  \n');
    },
    whole: lines,
  },
  bbcode: {
    title: (text) => `[size=150][b]${untagged(text)}[/b][/size]`,
    turn: (text) => `[b][u]${untagged(text)}[/u][/b]`,
    phase: (text) => `[i]${untagged(text)}[/i]`,
    entry: (parts) => {
      const told = `[b]${parts.sequence}. ${untagged(parts.lead)}[/b] ${untagged(parts.text)}`.trimEnd();
      return [
        `${parts.undone ? `[s]${told}[/s]` : told}${untagged(marked(parts.marks))}`,
        ...parts.beneath.map((each) => `[size=85]${untagged(each)}[/size]`),
      ].join('\n');
    },
    whole: lines,
  },
  html: {
    title: (text) => `<h1>${asMarkup(text)}</h1>`,
    turn: (text) => `<h2>${asMarkup(text)}</h2>`,
    phase: (text) => `<h3>${asMarkup(text)}</h3>`,
    entry: (parts) => {
      const told = `<b>${parts.sequence}. ${asMarkup(parts.lead)}</b> ${asMarkup(parts.text)}`.trimEnd();
      const small = parts.beneath.map((each) => `<small>${asMarkup(each)}</small>`).join('');
      return `<p>${parts.undone ? `<s>${told}</s>` : told}${asMarkup(marked(parts.marks))}${small}</p>`;
    },
    whole: (body, title, say) => standingAlone(say, title, body),
  },
  line: {
    title: (text) => text,
    turn: (text) => text,
    phase: (text) => text,
    entry: (parts) => `${parts.sequence}. ${toldIn(parts)}${marked(parts.marks)}`,
    whole: (body) => `${body.join(' — ').replace(/\s+/g, ' ')}\n`,
  },
};
