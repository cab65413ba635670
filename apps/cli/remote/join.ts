/** From a secret link, or the name of a kept seat, to a place at the table. */
import { existsSync, readFileSync } from 'node:fs';
import { Refused } from '@grognard/kernel';
import { ApiProblem, linkText, parseLink, randomHex, type SecretLink, takeSeat } from '@grognard/server/client';
import type { Dialogue } from '../dialogue.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { tame } from '../layout/harmless.ts';
import type { Status } from '../verb.ts';
import { RemoteCampaign } from './campaign.ts';
import { Keeper, type KeptSeat, nameOf, type OpeningLink } from './keep.ts';
import { apiAt, refusalOf } from './server.ts';

type Invitation = Extract<SecretLink, { kind: 'join' }>;
type SeatLink = Extract<SecretLink, { kind: 'seat' }>;

const SECRET_BYTES = 32;
const UNAUTHORISED = 401;
/** From here on a status says that the server failed, not that it refused. */
const SERVER_FAULT = 500;

/** `join` without a link: what is kept, and how to come back to it. */
export async function listed(dialogue: Dialogue): Promise<Status> {
  const keeper = new Keeper(dialogue.around.stateFolder);
  const seats = keeper.all();
  const data = seats.map((kept) => ({
    name: nameOf(kept),
    game: kept.game,
    campaign: kept.name,
    seat: kept.link.kind === 'seat' ? kept.link.seat : null,
    server: kept.link.origin,
  }));
  const rows: (readonly string[])[] = [];
  for (const { name, game, campaign, seat, server } of data) {
    const { titles } = await dialogue.game(game);
    const who = dialogue.say(seat === null ? 'cli.remote.observer' : `side.${seat}`);
    rows.push([dialogue.paint.bold(tame(name)), tame(campaign), dialogue.say.read(titles), who, server]);
  }
  dialogue.answer({ folder: keeper.folder, seats: data }, () => {
    const { say, width } = dialogue;
    if (rows.length === 0) return dialogue.print(paragraph(say('cli.join.none', { folder: keeper.folder }), width));
    const head = ['name', 'campaign', 'game', 'seat', 'server'].map((key) => say(`cli.join.${key}`));
    dialogue.print(columns({ head, rows, width }));
    dialogue.print();
    dialogue.print(paragraph(say('cli.join.where', { folder: keeper.folder }), width));
  });
  return 0;
}

export async function joined(dialogue: Dialogue, words: string, keep: boolean): Promise<Status> {
  dialogue.answerByLine();
  const keeper = new Keeper(dialogue.around.stateFolder);
  const link = await linkFrom(dialogue, keeper, words);
  warnUnencrypted(dialogue, link.origin);
  const opening = link.kind === 'join' ? await taken(dialogue, keeper, link, keep) : link;
  const { game: gameId, name, length } = await standing(dialogue, keeper, opening);
  const game = await dialogue.game(gameId);
  if (keep) keeper.keep({ link: opening, game: gameId, name, taken: true });
  return new RemoteCampaign(dialogue, { link: opening, game, length, keeper: keep ? keeper : undefined }).sit();
}

interface Standing {
  readonly game: string;
  readonly name: string;
  readonly length: number;
}

/** How the campaign stands; a server that knows it no longer may be args back what this machine remembers of it. */
async function standing(dialogue: Dialogue, keeper: Keeper, link: OpeningLink): Promise<Standing> {
  const { origin, id, token } = link;
  try {
    return await apiAt(dialogue, origin).readCampaign(id, { token });
  } catch (error) {
    const lost = error instanceof ApiProblem && error.status === UNAUTHORISED;
    const kept = keeper.find(id, link.kind === 'seat' ? link.seat : undefined);
    const { length } = lost && kept ? keeper.lines(link) : [];
    if (kept && length > 0) return { game: kept.game, name: kept.name, length };
    throw refusalOf(origin, error);
  }
}

