/**
 * The depot network of the supply example, on invented roads of 2 points a hex.
 *
 * A is 20 armour movement points from D by 5125, B is 18 from D another way. Unit C and 3924 have a map of their own: no
 * depot 20 points from D by way of 5125 can be 4 points from a unit beyond 3924.
 */
const west = ['5225', '5125', '5025', '4925', '4825', '4725', '4625', '4525', '4425', '4325', '4225'];
const south = ['5225', '5226', '5227', '5228', '5229', '5230', '5231', '5232', '5233', '5234'];

export const networkMap = {
  title: 'A, B, D',
  numbering: { shoved: 'even' },
  from: '4224',
  to: '5334',
  background: 'clear',
  hexsides: [
    { hexside: 'road', along: west },
    { hexside: 'road', along: south },
  ],
};

export const network = {
  side: 'pact',
  map: networkMap,
  sources: ['5225'],
  depots: [
    { name: 'Depot A', hex: '4225' },
    { name: 'Depot B', hex: '5234' },
  ],
};

/** Unit C draws from depot A along a road through 3924; A is 20 points from D, which stands at 5024 here. */
export const unitC = {
  side: 'pact',
  map: {
    title: '3924',
    numbering: { shoved: 'even' },
    from: '3723',
    to: '5125',
    background: 'mountain',
    hexsides: [
      { hexside: 'road', along: ['4024', '3924', '3824'] },
      {
        hexside: 'road',
        along: ['5024', '4924', '4824', '4724', '4624', '4524', '4424', '4324', '4224', '4124', '4024'],
      },
    ],
  },
  sources: ['5024'],
  depots: [{ name: 'Depot A', hex: '4024' }],
  units: [{ name: 'C', hex: '3824' }],
};
