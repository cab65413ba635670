import { game as ford } from '@grognard/games/specimen';
import { fold } from '@grognard/kernel';
import { faceOf, seedCommitment } from '@grognard/kernel/fair';
import { crypto } from '@grognard/server/client';
import { expect, test } from 'vitest';
import { ClerkedTable } from './clerked-table.ts';
import { campaignEvents, playingIn } from './events.ts';
import { evidenceIn } from './evidence.ts';

test('every die of the evidence follows from its seed and parts, and every seal from its choice and number', () => {
  const remote = new ClerkedTable();
  remote.assault();
  remote.assault();
  const { dice, seals } = evidenceIn(remote.lines);
  expect(dice.length).toBe(remote.lines.filter(({ event }) => event.kind === 'thrown').length);
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
  const remote = new ClerkedTable();
  remote.assault();
  const events = campaignEvents(remote.lines);
  expect(events.map(({ kind }) => kind)).toEqual(['opened', 'resolved']);
  const folded = fold(ford, events);
  expect(folded.ok && folded.value.state).toEqual(remote.shared.campaign.state);
  const playing = playingIn(remote.shared, remote.lines);
  expect(playing).toMatchObject({ began: 3, open: false });
  expect(playing?.entries).toEqual(events[1]?.kind === 'resolved' && events[1].journal);
});
