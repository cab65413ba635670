/** English names of nations and tactics. */
import type { Dictionary } from '@grognard/kernel';

export const nations = {
  'nation.AU': { noun: 'Austria', bare: true, adjective: 'Austrian' },
  'nation.PR': { noun: 'Prussia', bare: true, adjective: 'Prussian' },
  'nation.RU': { noun: 'Russia', bare: true, adjective: 'Russian' },
  'nation.FR': { noun: 'France', bare: true, adjective: 'French' },
  'nation.A-A': { noun: 'Anglo-Allies', plural: true, adjective: 'Anglo-Allied' },
  'nation.BR': { noun: 'Britain', bare: true, adjective: 'British' },
  'nation.HA': { noun: 'Hanover', bare: true, adjective: 'Hanoverian' },
  'nation.DA': { noun: 'Denmark', bare: true, adjective: 'Danish' },
  'nation.IM': { noun: 'Empire', adjective: 'Imperial' },
  'nation.SA': { noun: 'Saxony', bare: true, adjective: 'Saxon' },
  'nation.SW': { noun: 'Sweden', bare: true, adjective: 'Swedish' },
  'nation.unsaid': 'not said',
  'nation.AU-reduced': 'Austria after the force reduction',
  'nation.SA-hostile': 'Saxony while the enemy controls Dresden',
} as const satisfies Dictionary;

/** Names in the examples that are not the same in every language. */
export const names = {
  'name.Bevern’s army': 'Bevern’s army',
  'name.Daun’s army': 'Daun’s army',
  'name.Main army': 'Main army',
  'name.The king’s army': 'The king’s army',
  'name.Prag': 'Prague',
  'name.Prague': 'Prague',
} as const satisfies Dictionary;

export const tactics = {
  'tactic.able-advisor': 'Able Advisor',
  'tactic.able-subordinate': 'Able Subordinate',
  'tactic.artillery-tenacity': 'Artillery & Tenacity',
  'tactic.artillery-up-front': 'Artillery Up Front',
  'tactic.blown-march': 'Blown March',
  'tactic.counter-charge': 'Counter Charge',
  'tactic.defensive-position': 'Defensive Position/Countermarch',
  'tactic.desperate-gamble': 'Desperate Gamble',
  'tactic.flanking-maneuver': 'Flanking Maneuver',
  'tactic.arrogance': 'Ferdinand’s or Frederick’s Arrogance',
  'tactic.improved-artillery': 'Improved Artillery',
  'tactic.luck-quick-wits': 'Luck & Quick Wits',
  'tactic.night-march': 'Night March',
  'tactic.oblique-attack': 'Oblique Attack',
  'tactic.rally-re-attack': 'Rally & Re-attack',
  'tactic.redcoats': 'Redcoats!',
  'tactic.seydlitz': 'Seydlitz/Driesen/Ziethen',
  'tactic.shuvalovs': 'Shuvalovs & Unicorns',
  'tactic.slow-reaction': 'Slow Reaction',
  'tactic.subordinate-errors': 'Subordinate Errors',
  'tactic.superior-infantry-fire': 'Superior Infantry Fire',
  'tactic.superior-operational-maneuver': 'Superior Operational Maneuver',
  'tactic.surprise-attack': 'Surprise Attack!',
  'tactic.surround': 'Surround, Surrender!',
  'tactic.twelve-pounders': '12 Pounders',
  'tactic.unexpected-savagery': 'Unexpected Savagery!',
};
