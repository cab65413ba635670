/** Les mots français des campagnes jouées à distance. */
import type { Translation } from '@grognard/kernel';
import type { remoteEn } from './en.ts';

export const remoteFr: Translation<typeof remoteEn> = {
  'cli.verb.serve': 'servir l’application et les campagnes partagées, jusqu’à l’arrêt',
  'cli.verb.serve.examples': `  grognard serve
  grognard serve --port 8080 --database postgres://nom:motdepasse@hôte/base`,
  'cli.option.port': 'le port d’écoute (8080)',
  'cli.option.host': 'l’adresse d’écoute (127.0.0.1 : cette machine seulement)',
  'cli.option.database': 'un fichier, ou postgres://…',
  'cli.serve.at': ({ url }) => `Grognard est à ${url}`,
  'cli.serve.database': ({ database }) => `Les campagnes sont gardées dans ${database}. Arrêt par Ctrl-C.`,
  'cli.serve.stopped': 'Arrêté ; ce qui était commencé est achevé.',
  'refusal.noSqlite':
    'la base embarquée n’est pas installée ici ; lancez npm install libsql, ou donnez --database postgres://… pour une base à vous',
  'refusal.storeInUse': 'un autre processus sert déjà ce fichier de base',
  'refusal.portTaken': ({ port, line }) =>
    `le port ${port} est pris par un autre programme ; prenez-en un autre : ${line}`,
  'refusal.cannotServe': ({ reason }) => `le serveur ne peut démarrer : ${reason}`,
  'cli.verb.invite': 'créer une campagne partagée sur un serveur et donner un lien secret par siège',
  'cli.verb.invite.examples': `  grognard invite specimen --name "Le gué"
  grognard invite unconditional-surrender --server https://grognard.example --json`,
  'cli.verb.join': 'prendre un siège d’une campagne partagée, ou y revenir, et jouer d’ici',
  'cli.verb.join.examples': `  grognard join                         les sièges gardés sur cette machine
  grognard join https://grognard.example/#/join/…   prend le siège d’une invitation
  grognard join 12ab34cd/attacker       revient à un siège gardé
  grognard join 12ab34cd --json < acts  fait les actes d’un fichier, un par ligne, et dit chaque nouvelle en une ligne de JSON

À la table on tape un acte par ligne ; help les donne. La ligne d’un script attend que son heure soit venue :
  open assault {"attack":11,"defence":4}
  seal commit
  choose retreat
  wait                                  jusqu’à ce qu’aucune procédure ne soit ouverte
Un script s’achève avec l’entrée (0), à la première ligne refusée (1) ou incomprise (2).`,
  'cli.option.server': 'le serveur (http://127.0.0.1:8080)',
  'cli.option.no-keep': 'ne garder sur cette machine ni le siège ni ses lignes',
  'cli.word.link': 'lien',
  'cli.word.link.more':
    'un lien secret, un fichier qui en contient un, un siège gardé, ou - pour le taper sans qu’on le voie ; sans lui, les sièges gardés',
  'cli.invite.made': ({ name, game, server }) =>
    `${game} : la campagne partagée « ${name} » commence sur ${server}. Envoyez un lien à chaque joueur : le premier qui l’ouvre a le siège.`,
  'cli.invite.watch': 'Observateurs, autant qu’il vous plaira',
  'cli.invite.how': 'Un lien s’ouvre dans un navigateur, ou dans un terminal par : grognard join LIEN',
  'cli.join.none': ({ folder }) =>
    `Aucun siège n’est encore gardé dans ${folder}. Prenez-en un par : grognard join LIEN`,
  'cli.join.name': 'Revenir par grognard join …',
  'cli.join.campaign': 'Campagne',
  'cli.join.game': 'Jeu',
  'cli.join.seat': 'Siège',
  'cli.join.server': 'Serveur',
  'cli.join.where': ({ folder }) =>
    `Les clés de ces sièges sont dans ${folder}, lisibles de vous seul ; pour en oublier une, effacez-y ses fichiers.`,
  'cli.join.paste': 'Collez le lien et tapez Entrée. On ne le voit pas.',
  'cli.join.unencrypted': ({ server }) =>
    `Attention : la ligne vers ${server} n’est pas chiffrée. Qui écoute en chemin peut lire le jeton du lien.`,
  'cli.join.kept': ({ seat, file, name }) =>
    `Le siège est à vous : ${seat}. Sa clé est gardée dans ${file}, lisible de vous seul ; revenez par : grognard join ${name}`,
  'cli.join.notKept': ({ seat }) =>
    `Le siège est à vous : ${seat}. Rien n’est gardé ici : ce lien est la seule clé de votre siège, et il n’est montré que maintenant. Qui l’a joue pour vous.`,
  'cli.remote.you': '(vous)',
  'cli.remote.here': 'présent',
  'cli.remote.away': 'absent',
  'cli.remote.free': 'personne encore',
  'cli.remote.observer': 'observateur',
  'cli.remote.came': ({ seat }) => `${seat} est là.`,
  'cli.remote.left': ({ seat }) => `${seat} est parti.`,
  'cli.remote.help': 'Tapez un acte puis Entrée ; help les donne, leave s’en va.',
  'cli.remote.seated': ({ seat }) => `${seat} prend un siège.`,
  'cli.remote.began': ({ seat, title }) => `${seat} ouvre : ${title}`,
  'cli.remote.claimed': ({ seat, side }) => `${seat} répond pour ${side}.`,
  'cli.remote.sealed': ({ seat }) => `${seat} a scellé un choix.`,
  'cli.remote.undoAsked': ({ seat, line }) => `${seat} demande à annuler la ligne ${line}.`,
  'cli.remote.consent': ({ seat }) => `${seat} consent.`,
  'cli.remote.refuse': ({ seat }) => `${seat} ne consent pas : cela tient.`,
  'cli.remote.undone': ({ line, consent }) =>
    `La ligne ${line} est annulée${consent ? `, avec l’accord de ${consent}` : ''}.`,
  'cli.remote.abandoned': ({ consent }) =>
    `La procédure ouverte est abandonnée${consent ? `, avec l’accord de ${consent}` : ''}.`,
  'cli.remote.epoch': ({ dice }) =>
    `Le serveur a montré sa graine : ${dice === 1 ? 'le dé était loyal' : `les ${dice} dés étaient loyaux`}.`,
  'cli.remote.yourMove': ({ side, question, rule }) => `À vous. ${side} : ${question} (${rule})`,
  'cli.remote.howToChoose': 'Tapez ce qui précède une option ; odds et advise aident.',
  'cli.remote.howToSeal':
    'Tapez ce qui précède une option ; odds et advise aident. C’est scellé : personne ne le voit avant que tous aient choisi.',
  'cli.remote.yourConsent': ({ seat }) => `${seat} attend votre réponse : consent (oui) ou refuse (non).`,
  'cli.remote.yourClaim': ({ side, line }) => `Personne ne répond encore pour ${side} ; si c’est vous, tapez : ${line}`,
  'cli.remote.stuck': 'Les règles ne peuvent aller plus loin ; la procédure ne peut qu’être annulée (undo) :',
  'cli.remote.seatFree': ({ seat }) => `Le siège ${seat} est encore libre.`,
  'cli.remote.waiting': ({ seat, what }) => `On attend ${seat} : ${what}.`,
  'cli.remote.waitingAway': ({ seat, what }) => `On attend ${seat}, absent : ${what}.`,
  'cli.remote.waitingFree': ({ seat, what }) => `On attend ${seat}, dont personne n’a pris le siège : ${what}.`,
  'cli.remote.deviceAway': ({ seat }) =>
    `${seat} est absent : le jeu reprend de lui-même quand ce joueur revient, même sans vous.`,
  'cli.remote.nothingOpen': 'Rien n’est ouvert. Chaque camp peut ouvrir une procédure : open',
  'cli.remote.open': 'L’ouvrir ?',
  'cli.remote.whoAnswers': ({ side }) => `Qui répond pour ${side} ?`,
  'cli.remote.whoever': 'qui le prendra',
  'cli.remote.askedConsent': ({ seats }) => `Demandé. Il faut l’accord de ${seats.join(' et ')}.`,
  'cli.remote.exported': ({ file, lines }) =>
    `Le journal, ${lines} lignes, est dans ${file} ; chacun peut le vérifier par : grognard verify ${file}`,
  'cli.remote.seatLink': 'La clé de votre siège. Qui a ce lien joue pour vous : ne le montrez à personne.',
  'cli.remote.watchLink': 'Ce lien permet à chacun d’observer, et rien de plus.',
  'cli.remote.connected': 'De nouveau en ligne ; rien n’a été manqué.',
  'cli.remote.disconnected': ({ server }) =>
    `La connexion à ${server} est perdue. On réessaie ; ce que vous faites partira alors.`,
  'cli.remote.leftKept': 'Vous avez quitté la table. Votre siège est gardé : grognard join le donne.',
  'cli.remote.leftNow': 'Vous avez quitté la table.',
  'cli.remote.linesNotKept': ({ folder }) =>
    `Les lignes ne peuvent plus être gardées dans ${folder} ; le jeu continue sans cela.`,
  'cli.remote.distrust': ({ line }) => `NE VOUS FIEZ PAS À CE SERVEUR. Ce qu’il dit à la ligne ${line} ne peut être :`,
  'cli.remote.distrustMore':
    'Rien de ce qui suit cette ligne n’est cru, et rien n’est plus envoyé. Ce qui fut suivi jusque-là tient et se prouve ; prévenez les autres joueurs.',
  'cli.remote.wentBack': ({ by }) =>
    `Le journal a reculé ${by === 1 ? 'd’une ligne' : `de ${by} lignes`} : le serveur a perdu ou caché ce qu’il avait dit. Ce que vous en avez lui est rendu.`,
  'cli.remote.mended': ({ lines }) =>
    `Le serveur a de nouveau ${lines === 1 ? 'la ligne' : `les ${lines} lignes`}. Le jeu reprend quand tous les sièges se sont manifestés.`,
  'cli.remote.evidence': ({ file }) =>
    `Ce que le serveur a dit et signé est gardé dans ${file} ; ce que cela prouve, chacun peut le voir par : grognard verify ${file}`,
  'cli.act.open': 'open [PROCÉDURE [DONNÉES]]',
  'cli.act.open.more':
    'ouvrir une procédure ; les DONNÉES sont du JSON ou un exemple, puis CAMP=SIÈGE ; ce qui manque est demandé',
  'cli.act.choose': 'choose OPTION',
  'cli.act.choose.more': 'répondre à la question ; l’option seule suffit',
  'cli.act.seal': 'seal OPTION',
  'cli.act.seal.more': 'de même, pour un choix secret',
  'cli.act.take': 'take CAMP',
  'cli.act.take.more': 'répondre pour un camp de la procédure ouverte',
  'cli.act.odds': 'odds',
  'cli.act.odds.more': 'chances exactes de la procédure ouverte, d’où elle en est',
  'cli.act.advise': 'advise [BUT]',
  'cli.act.advise.more': 'ce que votre camp devrait faire maintenant',
  'cli.act.note': 'note TEXTE',
  'cli.act.note.more': 'écrire dans le journal',
  'cli.act.correct': 'correct PISTE VALEUR RAISON',
  'cli.act.correct.more': 'fixer une piste à la main : correct lost.attacker 3 mal compté',
  'cli.act.undo': 'undo',
  'cli.act.undo.more': 'demander à annuler le dernier événement, ou la procédure ouverte',
  'cli.act.consent': 'consent',
  'cli.act.consent.more': 'accepter l’annulation',
  'cli.act.refuse': 'refuse',
  'cli.act.refuse.more': 'la refuser',
  'cli.act.who': 'who',
  'cli.act.who.more': 'qui est là, à qui de jouer',
  'cli.act.state': 'state',
  'cli.act.state.more': 'les pistes telles qu’elles sont',
  'cli.act.log': 'log [NOMBRE]',
  'cli.act.log.more': 'la campagne racontée par tour et par phase, ou ses derniers événements',
  'cli.act.review': 'review [keep|redo|mark ÉVÉNEMENTS]',
  'cli.act.review.more':
    'les événements qui finiraient autrement selon les règles d’aujourd’hui, et ce qu’ils deviennent',
  'cli.act.proof': 'proof',
  'cli.act.proof.more': 'vérifier de nouveau tout le journal : signatures, sceaux, dés',
  'cli.act.export': 'export FICHIER',
  'cli.act.export.more': 'écrire le journal dans un fichier que chacun peut vérifier',
  'cli.act.link': 'link',
  'cli.act.link.more': 'montrer le lien secret de votre siège, pour l’ouvrir ailleurs',
  'cli.act.wait': 'wait',
  'cli.act.wait.more': 'continuer quand aucune procédure n’est ouverte (pour les scripts)',
  'cli.act.help': 'help',
  'cli.act.help.more': 'cette liste',
  'cli.act.leave': 'leave',
  'cli.act.leave.more': 'partir ; on revient quand on veut',
  'cli.usage.unknownAct': ({ received, options, close }) =>
    `« ${received} » n’est rien qu’on fasse à la table ; il y a ${options.join(', ')}.${close ? ` Vouliez-vous dire ${close} ?` : ''}`,
  'cli.usage.actIncomplete': ({ act }) => `il manque quelque chose : ${act}`,
  'refusal.notALink': 'ce n’est pas un lien secret ; il commence par http et contient #/join/, #/seat/ ou #/watch/',
  'refusal.noKeptSeat': 'aucun siège de ce nom n’est gardé ; grognard join donne ceux qui le sont',
  'refusal.severalSeats': ({ options }) => `plusieurs sièges conviennent : ${options.join(', ')}`,
  'refusal.notAServer': ({ received }) =>
    `« ${received} » n’est pas l’adresse d’un serveur ; donnez http://… ou https://…`,
  'refusal.invitationGone': ({ server }) =>
    `${server} ne connaît pas cette invitation ; chacune ne sert qu’une fois, et celle-ci a pu déjà servir`,
  'refusal.linkUnknown': ({ server }) => `${server} ne connaît pas de campagne que ce lien ouvre`,
  'refusal.serverRefuses': ({ words }) => words,
  'refusal.serverSilent': ({ server, reason }) =>
    `personne ne répond à ${server} (${reason}) ; le serveur tourne-t-il ?`,
  'refusal.otherCampaign': ({ server }) =>
    `${server} a commencé une autre campagne que celle qu’on lui demandait ; ne vous en servez pas`,
  'refusal.onlyWatching': 'un observateur n’agit pas',
  'refusal.nothingAsked': 'on ne vous demande rien maintenant ; who dit à qui de jouer',
  'refusal.noSuchOption': ({ received, options }) => `« ${received} » n’est pas offert ; il y a ${options.join(', ')}`,
  'refusal.nothingToTake': 'ce camp ne peut être pris maintenant',
  'refusal.noUndoAsked': 'personne ne vous a rien demandé d’annuler',
  'refusal.exportExists': 'ce fichier existe déjà ; on n’écrit pas par-dessus',
};
