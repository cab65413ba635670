import { game as ford } from '@grognard/games/specimen';
import { beginCampaign, fold } from '@grognard/kernel';
import {
  type ActDraft,
  faceOf,
  follow,
  Hand,
  type Line,
  moves,
  openingLine,
  type Shared,
  seedCommitment,
  serverSecrets,
  textHash,
  write,
} from '@grognard/kernel/fair';
import { crypto } from '@grognard/server/client';
import { expect, test } from 'vitest';
import { campaignEvents, playingIn } from './events.ts';
import { evidenceIn } from './evidence.ts';

/** Two hands and a clerk; every secret is the hash of its name. */
class Table {
  readonly lines: Line[] = [];
  readonly #hands = ford.sides.map((seat) => new Hand('c', seat, secret(seat), crypto));
  shared: Shared;
  readonly #secrets = serverSecrets(crypto, 'c', secret('server'));

  constructor() {
    const opened = beginCampaign(ford, 'A test', {});
    if (!opened.ok || opened.value.kind !== 'opened') throw new Error('it does not open');
    const first = openingLine(ford, opened.value, 'c', this.#secrets, crypto);
    const shared = follow(ford, undefined, first, crypto);
    if (!shared.ok) throw new Error('it does not begin');
    this.lines.push(first);
    this.shared = shared.value;
    for (const hand of this.#hands) this.act(hand, hand.takeSeat(this.shared));
  }

  act(hand: Hand | undefined, draft: ActDraft): void {
    if (!hand) throw new Error('nobody acts');
    const line = hand.sign(this.shared, draft);
    const written = write(this.shared, line, this.#secrets, crypto);
    if (!written.ok) throw new Error(JSON.stringify(written.refusals));
    this.lines.push(...written.value.lines);
    this.shared = written.value.shared;
  }

  assault(): void {
    this.act(this.#hands[0], { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} });
    while (this.shared.open) {
      const [move] = moves(this.shared);
      const hand = this.#hands.find(({ seat }) => seat === move?.seat);
      const unthinking = hand?.automatic(this.shared);
      if (unthinking) this.act(hand, unthinking);
      else if (move?.kind === 'sealed') this.act(hand, hand?.seal(this.shared, move.side, 'commit') as ActDraft);
      else if (move?.kind === 'chose') this.act(hand, { ...move, option: move.options[0] ?? '' } as never);
    }
  }
}

const secret = (name: string): string => textHash(crypto, name);

test('every die of the evidence follows from its seed and parts, and every seal from its choice and number', () => {
  const table = new Table();
  table.assault();
  table.assault();
  const { dice, seals } = evidenceIn(table.lines);
  expect(dice.length).toBe(table.lines.filter(({ event }) => event.kind === 'thrown').length);
  expect(dice.length).toBeGreaterThanOrEqual(2);
  for (const { binding, contributions, seed = '', face, epoch, commitment } of dice) {
    expect(Object.keys(contributions).sort()).toEqual(['attacker', 'defender']);
    expect(faceOf(crypto, seed, binding, contributions)).toBe(face);
    expect(seedCommitment(crypto, 'c', epoch, seed)).toBe(commitment);
  }
  expect(new Set(dice.map(({ seed }) => seed)).size, 'a seed for each procedure').toBe(2);
  expect(seals).toHaveLength(4);
  for (const { ask, shown, line } of seals) {
    expect(ask).toBe('assault.ask.reserves');
    expect(shown?.option).toBe('commit');
    expect(shown?.line).toBeGreaterThan(line);
  }
});

test('the campaign’s own events are found among the lines, and fold to the same state', () => {
  const table = new Table();
  table.assault();
  const events = campaignEvents(table.lines);
  expect(events.map(({ kind }) => kind)).toEqual(['opened', 'resolved']);
  const folded = fold(ford, events);
  expect(folded.ok && folded.value.state).toEqual(table.shared.campaign.state);
  const playing = playingIn(table.shared, table.lines);
  expect(playing).toMatchObject({ began: 3, open: false });
  expect(playing?.entries).toEqual(events[1]?.kind === 'resolved' && events[1].journal);
});
