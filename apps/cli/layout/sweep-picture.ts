/** The outcome shares along an input as stacked bars: an SVG with its own words, and the same numbers as titles. */
import { percentage } from '@grognard/games/words';
import { type Analysis, part, toNumber } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { outcomesOf, shareOf } from './sweep.ts';

const HEIGHT = 240;
const LEFT = 46;
const TOP = 34;
const BAR = 26;
const GAP = 6;
const KEY = 130;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** From the attacker's worst to his best, as far as the names sort that way: hues spread round the circle. */
const colour = (index: number, count: number): string =>
  `hsl(${Math.round((index * 300) / Math.max(1, count - 1))} 55% 55%)`;

export function pictureOf({ locale, say }: Dialogue, title: string, analysis: Analysis): string {
  const outcomes = outcomesOf(analysis);
  const width = LEFT + analysis.points.length * (BAR + GAP) + KEY;
  const bars = analysis.points.flatMap((point, column) => {
    let base = TOP + HEIGHT;
    const x = LEFT + column * (BAR + GAP);
    const pieces = outcomes.flatMap((outcome, index) => {
      const share = shareOf(point, outcome);
      if (share.over === 0n) return [];
      const height = toNumber(share) * HEIGHT;
      base -= height;
      const told = `${point.value}: ${outcome} ${percentage(part(share), locale)}`;
      return [
        `<rect x="${x}" y="${base.toFixed(2)}" width="${BAR}" height="${height.toFixed(2)}" fill="${colour(index, outcomes.length)}"><title>${escaped(told)}</title></rect>`,
      ];
    });
    return [
      ...pieces,
      `<text x="${x + BAR / 2}" y="${TOP + HEIGHT + 16}" text-anchor="middle">${escaped(String(point.value))}</text>`,
    ];
  });
  const lines = [0, 25, 50, 75, 100].map((percent) => {
    const y = TOP + HEIGHT - (percent * HEIGHT) / 100;
    return `<line x1="${LEFT - 4}" x2="${width - KEY}" y1="${y}" y2="${y}" stroke="#999" stroke-width="0.5"/><text x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${percent} %</text>`;
  });
  const key = outcomes.map((outcome, index) => {
    const y = TOP + index * 18;
    return `<rect x="${width - KEY + 14}" y="${y}" width="12" height="12" fill="${colour(index, outcomes.length)}"/><text x="${width - KEY + 32}" y="${y + 10}">${escaped(outcome)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT + TOP + 44}" role="img" font-family="sans-serif" font-size="11" lang="${locale}">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(say('cli.analyse.picture', { path: analysis.at }))}</desc>`,
    `<text x="${LEFT}" y="18" font-size="14">${escaped(title)}</text>`,
    ...lines,
    ...bars,
    ...key,
    `<text x="${LEFT}" y="${TOP + HEIGHT + 36}">${escaped(analysis.at)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
