/** Ce qui change un dé ou une colonne, en bref : pour une ligne où chacun n’a la place que d’un mot. */
import type { Translation } from '@grognard/kernel';
import type { brief as en } from '../en/brief.ts';

export const brief: Translation<typeof en> = {
  'brief.quality': 'Qualité',
  'brief.defenceFormation': 'Formation',
  'brief.attackLacksArmour': 'Sans blindés',
  'brief.defenceLacksArmour': 'Blindés',
  'brief.defenceArtillery': 'Art. en défense',
  'brief.attackArtillery': 'Art. en attaque',
  'brief.defenceSupport': 'Appui du défenseur',
  'brief.attackSupport': 'Appui de l’attaquant',
  'brief.engineers': 'Génie',
  'brief.chemicalAttack': 'Chimique',
  'brief.chemicalDefence': 'Chimique',
  'brief.mountain': 'Montagne',
  'brief.city': 'Cité',
  'brief.clear': 'Dégagé',
  'brief.deliberateAssault': 'Assaut délibéré',
  'brief.travelOrReconstitution': 'Formation',
  'brief.firedOn': 'Sous le feu',
  'brief.rough': 'Accidenté',
  'brief.singleSortie': 'Sortie unique',
};
