/** The cover: two pike squares under their colours, and the smoke of the first Fire between them. */

interface Pike {
  readonly foot: number;
  readonly point: readonly [x: number, y: number];
}

/** A square of pikes from `left` to `right`, leaning towards the enemy; the same every time. */
const pikes = (left: number, right: number, lean: number): readonly Pike[] =>
  Array.from({ length: Math.floor((right - left) / 4) }, (_, place) => {
    const foot = left + place * 4;
    return { foot, point: [foot + lean + ((place * 13) % 5), 60 + ((place * 37) % 23)] };
  });

const shafts = (all: readonly Pike[]): string =>
  all.map(({ foot, point: [x, y] }) => `M${foot} 150L${x} ${y}`).join('');

const points = (all: readonly Pike[]): string => all.map(({ point: [x, y] }) => `M${x} ${y - 7}l2 8h-4z`).join('');

/** The files of a square: a rank of morions, and of shoulders under it. */
const rank = (left: number, right: number, line: number): string =>
  Array.from({ length: Math.floor((right - left) / 9) }, (_, place) => `M${left + place * 9} ${line}q4.5-9 9 0z`).join(
    '',
  );

const square = (left: number, right: number, lean: number, coats: readonly [string, string, string]): string => {
  const all = pikes(left, right, lean);
  const ranks = coats.map((coat, place) => {
    const line = 152 + place * 16;
    const from = left - 4 + (place % 2) * 4;
    return `<path d="M${left - 6} ${line}H${right + 2}V200H${left - 6}z" fill="${coat}"/><path d="${rank(from, right, line)}" fill="#aab0b3"/>`;
  });
  return `<path d="${shafts(all)}" stroke="#3d2b1c" stroke-width="1.3"/><path d="${points(all)}" fill="#6d7377"/>${ranks.join('')}`;
};

const puff = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

export const cover = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200">',
  '<rect width="240" height="200" fill="#ecdcae"/><circle cx="121" cy="66" r="26" fill="#f6ecc9"/>',
  '<path d="M0 128q38-26 82-12t74-8 84 10v82H0z" fill="#c3ac74"/>',
  '<path d="M0 146q70-16 130-6t110-4v64H0z" fill="#9a7f4b"/>',
  // The colours: gold lozenges on blue, and the ragged cross of Burgundy.
  '<path d="M52 150V22M192 150V14" stroke="#3d2b1c" stroke-width="2.4"/>',
  '<path d="M53 24q18-8 34 0t28-2v34q-12 8-28 2t-34 2z" fill="#2c4f8c"/>',
  '<path d="M67 32l3 6-3 6-3-6zM83 40l3 6-3 6-3-6zM99 32l3 6-3 6-3-6z" fill="#f0cf63"/>',
  '<path d="M191 16q-16-8-32 0t-28-2v34q12 8 28 2t32 2z" fill="#f7f1df"/>',
  '<path d="M187 20l-6 3-5-1-6 5-7 1-5 6-7 2-5 6-8 3M135 20l7 4 6-1 6 6 6 1 6 6 6 1 6 6 8 3" fill="none" stroke="#a8322f" stroke-width="4.4"/>',
  square(8, 88, 8, ['#3f5a86', '#31486f', '#26385a']),
  square(156, 236, -10, ['#8f3a31', '#7c2f28', '#64241f']),
  `<g fill="#efe8d6">${puff(101, 176, 14)}${puff(116, 164, 16)}${puff(134, 168, 15)}${puff(146, 182, 12)}${puff(122, 186, 18)}</g>`,
  `<g fill="#fbf8ef">${puff(104, 168, 9)}${puff(121, 152, 12)}${puff(139, 160, 9)}${puff(128, 174, 10)}</g>`,
  '</svg>',
].join('');
