/** The cover: a road dips into the river and comes out on the other bank, a counter on each. */
const counter = (x: number, y: number, body: string): string =>
  `<g transform="translate(${x} ${y})"><rect width="26" height="26" rx="2" fill="${body}" stroke="#14130f"/>
  <path d="M5 8h16v11H5zM5 8l16 11M21 8 5 19" fill="none" stroke="#fffdf8" stroke-width="1.6"/></g>`;

export const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200">
  <path fill="#cdd6ae" d="M0 0h240v200H0z"/>
  <path fill="#b7c696" d="M0 150q40-16 74 6t50 44H0zM150 0q14 30 48 34t42-14V0z"/>
  <path fill="#7fb0c8" d="M0 84q50-26 108 0t132-6v48q-66 30-124 6T0 140z"/>
  <path fill="none" stroke="#e9dcb4" stroke-width="20" d="M76 0q8 46 34 82M134 124q34 30 38 76"/>
  <path fill="none" stroke="#b7d2d6" stroke-width="18" d="m108 80 27 45"/>
  <path fill="none" stroke="#e6f0ee" stroke-width="2" d="M92 92q14-7 28 0m0 18q14-7 30 0m-112-6q12-6 24 0m100 22q14-7 28 0"/>
  ${counter(66, 18, '#b8502f')}${counter(152, 158, '#2f4f7a')}
</svg>`;
