/** French words of luck over many rolls, fetched with the pages that tell it. */
import type { Translation } from '@grognard/kernel';
import type { luckEn } from './en.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

export const luckFr: Translation<typeof luckEn> = {
  'lucky.title': 'Chance',
  'lucky.by.player': 'joueurs',
  'lucky.by.nation': 'nations',
  'lucky.by.procedure': 'tables',
  'lucky.by.counter': 'pions',
  'lucky.by': 'Chance par',
  'lucky.none': 'Aucun jet encore dont la chance puisse se dire.',
  'lucky.working': 'Calcul en cours…',
  'lucky.inFigure': ({ figure }) => `comptée en : ${figure}`,
  'lucky.line': ({ who, sum }) => `${who} ${sum}`,
  'lucky.within': ({ low, high }) => `dans la bande de ${low} à ${high}`,
  'lucky.above': ({ low, high }) => `plus de chance que 95 sur 100, au-dessus de la bande de ${low} à ${high}`,
  'lucky.below': ({ low, high }) => `moins de chance que 95 sur 100, au-dessous de la bande de ${low} à ${high}`,
  'lucky.sentence': ({ who, rolls, sum, told }) => `${who} : ${sum} en ${plural(rolls, 'jet', 'jets')}, ${told}.`,
  'lucky.meaning':
    'Ce qui est tombé moins ce qu’il fallait attendre, additionné jet après jet. Avec les mêmes décisions, neuf campagnes sur dix finissent dans la bande.',
  'lucky.event': ({ number }) => `événement ${number}`,
  'lucky.roll': ({ number }) => `jet ${number}`,
  'lucky.luckiest': 'Jets les plus heureux',
  'lucky.unluckiest': 'Jets les plus malheureux',
  'lucky.extreme': ({ figure, actual, expected, share }) =>
    `${figure} : ${actual} quand on attendait ${expected}, mieux que ${share}`,
  'lucky.leftOut': ({ events }) => `Trop de choses étaient possibles pour peser : ${events}.`,
};
