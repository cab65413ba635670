/** English words for shared campaigns: the acts, and what is wrong with one. */
import type { Dictionary, Say } from '@grognard/kernel';

type Options = readonly string[];
const sides = (names: Options, say: Say): string => names.map((side) => say(`side.${side}`)).join(', ');

export const fairEn = {
  'fair.seated': 'take a seat',
  'fair.pledged': 'pledge the next contribution anew',
  'fair.began': 'open a procedure',
  'fair.claimed': 'take a side of the open procedure',
  'fair.chose': 'decide',
  'fair.sealed': 'seal a choice',
  'fair.unsealed': 'open a sealed choice',
  'fair.contributed': 'contribute to a roll',
  'fair.corrected': 'correct a track, with a reason',
  'fair.reviewed': 'say what becomes of events that would now end otherwise',
  'fair.noted': 'write a note',
  'fair.undoAsked': 'ask to take something back',
  'fair.undoAnswered': 'answer whether something is taken back',
  'fair.seat': 'seat',
  'fair.signature': 'Ed25519 signature, hexadecimal',
  'fair.key': 'Ed25519 public key, hexadecimal',
  'fair.pledge': 'hash of the next contribution',
  'fair.procedure': 'procedure',
  'fair.side': 'side',
  'fair.option': 'option',
  'fair.commitment': 'hash that commits',
  'fair.nonce': '32 random bytes, hexadecimal',
  'fair.roll': 'line of the roll',
  'fair.at': 'track',
  'fair.reason': 'reason',
  'fair.version': 'version of the rules',
  'fair.text': 'text',
  'fair.line': 'line',
  'fair.asked': 'line of the question',
  'fair.answer': 'answer',
  'fair.answer.consent': 'consent',
  'fair.answer.refuse': 'refuse',
  'refusal.unknownProtocol': ({ received, protocol }: { received: number; protocol: number }) =>
    `this journal is of protocol ${received}; known here is protocol ${protocol}`,
  'refusal.olderProtocol': ({ received, protocol }: { received: number; protocol: number }) =>
    `this journal is of protocol ${received}, under which whoever ran the server could take a roll back alone and throw again: its signatures were checked, its dice prove nothing. Campaigns are begun anew under protocol ${protocol}`,
  'refusal.weakKey': ({ seat }: { seat: string }, say) =>
    `the key of ${say(`side.${seat}`)} is one under which anybody could sign`,
  'refusal.weakServerKey': 'the server’s key is one under which anybody could sign',
  'refusal.pledgeStands': ({ seat }: { seat: string }, say) =>
    `${say(`side.${seat}`)} has pledged its next contribution already, and it is not exchanged`,
  'refusal.notAllPledged': ({ missing }: { missing: Options }, say) =>
    `nobody shows his contribution before all have pledged; missing: ${sides(missing, say)}`,
  'refusal.endNotSigned': 'the closing line bears a signature that the server of this campaign never made',
  'refusal.headNotSigned': 'the server does not sign how far its journal goes, or somebody else answers for it',
  'refusal.journalForked': ({ lines }: { lines: number }) =>
    `the server has signed another journal of ${lines} lines than the one it told here`,
  'refusal.journalWentBack': ({ by, known, length }: { by: number; known: number; length: number }) =>
    `the journal went back by ${by === 1 ? 'one line' : `${by} lines`}: ${known} were told here, and now there are ${length}`,
  'refusal.otherOpening': 'this is not the campaign that the secret link was made for: its first line is another',
  'refusal.otherSeats': ({ seats }: { seats: Options }) => `the seats of this game are ${seats.join(', ')}`,
  'refusal.clerkOwes': ({ due }: { due: string }) =>
    `the server still owes the line "${due}"; nothing may stand before it`,
  'refusal.notDue': ({ received }: { received: string }) => `the server added "${received}" when it was not due`,
  'refusal.noSuchSeat': ({ received, options }: { received: string; options: Options }) =>
    `there is no seat "${received}"; seats are ${options.join(', ')}`,
  'refusal.seatTaken': ({ seat }: { seat: string }, say) => `the seat of ${say(`side.${seat}`)} is taken`,
  'refusal.seatEmpty': ({ seat }: { seat: string }, say) => `nobody has taken the seat of ${say(`side.${seat}`)}`,
  'refusal.notSigned': ({ seat }: { seat: string }, say) =>
    `${say(`side.${seat}`)} did not sign this: it was changed, or somebody else wrote it`,
  'refusal.procedureOpen': ({ began }: { began: number }) => `the procedure begun at line ${began + 1} is still open`,
  'refusal.tooFewSeated': ({ taken, needed }: { taken: number; needed: number }) =>
    `${taken} of ${needed} players are seated; dice need both`,
  'refusal.noSuchSide': ({ received, options }: { received: string; options: Options }) =>
    `there is no side "${received}"; sides are ${options.join(', ')}`,
  'refusal.ownSide': ({ side }: { side: string }, say) => `${say(`side.${side}`)} answers for itself`,
  'refusal.twoRoles': ({ seat }: { seat: string }, say) =>
    `${say(`side.${seat}`)} already answers for a side; nobody answers for two`,
  'refusal.nothingOpen': 'no procedure is open',
  'refusal.roleTaken': ({ side }: { side: string }, say) => `somebody already answers for ${say(`side.${side}`)}`,
  'refusal.notAsked': ({ side }: { side: string }, say) => `${say(`side.${side}`)} is not asked now`,
  'refusal.sealedTwice': ({ side }: { side: string }, say) => `${say(`side.${side}`)} has sealed already`,
  'refusal.notAllSealed': ({ missing }: { missing: Options }, say) =>
    `a sealed choice is opened when all are in; missing: ${sides(missing, say)}`,
  'refusal.unsealedTwice': ({ side }: { side: string }, say) => `${say(`side.${side}`)} has opened its choice already`,
  'refusal.sealBroken': ({ side }: { side: string }, say) => `this is not what ${say(`side.${side}`)} sealed`,
  'refusal.sealedNoOption': ({ side, received, options }: { side: string; received: string; options: Options }, say) =>
    `${say(`side.${side}`)} sealed "${received}", which the rules do not allow; allowed were ${options.join(', ')}`,
  'refusal.roleUnclaimed': ({ side }: { side: string }, say) =>
    `no seat answers for ${say(`side.${side}`)} yet; take that side first`,
  'refusal.notYourSide': ({ side, seat }: { side: string; seat: string }, say) =>
    `${say(`side.${seat}`)} does not answer for ${say(`side.${side}`)}`,
  'refusal.otherResult': ({ began }: { began: number }) =>
    `the result is not what was thrown and answered since line ${began + 1}`,
  'refusal.otherConsent': 'the consent told is not the consent given',
  'refusal.otherRoll': ({ rule, sides }: { rule: string; sides: number }) =>
    `the rules ask for another die here: rule ${rule}, ${sides} sides`,
  'refusal.noSuchRoll': ({ received }: { received: number }) => `no roll waits at line ${received + 1}`,
  'refusal.notAContributor': ({ seat }: { seat: string }, say) => `${say(`side.${seat}`)} has no part in this roll`,
  'refusal.contributedTwice': ({ seat }: { seat: string }, say) =>
    `${say(`side.${seat}`)} has contributed to this roll already`,
  'refusal.pledgeBroken': ({ seat }: { seat: string }, say) =>
    `this is not the contribution that ${say(`side.${seat}`)} pledged`,
  'refusal.falseFace': ({ line }: { line: number }) => `line ${line + 1} shows a face that the die does not have`,
  'refusal.otherEpoch': ({ epoch }: { epoch: number }) => `the running epoch is ${epoch}`,
  'refusal.otherSeed': ({ epoch }: { epoch: number }) =>
    `the seed shown for epoch ${epoch} is not the one the server had committed to`,
  'refusal.falseDie': ({ line, received, face }: { line: number; received: number; face: number }) =>
    `line ${line + 1} tells a ${received}; seed and contributions give a ${face}`,
  'refusal.undoPending': ({ asked }: { asked: number }) =>
    `the question asked at line ${asked + 1} is not answered yet`,
  'refusal.noSuchQuestion': ({ received }: { received: number }) => `nothing was asked at line ${received + 1}`,
  'refusal.consentedTwice': ({ seat }: { seat: string }, say) => `${say(`side.${seat}`)} has consented already`,
  'refusal.notHex': ({ bytes }: { bytes: number }) => `give ${bytes} bytes as ${2 * bytes} hexadecimal digits`,
  'refusal.notAnAct': ({ received, options }: { received: string | null; options: Options }) =>
    `${received === null ? 'this' : `"${received}"`} is no event; give ${options.join(', ')}`,
  'refusal.notPlainText':
    'a character in this breaks lines, turns the writing or commands a terminal; write plain text',
  'refusal.notAJournal': 'this is no list of dice and answers',
  'refusal.notAnEnding': 'this does not tell how a procedure ended',
  'refusal.notVerdicts': 'this is no list of events with “kept”, “redone” or “marked”',
  'refusal.lineOutOfOrder': ({ received, length }: { received: number; length: number }) =>
    `line ${received + 1} stands where line ${length + 1} belongs`,
  'refusal.chainBroken': 'the hash of the line before is another',
  'refusal.lineTorn': 'the last line is cut short',
  'refusal.lineNotJson': 'this line is no JSON',
  'refusal.lineNotALine': 'this is no line of a journal',
  'refusal.lineNotCanonical': 'this line is not spelt as it was written',
  'refusal.lineChanged': 'this line was changed: its hash is not the one that the next line carries',
  'refusal.lineNotAnEvent': 'this line holds no event',
} satisfies Dictionary;
