/** Ce qui change un dé ou une colonne, en bref : pour une ligne où chacun n’a la place que d’un mot. */
import type { Translation } from '@grognard/kernel';
import type { brief as en } from './brief.en.ts';

export const brief: Translation<typeof en> = {
  'brief.leaderFire': 'Chef, Feu',
  'brief.leaderShock': 'Chef, Choc',
  'brief.leaderPursuit': 'Chef, poursuite',
  'brief.crossing': 'Obstacle',
  'brief.cavalry': 'Cavalerie',
  'brief.failedRetreat': 'Retraite manquée',
  'brief.brokeInFire': 'Craqué au Feu',
  'brief.oneRound': '1er round',
  'brief.other': 'Autres',
  'brief.manoeuvre': 'Manœuvre',
  'brief.size': 'Petite force',
  'brief.national': 'Nation',
};
