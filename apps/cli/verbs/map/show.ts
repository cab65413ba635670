/** `map show`: a map in letters on the screen, as sentences, or as a picture in a file. */
import type { Drawing, HexMap } from '@grognard/hexes';
import type { Dialogue } from '../../dialogue.ts';
import { paragraph } from '../../layout/columns.ts';
import { savePicture } from '../../layout/picture.ts';
import { text, type Verb } from '../../verb.ts';
import { mapData, mapRead } from './read.ts';

export const show: Verb = {
  name: 'show',
  takes: ['<map>', '<game>'],
  options: [{ flags: '--svg <file>' }, { flags: '--sentences' }],
  async run(dialogue, args) {
    const read = await mapRead(dialogue, args);
    const { describeHexMap, hexSvg, hexText } = await import('@grognard/hexes');
    const { map, sheets } = read;
    const drawing = { language: dialogue.locale, say: dialogue.say };
    const picture = text(args, 'svg');
    if (picture !== undefined) await savePicture(picture, `${hexSvg(map, drawing, sheets.look)}\n`);
    dialogue.answer({ ...mapData(read), words: describeHexMap(map, drawing) }, () => {
      if (args.options['sentences'] === true) dialogue.print(describeHexMap(map, drawing));
      else printStrips(dialogue, map, (only) => hexText(map, { ...drawing, ...only }));
      if (picture === undefined) return;
      dialogue.print(paragraph(dialogue.say('cli.picture.saved', { file: picture }), dialogue.width));
    });
    return 0;
  },
};

/** In letters; where the screen is narrower than the map, strip after strip of its columns. */
function printStrips(dialogue: Dialogue, map: HexMap, textOf: (only: Pick<Drawing, 'only'>) => string): void {
  const all = Array.from({ length: map.size }, (_, hex) => hex);
  const columns = [...new Set(all.map((hex) => map.place(hex).column))].sort((a, b) => a - b);
  const whole = widestLine(textOf({}));
  const strips = Math.max(1, Math.ceil(whole / dialogue.width));
  const most = Math.ceil(columns.length / strips);
  for (let from = 0; from < columns.length; from += most) {
    const those = new Set(columns.slice(from, from + most));
    const only = all.filter((hex) => those.has(map.place(hex).column));
    if (from > 0) dialogue.print();
    dialogue.print(textOf({ only }));
  }
}

const widestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));
