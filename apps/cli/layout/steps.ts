/** Explained steps, laid out: rule and title, every modifier, dice, answers, the look-up, what comes of it. */
import { modifierSign, stepWords } from '@grognard/games/words';
import type { ExplainedStep, Game } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { said } from '../text/said.ts';
import { columns, paragraph } from './columns.ts';
import { tame } from './harmless.ts';

/** Prints steps as they come, each part of them once: a step may grow after it was first told. */
export function stepTeller(dialogue: Dialogue, game: Game): (steps: readonly ExplainedStep[]) => void {
  let told: readonly ExplainedStep[] = [];
  return (steps) => {
    for (const [index, step] of steps.entries()) {
      const before = told[index];
      const news = before ? whatGrew(before, step) : step;
      if (news) dialogue.print(stepText(dialogue, game, news, before !== undefined));
    }
    told = steps.map((step) => ({ ...step }));
  };
}

function whatGrew(before: ExplainedStep, now: ExplainedStep): ExplainedStep | undefined {
  const { rule, title } = now;
  const news: ExplainedStep = {
    rule,
    title,
    modifiers: now.modifiers.slice(before.modifiers.length),
    dice: now.dice.slice(before.dice.length),
    answers: now.answers.slice(before.answers.length),
    ...(now.lookup && !before.lookup && { lookup: now.lookup }),
    ...(now.outcome && !before.outcome && { outcome: now.outcome }),
  };
  const { modifiers, dice, answers, lookup, outcome } = news;
  return modifiers.length + dice.length + answers.length > 0 || lookup || outcome ? news : undefined;
}

const INDENT = 4;

export function stepText(dialogue: Dialogue, game: Game, step: ExplainedStep, goesOn = false): string {
  const { paint, width, say } = dialogue;
  const told = stepWords(game, say, step);
  const head = told.title === told.rule || told.rule.endsWith(` ${told.title}`) ? '' : paint.dim(` · ${told.rule}`);
  const number = game.rules[step.rule]?.number;
  const title = number && head === '' ? `${number} ${told.title}` : told.title;
  const dice = told.dice.map(({ sides, face }) => said(say, say('die', { sides }), paint.bold(String(face))));
  return [
    ...(goesOn ? [] : [`${paint.bold(title)}${head}`]),
    ...(told.modifiers.length > 0 ? [modifierText(dialogue, told)] : []),
    ...(dice.length > 0 ? [paragraph(dice.join('   '), width, INDENT)] : []),
    ...told.answers.map(({ side, answer }) => paragraph(said(say, side, paint.bold(tame(answer))), width, INDENT)),
    ...(told.lookup ? [paragraph(told.lookup, width, INDENT)] : []),
    ...(told.outcome ? [columns({ rows: [['→', told.outcome]], width, indent: INDENT })] : []),
  ].join('\n');
}

/** Every line of the printed list is shown, so that the player sees that nobody forgot it. */
function modifierText({ paint, say, width }: Dialogue, { modifiers }: ReturnType<typeof stepWords>): string {
  const rows = modifiers.map((modifier) => {
    const { text, rule, state } = modifier;
    const row = [modifierSign(modifier), text, say(state), rule];
    return state === 'applied' ? [paint.bold(row[0] ?? ''), ...row.slice(1)] : row.map((cell) => paint.dim(cell));
  });
  return columns({ rows, align: ['right'], width, indent: INDENT });
}
