/** Les mots de la commande en français. */
import type { Translation } from '@grognard/kernel';
import type { en } from './en.ts';

const meant = (close: string | undefined): string => (close ? ` Vouliez-vous dire ${close} ?` : '');
const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const fr: Translation<typeof en> = {
  'cli.help.about':
    'Tables, probabilités exactes, dés et campagnes des jeux de guerre historiques, expliqués règle par règle.',
  'cli.help.usage': '[options] [verbe]',
  'cli.help.version': 'dire quelle version c’est',
  'cli.help.help': 'expliquer un verbe, avec des exemples',
  'cli.help.command': 'help [verbe]',
  'cli.help.examples': 'Exemples :',
  'cli.help.title.usage': 'Usage :',
  'cli.help.title.arguments': 'Mots :',
  'cli.help.title.options': 'Options :',
  'cli.help.title.commands': 'Verbes :',
  'cli.verb.none.examples': `  grognard                              la séance guidée
  grognard games                        ce qui est sur l’étagère
  grognard odds specimen assault --input '{"attack":11,"defence":4}'
  grognard help resolve                 tout sur un verbe`,

  'cli.verb.games': 'lister les jeux, leurs procédures et leurs tables',
  'cli.verb.games.examples': `  grognard games
  grognard games --json --lang fr`,
  'cli.verb.show': 'montrer une table telle qu’imprimée, ses cases réparées marquées et expliquées',
  'cli.verb.show.examples': `  grognard show specimen                quelles tables il y a
  grognard show specimen assault        une table
  grognard show specimen assault --json`,
  'cli.verb.describe':
    'dire ce qu’une procédure demande, quelles décisions elle pose, comment les règles ouvertes se lisent',
  'cli.verb.describe.examples': `  grognard describe specimen assault
  grognard describe specimen assault --json   l’entrée en JSON Schema`,
  'cli.verb.resolve': 'résoudre une procédure : dés jetés ou saisis, chaque étape expliquée',
  'cli.verb.resolve.examples': `  grognard resolve specimen assault     demande question par question
  grognard resolve specimen assault --input '{"attack":11,"defence":4,"acrossRiver":true}' --dice 5,6 --answers '[{"attacker":"commit","defender":"hold"},"retreat"]'
  grognard resolve specimen assault --input '{"attack":2,"defence":4}' --seed 1f2e --answers '[{"attacker":"hold","defender":"hold"}]' --ruling fractions=nearest
  grognard resolve aegean-strike zones-of-control --example zones --svg zones.svg
  grognard resolve balkan-wars combat --example B1 --format line
  grognard resolve balkan-wars combat --example B1 --set attackers[0].strength=7 --told`,
  'cli.verb.odds': 'donner les probabilités exactes d’une procédure, avant tout jet de dé',
  'cli.verb.odds.examples': `  grognard odds specimen assault --input '{"attack":11,"defence":4}'
  grognard odds specimen assault --input '{"attack":11,"defence":4}' --policy always
  grognard odds specimen assault --input '{"attack":11,"defence":4}' --policy attacker=always,assault.ask.retreat=retreat --by defenderLosses
  grognard odds specimen assault --example 7.4-a --policy never`,
  'cli.verb.examples': 'rejouer chaque exemple, par chaque parcours',
  'cli.verb.examples.examples': `  grognard examples
  grognard examples specimen`,
  'cli.verb.scenarios': 'raconter les histoires d’un jeu en exemples, et dire comment jouer chaque étape',
  'cli.verb.scenarios.examples': `  grognard scenarios
  grognard scenarios aegean-strike --lang fr`,
  'cli.scenarios.none': 'Ce jeu ne raconte pas d’histoires ; `grognard examples` liste ses exemples.',
  'cli.picture.noMap': ({ file }) =>
    `Aucune image n’est dessinée et ${file} n’est pas écrit : aucune carte n’a été donnée. Donnez-en une avec --map FICHIER.`,
  'cli.picture.saved': ({ file }) => `L’image est dans ${file}.`,
  'cli.verb.campaign': 'tenir une campagne dans un fichier',
  'cli.verb.campaign.examples': `  grognard campaign new war.jsonl specimen --name "Le Gué"
  grognard campaign state war.jsonl
  grognard campaign log --help          tout sur un verbe`,
  'cli.verb.campaign.new': 'commencer une campagne dans un nouveau fichier',
  'cli.verb.campaign.new.examples': `  grognard campaign new war.jsonl specimen --name "Le Gué"
  grognard campaign new other.jsonl specimen --setup '{"lost":{"attacker":2,"defender":0}}' --ruling fractions=nearest`,
  'cli.verb.campaign.resolve': 'résoudre une procédure dans la campagne ; ses effets changent les pistes',
  'cli.verb.campaign.resolve.examples': `  grognard campaign resolve war.jsonl assault --input '{"attack":2,"defence":4}' --dice 1 --answers '[{"attacker":"hold","defender":"hold"}]'
  grognard campaign resolve war.jsonl assault --example 7.4-a --set defence=5 --told`,
  'cli.verb.campaign.log': 'raconter le journal comme une chronique, ou une partie',
  'cli.verb.campaign.log.examples': `  grognard campaign log war.jsonl
  grognard campaign log war.jsonl --last 10 --format markdown`,
  'cli.verb.campaign.state': 'montrer les pistes telles qu’elles sont',
  'cli.verb.campaign.state.examples': '  grognard campaign state war.jsonl --json',
  'cli.verb.campaign.correct': 'fixer une piste à la main, avec une raison',
  'cli.verb.campaign.correct.examples': '  grognard campaign correct war.jsonl lost.attacker 3 --reason "mal compté"',
  'cli.verb.campaign.note': 'écrire une remarque dans le journal',
  'cli.verb.campaign.note.examples': '  grognard campaign note war.jsonl "Fin du tour 3"',
  'cli.verb.campaign.undo': 'annuler le dernier événement ; dés et secrets seulement avec l’accord des camps',
  'cli.verb.campaign.undo.examples': '  grognard campaign undo war.jsonl --consent attacker,defender',
  'cli.verb.campaign.redo': 'rétablir ce qui a été annulé en dernier',
  'cli.verb.campaign.redo.examples': '  grognard campaign redo war.jsonl',
  'cli.verb.map': 'faire, montrer et vérifier des cartes dans des fichiers',
  'cli.verb.map.examples': `  grognard map new pass.json specimen-hexes --corners 0101,0604 --title "Le Col"
  grognard map check pass.json specimen-hexes
  grognard map show --help              un verbe en détail`,
  'cli.verb.map.new': 'faire une carte vierge, numérotée comme deux coins opposés de la vôtre',
  'cli.verb.map.new.examples': `  grognard map new other.json specimen-hexes --corners 0101,0604 --background wood
  grognard map new sheet.json aegean-strike --corners A1,L20 --shoved odd`,
  'cli.verb.map.show': 'montrer une carte en lettres, en phrases, ou en image dans un fichier',
  'cli.verb.map.show.examples': `  grognard map show pass.json specimen-hexes
  grognard map show pass.json specimen-hexes --sentences
  grognard map show pass.json specimen-hexes --svg pass.svg`,
  'cli.verb.map.check': 'vérifier une carte : chaque faute avec son endroit et son hex',
  'cli.verb.map.check.examples': '  grognard map check pass.json specimen-hexes --json',
  'cli.map.sound': ({ title, from, to, hexes, mark }) =>
    `« ${title} » est en ordre : ${plural(hexes, 'hexagone', 'hexagones')} de ${from} à ${to}. Sa marque est ${mark}.`,
  'cli.map.made': ({ file, from, to, hexes }) =>
    `Une carte vierge de ${plural(hexes, 'hexagone', 'hexagones')}, de ${from} à ${to}, est dans ${file}.`,
  'cli.word.map': 'carte',
  'cli.word.map.more': 'le fichier de la carte',
  'cli.option.map': 'la carte, dans un fichier à elle ; en campagne aussi la marque de l’une des siennes',
  'cli.option.corners': 'les numéros imprimés dans deux coins opposés : 0101,2618 ou A1,L20',
  'cli.option.title': 'le titre de la carte ; sinon celui du jeu',
  'cli.option.background': 'le terrain qui s’étend partout au début ; sinon le premier du jeu',
  'cli.option.shoved':
    'quelles colonnes sont un demi-hex plus bas : even ou odd (rangées droites : quelles rangées sont plus à droite)',
  'cli.option.straight': 'ce qui est droit, colonnes ou rangées : columns ou rows',
  'cli.option.sentences': 'en phrases, hex par hex',
  'refusal.takesNoMap': ({ received, options }) =>
    options.length === 0
      ? `« ${received} » ne prend pas de carte, ni aucune procédure de ce jeu`
      : `« ${received} » ne prend pas de carte ; en prennent ${options.join(', ')}`,
  'refusal.gameWithoutMaps': ({ received }) => `aucune procédure de « ${received} » ne prend de carte à hexagones`,
  'cli.verb.replay': 'rejouer une campagne ou une résolution enregistrée, étape par étape',
  'cli.verb.replay.examples': `  grognard replay war.jsonl             une campagne
  grognard replay battle.json           ce que resolve --json a écrit`,
  'cli.verb.verify': 'vérifier une campagne ou une résolution enregistrée, et dire ce qui a été vérifié',
  'cli.verb.verify.examples': '  grognard verify war.jsonl',
  'cli.verb.completion': 'écrire un script de complétion pour votre interpréteur',
  'cli.verb.completion.examples': `  grognard completion bash              à ajouter à ~/.bashrc
  grognard completion zsh               à garder comme _grognard dans votre fpath
  grognard completion fish              à garder comme ~/.config/fish/completions/grognard.fish`,

  'cli.verb.advise': 'dire ce qu’un camp devrait faire, choix secrets mêlés exactement, et de combien c’est mieux',
  'cli.verb.advise.examples': `  grognard advise specimen assault --input '{"attack":11,"defence":4}' --side attacker
  grognard advise specimen assault --input '{"attack":11,"defence":4}' --side defender --goal -defenderLosses
  grognard advise specimen assault --input '{"attack":11,"defence":4}' --dice 5 --answers '[{"attacker":"hold","defender":"hold"}]'`,
  'cli.verb.worth': 'dire ce que vaut chaque circonstance, la plus lourde d’abord',
  'cli.verb.worth.examples': `  grognard worth specimen assault --input '{"attack":11,"defence":4}' --goal lossDifference`,
  'cli.verb.analyse': 'suivre les issues le long d’une donnée : tableau, CSV ou image',
  'cli.verb.analyse.examples': `  grognard analyse specimen assault --input '{"attack":1,"defence":4}' --along attack=1..16
  grognard analyse specimen assault --input '{"attack":1,"defence":4}' --along attack=1..16 --csv
  grognard analyse specimen assault --input '{"attack":1,"defence":4}' --along attack=1..16 --svg attaque.svg`,
  'cli.verb.campaign.luck': 'faire le compte de la chance de chaque camp : ce qui fut obtenu moins ce qu’on attendait',
  'cli.verb.campaign.luck.examples': '  grognard campaign luck war.jsonl',
  'cli.option.journal': 'répondre à chaque décision comme cette résolution enregistrée (resolve --json)',
  'cli.option.side': 'le camp qui demande conseil',
  'cli.option.goal': 'ce qu’il veut : un chiffre, -chiffre, 2*chiffre-autre, outcome=NOM, result.CHAMP',
  'cli.option.along': 'la donnée à suivre et ses valeurs : attack=1..20, level=beginner,advanced',
  'cli.option.csv': 'imprimer des valeurs séparées par des virgules',
  'cli.option.svg': 'écrire une image dans ce fichier',
  'cli.advice.numeric':
    'Un choix secret est ici trop large pour des fractions exactes : ces chiffres sont numériques, justes à neuf décimales environ.',
  'cli.progress': ({ states }) => `parcours … ${states} états`,
  'cli.progress.first': ({ outcomes, open }) =>
    `jusqu’ici au moins ${outcomes.map((each) => each.join(' ')).join(', ')} ; encore ouvert : ${open}`,
  'cli.progress.known': ({ outcomes }) =>
    `toutes les décisions déclinées : ${outcomes.map((each) => each.join(' ')).join(', ')}`,
  'cli.sampled.further': '--budget va plus loin.',
  'cli.advice.nothing': ({ side }) => `${side} : rien à décider.`,
  'cli.advice.prospect': ({ question, times }) => `${question} (${times})`,
  'cli.advice.then': ({ option, share }) => `le mieux alors : ${option} (${share})`,
  'cli.advice.against': ({ side }) => `Ce que ${side} devrait faire, et ce que chacun de ses choix vous laisse :`,
  'cli.advice.option': 'Choix',
  'cli.advice.often': 'Fréquence',
  'cli.advice.worth': 'Valeur',
  'cli.advice.exactly': 'Exactement',
  'cli.worth.value': ({ quantity, value }) =>
    `En l’état, ${quantity} vaut ${value} en moyenne. Si une seule chose était autre :`,
  'cli.worth.switch': 'Circonstance',
  'cli.worth.from': 'De',
  'cli.worth.to': 'À',
  'cli.worth.change': 'Écart',
  'cli.worth.exactly': 'Exactement',
  'cli.worth.more': ({ count }) => `${plural(count, 'autre est', 'autres sont')} dans --json.`,
  'cli.analyse.turn': ({ figure, at, before, after }) => `${figure} : retournement à ${at} : ${before}, puis ${after}.`,
  'cli.analyse.monotone': 'Chaque chiffre va dans un seul sens d’un bout à l’autre.',
  'cli.analyse.allReached': 'Toutes les cases des tables consultées sont atteintes.',
  'cli.analyse.unreached': ({ count, cells, more }) =>
    `${plural(count, 'case n’est jamais atteinte', 'cases ne sont jamais atteintes')} ici (table, ligne × colonne) : ${cells}${more > 0 ? ` et ${more} autres` : ''}.`,
  'cli.analyse.picture': ({ path }) => `Barres empilées : la part de chaque résultat pour chaque valeur de ${path}.`,
  'cli.owed': ({ count }) =>
    count === 1
      ? 'Un effet n’a pas trouvé place sur les pistes et attend :'
      : `${count} effets n’ont pas trouvé place sur les pistes et attendent :`,
  'cli.owed.each': ({ sequence, effect, reason }) => `événement ${sequence}, ${effect}. ${reason}`,
  'cli.campaignLuck.none': 'Rien dans cette campagne ne peut encore être pesé.',
  'cli.campaignLuck.event': 'Événement',
  'cli.campaignLuck.procedure': 'Procédure',
  'cli.campaignLuck.side': 'Camp',
  'cli.campaignLuck.figure': 'Chiffre',
  'cli.campaignLuck.actual': 'Obtenu',
  'cli.campaignLuck.expected': 'Attendu',
  'cli.campaignLuck.percentile': 'Mieux que',
  'cli.campaignLuck.leftOut': ({ events }) => `Trop vastes pour être pesés, et omis : ${events}.`,
  'refusal.notASweep': ({ received, most }) =>
    `« ${received} » ne convient pas ; donnez CHEMIN=DE..À, CHEMIN=DE..À..PAS ou CHEMIN=A,B,C, au plus ${most} valeurs`,
  'refusal.alongMissing': ({ options }) =>
    `dites quelle donnée suivre : --along CHEMIN=DE..À ; les données sont ${options.join(', ')}`,

  'cli.word.game': 'jeu',
  'cli.word.game.more': 'le jeu, tel que `grognard games` le nomme',
  'cli.word.table': 'table',
  'cli.word.table.more': 'la table ; sans elle, la liste des tables',
  'cli.word.procedure': 'procédure',
  'cli.word.procedure.more': 'la procédure, telle que `grognard games` la nomme',
  'cli.word.file': 'fichier',
  'cli.word.file.more': 'le fichier',
  'cli.word.track': 'piste',
  'cli.word.track.more': 'la piste, telle que `campaign state` la nomme : lost.attacker',
  'cli.word.value': 'valeur',
  'cli.word.value.more': 'sa nouvelle valeur : un nombre, un mot ou du JSON',
  'cli.word.text': 'texte',
  'cli.word.text.more': 'ce qu’il faut noter',
  'cli.word.shell': 'interpréteur',
  'cli.word.shell.more': 'bash, zsh ou fish',

  'cli.option.json': 'répondre en JSON, pour les scripts',
  'cli.option.game': 'un jeu de plus sur l’étagère : un fichier ou un paquet installé (répétable)',
  'cli.option.format':
    'forme de la réponse : line, une ligne pour une messagerie ; link, la situation en lien (odds) ; un journal en text, markdown, bbcode, html ou line',
  'cli.option.lang': 'langue de la réponse : en ou fr',
  'cli.option.input': 'la situation : du JSON, un fichier, ou - pour ce qui arrive par le tube',
  'cli.option.example': 'l’entrée et les lectures d’un exemple, au lieu de --input',
  'cli.option.set': 'dire autrement un endroit de l’entrée : attackers[0].strength=8 (répétable ; null le retire)',
  'cli.option.told': 'avec les dés et les réponses que l’exemple raconte',
  'cli.option.ask': 'continuer au clavier à partir de la ligne : revoir, changer, jeter',
  'cli.option.dice': 'faces jetées sur la table, dans l’ordre : 4,2',
  'cli.option.answers':
    'décisions dans l’ordre : une liste JSON (un enregistrement pour un choix secret), un fichier, ou de simples options : retreat,stand',
  'cli.option.seed': 'graine hexadécimale : la même graine donne les mêmes dés',
  'cli.option.ruling': 'comment lire une règle ouverte ; peut être répété',
  'cli.option.overlay': 'cases de votre exemplaire : {"table":[{"row":"6","column":"2/1","cell":"D2"}]}',
  'cli.option.by': 'lister les probabilités selon ce chiffre, ou ce champ du résultat',
  'cli.option.policy':
    'comment les décisions sont prises : never, always, evenly, threshold:N, CAMP=POLITIQUE, QUESTION=OPTION ; plusieurs, séparées par des virgules',
  'cli.option.budget': 'le plus d’états tenus avant que la réponse ne soit un échantillon ; un million sinon',
  'cli.option.name': 'le nom de la campagne ; sinon celui du fichier',
  'cli.option.setup':
    'les pistes au départ : l’identifiant d’une mise en place imprimée, du JSON, un fichier, ou - ; le fichier d’une campagne, d’une table ou partagée, vaut pour ses pistes',
  'cli.option.reason': 'pourquoi la piste est corrigée',
  'cli.option.consent': 'les camps qui sont d’accord, séparés par des virgules',

  'cli.usage.unknownVerb': ({ received, close }) => `il n’y a pas de verbe « ${received} ».${meant(close)}`,
  'cli.usage.unknownOption': ({ received, close }) => `il n’y a pas d’option « ${received} ».${meant(close)}`,
  'cli.usage.wordMissing': ({ name }) => `il manque un mot : <${name}>.`,
  'cli.usage.valueMissing': ({ option }) => `l’option ${option} demande une valeur.`,
  'cli.usage.tooManyWords': 'trop de mots ; mettez entre guillemets celui qui contient des espaces.',
  'cli.usage.unknownLanguage': ({ received, options }) =>
    `on ne parle pas « ${received} » ici ; choisissez ${options.join(' ou ')}.`,
  'cli.usage.unknownFormat': ({ received, options }) =>
    `il n’y a pas de forme « ${received} » ; il y a ${options.join(', ')}.`,
  'cli.usage.unknownShell': ({ received, options }) =>
    `il n’y a pas de complétion pour « ${received} » ; choisissez ${options.join(', ')}.`,
  'cli.usage.inputMissing':
    'donnez --input avec du JSON, un fichier ou -, ou --example avec le nom d’un exemple ; les questions ne se posent que sur un terminal.',
  'cli.usage.inputTwice': ({ options }) =>
    `une seule des options ${options.join(', ')} peut lire ce qui arrive par le tube.`,
  'cli.usage.inputAndExample': 'donnez --input ou --example, pas les deux.',
  'cli.usage.diceTwice': 'donnez --dice ou --seed, pas les deux.',
  'cli.usage.notAPair': ({ option, received }) => `${option} demande NOM=LECTURE ; reçu « ${received} ».`,
  'cli.usage.notAPlace': ({ option, received }) => `${option} demande ENDROIT=VALEUR ; reçu « ${received} ».`,
  'cli.usage.toldOfNothing': '--told demande --example : seul un exemple raconte des dés et des réponses.',
  'cli.usage.toldTwice': '--told apporte dés et réponses ; laissez --dice, --answers et --seed.',
  'cli.usage.askNowhere': '--ask pose des questions, et l’on n’en pose qu’à un terminal, jamais avec --json.',
  'cli.usage.notABudget': ({ received }) => `--budget demande un nombre entier à partir de 1 ; reçu « ${received} ».`,
  'cli.usage.cornersMissing': ({ received }) =>
    `--corners demande deux numéros séparés d’une virgule, comme 0101,2618${received === '' ? '' : ` ; reçu « ${received} »`}.`,
  'cli.usage.notAmong': ({ option, received, options }) =>
    `${option} demande ${options.join(' ou ')} ; reçu « ${received} ».`,
  'cli.usage.other': ({ message }) => message,
  'cli.usage.see': ({ line }) => `Voir : ${line}`,
  'cli.said': ({ who, what }) => `${who} : ${what}`,
  'cli.refused': 'Refusé :',
  'cli.cutShort': ({ why }, say) => `ce qu’il y a à dire ${say(why)}.`,
  'cli.quit': 'Quitté avant la fin ; rien n’a été changé.',
  'cli.bug': ({ message }) =>
    `C’est une faute du programme, non la vôtre ; rien n’a été changé. Merci de la signaler : ${message}`,

  'refusal.badJson': ({ line, column, expected, received }) =>
    `ce n’est pas du JSON à la ligne ${line}, colonne ${column} : ${
      {
        value: 'il fallait une valeur',
        key: 'il fallait un nom entre guillemets droits',
        colon: 'il fallait deux-points',
        commaOrBrace: 'il fallait une virgule ou }',
        commaOrBracket: 'il fallait une virgule ou ]',
        end: 'il ne fallait plus rien',
        depth: 'trop de crochets les uns dans les autres',
      }[expected] ?? expected
    }, ${received === '' ? 'le texte s’arrête là' : `trouvé ${received}`}`,
  'refusal.keyTwice': ({ line, column, key }) =>
    `ligne ${line}, colonne ${column} : « ${key} » y figure une seconde fois`,
  'refusal.unreadable': ({ reason }) =>
    `ne peut être lu (${{ ENOENT: 'il n’y a pas de tel fichier', EISDIR: 'c’est un dossier', EACCES: 'ce n’est pas permis' }[reason] ?? reason})`,
  'refusal.unwritable': ({ reason }) =>
    `ne peut être écrit (${{ ENOENT: 'il n’y a pas de tel dossier', EISDIR: 'c’est un dossier', EACCES: 'ce n’est pas permis', ENOSPC: 'le disque est plein', EROFS: 'le disque est en lecture seule' }[reason] ?? reason})`,
  'refusal.notADie': ({ received }) => `« ${received} » n’est pas une face de dé ; donnez des nombres tels que 4,2`,
  'refusal.answersNotAList': 'donnez une liste, telle que ["retreat", {"attacker": "hold", "defender": "commit"}]',
  'refusal.notAnAnswer': ({ received }) =>
    `${received} n’est pas une réponse ; donnez une option entre guillemets, ou un enregistrement avec une option par camp`,
  'refusal.rulingTwice': 'cet arbitrage est donné deux fois',
  'refusal.notAnOverlay': ({ received }) =>
    `${received} ne convient pas ; donnez des tables et leurs cases : {"table": [{"row": "6", "column": "2/1", "cell": "D2"}]}`,
  'refusal.notAnOwnCell': ({ received }) =>
    `${received} ne convient pas ; donnez {"row": "…", "column": "…", "cell": "…"}`,
  'refusal.noSuchPlace': ({ received, options, close }) =>
    `il n’y a pas d’endroit « ${received} » dans cette entrée ; il y a ${options.join(', ')}.${meant(close)}`,
  'refusal.noPicture': ({ received, options }) =>
    options.length === 0
      ? `« ${received} » ne se dessine pas, ni aucune procédure de ce jeu`
      : `« ${received} » ne se dessine pas ; se dessinent ${options.join(', ')}`,
  'refusal.fileExists': 'ce fichier existe déjà ; une campagne n’en écrase jamais',
  'refusal.noteEmpty': 'une note demande un texte',
  'refusal.beingWritten': ({ pid, host, lock }) =>
    `est en cours d’écriture par le processus ${pid} sur ${host} ; attendez ou, si ce processus n’est plus, supprimez ${lock}`,

  'cli.games.procedures': 'procédures',
  'cli.games.tables': 'tables',
  'cli.games.campaign': 'tient une campagne',
  'cli.show.head.title': 'Table',
  'cli.show.head.cells': 'Cases',
  'cli.show.head.repairs': 'Réparées',
  'cli.show.head.lost': 'Perdues',
  'cli.show.repairs': ({ mark }) => `Cases réparées ou douteuses (${mark})`,
  'cli.show.repair': ({ row, column, seen, used, why, confidence }) =>
    `ligne ${row}, colonne ${column} : vu ${seen}, retenu ${used} (${why} ; ${confidence})`,
  'cli.show.lost': 'Perdu dans la source',
  'cli.show.own': ({ mark }) => `${mark} une case de votre exemplaire`,
  'cli.show.origin': ({ mark, meaning, count }) => `${mark}  ${meaning} (${plural(count, 'case', 'cases')})`,
  'cli.show.source': ({ title, edition, holder, heading, page, note }) =>
    `Source : ${title}, ${edition} (${holder}), ${heading}${page === undefined ? '' : `, page ${page}`}.${note ? ` ${note}` : ''}`,
  'cli.describe.input': 'Ce qu’elle demande',
  'cli.describe.choices': 'Décisions qu’elle peut poser',
  'cli.describe.varies': 'celles qui sont offertes dépendent du cours du jeu',
  'cli.describe.rulings': 'Règles ouvertes et leur lecture (--ruling NOM=LECTURE)',
  'cli.describe.default': '(sauf avis contraire)',
  'cli.describe.figures': 'Chiffres (--by)',
  'cli.field.follows': ({ why, by }) => `proposé ${why} : ${by}`,
  'cli.field.default': ({ value }) => `par défaut ${value}`,
  'cli.field.text': ({ max }) => `texte de 1 à ${max} caractères`,
  'cli.field.list': ({ min, max }) => `une liste de ${min} à ${max}`,
  'cli.field.map': 'une carte, d’un fichier avec --map',
  'cli.field.record': 'un enregistrement',

  'cli.odds.outcome': 'Issue',
  'cli.odds.share': 'Probabilité',
  'cli.odds.fraction': 'Exactement',
  'cli.odds.figure': 'Chiffre',
  'cli.odds.mean': 'Moyenne',
  'cli.odds.exactly': 'Exactement',
  'cli.odds.middle': 'Médiane',
  'cli.odds.range': '90 % dans',
  'cli.odds.spread': 'Écart type',
  'cli.odds.rest': ({ count }) => `${plural(count, 'autre résultat', 'autres résultats')} (voir --json)`,
  'cli.odds.open': ({ count }) =>
    count === 1
      ? 'Probabilités exactes ; les décisions ne changent rien à ce qui est montré.'
      : `Probabilités exactes pour chacune des ${count} façons dont les décisions peuvent tomber ; --policy les fixe.`,
  'cli.odds.compared': ({ count }) =>
    `Les décisions mènent à ${count} distributions exactes différentes, chacune avec sa lettre :`,
  'cli.odds.same': 'Quoi que l’on décide :',
  'cli.odds.fractionsIn': 'Fractions exactes : avec --json, ou fixez une partie des décisions avec --policy.',
  'cli.odds.meanOf': ({ figure }) => `${figure} (moyenne)`,
  'cli.odds.idle': ({ side, question }) => `${side}, ${question} — la réponse ne change rien à ce qui est montré.`,
  'cli.odds.declined': ({ side, question }) =>
    `${side}, ${question} — les options dépendent du cours du jeu ; on suppose ici le moindre engagement.`,
  'cli.odds.narrowed': ({ policy }) => `Trop vaste, décisions ouvertes ; ici ${policy}. --policy les règle autrement.`,
  'cli.odds.policies': ({ count, most }) =>
    count > most
      ? `Les décisions peuvent tomber de ${count} façons, plus que les ${most} que l’on liste ; voici trois politiques simples. Fixez-en avec --policy pour en voir d’autres.`
      : 'Les décisions dépendent du cours du jeu ; voici trois politiques simples. Fixez-en avec --policy pour en voir d’autres.',
  'cli.luck.title': 'Chance',
  'cli.luck.figure': 'Chiffre',
  'cli.luck.actual': 'Obtenu',
  'cli.luck.expected': 'Attendu',
  'cli.luck.percentile': 'Au-dessous',
  'cli.luck.sides': 'Par camp',
  'cli.luck.meaning':
    'Chance : la part de ce qui pouvait arriver, avec ces décisions, qui est au-dessous ; la moitié de ce qui est égal compte.',
  'cli.luck.meaningForSides':
    'Chance : la part de ce qui pouvait arriver, avec ces décisions, qui est au-dessous ; pour un camp, la part qui aurait été pire pour lui. La moitié de ce qui est égal compte.',
  'cli.luck.tooWide': 'La chance est omise : trop de choses pouvaient arriver.',
  'cli.examples.refused': 'refusé, comme il se doit',
  'cli.examples.count': ({ count, walks, failed }) =>
    `${plural(count, 'exemple', 'exemples')}, ${plural(walks, 'parcours', 'parcours')} : ${failed === 0 ? 'tous concordent' : `${failed} ne concordent pas`}.`,

  'cli.campaign.made': ({ path, name, game }) => `${game} : la campagne « ${name} » commence dans ${path}.`,
  'cli.campaign.written': ({ sequence, path }) => `Écrit comme événement ${sequence} de ${path}.`,
  'cli.campaign.events': ({ count }) => plural(count, 'événement', 'événements'),
  'cli.demo.odds': 'Probabilités exactes avant les dés, toutes les options également probables',
  'cli.demo.play': 'Une bataille',
  'cli.demo.on': ({ game, procedure }) =>
    `C’était une démonstration : aucun terminal n’est attaché. Continuez avec
  grognard                                dans un terminal : la séance guidée
  grognard games                          ce qui est sur l’étagère
  grognard describe ${game} ${procedure}
  grognard --help`,
};
