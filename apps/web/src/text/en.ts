/** English words of the app itself; every word of a game comes from the game. */
import type { Dictionary, Words } from '@grognard/kernel';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const en = {
  'web.skip': 'Skip to the page',
  'web.menu': 'More',
  'web.home': 'All games',
  'web.close': 'Close',
  'web.coming': 'One moment…',
  'web.labelled': ({ label }: { label: string }) => `${label}:`,
  'web.theme': ({ theme }: { theme: string }) => `Light: ${theme}. Change`,
  'web.theme.system': 'as the device',
  'web.theme.light': 'light',
  'web.theme.dark': 'dark',
  'web.lost.title': 'Nothing here',
  'web.lost.text': 'This address leads nowhere.',
  'web.lost.game': ({ game }: { game: string }) => `There is no game “${game}” here, or it could not be fetched.`,
  'web.update.waits': 'A new version is ready.',
  'web.update.take': 'Use it now',
  'web.update.later': 'Later',

  'web.home.motto': 'The referee’s clerk: charts, exact odds, and a journal for the table.',
  'web.home.games': 'Games',
  'web.home.recent': 'Charts used last',
  'web.home.keys': 'Press / to search every chart, table and rule. Works with no network once visited.',
  'web.game.charts': 'Charts',
  'web.game.presets': 'Ready-made situations',
  'web.game.tables': 'Tables',
  'web.game.more': 'More',
  'web.game.rules': 'Rules cited',
  'web.game.sources': 'Sources',
  'web.game.back': 'Back to the game',
  'web.game.doubts': ({ repairs, lost }: { repairs: number; lost: number }) =>
    [repairs > 0 ? plural(repairs, 'repaired cell', 'repaired cells') : '', lost > 0 ? `${lost} lost` : '']
      .filter(Boolean)
      .join(', '),

  'web.search.open': 'Search',
  'web.search.title': 'Search',
  'web.search.label': 'Chart, table, rule or word',
  'web.search.hint': 'retreat, moral, siege…',
  'web.search.results': 'Found',
  'web.search.count': ({ count }: { count: number }) => (count === 0 ? 'Nothing found' : `${count} found`),
  'web.search.chart': 'Chart',
  'web.search.table': 'Table',
  'web.search.rule': 'Rule',
  'web.search.word': 'Word',
  'web.search.example': 'Example',

  'web.form.needed': 'to be filled in',
  'web.form.choose': 'Choose…',
  'web.form.less': ({ label }: { label: string }) => `${label}: one less`,
  'web.form.more': ({ label }: { label: string }) => `${label}: one more`,
  'web.form.row': ({ label, number }: { label: string; number: number }) => `${label}, ${number}`,
  'web.form.addShort': 'Add',
  'web.form.add': ({ label }: { label: string }) => `Add: ${label}`,
  'web.form.remove': ({ label }: { label: string }) => `Remove ${label}`,

  'web.chart.preset': 'Fill in from',
  'web.chart.choosePreset': 'a worked example…',
  'web.chart.clear': 'Clear',
  'web.chart.engage': 'Engage!',
  'web.chart.tapDice': 'My own dice',
  'web.chart.asPrinted': 'As printed',
  'web.chart.modifiers': 'Modifiers',
  'web.chart.tables': 'Where it will be read',

  'web.odds.title': 'Odds',
  'web.odds.waiting': 'The odds appear when everything is filled in.',
  'web.odds.outcomes': 'Chances of each outcome',
  'web.odds.outcome': 'Outcome',
  'web.odds.chance': 'Chance',
  'web.odds.fraction': 'Exactly',
  'web.odds.table': 'As a table, with exact fractions',
  'web.odds.more': ({ count }: { count: number }) =>
    `and ${plural(count, 'rarer outcome', 'rarer outcomes')} in the table`,
  'web.odds.expected': 'Expected',
  'web.odds.mean': ({ mean, spread }: { mean: string; spread: string }) => `${mean} ± ${spread}`,
  'web.odds.sampled': ({ plays }: { plays: string }) =>
    `Too much may happen for exact odds: these are estimated from ${plays} random plays.`,
  'web.odds.assuming': 'Assuming the players decide',
  'web.odds.evenly': 'any of these, evenly',
  'web.odds.likeliest': ({ outcome, chance }: { outcome: string; chance: string }) =>
    `Likeliest: ${outcome}, ${chance}`,

  'web.odds.glance': 'See all the odds',
  'web.odds.certain': ({ value }: { value: string }) => `${value}, always`,

  'web.advice.ask': ({ side }: { side: string }) => `Advice for: ${side}`,
  'web.advice.title': ({ side }: { side: string }) => `Advice for: ${side}`,
  'web.advice.none': 'Too much may happen to say what is best.',
  'web.advice.nothing': 'Nothing to decide.',
  'web.advice.option': 'Option',
  'web.advice.often': 'How often',
  'web.advice.worth': 'Worth',

  'web.worth.of': ({ quantity }: { quantity: string }) =>
    `Beside a switch or number: what changing it does to ${quantity}, on average.`,
  'web.worth.change': ({ from, to, change }: { from: string; to: string; change: string }) =>
    `${from} → ${to}: ${change}`,

  'web.play.steps': 'Steps',
  'web.play.skip': 'Show everything',
  'web.play.tap': ({ die }: { die: string }) => `Tap the face you rolled (${die})`,
  'web.play.take': 'Take it',
  'web.play.takeBack': 'Take the last one back',
  'web.play.back': 'Change the situation',
  'web.play.leave': 'Back to the chart',
  'web.play.again': 'Once more',
  'web.sealed.cover': ({ who }: { who: string }) => `A secret choice for ${who}`,
  'web.sealed.handTo': 'Hand the device to',
  'web.sealed.secret': 'A secret choice comes next. Nobody else looks.',
  'web.sealed.done': 'The other choice is sealed. Nobody else looks.',
  'web.sealed.iAm': ({ who }: { who: string }) => `I am: ${who}`,
  'web.sealed.alone': 'I answer for everyone',
  'web.sealed.why': ({ sealed, of }: { sealed: number; of: number }) =>
    `Chosen in secret, revealed together. ${sealed} of ${of} sealed.`,

  'web.steps.value': 'Value',
  'web.steps.condition': 'Condition',
  'web.steps.state': 'State',
  'web.steps.sum': 'together',
  'web.steps.rest': ({ applied, count }: { applied: number; count: number }) =>
    applied === 0 ? `No modifier applies (${count} looked at)` : `${count} more that do not apply`,
  'web.result.effects': 'What changes',
  'web.luck.title': 'Luck',
  'web.luck.figure': 'Figure',
  'web.luck.actual': 'Got',
  'web.luck.expected': 'Expected',
  'web.luck.percentile': 'Below',
  'web.luck.side': ({ side, share }: { side: string; share: string }) => `${side}: better than ${share}`,
  'web.luck.meaning':
    '“Below” is the share of all that could have happened that is lower; “better than” is the share that would have been worse for the side. Half of what is equal counts: 50% is the middle of luck.',
  'web.luck.tooWide': 'Too much could have happened to say how lucky this was.',
  'web.copy.title': 'Tell others',
  'web.copy.text': 'Copy as text',
  'web.copy.markdown': 'Copy as Markdown',
  'web.copy.line': 'Copy one line for a chat',
  'web.copy.link': 'Copy a link',
  'web.copy.done': ({ label }: { label: string }) => `${label}: done`,

  'web.rulings.title': 'How open questions are read',
  'web.rulings.about':
    'The source leaves these open. What you choose holds for every chart of this game on this device.',
  'web.rulings.usual': 'usual',

  'web.table.search': 'Find in this table',
  'web.table.open': ({ title }: { title: string }) => `Open the table: ${title}`,
  'web.table.at': ({ row, column }: { row: string; column: string }) => `Row ${row}, column ${column}:`,
  'web.table.repairs': 'Repaired cells',
  'web.table.repaired': ({
    seen,
    used,
    why,
    confidence,
    evidence,
  }: {
    seen: string;
    used: string;
    why: string;
    confidence: string;
    evidence: string;
  }) =>
    `the page shows “${seen}”, ${seen === used ? 'kept as it is' : `read as “${used}”`} (${why}; ${confidence}). ${evidence.replace(/\.$/, '')}.`,
  'web.table.lost': 'Lost by the source',
  'web.table.lostCell': 'The source lost this cell. Enter it below from your own copy.',
  'web.table.ownCell': 'Your own cell, laid over the printed one.',
  'web.table.own': 'Your own cells',
  'web.table.ownHelp':
    'Where your copy of the game reads otherwise, or where the source lost a cell, enter it here. It stays on this device.',
  'web.table.reads': 'Reads',
  'web.table.would': ({ would }: { would: Words }, say) => `Takes ${say(would)}.`,
  'web.table.lay': 'Lay it over',
  'web.table.lift': 'Take it away',
  'web.table.laid': ({ row, column }: { row: string; column: string }) => `Laid over row ${row}, column ${column}`,
  'web.table.source': ({
    title,
    edition,
    holder,
    heading,
  }: {
    title: string;
    edition: string;
    holder: string;
    heading: string;
  }) => `${title} (${edition}; ${holder}), “${heading}”`,
  'web.table.page': ({ page }: { page: number }) => `, p. ${page}`,
  'web.table.origin': ({ meaning, count }: { meaning: string; count: number }) =>
    `${meaning} (${plural(count, 'cell', 'cells')})`,
  'web.why.scan': 'scan',
  'web.why.misprint': 'misprint',
  'web.why.errata': 'errata',
  'web.why.translation': 'translation',
  'web.why.reconstructed': 'reconstructed',
  'web.why.suspect': 'suspect',
  'web.confidence.certain': 'certain',
  'web.confidence.high': 'very likely',
  'web.confidence.medium': 'likely',
  'web.confidence.low': 'uncertain',

  'web.print.title': 'The sheet',
  'web.print.about': 'every table and chart, for paper',
  'web.print.paper': 'Paper',
  'web.print.print': 'Print',
  'web.print.cite': ({ heading }: { heading: string }) => `“${heading}”`,
  'web.print.marked': ({ count }: { count: number }) =>
    `* ${plural(count, 'cell', 'cells')} repaired: see the notes at the end.`,
  'web.print.notes': 'Notes on the marked cells',
  'web.print.gone': ({ rows }: { rows: readonly string[] }) => `The source left nothing of: ${rows.join(', ')}.`,
  'web.print.asFor': ({ label }: { label: string }) => `as for “${label}”`,
  'web.origin': 'Where these figures come from',
  'web.examples.title': 'Worked examples',
  'web.examples.about': ({ count }: { count: number }) => `${plural(count, 'example', 'examples')}, run on this device`,
  'web.examples.running': ({ count, of }: { count: number; of: number }) => `${count} of ${of}…`,
  'web.examples.done': ({ count, failed }: { count: number; failed: number }) =>
    failed === 0 ? `All ${count} agree with the page.` : `${failed} of ${count} differ from the page.`,
  'web.examples.waits': 'waits',
  'web.examples.agrees': 'agrees',
  'web.examples.differs': 'differs',

  'web.maps.title': 'Stories and maps',
  'web.maps.about': ({ count }: { count: number }) => `${plural(count, 'story', 'stories')} told step by step`,
  'web.map.label': ({ label }: { label: string }) =>
    `Map, ${label}. Arrow keys move it, plus and minus zoom, zero shows all.`,
  'web.map.nearer': 'Nearer',
  'web.map.further': 'Further',
  'web.map.whole': 'Whole map',
  'web.map.words': 'The map in words',

  'web.campaigns.title': 'Campaigns',
  'web.campaigns.new': 'New campaign',
  'web.campaigns.about': 'tracks and a journal, kept on this device',
  'web.campaigns.events': ({ count }: { count: number }) => plural(count, 'event', 'events'),
  'web.campaigns.share': 'New shared campaign',
  'web.campaigns.shareAbout': 'with players far away, dice that nobody can bend',
  'web.campaigns.far': 'played with others',
  'web.campaigns.proof': 'Verify a journal',
  'web.campaigns.proofAbout': 'a saved campaign, every die and every secret, with no network',
  'web.campaigns.game': 'Game',
  'web.campaigns.name': 'Name',
  'web.campaigns.setup': 'Set-up',
  'web.campaigns.noSetup': 'empty tracks',
  'web.owed.title': ({ count }: { count: number }) =>
    count === 1 ? 'One effect waits for a place' : `${count} effects wait for a place`,
  'web.owed.mend': 'Make room for it',
  'web.owed.strike': 'Strike it out',
  'web.owed.struck': 'struck out',
  'web.campaigns.begin': 'Begin',
  'web.campaigns.bring': 'Bring in a journal',
  'web.campaigns.file': 'A journal file, from the grognard command or from another device',
  'web.campaign.absent': 'There is no such campaign on this device.',
  'web.campaign.resolve': 'Resolve',
  'web.campaign.tracks': 'Tracks',
  'web.campaign.journal': 'Journal',
  'web.campaign.none': 'none',
  'web.campaign.correct': 'Correct',
  'web.campaign.correctTrack': ({ track }: { track: string }) => `Correct: ${track}`,
  'web.campaign.reason': 'Reason',
  'web.campaign.note': 'Note',
  'web.campaign.write': 'Write down',
  'web.campaign.export': 'Save as a file',
  'web.campaign.forget': 'Delete from this device',
  'web.campaign.forgetWhy': ({ name }: { name: string }) =>
    `“${name}” will be gone from this device. Save it as a file first if you may want it again.`,
  'web.campaign.written': ({ sequence }: { sequence: number }) => `Written down as event ${sequence}.`,
  'web.undo.undo': 'Undo',
  'web.undo.redo': 'Redo',
  'web.undo.title': ({ sequence }: { sequence: number }) => `Undo event ${sequence}?`,
  'web.undo.free': 'No die was thrown and no secret shown: it may be taken back freely. The journal keeps a trace.',
  'web.undo.consent':
    'A die was thrown or a secret shown: it may be taken back only if everyone agrees. The journal says so.',
  'web.undo.agrees': ({ side }: { side: string }) => `${side} agrees`,
  'web.log.opened': ({ name }: { name: string }) => `The campaign “${name}” begins`,
  'web.log.corrected': ({ at, value, reason }: { at: string; value: string; reason: string }) =>
    `${at} corrected to ${value}: ${reason}`,
  'web.log.undid': ({ event, consent }: { event: number; consent: string }) =>
    `Event ${event} undone${consent ? `, agreed by ${consent}` : ''}`,
  'web.log.redid': ({ event }: { event: number }) => `Event ${event} done again`,
  'web.log.all': ({ count }: { count: number }) => `Show all ${count} events`,
  'web.log.undone': '(undone)',
  'web.log.resolved': ({ title, summary }: { title: string; summary: string }) =>
    summary ? `${title}: ${summary}` : title,

  'refusal.oddsFailed': 'the odds could not be worked out here; the chart itself may still be played',
  'refusal.changedElsewhere': 'the campaign was changed in another window meanwhile; look at it again',
} satisfies Dictionary;
