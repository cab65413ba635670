import { shelf } from '@grognard/games';
import {
  type Game,
  LOCALES,
  type Opened,
  openExample,
  playExample,
  type Resolution,
  situationPlace,
} from '@grognard/kernel';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { speakerIn } from '../app/speaker-in.ts';
import { cardSvg, wrapped } from './card.ts';
import { cardOf } from './card-of.ts';
import { qrSvg } from './qr.ts';
import { shareEn } from './text/en.ts';
import { shareFr } from './text/fr.ts';

const own = { en: shareEn, fr: shareFr };
const ADDRESS = 'https://grognard.example.org/table-companion/';

interface Shown {
  readonly game: Game;
  readonly opened: Opened;
  readonly played: Resolution;
}

/** The first preset of every chart that can be played as printed. */
async function shown(): Promise<readonly Shown[]> {
  const all: Shown[] = [];
  for (const { load } of shelf) {
    const game = await load();
    for (const id of Object.keys(game.procedures)) {
      const example = game.examples.find(({ procedure, refused, dice }) => procedure === id && !refused && dice);
      const opened = example && openExample(game, example);
      const played = example && opened?.ok ? playExample(opened.value, example) : undefined;
      if (opened?.ok && played?.ok) all.push({ game, opened: opened.value, played: played.value });
    }
  }
  return all;
}

/** The squares of a drawn code as a camera sees them, eight points to a square. */
function photographed(svg: string): { readonly data: Uint8ClampedArray; readonly width: number } {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const width = size * 8;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < 8; row += 1) {
      const from = ((Number(y) * 8 + row) * width + Number(x) * 8) * 4;
      for (let point = 0; point < 8; point += 1) data.set([0, 0, 0, 255], from + point * 4);
    }
  }
  return { data, width };
}

test('a QR code of a situation is read back by a decoder, letter for letter', async () => {
  for (const { game, opened } of (await shown()).filter((_, index) => index % 8 === 0)) {
    const { procedure, input, book } = opened;
    const link = `${ADDRESS}${situationPlace(game, procedure, { input, rulings: book.rulings as Record<string, string> })}`;
    const { data, width } = photographed(qrSvg(link, 'a "code" & more') ?? '');
    expect(jsqr(data, width, width)?.data, `${game.id} ${procedure.id}`).toBe(link);
  }
});

test('a link too long for a camera has no code', () => {
  expect(qrSvg('x'.repeat(1_000), '')).toBeDefined();
  expect(qrSvg('x'.repeat(1_001), '')).toBeUndefined();
});

test('a long line is broken between words, and a word longer than a line is cut', () => {
  // 100 px at 10 px a letter and 0.54 of its height wide: 18 letters.
  expect(wrapped('one two three four five', 10, 100)).toEqual(['one two three four', 'five']);
  expect(wrapped('x'.repeat(40), 10, 100)).toEqual(['x'.repeat(18), 'x'.repeat(18), 'xxxx']);
  expect(wrapped('', 10, 100)).toEqual([]);
});

test.each(LOCALES)('every chart has a card in %s: whole, escaped, no raw key, every line inside it', async (locale) => {
  for (const { game, opened, played } of await shown()) {
    const say = speakerIn(locale, game, own[locale]);
    const svg = cardSvg(cardOf(opened, played, undefined, { say, locale }));
    const where = `${game.id} ${opened.procedure.id}`;
    expect(svg, where).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    expect(svg.replace(/&(?:amp|lt|gt|quot);/g, ''), where).not.toContain('&');
    expect(svg.match(/\[[a-z]+\.[\w.-]+\]|undefined|NaN|\[object/)?.[0], where).toBeUndefined();
    const height = Number(/height="(\d+)"/.exec(svg)?.[1]);
    for (const [, y] of svg.matchAll(/<text x="[\d.]+" y="(\d+)"/g)) expect(Number(y), where).toBeLessThan(height - 20);
  }
});
