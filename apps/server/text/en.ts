/** English words of the server. */
import type { Dictionary } from '@grognard/kernel';

export const en = {
  'problem.refused': 'The request was understood and refused',
  'problem.conflict': 'The journal has gone on since',
  'problem.unauthorised': 'This needs a seat’s, an observer’s or an invitation’s token',
  'problem.forbidden': 'This token does not allow that',
  'problem.notFound': 'There is nothing here',
  'problem.notJson': 'The body is no JSON',
  'problem.tooLarge': 'The request is too large',
  'problem.tooDeep': 'Lists and records stand too deeply inside each other',
  'problem.unsupported': 'The body must be application/json',
  'problem.tooMany': 'Too many requests; wait a little',
  'problem.reused': 'This idempotency key was used for another request',
  'problem.exists': 'Another campaign has this id already',
  'problem.full': 'This campaign’s journal is full',
  'problem.busy': 'The server is stopping or overloaded; try again',
  'problem.internal': 'Something went wrong here; nothing of the request was kept',
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
  'refusal.notFaces': 'give a list of whole numbers',
  'refusal.notAnswers': 'give a list of options; for a sealed choice an object with one option for each side',
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
  'server.side': 'side',
  'server.goal': 'what the side wants more of',
} satisfies Dictionary;
