/** What may be typed at the table. One grammar for a person and for a script; a script waits where a person is refused. */
import { writeFileSync } from 'node:fs';
import { nearest, Refused } from '@grognard/kernel';
import { exported, lineText, type Shared, undoTarget } from '@grognard/kernel/fair';
import { linkText } from '@grognard/server/client';
import { nativeCrypto } from '@grognard/server/native';
import { firstOf, typedValue } from '../arguments/value.ts';
import { UsageFault } from '../faults.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { printAdvice } from '../layout/advice.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { report } from '../layout/findings.ts';
import { printState } from '../layout/state.ts';
import { openForecast, printBriefly } from '../session/play.ts';
import { beginTyped } from './begin.ts';
import {
  claimsFor,
  consentNeeded,
  hindrance,
  movesData,
  optionOf,
  type Question,
  questionFor,
  undoFor,
} from './moves.ts';
import { proofOf } from './proof.ts';
import { logOf, printLog, printSeats, seatsData } from './show.ts';
import type { Table } from './table.ts';

type Act = (table: Table, rest: string) => Promise<void> | void;

/** Only who has a seat acts. */
const own = ({ seat }: Table): string => {
  if (seat === undefined) throw new Refused([{ code: 'onlyWatching', at: '' }]);
  return seat;
};

const needed = (rest: string, act: string): string => {
  if (rest === '') throw new UsageFault('actIncomplete', { act });
  return rest;
};

/** In the order the help tells them. */
export const ACTS: Readonly<Record<string, Act>> = {
  open: async (table, rest) => {
    own(table);
    await table.ready((shared) => (hindrance(shared) ? undefined : shared), hindrance);
    await beginTyped(table, rest);
  },
  choose: (table, rest) => decide(table, needed(rest, 'choose OPTION'), () => true),
  seal: (table, rest) => decide(table, needed(rest, 'seal OPTION'), ({ kind }) => kind === 'sealed'),
  take: async (table, rest) => {
    const seat = own(table);
    const side = needed(rest, 'take SIDE');
    await table.ready(
      (shared) => claimsFor(shared, seat).find((each) => each === side),
      () => ({ code: 'nothingToTake', at: side }),
    );
    await table.companion.act({ kind: 'claimed', side });
  },
  odds: async (table) => {
    const { dialogue } = table;
    const here = openedHere(table.shared);
    const made = await openForecast(dialogue, here);
    table.show(made, () => printBriefly(dialogue, here, made));
  },
  advise: async (table, rest) => {
    const { dialogue, shared, seat } = table;
    const here = openedHere(shared);
    const [side] = Object.entries(shared.open?.roles ?? {}).find(([, each]) => each === seat) ?? [];
    const wish = { ...(side !== undefined && { side }), ...(rest !== '' && { goal: rest }) };
    const made = await forecastFor(dialogue, here, { advice: wish });
    table.show(made, () => made.advice && printAdvice(dialogue, made.advice));
  },
  note: async (table, rest) => {
    own(table);
    await table.companion.act({ kind: 'noted', text: needed(rest, 'note TEXT') });
  },
  correct: async (table, rest) => {
    own(table);
    const [at, more] = firstOf(rest);
    const [value, reason] = firstOf(more);
    needed(reason, 'correct TRACK VALUE REASON');
    await table.companion.act({ kind: 'corrected', at, value: typedValue(value, at), reason });
  },
  undo: async (table) => {
    const seat = own(table);
    const others = consentNeeded(table.shared, seat);
    await table.companion.act((shared) => ({ kind: 'undoAsked', line: undoLine(shared) }));
    if (others.length === 0) return;
    const words = table.dialogue.say('cli.far.askedConsent', {
      seats: others.map((each) => table.dialogue.say(`side.${each}`)),
    });
    table.show({ kind: 'asked', consent: others, words }, () =>
      table.dialogue.print(paragraph(words, table.dialogue.width)),
    );
  },
  consent: (table) => answerUndo(table, 'consent'),
  refuse: (table) => answerUndo(table, 'refuse'),
  who: (table) => {
    const { dialogue, shared, seat, here } = table;
    table.show({ seats: seatsData(shared, here), moves: movesData(dialogue, shared) }, () => {
      printSeats(dialogue, shared, seat, here);
      table.tellMoves();
    });
  },
  state: (table) => {
    const { campaign } = table.shared;
    table.show({ state: campaign.state }, () => printState(table.dialogue, campaign));
  },
  log: (table) => {
    const { told } = table.story;
    table.show({ log: logOf(told) }, () => printLog(table.dialogue, told));
  },
  proof: async (table) => {
    const { findings } = await proofOf(table.dialogue, journalOf(table));
    table.above(() => report(table.dialogue, { kind: 'proof' }, findings));
  },
  export: (table, rest) => {
    const file = needed(rest, 'export FILE');
    save(file, journalOf(table));
    const words = table.dialogue.say('cli.far.exported', { file, lines: table.shared.length });
    table.show({ kind: 'exported', file, words }, () => table.dialogue.print(paragraph(words, table.dialogue.width)));
  },
  link: (table) => {
    const { dialogue, link } = table;
    const words = dialogue.say(link.kind === 'seat' ? 'cli.far.seatLink' : 'cli.far.watchLink');
    table.show({ kind: 'link', link: linkText(link), words }, () => {
      dialogue.print(paragraph(words, dialogue.width));
      // Not wrapped: a link is copied whole.
      dialogue.print(linkText(link));
    });
  },
  /** For scripts: goes on when no procedure is open. */
  wait: async (table) => {
    await table.patiently((shared) => (shared.open ? undefined : true));
  },
  help: (table) => {
    const { dialogue } = table;
    const rows = [...Object.keys(ACTS), 'leave'].map((act) => [
      dialogue.paint.bold(dialogue.say(`cli.act.${act}`)),
      dialogue.say(`cli.act.${act}.more`),
    ]);
    table.show({ acts: rows.map(([act, words]) => ({ act, words })) }, () =>
      dialogue.print(columns({ rows, width: dialogue.width, indent: 2 })),
    );
  },
};

