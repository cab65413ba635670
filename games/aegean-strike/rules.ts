/** The headings of the aid that procedures, tables, modifiers and rulings cite; the aid prints no rule numbers. */
import type { Rule } from '@grognard/kernel';

const rule = (en: string, fr: string): Rule => ({ document: 'charts', heading: { en, fr } });

export const rules = {
  terrain: rule('Terrain effects chart', 'Tableau des effets du terrain'),
  'terrain.barred': rule(
    'Terrain effects chart, formations barred',
    'Tableau des effets du terrain, formations interdites',
  ),
  'terrain.engineers': rule('Terrain effects chart, engineers', 'Tableau des effets du terrain, génie'),
  'terrain.zones': rule('Terrain effects chart, other movement costs', 'Tableau des effets du terrain, autres coûts'),
  formations: rule('Formation effects chart', 'Tableau des effets des formations'),
  'formations.1': rule('Formation effects chart, note 1', 'Tableau des effets des formations, note 1'),
  'formations.2': rule('Formation effects chart, note 2', 'Tableau des effets des formations, note 2'),
  'formations.3': rule('Formation effects chart, note 3', 'Tableau des effets des formations, note 3'),
  'formations.4': rule('Formation effects chart, note 4', 'Tableau des effets des formations, note 4'),
  quality: rule('Troop quality effects matrix', 'Matrice des effets de la qualité des troupes'),
  crt: rule('Ground combat results table', 'Table de résolution de combat terrestre'),
  'crt.column': rule('Ground combat results table, the column', 'Table de résolution de combat terrestre, la colonne'),
  'modifiers.armour': rule('Ground combat modifiers, armour', 'Modificateurs de combat terrestre, blindés'),
  'modifiers.artillery': rule('Ground combat modifiers, artillery', 'Modificateurs de combat terrestre, artillerie'),
  'modifiers.chemical': rule(
    'Ground combat modifiers, chemical warfare',
    'Modificateurs de combat terrestre, guerre chimique',
  ),
  'modifiers.support': rule(
    'Ground combat modifiers, close air support',
    'Modificateurs de combat terrestre, appui aérien rapproché',
  ),
  'modifiers.engineers': rule('Ground combat modifiers, engineers', 'Modificateurs de combat terrestre, génie'),
  'modifiers.formation': rule('Ground combat modifiers, formation', 'Modificateurs de combat terrestre, formation'),
  'modifiers.supply': rule('Ground combat modifiers, supply', 'Modificateurs de combat terrestre, ravitaillement'),
  'modifiers.terrain': rule('Ground combat modifiers, terrain', 'Modificateurs de combat terrestre, terrain'),
  'example.ground': rule('Example of ground combat', 'Exemple de combat terrestre'),
  'example.pursuit': rule('Example of ground combat, pursuit', 'Exemple de combat terrestre, poursuite'),
  'example.disengagement': rule('Example of disengagement', 'Exemple de retraite'),
  'example.movement': rule('Example of movement and formation', 'Exemple de mouvement et de formation'),
  'example.maps': rule('Example across the maps', 'Exemple inter-carte'),
  'example.zones': rule('Example of zones of control', 'Exemple de zones de contrôle'),
  'example.supply': rule('Example of supply', 'Exemple d’approvisionnement'),
  'example.short': rule(
    'Example of short-range air-air interception',
    'Exemple d’interception air-air à courte portée',
  ),
  'example.long': rule('Example of long-range air-air interception', 'Exemple d’interception air-air à longue portée'),
  'example.airGround': rule('Example of air-ground and ground-air combat', 'Exemple de combat air-sol et sol-air'),
  'example.naval': rule('General naval example', 'Exemple général naval'),
  'example.navalCombat': rule('Example of naval combat', 'Exemple de combat naval'),
  'example.landing': rule('Example of amphibious landing', 'Exemple de débarquement amphibie'),
  'example.patrol': rule('Example of combat air patrol', 'Exemple de patrouille aérienne de combat'),
  ranges: rule('Weapon characteristics summary', 'Résumé des caractéristiques des armements'),
  'ranges.explanation': rule(
    'Weapon characteristics summary, explanation',
    'Résumé des caractéristiques des armements, explication',
  ),
  track: rule('Air/naval combat resolution track', 'Piste de résolution de combat air/naval'),
  bombardment: rule('Bombardment modifier summary', 'Résumé du modificateur de bombardement'),
  parachute: rule('Parachute drop table', 'Tableau de saut en parachute'),
  sovietDefence: rule('Soviet Union air defence table', 'Table de la défense aérienne de l’Union soviétique'),
  events: rule('Random political events table', 'Tableau des événements politiques aléatoires'),
  missions: rule('Air mission prerequisites summary', 'Résumé des conditions préalables aux missions aériennes'),
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
