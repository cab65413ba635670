/** What holds for every game, whatever it is about. */
import { runExample } from '../game/example.ts';
import { type Game, localesOf } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { type Opened, replay, resolution } from '../game/resolve.ts';
import type { Field } from '../input/field.ts';
import { canonical } from '../journal/canonical.ts';
import { fraction, written } from '../number/fraction.ts';
import type { Fall, Plain, Settled } from '../step/step.ts';
import { type Grid, labelKeys } from '../table/grid.ts';
import { type Dictionary, type LOCALES, optionKey, speaker, type Words, words } from '../text/words.ts';
import type { Distribution } from '../walk/distribution.ts';
import { enumerate, TooManyPaths } from '../walk/enumerate.ts';
import { fuzz } from '../walk/fuzz.ts';
import { odds } from '../walk/odds.ts';
import { always, evenly, never, type Policy } from '../walk/policy.ts';
import { effectsApply, registers, type Sayer, setups } from './campaign-checks.ts';
import { aftermathOf, declarations, equationOf, shortcuts } from './declaration-checks.ts';
import { expectThat } from './expect-that.ts';
import { followers } from './follow-checks.ts';
import { inputsFor } from './inputs.ts';
import {
  equalFutures,
  knownFits,
  oddsClaims,
  ownCells,
  refusalsMet,
  refusalsWorded,
  sidesMet,
  stakes,
  tongues,
} from './newcomer-checks.ts';
import { origins, originsOf } from './origin-checks.ts';
import { pictures, UNWORDED } from './pictures.ts';
import { rulingsNamed, rulingsServe } from './ruling-checks.ts';
import { sentences, type Tongue } from './text-checks.ts';
import { toldBeside } from './written-checks.ts';

/** One promise that a game must keep. */
export interface Check {
  readonly name: string;
  run(): void;
}

export interface CheckOptions {
  /** Words every game shares, by language. */
  readonly shared: Readonly<Record<(typeof LOCALES)[number], Dictionary>>;
  readonly plays?: number;
  /** The languages whose sentences are read through for mistakes. */
  readonly tongues?: Readonly<Record<string, Tongue>>;
  /** Wider trees are left to the narrower inputs of the same procedure. */
  readonly paths?: number;
}

