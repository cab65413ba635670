/** Whatever others wrote, in whatever field: it stays on its own line, in no colour. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@grognard/games';
import { fileOf, type Game, nextLine, open, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../campaign/file.ts';
import { freshFolder } from '../testing/command.ts';
import { spoken } from '../testing/paper.ts';
import { harmless, tame } from './harmless.ts';

const ESCAPE = '\u001b';
/** Breaks the line in every way there is, colours, moves the cursor, turns the writing. */
const HOSTILE = `a${ESCAPE}[31m\nFAKED\rFAKED\u2028FAKED\u0085FAKED\u009b2J\u202eb`;

/** What has no place in a line: the escape, and whatever breaks or turns it. */
const FORBIDDEN = [ESCAPE, '\u009b', '\u0085', '\u2028', '\u202e', '\r', '\u0007'];

const isTame = (out: string): boolean =>
  !FORBIDDEN.some((mark) => out.includes(mark)) &&
  !out.split('\n').some((line) => line.trimStart().startsWith('FAKED'));

test('a tame text is one line of plain letters, and says where it was broken', () => {
  expect(tame('two\nlines')).toBe('two ⏎ lines');
  expect(isTame(tame(HOSTILE))).toBe(true);
  expect(tame('L’été à Łódź, 5 × 3 − 2 : 😀')).toBe('L’été à Łódź, 5 × 3 − 2 : 😀');
});

test('what is laid out keeps its lines, and its colours where there are any', () => {
  const red = `${ESCAPE}[31mred${ESCAPE}[39m\nnext`;
  expect(harmless(red, true)).toBe(red);
  expect(harmless(red, false)).not.toContain(ESCAPE);
  expect(isTame(harmless(`${ESCAPE}[2J${ESCAPE}]0;x\u0007`, true))).toBe(true);
});

/** The input with every text in it that the player may write freely made hostile, one at a time. */
function spoiltInputs(game: Game, procedure: string, input: Plain): readonly Plain[] {
  const spoilt: Plain[] = [];
  const walk = (value: Plain, rebuilt: (part: Plain) => Plain): void => {
    if (typeof value === 'string') {
      const whole = rebuilt(HOSTILE);
      if (open(game, procedure, whole).ok) spoilt.push(whole);
    } else if (Array.isArray(value)) {
      for (const [place, each] of value.entries())
        walk(each as Plain, (part) => rebuilt(value.with(place, part) as Plain));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value))
        walk(each as Plain, (part) => rebuilt({ ...value, [name]: part }));
    }
  };
  walk(input, (part) => part);
  return spoilt;
}

describe.each(shelf.map(({ id }) => id))('%s', (id) => {
  test('names in a situation cannot fake a line of the account, the odds or a refusal', async () => {
    const game = await shelf.find((entry) => entry.id === id)?.load();
    let tried = 0;
    for (const { procedure, input, refused, dice, answers } of game?.examples ?? []) {
      if (refused || !game || tried >= 6) continue;
      for (const hostile of spoiltInputs(game, procedure, input).slice(0, 2)) {
        tried += 1;
        const words = ['resolve', id, procedure, '--input', JSON.stringify(hostile)];
        const played = ['--dice', (dice ?? []).join(','), '--answers', JSON.stringify(answers ?? [])];
        const { out, err } = await spoken([...words, ...played], { width: 400 });
        expect((out + err).length).toBeGreaterThan(40);
        expect(isTame(out + err), `${procedure}: ${out}${err}`).toBe(true);
      }
    }
    if (id === 'aegean-strike' || id === 'clash-of-monarchs') expect(tried, 'names are free there').toBeGreaterThan(2);
    const refusal = await spoken(['resolve', id, HOSTILE, '--input', '{}'], { width: 400 });
    expect(isTame(refusal.out + refusal.err)).toBe(true);
  });

  test('a file that somebody sent cannot fake a line of its log or state', async () => {
    const file = join(freshFolder(), 'sent.jsonl');
    const { status } = await spoken(['campaign', 'new', file, id, '--name', HOSTILE]);
    expect(status).toBe(0);
    await spoken(['campaign', 'note', file, HOSTILE]);
    await spoken(['campaign', 'correct', file, HOSTILE, '1', '--reason', HOSTILE]);
    for (const verb of ['log', 'state']) {
      for (const locale of ['en', 'fr'] as const) {
        const { out, err } = await spoken(['campaign', verb, file], { locale, width: 400 });
        expect(out).toContain('⏎');
        expect(isTame(out + err), out + err).toBe(true);
      }
    }
    for (const verb of ['verify', 'replay']) {
      const { out, err } = await spoken([verb, file], { width: 400 });
      expect(isTame(out + err), out + err).toBe(true);
    }
    const torn = join(freshFolder(), 'torn.jsonl');
    writeFileSync(torn, fileOf([nextLine([], { kind: 'noted', text: HOSTILE }, hashOf)]));
    const broken = await spoken(['verify', torn], { width: 400 });
    expect([broken.status, isTame(broken.out + broken.err)]).toEqual([1, true]);
  });
});

test('every control character but tab and line end is a mark, and every sign that turns the writing', () => {
  /** Unicode's own list of controls; embeddings, overrides and isolates, with what ends them. */
  const isMarked = (sign: string) =>
    (/\p{Cc}/u.test(sign) && !/[\t\n]/.test(sign)) || /[\u202a-\u202e\u2066-\u2069]/.test(sign);
  for (let code = 0; code < 0x2100; code += 1) {
    const sign = String.fromCharCode(code);
    const marked = isMarked(sign) ? '\ufffd' : sign;
    for (const coloured of [true, false])
      expect(harmless(`a${sign}b`, coloured), code.toString(16)).toBe(`a${marked}b`);
    // On one line: whatever begins a new one somewhere is told as that.
    const broken = /[\n\v\f\r\u0085\u2028\u2029]/.test(sign);
    expect(tame(`a${sign}b`), code.toString(16)).toBe(broken ? 'a ⏎ b' : `a${sign === '\t' ? ' ' : marked}b`);
  }
  expect(tame('a\r\nb')).toBe('a ⏎ b');
});
