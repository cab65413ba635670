/** [campaign] A ledger kept by hand beside random campaigns: every track and every register equal after every event. */
import {
  append,
  type Campaign,
  type CampaignEvent,
  fuzz,
  type Game,
  type OpenedIn,
  openIn,
  type Plain,
  type Resolution,
  resolution,
} from '@grognard/kernel';
import { situation } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Draws, drawsOf } from '../testing/at-random.ts';
import { cases } from '../testing/cases.ts';
import { begun } from '../testing/played-campaign.ts';
import { game as clash } from './game.ts';
import { WRITES } from './second-way/entries.oracle.ts';
import {
  byText,
  copied,
  type Entry,
  entered,
  type Facts,
  kindsOfBooks,
  listedOn,
  type Page,
} from './second-way/ledger.oracle.ts';

const game: Game = clash;

interface Books {
  readonly page: Page;
  /** What found no place yet. */
  readonly waiting: readonly Entry[];
}

const NATIONS = ['AU', 'PR', 'RU', 'FR', 'A-A', 'DA', 'IM', 'SA', 'SW'];
const blank = {
  treasury: 40,
  actions: 20,
  will: 5,
  points: 0,
  infantryToPlace: 0,
  cavalryToPlace: 0,
  leadersToDraw: 0,
  leadersToReplace: 0,
  exhausted: false,
};
/** Two armies are counted from the beginning, one of them small enough to run out. */
const ARMIES: Readonly<Record<string, Facts>> = { PR: { infantry: 60, cavalry: 20 }, AU: { infantry: 1, cavalry: 0 } };
const SETUP = { nations: NATIONS.map((nation) => ({ nation, ...blank, ...ARMIES[nation] })) };

const FIRST: Books = {
  page: {
    nations: new Map(NATIONS.map((nation) => [nation, { ...blank, ...ARMIES[nation] }])),
    forces: new Map(),
    leaders: new Map(),
    fortresses: new Map(),
    depots: new Map(),
    lights: new Map(),
    fleets: new Map(),
  },
  waiting: [],
};

/** Writes what can be written, whole; what cannot waits. */
function written(page: Page, entries: readonly Entry[]): Books {
  let now = page;
  const waiting: Entry[] = [];
  for (const entry of entries) {
    const draft = copied(now);
    if (entry.write(draft)) now = draft;
    else waiting.push(entry);
  }
  return { page: now, waiting };
}

/** What waited before is tried again once everything new is written, and stands before it in the queue. */
function settledUp({ page, waiting }: Books, entries: readonly Entry[]): Books {
  const fresh = written(page, entries);
  const late = written(fresh.page, waiting);
  return { page: late.page, waiting: [...late.waiting, ...fresh.waiting] };
}

function resolvedIn({ page, waiting }: Books, { procedure, input }: OpenedIn, played: Resolution): Books {
  const draft = copied(page);
  entered(draft, procedure.input, input);
  const writes = WRITES[procedure.id] ?? expect.fail(`no words for ${procedure.id}`);
  return settledUp({ page: draft, waiting }, writes(input as Facts, played.result as Facts, played.steps));
}

const TRACKS = {
  nation: 'nations',
  force: 'forces',
  leader: 'leaders',
  fortress: 'fortresses',
  depot: 'depots',
  light: 'lights',
  fleet: 'fleets',
} as const;

function expectEqual(campaign: Campaign, { page, waiting }: Books, event: CampaignEvent): void {
  for (const [kind] of kindsOfBooks) {
    const kept = campaign.state[TRACKS[kind]] as unknown as readonly Facts[];
    const sorted = (facts: readonly Facts[]) => facts.map(inOrder).toSorted(byText);
    expect(sorted(kept), `${kind} after ${JSON.stringify(event)}`).toEqual(sorted(listedOn(page, kind)));
  }
  expect(campaign.owed.map(({ effect }) => effect.kind)).toEqual(waiting.map(({ what }) => what));
}

