/** Les mots français des campagnes partagées : les actes, et ce qui ne va pas dans l’un d’eux. */
import type { Say, Translation } from '@grognard/kernel';
import type { fairEn } from './en.ts';

const sides = (names: readonly string[], say: Say): string => names.map((side) => say(`side.${side}`)).join(', ');

export const fairFr: Translation<typeof fairEn> = {
  'fair.seated': 'prendre un siège',
  'fair.pledged': 'promettre à nouveau la contribution suivante',
  'fair.began': 'ouvrir une procédure',
  'fair.claimed': 'prendre un camp de la procédure ouverte',
  'fair.chose': 'décider',
  'fair.sealed': 'sceller un choix',
  'fair.unsealed': 'ouvrir un choix secret',
  'fair.contributed': 'contribuer à un jet',
  'fair.corrected': 'corriger une piste, avec une raison',
  'fair.reviewed': 'dire ce que deviennent les événements qui finiraient autrement',
  'fair.noted': 'écrire une note',
  'fair.undoAsked': 'demander une annulation',
  'fair.undoAnswered': 'répondre à une demande d’annulation',
  'fair.seat': 'siège',
  'fair.signature': 'signature Ed25519, en hexadécimal',
  'fair.key': 'clé publique Ed25519, en hexadécimal',
  'fair.pledge': 'empreinte de la contribution suivante',
  'fair.procedure': 'procédure',
  'fair.side': 'camp',
  'fair.option': 'option',
  'fair.commitment': 'empreinte qui engage',
  'fair.nonce': '32 octets au hasard, en hexadécimal',
  'fair.roll': 'ligne du jet',
  'fair.at': 'piste',
  'fair.reason': 'raison',
  'fair.version': 'version des règles',
  'fair.text': 'texte',
  'fair.line': 'ligne',
  'fair.asked': 'ligne de la demande',
  'fair.answer': 'réponse',
  'fair.answer.consent': 'accepter',
  'fair.answer.refuse': 'refuser',
  'refusal.unknownProtocol': ({ received, protocol }) =>
    `ce journal est du protocole ${received} ; on connaît ici le protocole ${protocol}`,
  'refusal.olderProtocol': ({ received, protocol }) =>
    `ce journal est du protocole ${received}, sous lequel qui tenait le serveur pouvait seul annuler un jet et le refaire : ses signatures ont été vérifiées, ses dés ne prouvent rien. Les campagnes recommencent sous le protocole ${protocol}`,
  'refusal.weakKey': ({ seat }, say) =>
    `la clé est de celles sous lesquelles chacun peut signer : ${say(`side.${seat}`)}`,
  'refusal.weakServerKey': 'la clé du serveur est de celles sous lesquelles chacun peut signer',
  'refusal.pledgeStands': ({ seat }, say) =>
    `la contribution suivante est déjà promise et ne s’échange pas : ${say(`side.${seat}`)}`,
  'refusal.notAllPledged': ({ missing }, say) =>
    `personne ne montre sa contribution avant que toutes soient promises ; il manque : ${sides(missing, say)}`,
  'refusal.endNotSigned': 'la ligne de clôture porte une signature que le serveur de cette campagne n’a jamais faite',
  'refusal.headNotSigned': 'le serveur ne signe pas où en est son journal, ou un autre répond à sa place',
  'refusal.journalForked': ({ lines }) =>
    `le serveur a signé un autre journal de ${lines} lignes que celui qu’il a donné ici`,
  'refusal.journalWentBack': ({ by, known, length }) =>
    `le journal a reculé de ${by === 1 ? 'une ligne' : `${by} lignes`} : ${known} ont été données ici, et il y en a maintenant ${length}`,
  'refusal.otherOpening':
    'ce n’est pas la campagne pour laquelle le lien secret a été fait : sa première ligne est une autre',
  'refusal.otherSeats': ({ seats }) => `les sièges de ce jeu sont ${seats.join(', ')}`,
  'refusal.clerkOwes': ({ due }) => `le serveur doit encore la ligne « ${due} » ; rien ne peut la précéder`,
  'refusal.notDue': ({ received }) => `le serveur a ajouté « ${received} » alors que ce n’était pas dû`,
  'refusal.noSuchSeat': ({ received, options }) =>
    `il n’y a pas de siège « ${received} » ; les sièges sont ${options.join(', ')}`,
  'refusal.seatTaken': ({ seat }, say) => `le siège est pris : ${say(`side.${seat}`)}`,
  'refusal.seatEmpty': ({ seat }, say) => `personne n’occupe ce siège : ${say(`side.${seat}`)}`,
  'refusal.notSigned': ({ seat }, say) =>
    `${say(`side.${seat}`)} n’a pas signé ceci : on l’a modifié, ou un autre l’a écrit`,
  'refusal.procedureOpen': ({ began }) => `la procédure commencée à la ligne ${began + 1} est encore ouverte`,
  'refusal.tooFewSeated': ({ taken, needed }) => `${taken} joueur(s) assis sur ${needed} ; les dés ont besoin des deux`,
  'refusal.noSuchSide': ({ received, options }) =>
    `il n’y a pas de camp « ${received} » ; les camps sont ${options.join(', ')}`,
  'refusal.ownSide': ({ side }, say) => `${say(`side.${side}`)} répond pour soi-même`,
  'refusal.twoRoles': ({ seat }, say) =>
    `${say(`side.${seat}`)} répond déjà pour un camp ; personne ne répond pour deux`,
  'refusal.nothingOpen': 'aucune procédure n’est ouverte',
  'refusal.roleTaken': ({ side }, say) => `quelqu’un répond déjà pour ce camp : ${say(`side.${side}`)}`,
  'refusal.notAsked': ({ side }, say) => `rien n’est demandé maintenant à ce camp : ${say(`side.${side}`)}`,
  'refusal.sealedTwice': ({ side }, say) => `${say(`side.${side}`)} a déjà scellé son choix`,
  'refusal.notAllSealed': ({ missing }, say) =>
    `un choix secret s’ouvre quand tous y sont ; il manque : ${sides(missing, say)}`,
  'refusal.unsealedTwice': ({ side }, say) => `${say(`side.${side}`)} a déjà ouvert son choix`,
  'refusal.sealBroken': ({ side }, say) => `ce n’est pas ce qui a été scellé par ${say(`side.${side}`)}`,
  'refusal.sealedNoOption': ({ side, received, options }, say) =>
    `${say(`side.${side}`)} a scellé « ${received} », que la règle ne permet pas ; étaient permis ${options.join(', ')}`,
  'refusal.roleUnclaimed': ({ side }, say) =>
    `aucun siège ne répond encore pour ce camp : ${say(`side.${side}`)} ; prenez-le d’abord`,
  'refusal.notYourSide': ({ side, seat }, say) => `${say(`side.${seat}`)} ne répond pas pour ${say(`side.${side}`)}`,
  'refusal.otherResult': ({ began }) =>
    `le résultat n’est pas ce qui a été jeté et répondu depuis la ligne ${began + 1}`,
  'refusal.otherConsent': 'l’accord rapporté n’est pas l’accord donné',
  'refusal.otherRoll': ({ rule, sides }) => `la règle demande ici un autre dé : règle ${rule}, ${sides} faces`,
  'refusal.noSuchRoll': ({ received }) => `aucun jet n’attend à la ligne ${received + 1}`,
  'refusal.notAContributor': ({ seat }, say) => `${say(`side.${seat}`)} n’a pas de part à ce jet`,
  'refusal.contributedTwice': ({ seat }, say) => `${say(`side.${seat}`)} a déjà contribué à ce jet`,
  'refusal.pledgeBroken': ({ seat }, say) => `ce n’est pas la contribution promise par ${say(`side.${seat}`)}`,
  'refusal.falseFace': ({ line }) => `la ligne ${line + 1} montre une face que le dé n’a pas`,
  'refusal.otherEpoch': ({ epoch }) => `l’époque en cours est la ${epoch}`,
  'refusal.otherSeed': ({ epoch }) =>
    `la graine montrée pour l’époque ${epoch} n’est pas celle à laquelle le serveur s’était engagé`,
  'refusal.falseDie': ({ line, received, face }) =>
    `la ligne ${line + 1} annonce ${received} ; la graine et les contributions donnent ${face}`,
  'refusal.undoPending': ({ asked }) => `la demande de la ligne ${asked + 1} attend encore sa réponse`,
  'refusal.noSuchQuestion': ({ received }) => `rien n’a été demandé à la ligne ${received + 1}`,
  'refusal.consentedTwice': ({ seat }, say) => `${say(`side.${seat}`)} a déjà donné son accord`,
  'refusal.notHex': ({ bytes }) => `donnez ${bytes} octets en ${2 * bytes} chiffres hexadécimaux`,
  'refusal.notAnAct': ({ received, options }) =>
    `${received === null ? 'ceci' : `« ${received} »`} n’est pas un événement ; donnez ${options.join(', ')}`,
  'refusal.notPlainText':
    'un caractère y coupe les lignes, renverse l’écriture ou commande un terminal ; écrivez du texte simple',
  'refusal.notAJournal': 'ceci n’est pas une liste de dés et de réponses',
  'refusal.notAnEnding': 'ceci ne dit pas comment une procédure a fini',
  'refusal.notVerdicts': 'ceci n’est pas une liste d’événements avec « kept », « redone » ou « marked »',
  'refusal.lineOutOfOrder': ({ received, length }) =>
    `la ligne ${received + 1} occupe la place de la ligne ${length + 1}`,
  'refusal.chainBroken': 'l’empreinte de la ligne précédente est une autre',
  'refusal.lineTorn': 'la dernière ligne est tronquée',
  'refusal.lineNotJson': 'cette ligne n’est pas du JSON',
  'refusal.lineNotALine': 'ceci n’est pas une ligne de journal',
  'refusal.lineNotCanonical': 'cette ligne n’est pas orthographiée comme elle fut écrite',
  'refusal.lineChanged': 'cette ligne a été modifiée : son empreinte n’est pas celle que porte la suivante',
  'refusal.lineNotAnEvent': 'cette ligne ne porte aucun événement',
};
