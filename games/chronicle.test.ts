import {
  append,
  type Campaign,
  type CampaignEvent,
  fold,
  type Game,
  inOneGo,
  LOCALES,
  type Locale,
  review,
  reviewedEvent,
  takingPart,
} from '@grognard/kernel';
import { campaignWalk } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { shelf } from './index.ts';
import {
  type Chronicle,
  type ChronicleEntry,
  Chronicler,
  chronicle,
  laidOut,
  speakerFor,
  tongues,
} from './words/index.ts';

const EVENTS = 40;
const entriesOf = ({ sections }: Chronicle): readonly ChronicleEntry[] => sections.flatMap(({ entries }) => entries);

/** A seeded campaign with undos, a correction and a note at its end. */
function walked(game: Game): readonly CampaignEvent[] {
  const [setup] = Object.values(game.campaign?.setups ?? {});
  const walk = [
    ...campaignWalk(game, { seed: 11, events: EVENTS, undos: 0.05, ...(setup !== undefined && { setup }) }),
  ];
  let campaign = walk.at(-1)?.after as Campaign;
  const events = [walk[0]?.before.last, ...walk.map(({ after }) => after.last)] as CampaignEvent[];
  const [track] = Object.keys(campaign.state);
  const more: readonly CampaignEvent[] = [
    { kind: 'corrected', at: track ?? '', value: campaign.state[track ?? ''] ?? null, reason: 'counted again' },
    { kind: 'noted', text: 'Rain until evening' },
  ];
  for (const event of more) {
    const next = append(game, campaign, event);
    if (!next.ok) throw new Error(JSON.stringify(next.refusals));
    campaign = next.value;
    events.push(campaign.last);
  }
  return JSON.parse(JSON.stringify(events)) as CampaignEvent[];
}

const told = (game: Game, events: readonly CampaignEvent[], locale: Locale): Chronicle => {
  const made = chronicle(game, events, speakerFor(game, locale));
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
};

