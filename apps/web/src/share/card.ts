/** A card to show elsewhere, drawn as an SVG document that needs nothing else: heading, code, sentences, odds, dice, source. */
import { asMarkup } from '@grognard/games/words';
import type { Tint } from '../odds/tint.ts';

export interface CardOdds {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly shown: string;
  readonly tint: Tint | undefined;
  /** It is what happened. */
  readonly fell: boolean;
}

export interface Card {
  readonly title: string;
  readonly heading: string;
  /** The printed code, large. */
  readonly code?: string | undefined;
  readonly tint?: Tint | undefined;
  readonly dice: readonly number[];
  readonly cause: string;
  readonly lead: string;
  readonly lines: readonly string[];
  readonly odds: readonly CardOdds[];
  readonly oddsTitle: string;
  readonly source: string;
}

const WIDTH = 720;
const PAD = 32;
const INNER = WIDTH - 2 * PAD;
const SERIF = 'Georgia, "Source Serif 4", serif';
const SANS = 'Roboto, "Segoe UI", "Noto Sans", Arial, sans-serif';

/** By day, whatever the reader's light: a picture is looked at on other people's pages. */
const INK = '#1d1b17';
const QUIET = '#544e44';
const PAPER = '#fffdf8';
const RULE = '#dcd4c3';
const TINTS: Readonly<Record<Tint, string>> = {
  a4: '#e2a541',
  a3: '#ecc37b',
  a2: '#f4dcb0',
  a1: '#faeed6',
  s0: '#f1ede3',
  d1: '#e9ebf7',
  d2: '#d3d9f1',
  d3: '#b7c1e9',
  d4: '#97a5df',
};

/** Letters are about half as wide as they are high; a little more keeps the longest line inside. */
const BREADTH = 0.54;

/** Lines of so many pixels at most; a word longer than a line is cut. */
export function wrapped(text: string, size: number, room: number): readonly string[] {
  const most = Math.max(1, Math.floor(room / (size * BREADTH)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const piece of word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? []) {
      if (line !== '' && line.length + 1 + piece.length > most) {
        lines.push(line);
        line = '';
      }
      line = line === '' ? piece : `${line} ${piece}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}

interface Style {
  readonly size: number;
  readonly font?: string;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function written(x: number, y: number, text: string, style: Style): string {
  const { size, font = SANS, weight = 400, fill = INK, anchor = 'start' } = style;
  return `<text x="${x}" y="${y}" font-family='${font}' font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${asMarkup(text)}</text>`;
}

/** Draws from the top down and remembers how far it has come. */
class Sheet {
  readonly parts: string[] = [];
  y = PAD;

  /** Every line of a text, then a little room. */
  text(text: string, style: Style, { x = PAD, room = INNER, after = 6 } = {}): void {
    for (const line of wrapped(text, style.size, room)) {
      this.y += Math.round(style.size * 1.3);
      this.parts.push(written(x, this.y, line, style));
    }
    this.y += after;
  }

  rule(): void {
    this.y += 10;
    this.parts.push(`<path d="M${PAD} ${this.y}H${WIDTH - PAD}" stroke="${RULE}"/>`);
    this.y += 6;
  }
}

export function cardSvg(card: Card): string {
  const sheet = new Sheet();
  sheet.text(card.title, { size: 16, fill: QUIET }, { after: 0 });
  sheet.text(card.heading, { size: 28, font: SERIF, weight: 700 });
  sheet.rule();
  answer(sheet, card);
  for (const line of card.lines) sheet.text(line, { size: 16, fill: QUIET }, { after: 2 });
  if (card.odds.length > 0) {
    sheet.rule();
    sheet.text(card.oddsTitle, { size: 13, fill: QUIET }, { after: 4 });
    for (const each of card.odds) bar(sheet, each);
  }
  sheet.rule();
  sheet.text(card.source, { size: 13, fill: QUIET }, { after: 0 });
  const height = sheet.y + PAD;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${asMarkup(`${card.heading}. ${card.lead}`)}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    `<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" fill="none" stroke="${RULE}"/>`,
    ...sheet.parts,
    '</svg>',
  ].join('');
}

const DIE = 36;

/** The dice, the sum they led to, the code large beside the sentence. */
function answer(sheet: Sheet, { dice, cause, code, tint, lead }: Card): void {
  if (dice.length > 0 || cause !== '') {
    const top = sheet.y + 10;
    sheet.parts.push(...dice.map((face, index) => drawnDie(PAD + index * (DIE + 8), top, face)));
    const x = PAD + dice.length * (DIE + 8) + (dice.length > 0 ? 4 : 0);
    const before = sheet.y;
    sheet.y = top - 2;
    sheet.text(cause, { size: 22, font: SERIF, weight: 700 }, { x, room: WIDTH - PAD - x });
    sheet.y = Math.max(sheet.y, dice.length > 0 ? top + DIE + 6 : before);
  }
  if (code === undefined) return sheet.text(lead, { size: 22, font: SERIF, weight: 700 });
  const wide = Math.max(96, code.length * 26 + 28);
  const top = sheet.y + 8;
  sheet.parts.push(
    `<rect x="${PAD}" y="${top}" width="${wide}" height="64" rx="4" fill="${TINTS[tint ?? 's0']}" stroke="${QUIET}"/>`,
    written(PAD + wide / 2, top + 45, code, { size: 38, font: SERIF, weight: 700, anchor: 'middle' }),
  );
  sheet.y = top - 6;
  sheet.text(lead, { size: 20, weight: 600 }, { x: PAD + wide + 18, room: INNER - wide - 18 });
  sheet.y = Math.max(sheet.y, top + 70);
}

const drawnDie = (x: number, y: number, face: number): string =>
  `<rect x="${x}" y="${y}" width="${DIE}" height="${DIE}" rx="6" fill="#fff" stroke="${INK}" stroke-width="1.5"/>${written(x + DIE / 2, y + 25, String(face), { size: 20, font: SERIF, weight: 700, anchor: 'middle' })}`;

const LABEL = 280;
const SHOWN = 80;

/** One outcome on a scale from 0 to 100 %; what fell is outlined and set bold. */
function bar(sheet: Sheet, { label, share, shown, tint, fell }: CardOdds): void {
  const [top, left, room] = [sheet.y + 4, PAD + LABEL, INNER - LABEL - SHOWN];
  const weight = fell ? 700 : 400;
  const [first = ''] = wrapped(label, 14, LABEL - 12);
  const cut = first.length < label.length ? `${first.slice(0, -1).trimEnd()}…` : first;
  sheet.parts.push(
    written(PAD, top + 15, cut, { size: 14, weight }),
    `<rect x="${left}" y="${top}" width="${room}" height="20" fill="${TINTS.s0}"/>`,
    `<rect x="${left}" y="${top}" width="${Math.round(share * room * 10) / 10}" height="20" fill="${TINTS[tint ?? 'd2']}" ${fell ? `stroke="${INK}" stroke-width="1.5"` : ''}/>`,
    written(WIDTH - PAD, top + 15, shown, { size: 14, weight, anchor: 'end' }),
  );
  sheet.y = top + 22;
}
