/** Bodies of worked examples with something in them that should not be: refused by name, every fault at once. */
import { shelf } from '@grognard/games';
import { type Example, type Game, type Plain, practiceNumbers } from '@grognard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VERBS, type Verb } from './asks/asks.ts';
import { LONG } from './testing/limits.ts';
import { type Published, Witness } from './testing/published.ts';
import { type Running, running } from './testing/running.ts';

/** `GROGNARD_CASES=2000` makes the whole of it. */
const BODIES = Number(process.env['GROGNARD_CASES'] ?? 250);

let host: Running;
let witness: Witness;

beforeAll(async () => {
  host = await running(undefined, { states: 2_000, patience: 600_000 });
  witness = new Witness((await host.server.app.inject('/api/openapi.json')).json() as Published);
});
afterAll(() => host.stop());

const games: readonly Game[] = await Promise.all(shelf.map((entry) => entry.load()));
const all = games.flatMap((game) =>
  game.examples.filter(({ refused }) => !refused).map((example) => ({ game, example })),
);

type Tree = { [key: string]: Plain };

const whole = (
  verb: Verb,
  { tables, sides }: Game,
  { input, rulings = {}, dice = [], answers = [] }: Example,
): Tree => {
  const grid = Object.values(tables).find(({ shape }) => shape === 'grid')?.id;
  const overlay = grid === undefined ? {} : { [grid]: [{ row: 'x', column: 'y', cell: 'z' }] };
  const given = { input, rulings, overlay } as unknown as Tree;
  const side = sides[0] ?? '';
  const journal = [
    { kind: 'die', rule: '1', text: 'a', sides: 6, face: 1 },
    { kind: 'together', rule: '1', text: 'b', answers: { [side]: 'hold' } },
  ];
  switch (verb) {
    case 'resolve':
      return { ...given, dice: [...dice], answers: answers as unknown as Plain };
    case 'odds':
      return { ...given, policy: 'never', journal: journal as unknown as Plain };
    case 'advise':
      return { ...given, side, dice: [...dice], answers: answers as unknown as Plain };
    case 'worth':
      return { ...given, side, policy: ['never'] };
    case 'analyse':
      return { ...given, along: 'x', values: [1, 2] };
  }
};

interface Place {
  readonly at: string;
  readonly record: Tree;
}

/** Every record of a body, with where it stands; those whose names are free are left out. */
function recordsIn(value: Plain, at: string): readonly Place[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => recordsIn(each, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, each]) => recordsIn(each, at === '' ? name : `${at}.${name}`));
  return [{ at, record: value as Tree }, ...inner];
}

/** What is said of an input is placed inside it. */
const placed = (at: string): string => at.replace(/^input\.?/, '');

/** A name that nobody has asked for anywhere. */
const STRANGERS = ['unheardOf', 'strenght', 'x-extra', 'Überfall', '0', 'constructor', 'toString', '__proto'];

test(
  `${BODIES} bodies with one to three unknown names: each of them is named, in a sentence and as data`,
  async () => {
    const next = practiceNumbers(3);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
    for (let count = 0; count < BODIES; count += 1) {
      const { game, example } = pick(all);
      const verb = pick(VERBS);
      const body = structuredClone(whole(verb, game, example));
      const expected = new Map<string, string>();
      for (let times = 1 + Math.floor(next() * 3); times > 0; times -= 1) {
        const { at, record } = pick(recordsIn(body, ''));
        const name = pick(STRANGERS.filter((each) => !Object.hasOwn(record, each)));
        record[name] = 1;
        const inside = placed(at);
        expected.set(inside === '' ? name : `${inside}.${name}`, name);
      }
      const path = `/api/games/${game.id}/${example.procedure}/${verb}`;
      const payload = JSON.stringify(body);
      const language = count % 2 === 0 ? 'en' : 'fr';
      const headers = { 'content-type': 'application/json', 'accept-language': language };
      const answer = await host.server.app.inject({ method: 'POST', url: path, payload, headers });
      const told = answer.body;
      witness.judge('POST', path, payload, { status: answer.statusCode, type: 'application/problem+json', text: told });
      expect(answer.statusCode, `${payload.slice(0, 500)} ${told.slice(0, 500)}`).toBe(422);
      const refusals = (JSON.parse(told) as { refusals: { at: string; words: string }[] }).refusals;
      for (const [at, name] of expected) {
        const found = refusals.find((each) => each.at === at);
        expect(found, `${path} ${at} ${payload.slice(0, 800)} → ${told.slice(0, 800)}`).toBeDefined();
        expect(found?.words).toContain(name);
      }
    }
  },
  LONG,
);

test(
  `${BODIES} bodies with a part of the wrong kind: refused where it stands`,
  async () => {
    const next = practiceNumbers(4);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
    for (let count = 0; count < BODIES; count += 1) {
      const { game, example } = pick(all);
      const verb = pick(VERBS);
      const body = structuredClone(whole(verb, game, example));
      const { at, record } = pick(recordsIn(body, '').filter((each) => Object.keys(each.record).length > 0));
      const name = pick(Object.keys(record));
      record[name] = pick([null, { unheardOf: 1 }, [[]]]) as Plain;
      const place = placed(at === '' ? name : `${at}.${name}`);
      const path = `/api/games/${game.id}/${example.procedure}/${verb}`;
      const payload = JSON.stringify(body);
      const headers = { 'content-type': 'application/json' };
      const answer = await host.server.app.inject({ method: 'POST', url: path, payload, headers });
      expect(answer.statusCode, `${payload.slice(0, 500)} ${answer.body.slice(0, 500)}`).toBe(422);
      const { refusals } = answer.json() as { refusals: { at: string }[] };
      const beside = refusals.some((each) => each.at === place || each.at.startsWith(place) || place === 'input');
      expect(beside, `${path} ${place} ${payload.slice(0, 600)} → ${answer.body.slice(0, 900)}`).toBe(true);
    }
  },
  LONG,
);
