/** The campaign's maps, what stands on them, and what a result moves. */
import { mapText } from '@grognard/hexes';
import { type Campaign, fileOf, fold, mapMark, nextLine, openIn, type Plain, readCampaign } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { resolved as after, begun, corrected, played, refusedBy } from '../testing/played-campaign.ts';
import { game } from './game.ts';
import { MAPS } from './map-words.ts';
import { antalyaMap } from './scenarios/antalya.ts';

const known = MAPS.read(antalyaMap);
const file = known.ok ? known.value.file : expect.fail();
const tanks = { name: 'Tanks', side: 'pact', kind: 'armour', hex: '4426', movement: 8 };
const marines = { name: 'Marines', side: 'nato', kind: 'marine', formation: 'HD', hex: '4728' };

/** Tanks go one clear hex down the map, which nobody had told before, past marines far away. */
const first = after(begun(game, {}), 'movement', { map: antalyaMap, unit: tanks, path: ['4427'], others: [marines] });
const unit = (campaign: Campaign, name: string) =>
  (campaign.state['units'] as readonly Readonly<Record<string, Plain>>[]).find((one) => one['name'] === name);
const inputOf = (campaign: Campaign) =>
  (campaign.last.kind === 'resolved' ? campaign.last.input : {}) as Readonly<Record<string, Plain>>;

describe('a map that is told once', () => {
  test('is the campaign’s, in its one spelling', () => {
    expect(first.state['maps']).toEqual([file]);
    expect(inputOf(first)['map']).toEqual(file);
  });

  test('need not be told again, nor what stands on it, and the journal refers to it', () => {
    const second = after(first, 'movement', { unit: { name: 'Tanks' }, path: ['4428'] });
    expect(inputOf(second)).toMatchObject({ map: mapMark(file), unit: { hex: '4427' }, path: ['4428'] });
    expect(inputOf(second)['others']).toMatchObject([{ name: 'Marines', hex: '4728', formation: 'HD' }]);
    const folded = fold(
      game,
      second.standing.map(({ event }) => event),
    );
    expect(folded.ok && folded.value.state).toEqual(second.state);
  });

  test('comes back byte for byte', () => {
    const kept = MAPS.read(JSON.parse(JSON.stringify((first.state['maps'] as readonly Plain[])[0])));
    expect(kept.ok && mapText(kept.value.file)).toBe(mapText(file));
  });

  test('and out of the campaign’s file', () => {
    const hash = (text: string): string => mapMark(text);
    const events = first.standing.map(({ event }) => event);
    const lines: string[] = [];
    for (const event of events) lines.push(nextLine(lines, event, hash));
    const opened = readCampaign(fileOf(lines), hash);
    const folded = opened.ok ? fold(game, opened.value.events) : opened;
    const [map] = folded.ok ? (folded.value.state['maps'] as readonly Plain[]) : [];
    const kept = MAPS.read(map);
    expect(kept.ok && mapText(kept.value.file)).toBe(mapText(file));
  });

  test('told again whole, it is kept once', () => {
    const again = after(first, 'zones-of-control', { map: antalyaMap });
    expect([again.state['maps'], inputOf(again)['map']]).toEqual([[file], mapMark(file)]);
    expect(inputOf(again)['units']).toMatchObject([{ name: 'Tanks' }, { name: 'Marines' }]);
  });
});

describe('of two maps the player says which', () => {
  const other = MAPS.read({ ...antalyaMap, title: 'Elsewhere' });
  const elsewhere = other.ok ? other.value.file : expect.fail();
  const both = corrected(first, 'maps', [mapMark(file), elsewhere]);
  const move = { unit: { name: 'Tanks' }, path: ['4428'] };

  test('a correction too refers to what is kept', () => expect(both.state['maps']).toEqual([file, elsewhere]));

  test('by its mark', () => {
    expect(refusedBy(openIn(both, 'movement', move))).toEqual([['missing', 'map']]);
    expect(played(both, 'movement', { ...move, map: mapMark(elsewhere) }).input).toMatchObject({
      map: { title: 'Elsewhere' },
    });
    expect(refusedBy(openIn(both, 'movement', { ...move, map: '0000000000000000' }))).toEqual([['unknownMap', 'map']]);
  });
});

describe('where a counter stands', () => {
  test('a move tells it, and nobody may say otherwise', () => {
    expect(unit(first, 'Tanks')).toMatchObject({ hex: '4427' });
    const elsewhere = { unit: { name: 'Tanks', hex: '4426' } };
    expect(refusedBy(openIn(first, 'movement', elsewhere))).toEqual([['registerKnows', 'unit.hex']]);
  });

  test('an enemy that the register has on the map is not forgotten', () => {
    const others = [{ name: 'Guards', side: 'nato', hex: '4528' }];
    const opened = openIn(first, 'movement', { unit: { name: 'Tanks' }, others });
    expect(opened.ok && (opened.value.input as { others: unknown }).others).toMatchObject([
      { name: 'Guards' },
      { name: 'Marines', hex: '4728' },
    ]);
  });

  test('off the map that is drawn it is in nobody’s way', () => {
    const part = { ...antalyaMap, to: '4628', places: [], terrain: [] };
    const opened = openIn(first, 'movement', { map: part, unit: { name: 'Tanks' } });
    expect(opened.ok && (opened.value.input as { others: unknown }).others).toEqual([]);
  });

  test('after a retreat the players alone know', () => {
    const fight = {
      attacker: 'pact',
      attackers: [{ name: 'Tanks', strength: 20, supplied: true }],
      defenders: [{ name: 'Marines', supplied: true, hitsToEliminate: 9 }],
    };
    const opened = openIn(first, 'ground-combat', fight);
    const driven = opened.ok
      ? after(first, 'ground-combat', fight, [10], ['retreat', 'stay'])
      : expect.fail(JSON.stringify(opened.refusals));
    expect(unit(driven, 'Marines')).not.toHaveProperty('hex');
    expect(unit(driven, 'Tanks')).toMatchObject({ hex: '4427' });
  });
});

