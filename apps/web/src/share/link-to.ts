/** The short link that opens a situation again, here or on another device. */
import { type Game, type Procedure, type Situation, situationPlace } from '@grognard/kernel';

export const linkTo = (game: Game, procedure: Procedure, situation: Situation): string =>
  `${location.origin}${location.pathname}${situationPlace(game, procedure, situation)}`;
