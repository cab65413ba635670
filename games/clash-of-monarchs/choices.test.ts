/** What may be chosen in every field that offers a choice, by the name of the field; and how troops are shown. */
import type { Field, Game } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { troops } from './examples/forces.ts';
import { nationsIn } from './force.ts';
import { game as clash } from './game.ts';

const game: Game = clash;

function placesIn(part: Field, path: string): readonly (readonly [path: string, part: Field])[] {
  if (part.kind === 'list') return placesIn(part.of, `${path}[]`);
  if (part.kind !== 'record' || part.map) return [[path, part]];
  const within = Object.entries(part.fields).flatMap(([name, inner]) => placesIn(inner, `${path}.${name}`));
  return [[path, part], ...within];
}
const fields = Object.entries(game.procedures).flatMap(([id, { input }]) => placesIn(input, id));

const NATIONS = 'AU PR RU FR A-A DA IM SA SW';
/** The Anglo-Allied army is British and Hanoverian. */
const TROOPS = 'AU PR RU FR BR HA DA IM SA SW';
/** 15.4.3 As the page lists them. */
const TACTICS =
  'able-advisor able-subordinate artillery-tenacity artillery-up-front blown-march counter-charge defensive-position ' +
  'desperate-gamble flanking-maneuver arrogance improved-artillery luck-quick-wits night-march oblique-attack ' +
  'rally-re-attack redcoats seydlitz shuvalovs slow-reaction subordinate-errors superior-infantry-fire ' +
  'superior-operational-maneuver surprise-attack surround twelve-pounders unexpected-savagery';
const ALLIANCES = 'coalition anglo-prussian';

/** By the end of the path; the first that fits. */
const CHOICES: readonly (readonly [end: RegExp, options: string])[] = [
  [/(troops|guns)\[\]\.nation$/, TROOPS],
  [/\.(nation|firstNation|raider)$/, NATIONS],
  [/^siege\.owner$/, `unsaid ${NATIONS}`],
  [/\.owner$/, NATIONS],
  [/\.supply$/, 'FULL SS CS'],
  [/\.morale$/, 'OK DM ROUTED'],
  [/\.person$/, 'other Frederick Ferdinand Henry Daun Loudon'],
  [/Hand\[\]$/, TACTICS],
  [/\.intensity$/, 'measured intense'],
  [/\.losses$/, 'arms numbers'],
  [/\.(denmark|alliance)$/, ALLIANCES],
  [/\.licence$/, 'minor-force instead-of-card'],
  [/\.role$/, 'attacker defender'],
  [/spaces\[\]\.depot$/, 'none FD MD'],
  [/\.fleet$/, 'FR RU BR'],
  [/^naval-combat\.enemy$/, 'BR other none'],
  [/\.advantage$/, 'nobody raiders enemy'],
  [/\.raid$/, 'none forage supply'],
  [/\.target$/, 'force fd'],
  // 10.0 In the order of the page.
  [/\.action$/, 'build-fd share-supply move-fd prosecute-siege increase-supply increase-rally maintain-fds'],
  [/\.treaty$/, 'none 1st-versailles balance-of-power 2nd-versailles 3rd-versailles'],
];

test('every choice offers what it should, in its order', () => {
  const met = new Set<RegExp>();
  for (const [path, part] of fields) {
    if (part.kind !== 'oneOf') continue;
    const [end, options] = CHOICES.find(([fits]) => fits.test(path)) ?? expect.fail(path);
    met.add(end);
    expect(part.options.join(' '), path).toBe(options);
  }
  expect(met.size).toBe(CHOICES.length);
});

test('a contingent is shown arm by arm, steps beside units', () => {
  const shown = fields.flatMap(([path, part]) =>
    part.kind === 'record' && part.troops ? [[path, JSON.stringify(part.troops)] as const] : [],
  );
  expect(shown.length).toBeGreaterThan(8);
  expect(new Set(shown.map(([, how]) => how))).toEqual(
    new Set([
      JSON.stringify({
        nation: 'nation',
        arms: [
          { symbol: 'infantry', count: 'infantry' },
          { symbol: 'cavalry', count: 'cavalry', beside: ['cavalryUnits'] },
          { symbol: 'lightInfantry', count: 'light', beside: ['lightUnits'] },
          { symbol: 'artillery', count: 'guns', beside: ['gunsReduced'] },
        ],
      }),
    ]),
  );
});

test('a nation that has neither SPs nor guns left is none of a force; British and Hanoverians are one', () => {
  const none = { infantry: 0, cavalry: 0, cavalryUnits: 0, light: 0, lightUnits: 0, guns: 0, gunsReduced: 0 };
  const of = (nation: string, more: object) => ({ ...none, ...(troops(nation, 0) as object), ...more });
  const nations = (...all: readonly object[]) => nationsIn({ troops: all as never });
  expect(nations(of('AU', { infantry: 3 }), of('RU', {}))).toEqual(['AU']);
  expect(nations(of('AU', { infantry: 3 }), of('RU', { guns: 1 }))).toEqual(['AU', 'RU']);
  expect(nations(of('AU', { light: 1 }), of('RU', { cavalry: 1 }))).toEqual(['AU', 'RU']);
  expect(nations(of('BR', { infantry: 3 }), of('HA', { infantry: 2 }))).toEqual(['A-A']);
});
