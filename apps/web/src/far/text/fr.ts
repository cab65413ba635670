/** Les mots des campagnes partagées avec des joueurs éloignés. */
import type { Translation } from '@grognard/kernel';
import type { farEn } from './en.ts';

const et = (names: readonly string[]): string => names.join(' et ');
const pluriel = (count: number, un: string, plusieurs: string): string => `${count} ${count > 1 ? plusieurs : un}`;

export const farFr: Translation<typeof farEn> = {
  'far.silent': 'Le serveur ne répond pas. Vérifiez la connexion et réessayez.',
  'far.otherCampaign': 'Le serveur a commencé une autre campagne que celle qu’on lui demandait. Ne vous en servez pas.',
  'far.again': 'Réessayer',
  'far.absent': 'Cet appareil ne tient aucun siège de ce nom. Ouvrez-y le lien secret de votre siège.',
  'far.connecting': 'À la recherche du serveur…',
  'far.connected': 'Connecté : ce que font les autres apparaît de soi-même.',
  'far.disconnected': 'Non connecté. Voici ce que cet appareil a vu en dernier ; il réessaie de lui-même.',
  'far.sending': 'Envoi…',
  'far.playing': ({ seat }) => `Vous jouez : ${seat}`,
  'far.watching': 'Vous observez',

  'far.link.title': 'Une campagne partagée',
  'far.link.broken': 'Ce lien secret est tronqué ou mal recopié. Redemandez-le.',
  'far.join.invited': ({ seat }) => `Vous êtes invité à jouer : ${seat}.`,
  'far.join.why':
    'Votre appareil fabrique sa propre clé, qui signe tout ce que vous faites. Le serveur ne la voit jamais : personne ne peut agir à votre place.',
  'far.join.take': ({ seat }) => `Prendre le siège : ${seat}`,

  'far.share.title': 'Nouvelle campagne partagée',
  'far.share.about':
    'Chaque joueur reçoit le lien secret d’un siège. Les dés sont jetés par tous ensemble et chacun peut les vérifier ; les choix scellés restent scellés.',
  'far.share.noServer':
    'Aucun serveur ne répond ici : une campagne partagée en demande un derrière cette page (npm start).',
  'far.share.own': 'Vos sièges',
  'far.share.watchOnly': 'Aucun : vous ne faites qu’observer, et vous invitez les joueurs.',
  'far.share.begin': 'Créer la campagne',

  'far.seats.title': 'Autour de la table',
  'far.seats.you': '(vous)',
  'far.seats.here': 'présent',
  'far.seats.away': 'absent',
  'far.seats.empty': 'personne encore',
  'far.seats.invite': ({ seat }) => `Copier l’invitation : ${seat}`,
  'far.seats.others': 'Cet appareil tient aussi :',
  'far.links.title': 'Liens',
  'far.links.watch': 'Copier le lien des observateurs',
  'far.links.watchWhy': 'Qui l’a voit tout ce que voient les deux joueurs, et ne peut rien faire.',
  'far.links.seat': 'Copier la clé de mon siège',
  'far.links.seatWhy': 'Ouvre votre siège sur un autre appareil. Qui l’a joue à votre place : ne l’envoyez à personne.',
  'far.forget': 'Quitter la table sur cet appareil',
  'far.forget.why':
    'Cet appareil oublie le siège. Sans la clé de votre siège, copiée auparavant, vous ne pourrez plus y revenir.',

  'far.moves.yours': 'À vous de jouer',
  'far.moves.others': 'On attend les autres',
  'far.moves.anyone': 'Rien n’est en cours',
  'far.moves.you': 'vous',
  'far.moves.began': 'Tout joueur assis peut ouvrir une procédure.',
  'far.moves.server': 'Le serveur, pour ce qu’il doit maintenant',
  'far.moves.seated': ({ who }) => `${who} : le siège n’est pas encore pris`,
  'far.moves.chose': ({ who, question }) => `${who} : ${question}`,
  'far.moves.sealed': ({ who, question }) => `${who}, en secret : ${question}`,
  'far.moves.claimed': ({ who, side }) => `${who} : peut répondre pour ${side}`,
  'far.moves.unsealed': ({ who }) => `${who} : l’appareil ouvre le choix scellé dès qu’il est connecté`,
  'far.moves.contributed': ({ who }) => `${who} : l’appareil ajoute sa part au jet dès qu’il est connecté`,
  'far.moves.pledged': ({ who }) => `${who} : l’appareil promet sa prochaine part dès qu’il est connecté`,
  'far.moves.undoAnswered': ({ who }) => `${who} : accepter une reprise ?`,

  'far.play.last': ({ title }) => `En dernier : ${title}`,
  'far.play.retell': 'Le raconter à nouveau, pas à pas',
  'far.play.claim': ({ side }) => `Répondre pour : ${side}`,
  'far.play.sealWhy': 'Choisi en secret : ouvert quand tous ont scellé, et nul ne peut plus le changer.',
  'far.play.sealedBy': ({ side }) => `${side} a scellé.`,
  'far.play.sealedOwn': ({ option }) => `Vous avez scellé : ${option}. Seul cet appareil le sait.`,

  'far.begin.roles': 'Qui répond pour qui',
  'far.begin.whoever': 'qui voudra, quand la question viendra',
  'far.begin.fair':
    'Les dés sont jetés par l’appareil de chaque joueur et le serveur ensemble : nul ne peut les forcer.',

  'far.undo.title': ({ line }) => `Reprendre la ligne ${line} ?`,
  'far.undo.needs': ({ seats }) => `Il faut l’accord de : ${et(seats)}. Le journal en garde la trace.`,
  'far.undo.ask': 'Demander',
  'far.undo.giveUp': 'Abandonner la procédure',
  'far.undo.asked': ({ who, line }) => `${who} demande à reprendre la ligne ${line}`,
  'far.undo.missing': ({ seats }) => `Pas encore d’accord : ${et(seats)}.`,
  'far.undo.consent': 'Accepter',
  'far.undo.refuse': 'Refuser',

  'far.lost.told': ({ by }) =>
    `Le journal a reculé de ${pluriel(by, 'ligne', 'lignes')} : le serveur a perdu ou caché ce qu’il avait dit. Cet appareil le lui rend.`,
  'far.lost.mended': ({ by }) =>
    `Le serveur avait perdu ${pluriel(by, 'ligne', 'lignes')} et les a de nouveau. Le jeu reprend quand tous les sièges se sont manifestés.`,

  'far.distrust.title': 'On ne peut plus croire le serveur',
  'far.distrust.line': ({ line, name }) => `Ce qu’il a dit à la ligne ${line} de « ${name} » ne peut être :`,
  'far.distrust.then':
    'Rien de ce qui suit cette ligne n’a été pris. Enregistrez le journal et montrez-le aux autres joueurs : la preuve y est.',

  'far.distrust.save': 'Enregistrer ce qui le prouve',

  'far.proof.open': 'Preuve',
  'far.proof.title': 'Preuve',
  'far.proof.about':
    'Vérifié sur cet appareil, de la première ligne à la dernière, sans croire le serveur sur parole en quoi que ce soit.',
  'far.proof.file': 'Un journal enregistré d’une campagne se vérifie ici, sans réseau et sans serveur.',
  'far.proof.choose': 'Un fichier de journal',
  'far.proof.noGame': 'Ce fichier n’est le journal d’aucun jeu connu ici.',
  'far.proof.checking': 'Vérification de chaque ligne…',
  'far.proof.holds': 'Tout tient',
  'far.proof.fails': 'Cela ne tient pas',
  'far.proof.fault': ({ line, from, to, words }) => `Ligne ${line} (octets ${from} à ${to}) : ${words}`,
  'far.proof.chain': ({ lines, head }) =>
    `${pluriel(lines, 'ligne', 'lignes')}, chacune liée à la précédente ; la dernière est ${head.slice(0, 16)}…`,
  'far.proof.plain': 'Un journal tenu par une seule table : personne ne l’a signé, et ses dés sont crus sur parole.',
  'far.proof.signed': ({ seat, key, acts }) =>
    `${seat} a signé ${pluriel(acts, 'acte', 'actes')} de la clé ${key.slice(0, 16)}…`,
  'far.proof.dice': ({ dice, seats, empty }) =>
    `${pluriel(dice, 'dé découle', 'dés découlent')} d’une graine fixée d’avance et des parts de ${et(seats)}${empty.length > 0 ? ` ; personne ne siégeait pour ${et(empty)}` : ''}`,
  'far.proof.waiting': ({ dice }) =>
    `Pas encore prouvé : ${pluriel(dice, 'dé attend sa graine, montrée', 'dés attendent leur graine, montrée')} à la fin de la procédure en cours`,
  'far.proof.givenUp': ({ line, title, seats }) =>
    `Un jet a été abandonné à la ligne ${line} (${title}), avec l’accord de ${et(seats)}`,
  'far.proof.takenBack': ({ procedures }) =>
    `${pluriel(procedures, 'procédure reprise', 'procédures reprises')} après la chute des dés, avec l’accord de tous`,
  'far.proof.seals': ({ seals }) =>
    pluriel(
      seals,
      'choix scellé ouvert tel qu’il avait été scellé',
      'choix scellés ouverts tels qu’ils avaient été scellés',
    ),
  'far.proof.replayed': ({ procedures }) =>
    `${pluriel(procedures, 'procédure rejouée', 'procédures rejouées')} selon les règles, avec le même résultat`,
  'far.proof.end.signed': 'Le serveur a répondu de la fin par sa signature',
  'far.proof.end.unsigned':
    'La fin n’est pas prouvée : le serveur ne l’a pas signée, et des lignes peuvent manquer après la dernière',
  'far.proof.end.torn':
    'La fin n’est pas prouvée : la dernière ligne est coupée, et des lignes peuvent manquer après elle',
  'far.proof.charged': 'Prouvé contre le serveur',
  'far.proof.uncharged': 'Rien n’est prouvé contre le serveur',
  'far.proof.charge.forked': ({ length, other }) =>
    `Il a signé ce journal de ${length} lignes, et un autre de ${other}`,
  'far.proof.charge.wentBack': ({ length, other }) =>
    `Il a signé ce journal de ${length} lignes, puis, quand on les lui a montrées, ${other} seulement`,
  'far.proof.charge.vouchedFalsely': ({ length, other }) =>
    `Il a signé ce journal de ${length} lignes, alors que la ligne ${other} ne peut être`,
  'far.proof.command':
    'Chacun peut vérifier le fichier enregistré : grognard verify FICHIER, ou cette page sans réseau.',

  'far.dice.title': 'Chaque dé',
  'far.dice.about':
    'Avant le jet, le serveur avait fixé sa graine (l’engagement en est l’empreinte) et chaque joueur sa part. La face se calcule de la graine, des parts et de l’usage du dé : personne n’a pu la choisir.',
  'far.dice.line': 'Ligne',
  'far.dice.purpose': 'Pour',
  'far.dice.die': 'Dé',
  'far.dice.face': 'Face',
  'far.dice.commitment': 'Engagement',
  'far.dice.contributions': 'Parts des joueurs',
  'far.dice.seed': 'Graine',
  'far.dice.hidden': 'montrée à la fin de la procédure',
  'far.seals.title': 'Chaque choix scellé',
  'far.seals.about':
    'Le sceau est l’empreinte du choix et d’un nombre secret. Les deux n’ont été montrés qu’une fois tous les choix scellés, et ils redonnent la même empreinte.',
  'far.seals.line': 'Scellé à la ligne',
  'far.seals.side': 'Camp',
  'far.seals.commitment': 'Sceau',
  'far.seals.shown': 'Ouvert à la ligne',
  'far.seals.option': 'Choix',
  'far.seals.nonce': 'Nombre secret',
  'far.seals.hidden': 'encore scellé',

  'refusal.serverRefused': ({ reasons }) => reasons.join(' '),
};
