/** French words for campaigns: the chronicle, rules that changed, files that went apart. */
import type { Translation } from '@grognard/kernel';
import { and, count, du, le, monthOf } from '../grammar/french.ts';
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
  'refusal.notCopies': 'les deux fichiers sont de campagnes différentes : leurs ouvertures mêmes ne concordent pas',
  'refusal.filePacked': 'le fichier est comprimé (zip ou gzip) : décompressez-le d’abord, la campagne est dedans',
  'refusal.fileOtherEncoding':
    'le fichier n’est pas un texte en UTF-8 : un éditeur l’a enregistré dans un autre codage ; enregistrez-le en UTF-8',
  'refusal.filePage':
    'le fichier est une page web, non une campagne : la page du courrier ou du téléchargement a été enregistrée à sa place',
  'file.blankEnd': 'Des lignes vides suivent le dernier événement ; elles sont lues comme si elles n’y étaient pas.',
  'unbooked.earlierEffect':
    'il vient d’une version antérieure des règles, et les pistes d’aujourd’hui n’ont pas de place pour lui',
  'chronicle.turn': ({ turn }) => `Tour ${turn}`,
  'chronicle.year': ({ year }) => String(year),
  'chronicle.month': ({ year, month }) => monthOf(year, month),
  'chronicle.opened': ({ name }) => `« ${name} » commence`,
  'chronicle.note': 'Note :',
  'chronicle.correction': 'Correction :',
  'chronicle.corrected': ({ place, was, now, reason }) => `${place} : ${now}, auparavant ${was} (${reason})`,
  'chronicle.struck': ({ effect, reason }) => `Ce qui attendait d’être porté est rayé : ${effect} (${reason})`,
  'chronicle.undone': ({ event, consent }, say) =>
    `L’événement ${event} est annulé${consent.length > 0 ? `, avec l’accord ${and(consent.map((side) => du(say.noun(`side.${side}`))))}` : ''}`,
  'chronicle.redone': ({ event }) => `L’événement ${event} est rétabli`,
  'chronicle.lead': ({ title, who }) => `${title}, ${who}`,
  'chronicle.against': ({ sides }) => sides.join(' contre '),
  'chronicle.side': ({ side }, say) => le(say.noun(`side.${side}`)),
  'chronicle.and': ({ names }) => and(names),
  'chronicle.of': ({ names, nations }) => `${names} (${nations.join(', ')})`,
  'chronicle.with': ({ who, others }) => `${who}, avec ${others}`,
  'chronicle.said': ({ who, what }) => `${who} : ${what}`,
  'chronicle.list': ({ items }) => items.join(' ; '),
  'chronicle.gone': 'Une procédure disparue depuis',
  'chronicle.lost': 'ce qui en fut dit n’a plus de mots',
  'chronicle.refused': ({ why }) => `rien n’en est resté : les règles d’aujourd’hui le refusent (${why})`,
  'chronicle.takenBack': 'annulé',
  'chronicle.kept': 'reste comme il a fini, bien que les règles aient changé',
  'chronicle.redoneNow': 'relu sous les règles d’aujourd’hui',
  'chronicle.marked': 'finirait autrement aujourd’hui',
  'chronicle.section': ({ turn, phase }) => [turn, phase].filter(Boolean).join(', '),
  'chronicle.nothing': 'Rien de tel dans le journal.',
  'sequence.title': 'Séquence de jeu',
  'sequence.toDo': 'Reste à faire',
  'sequence.due': ({ staged }) =>
    staged ? 'une fois par phase, et pas encore dans celle-ci' : 'une fois par tour, et pas encore dans celui-ci',
  'sequence.waiting': ({ names }) => (names.length === 1 ? `${and(names)} attend` : `${and(names)} attendent`),
  'track.none': '—',
  'track.gone': 'n’y est plus',
  'track.item': ({ name, rest }) => `${name} (${rest})`,
  'track.value': ({ label, value }) => `${label} ${value}`,
  'track.changed': ({ was, now }) => `${now} (auparavant ${was})`,
  'track.new': ({ now }) => `${now} (nouveau)`,
  'chronicle.reviewed': ({ version, count: judged }) =>
    judged === 0
      ? `Relue sous la version ${version} des règles : rien ne finit autrement`
      : `Relue sous la version ${version} des règles : ${count(judged, 'événement jugé', 'événements jugés')}`,
};
