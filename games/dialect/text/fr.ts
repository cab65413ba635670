/** Ce que disent contrôles et réponses à côté de leurs clés, en français. */
import type { Translation } from '@grognard/kernel';
import { count } from '../../words/grammar/french.ts';
import type { dialectEn } from './en.ts';

const meant = (close: string | undefined): string => (close ? ` Vouliez-vous dire ${close} ?` : '');

export const dialectFr: Translation<typeof dialectEn> = {
  'refusal.unknownExample': ({ received, options, close }) =>
    options.length === 0
      ? `il n’y a pas d’exemple « ${received} » : cette procédure n’en a aucun`
      : `il n’y a pas d’exemple « ${received} » de cette procédure ; il y a ${options.join(', ')}.${meant(close)}`,
  'refusal.otherExample': ({ received, procedure }) =>
    `« ${received} » est un exemple d’une autre procédure : ${procedure}`,
  'refusal.nearTable': ({ received, options, close }) =>
    `il n’y a pas de table « ${received} » ; les tables sont ${options.join(', ')}.${meant(close)}`,
  'refusal.notASeed': ({ received }) =>
    `« ${received} » n’est pas une graine ; donnez 1 à 64 octets en hexadécimal, deux chiffres chacun`,
  'refusal.notAnAccount': ({ lacking }) =>
    `n’est ni une campagne ni ce que resolve --json écrit ; il y manque ${lacking.join(', ')}`,

  'verify.chain': ({ lines, last }) =>
    `chaîne : ${count(lines, 'ligne', 'lignes')}, chacune liée à la précédente ; la dernière empreinte est ${last.slice(0, 16)}…`,
  'verify.version': ({ recorded, known }) =>
    recorded === known
      ? `version : enregistrée et rejouée avec la version ${known} des règles`
      : `version : enregistrée avec la version ${recorded} des règles, rejouée avec la version ${known}`,
  'verify.events': ({ events, resolved }) =>
    `événements : ${events} admis par les règles, ${count(resolved, 'procédure rejouée', 'procédures rejouées')}`,
  'verify.entries': ({ dice, choices, sealed }) =>
    `journaux : ${count(dice, 'dé', 'dés')}, ${count(choices, 'décision', 'décisions')} et ${count(sealed, 'choix secret', 'choix secrets')} conviennent aux procédures`,
  'verify.standing': ({ standing }) =>
    `état : ${count(standing, 'événement', 'événements')} en vigueur après toutes les reprises et tous les rétablissements`,
  'verify.torn': ({ line }) => `la ligne ${line} a été coupée : l’événement en cours d’écriture est perdu`,
  'verify.replayed': ({ entries, steps }) =>
    `rejoué : ${count(entries, 'entrée de journal', 'entrées de journal')}, ${count(steps, 'étape', 'étapes')}`,
  'verify.same': ({ outcome }) => `le même résultat et les mêmes effets : ${outcome}`,
  'verify.differs': ({ differs }) => `diffère de ce qui est enregistré : ${differs.join(', ')}`,
  'verify.holds': 'Tout tient.',
  'verify.fails': 'Tout ne tient pas.',

  'review.each': ({ event, was, now }) =>
    `Événement ${event}. Il a fini ainsi : ${was}. Il finirait aujourd’hui ainsi : ${now}.`,
  'review.refused': ({ event, was, why }) =>
    `Événement ${event}. ${was === '' ? 'Il n’a pas gardé sa fin' : `Il a fini ainsi : ${was}`}. Les règles d’aujourd’hui le refusent : ${why}.`,
  'verify.endings': ({ checked, differing }) =>
    differing.length === 0
      ? `fins : ${count(checked, 'procédure finit', 'procédures finissent')} comme il est enregistré`
      : `fins : sous les règles mêmes qui les ont enregistrés, ${count(differing.length, 'événement ne finit', 'événements ne finissent')} pas comme il est écrit : ${differing.join(', ')}`,
  'verify.otherwise': ({ words }) => words,
  'verify.reviewed': ({ awaiting, differing }) =>
    differing.length === 0
      ? `versions antérieures : ${count(awaiting, 'événement', 'événements')} pas encore relus, qui finissent tous de même aujourd’hui`
      : `versions antérieures : finiraient autrement aujourd’hui, et nul n’en a jugé : ${differing.join(', ')}`,
  'verify.signed': ({ acts, seats }) =>
    `signatures : les ${acts} actes des joueurs sont tous signés, par ${seats.join(' et ')}`,
  'verify.signaturesGood': ({ acts }) => `signatures : ${acts} actes des joueurs sont signés`,
  'verify.fairDice': ({ dice, seats, empty }) =>
    `dés : ${dice} découlent de graines engagées d’avance et des contributions de ${seats.join(' et ')}${empty.length > 0 ? ` ; personne ne siégeait pour ${empty.join(' et ')}` : ''}`,
  'verify.waiting': ({ dice }) =>
    `dés : ${dice} attendent leur graine, montrée quand la procédure ouverte s’achève ; ils ne sont pas encore prouvés`,
  'verify.givenUp': ({ line, title, contributions, seats }) =>
    `un jet a été abandonné à la ligne ${line} (${title}), ${contributions === 1 ? 'une contribution montrée' : `${contributions} contributions montrées`}, avec l’accord de ${seats.join(' et ')}`,
  'verify.takenBack': ({ procedures }) =>
    `${procedures === 1 ? 'une procédure reprise' : `${procedures} procédures reprises`} après la chute des dés, avec l’accord de tous`,
  'verify.unsealed': ({ sealed }) => `choix secrets : ${sealed} ouverts tels qu’ils furent scellés`,
  'verify.endSigned': ({ lines }) => `fin : le serveur a signé qu’il avait ces ${lines} lignes`,
  'verify.endUnproved':
    'fin : non prouvée. Le serveur n’en a pas répondu par sa signature, et il peut manquer des lignes après la dernière',
  'verify.endTorn': ({ line, from, to }) =>
    `fin : non prouvée. La ligne ${line} (octets ${from} à ${to}) est coupée, et il peut manquer des lignes après elle`,
  'verify.holdsMostly': 'Tout ce qui a été vérifié tient. Voyez ce qui est marqué d’un ·.',
  'verify.charge.forked': ({ length, other }) =>
    `prouvé : le serveur a signé ce journal de ${length} lignes, et un autre de ${other}`,
  'verify.charge.wentBack': ({ length, other }) =>
    `prouvé : le serveur a signé ce journal de ${length} lignes, puis, quand on les lui a montrées, ${other} seulement`,
  'verify.charge.vouchedFalsely': ({ length, other }) =>
    `prouvé : le serveur a signé ce journal de ${length} lignes, alors que la ligne ${other} ne peut être`,
  'verify.nothingProved': 'rien n’est prouvé : les signatures du serveur dans ce fichier ne se contredisent pas',
  'verify.fault': ({ line, from, to, words }) => `ligne ${line} (octets ${from} à ${to}) : ${words}`,
};
