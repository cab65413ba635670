/** Random campaigns, with corrections, undos and redos, against a ledger kept by hand. */
import {
  append,
  type Campaign,
  type CampaignEvent,
  type Game,
  openIn,
  type Plain,
  practiceNumbers,
  resolve,
} from '@grognard/kernel';
import { situation } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { begun } from '../testing/played-campaign.ts';
import { game as balkanWars } from './game.ts';
import { copyOf, entriesOf, type Ledger, openedWith, pagesOf, register, write } from './second-way/ledger.ts';
import { COUNTRIES, GREAT_POWERS, PLACES } from './vocabulary.ts';

const game: Game = balkanWars;
const WALKS = cases(30);
const EVENTS = 45;
/** So often a player says something else where he was refused. */
const ATTEMPTS = 12;

type Rows = readonly Readonly<Record<string, Plain>>[];
type Draw = (count: number) => number;

/** Countries at war with a morale that is known, or not; Great Powers with points to give. */
const setupOf = (draw: Draw): Plain => ({
  scenario: draw(3) === 0 ? '2' : '1',
  firstCamp: draw(2) === 0 ? 'league' : 'opponents',
  nations: COUNTRIES.filter(() => draw(4) > 0).map((country) => ({
    country,
    player: country === 'ottoman' ? 'second' : 'first',
    ...(draw(6) > 0 && { morale: draw(12) === 0 ? 98 : draw(4) }),
  })),
  powers: GREAT_POWERS.filter(() => draw(5) > 0).map((power) => ({
    power,
    alignment: ['first', 'second', 'neutral'][draw(3)] ?? 'neutral',
    diplomacy: draw(5),
    points: draw(6),
  })),
  treasuries: COUNTRIES.filter(() => draw(2) > 0).map((country) => ({ country, points: draw(9) })),
  volunteers: [
    { player: 'first', points: 3 + draw(95) },
    { player: 'second', country: 'ottoman', points: 4 },
  ],
});

/** What players put right: a morale that was forgotten, a counter that stands elsewhere, a game that goes on. */
function correction({ state, owed }: Campaign, draw: Draw): readonly [at: string, value: Plain] {
  const track = (name: string): Rows => state[name] as unknown as Rows;
  const place = (name: string): number => draw(Math.max(1, track(name).length));
  const wishes: readonly (readonly [string, Plain] | undefined)[] = [
    ['playsOn', true],
    ['turn.confrontation', false],
    ['turnNumber', 1 + draw(7)],
    track('nations').length > 0 ? [`nations[${place('nations')}].morale`, draw(6)] : undefined,
    ['nations', COUNTRIES.map((country) => ({ country, player: draw(2) === 0 ? 'first' : 'second', morale: draw(5) }))],
    track('powers').length > 0 ? [`powers[${place('powers')}].points`, draw(7)] : undefined,
    track('units').length > 0 ? [`units[${place('units')}].place`, PLACES[draw(PLACES.length)] ?? 'map'] : undefined,
    track('units').length > 0 ? [`units[${place('units')}].demoralised`, draw(2) === 0] : undefined,
    ['treasuries', COUNTRIES.slice(draw(7)).map((country) => ({ country, points: draw(20) }))],
    ['armistices', COUNTRIES.filter(() => draw(5) === 0)],
    owed.length > 0 ? [`owed[${draw(owed.length)}]`, null] : undefined,
  ];
  const possible = wishes.flatMap((wish) => (wish ? [wish] : []));
  return possible[draw(possible.length)] as readonly [string, Plain];
}

interface Page {
  readonly campaign: Campaign;
  readonly ledger: Ledger;
}

/** Every roll of the Political Events Table comes up as often as any other, and a conflict that is owed is fought. */
const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((units) => [tens, units] as const));

/** What is refused most, or has the most to keep, is tried most. */
const OFTEN = [...Object.keys(game.procedures), 'combat', 'mobilisation', 'political-event', 'political-event'];

function playerSays(campaign: Campaign, next: () => number): readonly [procedure: string, said: object] {
  const powers = campaign.state['powers'] as unknown as Rows;
  const { confrontation } = campaign.state['turn'] as { readonly confrontation: boolean };
  if (confrontation && next() < 0.5) {
    const all = (player: string): number =>
      powers.reduce((sum, { alignment, diplomacy }) => (alignment === player ? sum + Number(diplomacy) : sum), 0);
    return ['diplomatic-conflict', { firstCommits: all('first'), secondCommits: all('second') }];
  }
  const id = OFTEN[Math.floor(next() * OFTEN.length)] ?? '';
  let said = {};
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    said = situation(game, campaign, game.procedures[id] as Game['procedures'][string], next);
    if (openIn(campaign, id, said).ok) break;
  }
  return [id, said];
}

