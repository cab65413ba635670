/** The sections of the player aid that procedures, tables and modifiers cite. */
import type { Rule } from '@grognard/kernel';

const section = (number: string, en: string, fr: string): Rule => ({ document: 'aid', number, heading: { en, fr } });

export const rules = {
  A: section('A', 'Presentation', 'Présentation'),
  B: section('B', 'Stacking', 'L’empilement'),
  C: section('C', 'The battle', 'La bataille'),
  D: section('D', 'Cavalry advantage', 'L’avantage de cavalerie'),
  E: section('E', 'Technologies and Fire', 'Les technologies et le Feu'),
  F: section('F', 'The combat table', 'Le tableau de combat'),
  G: section('G', 'Particular cases', 'Les cas particuliers'),
  H: section('H', 'The Turkish pachas', 'Les pachas turcs'),
  I: section('I', 'Pursuit', 'La poursuite'),
  J: section('J', 'Retreat', 'La retraite'),
  K: section('K', 'Losses', 'Les pertes'),
  L: section('L', 'Major victory', 'La victoire majeure'),
  M: section('M', 'Optional rule: the retreat test', 'Règle optionnelle : le test de retraite'),
  N: section('N', 'Conversion of D into Army (−)', 'Conversion D en Armée (−)'),
} as const satisfies Record<string, Rule>;
