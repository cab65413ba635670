/** Inputs to try a procedure with: its examples, and random variations that the rules accept. */
import { practiceNumbers } from '../dice/practice.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { type Opened, type Overlay, open } from '../game/resolve.ts';
import { sample } from '../input/sample.ts';
import type { Plain } from '../step/step.ts';

/** How often a variation keeps what the example says of a field. */
const KEEP = 0.7;
const ATTEMPTS = 400;

/** Up to `count` opened procedures, the examples' own inputs first; the same for the same seed and own cells. */
export function inputsFor(
  game: Game,
  procedure: Procedure,
  count: number,
  seed = 1,
  overlay: Overlay = {},
): readonly Opened[] {
  const next = practiceNumbers(seed);
  const examples = game.examples.filter((example) => example.procedure === procedure.id && !example.refused);
  const accepted = examples.flatMap(({ input, rulings }) => {
    const opened = open(game, procedure.id, input, { ...(rulings && { rulings }), overlay });
    return opened.ok ? [opened.value] : [];
  });
  for (let attempt = 0; attempt < ATTEMPTS && accepted.length < count; attempt += 1) {
    const base = examples[Math.floor(next() * examples.length)]?.input as { readonly [key: string]: Plain } | undefined;
    const drawn = sample(procedure.input, next) as { readonly [key: string]: Plain };
    const varied = Object.fromEntries(
      Object.entries(drawn).map(([name, value]) => [
        name,
        base && Object.hasOwn(base, name) && next() < KEEP ? base[name] : value,
      ]),
    );
    const rulings = Object.fromEntries(
      Object.entries(game.rulings).map(([id, { readings }]) => [id, readings[Math.floor(next() * readings.length)]]),
    );
    const opened = open(game, procedure.id, varied, { rulings, overlay });
    if (opened.ok) accepted.push(opened.value);
  }
  return accepted.slice(0, count);
}
