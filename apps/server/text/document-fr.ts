/** Ce que l’API dit d’elle-même, en français ; chaque texte a son anglais pour clé, tel que l’écrit la route. */
import type { Dictionary } from '@grognard/kernel';

export const documentFr: Dictionary = {
  'Every procedure of every game, and shared campaigns that two players far apart can trust. An answer says what it assumed: the rulings in force, how decisions were settled, which of them stand open. Words stand beside the keys, in the language of Accept-Language (en, fr). Names that nobody knows are refused, each with what would do. Whatever is refused is answered with problem details (RFC 9457). The schemas of the procedures’ inputs are published at /api/schemas. Acts in a campaign are signed lines of a hash chain.':
    'Chaque procédure de chaque jeu, et des campagnes partagées auxquelles deux joueurs éloignés peuvent se fier. Une réponse dit ce qu’elle a supposé : les arbitrages en vigueur, comment les décisions ont été réglées, lesquelles restent ouvertes. Les mots se tiennent à côté des clés, dans la langue d’Accept-Language (en, fr). Les noms que personne ne connaît sont refusés, chacun avec ce qui conviendrait. Tout refus est répondu par des détails de problème (RFC 9457). Les schémas des données des procédures sont publiés à /api/schemas. Les actes d’une campagne sont les maillons signés d’une chaîne d’empreintes.',
  'What is on the shelf: games, tables, worked examples, what a procedure asks.':
    'Ce qui est sur l’étagère : jeux, tables, exemples, ce qu’une procédure demande.',
  'A procedure resolved, its exact odds, advice, worth, a sweep along an input.':
    'Une procédure résolue, ses probabilités exactes, le conseil, la valeur, un balayage le long d’une donnée.',
  'Shared campaigns: made, read, sat down at, acted in, taken home, given back.':
    'Les campagnes partagées : les créer, les lire, s’y asseoir, y agir, les emporter, les rendre.',
  'For whoever runs the server.': 'Pour qui fait tourner le serveur.',
  'Whether the process answers, whatever its database does':
    'Si le processus répond, quoi que fasse sa base de données',
  'It is well.': 'Tout va bien.',
  'Whether campaigns can be played: something was just written to the database':
    'Si les campagnes peuvent se jouer : quelque chose vient d’être écrit dans la base de données',
  'The campaign as it stands, and whose move it is': 'La campagne telle qu’elle est, et à qui de jouer',
  'The campaign.': 'La campagne.',
  'Make a campaign; the same request twice makes one':
    'Créer une campagne ; la même demande deux fois n’en crée qu’une',
  'It was there already.': 'Elle était déjà là.',
  'It is made.': 'Elle est créée.',
  'The journal from a line on, as stored': 'Le journal à partir d’une ligne, tel qu’il est gardé',
  'Lines, and how far the journal goes.': 'Des lignes, et jusqu’où va le journal.',
  'Give back lines that the server has signed and lost': 'Rendre des lignes que le serveur a signées et perdues',
  'How many were missing.': 'Combien il en manquait.',
  'The journal in sentences, by turn and phase, in the caller’s language':
    'Le journal en phrases, par tour et par phase, dans la langue de qui demande',
  'What has happened; what is sealed or not yet ended is not in it.':
    'Ce qui s’est passé ; ce qui est scellé ou n’est pas encore fini n’y est pas.',
  'The whole journal as a file that anyone can verify': 'Le journal entier, en un fichier que chacun peut vérifier',
  'One line each, and the server’s signature.': 'Une ligne par événement, et la signature du serveur.',
  'Take a seat by its invitation': 'Prendre un siège par son invitation',
  'It is added.': 'Elle est ajoutée.',
  'Add a signed line to the journal': 'Ajouter au journal une ligne signée',
  'The games, their procedures and tables': 'Les jeux, leurs procédures et leurs tables',
  'The shelf.': 'L’étagère.',
  'Every table of a game as printed': 'Toutes les tables d’un jeu telles qu’imprimées',
  'The tables.': 'Les tables.',
  'Every table of a game with the caller’s own cells laid over it':
    'Toutes les tables d’un jeu sous les cases personnelles de qui demande',
  'One table with the caller’s own cells laid over it': 'Une table sous les cases personnelles de qui demande',
  'A seed for the dice, 1 to 64 bytes in hexadecimal: the same seed gives the same dice.':
    'Une graine pour les dés, de 1 à 64 octets en hexadécimal : la même graine donne les mêmes dés.',
  'One table as printed, repairs explained': 'Une table telle qu’imprimée, réparations expliquées',
  'The table.': 'La table.',
  'The worked examples of a game': 'Les exemples d’un jeu',
  'The examples.': 'Les exemples.',
  'What a procedure asks, which decisions it may put, how open rules are read':
    'Ce qu’une procédure demande, quelles décisions elle peut poser, comment les règles ouvertes se lisent',
  'The procedure.': 'La procédure.',
  'Resolve a procedure: dice thrown here or given, every step explained':
    'Résoudre une procédure : dés jetés ici ou donnés, chaque étape expliquée',
  'Decisions are taken from `answers` in the order they are asked; one that is missing is asked for by its question and options.':
    'Les décisions sont prises dans `answers`, dans l’ordre où elles sont demandées ; celle qui manque est demandée par sa question et ses options.',
  'The answer, with the words beside the keys.': 'La réponse, les mots à côté des clés.',
  'The exact odds of a procedure': 'Les probabilités exactes d’une procédure',
  'Where decisions stand open and no policy settles them, the odds of each way they may fall stand in `open`. What cannot be walked in the server’s time is sampled, and `method` says so.':
    'Là où des décisions restent ouvertes et qu’aucune politique ne les règle, les probabilités de chaque façon dont elles peuvent tomber sont dans `open`. Ce qui ne peut être parcouru dans le temps du serveur est tiré au sort, et `method` le dit.',
  'One line: how far it has come, then the answer or the problem.':
    'Une ligne : où en est le calcul, puis la réponse ou le problème.',
  'How far an answer has come.': 'Où en est une réponse.',
  'States walked, or plays thrown so far.': 'États parcourus, ou parties jouées jusqu’ici.',
  'How much is done: of a walk what is settled, of a sample what is thrown.':
    'Ce qui est fait : d’un parcours ce qui est acquis, d’un échantillon ce qui est joué.',
  'Too much may happen: plays are thrown instead.': 'Trop de choses peuvent arriver : on joue des parties à la place.',
  'What is settled: no outcome is rarer than here, and nothing is known yet of `open`.':
    'Ce qui est acquis : aucun résultat n’est plus rare qu’ici, et de `open` on ne sait encore rien.',
  'What a side should do, with every decision of the other side inside':
    'Ce qu’un camp devrait faire, toutes les décisions de l’autre camp comprises',
  '`dice` and `answers` lead to the decision that waits; without them the whole play is looked at beforehand.':
    '`dice` et `answers` mènent à la décision qui attend ; sans eux, toute la partie est regardée d’avance.',
  'What each change of the input, and each decision, is worth':
    'Ce que vaut chaque changement des données, et chaque décision',
  'In the usual goal of the side that acts, or in the goal that is given.':
    'Selon le but usuel du camp qui agit, ou selon le but donné.',
  'How the outcomes move along one input': 'Comment les issues bougent le long d’une donnée',
  '`along` is a path into the input, as `attackers[0].strength`; values that the rules refuse are told apart.':
    '`along` est un chemin dans les données, comme `attackers[0].strength` ; les valeurs que les règles refusent sont dites à part.',
  'A worked example under every walker: typed dice, replay, odds, luck, random play':
    'Un exemple par tous les parcours : dés saisis, relecture, probabilités, chance, jeu au hasard',
  'What was claimed, and what differed.': 'Ce qui était affirmé, et ce qui en diffère.',
  'Check a resolution that was kept, a campaign’s file, a shared campaign’s journal, or evidence':
    'Vérifier une résolution gardée, le fichier d’une campagne, le journal d’une campagne partagée, ou une preuve',
  'What a journal proves is best checked on a machine of one’s own: `grognard verify` does the same offline.':
    'Ce que prouve un journal se vérifie au mieux sur sa propre machine : `grognard verify` fait de même hors ligne.',
  'What was checked, and what holds.': 'Ce qui a été vérifié, et ce qui tient.',
  'Where the JSON Schemas are published, and the number of the dialect':
    'Où les schémas JSON sont publiés, et le numéro du dialecte',
  'Addresses.': 'Des adresses.',
  'One JSON Schema, with all that it refers to, described in the caller’s language':
    'Un schéma JSON, avec tout ce à quoi il renvoie, décrit dans la langue de qui demande',
  'The schema.': 'Le schéma.',
  'The JSON Schema of a procedure’s input, titled in the caller’s language':
    'Le schéma JSON des données d’une procédure, intitulé dans la langue de qui demande',
  'The secret token of a seat, of an invitation, or of the observers.':
    'Le jeton secret d’un siège, d’une invitation ou des observateurs.',
  'Problem details (RFC 9457).': 'Détails d’un problème (RFC 9457).',
  'In the language of Accept-Language.': 'Dans la langue d’Accept-Language.',
  'Where: a path into the input, or into the member of the request that it begins with.':
    'Où : un chemin dans les données, ou dans le membre de la demande par lequel il commence.',
  'What came and what would do, as data.': 'Ce qui est venu et ce qui conviendrait, en données.',
  'The whole in a sentence.': 'Le tout en une phrase.',
  'Every fault at once.': 'Toutes les fautes à la fois.',
  'Lines of a journal as they are stored.': 'Les lignes d’un journal telles qu’elles sont gardées.',
  'Lines of the journal.': 'Les lignes du journal.',
  'The hash of the last line.': 'L’empreinte de la dernière ligne.',
  'The server’s, of both.': 'Celle du serveur, pour l’un et l’autre.',
  'What an act has added.': 'Ce qu’un acte a ajouté.',
  'Something a seat may do now.': 'Une chose qu’un siège peut faire maintenant.',
  'The procedure that is being played.': 'La procédure qui se joue.',
  'A shared campaign as whoever asks may see it.': 'Une campagne partagée telle que peut la voir qui demande.',
  'Where the JSON Schemas are published.': 'Où les schémas JSON sont publiés.',
  'Addresses by name.': 'Les adresses par nom.',
  'Addresses of the procedures’ inputs, by game and procedure.':
    'Les adresses des données des procédures, par jeu et par procédure.',
  'What stands on the map. Its schema is published at /api/schemas/inputs/{game}/{procedure}.':
    'Ce qui est sur la carte. Son schéma est publié à /api/schemas/inputs/{game}/{procedure}.',
  'Options in the order they are asked; a sealed choice is an object with one option for each side.':
    'Les options dans l’ordre où elles sont demandées ; un choix secret est un objet avec une option par camp.',
  'How decisions are settled: `never`, `always`, `evenly`, `threshold:N`, `SIDE=POLICY`, `QUESTION=OPTION`; one clause, a list of them, or an object of questions and options.':
    'Comment les décisions sont réglées : `never`, `always`, `evenly`, `threshold:N`, `SIDE=POLICY`, `QUESTION=OPTION` ; une clause, une liste de clauses, ou un objet de questions et d’options.',
  'The values, in their order.': 'Les valeurs, dans leur ordre.',
  'The text of a campaign’s file, of a shared campaign’s journal, or of kept evidence.':
    'Le texte du fichier d’une campagne, du journal d’une campagne partagée, ou d’une preuve gardée.',
  'The language of every sentence.': 'La langue de toutes les phrases.',
  'The id of a game, as `listGames` gives it.': 'L’identifiant d’un jeu, tel que le donne `listGames`.',
  'The id of a procedure of the game.': 'L’identifiant d’une procédure du jeu.',
  'The id of a campaign: 32 hexadecimal digits.': 'L’identifiant d’une campagne : 32 chiffres hexadécimaux.',
};