const inOrder = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What the players may put right, and what it does to the ledger. */
function correction(draws: Draws, { state }: Campaign, { page, waiting }: Books) {
  const forces = state['forces'] as unknown as readonly Facts[];
  const index = draws.below(Math.max(1, forces.length));
  const name = String(forces[index]?.['name'] ?? '');
  const draft = copied(page);
  const put = (kind: 'forces' | 'nations', at: string, counter: string, fact: string, value: Plain) => {
    const facts = draft[kind].get(counter);
    if (facts) facts[fact] = value;
    return { at: `${at}.${fact}`, value, books: { page: draft, waiting } };
  };
  const nation = draws.below(NATIONS.length);
  const onNation = (fact: string, value: Plain) =>
    put('nations', `nations[${nation}]`, NATIONS[nation] ?? '', fact, value);
  const all = [
    () => onNation('treasury', draws.below(60)),
    () => onNation('actions', draws.below(30)),
    () => onNation('infantry', draws.below(80)),
    () => onNation('exhausted', draws.chance(0.5)),
    ...(forces.length === 0
      ? []
      : [
          () => put('forces', `forces[${index}]`, name, 'supply', draws.one(['FULL', 'SS', 'CS'])),
          () => put('forces', `forces[${index}]`, name, 'morale', draws.one(['OK', 'DM', 'ROUTED'])),
          () => put('forces', `forces[${index}]`, name, 'place', draws.one(['map', 'captured'])),
        ]),
  ];
  return draws.one(all)();
}

/** What takes most from an army is played most; most retreats that are made up find no way back. */
const PLAYED = [
  ...Object.keys(game.procedures),
  ...Array.from({ length: 12 }, () => ['battle', 'overrun', 'retreat']).flat(),
];

/** A procedure that the rules accept as things stand, played at random. */
function anyPlay(draws: Draws, campaign: Campaign) {
  const next = (): number => draws.below(1e9) / 1e9;
  for (;;) {
    const procedure = game.procedures[draws.one(PLAYED)] ?? expect.fail();
    const said = situation(game, campaign, procedure, next);
    const opened = openIn(campaign, procedure.id, said);
    if (!opened.ok) continue;
    const { result, record } = fuzz(opened.value.begin(), draws.below(1e9));
    const played = resolution(opened.value, result, record);
    const event: CampaignEvent = {
      kind: 'resolved',
      procedure: procedure.id,
      input: said as Plain,
      journal: played.journal,
    };
    return { event, opened: opened.value, played };
  }
}

const EVENTS = 60;

describe('[campaign] the ledger', () => {
  const met = new Set<string>();
  let waited = 0;

  test.each(Array.from({ length: Math.ceil(cases(1000) / 100) }, (_, index) => 900 + index))('campaign %i', (seed) => {
    const draws = drawsOf(seed);
    let campaign = begun(game, SETUP);
    const pages: Books[] = [FIRST];
    const taken: Books[] = [];
    for (let count = 0; count < EVENTS; count += 1) {
      const books = pages.at(-1) ?? FIRST;
      const event = ((): CampaignEvent => {
        const dice = draws.below(100);
        const again = taken.at(-1);
        if (dice < 8 && pages.length > 1) {
          taken.push(pages.pop() as Books);
          const consent = ['coalition', 'anglo-prussian'];
          return { kind: 'undone', event: campaign.standing.at(-1)?.sequence ?? 0, consent };
        }
        if (dice < 14 && again) {
          pages.push(again);
          taken.pop();
          return { kind: 'redone', event: campaign.undone.at(-1)?.sequence ?? 0 };
        }
        taken.length = 0;
        if (dice < 26) {
          const { at, value, books: put } = correction(draws, campaign, books);
          pages.push(settledUp(put, []));
          return { kind: 'corrected', at, value, reason: 'put right' };
        }
        const { event: resolvedEvent, opened, played } = anyPlay(draws, campaign);
        met.add(opened.procedure.id);
        pages.push(resolvedIn(books, opened, played));
        return resolvedEvent;
      })();
      const after = append(game, campaign, event);
      if (!after.ok) throw new Error(JSON.stringify([event, after.refusals]));
      campaign = after.value;
      const now = pages.at(-1) ?? FIRST;
      waited += now.waiting.length;
      expectEqual(campaign, now, event);
    }
  });

  test('every procedure was played, and something had to wait', () => {
    expect([...met].toSorted()).toEqual(Object.keys(game.procedures).toSorted());
    expect(waited).toBeGreaterThan(0);
  });
});
