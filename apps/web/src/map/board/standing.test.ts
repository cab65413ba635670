import { game } from '@grognard/games/aegean-strike';
import { append, beginCampaign, type Campaign } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { hexMapIn } from '../sheets.ts';
import { standingOverlays } from './standing.ts';

const input = game.procedures['zones-of-control']?.input;
const read =
  input &&
  hexMapIn(input)?.sheets.read({
    title: 'Six by six',
    numbering: { shoved: 'even' },
    from: '0101',
    to: '0606',
    background: 'clear',
  });
if (!read?.ok) throw new Error('no map');
const map = read.value;

function campaign(): Campaign {
  const begun = beginCampaign(game, 'Antalya', {
    units: [
      { name: 'Tanks', side: 'pact', kind: 'armour', hex: '0303' },
      { name: 'Guards', side: 'pact', kind: 'infantry', hex: '0303' },
      { name: 'Lost', side: 'nato', kind: 'infantry', hex: '0404', place: 'eliminated' },
      { name: 'Elsewhere', side: 'nato', kind: 'infantry', hex: '4728' },
      { name: 'Reserve', side: 'nato', kind: 'infantry' },
    ],
  });
  const opened = begun.ok ? append(game, undefined, begun.value) : begun;
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  return opened.value;
}

test('what the campaign knows to stand on this map is drawn there, one stack a hex', () => {
  const stacks = standingOverlays(campaign(), map, []);
  expect(stacks).toMatchObject([
    { kind: 'stack', space: map.find('0303'), counters: [{ name: 'Tanks' }, { name: 'Guards' }] },
  ]);
});

test('what the chart speaks of is drawn by the chart', () => {
  expect(standingOverlays(campaign(), map, ['Tanks', 'Guards'])).toEqual([]);
});
