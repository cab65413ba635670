/**
 * A second bookkeeping of the campaign, written from the aid's words: what a battle or losses leave (K), what an A− takes in
 * (N), who fought whom. It shares nothing with campaign.ts, and after every procedure, correction and undo it must agree.
 */
import {
  append,
  beginCampaign,
  type Campaign,
  type CampaignEvent,
  type Entry,
  fuzz,
  openIn,
  type Plain,
  practiceNumbers,
} from '@grognard/kernel';
import { situation } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { game } from './game.ts';
import { type Battle, fought } from './second-way/battle.ts';
import { type Counters, left } from './second-way/counters.ts';
import { pick } from './second-way/forces.ts';

type Line = Readonly<Record<string, unknown>>;

/** One page of the ledger: everything the campaign knows. */
interface Page {
  readonly year: number;
  readonly forces: readonly Line[];
  readonly leaders: readonly Line[];
  readonly battles: readonly Line[];
}

const NAMELESS = '—';
const worth = ({ armiesPlus, armiesMinus, detachments, pachas }: Counters): number =>
  4 * armiesPlus + 2 * armiesMinus + detachments + pachas.reduce((sum, pacha) => sum + pacha, 0);

/** A counter comes onto the list by its name, or what was not known of it is added. */
const entered = (list: readonly Line[], told: Line, fields: readonly string[], fresh: Line = {}): readonly Line[] => {
  const { name } = told;
  if (name === NAMELESS) return list;
  const known = Object.fromEntries(
    fields.flatMap((field) => (told[field] === undefined ? [] : [[field, told[field]]])),
  );
  return list.some((line) => line['name'] === name)
    ? list.map((line) => (line['name'] === name ? { ...known, ...line } : line))
    : [...list, { ...fresh, ...known, name }];
};

const STANDING = ['player', 'nation', 'armiesPlus', 'armiesMinus', 'detachments', 'pachas', 'technology', 'veteran'];
const ALL = [...STANDING, 'cavalry', 'native'];
const withForce = (page: Page, force: Line, fields: readonly string[]): Page => ({
  ...page,
  forces: entered(page.forces, force, fields, { lost: 0 }),
});
const withLeader = (page: Page, leader: Line): Page => ({
  ...page,
  leaders: entered(page.leaders, leader, ['manoeuvre', 'fire', 'shock']),
});

/** K What is left of a force, and the D it lost. */
function withLeft(page: Page, force: Line & Counters, after: Counters): Page {
  const { armiesPlus, armiesMinus, detachments, pachas } = after;
  const forces = page.forces.map((line) =>
    line['name'] === force['name']
      ? {
          ...line,
          armiesPlus,
          armiesMinus,
          detachments,
          pachas,
          lost: Number(line['lost']) + worth(force) - worth(after),
        }
      : line,
  );
  return { ...page, forces };
}

const facesOf = (journal: readonly Entry[]): number[] =>
  journal.flatMap((entry) => (entry.kind === 'die' ? [entry.face] : []));
const answersOf = (journal: readonly Entry[]): string[] =>
  journal.flatMap((entry) => (entry.kind === 'choice' ? [entry.option] : []));

type Told = Line & Counters & { readonly leader: Line };

function afterBattle(
  page: Page,
  input: Line,
  journal: readonly Entry[],
  rulings: Readonly<Record<string, string>>,
): Page {
  const [attacker, defender] = [input['attacker'] as Told, input['defender'] as Told];
  const [faces, answers] = [facesOf(journal), answersOf(journal)];
  const ended = fought(input as unknown as Battle, rulings, {
    die: () => faces.shift() as number,
    answer: () => answers.shift() as string,
  });
  const here = withLeader(withForce(page, attacker, ALL), attacker.leader);
  const both = withLeader(withForce(here, defender, ALL), defender.leader);
  const booked = withLeft(withLeft(both, attacker, ended.attacker), defender, ended.defender);
  const fight = {
    year: input['year'],
    ...(attacker['name'] !== NAMELESS && { attacker: attacker['name'] }),
    attackerNation: attacker['nation'],
    ...(defender['name'] !== NAMELESS && { defender: defender['name'] }),
    defenderNation: defender['nation'],
    winner: ended.winner,
    major: ended.major,
  };
  return { ...booked, battles: [...booked.battles, fight].slice(-200) };
}

function afterLosses(
  page: Page,
  input: Line,
  journal: readonly Entry[],
  rulings: Readonly<Record<string, string>>,
): Page {
  const answers = answersOf(journal);
  const suffered = Number(input['losses']) + (input['half'] ? 0.5 : 0);
  const force = input as Line & Counters;
  const after = left(force, suffered, rulings, () => answers.shift() as string);
  return withLeft(
    withForce(page, force, ['nation', 'armiesPlus', 'armiesMinus', 'detachments', 'pachas']),
    force,
    after,
  );
}

/** N An A− and 2 D become an A+; nothing else is an exchange. */
function afterConversion(page: Page, input: Line): Page {
  const [before, after] = [input['before'], input['after']] as [Line & Counters, Counters];
  const told = withForce(page, before, ['armiesPlus', 'armiesMinus', 'detachments']);
  const flipped = after.armiesPlus - before.armiesPlus;
  const taken = flipped > 0 && before.armiesMinus - after.armiesMinus === flipped;
  if (!taken || before.detachments - after.detachments !== 2 * flipped) return told;
  const { armiesPlus, armiesMinus, detachments } = after;
  const forces = told.forces.map((line) =>
    line['name'] === before['name'] ? { ...line, armiesPlus, armiesMinus, detachments } : line,
  );
  return { ...told, forces };
}

