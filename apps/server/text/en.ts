/** English words of the server. */
import type { Dictionary, Say } from '@grognard/kernel';

export const en = {
  'problem.refused': 'The request was understood and refused',
  'problem.conflict': 'The journal has gone on since',
  'problem.unauthorised': 'This needs a seat’s, an observer’s or an invitation’s token',
  'problem.forbidden': 'This token does not allow that',
  'problem.notFound': 'There is nothing here',
  'problem.notAllowed': 'That cannot be done here',
  'problem.unreadable': 'The request cannot be read',
  'problem.notJson': 'The body is no JSON',
  'problem.tooLarge': 'The request is too large',
  'problem.tooDeep': 'Lists and records stand too deeply inside each other',
  'problem.unsupported': 'The body must be application/json',
  'problem.tooMany': 'Too many requests; wait a little',
  'problem.reused': 'This idempotency key was used for another request',
  'problem.exists': 'Another campaign has this id already',
  'problem.full': 'This campaign’s journal is full',
  'problem.tooLargeNumber': 'A number in the body is larger than any that can be kept',
  'problem.tooSlow': 'The request took too long to arrive',
  'problem.busy': 'The server has no room for this now; try again',
  'problem.mending': 'This campaign is being mended; the play goes on when every seat has been heard',
  'problem.stopping': 'The server is stopping; try again',
  'problem.unavailable': 'The database cannot be used now; try again',
  'problem.internal': 'Something went wrong here; nothing of the request was kept',
  'refusal.notAllHeard': ({ seats }: { seats: readonly string[] }, say: Say) =>
    `the server was restored; not heard since: ${seats.map((seat) => say(`side.${seat}`)).join(', ')}`,
  'refusal.notWhatWasSigned': 'these lines do not end where the server’s signature says',
  'refusal.trouble.unreachable': 'the database cannot be reached',
  'refusal.trouble.tooSlow': 'the database does not answer in time',
  'refusal.trouble.diskFull': 'the disk of the database is full',
  'refusal.trouble.corrupt': 'pages of the database are corrupt',
  'refusal.trouble.readOnly': 'the database takes no writes',
  'refusal.trouble.ioError': 'the disk of the database fails',
  'refusal.unknownSetting': ({ close }: { close?: string }) =>
    `there is no such setting${close ? `; did you mean ${close}?` : ''}`,
  'refusal.settingNotANumber': ({ received, most }: { received: string; most: number }) =>
    `"${received}" will not do; give a whole number${most < Number.MAX_SAFE_INTEGER ? ` up to ${most}` : ''}`,
  'refusal.settingNotOffered': ({
    received,
    options,
    close,
  }: {
    received: string;
    options: readonly string[];
    close?: string;
  }) => `"${received}" is not offered; there are ${options.join(', ')}${close ? `; did you mean ${close}?` : ''}`,
  'refusal.noWebFolder': 'this folder holds no built web app: build it first (npm run build), or leave the setting out',
  'refusal.noBackup': 'there is no backup file of this name',
  'refusal.notABackup': ({ format }: { format: string }) => `this is no backup of this format (${format})`,
  'refusal.tornBackup': 'this backup is torn or changed',
  'refusal.noDatabase': 'there is no database of this name',
  'refusal.databaseNotEmpty': 'this database holds campaigns already; restore into an empty one',
  'start.inUse': ({ path }: { path: string }) =>
    `another process serves ${path}; two writers would not know of each other`,
  'start.portTaken': ({ port }: { port: number }) =>
    `port ${port} is taken by another program; give another one (--port)`,
  'start.system': ({ reason }: { reason: string }) => `the system says: ${reason}`,
  'refusal.notTheSeat': 'the act is signed for another seat than the token opens',
  'refusal.invitationUsed': 'this invitation was used',
  'refusal.seatsDiffer': ({ options }: { options: readonly string[] }) =>
    `give one invitation for each seat: ${options.join(', ')}`,
  'refusal.notANumber': ({ received }: { received: string }) => `"${received}" is no whole number from 0`,
  'refusal.notAnId': 'give 32 hexadecimal digits',
  'refusal.tookTooLong': ({ seconds }: { seconds: number }) =>
    `this took longer than ${seconds} s; settle more choices or ask for less`,
  'refusal.neededTooMuch': ({ megabytes }: { megabytes: number }) =>
    `this needed more than ${megabytes} MB; settle more choices or ask for less`,
  'refusal.notAPolicy':
    'give never, always, evenly or another clause, a list of clauses, or an object of questions and options',
  'refusal.notAllowed': ({ received, options }: { received: string; options: readonly string[] }) =>
    `${received} is not offered here; there are ${options.join(', ')}`,
  'refusal.notAnAnswer': ({ received }: { received: string }) =>
    `${received} will not do; give an option, or for a sealed choice an object with one option for each side`,
  'refusal.notValues': ({ most }: { most: number }) =>
    `give a list of 1 to ${most} values, each a number, a text, true or false`,
  'refusal.unknownParameter': ({ received, options }: { received: string; options: readonly string[] }) =>
    `nothing here takes "${received}" behind the question mark${options.length > 0 ? `; known are ${options.join(', ')}` : ''}`,
  'refusal.notBoth': ({ options }: { options: readonly string[] }) => `give one of ${options.join(' and ')}, not both`,
  'refusal.eitherMissing': ({ options }: { options: readonly string[] }) => `is missing; give ${options.join(' or ')}`,
  'refusal.notAJournalText': 'give the text of the file',
  'refusal.unknownSchema': ({
    received,
    options,
    close,
  }: {
    received: string;
    options: readonly string[];
    close?: string;
  }) => `there is no schema "${received}"; there are ${options.join(', ')}${close ? `. Did you mean ${close}?` : ''}`,
  'refusal.settingNotAnOrigin': ({ received }: { received: string }) =>
    `"${received}" is no origin; write it as a browser does (https://example.org), or * for any`,
  'server.kind.die': 'die',
  'server.kind.choice': 'choice',
  'server.kind.together': 'sealed choice',
  'server.create': 'A new shared campaign',
  'server.game': 'game',
  'server.name': 'name',
  'server.observer': 'SHA-256 of the observers’ token, hexadecimal',
  'server.sit': 'Taking a seat',
  'server.invitation': 'the invitation from the secret link, base64url',
  'server.token': 'SHA-256 of the token that the seat will use, hexadecimal',
  'server.line': 'A line of the journal, signed',
  'server.sequence': 'its place, counted from 0',
  'server.previous': 'SHA-256 of the line before',
  'server.giveBack': 'Lines that the server has lost',
  'page.beingWritten': 'The documentation is being written out; it will be here in a moment.',
  'document.problem': ({ codes }: { codes: readonly string[] }) => `A problem: ${codes.join(', ')}.`,
  'page.tag.games': 'Games',
  'page.tag.procedures': 'Procedures',
  'page.tag.campaigns': 'Campaigns',
  'page.tag.operation': 'Operation',
  'page.schemas': 'JSON Schemas',
  'page.contents': 'Contents',
  'page.shapes': 'Shapes',
  'page.token': 'Needs a token: Authorization: Bearer …',
  'page.parameters': 'Parameters',
  'page.body': 'Body',
  'page.answers': 'Answers',
  'server.ask.resolve': 'A procedure to resolve',
  'server.ask.odds': 'A procedure whose odds are asked for',
  'server.ask.advise': 'A procedure on which advice is asked for',
  'server.ask.worth': 'A procedure whose switches are weighed',
  'server.ask.analyse': 'A procedure looked at along one input',
  'server.ask.show': 'Cells to lay over what is printed',
  'server.ask.verify': 'Something to check: one of the two',
  'server.account': 'a resolution, as `resolve` answers it',
  'server.example': 'the id of a worked example, instead of an input',
  'server.dice': 'faces rolled on the table, in the order they are asked for',
  'server.face': 'face',
  'server.sides': 'sides of the die',
  'server.by': 'what the outcomes are listed by: a figure, or a field of the result',
  'server.along': 'a path into the input',
  'server.cell': 'what the cell holds',
  'server.row': 'row',
  'server.column': 'column',
  'server.entry': 'an entry of a journal',
  'server.rule': 'rule',
  'server.question': 'question',
  'server.option': 'option',
  'server.procedure': 'procedure',
  'server.version': 'version',
  'server.side': 'side',
  'server.goal': 'what the side wants more of',
} satisfies Dictionary;
