/** The words of maps in English: fields of the map file, faults, hexsides, what a drawing says. */
import type { Dictionary, Words } from '@grognard/kernel';

interface Received {
  readonly received: string;
}

/** The words of maps in English. */
export const en = {
  map: 'Map',
  'map.title': 'Title',
  'map.numbering': 'Numbering',
  'map.orientation': 'Shape of the grid',
  'map.orientation.flat': 'straight columns',
  'map.orientation.pointy': 'straight rows',
  'map.shoved': 'Columns (or rows) that are pushed half a hex',
  'map.shoved.help': 'The columns that stand half a hex lower; with straight rows, the rows half a hex to the right.',
  'map.shoved.even': 'the even ones',
  'map.shoved.odd': 'the odd ones',
  'map.columns': 'How columns are written',
  'map.rows': 'How rows are written',
  'map.label.digits': 'digits',
  'map.label.letters': 'letters: Z, AA, AB',
  'map.label.doubled': 'doubled letters: Z, AA, BB',
  'map.digits': 'Number of digits',
  'map.digits.help': 'With 0, as many as it takes: 9, then 10.',
  'map.separator': 'Between column and row',
  'map.separator.none': 'nothing',
  'map.separator.hyphen': 'a hyphen',
  'map.separator.point': 'a full stop',
  'map.order': 'Order',
  'map.order.column-row': 'column, then row',
  'map.order.row-column': 'row, then column',
  'map.from': 'First hex (lowest column and row)',
  'map.to': 'Last hex (highest column and row)',
  'map.absent': 'Hexes that are not on the sheet',
  'map.background': 'Terrain of every hex not listed',
  'map.legend': 'Legend of the picture',
  'map.sign': 'Sign',
  'map.picture': 'Picture, one sign a hex',
  'map.row': 'Row',
  'map.terrains': 'Terrain by hex',
  'map.terrain': 'Terrain',
  'map.features': 'Features by hex',
  'map.feature': 'Feature',
  'map.hexsides': 'Hexsides',
  'map.hexside': 'Hexside',
  'map.between': 'Single hexsides, such as 4524/4525 or 4524/S',
  'map.along': 'Hexes that the line passes through',
  'map.places': 'Places',
  'map.place': 'Place',
  'map.name': 'Name',
  'map.hex': 'Hex',
  'map.hexes': 'Hexes',
  'map.spaces': 'Spaces',
  'map.space': 'Space',
  'map.space.id': 'Short name',
  'map.kind': 'Kind',
  'map.across': 'How far from the left',
  'map.down': 'How far from the top',
  'map.links': 'Links',
  'map.link': 'Link',
  'map.link.from': 'From',
  'map.link.to': 'To',

  'refusal.notAHexNumber': ({ received, sample }: Received & { sample: string }) =>
    `"${received}" is not a hex number of this map; one looks like ${sample}`,
  'refusal.noSuchHex': ({ received, from, to }: Received & { from: string; to: string }) =>
    `there is no hex ${received} on this map, which runs from ${from} to ${to}`,
  'refusal.noSuchHexside': ({ received }: Received) =>
    `"${received}" is no hexside of this map; give two touching hexes, or a hex and the name of its side`,
  'refusal.notNeighbours': ({ received, before }: Received & { before: string }) =>
    `${received} does not touch ${before}, which comes before it`,
  'refusal.cornersSwapped': ({ received, from }: Received & { from: string }) =>
    `the last hex, ${received}, must not lie left of the first, ${from}, nor above it`,
  'refusal.tooManyHexes': ({ received, max }: { received: number; max: number }) =>
    `these corners hold ${received} hexes; a map may have ${max}`,
  'refusal.lettersRunTogether':
    'where columns and rows are both letters, or both figures without a fixed width, something must stand between them',
  'refusal.notMapText': 'this is no map file: a map is text that begins with { and ends with }',
  'refusal.pictureRows': ({ received, expected }: { received: number; expected: number }) =>
    `the picture has ${received} rows; the map has ${expected}`,
  'refusal.pictureColumns': ({ received, expected }: { received: number; expected: number }) =>
    `this row has ${received} signs; the map has ${expected} columns`,
  'refusal.unknownSign': ({ received, hex }: Received & { hex: string }) =>
    `the sign "${received}" (hex ${hex}) is not in the legend`,
  'refusal.notAPrintedNumber': ({ received }: Received) =>
    `"${received}" is no hex number that can be read; give one as printed, such as 4524, AX-05 or A10`,
  'refusal.numbersUnlike': ({ received, first }: Received & { first: string }) =>
    `"${received}" and "${first}" are not numbers of one sheet`,
  'refusal.noSuchSpace': ({ received, close }: Received & { close?: string }) =>
    `there is no space "${received}" on this map${close ? `; perhaps "${close}"?` : ''}`,
  'refusal.linkToItself': ({ received }: Received) => `"${received}" is linked to itself`,
  'refusal.notATransition': ({ received }: Received) => `${received} leads to no hex of the operational map`,

  'compass.N': 'north',
  'compass.NE': 'north-east',
  'compass.E': 'east',
  'compass.SE': 'south-east',
  'compass.S': 'south',
  'compass.SW': 'south-west',
  'compass.W': 'west',
  'compass.NW': 'north-west',
  'drawing.toSide': ({ what, side }: { what: string; side: string }) => `${what} to the ${side}`,
  'drawing.linkTo': ({ what, to }: { what: string; to: string }) => `${what} to ${to}`,
  'drawing.hex': ({ id, name }: { id: string; name?: string }) => (name ? `${id} ${name}` : id),
  'drawing.label': ({ id, facts }: { id: string; facts: readonly string[] }) =>
    facts.length > 0 ? `${id}: ${facts.join(', ')}` : id,
  'drawing.ofSide': ({ what, side }: { what: string; side: string }) => `${what}: ${side}`,
  'drawing.range.lost': ({ what }: { what: Words }, say) => `${say(what)}, value lost: supply it`,
  'drawing.supply': 'line of supply',
  'drawing.supply.cut': 'line of supply that does not reach',
  'drawing.size': ({ count }: { count: number }) => `Map of ${count} ${count === 1 ? 'hex' : 'hexes'}.`,
  'drawing.points': ({ count }: { count: number }) => `Map of ${count} ${count === 1 ? 'space' : 'spaces'}.`,
} as const satisfies Dictionary;
