/** Les formes du dialecte en français ; chaque texte a son anglais pour clé. */
import type { Dictionary } from '@grognard/kernel';

export const shapesFr: Dictionary = {
  'A text in English, and in whatever other languages it was written.':
    'Un texte en anglais, et dans les autres langues où il a été écrit.',
  'A sentence as data: the key of a phrase and its facts.':
    'Une phrase en données : la clé d’une tournure et ses faits.',
  'A share of all that can happen: a decimal, and the exact fraction.':
    'Une part de tout ce qui peut arriver : un nombre décimal, et la fraction exacte.',
  'A number: a decimal for the eye, and the exact fraction.': 'Un nombre : décimal pour l’œil, et la fraction exacte.',
  'What was wrong, where, and the rule that says so.': 'Ce qui n’allait pas, où, et la règle qui le dit.',
  'How each open question of the rules was read, by its name.':
    'Comment chaque question ouverte des règles a été lue, par son nom.',
  'A player’s own cells, by table: they take the place of the table’s.':
    'Les cases personnelles d’un joueur, par table : elles prennent la place de celles de la table.',
  'A cell that a player supplies from his own copy.': 'Une case qu’un joueur donne d’après son propre exemplaire.',
  'A die, a decision or a sealed choice, in the order they fell.':
    'Un dé, une décision ou un choix secret, dans l’ordre où ils sont tombés.',
  'A cell that was read, with its place; own where a player laid it.':
    'Une case qui a été lue, avec sa place ; personnelle là où un joueur l’a posée.',
  'A line of a modifier list: asked or not, applied or not.':
    'Une ligne d’une liste de modificateurs : demandée ou non, appliquée ou non.',
  'A term of a goal.': 'Un terme d’un but.',
  'A change to the campaign.': 'Un changement de la campagne.',
  'What comes of a procedure in which nothing is thrown and nobody decides.':
    'Ce qu’il advient d’une procédure où rien n’est jeté et où personne ne décide.',
  'A decision that may come up.': 'Une décision qui peut se présenter.',
  'By which a policy names it.': 'Par quoi une politique la nomme.',
  'Whether the options depend on what happened before.': 'Si les options dépendent de ce qui s’est passé avant.',
  'An outcome and its probability; with those that are better, where the procedure ranks them.':
    'Une issue et sa probabilité ; avec celles qui sont meilleures, là où la procédure les range.',
  'A number of the result, with its distribution.': 'Un chiffre du résultat, avec sa distribution.',
  'A chart for each way the open decisions may fall; where there are too many ways, for the plain policies.':
    'Un tableau pour chaque façon dont les décisions ouvertes peuvent tomber ; là où il y en a trop, pour les politiques simples.',
  'How far a sampled share may be off, nineteen times in twenty.':
    'De combien une part tirée au sort peut s’écarter, dix-neuf fois sur vingt.',
  'How far a sampled value may be off, nineteen times in twenty.':
    'De combien une valeur tirée au sort peut s’écarter, dix-neuf fois sur vingt.',
  'Exact, or sampled where there is too much to walk.': 'Exact, ou tiré au sort là où il y a trop à parcourir.',
  'States walked, or plays thrown.': 'Les états parcourus, ou les parties tirées.',
  'The odds of a procedure.': 'Les probabilités d’une procédure.',
  'The number of the dialect; members may come, none goes or changes its meaning.':
    'Le numéro du dialecte ; des membres peuvent venir, aucun ne s’en va ni ne change de sens.',
  'The version of our rendering of the rules.': 'La version de notre rendu des règles.',
  'The input as it was understood: what was usual or proposed is filled in.':
    'Les données telles qu’elles ont été comprises : l’usuel et le proposé remplis.',
  'How decisions were settled, clause by clause: `best` where advice decides.':
    'Comment les décisions ont été réglées, clause par clause : `best` là où le conseil décide.',
  'What the outcomes are listed by.': 'Ce selon quoi les issues sont rangées.',
  'The decisions that stand open: whoever settles them otherwise gets other odds.':
    'Les décisions qui restent ouvertes : qui les règle autrement obtient d’autres probabilités.',
  'One thing said or decided otherwise, and what that changes.':
    'Une chose dite ou décidée autrement, et ce que cela change.',
  'What each change of the input, and each decision, is worth.':
    'Ce que vaut chaque changement des données, et chaque décision.',
  'The decision that waits now.': 'La décision qui attend maintenant.',
  'A decision that may come, and what will be best then.':
    'Une décision qui peut venir, et ce qui sera alors le mieux.',
  'What a side should do.': 'Ce qu’un camp devrait faire.',
  'Sampled where there is too much to walk: every later decision is then drawn evenly.':
    'Tiré au sort là où il y a trop à parcourir : toute décision ultérieure est alors tirée également.',
  'Plays thrown for each option, where it is sampled.':
    'Les parties tirées pour chaque option, là où l’on tire au sort.',
  'How the outcomes move along an input.': 'Comment les issues bougent le long d’une donnée.',
  'Values that the rules refuse, and why.': 'Les valeurs que les règles refusent, et pourquoi.',
  'Where a figure turns round while the input goes on the same way.':
    'Où un chiffre rebrousse chemin alors que la donnée va toujours dans le même sens.',
  'Cells that no walk read.': 'Les cases qu’aucun parcours n’a lues.',
  'One explained step, as data and in words.': 'Une étape expliquée, en données et en mots.',
  'Where a figure stands among all that could have happened.':
    'Où se tient un chiffre parmi tout ce qui aurait pu arriver.',
  'A procedure from its input to a result that explains itself; the journal replays it.':
    'Une procédure, de ses données à un résultat qui s’explique ; le journal la rejoue.',
  'Nothing where no die was thrown, or where too much could have happened to count it in time.':
    'Rien là où aucun dé n’a été jeté, ou là où trop de choses auraient pu arriver pour être comptées à temps.',
  'What a check found; `holds` of a finding is null where it can be neither proved nor disproved.':
    'Ce qu’une vérification a trouvé ; `holds` est null là où cela ne peut être ni prouvé ni réfuté.',
  'The journal of a campaign in sentences, by turn and phase.':
    'Le journal d’une campagne en phrases, par tour et par phase.',
  'The games on the shelf.': 'Les jeux de l’étagère.',
  'What a procedure asks, which decisions it may put, how open rules are read.':
    'Ce qu’une procédure demande, quelles décisions elle peut poser, comment les règles ouvertes se lisent.',
  'The input as a JSON Schema (2020-12).': 'Les données en schéma JSON (2020-12).',
  'A printed table: a grid by rows and columns, or a list of named rows.':
    'Une table imprimée : une grille par lignes et colonnes, ou une liste de lignes qui ont un nom.',
  'What the source lost.': 'Ce que la source a perdu.',
  'Row by row; a lost cell is `?`.': 'Ligne par ligne ; une case perdue est `?`.',
  'What a cell may hold: a list, a pattern, or either by row or column.':
    'Ce qu’une case peut contenir : une liste, un motif, ou l’un ou l’autre par ligne ou par colonne.',
  'All tables of a game.': 'Toutes les tables d’un jeu.',
  'A worked example: what is given, and what is claimed of it.':
    'Un exemple : ce qui est donné, et ce qui en est affirmé.',
  'Where the expected values come from.': 'D’où viennent les valeurs attendues.',
  'What no die shows stands only in examples that are refused.':
    'Ce qu’aucun dé ne montre ne se trouve que dans des exemples qui sont refusés.',
  'Offered to players as a ready-made input.': 'Offert aux joueurs comme des données toutes prêtes.',
  'The worked examples of a game.': 'Les exemples d’un jeu.',
  'A worked example under every walker.': 'Un exemple par tous les parcours.',
  'The walkers that have walked it.': 'Les parcours par lesquels il est passé.',
  'What differs from the claim; nothing where all agree.':
    'Ce qui diffère de ce qui est affirmé ; rien là où tout concorde.',
  'Worked examples under every walker, with a count.': 'Des exemples par tous les parcours, avec leur compte.',
};
