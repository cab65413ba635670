/** English words for campaigns shared with players elsewhere. */
import type { Dictionary } from '@grognard/kernel';

type Names = readonly string[];
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const and = (names: Names): string => names.join(' and ');

export const farEn = {
  'far.silent': 'The server does not answer. Check the connection and try again.',
  'far.otherCampaign': 'The server has begun another campaign than it was asked for. Do not use it.',
  'far.again': 'Try again',
  'far.absent': 'This device holds no such seat. Open the secret link of your seat on it.',
  'far.connecting': 'Looking for the server…',
  'far.connected': 'Connected: what the others do appears by itself.',
  'far.disconnected': 'Not connected. What is shown is what this device saw last; it tries again by itself.',
  'far.sending': 'Sending…',
  'far.playing': ({ seat }: { seat: string }) => `You play: ${seat}`,
  'far.watching': 'You watch',

  'far.link.title': 'A shared campaign',
  'far.link.broken': 'This secret link is cut short or mistyped. Ask for it again.',
  'far.join.invited': ({ seat }: { seat: string }) => `You are invited to play: ${seat}.`,
  'far.join.why':
    'Your device makes a key of its own, which signs everything you do. The server never sees it, so nobody can act for you.',
  'far.join.take': ({ seat }: { seat: string }) => `Take the seat: ${seat}`,

  'far.share.title': 'New shared campaign',
  'far.share.about':
    'Each player gets a secret link to a seat. Dice are thrown by all together and can be checked by anyone; sealed choices stay sealed.',
  'far.share.noServer': 'No server answers here: shared campaigns need one behind this page (npm start).',
  'far.share.own': 'Your seats',
  'far.share.watchOnly': 'None: you only watch, and invite the players.',
  'far.share.begin': 'Make the campaign',

  'far.seats.title': 'At the table',
  'far.seats.you': '(you)',
  'far.seats.here': 'here',
  'far.seats.away': 'away',
  'far.seats.empty': 'nobody yet',
  'far.seats.invite': ({ seat }: { seat: string }) => `Copy the invitation: ${seat}`,
  'far.seats.others': 'This device also holds:',
  'far.links.title': 'Links',
  'far.links.watch': 'Copy the link for observers',
  'far.links.watchWhy': 'Whoever has it sees everything both players see, and can do nothing.',
  'far.links.seat': 'Copy the key of my seat',
  'far.links.seatWhy': 'Opens your seat on another device. Whoever has it plays for you: send it to nobody.',
  'far.forget': 'Leave the table on this device',
  'far.forget.why':
    'This device forgets the seat. Without the key of your seat, copied beforehand, you cannot come back to it.',

  'far.moves.yours': 'Your move',
  'far.moves.others': 'Waiting for others',
  'far.moves.anyone': 'Nothing is in play',
  'far.moves.you': 'you',
  'far.moves.began': 'Anyone seated may open a procedure.',
  'far.moves.server': 'The server, for what it owes next',
  'far.moves.seated': ({ who }: { who: string }) => `${who}: the seat is not taken yet`,
  'far.moves.chose': ({ who, question }: { who: string; question: string }) => `${who}: ${question}`,
  'far.moves.sealed': ({ who, question }: { who: string; question: string }) => `${who}, in secret: ${question}`,
  'far.moves.claimed': ({ who, side }: { who: string; side: string }) => `${who}: may answer for ${side}`,
  'far.moves.unsealed': ({ who }: { who: string }) => `${who}: the device opens the sealed choice when it is connected`,
  'far.moves.contributed': ({ who }: { who: string }) => `${who}: the device adds its part to the roll when connected`,
  'far.moves.pledged': ({ who }: { who: string }) => `${who}: the device pledges its next part when connected`,
  'far.moves.undoAnswered': ({ who }: { who: string }) => `${who}: agree to take something back?`,

  'far.play.last': ({ title }: { title: string }) => `Last: ${title}`,
  'far.play.retell': 'Tell it again, step by step',
  'far.play.claim': ({ side }: { side: string }) => `Answer for: ${side}`,
  'far.play.sealWhy': 'Chosen in secret: it is opened when everyone has sealed, and nobody can change it.',
  'far.play.sealedBy': ({ side }: { side: string }) => `${side} has sealed.`,
  'far.play.sealedOwn': ({ option }: { option: string }) => `You have sealed: ${option}. Only this device knows.`,

  'far.begin.roles': 'Who answers for whom',
  'far.begin.whoever': 'whoever takes it when it is asked',
  'far.begin.fair': 'The dice are thrown by every player’s device and the server together: nobody can bend them.',

  'far.undo.title': ({ line }: { line: number }) => `Take back line ${line}?`,
  'far.undo.needs': ({ seats }: { seats: Names }) => `${and(seats)} must agree. The journal keeps a trace.`,
  'far.undo.ask': 'Ask',
  'far.undo.giveUp': 'Give the procedure up',
  'far.undo.asked': ({ who, line }: { who: string; line: number }) => `${who} asks to take back line ${line}`,
  'far.undo.missing': ({ seats }: { seats: Names }) => `Not yet agreed: ${and(seats)}.`,
  'far.undo.consent': 'Agree',
  'far.undo.refuse': 'Refuse',

  'far.lost.told': ({ by }: { by: number }) =>
    `The journal went back by ${plural(by, 'line', 'lines')}: the server has lost or hidden what it had told. This device gives it back.`,
  'far.lost.mended': ({ by }: { by: number }) =>
    `The server had lost ${plural(by, 'line', 'lines')} and has them again. The play goes on when every seat has been heard.`,

  'far.distrust.title': 'The server cannot be believed',
  'far.distrust.line': ({ line, name }: { line: number; name: string }) =>
    `What it told at line ${line} of “${name}” cannot be:`,
  'far.distrust.then':
    'Nothing after that line was taken. Save the journal as a file, and show it to the other players: the proof is in it.',

  'far.distrust.save': 'Save the evidence',

  'far.proof.open': 'Proof',
  'far.proof.title': 'Proof',
  'far.proof.about':
    'Checked on this device, from the first line to the last, without taking the server’s word for anything.',
  'far.proof.file': 'A journal saved from a campaign is checked here, with no network and no server.',
  'far.proof.choose': 'A journal file',
  'far.proof.noGame': 'This file is no journal of a game that is known here.',
  'far.proof.checking': 'Checking every line…',
  'far.proof.holds': 'Everything holds',
  'far.proof.fails': 'It does not hold',
  'far.proof.fault': ({ line, from, to, words }: { line: number; from: number; to: number; words: string }) =>
    `Line ${line} (bytes ${from} to ${to}): ${words}`,
  'far.proof.chain': ({ lines, head }: { lines: number; head: string }) =>
    `${plural(lines, 'line', 'lines')}, each bound to the one before; the last is ${head.slice(0, 16)}…`,
  'far.proof.plain': 'A journal kept by one table: nobody signed it, and its dice are taken on trust.',
  'far.proof.signed': ({ seat, key, acts }: { seat: string; key: string; acts: number }) =>
    `${seat} signed ${plural(acts, 'act', 'acts')} with the key ${key.slice(0, 16)}…`,
  'far.proof.dice': ({ dice, seats, empty }: { dice: number; seats: Names; empty: Names }) =>
    `${plural(dice, 'die follows', 'dice follow')} from a seed that was fixed beforehand and from the parts of ${and(seats)}${empty.length > 0 ? `; nobody sat for ${and(empty)}` : ''}`,
  'far.proof.waiting': ({ dice }: { dice: number }) =>
    `Not proved yet: ${plural(dice, 'die waits for its', 'dice wait for their')} seed, which is shown when the open procedure ends`,
  'far.proof.givenUp': ({ line, title, seats }: { line: number; title: string; seats: Names }) =>
    `A roll was given up at line ${line} (${title}), with the consent of ${and(seats)}`,
  'far.proof.takenBack': ({ procedures }: { procedures: number }) =>
    `${plural(procedures, 'procedure was', 'procedures were')} taken back after dice had fallen, with the consent of all`,
  'far.proof.seals': ({ seals }: { seals: number }) =>
    `${plural(seals, 'sealed choice was opened as it', 'sealed choices were opened as they')} had been sealed`,
  'far.proof.replayed': ({ procedures }: { procedures: number }) =>
    `${plural(procedures, 'procedure was', 'procedures were')} played again by the rules, with the same result`,
  'far.proof.end.signed': 'The server has signed for the end',
  'far.proof.end.unsigned':
    'The end is unproved: the server has not signed for it, and lines may be missing after the last',
  'far.proof.end.torn': 'The end is unproved: the last line is cut short, and lines may be missing after it',
  'far.proof.charged': 'Proved against the server',
  'far.proof.uncharged': 'Nothing is proved against the server',
  'far.proof.charge.forked': ({ length, other }: { length: number; other: number }) =>
    `It signed this journal of ${length} lines, and another one of ${other}`,
  'far.proof.charge.wentBack': ({ length, other }: { length: number; other: number }) =>
    `It signed this journal of ${length} lines, and later, when it was shown them, only ${other}`,
  'far.proof.charge.vouchedFalsely': ({ length, other }: { length: number; other: number }) =>
    `It signed this journal of ${length} lines, though line ${other} of it cannot be`,
  'far.proof.command': 'Anyone can check the saved file: grognard verify FILE, or this page with no network.',

  'far.dice.title': 'Every die',
  'far.dice.about':
    'Before a throw the server had fixed its seed (the commitment is its hash) and each player his part. The face is worked out from seed, parts and what the die was for, so nobody could choose it.',
  'far.dice.line': 'Line',
  'far.dice.purpose': 'For',
  'far.dice.die': 'Die',
  'far.dice.face': 'Face',
  'far.dice.commitment': 'Commitment',
  'far.dice.contributions': 'Players’ parts',
  'far.dice.seed': 'Seed',
  'far.dice.hidden': 'shown when the procedure ends',
  'far.seals.title': 'Every sealed choice',
  'far.seals.about':
    'The seal is the hash of the choice and of a secret number. Both were shown only when everyone had sealed, and they give the same hash.',
  'far.seals.line': 'Sealed at line',
  'far.seals.side': 'Side',
  'far.seals.commitment': 'Seal',
  'far.seals.shown': 'Opened at line',
  'far.seals.option': 'Choice',
  'far.seals.nonce': 'Secret number',
  'far.seals.hidden': 'still sealed',

  'refusal.serverRefused': ({ reasons }: { reasons: Names }) => reasons.join(' '),
} satisfies Dictionary;
