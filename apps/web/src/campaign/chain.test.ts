import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CampaignEvent } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { hashOf, nextLine, readText, textOf } from './chain.ts';

const opened: CampaignEvent = {
  kind: 'opened',
  format: 1,
  game: 'specimen',
  version: '1',
  name: 'Gué',
  rulings: {},
  setup: {},
};
const noted: CampaignEvent = { kind: 'noted', text: 'Pluie' };

const first = nextLine([], opened);
const second = nextLine([first], noted);

describe('journal lines', () => {
  test('hash like any other SHA-256, accents included', () => {
    expect(hashOf(first)).toBe(createHash('sha256').update(first, 'utf8').digest('hex'));
  });

  test('read back as they were written', () => {
    const read = readText(textOf([first, second]));
    expect(read).toEqual({ ok: true, value: { lines: [first, second], events: [opened, noted] } });
  });

  test.each([
    ['chainBroken', textOf([first.replace('Gué', 'Guê'), second]), 2],
    ['lineOutOfOrder', textOf([first, first]), 2],
    ['lineNotJson', `${first}\n${second.slice(0, 20)}`, 2],
    ['lineNotCanonical', `${first.replace('{', '{ ')}\n`, 1],
    ['lineNotAnEvent', `${nextLine([], { kind: 'sung' } as unknown as CampaignEvent)}\n`, 1],
  ])('%s is refused with its line', (code, text, line) => {
    expect(readText(text)).toEqual({ ok: false, refusals: [{ code, at: '', facts: { line } }] });
  });

  test('an empty file holds no campaign', () => {
    expect(readText('')).toMatchObject({ ok: false, refusals: [{ code: 'emptyCampaign' }] });
  });
});

test('the words of the two languages cover the codes a journal may be refused with', async () => {
  const source = readFileSync(new URL('./chain.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/return '(\w+)'/g)].map(([, code]) => code);
  const { en } = await import('../text/en.ts');
  expect(codes.length).toBeGreaterThan(3);
  for (const code of codes) expect(Object.keys(en)).toContain(`refusal.${code}`);
});
