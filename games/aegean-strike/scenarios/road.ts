/** The movement example: a road through country that nothing crosses. */
const ROAD = ['4225', '4325', '4425', '4525', '4625', '4725', '4825', '4925', '5025', '5125'];

export const roadMap = {
  title: '4225–5125',
  numbering: { shoved: 'even' },
  from: '4224',
  to: '5126',
  background: 'impassable',
  terrain: [{ terrain: 'clear', hexes: ROAD }],
  hexsides: [{ hexside: 'road', along: ROAD }],
};

/** The hexes of the road from its western end, each with its points at this cost a hex. */
export const along = (hexes: number, cost: number) =>
  ROAD.slice(0, hexes + 1).map((hex, place) => ({ hex, points: place * cost }));

export const sovietDivision = {
  name: 'Soviet armoured division',
  side: 'pact',
  kind: 'armour',
  size: 'division',
  hex: '4225',
};
