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
import { openForecast, printBriefly } from '../layout/briefly.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { report } from '../layout/findings.ts';
import { printState } from '../layout/state.ts';
import { beginTyped } from './begin.ts';
import type { RemoteCampaign } from './campaign.ts';
import { countIn, Log } from './log.ts';
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
import { reviewTyped } from './review.ts';
import { printSeats, seatsData } from './show.ts';

type Act = (remote: RemoteCampaign, rest: string) => Promise<void> | void;

/** Only who has a seat acts. */
const own = ({ seat }: RemoteCampaign): string => {
  if (seat === undefined) throw new Refused([{ code: 'onlyWatching', at: '' }]);
  return seat;
};

const needed = (rest: string, act: string): string => {
  if (rest === '') throw new UsageFault('actIncomplete', { act });
  return rest;
};

/** In the order the help tells them. */
export const ACTS: Readonly<Record<string, Act>> = {
  open: async (remote, rest) => {
    own(remote);
    await remote.ready((shared) => (hindrance(shared) ? undefined : shared), hindrance);
    await beginTyped(remote, rest);
  },
  choose: (remote, rest) => decide(remote, needed(rest, 'choose OPTION'), () => true),
  seal: (remote, rest) => decide(remote, needed(rest, 'seal OPTION'), ({ kind }) => kind === 'sealed'),
  take: async (remote, rest) => {
    const seat = own(remote);
    const side = needed(rest, 'take SIDE');
    await remote.ready(
      (shared) => claimsFor(shared, seat).find((each) => each === side),
      () => ({ code: 'nothingToTake', at: side }),
    );
    await remote.companion.act({ kind: 'claimed', side });
  },
  odds: async (remote) => {
    const { dialogue } = remote;
    const here = openedHere(remote.shared);
    const made = await openForecast(dialogue, here);
    remote.show(made, () => printBriefly(dialogue, here, made));
  },
  advise: async (remote, rest) => {
    const { dialogue, shared, seat } = remote;
    const here = openedHere(shared);
    const [side] = Object.entries(shared.open?.roles ?? {}).find(([, each]) => each === seat) ?? [];
    const wish = { ...(side !== undefined && { side }), ...(rest !== '' && { goal: rest }) };
    const made = await forecastFor(dialogue, here, { advice: wish });
    remote.show(made, () => made.advice && printAdvice(dialogue, made.advice));
  },
  note: async (remote, rest) => {
    own(remote);
    await remote.companion.act({ kind: 'noted', text: needed(rest, 'note TEXT') });
  },
  correct: async (remote, rest) => {
    own(remote);
    const [at, more] = firstOf(rest);
    const [value, reason] = firstOf(more);
    needed(reason, 'correct TRACK VALUE REASON');
    await remote.companion.act({ kind: 'corrected', at, value: typedValue(value, at), reason });
  },
  undo: async (remote) => {
    const seat = own(remote);
    const others = consentNeeded(remote.shared, seat);
    await remote.companion.act((shared) => ({ kind: 'undoAsked', line: undoLine(shared) }));
    if (others.length === 0) return;
    const words = remote.dialogue.say('cli.remote.askedConsent', {
      seats: others.map((each) => remote.dialogue.say(`side.${each}`)),
    });
    remote.show({ kind: 'asked', consent: others, words }, () =>
      remote.dialogue.print(paragraph(words, remote.dialogue.width)),
    );
  },
  consent: (remote) => answerUndo(remote, 'consent'),
  refuse: (remote) => answerUndo(remote, 'refuse'),
  who: (remote) => {
    const { dialogue, shared, seat, here } = remote;
    remote.show({ seats: seatsData(shared, here), moves: movesData(dialogue, shared) }, () => {
      printSeats(dialogue, shared, seat, here);
      remote.tellMoves();
    });
  },
  state: (remote) => {
    const { campaign } = remote.shared;
    remote.show({ state: campaign.state }, () => printState(remote.dialogue, campaign));
  },
  log: (remote, rest) => {
    const log = new Log(remote.dialogue, remote.shared, remote.story.told, countIn(rest));
    remote.show(log.data(), () => log.print());
  },
  review: (remote, rest) => {
    if (rest !== '') own(remote);
    return reviewTyped(remote, rest);
  },
  proof: async (remote) => {
    const { findings } = await proofOf(remote.dialogue, journalOf(remote));
    remote.above(() => report(remote.dialogue, { kind: 'proof' }, findings));
  },
  export: (remote, rest) => {
    const file = needed(rest, 'export FILE');
    save(file, journalOf(remote));
    const words = remote.dialogue.say('cli.remote.exported', { file, lines: remote.shared.length });
    remote.show({ kind: 'exported', file, words }, () =>
      remote.dialogue.print(paragraph(words, remote.dialogue.width)),
    );
  },
  link: (remote) => {
    const { dialogue, link } = remote;
    const words = dialogue.say(link.kind === 'seat' ? 'cli.remote.seatLink' : 'cli.remote.watchLink');
    remote.show({ kind: 'link', link: linkText(link), words }, () => {
      dialogue.print(paragraph(words, dialogue.width));
      // Not wrapped: a link is copied whole.
      dialogue.print(linkText(link));
    });
  },
  /** For scripts: goes on when no procedure is open. */
  wait: async (remote) => {
    await remote.patiently((shared) => (shared.open ? undefined : true));
  },
  help: (remote) => {
    const { dialogue } = remote;
    const rows = [...Object.keys(ACTS), 'leave'].map((act) => [
      dialogue.paint.bold(dialogue.say(`cli.act.${act}`)),
      dialogue.say(`cli.act.${act}.more`),
    ]);
    remote.show({ acts: rows.map(([act, words]) => ({ act, words })) }, () =>
      dialogue.print(columns({ rows, width: dialogue.width, indent: 2 })),
    );
  },
};

