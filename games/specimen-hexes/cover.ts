/** The cover: a road climbs to the saddle between two peaks, a counter on either side. */
const counter = (x: number, y: number, body: string, ink: string): string =>
  `<g transform="translate(${x} ${y})"><rect width="26" height="26" rx="2" fill="${body}" stroke="#14130f"/>
  <path d="M5 8h16v11H5zM5 8l16 11M21 8 5 19" fill="none" stroke="${ink}" stroke-width="1.6"/></g>`;

export const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200">
  <path fill="#e9dcc0" d="M0 0h240v200H0z"/>
  <circle cx="120" cy="74" r="27" fill="#f3efe2"/>
  <path fill="#b9b3a4" d="M0 118 34 70l22 24 24-34 26 44h28l30-52 20 26 24-30 32 44v98H0z"/>
  <path fill="#7d7f7a" d="M0 142 46 52l44 72 30 14 28-12 48-88 44 90v72H0z"/>
  <path fill="#f7f4ea" d="m46 52-15 30 10-5 7 9 8-11 9 8zM196 38l-18 33 11-6 8 10 9-12 8 6z"/>
  <path fill="#5d7050" d="M0 158q60-26 120-18t120-4v64H0z"/>
  <path fill="none" stroke="#d8c08a" stroke-width="7" stroke-linecap="round" d="M44 200q6-28 48-32t24-20-4-14 18-12"/>
  <path fill="none" stroke="#8a7444" stroke-width="1" stroke-dasharray="4 4" d="M44 200q6-28 48-32t24-20-4-14 18-12"/>
  ${counter(62, 152, '#c9a24b', '#14130f')}${counter(128, 96, '#3f6a8a', '#fffdf8')}
</svg>`;
