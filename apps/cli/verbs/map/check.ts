/** `map check`: whether a file is a sound map of a game; otherwise all that is wrong with it. */
import { mapMark } from '@grognard/kernel';
import { paragraph } from '../../layout/columns.ts';
import type { Verb } from '../../verb.ts';
import { mapData, mapRead } from './read.ts';

export const check: Verb = {
  name: 'check',
  takes: ['<map>', '<game>'],
  async run(dialogue, args) {
    const read = await mapRead(dialogue, args);
    const { map } = read;
    const { title, corners, size } = map;
    dialogue.answer({ sound: true, ...mapData(read) }, () => {
      const facts = { title, ...corners, hexes: size, mark: mapMark(map.file) };
      dialogue.print(paragraph(dialogue.say('cli.map.sound', facts), dialogue.width));
    });
    return 0;
  },
};