/** What a machine says and a person does not: keys in brackets, JSON, nothing where something should stand. */
const MACHINE = /\[[a-z][\w.-]*\]|[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object|":|\btrue\b|\bfalse\b/;

/** The ids of a game, but those that are words of a language as well. */
const rawIds = (game: Game): readonly string[] =>
  [
    ...Object.keys(game.procedures),
    ...Object.keys(game.procedures).flatMap((id) => game.procedures[id]?.phase ?? []),
  ].filter((id) => /[-A-Z]/.test(id));

test('what a review has put in the place of an event is told, and after the review is taken back the event again', async () => {
  const game = await (shelf.find(({ id }) => id === 'specimen') ?? expect.fail()).load();
  const say = speakerFor(game, 'en');
  const sure = <T>(checked: { ok: true; value: T } | { ok: false; refusals: unknown }): T =>
    checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
  const whole = walked(game);
  const played = whole.findIndex(({ kind }) => kind === 'resolved');
  const resolved = whole[played] as Extract<CampaignEvent, { kind: 'resolved' }>;
  if (!resolved.ending) return expect.fail();
  // An earlier version of the rules said something else of it.
  const { ending } = resolved;
  const earlier = {
    ...resolved,
    ending: { ...ending, version: '0.0.1', name: 'another', digest: 'of another ending' },
  };
  const events: CampaignEvent[] = [...whole.slice(0, played), earlier, { kind: 'noted', text: 'Rain' }];
  const chronicler = new Chronicler(game, say);
  const first = sure(chronicler.tell(events));
  const campaign = sure(fold(game, events));
  const verdicts = new Map([[played, 'redone' as const]]);
  const reviewed = sure(reviewedEvent(campaign, inOneGo(review(campaign)), verdicts));
  const after = [...events, reviewed];
  expect(sure(chronicler.tell(after))).toEqual(told(game, after, 'en'));
  expect(entriesOf(sure(chronicler.tell(after)))[played]).toMatchObject({ verdict: 'redone' });
  const back = [...after, { kind: 'undone', event: events.length, consent: [] }] as CampaignEvent[];
  expect(sure(chronicler.tell(back))).toEqual(told(game, back, 'en'));
  expect(entriesOf(sure(chronicler.tell(back))).slice(0, events.length)).toEqual(entriesOf(first));
});

describe.each(shelf.map(({ id, load }) => [id, load] as const))('the chronicle of 40 events of %s', (_id, load) => {
  test.each(LOCALES)('in %s: no raw id, no JSON, no empty sentence, every counter named', async (locale) => {
    const game = await load();
    const events = walked(game);
    const entries = entriesOf(told(game, events, locale));
    expect(entries.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index));
    const ids = rawIds(game);
    for (const [index, { lead, text, numbers, fates, kind }] of entries.entries()) {
      const whole = [lead, text, numbers, ...fates].join('\n');
      const where = `event ${index}: ${whole}`;
      expect(lead, where).not.toBe('');
      if (kind === 'resolved') expect(text, where).toMatch(/\p{L}{2}.*[.!?…]["”»)]?$/su);
      expect(whole.match(MACHINE)?.[0], where).toBeUndefined();
      expect(
        ids.filter((id) => new RegExp(`(?<![\\p{L}-])${id}(?![\\p{L}-])`, 'u').test(whole)),
        where,
      ).toEqual([]);
      // What a game says of a result is read through by its own tests, and names are the players' own.
      if (kind !== 'resolved') expect(tongues[locale].faults(`${lead} ${text}`), where).toEqual([]);
    }
  });

  test.each(LOCALES)('in %s: every event names the counters of its input', async (locale) => {
    const game = await load();
    const events = walked(game);
    const say = speakerFor(game, locale);
    for (const [index, { lead, text }] of entriesOf(told(game, events, locale)).entries()) {
      const event = events[index];
      const procedure = event?.kind === 'resolved' ? game.procedures[event.procedure] : undefined;
      if (event?.kind !== 'resolved' || !procedure) continue;
      for (const { name, label } of takingPart(procedure.input, event.input)) {
        expect(`${lead}. ${text}`, `event ${index}`).toContain(label === undefined ? name : say(label));
      }
    }
  });

  test('a journal that grows is told as one that is told at once, and what was told stays the same', async () => {
    const game = await load();
    const events = walked(game);
    const chronicler = new Chronicler(game, speakerFor(game, 'en'));
    let before: readonly ChronicleEntry[] = [];
    for (const [index] of events.entries()) {
      const grown = events.slice(0, index + 1);
      const now = chronicler.tell(grown);
      if (!now.ok) return expect.fail();
      expect(now.value).toEqual(told(game, grown, 'en'));
      const entries = entriesOf(now.value);
      // Only what was taken back or put back since is told anew.
      for (const [sequence, entry] of before.entries()) {
        if (entries[sequence]?.undone === entry.undone) expect(entries[sequence]).toBe(entry);
      }
      before = entries;
    }
    expect(before.some(({ undone }) => undone)).toBe(events.some(({ kind }) => kind === 'undone'));
    // Another journal, or less of this one, is told from its beginning.
    const fewer = events.slice(0, 3);
    expect(chronicler.tell(fewer)).toEqual({ ok: true, value: told(game, fewer, 'en') });
    const other = JSON.parse(JSON.stringify(events)) as CampaignEvent[];
    other[1] = { kind: 'noted', text: 'Another war' };
    expect(chronicler.tell(other.slice(0, 2))).toEqual({ ok: true, value: told(game, other.slice(0, 2), 'en') });
    expect(chronicler.tell([])).toMatchObject({ ok: false, refusals: [{ code: 'emptyCampaign' }] });
  });

  test('every format tells every event', async () => {
    const game = await load();
    const events = walked(game);
    const made = told(game, events, 'en');
    for (const format of ['text', 'markdown', 'bbcode', 'html'] as const) {
      const laid = laidOut(made, speakerFor(game, 'en'), format);
      const numbers = [...laid.matchAll(/(?:^|\*\*|\[b\]|<b>)(\d+)\\?\. /gm)].map(([, number]) => Number(number));
      expect(numbers, format).toEqual(events.map((_, index) => index));
    }
  });
});
