import { shelf } from '@grognard/games';
import { append, beginCampaign } from '@grognard/kernel';
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

  test('what each side sees, medium by medium, and what is lost', () => {
    const unit = {
      name: 'B',
      side: 'nato',
      nation: 'us',
      kind: 'marine',
      size: 'brigade',
      formation: 'HD',
      hex: '0404',
    };
    const layers = otherLayers({ game, procedure, draft: { map: file, others: [unit] }, file, campaign: undefined });
    const seen = layers.filter(({ key }) => key.startsWith('detection-ranges'));
    // A US ground unit has 7 against air units in its own hex; the rest of its line is lost, and it has no other.
    expect(
      seen.map(({ key, overlays }) => [key, overlays.flatMap((each) => ('spaces' in each ? each.spaces : [])).length]),
    ).toEqual([
      ['detection-ranges air range nato', 1],
      ['detection-ranges air lost nato', 48],
    ]);
  });

  test('supply is asked for either side with its own units', () => {
    const chart = game.procedures['zones-of-control'] ?? expect.fail('no such chart');
    const unit = (name: string, side: string, hex: string) => ({
      name,
      side,
      kind: 'armour',
      size: 'brigade',
      formation: 'MC',
      hex,
    });
    const draft = { map: file, units: [unit('A', 'pact', '0202'), unit('C', 'nato', '0606')] };
    const begun = beginCampaign(
      game,
      'Depots',
      {
        maps: [file],
        installations: [
          { name: 'East', side: 'pact', kind: 'depot', hex: '0203' },
          { name: 'West', side: 'nato', kind: 'depot', hex: '0607' },
        ],
      },
      { traceLimit: 'four' },
    );
    const opened = begun.ok ? append(game, undefined, begun.value) : begun;
    const campaign = opened.ok ? opened.value : expect.fail(JSON.stringify(opened.refusals));
    const supplied = otherLayers({ game, procedure: chart, draft, file, campaign }).filter(({ key }) =>
      key.startsWith('supply'),
    );
    // One clear hex costs armour 3 points, within the limit of 4.
    expect(
      supplied.map(({ key, overlays }) => [
        key,
        overlays
          .filter(({ kind }) => kind === 'supply')
          .map((each) => ('spaces' in each ? each.spaces.map((hex) => read.id(hex)) : [])),
      ]),
    ).toEqual([
      ['supply nato supply nato', [['0607', '0606']]],
      ['supply pact supply pact', [['0203', '0202']]],
    ]);
  });
});
