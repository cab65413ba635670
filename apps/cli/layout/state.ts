/** A campaign's tracks, and its events, in the reader's words. */
import { optionWords } from '@grognard/games/words';
import {
  type Campaign,
  type CampaignEvent,
  type Entry,
  type Field,
  type Game,
  type Plain,
  resolvedIn,
  type Say,
} from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { saidBySide } from '../text/said.ts';
import { columns } from './columns.ts';

/** One row for each track, grouped as the game describes them. */
export function printState(dialogue: Dialogue, { game, state, name, length }: Campaign): void {
  const { paint, locale, width, say } = dialogue;
  dialogue.print(paint.bold(`${game.titles[locale]} · ${name}`));
  dialogue.print(paint.dim(say('cli.campaign.events', { count: length })));
  dialogue.print();
  const field = game.campaign?.state;
  if (field) dialogue.print(columns({ rows: trackRows(dialogue, field, state, '', 0), width }));
}

function trackRows(
  dialogue: Dialogue,
  field: Field,
  value: Plain,
  path: string,
  depth: number,
): readonly (readonly string[])[] {
  const { say, paint } = dialogue;
  const label = `${'  '.repeat(Math.max(0, depth - 1))}${say(field.label)}`;
  if (field.kind === 'record') {
    const inner = Object.entries(field.fields).flatMap(([name, each]) =>
      trackRows(
        dialogue,
        each,
        (value as { readonly [key: string]: Plain })[name] ?? null,
        join(path, name),
        depth + 1,
      ),
    );
    return depth === 0 ? inner : [[paint.bold(label), '', paint.dim(path)], ...inner];
  }
  if (field.kind === 'list' && Array.isArray(value) && value.length > 0 && field.of.kind === 'record') {
    const { fields } = field.of;
    const items = value.map((item: Plain, index) => [
      `${'  '.repeat(depth)}${index + 1}`,
      Object.entries(fields)
        .map(
          ([name, each]) =>
            `${say(each.label)} ${valueWords(dialogue, each, (item as { [key: string]: Plain })[name] ?? null)}`,
        )
        .join(', '),
      paint.dim(`${path}[${index}]`),
    ]);
    return [[paint.bold(label), '', paint.dim(path)], ...items];
  }
  return [[label, valueWords(dialogue, field, value), paint.dim(path)]];
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function valueWords(dialogue: Dialogue, field: Field, value: Plain): string {
  const { say } = dialogue;
  if (value === null) return '—';
  switch (field.kind) {
    case 'flag':
      return say(value ? 'yes' : 'no');
    case 'oneOf':
      return say(`${field.words}.${String(value)}`);
    case 'list':
      return Array.isArray(value) && value.length > 0
        ? value.map((item: Plain) => valueWords(dialogue, field.of, item)).join(', ')
        : '—';
    case 'integer':
    case 'text':
      return String(value);
    case 'record':
      return JSON.stringify(value);
  }
}

/** What an event was, in one sentence; a resolved procedure is told by its summary at the time. */
export function eventWords(dialogue: Dialogue, before: Campaign | undefined, event: CampaignEvent): string {
  const { say } = dialogue;
  switch (event.kind) {
    case 'opened':
      return say('cli.event.opened', { name: event.name, game: event.game, version: event.version });
    case 'noted':
      return say('cli.event.noted', { text: event.text });
    case 'corrected':
      return say('cli.event.corrected', { at: event.at, value: JSON.stringify(event.value), reason: event.reason });
    case 'undone': {
      const consent = event.consent.map((side) => say(`side.${side}`)).join(', ');
      return say('cli.event.undone', { event: event.event, consent });
    }
    case 'redone':
      return say('cli.event.redone', { event: event.event });
    case 'reviewed':
      return say('chronicle.reviewed', { version: event.version, count: event.verdicts.length });
    case 'resolved': {
      const title = say(`procedure.${event.procedure}`);
      const played = before ? resolvedIn(before, event) : undefined;
      const procedure = before?.game.procedures[event.procedure];
      const summary = played?.ok && procedure ? say(procedure.summary(played.value.result)) : '';
      return say('cli.event.resolved', { title, summary });
    }
  }
}

/** Dice and answers of a resolved event, as short as a journal entry. */
export function journalWords(dialogue: Dialogue, before: Campaign, event: CampaignEvent): string {
  if (event.kind !== 'resolved') return '';
  const { game } = before;
  const { say } = dialogue;
  return event.journal.map((entry) => entryWords(game, say, entry)).join('; ');
}

function entryWords(game: Game, say: Say, entry: Entry): string {
  const answer = (side: string, option: string): string =>
    saidBySide(say, side, optionWords(game, say, entry.text, option, side));
  switch (entry.kind) {
    case 'die':
      return `${say('die', { sides: entry.sides })} ${entry.face}`;
    case 'choice':
      return answer(entry.side, entry.option);
    case 'together':
      return Object.entries(entry.answers)
        .map(([side, option]) => answer(side, option))
        .join(', ');
  }
}
