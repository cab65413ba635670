/** A body for each operation that takes one, such as somebody would send it. */
import type { Example, Game, Plain, Say } from '@grognard/kernel';

const HASH = '5f'.repeat(32);
const SIGNATURE = '5f'.repeat(64);
const SMALLEST = 'specimen';

/** From the smallest game on the shelf, so that they can be read. */
export function examplesFor(games: readonly Game[], say: Say): Readonly<Record<string, Plain>> {
  const game = games.find(({ id }) => id === SMALLEST) ?? games[0];
  const example = game?.examples.find(({ refused }) => !refused);
  return Object.fromEntries(
    Object.entries({ ...(game && example && procedureBodies(game, example)), ...campaignBodies(game) }).map(
      ([operation, value]) => [operation, { summary: summaryOf(game, example, say), value }],
    ),
  );
}

const summaryOf = (game: Game | undefined, example: Example | undefined, say: Say): string =>
  [game?.titles, example?.title].flatMap((each) => say.read(each) ?? []).join(' · ');

function procedureBodies(game: Game, { procedure, input, dice, answers }: Example): Readonly<Record<string, Plain>> {
  const side = game.sides[0] ?? '';
  const fields = game.procedures[procedure]?.input.fields ?? {};
  const along = Object.keys(fields).find((name) => fields[name]?.kind === 'integer') ?? '';
  return {
    resolve: { input, ...(dice && { dice }), ...(answers && { answers: answers as Plain }) },
    odds: { input, policy: ['never'] },
    advise: { input, side },
    worth: { input },
    analyse: { input, along, values: [4, 8, 12] },
    verify: { journal: '{"event":{"fair":{ … }}}\n' },
  };
}

const campaignBodies = (game: Game | undefined): Readonly<Record<string, Plain>> => {
  const seats = game?.campaign?.sides ?? [];
  const by = seats[0] ?? '';
  const line = (event: Plain): Plain => ({ sequence: 1, previous: HASH, event });
  return {
    createCampaign: {
      game: game?.id ?? '',
      name: 'Saturday',
      observer: HASH,
      invitations: Object.fromEntries(seats.map((seat) => [seat, HASH])),
    },
    takeSeat: {
      invitation: 'from-the-secret-link',
      token: HASH,
      line: line({ kind: 'seated', by, signature: SIGNATURE, key: HASH, pledge: HASH }),
    },
    act: line({ kind: 'noted', by, signature: SIGNATURE, text: 'The ford is ours.' }),
    giveBack: { from: 1, lines: [] },
  };
};
