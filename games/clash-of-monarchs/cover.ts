/** The cover: a battle plan as engravers drew them, the oblique order falling on the flank of a longer line. */

/** A battalion as a bar crossed twice; a squadron is crossed once. */
const bar = (x: number, y: number, horse: boolean): string =>
  `M${x} ${y}h24v9h-24zm0 9l24-9${horse ? '' : 'm-24 0l24 9'}`;

/** A line of bars, each a step further forward than the one before; the last is horse. */
const line = (many: number, x: number, y: number, step: number): string =>
  Array.from({ length: many }, (_, place) => bar(x + place * 28, y + place * step, place === many - 1)).join('');

/** A hill: hachures down its sides. */
const hill = (x: number, y: number, across: number, down: number): string =>
  Array.from({ length: 26 }, (_, place) => {
    const turn = (place / 26) * 2 * Math.PI;
    const at = (part: number): string =>
      `${Math.round(x + across * part * Math.cos(turn))} ${Math.round(y + down * part * Math.sin(turn))}`;
    return `M${at(1)}L${at(1.5 + ((place * 7) % 5) * 0.09)}`;
  }).join('');

const ROOFS = [
  [0, 8],
  [10, 0],
  [12, 13],
  [22, 6],
  [3, 19],
  [25, 17],
] as const;

/** A village: roofs, and the church in their midst. */
const village = (x: number, y: number): string =>
  [...ROOFS.map(([right, down]) => `M${x + right} ${y + down}h7v5h-7z`), `M${x + 13} ${y}v-8l3-6 3 6v8z`].join('');

export const cover = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200">',
  '<rect width="240" height="200" fill="#ecdfba"/>',
  '<path d="M10 172q36-16 76-8t70 2 74-16v12q-34 18-74 16t-70-2-76 8z" fill="#a9c0bd"/>',
  '<path d="M10 158q40-6 60-22t54-14 106-30" fill="none" stroke="#b79f6b" stroke-width="2.500" stroke-dasharray="5 3"/>',
  `<path d="${hill(50, 38, 18, 9)}${hill(206, 122, 13, 7)}${hill(128, 152, 11, 5)}" stroke="#8a7346" fill="none"/>`,
  `<path d="${village(184, 84)}" fill="#8c3b2e"/>`,
  `<g transform="rotate(-5 120 60)" stroke="#a3312b" fill="#fbf6e6"><path d="${line(5, 66, 44, 0)}${line(4, 78, 60, 0)}"/></g>`,
  `<g stroke="#a9bddd" fill="#2f4f7d"><path d="${line(5, 22, 132, -9)}${line(4, 40, 148, -9)}"/></g>`,
  '<path d="M20 122C10 96 22 74 50 66" fill="none" stroke="#2f4f7d" stroke-width="5"/><path d="M46 56l20 7-15 14z" fill="#2f4f7d"/>',
  '<g fill="none" stroke="#5d4a25"><circle cx="212" cy="30" r="9"/><path d="M212 16v28M198 30h28"/></g><path d="M212 13l3 17h-6z" fill="#5d4a25"/>',
  '<path d="M5 5h230v190H5zM10 10h220v180H10z" fill="none" stroke="#5d4a25"/>',
  '</svg>',
].join('');
