/** What reads the same in both languages: cells, who it is that something is said of, what an option stands for. */
import type { Noun, Say } from '@grognard/kernel';
import { number } from '../../words/grammar/english.ts';
import type { Arm, Tactic, Troop, Who } from '../vocabulary.ts';
import type { Called, DiceFacts } from './facts.ts';

/** The nation with the name of its force or leader; else the name, the side, or just the force. */
export function who({ name, nation, side }: Who, say: Say): Noun {
  if (nation !== undefined) {
    const known = say.noun(`nation.${nation}`);
    return name === undefined ? known : { ...known, noun: `${known.noun} (${name})` };
  }
  if (name !== undefined) return { noun: name, bare: true };
  return say.noun(side === undefined ? 'force' : `side.${side}`);
}

/** The force an effect tells of. */
export const called = ({ force, side }: Called, say: Say): Noun =>
  who({ ...(force !== undefined && { name: force }), ...(side !== undefined && { side }) }, say);

/** `4 + 3 = 7`, or the face alone where nothing is added. */
export const added = ({ face, drm, sum }: Pick<DiceFacts, 'face' | 'drm' | 'sum'>): string =>
  drm === 0 ? number(face) : `${number(face)} ${drm > 0 ? '+' : '−'} ${number(Math.abs(drm))} = ${number(sum)}`;

/** The tactics of a play: `oblique-attack+rally-re-attack` are two. */
export const tacticsOf = (option: string): readonly Tactic[] => option.split('+') as Tactic[];

/** The troops of an option: `AU-cavalry`. */
export const troopsOf = (option: string): { readonly nation: Troop; readonly arm: Arm } => {
  const [nation, arm] = option.split('-') as [Troop, Arm];
  return { nation, arm };
};

/** The gun of an option: `flip-AU`. */
export const gunOf = (option: string): { readonly loss: 'flip' | 'destroy'; readonly nation: Troop } => {
  const [loss, nation] = option.split('-') as ['flip' | 'destroy', Troop];
  return { loss, nation };
};
