/** Every verb, in the order the help tells them. */
import type { Family, Verb } from '../verb.ts';
import { advise } from './advise.ts';
import { analyse } from './analyse.ts';
import { campaign } from './campaign/index.ts';
import { completion } from './completion.ts';
import { describe } from './describe.ts';
import { examples } from './examples.ts';
import { games } from './games.ts';
import { invite } from './invite.ts';
import { join } from './join.ts';
import { map } from './map/index.ts';
import { odds } from './odds.ts';
import { replay } from './replay.ts';
import { resolve } from './resolve.ts';
import { scenarios } from './scenarios.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { verify } from './verify.ts';
import { worth } from './worth.ts';

export const verbs: readonly (Verb | Family)[] = [
  games,
  show,
  describe,
  resolve,
  odds,
  advise,
  worth,
  analyse,
  examples,
  scenarios,
  campaign,
  map,
  replay,
  verify,
  serve,
  invite,
  join,
  completion,
];
