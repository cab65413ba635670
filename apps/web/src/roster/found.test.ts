import { shelf } from '@grognard/games';
import { beginCampaign, type Campaign, countersOf, fold, type Game, type Plain } from '@grognard/kernel';
import { beforeAll, expect, test } from 'vitest';
import { speakerIn } from '../app/speaker-in.ts';
import { asRow, inRegister, kindOf, matching, onDevice } from './found.ts';
import type { RosterCounter } from './shelf.ts';

let game: Game;

beforeAll(async () => {
  const found = await shelf.find(({ id }) => id === 'specimen-hexes')?.load();
  if (!found) throw new Error('the specimen is not on the shelf');
  game = found;
});

const kept = (name: string, facts: Readonly<Record<string, Plain>> = {}, of = 'specimen-hexes'): RosterCounter => ({
  ...{ key: name, game: of, kind: 'unit', name, changed: 0 },
  facts: { name, ...facts },
});

/** The record that a skirmish asks of each attacker. */
function attacker() {
  const list = game.procedures['skirmish']?.input.fields['attackers'];
  if (list?.kind !== 'list' || list.of.kind !== 'record') throw new Error('a skirmish has attackers');
  const [face] = countersOf(list.of);
  if (!face) throw new Error('an attacker is a counter');
  return { field: list.of, face };
}

test('names are in the order a reader counts in, and of this game alone', () => {
  const all = [kept('10th Line'), kept('2nd Line'), kept('Other', {}, 'specimen')];
  expect(onDevice(all, game.id, 'unit').map(({ name }) => name)).toEqual(['2nd Line', '10th Line']);
});

test('a search finds every word, in names and in what is printed', () => {
  const unit = kindOf(game, 'unit');
  if (!unit) throw new Error('no such kind');
  const all = [kept('1st Horse', { arm: 'cavalry', nation: 'cantons' }), kept('1st Foot', { arm: 'infantry' })];
  const found = (wanted: string): readonly string[] =>
    matching(unit, all, wanted, speakerIn('fr', game)).map(({ name }) => name);
  expect(found('1ST')).toEqual(['1st Horse', '1st Foot']);
  expect(found('cantons cavalerie')).toEqual(['1st Horse']);
  expect(found('1st guns')).toEqual([]);
  expect(found('  ')).toHaveLength(2);
});

test('a counter brings what the row asks for, and leaves open what does not fit there', () => {
  const { field, face } = attacker();
  // Of a skirmish: strength 1 to 40, no movement.
  expect(asRow(field, face, kept('Old Guard', { strength: 9, movement: 4, arm: 'guns' }))).toEqual({
    name: 'Old Guard',
    strength: 9,
    arm: 'guns',
  });
  expect(asRow(field, face, kept('Old Guard', { strength: 99 }))).toEqual({ name: 'Old Guard' });
});

test('in a campaign the register is the roster, and says who may not fight', () => {
  const units = [
    { name: 'Old Guard', nation: 'valmer', arm: 'infantry', strength: 9, place: 'map' },
    { name: 'Lancers', nation: 'valmer', arm: 'cavalry', strength: 4, place: 'lost' },
  ];
  const opened = beginCampaign(game, 'Test', { units } as Plain, {}, {});
  const campaign = opened.ok ? fold(game, [opened.value]) : opened;
  if (!campaign.ok) throw new Error(JSON.stringify(campaign.refusals));
  const found = inRegister(campaign.value as Campaign, attacker().face);
  expect(found.map(({ name, barred }) => [name, barred === undefined])).toEqual([
    ['Old Guard', true],
    ['Lancers', false],
  ]);
});
