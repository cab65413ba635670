/** Noms français des nations ; l'aide laisse les tactiques sous leur nom anglais, que la parenthèse explique. */
import type { Translation } from '@grognard/kernel';
import type { names as enNames, nations as enNations, tactics as enTactics } from './names.en.ts';

/** L’adjectif est au féminin : infanterie, cavalerie, artillerie et unités le sont. */
export const nations: Translation<typeof enNations> = {
  'nation.AU': { noun: 'Autriche', gender: 'f', adjective: 'autrichienne' },
  'nation.PR': { noun: 'Prusse', gender: 'f', adjective: 'prussienne' },
  'nation.RU': { noun: 'Russie', gender: 'f', adjective: 'russe' },
  'nation.FR': { noun: 'France', gender: 'f', adjective: 'française' },
  'nation.A-A': { noun: 'Anglo-Alliés', gender: 'm', plural: true, adjective: 'anglo-alliée' },
  'nation.BR': { noun: 'Angleterre', gender: 'f', adjective: 'anglaise' },
  'nation.HA': { noun: 'Hanovre', gender: 'm', adjective: 'hanovrienne' },
  'nation.DA': { noun: 'Danemark', gender: 'm', adjective: 'danoise' },
  'nation.IM': { noun: 'Empire', gender: 'm', adjective: 'impériale' },
  'nation.SA': { noun: 'Saxe', gender: 'f', adjective: 'saxonne' },
  'nation.SW': { noun: 'Suède', gender: 'f', adjective: 'suédoise' },
  'nation.unsaid': 'non précisé',
  'nation.AU-reduced': 'Autriche après la réduction de force',
  'nation.SA-hostile': 'Saxe, Dresden contrôlée par l’ennemi',
};

export const names: Translation<typeof enNames> = {
  'name.Bevern’s army': 'Armée de Bevern',
  'name.Daun’s army': 'Armée de Daun',
  'name.Main army': 'Armée principale',
  'name.The king’s army': 'Armée du roi',
  'name.Prag': 'Prague',
  'name.Prague': 'Prague',
};

export const tactics: Translation<typeof enTactics> = {
  'tactic.able-advisor': 'Able Advisor (conseiller capable)',
  'tactic.able-subordinate': 'Able Subordinate (subordonné capable)',
  'tactic.artillery-tenacity': 'Artillery & Tenacity (artillerie et ténacité)',
  'tactic.artillery-up-front': 'Artillery Up Front (artillerie en avant)',
  'tactic.blown-march': 'Blown March (marche manquée)',
  'tactic.counter-charge': 'Counter Charge (contre-charge)',
  'tactic.defensive-position': 'Defensive Position/Countermarch (position défensive)',
  'tactic.desperate-gamble': 'Desperate Gamble (va-tout)',
  'tactic.flanking-maneuver': 'Flanking Maneuver (manœuvre de flanc)',
  'tactic.arrogance': 'Arrogance (de Ferdinand ou de Frederick)',
  'tactic.improved-artillery': 'Improved Artillery (artillerie améliorée)',
  'tactic.luck-quick-wits': 'Luck & Quick Wits (chance et vivacité)',
  'tactic.night-march': 'Night March (marche de nuit)',
  'tactic.oblique-attack': 'Oblique Attack (ordre oblique)',
  'tactic.rally-re-attack': 'Rally & Re-attack (ralliement et reprise)',
  'tactic.redcoats': 'Redcoats! (habits rouges)',
  'tactic.seydlitz': 'Seydlitz/Driesen/Ziethen',
  'tactic.shuvalovs': 'Shuvalovs & Unicorns (licornes)',
  'tactic.slow-reaction': 'Slow Reaction (réaction lente)',
  'tactic.subordinate-errors': 'Subordinate Errors (erreurs des subordonnés)',
  'tactic.superior-infantry-fire': 'Superior Infantry Fire (feu d’infanterie supérieur)',
  'tactic.superior-operational-maneuver': 'Superior Operational Maneuver (manœuvre opérationnelle)',
  'tactic.surprise-attack': 'Surprise Attack! (attaque surprise)',
  'tactic.surround': 'Surround, Surrender! (encerclement)',
  'tactic.twelve-pounders': '12 Pounders (pièces de douze)',
  'tactic.unexpected-savagery': 'Unexpected Savagery! (sauvagerie inattendue)',
};
