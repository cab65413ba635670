/** The rules that procedures, tables and modifiers cite, by the numbers the aid prints. */
import type { Rule } from '@grognard/kernel';

const aid = (number: string, en: string, fr: string): Rule => ({ document: 'aid', number, heading: { en, fr } });
const thread = (number: string, en: string, fr: string): Rule => ({ document: 'thread', number, heading: { en, fr } });

export const rules = {
  '10.0': aid('10.0', 'Supply actions', 'Actions de ravitaillement'),
  '11.3': aid('11.3', 'Coordinated attack', 'Attaque coordonnée'),
  '12.1': aid('12.1', 'Normal march', 'Marche normale'),
  '12.3': aid('12.3', 'Forced march', 'Marche forcée'),
  '12.7': aid('12.7', 'Entrenchment', 'Retranchement'),
  '12.8': aid('12.8', 'Admin march', 'Marche spéciale'),
  '12.9': aid('12.9', 'Overrun', 'Déferlement'),
  '12.10': aid('12.10', 'Sequence of actions in a space', 'Séquences d’actions dans un espace'),
  '13.0': aid('13.0', 'Interception', 'Interception'),
  '14.0': aid('14.0', 'Withdrawal', 'Recul'),
  '15.3-7': aid('15.3-7', 'Battle', 'Bataille'),
  '15.4': aid('15.4', 'Battle modifiers', 'DRMs de bataille'),
  '15.4.3': aid('15.4.3', 'Tactics', 'Tactiques'),
  '15.7.1': aid('15.7.1', 'Combat losses', 'Pertes au combat'),
  '15.7.2': aid('15.7.2', 'Leader casualties', 'Leader touché'),
  '15.7.4': aid('15.7.4', 'Endurance', 'Endurance'),
  '15.8': thread('15.8', 'Winner of the battle', 'Vainqueur de la bataille'),
  '15.9': aid('15.9', 'Retreat', 'Retraite'),
  '15.10': aid('15.10', 'Naval combat', 'Combat naval'),
  '17.3-4': aid('17.3-4', 'Fortresses', 'Forteresses'),
  '17.4': aid('17.4', 'Siege', 'Siège'),
  '18.5': aid('18.5', 'KK raids', 'Raids KK'),
  '18.5.1': aid('18.5.1, 18.6', 'Forage raid', 'Raid de pillage'),
  '18.5.2': aid('18.5.2', 'Supply raid', 'Raid de ravitaillement'),
  '18.5.3': aid('18.5.3', 'Raid losses', 'Pertes de raid'),
  '20.2.3': aid('20.2.3', 'Subsidies', 'Subventions'),
  '20.3': aid('20.3', 'Sustainment', 'Maintien'),
  '20.4.1': aid('20.4.1', 'Recruitment', 'Recrutement'),
  '20.4.2': aid('20.4.2', 'Army size limits', 'Limites de taille des armées'),
  '20.4.4': aid('20.4.4', 'Reconstruction', 'Reconstruction'),
  '20.4.5': aid('20.4.5', 'New leaders', 'Nouveaux leaders'),
  '21.2': aid('15.7.2, 21.2', 'Senior leader hit', 'Leader senior touché'),
} as const satisfies Record<string, Rule>;
