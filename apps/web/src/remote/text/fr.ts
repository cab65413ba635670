/** Les mots des campagnes partagées avec des joueurs éloignés. */
import type { Translation } from '@grognard/kernel';
import type { remoteEn } from './en.ts';

const et = (names: readonly string[]): string => names.join(' et ');
const pluriel = (count: number, un: string, plusieurs: string): string => `${count} ${count > 1 ? plusieurs : un}`;

export const remoteFr: Translation<typeof remoteEn> = {
  'remote.silent': 'Le serveur ne répond pas. Vérifiez la connexion et réessayez.',
  'remote.otherCampaign':
    'Le serveur a commencé une autre campagne que celle qu’on lui demandait. Ne vous en servez pas.',
  'remote.again': 'Réessayer',
  'remote.absent': 'Cet appareil ne tient aucun siège de ce nom. Ouvrez-y le lien secret de votre siège.',
  'remote.connecting': 'À la recherche du serveur…',
  'remote.connected': 'Connecté : ce que font les autres apparaît de soi-même.',
  'remote.disconnected': 'Non connecté. Voici ce que cet appareil a vu en dernier ; il réessaie de lui-même.',
  'remote.sending': 'Envoi…',
  'remote.playing': ({ seat }) => `Vous jouez : ${seat}`,
  'remote.watching': 'Vous observez',

  'remote.link.title': 'Une campagne partagée',
  'remote.link.broken': 'Ce lien secret est tronqué ou mal recopié. Redemandez-le.',
  'remote.join.invited': ({ seat }) => `Vous êtes invité à jouer : ${seat}.`,
  'remote.join.why':
    'Votre appareil fabrique sa propre clé, qui signe tout ce que vous faites. Le serveur ne la voit jamais : personne ne peut agir à votre place.',
  'remote.join.take': ({ seat }) => `Prendre le siège : ${seat}`,

  'remote.share.title': 'Nouvelle campagne partagée',
  'remote.share.about':
    'Chaque joueur reçoit le lien secret d’un siège. Les dés sont jetés par tous ensemble et chacun peut les vérifier ; les choix scellés restent scellés.',
  'remote.share.noServer':
    'Aucun serveur ne répond ici : une campagne partagée en demande un derrière cette page (npm start).',
  'remote.share.own': 'Vos sièges',
  'remote.share.watchOnly': 'Aucun : vous ne faites qu’observer, et vous invitez les joueurs.',
  'remote.share.begin': 'Créer la campagne',

  'remote.seats.title': 'Autour de la table',
  'remote.seats.you': '(vous)',
  'remote.seats.here': 'présent',
  'remote.seats.away': 'absent',
  'remote.seats.empty': 'personne encore',
  'remote.seats.invite': ({ seat }) => `Copier l’invitation : ${seat}`,
  'remote.seats.others': 'Cet appareil tient aussi :',
  'remote.links.title': 'Liens',
  'remote.links.watch': 'Copier le lien des observateurs',
  'remote.links.watchWhy': 'Qui l’a voit tout ce que voient les deux joueurs, et ne peut rien faire.',
  'remote.links.seat': 'Copier la clé de mon siège',
  'remote.links.seatWhy':
    'Ouvre votre siège sur un autre appareil. Qui l’a joue à votre place : ne l’envoyez à personne.',
  'remote.forget': 'Quitter la table sur cet appareil',
  'remote.forget.why':
    'Cet appareil oublie le siège. Sans la clé de votre siège, copiée auparavant, vous ne pourrez plus y revenir.',

  'remote.moves.yours': 'À vous de jouer',
  'remote.moves.others': 'On attend les autres',
  'remote.moves.anyone': 'Rien n’est en cours',
  'remote.moves.you': 'vous',
  'remote.moves.began': 'Tout joueur assis peut ouvrir une procédure.',
  'remote.moves.server': 'Le serveur, pour ce qu’il doit maintenant',
  'remote.moves.seated': ({ who }) => `${who} : le siège n’est pas encore pris`,
  'remote.moves.chose': ({ who, question }) => `${who} : ${question}`,
  'remote.moves.sealed': ({ who, question }) => `${who}, en secret : ${question}`,
  'remote.moves.claimed': ({ who, side }) => `${who} : peut répondre pour ${side}`,
  'remote.moves.unsealed': ({ who }) => `${who} : l’appareil ouvre le choix secret dès qu’il est connecté`,
  'remote.moves.contributed': ({ who }) => `${who} : l’appareil ajoute sa part au jet dès qu’il est connecté`,
  'remote.moves.pledged': ({ who }) => `${who} : l’appareil promet sa prochaine part dès qu’il est connecté`,
  'remote.moves.undoAnswered': ({ who }) => `${who} : accepter une reprise ?`,

  'remote.play.last': ({ title }) => `En dernier : ${title}`,
  'remote.play.retell': 'Le raconter à nouveau, pas à pas',
  'remote.play.claim': ({ side }) => `Répondre pour : ${side}`,
  'remote.play.sealWhy': 'Choisi en secret : ouvert quand tous ont scellé, et nul ne peut plus le changer.',
  'remote.play.sealedBy': ({ side }) => `${side} a scellé.`,
  'remote.play.sealedOwn': ({ option }) => `Vous avez scellé : ${option}. Seul cet appareil le sait.`,

  'remote.begin.roles': 'Qui répond pour qui',
  'remote.begin.whoever': 'qui voudra, quand la question viendra',
  'remote.begin.fair':
    'Les dés sont jetés par l’appareil de chaque joueur et le serveur ensemble : nul ne peut les forcer.',

  'remote.undo.title': ({ line }) => `Reprendre la ligne ${line} ?`,
  'remote.undo.needs': ({ seats }) => `Il faut l’accord de : ${et(seats)}. Le journal en garde la trace.`,
  'remote.undo.ask': 'Demander',
  'remote.undo.giveUp': 'Abandonner la procédure',
  'remote.undo.asked': ({ who, line }) => `${who} demande à reprendre la ligne ${line}`,
  'remote.undo.missing': ({ seats }) => `Pas encore d’accord : ${et(seats)}.`,
  'remote.undo.consent': 'Accepter',
  'remote.undo.refuse': 'Refuser',

  'remote.lost.told': ({ by }) =>
    `Le journal a reculé de ${pluriel(by, 'ligne', 'lignes')} : le serveur a perdu ou caché ce qu’il avait dit. Cet appareil le lui rend.`,
  'remote.lost.mended': ({ by }) =>
    `Le serveur avait perdu ${pluriel(by, 'ligne', 'lignes')} et les a de nouveau. Le jeu reprend quand tous les sièges se sont manifestés.`,

  'remote.distrust.title': 'On ne peut plus croire le serveur',
  'remote.distrust.line': ({ line, name }) => `Ce qu’il a dit à la ligne ${line} de « ${name} » ne peut être :`,
  'remote.distrust.then':
    'Rien de ce qui suit cette ligne n’a été pris. Enregistrez le journal et montrez-le aux autres joueurs : la preuve y est.',

  'remote.distrust.save': 'Enregistrer ce qui le prouve',

  'remote.proof.open': 'Preuve',
  'remote.proof.title': 'Preuve',
  'remote.proof.about':
    'Vérifié sur cet appareil, de la première ligne à la dernière, sans croire le serveur sur parole en quoi que ce soit.',
  'remote.proof.file': 'Un journal enregistré d’une campagne se vérifie ici, sans réseau et sans serveur.',
  'remote.proof.choose': 'Un fichier de journal',
  'remote.proof.noGame': 'Ce fichier n’est le journal d’aucun jeu connu ici.',
  'remote.proof.checking': 'Vérification de chaque ligne…',
  'remote.proof.holds': 'Tout tient',
  'remote.proof.fails': 'Cela ne tient pas',
  'remote.proof.fault': ({ line, from, to, words }) => `Ligne ${line} (octets ${from} à ${to}) : ${words}`,
  'remote.proof.chain': ({ lines, head }) =>
    `${pluriel(lines, 'ligne', 'lignes')}, chacune liée à la précédente ; la dernière est ${head.slice(0, 16)}…`,
  'remote.proof.plain': 'Un journal tenu par une seule table : personne ne l’a signé, et ses dés sont crus sur parole.',
  'remote.proof.signed': ({ seat, key, acts }) =>
    `${seat} a signé ${pluriel(acts, 'acte', 'actes')} de la clé ${key.slice(0, 16)}…`,
  'remote.proof.dice': ({ dice, seats, empty }) =>
    `${pluriel(dice, 'dé découle', 'dés découlent')} d’une graine fixée d’avance et des parts de ${et(seats)}${empty.length > 0 ? ` ; personne ne siégeait pour ${et(empty)}` : ''}`,
  'remote.proof.waiting': ({ dice }) =>
    `Pas encore prouvé : ${pluriel(dice, 'dé attend sa graine, montrée', 'dés attendent leur graine, montrée')} à la fin de la procédure en cours`,
  'remote.proof.givenUp': ({ line, title, seats }) =>
    `Un jet a été abandonné à la ligne ${line} (${title}), avec l’accord de ${et(seats)}`,
  'remote.proof.takenBack': ({ procedures }) =>
    `${pluriel(procedures, 'procédure reprise', 'procédures reprises')} après la chute des dés, avec l’accord de tous`,
  'remote.proof.seals': ({ seals }) =>
    pluriel(
      seals,
      'choix secret ouvert tel qu’il avait été scellé',
      'choix secrets ouverts tels qu’ils avaient été scellés',
    ),
  'remote.proof.replayed': ({ procedures }) =>
    `${pluriel(procedures, 'procédure rejouée', 'procédures rejouées')} selon les règles, avec le même résultat`,
  'remote.proof.end.signed': 'Le serveur a répondu de la fin par sa signature',
  'remote.proof.end.unsigned':
    'La fin n’est pas prouvée : le serveur ne l’a pas signée, et des lignes peuvent manquer après la dernière',
  'remote.proof.end.torn':
    'La fin n’est pas prouvée : la dernière ligne est coupée, et des lignes peuvent manquer après elle',
  'remote.proof.charged': 'Prouvé contre le serveur',
  'remote.proof.uncharged': 'Rien n’est prouvé contre le serveur',
  'remote.proof.charge.forked': ({ length, other }) =>
    `Il a signé ce journal de ${length} lignes, et un autre de ${other}`,
  'remote.proof.charge.wentBack': ({ length, other }) =>
    `Il a signé ce journal de ${length} lignes, puis, quand on les lui a montrées, ${other} seulement`,
  'remote.proof.charge.vouchedFalsely': ({ length, other }) =>
    `Il a signé ce journal de ${length} lignes, alors que la ligne ${other} ne peut être`,
  'remote.proof.command':
    'Chacun peut vérifier le fichier enregistré : grognard verify FICHIER, ou cette page sans réseau.',

  'remote.dice.title': 'Chaque dé',
  'remote.dice.about':
    'Avant le jet, le serveur avait fixé sa graine (l’engagement en est l’empreinte) et chaque joueur sa part. La face se calcule de la graine, des parts et de l’usage du dé : personne n’a pu la choisir.',
  'remote.dice.line': 'Ligne',
  'remote.dice.purpose': 'Pour',
  'remote.dice.die': 'Dé',
  'remote.dice.face': 'Face',
  'remote.dice.commitment': 'Engagement',
  'remote.dice.contributions': 'Parts des joueurs',
  'remote.dice.seed': 'Graine',
  'remote.dice.hidden': 'montrée à la fin de la procédure',
  'remote.seals.title': 'Chaque choix secret',
  'remote.seals.about':
    'Le sceau est l’empreinte du choix et d’un nombre secret. Les deux n’ont été montrés qu’une fois tous les choix scellés, et ils redonnent la même empreinte.',
  'remote.seals.line': 'Scellé à la ligne',
  'remote.seals.side': 'Camp',
  'remote.seals.commitment': 'Sceau',
  'remote.seals.shown': 'Ouvert à la ligne',
  'remote.seals.option': 'Choix',
  'remote.seals.nonce': 'Nombre secret',
  'remote.seals.hidden': 'encore scellé',

  'refusal.serverRefused': ({ reasons }) => reasons.join(' '),
};
