/** French words of the campaign's page, fetched with it. */
import type { Translation } from '@grognard/kernel';
import type { campaignEn } from './en.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

export const campaignFr: Translation<typeof campaignEn> = {
  'camp.play': 'Jouer',
  'camp.tabs': 'Parties de la campagne',
  'camp.now': 'en cours',
  'camp.past': 'passée',
  'camp.played': ({ count }) => `jouée ${count} fois`,
  'camp.charts': ({ count }) => plural(count, 'table', 'tables'),
  'camp.otherPhases': 'Autres phases',
  'camp.noTurns': 'Toutes les tables',
  'camp.recent': 'Derniers événements',
  'camp.whole': 'Tout le journal',
  'camp.empty': ({ count }) => plural(count, 'piste vide', 'pistes vides'),
  'camp.moreOwed': ({ count }) => plural(count, 'autre', 'autres'),
  'camp.was': ({ was }) => (was === '' ? 'nouveau' : `auparavant ${was}`),
  'camp.changedSince': 'Marqué : changé depuis le tour précédent.',
  'camp.nothingKept': 'Rien encore sur les pistes.',
  'camp.correctPlace': ({ place }) => `Corriger : ${place}`,
  'camp.cancel': 'Laisser tel quel',
  'camp.historyOf': ({ name }) => `Journal : ${name}`,
  'camp.counters': ({ count }) => plural(count, 'pion', 'pions'),

  'camp.filter': 'Filtrer',
  'camp.nation': 'Nation',
  'camp.counter': 'Pion',
  'camp.procedure': 'Table',
  'camp.search': 'Chercher dans le journal',
  'camp.any': 'toutes',
  'camp.found': ({ count, of }) => `${count} sur ${plural(of, 'événement', 'événements')}`,
  'camp.clearFilter': 'Tout montrer',
  'camp.oldest': 'Du plus ancien au plus récent',
  'camp.newest': 'Du plus récent au plus ancien',
  'camp.all': ({ count }) => `Montrer les ${count} événements`,
  'camp.before': 'Avant le premier tour',
  'camp.account': ({ sequence }) => `Événement ${sequence}, son compte rendu`,
  'camp.otherwise':
    'Sous les règles d’aujourd’hui, les mêmes dés et réponses finissent autrement ; voici ce compte rendu.',
  'camp.cannotRetell': ({ why }) => `Les règles d’aujourd’hui ne le jouent plus : ${why}`,
  'camp.more': 'Autres actions',
  'camp.story': 'Le récit',
  'camp.storyAbout': 'Le journal tel qu’il est filtré, à coller ou à garder.',
  'camp.storyText': 'Copier en texte',
  'camp.storyMarkdown': 'Copier en Markdown',
  'camp.storyBbcode': 'Copier pour un forum (BBCode)',
  'camp.storyLine': 'Copier en une ligne',
  'camp.storyHtml': 'Enregistrer en page autonome',
  'camp.printStory': 'Imprimer le journal',

  'camp.review.title': ({ version }) => `Les règles ont changé depuis (version ${version})`,
  'camp.review.looking': ({ done, of }) => `Relecture de l’événement ${done} sur ${of}…`,
  'camp.review.same': ({ count }) =>
    `${plural(count, 'événement joué', 'événements joués')} sous des règles antérieures ; aucun ne finirait autrement.`,
  'camp.review.differ': ({ count }) =>
    `${plural(count, 'événement finirait', 'événements finiraient')} autrement aujourd’hui. Dites ce qu’il en advient ; d’ici là, tout reste comme il a fini.`,
  'camp.review.was': ({ was }) => `Il a fini ainsi : ${was}`,
  'camp.review.now': ({ now }) => `Il finirait ainsi : ${now}`,
  'camp.review.refused': ({ why }) => `Les règles d’aujourd’hui le refusent : ${why}`,
  'camp.review.event': ({ event }) => `Événement ${event}`,
  'camp.review.kept': 'Garder',
  'camp.review.redone': 'Refaire',
  'camp.review.marked': 'Marquer',
  'camp.review.write': 'L’écrire au journal',
  'camp.review.confirm': 'Écrire que la relecture est faite',

  'camp.merge.open': 'Comparer avec une autre copie',
  'camp.merge.about':
    'Une autre copie de cette campagne, enregistrée en fichier : on dit où les deux se séparent, et l’une est prise.',
  'camp.merge.file': 'L’autre copie',
  'camp.merge.same': 'Les deux copies sont les mêmes.',
  'camp.merge.agree': ({ last }) => `Les deux concordent jusqu’à l’événement ${last}.`,
  'camp.merge.here': 'Cette copie continue',
  'camp.merge.there': 'L’autre copie continue',
  'camp.merge.nothing': 'Elle s’arrête là.',
  'camp.merge.keep': 'Garder cette copie',
  'camp.merge.take': 'Prendre l’autre copie',
  'camp.merge.lost': ({ count }) =>
    `${plural(count, 'événement de cette copie disparaîtra', 'événements de cette copie disparaîtront')} de cet appareil. Enregistrez-la d’abord en fichier si vous pouvez en avoir encore besoin.`,
};