function afterEvent(
  page: Page,
  procedure: string,
  input: Line,
  journal: readonly Entry[],
  rulings: Readonly<Record<string, string>>,
): Page {
  switch (procedure) {
    case 'battle':
      return afterBattle(page, input, journal, rulings);
    case 'losses':
      return afterLosses(page, input, journal, rulings);
    case 'conversion':
      return afterConversion(page, input);
    case 'retreat-test':
      return { ...page, leaders: entered(page.leaders, input, ['manoeuvre']) };
    default:
      return page;
  }
}

type Next = () => number;

/** A track put right by hand: what stands at a path, and the page with it. */
function correction(page: Page, next: Next): { readonly at: string; readonly value: Plain; readonly page: Page } {
  const value = Math.floor(next() * 5);
  const place = Math.floor(next() * page.forces.length);
  const line = page.forces[place];
  const field = pick(['detachments', 'lost', 'armiesMinus', 'technology'], next);
  if (line === undefined || next() < 0.3) {
    const year = 1492 + Math.floor(next() * 300);
    return { at: 'year', value: year, page: { ...page, year } };
  }
  const put: Plain = field === 'technology' ? pick(['MED', 'ARQ', 'LACE'], next) : value;
  const forces = page.forces.with(place, { ...line, [field]: put });
  return { at: `forces[${place}].${field}`, value: put, page: { ...page, forces } };
}

const EVENTS = 40;
const shelf = game as unknown as Parameters<typeof situation>[0];

function surely<T>(checked: { ok: true; value: T } | { ok: false; refusals: unknown }): T {
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
}

/** One procedure the rules accept here, played at random. */
function anyProcedure(campaign: Campaign, next: Next) {
  for (;;) {
    const procedure = shelf.procedures[pick(Object.keys(shelf.procedures), next)] as (typeof shelf.procedures)[string];
    const said = situation(shelf, campaign, procedure, next) as Plain;
    const opened = openIn(campaign, procedure.id, said);
    if (!opened.ok) continue;
    const { record } = fuzz(opened.value.begin(), Math.floor(next() * 1e9));
    const event: CampaignEvent = { kind: 'resolved', procedure: procedure.id, input: said, journal: record.journal };
    return { event, procedure: procedure.id, input: opened.value.input as Line, journal: record.journal };
  }
}

/** What the ledger knows of a counter is what acts. */
function expectKnown(counter: Line, known: readonly Line[]): void {
  const line = known.find(({ name }) => name === counter['name']);
  for (const [field, value] of Object.entries(line ?? {})) {
    if (Object.hasOwn(counter, field)) expect(counter[field], `${counter['name']}, ${field}`).toEqual(value);
  }
}

function expectKnownIn(page: Page, procedure: string, input: Line): void {
  if (procedure === 'retreat-test') expectKnown(input, page.leaders);
  if (procedure === 'losses') expectKnown(input, page.forces);
  if (procedure === 'conversion') expectKnown(input['before'] as Line, page.forces);
  if (procedure !== 'battle') return;
  for (const side of ['attacker', 'defender']) {
    const force = input[side] as Line;
    expectKnown(force, page.forces);
    expectKnown(force['leader'] as Line, page.leaders);
  }
  expect(input['year']).toBe(page.year);
}

describe('[campaign] the ledger agrees after every event', () => {
  const SETUPS: readonly (Plain | undefined)[] = [undefined, ...Object.values(game.campaign?.setups ?? {})];
  const walks = Math.max(8, Math.floor(cases(1200) / 100));

  test.each(Array.from({ length: walks }, (_, seed) => seed + 1))('walk %i', (seed) => {
    const next = practiceNumbers(seed * 1789);
    const rulings = {
      withdrawal: pick(['free', 'test'], next),
      recombination: pick(['largest', 'choice'], next),
      pachaAbsorbs: pick(['worth', 'one'], next),
    };
    const opening = surely(beginCampaign(game, 'ledger', pick(SETUPS, next) ?? {}, rulings));
    let campaign = surely(append(game, undefined, opening));
    const pages: Page[] = [JSON.parse(JSON.stringify(campaign.state)) as unknown as Page];
    for (let count = 0; count < EVENTS; count += 1) {
      const page = pages.at(-1) as Page;
      const drawn = next();
      if (drawn < 0.1 && pages.length > 1) {
        const event = campaign.standing.at(-1)?.sequence ?? 0;
        campaign = surely(append(game, campaign, { kind: 'undone', event, consent: ['first', 'second'] }));
        pages.pop();
      } else if (drawn < 0.25) {
        const { at, value, page: put } = correction(page, next);
        campaign = surely(append(game, campaign, { kind: 'corrected', at, value, reason: 'put right' }));
        pages.push(put);
      } else {
        const { event, procedure, input, journal } = anyProcedure(campaign, next);
        expectKnownIn(page, procedure, input);
        campaign = surely(append(game, campaign, event));
        pages.push(afterEvent(page, procedure, input, journal, campaign.rulings as Readonly<Record<string, string>>));
      }
      expect(campaign.state, `after event ${count + 1}`).toEqual(pages.at(-1));
      expect(campaign.owed).toEqual([]);
    }
  });
});
