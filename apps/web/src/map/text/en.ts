/** English words for painting maps and moving on them. */
import type { Dictionary, Words } from '@grognard/kernel';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const mapEn = {
  'board.title': 'Maps',
  'board.own': 'Your maps',
  'board.own.none': 'No map of this game is kept on this device yet.',
  'board.own.about': ({ from, to, count }: { from: string; to: string; count: number }) =>
    `${from} to ${to}, ${plural(count, 'hex', 'hexes')}`,
  'board.new': 'Paint a new map',
  'board.open': 'Open a map file',
  'board.untitled': 'New map',
  'board.forget': 'Forget this map',
  'board.forget.sure': ({ title }: { title: string }) =>
    `“${title}” and the photo beneath it are taken off this device. A file you saved stays.`,
  'board.absent': 'This device keeps no such map.',
  'board.refused': 'This file is not a map of this game:',

  'board.stage': ({ title }: { title: string }) => `Map: ${title}`,
  'board.keys':
    'Arrows walk from hex to hex, Shift takes the other neighbour, Enter uses the tool, plus and minus zoom, 0 shows all.',
  'board.rail': 'Tools',
  'board.tool.sheet': 'Sheet',
  'board.tool.paint': 'Paint',
  'board.tool.lines': 'Lines',
  'board.tool.places': 'Places',
  'board.tool.counters': 'Counters',
  'board.tool.move': 'Move',
  'board.tool.layers': 'Layers',
  'board.undo': 'Undo',
  'board.redo': 'Redo',
  'board.panel': 'Of this map',

  'board.brush': 'Brush',
  'board.breadth': 'Breadth of the brush',
  'board.breadth.one': '1 hex',
  'board.breadth.seven': '7',
  'board.breadth.fill': 'fill',
  'board.painted': ({ what, hex }: { what: string; hex: string }) => `${hex}: ${what}`,
  'board.paint.help': 'Drag over hexes to paint them. With keys: a figure takes a brush, Enter paints.',
  'board.line': 'Line',
  'board.line.lay': 'draw',
  'board.line.erase': 'erase',
  'board.line.laying': 'What the line does',
  'board.line.help.through': 'Drag from hex to hex. With keys: Enter puts the pen down, arrows draw, Enter lifts it.',
  'board.line.help.along':
    'Drag along the grid, or tap a hexside. With keys: [ and ] choose a side of the hex, Enter draws it.',
  'board.line.down': ({ hex }: { hex: string }) => `The line begins at ${hex}`,
  'board.line.up': ({ hex }: { hex: string }) => `The line ends at ${hex}`,
  'board.line.side': ({ side, what }: { side: string; what: string }) => (what ? `${side}: ${what}` : side),
  'board.place.help': 'Tap a hex to name it or to say what stands there.',
  'board.place.of': ({ hex }: { hex: string }) => `Hex ${hex}`,
  'board.place.name': 'Name of the place',
  'board.place.features': 'What stands there',

  'board.none': 'without a map',
  'board.pick.counter': 'Tap a counter, then its hex.',
  'board.pick': 'The map: tap a space to write it into the field you were in',
  'board.pick.way': 'Tap where the way begins, then each space it enters; the last one again takes it back.',
  'board.pick.keys': 'Arrows walk the spaces, Enter tells the one you are in.',
  'board.choose': 'Which map?',
  'board.way': 'path',
  'board.stack': ({ names }: { names: readonly string[] }) => names.join(', '),
  'board.barred': ({ told }: { told: string }) => told,
  'board.hand': 'Counters and marks',
  'board.hand.take': 'Tap a counter, then its hex; or drag it.',
  'board.hand.put': 'Now tap the hex.',
  'board.counters.help': 'Enter takes the counter of a hex and puts it down on another.',
  'board.move.help': 'Enter leads the path to the hex, Backspace takes the last hex back, Escape the whole path.',
  'board.move.back': 'last hex',
  'board.move.here': 'Move here',
  'board.legend': 'Legend',
  'board.layers.others': 'By other charts',
  'board.layers.none': 'Nothing lies over the map yet.',
  'board.layers.together': ({ labels }: { labels: readonly Words[] }, say) =>
    labels.map((label) => say(label)).join(', '),
  'board.layers.count': ({ count }: { count: number }) => plural(count, 'hex', 'hexes'),

  'board.sheet.title': 'Title',
  'board.sheet.ask': 'What is printed in two hexes of your sheet?',
  'board.sheet.from': 'top left',
  'board.sheet.to': 'bottom right',
  'board.sheet.begin': 'Begin',
  'board.sheet.told': ({
    columns,
    rows,
    isFlat,
    shoved,
  }: {
    columns: number;
    rows: number;
    isFlat: boolean;
    shoved: 'even' | 'odd';
  }) =>
    isFlat
      ? `${plural(columns, 'column', 'columns')} of ${rows}, ${shoved} columns half a hex lower.`
      : `${plural(rows, 'row', 'rows')} of ${columns}, ${shoved} rows half a hex to the right.`,
  'board.sheet.look': 'The picture should look like your sheet.',
  'board.sheet.flip': 'shift the others',
  'board.sheet.turn': ({ isFlat }: { isFlat: boolean }) => (isFlat ? 'straight rows' : 'straight columns'),
  'board.sheet.painted': ({ painted, count, what }: { painted: number; count: number; what: string }) =>
    `Painted: ${painted} of ${count} hexes. What is not painted is ${what}.`,
  'board.sheet.cut': 'Take hexes off the sheet',
  'board.sheet.cut.help': 'Tap a hex to take it off, tap its place to put it back.',
  'board.campaign': 'Into a campaign',
  'board.campaign.given': 'It is a map of that campaign.',
  'board.campaign.open': 'Open the campaign',
  'board.campaign.reason': ({ title }: { title: string }) => `the map “${title}” is laid on the table`,
  'board.sheet.kept': 'Kept on this device.',
  'board.sheet.keep': 'Keep on this device',
  'board.sheet.save': 'Save in a file',
  'board.sheet.svg': 'Picture (SVG)',
  'board.sheet.png': 'Picture (PNG)',
  'board.sheet.view': 'only what is in view',
  'board.sheet.print': 'Print',
  'board.sheet.out': 'Take it with you',

  'board.photo': 'Lay a photo beneath',
  'board.photo.again': 'Fit the photo again',
  'board.photo.none': 'Take the photo away',
  'board.photo.private': 'It never leaves this device.',
  'board.photo.tap': ({ hex, count }: { hex: string; count: number }) =>
    `Tap the middle of hex ${hex} on the photo (${count} of 3).`,
  'board.photo.line': 'The three hexes lie in one line. Tap them again.',
  'board.photo.restart': 'Begin again',
  'board.photo.title': 'Fit the photo',
  'board.photo.unread': 'This file is no picture that the browser can show.',
} as const satisfies Dictionary;
