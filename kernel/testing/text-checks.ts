/** Every sentence a game speaks, spoken again with other numbers and other names: what is wrong with it, its language says. */

import { practiceDice, practiceNumbers } from '../dice/practice.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { type Opened, open, resolution } from '../game/resolve.ts';
import type { Field } from '../input/field.ts';
import { sample } from '../input/sample.ts';
import { askWords, type Plain } from '../step/step.ts';
import { type Dictionary, type Facts, speaker, typesetting, type Words } from '../text/words.ts';
import { fuzz } from '../walk/fuzz.ts';
import { pause, take } from '../walk/play.ts';
import { evenly } from '../walk/policy.ts';
import { replyTo } from '../walk/reply.ts';
import { expectThat } from './expect-that.ts';
import { inputsFor } from './inputs.ts';

/** A language as the checks need it: its shared words, how it sets spaces, and what it calls a mistake. */
export interface Tongue {
  readonly words: Dictionary;
  typeset(text: string): string;
  /** What is wrong with a sentence; nothing where it is right. */
  faults(sentence: string): readonly string[];
}

/** Zero, half, one, one and a half, two: where numbers agree or fail to. */
const NUMBERS = [0, 0.5, 1, 1.5, 2];
/** Names of each gender and initial that somebody may have written. */
const NAMES = ['Daun', 'Alvintzy', '1st Division', 'Essex', 'Oudinot'];
/** Of each key so many sets of facts are tried. */
const MOST_SETS = 3;

export function sentences(game: Game, procedure: Procedure, tongues: Readonly<Record<string, Tongue>>): void {
  const spoken = spokenIn(game, procedure);
  for (const [locale, tongue] of Object.entries(tongues)) {
    const say = typesetting(speaker(game.text[locale as keyof typeof game.text] ?? {}, tongue.words), tongue.typeset);
    const wrong = spoken.flatMap(({ words, names }) =>
      variations(words, names).flatMap((each) => {
        const sentence = said(() => say(each));
        return sentence === undefined
          ? []
          : tongue.faults(sentence).map((fault) => `${each.key}: ${fault} in "${sentence}"`);
      }),
    );
    const told = [...new Set(wrong)];
    expectThat(told.length === 0, `${locale}, ${told.length} mistakes:\n${told.slice(0, 12).join('\n')}`);
  }
}

/** A phrase may have no word for half of something. */
const said = (speak: () => string): string | undefined => {
  try {
    return speak();
  } catch {
    return undefined;
  }
};

interface Spoken {
  readonly words: Words;
  /** Texts that the player wrote. */
  readonly names: ReadonlySet<string>;
}

/** All that is told, asked and refused in random plays, a few of each key. */
function spokenIn(game: Game, procedure: Procedure): readonly Spoken[] {
  const byKey = new Map<string, Spoken[]>();
  const hear = (words: Words | undefined, names: ReadonlySet<string>): void => {
    if (!words) return;
    const known = byKey.get(words.key) ?? [];
    const isNew = known.every((each) => JSON.stringify(each.words) !== JSON.stringify(words));
    if (known.length < MOST_SETS && isNew) byKey.set(words.key, [...known, { words, names }]);
  };
  for (const [seed, opened] of inputsFor(game, procedure, 40, 29).entries()) {
    const names = new Set(namesIn(procedure.input, opened.input));
    for (const words of toldIn(opened, seed + 1)) hear(words, names);
  }
  const next = practiceNumbers(31);
  for (let count = 0; count < 120; count += 1) {
    const input = sample(procedure.input, next);
    const refused = open(game, procedure.id, input as Plain);
    for (const { code, facts } of refused.ok ? [] : refused.refusals) {
      hear({ key: `refusal.${code}`, ...(facts && { facts }) }, new Set(namesIn(procedure.input, input)));
    }
  }
  return [...byKey.values()].flat();
}

function toldIn(opened: Opened, seed: number): readonly (Words | undefined)[] {
  const { procedure } = opened;
  const { result, record } = fuzz(opened.begin(), seed);
  const account = resolution(opened, result, record);
  const fates = procedure.fates?.(result, opened.input) ?? [];
  const played = { result, input: opened.input, steps: account.steps };
  const score = procedure.score?.(played) ?? [];
  return [
    procedure.summary(result),
    procedure.outcomeWords?.(account.outcome),
    procedure.headline?.(played),
    ...fates.map(({ words }) => words),
    ...score.flatMap(({ label, note, cells }) => [label, note, ...Object.values(cells).map(({ told }) => told)]),
    ...account.effects.map((effect) => ({ key: `effect.${effect.kind}`, facts: effect })),
    ...account.steps.flatMap(({ title, outcome, modifiers }) => [title, outcome, ...modifiers.map(({ text }) => text)]),
    ...questionsIn(opened, seed),
  ];
}

function questionsIn(opened: Opened, seed: number): readonly Words[] {
  const next = practiceNumbers(seed);
  const draw = (mix: ReadonlyMap<string, unknown>): string => [...mix.keys()][Math.floor(next() * mix.size)] ?? '';
  const replying = { policy: evenly, face: practiceDice(seed), draw };
  const asked: Words[] = [];
  let step = pause(opened.begin());
  while (step.kind !== 'done') {
    asked.push(askWords(step.ask));
    step = pause(take(step, replyTo(step, replying)));
  }
  return asked;
}

/** What somebody wrote; an option is the game's own word. */
function namesIn(field: Field, value: unknown): readonly string[] {
  if (field.kind === 'text') return typeof value === 'string' ? [value] : [];
  if (field.kind === 'list') return Array.isArray(value) ? value.flatMap((item) => namesIn(field.of, item)) : [];
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return [];
  const parts = value as Readonly<Record<string, unknown>>;
  return Object.entries(field.fields).flatMap(([name, inner]) => namesIn(inner, parts[name]));
}

/** The words as they were, with each number for all its numbers, with each name for all its names. */
function variations(words: Words, names: ReadonlySet<string>): readonly Words[] {
  const changed = (change: (fact: unknown) => unknown): Words => ({
    key: words.key,
    ...(words.facts && { facts: deeply(words.facts, change) as Facts }),
  });
  return [
    words,
    ...NUMBERS.map((value) => changed((fact) => (typeof fact === 'number' ? value : fact))),
    ...NAMES.map((name) =>
      changed((fact) => (typeof fact === 'string' && names.has(fact) && /\s|[A-Z]/.test(fact) ? name : fact)),
    ),
  ];
}

function deeply(value: unknown, change: (fact: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => deeply(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === 'key' ? item : deeply(item, change)]),
  );
}
