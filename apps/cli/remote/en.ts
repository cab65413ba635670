/** English words for campaigns played far apart. */
import type { Dictionary } from '@grognard/kernel';

export const remoteEn = {
  'cli.verb.serve': 'serve the web app and shared campaigns, until it is stopped',
  'cli.verb.serve.examples': `  grognard serve
  grognard serve --port 8080 --database postgres://user:password@host/name`,
  'cli.option.port': 'where to listen (8080)',
  'cli.option.host': 'the address to listen on (127.0.0.1: this machine only)',
  'cli.option.database': 'a file, or postgres://…',
  'cli.serve.at': ({ url }: { url: string }) => `Grognard is at ${url}`,
  'cli.serve.database': ({ database }: { database: string }) => `Campaigns are kept in ${database}. Stop with Ctrl-C.`,
  'cli.serve.stopped': 'Stopped; what was begun is finished.',
  'refusal.noSqlite':
    'the embedded store is not installed here; run npm install libsql, or give --database postgres://… for a database of your own',
  'refusal.storeInUse': 'another process serves this database file already',
  'refusal.portTaken': ({ port, line }: { port: number; line: string }) =>
    `port ${port} is taken by another program; take another one: ${line}`,
  'refusal.cannotServe': ({ reason }: { reason: string }) => `the server cannot start: ${reason}`,
  'cli.verb.invite': 'make a shared campaign on a server and print a secret link for each seat',
  'cli.verb.invite.examples': `  grognard invite specimen --name "The Ford"
  grognard invite unconditional-surrender --server https://grognard.example --json`,
  'cli.verb.join': 'take a seat at a shared campaign, or come back to it, and play from here',
  'cli.verb.join.examples': `  grognard join                         the seats kept on this machine
  grognard join https://grognard.example/#/join/…   takes the seat of an invitation
  grognard join 12ab34cd/attacker       comes back to a kept seat
  grognard join 12ab34cd --json < acts  does the acts of a file, one a line, and tells each news as a line of JSON

At the table you type one act a line; help lists them. A line of a script waits until its time has come:
  open assault {"attack":11,"defence":4}
  seal commit
  choose retreat
  wait                                  until no procedure is open
A script ends with the input (0), with the first line that is refused (1) or not understood (2).`,
  'cli.option.server': 'the server (http://127.0.0.1:8080)',
  'cli.option.no-keep': 'keep neither the seat nor its lines on this machine',
  'cli.word.link': 'link',
  'cli.word.link.more':
    'a secret link, a file that holds one, a kept seat, or - to type it unseen; without it, the kept seats',
  'cli.invite.made': ({ name, game, server }: { name: string; game: string; server: string }) =>
    `${game}: the shared campaign “${name}” begins at ${server}. Send each player one link: whoever opens it first has the seat.`,
  'cli.invite.watch': 'Observers, as many as you like',
  'cli.invite.how': 'A link opens in a browser, or in a terminal with: grognard join LINK',
  'cli.join.none': ({ folder }: { folder: string }) =>
    `No seat is kept yet in ${folder}. Take one with: grognard join LINK`,
  'cli.join.name': 'Come back with grognard join …',
  'cli.join.campaign': 'Campaign',
  'cli.join.game': 'Game',
  'cli.join.seat': 'Seat',
  'cli.join.server': 'Server',
  'cli.join.where': ({ folder }: { folder: string }) =>
    `The keys of these seats are in ${folder}, readable by you alone; to forget one, delete its files there.`,
  'cli.join.paste': 'Paste the link and press Enter. It is not shown.',
  'cli.join.unencrypted': ({ server }: { server: string }) =>
    `Careful: the line to ${server} is not encrypted. Whoever listens on the way can read the link’s token.`,
  'cli.join.kept': ({ seat, file, name }: { seat: string; file: string; name: string }) =>
    `The seat is yours: ${seat}. Its key is kept in ${file}, readable by you alone; come back with: grognard join ${name}`,
  'cli.join.notKept': ({ seat }: { seat: string }) =>
    `The seat is yours: ${seat}. Nothing is kept here: this link is the only key of your seat, and it is shown only now. Whoever has it plays for you.`,
  'cli.remote.you': '(you)',
  'cli.remote.here': 'here',
  'cli.remote.away': 'away',
  'cli.remote.free': 'nobody yet',
  'cli.remote.observer': 'observer',
  'cli.remote.came': ({ seat }: { seat: string }) => `${seat} is here.`,
  'cli.remote.left': ({ seat }: { seat: string }) => `${seat} has gone.`,
  'cli.remote.help': 'Type an act and press Enter; help lists them, leave goes.',
  'cli.remote.seated': ({ seat }: { seat: string }) => `${seat} takes a seat.`,
  'cli.remote.began': ({ seat, title }: { seat: string; title: string }) => `${seat} opens: ${title}`,
  'cli.remote.claimed': ({ seat, side }: { seat: string; side: string }) => `${seat} answers for ${side}.`,
  'cli.remote.sealed': ({ seat }: { seat: string }) => `${seat} has sealed a choice.`,
  'cli.remote.undoAsked': ({ seat, line }: { seat: string; line: number }) => `${seat} asks to take back line ${line}.`,
  'cli.remote.consent': ({ seat }: { seat: string }) => `${seat} consents.`,
  'cli.remote.refuse': ({ seat }: { seat: string }) => `${seat} does not consent: it stands.`,
  'cli.remote.undone': ({ line, consent }: { line: number; consent: string }) =>
    `Line ${line} is taken back${consent ? `, with the consent of ${consent}` : ''}.`,
  'cli.remote.abandoned': ({ consent }: { consent: string }) =>
    `The open procedure is given up${consent ? `, with the consent of ${consent}` : ''}.`,
  'cli.remote.epoch': ({ dice }: { dice: number }) =>
    `The server has shown its seed: ${dice === 1 ? 'the die was' : `the ${dice} dice were`} fair.`,
  'cli.remote.yourMove': ({ side, question, rule }: { side: string; question: string; rule: string }) =>
    `Your move. ${side}: ${question} (${rule})`,
  'cli.remote.howToChoose': 'Type what stands before an option; odds and advise help.',
  'cli.remote.howToSeal':
    'Type what stands before an option; odds and advise help. It is sealed: nobody sees it before all have chosen.',
  'cli.remote.yourConsent': ({ seat }: { seat: string }) => `${seat} waits for your answer: consent or refuse.`,
  'cli.remote.yourClaim': ({ side, line }: { side: string; line: string }) =>
    `Nobody answers for ${side} yet; if it is you, type: ${line}`,
  'cli.remote.stuck': 'The rules cannot go on from here; the procedure can only be taken back (undo):',
  'cli.remote.seatFree': ({ seat }: { seat: string }) => `The seat of ${seat} is still free.`,
  'cli.remote.waiting': ({ seat, what }: { seat: string; what: string }) => `Waiting for ${seat}: ${what}.`,
  'cli.remote.waitingAway': ({ seat, what }: { seat: string; what: string }) =>
    `Waiting for ${seat}, who is away: ${what}.`,
  'cli.remote.waitingFree': ({ seat, what }: { seat: string; what: string }) =>
    `Waiting for ${seat}, whose seat nobody has taken: ${what}.`,
  'cli.remote.deviceAway': ({ seat }: { seat: string }) =>
    `${seat} is away: the play goes on by itself when that player is back, also without you.`,
  'cli.remote.nothingOpen': 'Nothing is open. Either side may open a procedure: open',
  'cli.remote.open': 'Open it?',
  'cli.remote.whoAnswers': ({ side }: { side: string }) => `Who answers for ${side}?`,
  'cli.remote.whoever': 'whoever takes it',
  'cli.remote.askedConsent': ({ seats }: { seats: readonly string[] }) =>
    `Asked. It needs the consent of ${seats.join(' and ')}.`,
  'cli.remote.exported': ({ file, lines }: { file: string; lines: number }) =>
    `The journal, ${lines} lines, is in ${file}; anybody can check it with: grognard verify ${file}`,
  'cli.remote.seatLink': 'The key of your seat. Whoever has this link plays for you: show it to nobody.',
  'cli.remote.watchLink': 'This link lets anybody watch, and nothing more.',
  'cli.remote.connected': 'Connected again; nothing was missed.',
  'cli.remote.disconnected': ({ server }: { server: string }) =>
    `The connection to ${server} is lost. It is tried again; what you do is sent then.`,
  'cli.remote.leftKept': 'You have left the table. Your seat is kept: grognard join lists it.',
  'cli.remote.leftNow': 'You have left the table.',
  'cli.remote.linesNotKept': ({ folder }: { folder: string }) =>
    `The lines can no longer be kept in ${folder}; the play goes on without.`,
  'cli.remote.distrust': ({ line }: { line: number }) =>
    `DO NOT TRUST THIS SERVER. What it tells at line ${line} cannot be:`,
  'cli.remote.distrustMore':
    'Nothing after that line is believed, and nothing more is sent. What was followed until then stands and can be proved; tell the other players.',
  'cli.remote.wentBack': ({ by }: { by: number }) =>
    `The journal went back by ${by === 1 ? 'one line' : `${by} lines`}: the server has lost or hidden what it had told. What you have of it is given back.`,
  'cli.remote.mended': ({ lines }: { lines: number }) =>
    `The server has ${lines === 1 ? 'the line' : `the ${lines} lines`} again. The play goes on when every seat has been heard.`,
  'cli.remote.evidence': ({ file }: { file: string }) =>
    `What the server has told and signed is kept in ${file}; what it proves anybody can see with: grognard verify ${file}`,
  'cli.act.open': 'open [PROCEDURE [INPUT]]',
  'cli.act.open.more': 'open a procedure; INPUT is JSON or a worked example, then SIDE=SEAT; what is left out is asked',
  'cli.act.choose': 'choose OPTION',
  'cli.act.choose.more': 'answer the question; the option alone will do',
  'cli.act.seal': 'seal OPTION',
  'cli.act.seal.more': 'the same, for a sealed choice',
  'cli.act.take': 'take SIDE',
  'cli.act.take.more': 'answer for a side of the open procedure',
  'cli.act.odds': 'odds',
  'cli.act.odds.more': 'exact odds of the open procedure from where it stands',
  'cli.act.advise': 'advise [GOAL]',
  'cli.act.advise.more': 'what your side should do now',
  'cli.act.note': 'note TEXT',
  'cli.act.note.more': 'write into the journal',
  'cli.act.correct': 'correct TRACK VALUE REASON',
  'cli.act.correct.more': 'set a track by hand: correct lost.attacker 3 miscounted',
  'cli.act.undo': 'undo',
  'cli.act.undo.more': 'ask to take back the last event, or the open procedure',
  'cli.act.consent': 'consent',
  'cli.act.consent.more': 'let it be taken back',
  'cli.act.refuse': 'refuse',
  'cli.act.refuse.more': 'let it stand',
  'cli.act.who': 'who',
  'cli.act.who.more': 'who is here, whose move it is',
  'cli.act.state': 'state',
  'cli.act.state.more': 'the tracks as they stand',
  'cli.act.log': 'log [COUNT]',
  'cli.act.log.more': 'the campaign told by turn and phase, or its last so many events',
  'cli.act.review': 'review [keep|redo|mark EVENTS]',
  'cli.act.review.more': 'which events would end otherwise under today’s rules, and what becomes of them',
  'cli.act.proof': 'proof',
  'cli.act.proof.more': 'check the whole journal again: signatures, seals, dice',
  'cli.act.export': 'export FILE',
  'cli.act.export.more': 'write the journal to a file that anybody can verify',
  'cli.act.link': 'link',
  'cli.act.link.more': 'show the secret link of your seat, to open it elsewhere',
  'cli.act.wait': 'wait',
  'cli.act.wait.more': 'go on when no procedure is open (for scripts)',
  'cli.act.help': 'help',
  'cli.act.help.more': 'this list',
  'cli.act.leave': 'leave',
  'cli.act.leave.more': 'go; you can come back at any time',
  'cli.usage.unknownAct': ({
    received,
    options,
    close,
  }: {
    received: string;
    options: readonly string[];
    close?: string;
  }) =>
    `"${received}" is nothing one does at the table; there are ${options.join(', ')}.${close ? ` Did you mean ${close}?` : ''}`,
  'cli.usage.actIncomplete': ({ act }: { act: string }) => `something is missing: ${act}`,
  'refusal.notALink': 'this is no secret link; it begins with http and has #/join/, #/seat/ or #/watch/ in it',
  'refusal.noKeptSeat': 'no seat of this name is kept; grognard join lists those that are',
  'refusal.severalSeats': ({ options }: { options: readonly string[] }) => `several seats fit: ${options.join(', ')}`,
  'refusal.notAServer': ({ received }: { received: string }) =>
    `"${received}" is no address of a server; give http://… or https://…`,
  'refusal.invitationGone': ({ server }: { server: string }) =>
    `${server} knows no such invitation; each can be used once, and this one may have been used already`,
  'refusal.linkUnknown': ({ server }: { server: string }) => `${server} knows no campaign that this link opens`,
  'refusal.serverRefuses': ({ words }: { words: string }) => words,
  'refusal.serverSilent': ({ server, reason }: { server: string; reason: string }) =>
    `nobody answers at ${server} (${reason}); is the server running?`,
  'refusal.otherCampaign': ({ server }: { server: string }) =>
    `${server} has begun another campaign than it was asked for; do not use it`,
  'refusal.onlyWatching': 'an observer does not act',
  'refusal.nothingAsked': 'nothing is asked of you now; who says whose move it is',
  'refusal.noSuchOption': ({ received, options }: { received: string; options: readonly string[] }) =>
    `"${received}" is not offered; there are ${options.join(', ')}`,
  'refusal.nothingToTake': 'this side cannot be taken now',
  'refusal.noUndoAsked': 'nobody has asked you to take anything back',
  'refusal.exportExists': 'this file exists already; it is not written over',
} satisfies Dictionary;