describe('what the campaign lays on a map', () => {
  const ground = (name: string, more: object = {}) => ({
    ...{ name, side: 'nato', place: 'inPlay', aboard: '-', hex: '4426', formation: 'HD', strength: 3 },
    ...more,
  });
  const state = {
    maps: [file],
    units: [
      ground('Here'),
      ground('Lost', { place: 'eliminated' }),
      ground('Aboard', { aboard: 'Guam' }),
      ground('Nowhere', { hex: undefined }),
      ground('Far', { hex: '1010' }),
      ground('Enemy', { side: 'pact', hex: '4427' }),
    ],
    installations: [
      { name: 'Depot', kind: 'depot', side: 'nato', place: 'inPlay', hex: '4527', hits: 1 },
      { name: 'Bombed', kind: 'depot', side: 'nato', place: 'eliminated', hex: '4527' },
      { name: 'Theirs', kind: 'depot', side: 'pact', place: 'inPlay', hex: '4527' },
      { name: 'Port', kind: 'port', side: 'nato', place: 'inPlay', hex: '4527' },
    ],
    interdicted: ['4426', '1010'],
    bridges: ['4426/4427', '1010/1011'],
    sovietsCut: true,
  };
  type Filled = Readonly<Record<string, readonly { readonly name: string }[]>>;
  const filled = (id: 'movement' | 'supply' | 'zones-of-control' | 'bridge', said: object, of: object = state) =>
    game.procedures[id].fromCampaign?.(of as never, said as never) as unknown as Filled;
  const names = (list: Filled[string] | undefined) => list?.map(({ name }) => name);
  /** An even column is pushed down: 4426 and 4427 touch, 4426 is not 1010. */
  const markers = { interdicted: ['4426'], bridges: ['4426/4427'] };

  test('movement: everybody in play, ashore and on the map, but the one that moves', () => {
    expect(filled('movement', {})).toMatchObject({ map: file, ...markers });
    expect(names(filled('movement', {})['others'])).toEqual(['Here', 'Enemy']);
    expect(names(filled('movement', { unit: { name: 'Enemy' } })['others'])).toEqual(['Here']);
    const told = filled('movement', { others: [{ name: 'New' }, { name: 'Here', hex: '4527' }] })['others'];
    expect(names(told)).toEqual(['New', 'Here', 'Enemy']);
    expect(told?.[1]).toEqual({ name: 'Here', hex: '4527' });
    // As much of a unit as a procedure asks for: nobody's strength counts on the way.
    expect(told?.[2]).toMatchObject({ side: 'pact', hex: '4427', formation: 'HD', kind: 'infantry' });
    expect(told?.[2]).not.toHaveProperty('strength');
  });

  test('supply: the depots and the units of the side that asks', () => {
    const nato = filled('supply', { side: 'nato' });
    expect(nato).toMatchObject({ map: file, ...markers, sovietsCut: true });
    expect([names(nato['depots']), names(nato['units'])]).toEqual([['Depot'], ['Here']]);
    expect(nato['depots']).toMatchObject([{ hex: '4527', hits: 1 }]);
    const pact = filled('supply', { side: 'pact' });
    expect([names(pact['depots']), names(pact['units'])]).toEqual([['Theirs'], ['Enemy']]);
    // Whose it is not said: units of both, depots of nobody.
    expect([names(filled('supply', {})['depots']), names(filled('supply', {})['units'])]).toEqual([
      [],
      ['Here', 'Enemy'],
    ]);
  });

  test('zones and bridges', () => {
    const zones = filled('zones-of-control', {});
    expect([zones['map'], names(zones['units']), zones['bridges']]).toEqual([file, ['Here', 'Enemy'], ['4426/4427']]);
    expect(zones).not.toHaveProperty('interdicted');
    expect(filled('bridge', {})).toEqual({ map: file, bridges: ['4426/4427'] });
  });

  test('without a map of its own, or with several, it lays nothing until the player names one', () => {
    for (const maps of [[], [file, file]]) {
      const of = { ...state, maps };
      expect(filled('movement', {}, of)).toEqual({});
      expect(filled('zones-of-control', {}, of)).toEqual({});
      expect(filled('bridge', {}, of)).toEqual({});
      expect(filled('supply', { side: 'nato' }, of)).toEqual({ sovietsCut: true });
      const named = filled('movement', { map: file }, of);
      expect([named['map'], names(named['others']), named['interdicted']]).toEqual([
        undefined,
        ['Here', 'Enemy'],
        ['4426'],
      ]);
      expect(filled('bridge', { map: file }, of)).toEqual({ bridges: ['4426/4427'] });
    }
  });
});

test('who looks from the campaign’s map: units ashore and airbases of either side', () => {
  const base = { name: 'Incirlik', side: 'nato', kind: 'airbase', hex: '4423' };
  const depot = { name: 'Depot', side: 'nato', kind: 'depot', hex: '4423' };
  const seen = after(corrected(first, 'installations', [base, depot]), 'detection-ranges', {});
  expect(inputOf(seen)).toMatchObject({
    units: [
      { name: 'Tanks', hex: '4427' },
      { name: 'Marines', hex: '4728' },
    ],
    bases: [{ name: 'Incirlik', sensor: 'us-airbase', hex: '4423' }],
  });
});
