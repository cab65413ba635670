/** Strict TypeScript in somebody's project: names, inputs and results are known. */

import { shelf } from '@grognard/games';
import { game } from '@grognard/games/specimen';
import { hexSvg } from '@grognard/hexes';
import { type Game, odds, open } from '@grognard/kernel';
import { gameChecks } from '@grognard/kernel/testing';

const opened = open(game, 'assault', { attack: 11, defence: 4 });
if (opened.ok) {
  const codes: readonly ('-' | 'A1' | 'A2' | 'D1' | 'D2')[] = odds(opened.value.begin()).distribution.outcomes.map(
    ({ outcome }) => outcome.code,
  );
  console.log(codes.length > 0, typeof hexSvg);
}
const any: Game = game;
console.log(shelf.length > 0, typeof gameChecks, any.id);
