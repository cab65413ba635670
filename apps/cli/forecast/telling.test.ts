/** `odds` and `advise` tell while they work, and past their budget say what they are. Time is the test's own. */
import { describe, expect, test } from 'vitest';
import { spoken } from '../testing/paper.ts';

/** A clock that moves on whenever somebody looks at it. */
const ticking = () => {
  let time = 0;
  return (): number => {
    time += 400;
    return time;
  };
};

const BATTLE = ['combat-rapide', 'battle', '--example', 'rivoli-1797'];

describe('while it works', () => {
  test.each([
    ['en', /walking … \d+ states {2}so far at least .+?%.*; [\d.]+% still open/],
    ['fr', /jusqu’ici au moins .+? %.* ; encore ouvert : [\d,]+ %/],
  ] as const)('a person at the screen is told how far it is and what is settled, in %s', async (locale, first) => {
    const { status, err, out } = await spoken(['odds', ...BATTLE], { terminal: true, locale, now: ticking() });
    expect(status).toBe(0);
    expect(err).toMatch(first);
    // Each line is wiped before the next, and the last before the answer.
    const lines = err.split('\r\u001b[2K');
    expect(lines[0]).toBe('');
    expect(lines.at(-1)).toBe('');
    expect(out).not.toContain('walking');
  });

  test('nothing is told before a moment has passed, to a script, or where nobody looks', async () => {
    expect((await spoken(['odds', ...BATTLE], { terminal: true })).err).toBe('');
    expect((await spoken(['odds', ...BATTLE, '--json'], { terminal: true, now: ticking() })).err).toBe('');
    expect((await spoken(['odds', ...BATTLE], { now: ticking() })).err).toBe('');
  });

  test('no line is wider than the screen', async () => {
    const { err } = await spoken(['odds', ...BATTLE], { terminal: true, width: 40, now: ticking() });
    for (const line of err.split('\r\u001b[2K')) expect([...line].length).toBeLessThan(40);
  });
});

const ASSAULT = ['specimen', 'assault', '--example', '7.4-a'];

describe('past the budget', () => {
  test.each([
    ['en', 'sampled by 40,000 random plays, good to about ±0.5%', 'Too wide with its decisions open'],
    ['fr', 'échantillon de 40 000 parties au hasard, juste à ±0,5 % près', 'Trop vaste, décisions ouvertes'],
  ] as const)('odds are a sample that says so, in %s', async (locale, label, narrowed) => {
    // 1.96 standard errors of a half in 40,000: 1.96 × √(¼ ÷ 40,000) = 0.49 %.
    const { status, out } = await spoken(['odds', ...ASSAULT, '--budget', '1'], { locale });
    expect(status).toBe(0);
    const flat = out.replaceAll(/\s+/g, ' ');
    expect(flat).toContain(label);
    expect(flat).toContain(narrowed);
    expect(out).not.toMatch(/\d\/\d+\s|\s100 ?%/);
  });

  test('odds that fit, with decisions that do not, are exact and say so', async () => {
    const { status, out } = await spoken(['odds', ...ASSAULT, '--budget', '5']);
    expect([status, out.includes('sampled'), out.includes('Too wide with its decisions open')]).toEqual([
      0,
      false,
      true,
    ]);
    const settled = await spoken(['odds', ...ASSAULT, '--policy', 'never']);
    const table = (text: string): string => text.slice(text.indexOf('Outcome'));
    expect(table(out)).toBe(table(settled.out));
  });

  test.each([
    ['en', 'each option sampled by 40,000 random plays', 'when every later decision is drawn evenly, expect about'],
    ['fr', 'chaque option est jouée 40 000 fois au hasard', 'tirée également, il faut compter sur environ'],
  ] as const)('advice too, in %s', async (locale, label, sentence) => {
    const { status, out } = await spoken(['advise', ...ASSAULT, '--budget', '1'], { locale });
    expect(status).toBe(0);
    const flat = out.replaceAll(/\s+/g, ' ');
    expect(flat).toContain(label);
    expect(flat).toContain(sentence);
  });

  test.each(['0', '-3', 'much', '1e9'])('%j is no budget', async (budget) => {
    const { status, err } = await spoken(['odds', ...ASSAULT, '--budget', budget]);
    expect([status, err.includes('--budget wants a whole number')]).toEqual([2, true]);
  });
});
