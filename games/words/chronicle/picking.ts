/** A part of a chronicle: the last events, those from a turn on, those of a nation, a counter or a procedure, those that say something. */
import type { Say } from '@grognard/kernel';
import type { Chronicle, ChronicleEntry, ChronicleSection } from './chronicle.ts';

/** Which part of a chronicle is wanted. */
export interface Picking {
  /** As many of the last events. */
  readonly last?: number;
  /** From the first heading of this turn on: `3`, `September 1939`. */
  readonly from?: string;
  readonly nation?: string;
  /** A counter's own history. */
  readonly counter?: string;
  /** By id or title. */
  readonly procedure?: string;
  /** Anything that is written there. */
  readonly search?: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const same = (one: string, other: string): boolean => plain(one) === plain(other);

/** Whether a text has the words in it, whole and in their order. */
const hasWords = (text: string, words: string): boolean =>
  ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${plain(words)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  );

/** The part of a chronicle that was asked for. */
export function picked(chronicle: Chronicle, say: Say, picking: Picking): Chronicle {
  const { last, from } = picking;
  const start = from === undefined ? 0 : chronicle.sections.findIndex(({ turn }) => hasWords(turn, from));
  const later = start < 0 ? [] : chronicle.sections.slice(start);
  const fitting = narrowed(later, (entry) => fits(say, entry, picking));
  if (last === undefined) return { ...chronicle, sections: fitting };
  const kept = new Set(fitting.flatMap(({ entries }) => entries).slice(-last));
  return { ...chronicle, sections: last > 0 ? narrowed(fitting, (entry) => kept.has(entry)) : [] };
}

const narrowed = (
  sections: readonly ChronicleSection[],
  keeps: (entry: ChronicleEntry) => boolean,
): readonly ChronicleSection[] =>
  sections.flatMap((section) => {
    const entries = section.entries.filter(keeps);
    return entries.length > 0 ? [{ ...section, entries }] : [];
  });

function fits(say: Say, entry: ChronicleEntry, { nation, counter, procedure, search }: Picking): boolean {
  const id = entry.procedure;
  return (
    (nation === undefined || entry.nations.some((each) => same(each, nation))) &&
    (counter === undefined || entry.counters.some((each) => same(each, counter))) &&
    (procedure === undefined || (id !== undefined && (id === procedure || same(say(`procedure.${id}`), procedure)))) &&
    (search === undefined || plain(allText(entry)).includes(plain(search)))
  );
}

const allText = ({ lead, text, numbers, fates }: ChronicleEntry): string => [lead, text, numbers, ...fates].join('\n');
