/** French words for campaigns that grow old: reviews, copies that went apart. */
import type { Translation } from '@grognard/kernel';
import type { campaignEn } from './en.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const campaignFr: Translation<typeof campaignEn> = {
  'cli.verb.campaign.review':
    'dire quels événements finiraient autrement sous les règles d’aujourd’hui, et ce qu’il en advient',
  'cli.verb.campaign.review.examples': `  grognard campaign review war.jsonl
  grognard campaign review war.jsonl --keep all`,
  'cli.option.keep':
    'événements qui restent comme ils ont fini : des numéros avec des virgules, ou all pour les autres',
  'cli.option.redo': 'événements dont les dés et réponses sont relus sous les règles d’aujourd’hui, ou all',
  'cli.option.mark': 'événements qui restent comme ils ont fini et sont marqués au journal, ou all',
  'cli.verb.campaign.merge': 'dire où deux copies d’une campagne se séparent, et en prendre une',
  'cli.verb.campaign.merge.examples':
    '  grognard campaign merge war.jsonl mailed.jsonl --take second --into whole.jsonl',
  'cli.word.other': 'autre',
  'cli.word.other.more': 'l’autre copie',
  'cli.option.take': 'la copie avec laquelle continuer : first ou second',
  'cli.option.into': 'le nouveau fichier où elle est écrite',
  'cli.usage.takeWhich': ({ received }) => `--take veut first ou second, non « ${received} »`,
  'cli.usage.intoMissing': '--take veut --into, un nouveau fichier : aucune des copies n’est écrasée',
  'cli.usage.notEvents': ({ received }) =>
    `« ${received} » n’est pas une liste d’événements : donnez leurs numéros avec des virgules, ou all`,
  'cli.option.last': 'seulement tant de derniers événements',
  'cli.option.from': 'à partir de ce tour : 3, ou « septembre 1939 »',
  'cli.option.nation': 'seulement les événements de cette nation',
  'cli.option.counter': 'seulement les événements de ce pion : son histoire',
  'cli.option.procedure': 'seulement les événements de cette procédure, par son nom court ou son titre',
  'cli.option.search': 'seulement les événements où ceci est écrit',
  'cli.option.all': 'aussi ce qui est vide',
  'cli.usage.notACount': ({ received }) => `--last veut un nombre à partir de 1, non « ${received} »`,
  'cli.usage.notAFormat': ({ received, options }) =>
    `« ${received} » n’est pas un format ; les formats sont ${options.join(', ')}`,
  'cli.option.per': 'la chance de qui : player, nation, procedure ou counter',
  'cli.usage.notBy': ({ received, options }) =>
    `la chance se compte par ${options.join(', ')}, non par « ${received} »`,
  'cli.campaignLuck.who': 'De qui',
  'cli.campaignLuck.events': 'Jets',
  'cli.campaignLuck.sum': 'Somme',
  'cli.campaignLuck.ninety': '90 % entre',
  'cli.campaignLuck.told': '',
  'cli.campaignLuck.band': ({ low, high }) => `${low} et ${high}`,
  'cli.campaignLuck.lucky': 'chanceux',
  'cli.campaignLuck.unlucky': 'malchanceux',
  'cli.campaignLuck.usual': 'ordinaire',
  'cli.campaignLuck.meaning':
    'La somme de ce qui est advenu moins ce qu’il fallait attendre ; quatre-vingt-dix campagnes sur cent, aux mêmes décisions, tombent dans la bande.',
  'cli.campaignLuck.luckiest': 'Les jets les plus heureux',
  'cli.campaignLuck.unluckiest': 'Les jets les plus malheureux',
  'cli.campaign.changed': ({ mark }) => `${mark} a changé depuis le tour précédent`,
  'cli.review.differ': ({ count, events, version, act }) =>
    `Les règles en sont à la version ${version}. ${plural(count, 'événement finirait', 'événements finiraient')} autrement : ${events.join(', ')}. Ils restent comme ils ont fini ; « ${act} » en dit plus et vous laisse en juger.`,
  'cli.review.same': ({ count, version, act }) =>
    `Les règles en sont à la version ${version} ; ${plural(count, 'événement', 'événements')} d’une version antérieure ${count < 2 ? 'finirait' : 'finiraient'} de même. « ${act} » en prend note.`,
  'cli.review.replayed': ({ count }) =>
    count < 2
      ? '1 événement de la première version publiée n’a pas gardé sa fin et vaut ce qu’en font les règles d’aujourd’hui.'
      : `${count} événements de la première version publiée n’ont pas gardé leur fin et valent ce qu’en font les règles d’aujourd’hui.`,
  'cli.review.nothing': 'Rien dans cette campagne n’est plus ancien que les règles d’aujourd’hui.',
  'cli.review.progress': ({ done, of }) => `${done} événements relus sur ${of}`,
  'cli.merge.same': 'Les deux copies sont les mêmes.',
  'cli.merge.ahead': ({ which, events }) =>
    `La ${which} copie va ${plural(events, 'événement', 'événements')} plus loin ; tout ce qui précède est le même.`,
  'cli.merge.first': 'première',
  'cli.merge.second': 'seconde',
  'cli.merge.parted': ({ last }) => `Elles se séparent après l’événement ${last} :`,
  'cli.merge.goesOn': ({ which }) => `la ${which} copie continue :`,
  'cli.merge.written': ({ which, path }) =>
    `La ${which} copie est écrite dans ${path} ; les deux fichiers restent comme ils étaient.`,
};
