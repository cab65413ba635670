/** Les mots français qui n'appartiennent à aucun jeu. */
import type { Say, Translation, Words } from '@grognard/kernel';
import type { en, SpeltCode } from './en.ts';
import { optionNames } from './options.ts';

type Options = readonly string[];
const oneOf = (options: Options): string => new Intl.ListFormat('fr', { type: 'disjunction' }).format(options);
const meant = (close: string | undefined): string => (close ? ` Vouliez-vous dire ${close} ?` : '');
const valued = (value: Words | number, say: Say): string => (typeof value === 'number' ? String(value) : say(value));
const speltOut =
  (say: Say) =>
  ({ code, meaning }: SpeltCode): string =>
    meaning ? `${code} (${say.read(meaning)})` : code;
const figure = (value: number): string => String(value).replace('-', '−');

export const fr: Translation<typeof en> = {
  locale: 'fr',
  die: ({ sides }) => `d${sides}`,
  lookup: ({ table, row, column, cell }) => `${table} : ligne ${row}, colonne ${column} → ${cell}`,
  each: ({ items }, say) => items.map((item) => say(item)).join(' ; '),
  'lookup.own': ({ table, row, column, cell }) =>
    `${table} : ligne ${row}, colonne ${column} → ${cell} (votre propre case)`,
  applied: 's’applique',
  notApplied: 'ne s’applique pas',
  notAsked: 'sans objet',
  varies: 'selon le cas',
  yes: 'oui',
  no: 'non',
  'option.yes': 'oui',
  'option.no': 'non',
  'follows.title': ({ where }, say) => `${say(where)} : votre choix`,
  'follows.told': ({ field, from, chosen, proposal, why }, say) =>
    `${say(field)} : ${valued(chosen, say)} ; ${say(why)} (${valued(from, say)}), ce serait ${valued(proposal, say)}`,
  'refusal.at': ({ place }) => `${place} : `,
  'refusal.place': ({ label, at }) => `${label} (${at})`,
  'refusal.cited': ({ rule }) => ` (${rule})`,
  'refusal.missing': ({ options, expected, words }, say) =>
    options
      ? `manque ; donnez ${oneOf(optionNames(say, options, words))}`
      : `manque ; donnez ${{ integer: 'un nombre entier', flag: 'true ou false', list: 'une liste', record: 'un enregistrement', text: 'un texte' }[expected ?? ''] ?? 'une valeur'}`,
  'refusal.notAnInteger': ({ received, min, max }) =>
    `${received} ne convient pas ; donnez un nombre entier de ${min} à ${max}`,
  'refusal.notAFlag': ({ received }) => `${received} ne convient pas ; donnez true ou false`,
  'refusal.notOneOf': ({ received, options, close, words }, say) =>
    `${received} est inconnu ; donnez ${oneOf(optionNames(say, options, words))}.${meant(close)}`,
  'refusal.notText': ({ received, max }) => `${received} ne convient pas ; donnez un texte de 1 à ${max} caractères`,
  'refusal.notAList': ({ received }) => `${received} ne convient pas ; donnez une liste`,
  'refusal.notARecord': ({ received }) =>
    `${received} ne convient pas ; donnez un enregistrement tel que {"nom": valeur}`,
  'refusal.unknownMap': ({ received }) =>
    `aucune carte n’est gardée sous ${received} ; donnez la carte elle-même, ou la marque d’une carte de la campagne`,
  'refusal.tooFew': ({ min }) => `trop peu ; donnez-en au moins ${min}`,
  'refusal.tooMany': ({ max }) => `trop ; donnez-en au plus ${max}`,
  'refusal.twice': ({ received, first }) => `${received} figure ici une seconde fois ; le numéro ${first} l’a déjà`,
  'refusal.unknownField': ({ received, options, close }) =>
    `il n’y a pas de champ « ${received} » ; les champs sont ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownRuling': ({ received, options, close }) =>
    `il n’y a pas d’arbitrage « ${received} » ; les arbitrages sont ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownReading': ({ received, options }) =>
    `« ${received} » n’est pas une lecture de cet arbitrage ; donnez ${oneOf(options)}`,
  'refusal.unknownProcedure': ({ received, options, close }) =>
    `il n’y a pas de procédure « ${received} » ; les procédures sont ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownGame': ({ received, options, close }) =>
    `il n’y a pas de jeu « ${received} » ; les jeux sont ${options.join(', ')}.${meant(close)}`,
  'line.told': ({ head, told }) => `${head} : ${told}`,
  'line.list': ({ items }) => items.join(' ; '),
  'line.dice': ({ faces, count }) => `${count === 1 ? 'dé' : 'dés'} ${faces.join(', ')}`,
  'refusal.gameNotFound': ({ received, options, close }) =>
    `« ${received} » n’est ni un jeu de la maison (all, ${options.join(', ')}), ni un fichier, ni un paquet installé.${meant(close)}`,
  'refusal.gameNotLoaded': ({ received, reason }) => `« ${received} » ne peut être lu comme un jeu : ${reason}`,
  'refusal.notAGame': ({ received }) =>
    `« ${received} » ne contient pas de jeu ; il doit exporter \`game\`, fait par \`defineGame\``,
  'refusal.gameTwice': ({ received }) => `deux jeux de l’étagère s’appellent « ${received} » ; laissez-en un`,
  'refusal.unknownTable': ({ received, options }) =>
    `il n’y a pas de table « ${received} » ; les tables sont ${options.join(', ')}`,
  'refusal.overlayRow': ({ received, options }) =>
    `la table n’a pas de ligne « ${received} » ; ses lignes sont ${options.join(' ')}`,
  'refusal.overlayColumn': ({ received, options }) =>
    `la table n’a pas de colonne « ${received} » ; ses colonnes sont ${options.join(' ')}`,
  'refusal.overlayCell': ({ received, would }, say) =>
    `« ${received} » ne peut figurer dans cette case ; donnez ${say(would)}`,
  'codes.list': ({ codes }, say) => oneOf(codes.map(speltOut(say))),
  'codes.number': ({ min, max, halves, or }, say) =>
    oneOf([
      `${halves ? 'un nombre' : 'un nombre entier'} de ${figure(min)} à ${figure(max)}${halves ? ', par demis, tel que 1.5' : ''}`,
      ...or.map(speltOut(say)),
    ]),
  'codes.notation': ({ words }, say) => say.read(words),
  'refusal.dieMissing': ({ ask }, say) => `il faut encore un dé : ${say(ask)}`,
  'refusal.diceLeftOver': ({ used, given }) => `${given} dés ont été donnés, il n’en fallait que ${used}`,
  'refusal.notAFace': ({ ask, received, sides }, say) =>
    `${received} n’est pas une face d’un dé à ${sides} faces (${say(ask)}) ; donnez 1 à ${sides}`,
  'refusal.answerMissing': ({ ask, side, options }, say) =>
    `${say(`side.${side}`)} doit décider : ${say(ask)} ; donnez ${oneOf(options)}`,
  'refusal.answersLeftOver': ({ used, given }) => `${given} réponses ont été données, il n’en fallait que ${used}`,
  'refusal.notAnOption': ({ ask, side, received, options }, say) =>
    `${say(`side.${side}`)}, ${say(ask)} : ${received === null ? 'pas de réponse' : `« ${received} » n’est pas permis`} ; donnez ${oneOf(options)}`,
  'refusal.journalDiffers': ({ ask, received }, say) =>
    `le journal porte ${received} là où la règle demande : ${say(ask)}`,
  'refusal.journalEnds': ({ ask }, say) => `le journal s’arrête là où la règle demande encore : ${say(ask)}`,
  'refusal.journalLeftOver': ({ used, given }) =>
    `le journal a ${given} entrées, la procédure s’est achevée après ${used}`,
  'refusal.oddsTooLarge': ({ states, budget }) =>
    `ces probabilités demandent plus que les ${budget} états permis (${states} atteints) ; fixez plus de choix ou permettez-en davantage`,
  'refusal.oddsTooLong': 'ce parcours dépasse le temps permis ; fixez plus de choix',
  'refusal.oddsTooDeep': ({ denominator }) => `trop de dés entre deux points de contrôle (${denominator} cas)`,
  'refusal.matrixTooLarge': ({ rows, columns, most }) =>
    `un choix secret de ${rows} × ${columns} options est trop grand pour un conseil exact (au plus ${most} × ${most})`,
  'refusal.unknownGoal': ({ received, options, close }) =>
    `« ${received} » n’est pas un but ; les buts sont ${options.join(', ')}.${meant(close)}`,
  'refusal.noSuchInput': ({ options }) => `l’entrée n’a pas de telle place ; elle commence par ${options.join(', ')}`,
  'refusal.nothingToSweep': 'les règles n’acceptent aucune de ces valeurs',
  'refusal.noCampaign': ({ game }) => `${game} ne tient pas de campagne`,
  'refusal.openedTwice': 'la campagne est déjà ouverte',
  'refusal.notOpened': 'une campagne commence par son ouverture',
  'refusal.emptyCampaign': 'le fichier ne contient aucun événement',
  'refusal.fileLineNotJson': ({ line }) => `la ligne ${line} n’est pas du JSON : le fichier a été abîmé`,
  'refusal.fileLineOutOfOrder': ({ line }) =>
    `la ligne ${line} porte un autre numéro : des lignes manquent ou sont en désordre`,
  'refusal.fileChainBroken': ({ line }) =>
    `la ligne ${line} ne suit pas la précédente : quelque chose a été changé avant elle`,
  'refusal.fileLineNotAnEvent': ({ line }) =>
    `la ligne ${line} ne contient aucun événement que cette version connaisse`,
  'refusal.fileLineNotCanonical': ({ line }) => `la ligne ${line} n’est pas écrite en JSON canonique`,
  'file.torn': ({ line }) =>
    `La ligne ${line} a été coupée : l’événement en cours d’écriture est perdu ; tout ce qui précède demeure.`,
  'file.byteOrderMark': 'Le fichier commence par une marque d’ordre des octets, lue comme si elle n’y était pas.',
  'file.carriageReturns': 'Les lignes finissent par des retours chariot, lus comme s’ils n’y étaient pas.',
  'refusal.unknownFormat': ({ received, format }) =>
    `le format de journal ${received} est inconnu ; cette version lit le format ${format}`,
  'refusal.otherGame': ({ received, game }) => `le journal est de ${received}, non de ${game}`,
  'refusal.registerKnows': ({ received, known, counter }) =>
    `${counter} figure au registre de la campagne avec ${known}, non ${received} ; corrigez le registre, avec un motif, s’il se trompe`,
  'refusal.registerFull': ({ max }) => `le registre tient ${max} pions et pas davantage`,
  'refusal.onlyStruck': 'ce qui attend d’être porté au registre ne peut qu’être rayé : donnez null',
  'refusal.campaignKnows': ({ received, known }) =>
    `vous dites ${received}, la piste de la campagne dit ${known} ; omettez-le, ou corrigez la piste en donnant une raison`,
  'refusal.reasonMissing': 'une correction demande une raison',
  'refusal.noSuchTrack': ({ options }) => `il n’y a pas de telle piste ; les pistes sont ${options.join(', ')}`,
  'repair.scan': 'numérisation',
  'repair.misprint': 'coquille',
  'repair.errata': 'errata',
  'repair.translation': 'traduction',
  'repair.reconstructed': 'case reconstituée',
  'repair.suspect': 'case douteuse',
  'confidence.certain': 'certain',
  'confidence.high': 'très probable',
  'confidence.medium': 'probable',
  'confidence.low': 'incertain',
  'refusal.nothingToUndo': 'il n’y a rien à annuler',
  'refusal.nothingToRedo': 'il n’y a rien à rétablir',
  'refusal.undoOutOfOrder': ({ received, last }) =>
    `l’événement ${received} n’est pas le dernier en vigueur ; c’est le ${last}`,
  'refusal.redoOutOfOrder': ({ received, last }) =>
    `l’événement ${received} n’est pas le dernier annulé ; c’est le ${last}`,
  'refusal.consentNeeded': ({ sequence, missing }, say) =>
    `l’événement ${sequence} a jeté un dé ou montré un secret : l’annuler demande l’accord de ${missing.map((side) => say(`side.${side}`)).join(', ')}`,
};
