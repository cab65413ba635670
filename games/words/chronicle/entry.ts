/** One event in sentences: who fought whom, what came of it; the numbers apart. */
import {
  type Campaign,
  type CampaignEvent,
  type Entry,
  type Game,
  knows,
  type Procedure,
  type Refusal,
  type ResolvedEvent,
  type Say,
  type TakingPart,
  takingPart,
  type Words,
} from '@grognard/kernel';
import { dieWords, optionWords, refusalWords } from '../sentences.ts';
import type { ChronicleEntry } from './chronicle.ts';
import { correctionWords } from './correction.ts';
import { nameWords, partakers } from './partakers.ts';

type Told = Omit<ChronicleEntry, 'sequence' | 'kind' | 'undone' | 'verdict' | 'refused'>;

const NOTHING: Told = { lead: '', text: '', numbers: '', fates: [], counters: [], nations: [] };

/** What an event says of itself; `before` is the campaign it was added to. */
export function eventEntry(say: Say, before: Campaign | undefined, after: Campaign, event: CampaignEvent): Told {
  const { game } = after;
  const plainly = (lead: string): Told => ({ ...NOTHING, lead: sentence(lead) });
  switch (event.kind) {
    case 'opened':
      return plainly(say('chronicle.opened', { name: event.name }));
    case 'noted':
      return { ...NOTHING, lead: say('chronicle.note'), text: event.text };
    case 'corrected':
      return {
        ...NOTHING,
        lead: say('chronicle.correction'),
        text: sentence(correctionWords(say, before ?? after, event)),
      };
    case 'undone': {
      const { event: sequence, consent } = event;
      return plainly(say('chronicle.undone', { event: sequence, consent }));
    }
    case 'redone':
      return plainly(say('chronicle.redone', { event: event.event }));
    case 'reviewed': {
      const { version, verdicts } = event;
      const count = verdicts.filter(({ verdict }) => verdict !== 'pinned').length;
      return plainly(say('chronicle.reviewed', { version, count }));
    }
    case 'resolved':
      return resolvedEntry(say, game, event, after);
  }
}

function resolvedEntry(say: Say, game: Game, event: ResolvedEvent, after: Campaign): Told {
  const { procedure: id, ending, journal, input } = event;
  const procedure: Procedure | undefined = Object.hasOwn(game.procedures, id) ? game.procedures[id] : undefined;
  const title = spoken(say, game, { key: `procedure.${id}` }) ?? say('chronicle.gone');
  const standing = after.standing.at(-1);
  const refused = standing?.event === event ? standing.refused : undefined;
  const summary = ending && spoken(say, game, ending.told.summary);
  const text = summary ?? (refused ? refusedWords(say, game, refused) : say('chronicle.lost'));
  const parts = procedure ? takingPart(procedure.input, input) : [];
  const { who, nations } = partakers(say, procedure, input, parts, text);
  const headline = ending?.told.headline && spoken(say, game, ending.told.headline);
  const thrown = journal.map((entry) => journalWords(game, say, entry));
  return {
    procedure: id,
    lead: sentence(who === '' ? title : say('chronicle.lead', { title, who })),
    text: sentence(text),
    numbers: [headline, listWords(say, thrown)].filter(Boolean).join(' · '),
    fates: fateWords(say, game, event, parts),
    counters: parts.map((each) => nameWords(say, each)),
    nations,
  };
}

const refusedWords = (say: Say, game: Game, refusals: readonly Refusal[]): string =>
  say('chronicle.refused', { why: refusals.map((each) => refusalWords(game, say, each)).join('; ') });

/** What was told under an earlier version may have lost its words since: then nothing is said rather than something wrong. */
function spoken(say: Say, game: Game, words: Words): string | undefined {
  if (!knows(Object.values(game.text), words.key)) return undefined;
  try {
    return say(words);
  } catch {
    return undefined;
  }
}

/** What became of each counter; where the game does not say, what was changed. */
function fateWords(say: Say, game: Game, { ending }: ResolvedEvent, parts: readonly TakingPart[]): readonly string[] {
  const fates = ending?.told.fates ?? [];
  if (fates.length > 0) {
    return fates.flatMap(({ at, words }) => {
      const part = parts.find((each) => each.at === at);
      const told = spoken(say, game, words);
      if (told === undefined) return [];
      return [part ? say('chronicle.said', { who: nameWords(say, part), what: told }) : told];
    });
  }
  return (ending?.effects ?? []).flatMap(
    (effect) => spoken(say, game, { key: `effect.${effect.kind}`, facts: effect }) ?? [],
  );
}

/** A die or a decision, as short as a journal entry. */
function journalWords(game: Game, say: Say, entry: Entry): string {
  const answer = (side: string, option: string): string =>
    say('chronicle.said', { who: say(`side.${side}`), what: optionWords(game, say, entry.text, option, side) });
  switch (entry.kind) {
    case 'die':
      return `${dieWords(say, entry.sides)} ${entry.face}`;
    case 'choice':
      return answer(entry.side, entry.option);
    case 'together':
      return Object.entries(entry.answers)
        .map(([side, option]) => answer(side, option))
        .join(', ');
  }
}

/** The whole of an entry but its numbers. */
export const toldIn = ({ lead, text }: Pick<ChronicleEntry, 'lead' | 'text'>): string =>
  text === '' ? lead : `${lead} ${text}`;

/** Several short things in a row. */
export const listWords = (say: Say, items: readonly string[]): string =>
  items.length === 0 ? '' : say('chronicle.list', { items });

/** As a sentence begins and ends. */
function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const begun = trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1);
  return /[.!?…]["”»)]?$/u.test(begun) ? begun : `${begun}.`;
}
