/** `campaign`: a campaign in a file. */
import type { Family } from '../../verb.ts';
import { correct } from './correct.ts';
import { log } from './log.ts';
import { luck } from './luck.ts';
import { merge } from './merge.ts';
import { create } from './new.ts';
import { note } from './note.ts';
import { redo } from './redo.ts';
import { resolve } from './resolve.ts';
import { review } from './review.ts';
import { state } from './state.ts';
import { undo } from './undo.ts';

export const campaign: Family = {
  name: 'campaign',
  verbs: [create, resolve, log, state, luck, correct, note, undo, redo, review, merge],
};
