/** What a run found, on the screen and as Markdown. */
import { appendFileSync, existsSync } from 'node:fs';

const foundOf = ({ planted, survivors }) => planted - survivors.length;

/** One change as it is told on the screen; its last line is its name in `equivalent/`. */
export const told = ({ file, line, was, becomes, what, name }) =>
  `\n${file}:${line} (${what})\n  - ${was.slice(0, 200)}\n  + ${becomes.slice(0, 200)}\n  ${name}\n`;

export const summed = (result) =>
  `\r${result.area}, seed ${result.seed}: ${foundOf(result)} of ${result.planted} found (${result.possible} possible, ${result.seconds.toFixed(1)} s each).`;

const HEAD = '| area | day | seed | commit | found | of | not found |\n|---|---|---|---|---|---|---|\n';

export function append(path, result) {
  const { area, day, seed, commit, planted, survivors } = result;
  const left = survivors.map(({ file, line, was, becomes }) => `\`${file}:${line}\` ${code(was)} → ${code(becomes)}`);
  const row = `| ${area} | ${day} | ${seed} | ${commit} | ${foundOf(result)} | ${planted} | ${left.join('<br>')} |\n`;
  appendFileSync(path, (existsSync(path) ? '' : HEAD) + row);
}

const code = (text) => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', '´').slice(0, 80)}\``;
