/** The rules that procedures, tables and modifiers cite, by the headings of the aid or the numbers of the errata. */
import type { Rule } from '@grognard/kernel';

const aid = (en: string, fr: string): Rule => ({ document: 'aid', heading: { en, fr } });
const errata = (number: string, en: string, fr: string): Rule => ({ document: 'errata', number, heading: { en, fr } });

export const rules = {
  crt: aid('Combat Results Table', 'Table des Résultats des Combats'),
  levels: aid('Combat Results Table, heading', 'Table des Résultats des Combats, en-tête'),
  shifts: aid('Column shifts', 'Décalages de Colonnes'),
  modifiers: aid('Die modifiers', 'Modificateurs au Jet de Dé'),
  results: aid('Explanation of combat results', 'Explication des Résultats du Combat'),
  morale: aid('National Morale Chart', 'Table de Moral National'),
  moraleOther: aid('National Morale Chart, other events', 'Table de Moral National, autres événements'),
  moraleSpending: aid('Spending national morale points', 'Dépense des Points de Moral Nationaux'),
  nationalRally: aid('National Rally', 'Ralliement National'),
  events: aid('Political Events Table', 'Table des Événements Politiques'),
  diplomacy: aid('Diplomatic Conflict Table', 'Tableau des Conflits Diplomatiques'),
  demoralisation: aid('Effects of demoralisation', 'Effets de la Démoralisation'),
  rally: aid('Rally procedure', 'Procédure de Ralliement'),
  mobilisation: aid('Mobilisation costs', 'Coûts de Mobilisation'),
  identity: aid('National identity', 'Identité Nationale'),
  units: aid('Unit identification', 'Identification des Unités'),
  greatPowersReturn: errata('3.2', 'Great Powers’ mobilisation', 'Mobilisation des Grandes Puissances'),
  oddsEnds: errata('6.3', 'Odds below the table', 'Rapports sous la table'),
  charge: errata('6.4', 'Charge and shock', 'Charge et choc'),
  sequence: { document: 'variant', heading: { en: 'Sequence of play', fr: 'Séquence de jeu' } },
  depots: { document: 'review', heading: { en: 'One new unit for each depot', fr: 'Une nouvelle unité par dépôt' } },
} as const satisfies Record<string, Rule>;
