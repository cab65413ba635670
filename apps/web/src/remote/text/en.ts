/** English words for campaigns shared with players elsewhere. */
import type { Dictionary } from '@grognard/kernel';

type Names = readonly string[];
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const and = (names: Names): string => names.join(' and ');

export const remoteEn = {
  'remote.silent': 'The server does not answer. Check the connection and try again.',
  'remote.otherCampaign': 'The server has begun another campaign than it was asked for. Do not use it.',
  'remote.again': 'Try again',
  'remote.absent': 'This device holds no such seat. Open the secret link of your seat on it.',
  'remote.connecting': 'Looking for the server…',
  'remote.connected': 'Connected: what the others do appears by itself.',
  'remote.disconnected': 'Not connected. What is shown is what this device saw last; it tries again by itself.',
  'remote.sending': 'Sending…',
  'remote.playing': ({ seat }: { seat: string }) => `You play: ${seat}`,
  'remote.watching': 'You watch',

  'remote.link.title': 'A shared campaign',
  'remote.link.broken': 'This secret link is cut short or mistyped. Ask for it again.',
  'remote.join.invited': ({ seat }: { seat: string }) => `You are invited to play: ${seat}.`,
  'remote.join.why':
    'Your device makes a key of its own, which signs everything you do. The server never sees it, so nobody can act for you.',
  'remote.join.take': ({ seat }: { seat: string }) => `Take the seat: ${seat}`,

  'remote.share.title': 'New shared campaign',
  'remote.share.about':
    'Each player gets a secret link to a seat. Dice are thrown by all together and can be checked by anyone; sealed choices stay sealed.',
  'remote.share.noServer': 'No server answers here: shared campaigns need one behind this page (npm start).',
  'remote.share.own': 'Your seats',
  'remote.share.watchOnly': 'None: you only watch, and invite the players.',
  'remote.share.begin': 'Make the campaign',

  'remote.seats.title': 'At the table',
  'remote.seats.you': '(you)',
  'remote.seats.here': 'here',
  'remote.seats.away': 'away',
  'remote.seats.empty': 'nobody yet',
  'remote.seats.invite': ({ seat }: { seat: string }) => `Copy the invitation: ${seat}`,
  'remote.seats.others': 'This device also holds:',
  'remote.links.title': 'Links',
  'remote.links.watch': 'Copy the link for observers',
  'remote.links.watchWhy': 'Whoever has it sees everything both players see, and can do nothing.',
  'remote.links.seat': 'Copy the key of my seat',
  'remote.links.seatWhy': 'Opens your seat on another device. Whoever has it plays for you: send it to nobody.',
  'remote.forget': 'Leave the table on this device',
  'remote.forget.why':
    'This device forgets the seat. Without the key of your seat, copied beforehand, you cannot come back to it.',

  'remote.moves.yours': 'Your move',
  'remote.moves.others': 'Waiting for others',
  'remote.moves.anyone': 'Nothing is in play',
  'remote.moves.you': 'you',
  'remote.moves.began': 'Anyone seated may open a procedure.',
  'remote.moves.server': 'The server, for what it owes next',
  'remote.moves.seated': ({ who }: { who: string }) => `${who}: the seat is not taken yet`,
  'remote.moves.chose': ({ who, question }: { who: string; question: string }) => `${who}: ${question}`,
  'remote.moves.sealed': ({ who, question }: { who: string; question: string }) => `${who}, in secret: ${question}`,
  'remote.moves.claimed': ({ who, side }: { who: string; side: string }) => `${who}: may answer for ${side}`,
  'remote.moves.unsealed': ({ who }: { who: string }) =>
    `${who}: the device opens the sealed choice when it is connected`,
  'remote.moves.contributed': ({ who }: { who: string }) =>
    `${who}: the device adds its part to the roll when connected`,
  'remote.moves.pledged': ({ who }: { who: string }) => `${who}: the device pledges its next part when connected`,
  'remote.moves.undoAnswered': ({ who }: { who: string }) => `${who}: agree to take something back?`,

  'remote.play.last': ({ title }: { title: string }) => `Last: ${title}`,
  'remote.play.retell': 'Tell it again, step by step',
  'remote.play.claim': ({ side }: { side: string }) => `Answer for: ${side}`,
  'remote.play.sealWhy': 'Chosen in secret: it is opened when everyone has sealed, and nobody can change it.',
  'remote.play.sealedBy': ({ side }: { side: string }) => `${side} has sealed.`,
  'remote.play.sealedOwn': ({ option }: { option: string }) => `You have sealed: ${option}. Only this device knows.`,

  'remote.begin.roles': 'Who answers for whom',
  'remote.begin.whoever': 'whoever takes it when it is asked',
  'remote.begin.fair': 'The dice are thrown by every player’s device and the server together: nobody can bend them.',

  'remote.undo.title': ({ line }: { line: number }) => `Take back line ${line}?`,
  'remote.undo.needs': ({ seats }: { seats: Names }) => `${and(seats)} must agree. The journal keeps a trace.`,
  'remote.undo.ask': 'Ask',
  'remote.undo.giveUp': 'Give the procedure up',
  'remote.undo.asked': ({ who, line }: { who: string; line: number }) => `${who} asks to take back line ${line}`,
  'remote.undo.missing': ({ seats }: { seats: Names }) => `Not yet agreed: ${and(seats)}.`,
  'remote.undo.consent': 'Agree',
  'remote.undo.refuse': 'Refuse',

  'remote.lost.told': ({ by }: { by: number }) =>
    `The journal went back by ${plural(by, 'line', 'lines')}: the server has lost or hidden what it had told. This device gives it back.`,
  'remote.lost.mended': ({ by }: { by: number }) =>
    `The server had lost ${plural(by, 'line', 'lines')} and has them again. The play goes on when every seat has been heard.`,

  'remote.distrust.title': 'The server cannot be believed',
  'remote.distrust.line': ({ line, name }: { line: number; name: string }) =>
    `What it told at line ${line} of “${name}” cannot be:`,
  'remote.distrust.then':
    'Nothing after that line was taken. Save the journal as a file, and show it to the other players: the proof is in it.',

  'remote.distrust.save': 'Save the evidence',

  'remote.proof.open': 'Proof',
  'remote.proof.title': 'Proof',
  'remote.proof.about':
    'Checked on this device, from the first line to the last, without taking the server’s word for anything.',
  'remote.proof.file': 'A journal saved from a campaign is checked here, with no network and no server.',
  'remote.proof.choose': 'A journal file',
  'remote.proof.noGame': 'This file is no journal of a game that is known here.',
  'remote.proof.checking': 'Checking every line…',
  'remote.proof.holds': 'Everything holds',
  'remote.proof.fails': 'It does not hold',
  'remote.proof.fault': ({ line, from, to, words }: { line: number; from: number; to: number; words: string }) =>
    `Line ${line} (bytes ${from} to ${to}): ${words}`,
  'remote.proof.chain': ({ lines, head }: { lines: number; head: string }) =>
    `${plural(lines, 'line', 'lines')}, each bound to the one before; the last is ${head.slice(0, 16)}…`,
  'remote.proof.plain': 'A journal kept by one table: nobody signed it, and its dice are taken on trust.',
  'remote.proof.signed': ({ seat, key, acts }: { seat: string; key: string; acts: number }) =>
    `${seat} signed ${plural(acts, 'act', 'acts')} with the key ${key.slice(0, 16)}…`,
  'remote.proof.dice': ({ dice, seats, empty }: { dice: number; seats: Names; empty: Names }) =>
    `${plural(dice, 'die follows', 'dice follow')} from a seed that was fixed beforehand and from the parts of ${and(seats)}${empty.length > 0 ? `; nobody sat for ${and(empty)}` : ''}`,
  'remote.proof.waiting': ({ dice }: { dice: number }) =>
    `Not proved yet: ${plural(dice, 'die waits for its', 'dice wait for their')} seed, which is shown when the open procedure ends`,
  'remote.proof.givenUp': ({ line, title, seats }: { line: number; title: string; seats: Names }) =>
    `A roll was given up at line ${line} (${title}), with the consent of ${and(seats)}`,
  'remote.proof.takenBack': ({ procedures }: { procedures: number }) =>
    `${plural(procedures, 'procedure was', 'procedures were')} taken back after dice had fallen, with the consent of all`,
  'remote.proof.seals': ({ seals }: { seals: number }) =>
    `${plural(seals, 'sealed choice was opened as it', 'sealed choices were opened as they')} had been sealed`,
  'remote.proof.replayed': ({ procedures }: { procedures: number }) =>
    `${plural(procedures, 'procedure was', 'procedures were')} played again by the rules, with the same result`,
  'remote.proof.end.signed': 'The server has signed for the end',
  'remote.proof.end.unsigned':
    'The end is unproved: the server has not signed for it, and lines may be missing after the last',
  'remote.proof.end.torn': 'The end is unproved: the last line is cut short, and lines may be missing after it',
  'remote.proof.charged': 'Proved against the server',
  'remote.proof.uncharged': 'Nothing is proved against the server',
  'remote.proof.charge.forked': ({ length, other }: { length: number; other: number }) =>
    `It signed this journal of ${length} lines, and another one of ${other}`,
  'remote.proof.charge.wentBack': ({ length, other }: { length: number; other: number }) =>
    `It signed this journal of ${length} lines, and later, when it was shown them, only ${other}`,
  'remote.proof.charge.vouchedFalsely': ({ length, other }: { length: number; other: number }) =>
    `It signed this journal of ${length} lines, though line ${other} of it cannot be`,
  'remote.proof.command': 'Anyone can check the saved file: grognard verify FILE, or this page with no network.',

  'remote.dice.title': 'Every die',
  'remote.dice.about':
    'Before a throw the server had fixed its seed (the commitment is its hash) and each player his part. The face is worked out from seed, parts and what the die was for, so nobody could choose it.',
  'remote.dice.line': 'Line',
  'remote.dice.purpose': 'For',
  'remote.dice.die': 'Die',
  'remote.dice.face': 'Face',
  'remote.dice.commitment': 'Commitment',
  'remote.dice.contributions': 'Players’ parts',
  'remote.dice.seed': 'Seed',
  'remote.dice.hidden': 'shown when the procedure ends',
  'remote.seals.title': 'Every sealed choice',
  'remote.seals.about':
    'The seal is the hash of the choice and of a secret number. Both were shown only when everyone had sealed, and they give the same hash.',
  'remote.seals.line': 'Sealed at line',
  'remote.seals.side': 'Side',
  'remote.seals.commitment': 'Seal',
  'remote.seals.shown': 'Opened at line',
  'remote.seals.option': 'Choice',
  'remote.seals.nonce': 'Secret number',
  'remote.seals.hidden': 'still sealed',

  'refusal.serverRefused': ({ reasons }: { reasons: Names }) => reasons.join(' '),
} satisfies Dictionary;
