/** Fair dice and sealed choices: what server, browser, command and verifier share. */
export { fromHex, isHex, toHex, utf8 } from './bytes.ts';
export { openingLine, type Secrets, type Written, write } from './clerk.ts';
export { type Crypto, derived, digest, type Signer } from './crypto.ts';
export { type FairEvent, isPlayerEvent, type PlayerEvent } from './event.ts';
export { follow, seatsOf } from './follow.ts';
export { type ActDraft, Hand } from './hand.ts';
export { type Line, lineText, signedBytes, textHash } from './line.ts';
export { type Move, moves } from './moves.ts';
export { pledgeOf, sealOf, seedCommitment } from './proof.ts';
export { closingLine, exported, type Fault, readJournal } from './read.ts';
export { type Binding, type Contributions, faceOf } from './roll.ts';
export { ACT_SHAPES, checkAct, checkEvent } from './shape.ts';
export { dueOf, isTaken, type OpenProcedure, type Shared } from './shared.ts';
export { undoTarget } from './undo.ts';
export { gameOf, type Report, verifyJournal } from './verify.ts';
