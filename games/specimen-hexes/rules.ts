/** The rules that procedures, tables and modifiers cite. */
import type { Rule } from '@grognard/kernel';

const rule = (number: string, en: string, fr: string): Rule => ({ document: 'rules', number, heading: { en, fr } });

export const rules = {
  '1': rule('1', 'Counters', 'Pions'),
  '2': rule('2', 'Marching', 'Marche'),
  '2.1': rule('2.1', 'Movement points', 'Points de mouvement'),
  '2.2': rule('2.2', 'The enemy in the way', 'L’ennemi sur le chemin'),
  '3': rule('3', 'Skirmish', 'Escarmouche'),
  '3.1': rule('3.1', 'Odds', 'Rapport de forces'),
  '3.2': rule('3.2', 'Ground', 'Terrain'),
  '3.3': rule('3.3', 'Orders', 'Ordres'),
  '3.4': rule('3.4', 'Skirmish table', 'Table d’escarmouche'),
  '3.5': rule('3.5', 'Retreat', 'Retraite'),
  '3.6': rule('3.6', 'Losses', 'Pertes'),
  '4': rule('4', 'Muster', 'Levée'),
  '4.1': rule('4.1', 'Cost', 'Coût'),
  '4.2': rule('4.2', 'The muster die', 'Le dé de levée'),
} as const satisfies Record<string, Rule>;
