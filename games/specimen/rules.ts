/** The rules that procedures, tables and modifiers cite. */
import type { Rule } from '@grognard/kernel';

const rule = (number: string, en: string, fr: string): Rule => ({ document: 'rules', number, heading: { en, fr } });

export const rules = {
  '7': rule('7', 'Assault', 'Assaut'),
  '7.1': rule('7.1', 'Odds', 'Rapport de forces'),
  '7.2': rule('7.2', 'Reserves', 'Réserves'),
  '7.3': rule('7.3', 'The die', 'Le dé'),
  '7.4': rule('7.4', 'Assault table', 'Table d’assaut'),
  '7.5': rule('7.5', 'Retreat', 'Retraite'),
  '7.6': rule('7.6', 'Pursuit', 'Poursuite'),
} as const satisfies Record<string, Rule>;
