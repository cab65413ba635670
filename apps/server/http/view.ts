/** A shared campaign as whoever asks may see it. Nothing in it is secret: what is sealed is only known to be sealed. */
import { optionWords, refusalWords, ruleWords } from '@grognard/games/words';
import { askWords, type Locale, type Plain } from '@grognard/kernel';
import { isTaken, type Move, moves, type Shared, undoTarget } from '@grognard/kernel/fair';
import type { Access } from '../admission/access.ts';
import type { Room } from '../rooms/room.ts';
import { serverSpeaker } from '../text/index.ts';

export function campaignView(room: Room, access: Access, here: readonly string[], locale: Locale): Plain {
  const { shared } = room;
  const { campaign, game, open, undo } = shared;
  const say = serverSpeaker(locale, game);
  const target = undoTarget(shared);
  return {
    id: shared.id,
    game: game.id,
    title: say.read(game.titles),
    name: campaign.name,
    you: access.kind === 'observer' ? null : access.seat,
    access: access.kind,
    ...room.vouch(),
    rulings: campaign.rulings,
    state: campaign.state,
    seats: shared.seats.map((seat) => ({
      seat,
      name: say(`side.${seat}`),
      taken: isTaken(shared, seat),
      here: here.includes(seat),
    })),
    moves: moves(shared).map((move) => moveView(shared, move, locale)),
    open: open ? openView(shared, open, locale) : null,
    undo: {
      line: target?.line ?? null,
      needed: target?.needed ?? [],
      asked: undo ? { line: undo.asked, by: undo.by, target: undo.target, consent: undo.consent } : null,
    },
  };
}

function moveView(shared: Shared, move: Move, locale: Locale): Plain {
  const { game } = shared;
  const say = serverSpeaker(locale, game);
  const text = say(`fair.${move.kind}`);
  switch (move.kind) {
    case 'chose':
    case 'sealed':
      return {
        kind: move.kind,
        seat: move.seat,
        side: move.side,
        text,
        rule: ruleWords(game, say, move.ask.rule),
        question: say(askWords(move.ask)),
        options: move.options.map((option) => ({
          option,
          text: optionWords(game, say, askWords(move.ask), option, move.side),
        })),
      };
    case 'claimed':
    case 'unsealed':
    case 'contributed':
    case 'undoAnswered':
    case 'seated':
    case 'pledged':
    case 'began':
      return { ...move, text };
  }
}

function openView(shared: Shared, open: NonNullable<Shared['open']>, locale: Locale): Plain {
  const say = serverSpeaker(locale, shared.game);
  const { id } = open.opened.procedure;
  return {
    began: open.line,
    by: open.by,
    procedure: id,
    title: say(`procedure.${id}`),
    input: open.opened.input,
    roles: open.roles,
    journal: open.entries as unknown as Plain,
    sealed: Object.keys(open.seals),
    stuck: (open.stuck ?? []).map((refusal) => refusalWords(shared.game, say, refusal)),
  };
}
