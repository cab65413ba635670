/** 15.9 How far a retreat goes, and where its FDs go. */
import { UNNAMED } from '../../vocabulary.ts';
import { LOSER_SPACES, ROUT_SPACES } from '../battle/verdict.ts';
import type { Retreat } from './input.ts';

/** 15.9 One space, or three for a routed force. */
export const spacesToGo = ({ morale }: Pick<Retreat, 'morale'>): number =>
  morale === 'ROUTED' ? ROUT_SPACES : LOSER_SPACES;

/** 15.9 FDs retreat one space: with the force, unless the player sends them elsewhere. */
export const depotSpace = ({ depotsTo, path }: Pick<Retreat, 'depotsTo' | 'path'>): string | undefined =>
  depotsTo === UNNAMED ? path[0] : depotsTo;
