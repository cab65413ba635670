/** One map from the editor to a file, through the command, a campaign, a shared campaign, and back: equal byte for byte. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { game as aegean } from '@grognard/games/aegean-strike';
import { type MapFile, mapInText, mapText, paint, place, remove, setSide, sidesAlong } from '@grognard/hexes';
import { mapMark, type Plain } from '@grognard/kernel';
import type { Served } from '@grognard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hexSheetsOf } from '../arguments/map.ts';
import { freshFolder } from '../testing/command.ts';
import { spoken } from '../testing/paper.ts';
import { started } from '../testing/remote.ts';
import { type News, SeatedCommand } from '../testing/seat.ts';

const folder = freshFolder();
const at = (name: string): string => join(folder, name);
let server: Served;
beforeAll(async () => {
  server = await started(at('maps.db'));
});
afterAll(() => server.stop());

/** What the editor makes of a few strokes, and the text it saves. */
function painted(): string {
  const sheets = hexSheetsOf(aegean);
  const blank = sheets.read({
    title: 'Rhône « amont »',
    numbering: { shoved: 'even' },
    from: '0101',
    to: '0807',
    background: 'clear',
  });
  if (!blank.ok) throw new Error(JSON.stringify(blank.refusals));
  const wood = paint(blank.value, 'forest', ['0202', '0302', '0402']);
  const road = setSide(wood, 'road', sidesAlong(wood, ['0104', '0204', '0304']));
  const coast = setSide(road, 'sea', ['0505/0506']);
  return mapText(remove(place(coast, '0303', 'Œuvre d’art'), ['0801']).file);
}

const told = async <T>(...args: readonly string[]): Promise<T> => {
  const { out, err, status } = await spoken([...args, '--json']);
  if (status !== 0) throw new Error(err + out);
  return JSON.parse(out) as T;
};

interface Tracks {
  readonly maps: readonly MapFile[];
  readonly units: readonly { readonly name: string; readonly hex?: string }[];
}
const UNITS = { units: [{ name: 'A', side: 'pact', kind: 'armour', hex: '0404' }] };
const asText = ({ maps }: Tracks): string => mapText(maps[0] as MapFile);
/** The last answer to `state` that a seat was given. */
const tracksIn = (news: readonly News[]): Tracks =>
  news.findLast((each) => each['state'] !== undefined && each.kind === undefined)?.['state'] as Tracks;

test('editor, file, command, campaign, shared campaign, and back', async () => {
  const first = painted();
  writeFileSync(at('rhone.map.json'), first);

  const zones = ['aegean-strike', 'zones-of-control', '--map', at('rhone.map.json')];
  const resolved = await told<{ input: { map: MapFile } }>('resolve', ...zones, '--input', JSON.stringify(UNITS));
  expect(mapText(resolved.input.map), 'the command').toBe(first);

  const campaign = at('here.jsonl');
  await told('campaign', 'new', campaign, 'aegean-strike', '--name', 'Antalya');
  const [, ...chart] = zones;
  await told('campaign', 'resolve', campaign, ...chart, '--input', JSON.stringify(UNITS));
  const here = await told<{ state: Tracks }>('campaign', 'state', campaign);
  expect(asText(here.state), 'the campaign').toBe(first);

  const invited = await told<{ invitations: readonly { link: string }[] }>(
    ...['invite', 'aegean-strike', '--server', server.url, '--name', 'Antalya', '--setup', campaign],
  );
  const [one, two] = invited.invitations.map(({ link }) => new SeatedCommand(link, { more: ['--json'] }));
  if (!one || !two) throw new Error('two sit at it');
  await Promise.all([one.hears('"joined"'), two.hears('"joined"')]);
  // Whoever names the map again need not send it again.
  const again = { map: JSON.parse(first) as Plain, units: [{ name: 'A' }] };
  one.type(`open zones-of-control ${JSON.stringify(again)}`, 'wait', 'state');
  await two.until((seat) => seat.news().some(({ event }) => event?.kind === 'resolved'));
  two.type('state');
  const exported = at('shared.journal');
  one.type(`export ${exported}`);
  expect([await one.leave(), await two.leave()], one.said() + two.said()).toEqual([0, 0]);
  for (const seat of [one, two]) expect(asText(tracksIn(seat.news())), 'the shared campaign').toBe(first);
  expect(tracksIn(two.news()).units, 'its counters as well').toMatchObject([{ name: 'A', hex: '0404' }]);
  const mark = mapMark(here.state.maps[0] as MapFile);
  const [, ...after] = readFileSync(exported, 'utf8').split('\n');
  expect(after.join('\n'), 'lines after the first refer to it').toContain(`"map":"${mark}"`);
  expect(after.join('\n')).not.toContain('Rhône');
  expect((await spoken(['verify', exported])).status).toBe(0);

  const back = at('back.jsonl');
  await told('campaign', 'new', back, 'aegean-strike', '--setup', exported);
  const { state } = await told<{ state: Tracks }>('campaign', 'state', back);
  expect(asText(state), 'a campaign of this table again').toBe(first);
  const text = mapInText(asText(state));
  const map = text.ok ? hexSheetsOf(aegean).read(text.value) : text;
  expect(map.ok && mapText(map.value.file), 'the editor').toBe(first);
});

test('a campaign of another game is no set-up', async () => {
  const other = at('ford.jsonl');
  await told('campaign', 'new', other, 'specimen');
  const { status, err } = await spoken(['campaign', 'new', at('no.jsonl'), 'aegean-strike', '--setup', other]);
  expect([status, err]).toEqual([1, expect.stringContaining('specimen')]);
});
