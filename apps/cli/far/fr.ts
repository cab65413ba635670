/** Les mots français des campagnes jouées à distance. */
import type { Translation } from '@grognard/kernel';
import type { farEn } from './en.ts';

export const farFr: Translation<typeof farEn> = {
  'cli.verb.serve': 'servir l’application et les campagnes partagées, jusqu’à l’arrêt',
  'cli.verb.serve.examples': `  grognard serve
  grognard serve --port 8080 --database postgres://nom:motdepasse@hôte/base`,
  'cli.option.port': 'le port d’écoute (8080)',
  'cli.option.host': 'l’adresse d’écoute (127.0.0.1 : cette machine seulement)',
  'cli.option.database': 'un fichier, ou postgres://…',
  'cli.serve.at': ({ url }) => `Grognard est à ${url}`,
  'cli.serve.database': ({ database }) => `Les campagnes sont gardées dans ${database}. Arrêt par Ctrl-C.`,
  'refusal.storeInUse': 'un autre processus sert déjà ce fichier de base',
  'refusal.cannotServe': ({ reason }) => `le serveur ne peut démarrer : ${reason}`,
  'cli.verify.signed': ({ acts, seats }) =>
    `signatures : les ${acts} actes des joueurs sont tous signés, par ${seats.join(' et ')}`,
  'cli.verify.fairDice': ({ dice }) =>
    `dés : ${dice} découlent de graines engagées d’avance et de la contribution de chaque joueur`,
  'cli.verify.unrevealed': ({ dice }) =>
    `dés : ${dice} attendent leur graine, montrée quand la procédure ouverte s’achève`,
  'cli.verify.unsealed': ({ sealed }) => `choix secrets : ${sealed} ouverts tels qu’ils furent scellés`,
  'cli.verify.closed': 'la ligne de clôture répond de la dernière',
  'cli.verify.notClosed': 'il n’y a pas de ligne de clôture : il peut manquer des lignes à la fin',
  'cli.verify.fault': ({ line, from, to, words }) => `ligne ${line} (octets ${from} à ${to}) : ${words}`,
};