export const LEAVING = ['leave', 'quit', 'exit'];

/** Does what a line says; a bare number or option answers the question that waits. */
export async function doLine(remote: RemoteCampaign, line: string): Promise<void> {
  const [first, rest] = firstOf(line);
  if (first === '' || first.startsWith('#')) return;
  const name = first === '?' ? 'help' : first;
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (act) return act(remote, rest);
  const question = questionFor(remote.shared, remote.seat);
  const answers = question && optionOf(question, line.trim()) !== undefined;
  if (answers || /^\d+$/.test(first)) return decide(remote, line.trim(), () => true);
  const known = [...Object.keys(ACTS), 'leave'];
  const close = nearest(first, known);
  throw new UsageFault('unknownAct', { received: first.slice(0, 40), options: known, ...(close && { close }) });
}

async function decide(remote: RemoteCampaign, typed: string, fits: (question: Question) => boolean): Promise<void> {
  const seat = own(remote);
  const asked = (shared: Shared): Question | undefined => {
    const question = questionFor(shared, seat);
    return question && fits(question) ? question : undefined;
  };
  const question = await remote.ready(asked, () => ({ code: 'nothingAsked', at: '' }));
  const option = optionOf(question, typed);
  if (option === undefined) {
    throw new Refused([{ code: 'noSuchOption', at: '', facts: { received: typed, options: question.options } }]);
  }
  const { side, kind } = question;
  if (kind === 'sealed') await remote.companion.seal(side, option);
  else await remote.companion.act({ kind: 'chose', side, option });
}

async function answerUndo(remote: RemoteCampaign, answer: 'consent' | 'refuse'): Promise<void> {
  const seat = own(remote);
  const asked = await remote.ready(
    (shared) => undoFor(shared, seat),
    () => ({ code: 'noUndoAsked', at: '' }),
  );
  await remote.companion.act({ kind: 'undoAnswered', asked, answer });
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
const journalOf = ({ companion }: RemoteCampaign): string =>
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
