/** One procedure against its second computation, over random inputs with random dice, answers and readings. */
import { type Game, open, type Plain } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { CASES, type Draws, drawnRulings, drawsOf, playedAtRandom } from './at-random.ts';

export type Drawn = Readonly<Record<string, Plain>>;

/** What the second computation is given: the dice in the order they fell, and the answers by their question. */
export interface Fell {
  die(): number;
  /** By the question, or by the question and the side it was put to: `battle.ask.tactics:attacker`. */
  answer(text: string): string | undefined;
  reading(id: string): string;
}

export interface SecondWay {
  readonly procedure: string;
  draw(draws: Draws): Drawn;
  /** Whether the rules forbid the input at all. */
  forbids?(input: Drawn, reading: (id: string) => string): boolean;
  /** A part of the result; every die that fell must be asked for. */
  compute(input: Drawn, fell: Fell): Drawn;
}

export function secondWay(game: Game, { procedure, draw, forbids, compute }: SecondWay): void {
  test(`${procedure}: ${CASES} random cases`, () => {
    let accepted = 0;
    for (let seed = 1; seed <= CASES; seed += 1) {
      const draws = drawsOf(seed * 31 + procedure.length);
      const input = draw(draws);
      const rulings = drawnRulings(draws, game.rulings);
      const reading = (id: string): string => rulings[id] ?? '';
      const where = (): string => `seed ${seed}: ${JSON.stringify(input)} ${JSON.stringify(rulings)}`;
      const ready = open(game, procedure, input, { rulings });
      const forbidden = forbids?.(input, reading) === true;
      if (ready.ok === forbidden) expect.fail(`${where()} ${ready.ok ? 'accepted' : JSON.stringify(ready.refusals)}`);
      if (!ready.ok) continue;
      accepted += 1;
      const { resolution, faces, asked } = playedAtRandom(ready.value, draws);
      const [dice, answers] = [[...faces], [...asked]];
      const computed = compute(input, {
        die: () => dice.shift() ?? expect.fail(`${where()}: one die too few`),
        answer: (text) => {
          const place = answers.findIndex((each) => each.text === text || `${each.text}:${each.side}` === text);
          return place < 0 ? undefined : answers.splice(place, 1)[0]?.option;
        },
        reading,
      });
      if (!includes(resolution.result, computed)) expect(resolution.result, where()).toMatchObject(computed);
      if (dice.length > 0) expect.fail(`${where()}: dice left over`);
    }
    expect(accepted, 'cases the rules accept').toBeGreaterThan(CASES / 10);
  });
}

/** Whether everything the part says stands in the whole; telling the difference is left to whoever fails. */
function includes(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null) return false;
  if (Array.isArray(part) && (whole as readonly unknown[]).length !== part.length) return false;
  return Object.entries(part).every(([key, value]) =>
    includes((whole as Readonly<Record<string, unknown>>)[key], value),
  );
}