export const LEAVING = ['leave', 'quit', 'exit'];

/** Does what a line says; a bare number or option answers the question that waits. */
export async function doLine(table: Table, line: string): Promise<void> {
  const [first, rest] = firstOf(line);
  if (first === '' || first.startsWith('#')) return;
  const name = first === '?' ? 'help' : first;
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (act) return act(table, rest);
  const question = questionFor(table.shared, table.seat);
  const answers = question && optionOf(question, line.trim()) !== undefined;
  if (answers || /^\d+$/.test(first)) return decide(table, line.trim(), () => true);
  const known = [...Object.keys(ACTS), 'leave'];
  const close = nearest(first, known);
  throw new UsageFault('unknownAct', { received: first.slice(0, 40), options: known, ...(close && { close }) });
}

async function decide(table: Table, typed: string, fits: (question: Question) => boolean): Promise<void> {
  const seat = own(table);
  const asked = (shared: Shared): Question | undefined => {
    const question = questionFor(shared, seat);
    return question && fits(question) ? question : undefined;
  };
  const question = await table.ready(asked, () => ({ code: 'nothingAsked', at: '' }));
  const option = optionOf(question, typed);
  if (option === undefined) {
    throw new Refused([{ code: 'noSuchOption', at: '', facts: { received: typed, options: question.options } }]);
  }
  const { side, kind } = question;
  if (kind === 'sealed') await table.companion.seal(side, option);
  else await table.companion.act({ kind: 'chose', side, option });
}

async function answerUndo(table: Table, answer: 'consent' | 'refuse'): Promise<void> {
  const seat = own(table);
  const asked = await table.ready(
    (shared) => undoFor(shared, seat),
    () => ({ code: 'noUndoAsked', at: '' }),
  );
  await table.companion.act({ kind: 'undoAnswered', asked, answer });
}

function undoLine(shared: Shared): number {
  const target = undoTarget(shared);
  if (!target) throw new Refused([{ code: 'nothingToUndo', at: '' }]);
  return target.line;
}

/** The open procedure from where it stands: everything that walks a procedure walks on from there. */
function openedHere({ open }: Shared) {
  if (!open) throw new Refused([{ code: 'nothingOpen', at: '' }]);
  return { ...open.opened, begin: () => open.step };
}

/** What was followed here, line by line: the server need not be believed for it. */
const journalOf = ({ companion }: Table): string =>
  exported(companion.lines.map(lineText), nativeCrypto, companion.vouched);

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Refused([
      reason === 'EEXIST' ? { code: 'exportExists', at: file } : { code: 'unwritable', at: file, facts: { reason } },
    ]);
  }
}
