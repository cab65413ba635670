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
  'unbooked.earlierEffect':
    'il vient d’une version antérieure des règles, et les pistes d’aujourd’hui n’ont pas de place pour lui',
  'chronicle.reviewed': ({ version, count: judged }) =>
    judged === 0
      ? `Relue sous la version ${version} des règles : rien ne finit autrement`
      : `Relue sous la version ${version} des règles : ${count(judged, 'événement jugé', 'événements jugés')}`,
};
