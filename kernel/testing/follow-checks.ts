/** What holds for every field that follows another: it can be proposed, and only what it may hold is. */
import type { Game } from '../game/game.ts';
import { check } from '../input/check.ts';
import type { Field, Fields } from '../input/field.ts';
import { followsOf } from '../input/follow.ts';
import type { Words } from '../text/words.ts';
import { expectThat } from './expect-that.ts';

type Sayer = (spoken: Words | string, where: string) => void;

export function followers(game: Game, say: Sayer): void {
  for (const [id, { input }] of Object.entries(game.procedures)) inside(input, id, say);
  if (game.campaign) inside(game.campaign.state, 'campaign', say);
}

function inside(field: Field, at: string, say: Sayer): void {
  if (field.kind === 'list') inside(field.of, `${at}[]`, say);
  if (field.kind !== 'record') return;
  for (const [name, inner] of Object.entries(field.fields)) {
    canFollow(field.fields, name, inner, `${at}.${name}`, say);
    inside(inner, `${at}.${name}`, say);
  }
}

function canFollow(fields: Fields, name: string, field: Field, at: string, say: Sayer): void {
  const follows = followsOf(field);
  if (!follows) return;
  say(follows.why, at);
  const from = Object.hasOwn(fields, follows.from) ? fields[follows.from] : undefined;
  expectThat(from?.kind === 'oneOf', `${at} follows "${follows.from}", which is no choice beside it`);
  expectThat(!followsOf(from) && !from.optional, `${at} follows "${follows.from}", which is not always told`);
  const names = Object.keys(fields);
  expectThat(
    names.indexOf(follows.from) < names.indexOf(name),
    `${at} stands before "${follows.from}", which it follows`,
  );
  for (const [option, value] of Object.entries(follows.by)) {
    expectThat(from.options.includes(option), `${at} is proposed for "${option}", which "${follows.from}" cannot be`);
    expectThat(check(field, value).ok, `${at} is proposed as ${JSON.stringify(value)}, which it cannot be`);
  }
  const silent = from.options.filter((option) => !Object.hasOwn(follows.by, option));
  expectThat(
    silent.length === 0 || field.default !== undefined,
    `${at} is not proposed for ${silent.join(', ')}, and has no usual value`,
  );
}