/** Every promise that holds for every game. */
export function gameChecks(game: Game, options: CheckOptions): readonly Check[] {
  return [
    { name: 'both languages have the same keys', run: () => parity(game) },
    { name: 'every cited rule and document exists', run: () => citations(game) },
    { name: 'every label, option, ruling and figure has words', run: () => labels(game, options) },
    { name: 'each language speaks for itself', run: () => tongues(game.text) },
    { name: 'every origin is told in every language', run: () => origins(game, options.tongues ?? {}) },
    { name: 'what stands beside rules and tables is told in every language', run: () => toldBeside(game) },
    { name: 'claims are written in lowest terms', run: () => oddsClaims(game) },
    { name: 'what the campaign knows fits what is asked', run: () => knownFits(game) },
    { name: 'every scenario is told in examples', run: () => scenarios(game) },
    { name: 'every counter asked for has its register', run: () => registers(game) },
    { name: 'every field that follows another can', run: () => followers(game, sayer(game, options)) },
    { name: 'every ruling is read by a procedure', run: () => rulingsServe(game) },
    { name: 'every set-up is accepted and worded', run: () => setups(game, sayer(game, options)) },
    { name: 'forces, counters, phases and presets fit the game', run: () => declarations(game, sayer(game, options)) },
    ...game.examples.map((example) => ({
      name: `example ${example.id} agrees under every walker`,
      run: () => {
        const { faults } = runExample(game, example);
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
    })),
    ...Object.values(game.procedures).flatMap((procedure) => [
      {
        name: `${procedure.id}: sides and figures are the game’s, refusals are worded`,
        run: () => {
          stakes(game, procedure);
          refusalsWorded(game, procedure, sayer(game, options));
          for (const each of inputsFor(game, procedure, 12, 5)) sidesMet(game, each, options.paths ?? 2_000);
        },
      },
      {
        name: `${procedure.id}: random play ends, is worded, replays and survives JSON`,
        run: () => randomPlays(game, procedure, options),
      },
      {
        name: `${procedure.id}: it names every ruling it reads`,
        run: () => rulingsNamed(game, procedure, options.plays ?? 60),
      },
      {
        name: `${procedure.id}: tables are read where own cells are laid`,
        run: () => {
          for (const [seed, each] of inputsFor(game, procedure, 8, 3).entries()) ownCells(each, seed + 1);
        },
      },
      {
        name: `${procedure.id}: equal checkpoints have equal futures`,
        run: () => soundMerging(game, procedure, options),
      },
      {
        name: `${procedure.id}: odds sum to one and equal brute enumeration`,
        run: () => exactness(game, procedure, options),
      },
      ...(options.tongues
        ? [
            {
              name: `${procedure.id}: every sentence is right in every language`,
              run: () => sentences(game, procedure, options.tongues ?? {}),
            },
          ]
        : []),
      ...(procedure.picture
        ? [{ name: `${procedure.id}: every example is drawn`, run: () => pictures(game, procedure, options.shared) }]
        : []),
    ]),
  ];
}

/** Beside the keys of the English, a language has translations of the origins, keyed by these. */
function parity(game: Game): void {
  const known = originsOf(game);
  const lacking = localesOf(game).flatMap((locale) => {
    const [english, other] = [game.text.en, game.text[locale] ?? {}];
    return [
      ...Object.keys(english).flatMap((key) => (Object.hasOwn(other, key) ? [] : `${locale} lacks ${key}`)),
      ...Object.keys(other).flatMap((key) => (Object.hasOwn(english, key) || known.has(key) ? [] : `en lacks ${key}`)),
      ...Object.keys(english)
        .filter((key) => Object.hasOwn(other, key) && typeof english[key] !== typeof other[key])
        .map((key) => `${key} is not the same kind of phrase`),
    ];
  });
  expectThat(lacking.length === 0, lacking.join('; '));
}

function citations(game: Game): void {
  const document = (id: string, where: string): void =>
    expectThat(Object.hasOwn(game.sources, id), `${where} cites "${id}", no such document`);
  for (const [id, rule] of Object.entries(game.rules)) document(rule.document, `rule ${id}`);
  for (const [id, table] of Object.entries(game.tables)) {
    document(table.provenance.document, `table ${id}`);
    expectThat(table.id === id, `table ${id} calls itself ${table.id}`);
  }
  for (const [id, ruling] of Object.entries(game.rulings)) ruleExists(game, ruling.rule, `ruling ${id}`);
  for (const [id, procedure] of Object.entries(game.procedures)) {
    ruleExists(game, procedure.rule, `procedure ${id}`);
    expectThat(procedure.id === id, `procedure ${id} calls itself ${procedure.id}`);
  }
}

function scenarios({ scenarios: told = [], examples }: Game): void {
  const known = new Set(examples.map(({ id }) => id));
  for (const [place, { id, steps }] of told.entries()) {
    expectThat(told.findIndex((each) => each.id === id) === place, `there are two scenarios "${id}"`);
    expectThat(steps.length > 0, `scenario ${id} has no steps`);
    const stray = steps.filter((step) => !known.has(step));
    expectThat(stray.length === 0, `scenario ${id} tells of ${stray.join(', ')}, no such example`);
  }
}

const ruleExists = (game: Game, rule: string, where: string): void =>
  expectThat(Object.hasOwn(game.rules, rule), `${where} cites rule "${rule}", which is not in the register`);

/** Says something in every language, and fails on a key without words. */
const sayer = (game: Game, { shared }: CheckOptions): Sayer => {
  const speakers = localesOf(game).map((locale) => speaker(game.text[locale] ?? {}, shared[locale]));
  return (spoken, where) => {
    for (const say of speakers) {
      const sentence = say(spoken);
      expectThat(!UNWORDED.test(sentence), `${where}: ${JSON.stringify(spoken)} says "${sentence}"`);
    }
  };
};

/** Words a description needs: its label, its help, its options. */
const fieldWorder = (say: ReturnType<typeof sayer>): ((field: Field, where: string) => void) => {
  const fieldWords = (field: Field, where: string): void => {
    say(field.label, where);
    if (field.help) say(field.help, where);
    if (field.kind === 'oneOf') for (const option of field.options) say(`${field.words}.${option}`, where);
    if (field.kind === 'list') fieldWords(field.of, where);
    if (field.kind === 'record') for (const inner of Object.values(field.fields)) fieldWords(inner, where);
  };
  return fieldWords;
};

function labels(game: Game, options: CheckOptions): void {
  const say = sayer(game, options);
  const fieldWords = fieldWorder(say);
  for (const side of game.sides) say(`side.${side}`, 'side');
  for (const [id, procedure] of Object.entries(game.procedures)) {
    say(`procedure.${id}`, id);
    fieldWords(procedure.input, id);
    shortcuts(game, procedure, fieldWords);
    for (const figure of Object.keys(procedure.figures)) say(`figure.${figure}`, id);
    for (const outcome of procedure.outcomes ?? [])
      if (procedure.outcomeWords) say(procedure.outcomeWords(outcome), id);
  }
  for (const [id, { readings }] of Object.entries(game.rulings)) {
    for (const key of [`ruling.${id}`, `ruling.${id}.why`, ...readings.map((reading) => `ruling.${id}.${reading}`)])
      say(key, id);
  }
  for (const table of Object.values(game.tables)) {
    if (table.shape !== 'grid') continue;
    const { rows, columns, rowWords, columnWords } = table as Grid;
    for (const [prefix, labels] of [
      [rowWords, rows.labels],
      [columnWords, columns.labels],
    ] as const) {
      if (prefix === undefined) continue;
      for (const key of labels.flatMap((label) => labelKeys(prefix, label))) say(key, table.id);
    }
  }
  if (game.campaign) fieldWords(game.campaign.state, 'campaign');
}

function randomPlays(game: Game, procedure: Procedure, options: CheckOptions): void {
  const plays = options.plays ?? 60;
  const opened = inputsFor(game, procedure, plays);
  expectThat(opened.length > 0, `no input was accepted: give an example. Refused: ${refusalsMet(game, procedure)}`);
  for (const [index, each] of opened.entries()) {
    const { result, record, settled } = fuzz(each.begin(), index + 1);
    for (const certain of settled) keptPromise(procedure, certain, result);
    const account = resolution(each, result, record);
    const text = canonical(account as unknown as Plain);
    expectThat(canonical(JSON.parse(text) as Plain) === text, 'the account does not survive JSON');
    const again = replay(each, account.journal);
    expectThat(
      again.ok && canonical(again.value as unknown as Plain) === text,
      `replay differs for ${canonical(each.input)}`,
    );
    wordsOf(game, procedure, each, account, options);
    equationOf(each, sayer(game, options));
    aftermathOf(game, each, account, sayer(game, options));
    effectsApply(game, each, account.effects, sayer(game, options));
  }
}

/** What a step said was certain must be so at the end. */
function keptPromise(procedure: Procedure, { outcome, figures, falls }: Settled, result: unknown): void {
  const ended = procedure.outcome(result);
  expectThat(outcome === ended, `${procedure.id} said that "${outcome}" was certain, and ended in "${ended}"`);
  for (const [name, value] of Object.entries(figures)) {
    const read = procedure.figures[name] as ((result: unknown) => number) | undefined;
    expectThat(
      read?.(result) === value,
      `${procedure.id} said that ${name} was ${value}, and ended with ${read?.(result)}`,
    );
  }
  const fell = (figuresOf: Fall['figures']): boolean =>
    Object.entries(figuresOf).every(([name, value]) => {
      const read = procedure.figures[name] as ((result: unknown) => number) | undefined;
      return read?.(result) === value;
    });
  expectThat(
    falls === undefined || falls.some((fall) => fall.weight > 0 && fell(fall.figures)),
    `${procedure.id} ended with figures that none of its falls foresaw`,
  );
}

function wordsOf(
  game: Game,
  procedure: Procedure,
  { input }: Opened,
  account: ReturnType<typeof resolution>,
  options: CheckOptions,
): void {
  const say = sayer(game, options);
  for (const step of account.steps) {
    ruleExists(game, step.rule, `a step of ${procedure.id}`);
    say(step.title, procedure.id);
    if (step.outcome) say(step.outcome, procedure.id);
    for (const modifier of step.modifiers) {
      ruleExists(game, modifier.rule, `a modifier of ${procedure.id}`);
      say(modifier.text, procedure.id);
    }
    const { lookup } = step;
    if (lookup)
      expectThat(Object.hasOwn(game.tables, lookup.table), `${procedure.id} looks into ${lookup.table}, no such table`);
    for (const { option, side } of step.answers) optionWords(game, input, step.title, option, side, say);
  }
  say(procedure.summary(account.result), procedure.id);
  expectThat(
    procedure.outcomes?.includes(account.outcome) !== false,
    `${procedure.id} ends in "${account.outcome}", which is not among its outcomes`,
  );
  if (procedure.outcomeWords) say(procedure.outcomeWords(account.outcome), procedure.id);
  for (const effect of account.effects) say(words(`effect.${effect.kind}`, effect), procedure.id);
}

/** An option is worded, or it is a number, or it is a name the player himself wrote. */
function optionWords(game: Game, input: Plain, ask: Words, option: string, side: string, say: Sayer): void {
  const key = optionKey([game.text.en], ask.key, option);
  if (key !== undefined) {
    say(words(key, { ...ask.facts, option, side }), `an option of ${ask.key}`);
    // A journal knows the question and not its facts: the phrase must do without them.
    say(words(key, { option, side }), `an option of ${ask.key} without its facts`);
    return;
  }
  const number = /^-?\d+(\.\d+)?$/.test(option);
  expectThat(
    number || canonical(input).includes(JSON.stringify(option)),
    `option "${option}" of ${ask.key} has no words`,
  );
}

/** A tree too wide to enumerate is walked under one policy only: its weights must still sum to one. */
function exactness(game: Game, procedure: Procedure, options: CheckOptions): void {
  let compared = 0;
  for (const each of inputsFor(game, procedure, 12, 7)) {
    for (const policy of [never, always, evenly]) {
      const brute = enumerated(each, policy, options.paths ?? 20_000);
      if (!brute && policy !== never) continue;
      const { distribution } = odds(each.begin(), { policy });
      const sum = distribution.outcomes.reduce((all, { weight }) => all + weight, 0n);
      expectThat(sum === distribution.total, `weights sum to ${sum} of ${distribution.total}`);
      if (!brute) continue;
      agreeing(distribution, brute);
      compared += 1;
    }
  }
  expectThat(compared > 0, 'no input small enough to enumerate: give a small example');
}

type Shares = ReturnType<typeof enumerate>;

function enumerated(each: Opened, policy: Policy, paths: number): Shares | undefined {
  try {
    return enumerate(each.begin(), policy, undefined, paths);
  } catch (error) {
    if (error instanceof TooManyPaths) return undefined;
    throw error;
  }
}

function agreeing({ outcomes, total }: Distribution<unknown>, brute: Shares): void {
  expectThat(brute.size === outcomes.length, `${outcomes.length} outcomes, ${brute.size} by enumeration`);
  for (const { outcome, weight } of outcomes) {
    const key = canonical(outcome as Plain);
    const [ours, theirs] = [written(fraction(weight, total)), brute.get(key)];
    expectThat(
      theirs !== undefined && written(theirs) === ours,
      `${key}: ${ours}, by enumeration ${theirs ? written(theirs) : 'never'}`,
    );
  }
}

/** Equal checkpoints are merged, by odds and by advice: they must be equal in all that follows. */
function soundMerging(game: Game, procedure: Procedure, options: CheckOptions): void {
  for (const each of inputsFor(game, procedure, 10, 11)) {
    if (enumerated(each, evenly, options.paths ?? 20_000)) equalFutures(each, 4_000);
  }
}
