import { shelf } from '@grognard/games';
import { describe, expect, test } from 'vitest';
import { hexMapIn } from '../sheets.ts';
import { otherLayers } from './other-layers.ts';

describe('on the board of a move', async () => {
  const game = (await shelf.find(({ id }) => id === 'aegean-strike')?.load()) ?? expect.fail('no such game');
  const procedure = game.procedures['movement'] ?? expect.fail('no such chart');
  const sheets = hexMapIn(procedure.input)?.sheets ?? expect.fail('no map');
  const map = sheets.read({
    title: 'Plain',
    numbering: { shoved: 'even' },
    from: '0101',
    to: '0707',
    background: 'clear',
  });
  const file = map.ok ? map.value.file : expect.fail('the map is sound');
  const read = map.ok ? map.value : expect.fail();

  test('the zones of either side are those that the chart of zones gives', () => {
    const unit = {
      name: 'A',
      side: 'pact',
      kind: 'armour',
      size: 'brigade',
      formation: 'MC',
      hex: '0202',
      movement: 8,
    };
    const others = [{ name: 'C', side: 'nato', kind: 'marine', size: 'brigade', formation: 'HD', hex: '0606' }];
    const layers = otherLayers({ game, procedure, draft: { map: file, unit, others }, file, campaign: undefined });
    const zoneOf = (side: string) =>
      layers
        .find(({ key }) => key === `zones-of-control zone ${side}`)
        ?.overlays.flatMap((overlay) => ('spaces' in overlay ? overlay.spaces : []))
        .map((hex) => read.id(hex))
        .sort();
    // All six neighbours are clear: armour locks them, as at 4524 of the aid; marines in Hasty Defence are fluid all round.
    expect(zoneOf('pact')).toEqual(['0102', '0103', '0201', '0203', '0302', '0303']);
    expect(zoneOf('nato')).toEqual(['0506', '0507', '0605', '0607', '0706', '0707']);
  });

  test('without counters nobody has a zone', () =>
    expect(
      otherLayers({ game, procedure, draft: { map: file }, file, campaign: undefined }).map(({ key }) => key),
    ).not.toContain('zones-of-control zone pact'));
});
