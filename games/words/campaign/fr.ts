/** French words for campaigns: the chronicle, rules that changed, files that went apart. */
import type { Translation } from '@grognard/kernel';
import { count } from '../grammar/french.ts';
import type { campaignEn } from './en.ts';

export const campaignFr: Translation<typeof campaignEn> = {
  'refusal.otherEnding': ({ received, name }) =>
    `le journal dit « ${received} », les mêmes dés et réponses donnent ${name === '' ? 'ce que les règles refusent' : `« ${name} »`}`,
  'refusal.otherVersion': ({ received, version }) =>
    `la relecture s’est faite sous la version ${received} des règles ; elles en sont à ${version}`,
  'refusal.undecided': ({ event }) =>
    `l’événement ${event} finirait autrement aujourd’hui : dites s’il est gardé, refait ou marqué`,
  'refusal.cannotRedo': ({ event }) =>
    `l’événement ${event} ne peut être refait : les règles d’aujourd’hui refusent ses dés ou ses réponses ; gardez-le ou marquez-le`,
  'refusal.nothingToJudge': ({ event }) => `l’événement ${event} ne finit pas autrement : il n’y a rien à en dire`,
  'refusal.otherCampaign': 'les deux fichiers sont de campagnes différentes : leurs ouvertures mêmes ne concordent pas',
  'refusal.filePacked': 'le fichier est comprimé (zip ou gzip) : décompressez-le d’abord, la campagne est dedans',
  'refusal.fileOtherEncoding':
    'le fichier n’est pas un texte en UTF-8 : un éditeur l’a enregistré dans un autre codage ; enregistrez-le en UTF-8',
  'refusal.filePage':
    'le fichier est une page web, non une campagne : la page du courrier ou du téléchargement a été enregistrée à sa place',
  'file.blankEnd': 'Des lignes vides suivent le dernier événement ; elles sont lues comme si elles n’y étaient pas.',
  'unbooked.earlierEffect':
    'il vient d’une version antérieure des règles, et les pistes d’aujourd’hui n’ont pas de place pour lui',
  'chronicle.reviewed': ({ version, count: judged }) =>
    judged === 0
      ? `Relue sous la version ${version} des règles : rien ne finit autrement`
      : `Relue sous la version ${version} des règles : ${count(judged, 'événement jugé', 'événements jugés')}`,
};
