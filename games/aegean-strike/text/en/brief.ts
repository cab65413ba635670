/** What changes a die or a column, called in short: for a line that has room for a word of each. */
import type { Dictionary } from '@grognard/kernel';

export const brief = {
  'brief.quality': 'Quality',
  'brief.defenceFormation': 'Formation',
  'brief.attackLacksArmour': 'No armour',
  'brief.defenceLacksArmour': 'Armour',
  'brief.defenceArtillery': 'Defending guns',
  'brief.attackArtillery': 'Attacking guns',
  'brief.defenceSupport': 'Defender’s air',
  'brief.attackSupport': 'Attacker’s air',
  'brief.engineers': 'Engineers',
  'brief.chemicalAttack': 'Chemical',
  'brief.chemicalDefence': 'Chemical',
  'brief.mountain': 'Mountain',
  'brief.city': 'City',
  'brief.clear': 'Clear',
  'brief.deliberateAssault': 'Assault',
  'brief.travelOrReconstitution': 'Formation',
  'brief.firedOn': 'Fired at',
  'brief.rough': 'Rough',
  'brief.singleSortie': 'Single sortie',
} as const satisfies Dictionary;