/** A link, the name of a kept seat, a file that holds a link, or `-`: typed unseen. What was given is never said back. */
async function linkFrom(dialogue: Dialogue, keeper: Keeper, words: string): Promise<SecretLink> {
  const written = words === '-' ? await typedUnseen(dialogue) : words;
  if (!/^\s*https?:/.test(written)) {
    const kept = keeper.called(written);
    if (kept) return kept.link;
  }
  const text = existsSync(written) ? (readFileSync(written, 'utf8').split('\n')[0] ?? '') : written;
  const link = parsed(text);
  if (link) return link;
  throw new Refused([{ code: 'notALink', at: '' }]);
}

async function typedUnseen(dialogue: Dialogue): Promise<string> {
  if (!dialogue.asks) throw new Refused([{ code: 'notALink', at: '' }]);
  const prompter = await dialogue.prompter();
  return prompter.secretly((screen) => {
    screen.show(dialogue.say('cli.join.paste'));
    return screen.typed();
  });
}

function parsed(text: string): SecretLink | undefined {
  try {
    return parseLink(text);
  } catch {
    // A seat's name that is spelt wrongly.
    return undefined;
  }
}

function warnUnencrypted(dialogue: Dialogue, origin: string): void {
  const { protocol, hostname } = new URL(origin);
  const near = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !near)
    dialogue.warn(paragraph(dialogue.say('cli.join.unencrypted', { server: origin }), dialogue.width));
}

/**
 * Takes the seat of an invitation. What opens it is kept before the server is asked: if the answer is lost on the way,
 * the same request can be made again, and the seat is not lost with it.
 */
async function taken(dialogue: Dialogue, keeper: Keeper, invited: Invitation, keep: boolean): Promise<OpeningLink> {
  const { id, seat, origin, invitation } = invited;
  const known = keeper.find(id, seat);
  if (known?.taken) return known.link;
  const api = apiAt(dialogue, origin);
  const { game, name } = await api.readCampaign(id, { token: invitation }).catch((error: unknown) => {
    const gone = error instanceof ApiProblem && error.status === UNAUTHORISED;
    throw gone
      ? new Refused([{ code: 'invitationGone', at: '', facts: { server: origin } }])
      : refusalOf(origin, error);
  });
  const earlier = known?.link as SeatLink | undefined;
  const made = earlier ?? { token: randomHex(SECRET_BYTES), secret: randomHex(SECRET_BYTES) };
  const pinned = invited.opening !== undefined && { opening: invited.opening };
  const link: SeatLink = { kind: 'seat', origin, id, seat, token: made.token, secret: made.secret, ...pinned };
  const kept: KeptSeat = { link, game, name, taken: false };
  if (keep) keeper.keep(kept);
  try {
    await takeSeat(api, invited, { token: link.token, secret: link.secret });
  } catch (error) {
    if (error instanceof ApiProblem && error.status < SERVER_FAULT && keep) keeper.forget(link);
    throw refusalOf(origin, error);
  }
  await dialogue.game(game);
  tellSeat(dialogue, keeper, kept, keep);
  return link;
}

/** Where the seat's key is; where it is not kept, the key itself, this once. */
function tellSeat(dialogue: Dialogue, keeper: Keeper, kept: KeptSeat, keep: boolean): void {
  const { link } = kept;
  const seat = link.kind === 'seat' ? link.seat : '';
  const name = nameOf(kept);
  const file = keeper.fileOf(link);
  const secret = linkText(link);
  dialogue.answer({ kind: 'seated', seat, ...(keep ? { name, file } : { link: secret }) }, () => {
    const { say, width, paint } = dialogue;
    if (keep) {
      dialogue.print(paragraph(say('cli.join.kept', { seat: say(`side.${seat}`), file, name }), width));
    } else {
      dialogue.print(paragraph(paint.bold(say('cli.join.notKept', { seat: say(`side.${seat}`) })), width));
      dialogue.print(secret);
    }
    dialogue.print();
  });
}