function resolvedBy(page: Page, next: () => number, rolls: (readonly number[])[]): Page | undefined {
  const [procedure, said] = playerSays(page.campaign, next);
  const ready = openIn(page.campaign, procedure, said);
  if (!ready.ok) return undefined;
  const loaded = procedure === 'political-event' ? [...(rolls.shift() ?? [])] : [];
  const resolved = resolve(ready.value, {
    face: (_ask, { sides }) => loaded.shift() ?? 1 + Math.floor(next() * sides),
    answer: (_ask, _side, options) => options[Math.floor(next() * options.length)] ?? '',
  });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals));
  const { result, journal, input } = resolved.value;
  const ledger = copyOf(page.ledger);
  register(ledger, procedure, input as Readonly<Record<string, unknown>>);
  const facts = [result, input] as unknown as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  write(ledger, entriesOf(procedure, ...facts, ledger));
  return {
    campaign: appended(page.campaign, { kind: 'resolved', procedure, input: said as Plain, journal }),
    ledger,
  };
}

/** A correction is copied from the corrected page; then what waited is tried again. */
function corrected({ campaign, ledger }: Page, draw: Draw): Page {
  const [at, value] = correction(campaign, draw);
  const after = appended(campaign, { kind: 'corrected', at, value, reason: 'put right' });
  const struck = /^owed\[(\d+)\]$/.exec(at)?.[1];
  const put = value as Plain & Rows;
  const page = copyOf(ledger);
  const name = (track: string, index: string, key: string): string =>
    ((campaign.state[track] as unknown as Rows)[Number(index)]?.[key] ?? '') as string;
  const [, track = '', index = '', inner = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(at) ?? [];
  if (struck !== undefined) page.waiting.splice(Number(struck), 1);
  else if (at === 'playsOn') page.playsOn = true;
  else if (at === 'turn.confrontation') page.now.delete('confrontation');
  else if (at === 'turnNumber') page.turn = value as number;
  else if (at === 'nations')
    page.nations = new Map(
      put.map(({ country, player, morale }) => [
        country as string,
        { player: player as string, morale: morale as number },
      ]),
    );
  else if (at === 'treasuries')
    page.treasuries = new Map(put.map(({ country, points }) => [country as string, points as number]));
  else if (at === 'armistices') page.armistices = new Set(value as readonly string[]);
  else if (track === 'nations') {
    const nation = page.nations.get(name('nations', index, 'country'));
    if (nation) nation.morale = value as number;
  } else if (track === 'powers')
    Object.assign(page.powers.get(name('powers', index, 'power')) ?? {}, { points: value });
  else Object.assign(page.units.get(name('units', index, 'id')) ?? {}, { [inner]: value });
  write(page, []);
  return { campaign: after, ledger: page };
}

function appended(campaign: Campaign, event: CampaignEvent): Campaign {
  const next = append(game, campaign, event);
  if (!next.ok) throw new Error(JSON.stringify([event, next.refusals]));
  return next.value;
}

const sequenceOf = ({ standing }: Campaign): number => standing.at(-1)?.sequence ?? 0;

describe('[campaign] against a ledger kept by hand', () => {
  test(`every track is equal after every event of ${WALKS} random campaigns`, () => {
    const met = new Map<string, number>();
    const rolls: (readonly number[])[] = [];
    for (let seed = 1; seed <= WALKS; seed += 1) {
      const next = practiceNumbers(seed);
      const draw: Draw = (count) => Math.floor(next() * count);
      const rulings = Object.fromEntries(
        Object.entries(game.rulings).map(([id, { readings }]) => [id, readings[draw(readings.length)] ?? '']),
      );
      const first = begun(game, setupOf(draw), rulings);
      let pages: readonly Page[] = [{ campaign: first, ledger: openedWith(first.state) }];
      let undone: readonly Ledger[] = [];
      if (rolls.length < ROLLS.length) rolls.push(...ROLLS);
      for (let tries = 0; tries < 40 * EVENTS; tries += 1) {
        const { campaign, ledger } = pages.at(-1) as Page;
        if (campaign.length >= EVENTS) break;
        const choice = draw(12);
        const last = sequenceOf(campaign);
        let page: Page | undefined;
        if (choice === 0 && pages.length > 1) {
          const event: CampaignEvent = { kind: 'undone', event: last, consent: ['first', 'second'] };
          undone = [...undone, ledger];
          pages = pages.slice(0, -1);
          page = { campaign: appended(campaign, event), ledger: (pages.at(-1) as Page).ledger };
          pages = pages.slice(0, -1);
        } else if (choice === 1 && undone.length > 0) {
          const event: CampaignEvent = { kind: 'redone', event: campaign.undone.at(-1)?.sequence ?? 0 };
          page = { campaign: appended(campaign, event), ledger: undone.at(-1) as Ledger };
          undone = undone.slice(0, -1);
        } else {
          page = choice < 3 ? corrected({ campaign, ledger }, draw) : resolvedBy({ campaign, ledger }, next, rolls);
          if (!page) continue;
          undone = [];
        }
        pages = [...pages, page];
        const event = page.campaign.standing.at(-1)?.event;
        const kind = event?.kind === 'resolved' ? event.procedure : (event?.kind ?? '');
        met.set(kind, (met.get(kind) ?? 0) + 1);
        const kept = { ...openedWith(page.campaign.state), waiting: page.campaign.owed.map(() => () => true) };
        expect(pagesOf(kept), `${seed}, event ${page.campaign.length}: ${kind}`).toEqual(pagesOf(page.ledger));
      }
    }
    for (const id of Object.keys(game.procedures)) expect(met.get(id), id).toBeGreaterThan(WALKS / 4);
  });
});
