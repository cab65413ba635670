/** Whom an air or naval combat names, and what an interdiction leaves alone. */
import { type Game, open, resolve, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';

const wing = { name: 'Luftflotte 3', nationality: 'germany', kind: 'fighter' };
const convoy = { name: 'Convoy', nationality: 'uk', kind: 'convoy' };
const opened = (given: object) => open(game as Game, 'air-naval-combat', given);

describe('a name', () => {
  const fight = {
    cause: 'navalMovement',
    attacker: wing,
    defender: convoy,
    location: 'seaZone',
    interceptors: ['KG 26'],
    force: ['Home Fleet'],
    cargo: [{ name: '1st Division' }],
    airCargo: [{ name: 'Wing aboard' }],
  };
  test.each([
    ['interceptors[0]', { interceptors: ['Convoy'] }],
    ['defender.name', { defender: { ...convoy, name: 'Luftflotte 3' } }],
    ['force[0]', { force: ['KG 26'] }],
    ['cargo[0].name', { cargo: [{ name: 'Home Fleet' }] }],
    ['airCargo[0].name', { airCargo: [{ name: '1st Division' }] }],
  ])('is one unit’s alone: %s', (at, change) => {
    const told = opened({ ...fight, ...change });
    const places = told.ok ? [] : told.refusals.flatMap((each) => (each.code === 'sameName' ? [each.at] : []));
    // Of two the one that stands later is refused; the interceptor stands before the convoy that it is called after.
    expect(places).toEqual([at === 'interceptors[0]' ? 'defender.name' : at]);
  });

  test('of each its own is refused nowhere', () => expect(opened(fight).ok).toBe(true));
});

test('[interdiction] a naval movement that is interdicted lowers nobody’s supply, even where a trace is told', () => {
  // As in U14: German air +2 +1 = +3, die 3: 6. UK convoy +2 −2 = 0, die 2: 2. Column 6, row 2 is DR+2.
  const fought = (cause: string) => {
    const fight = opened({
      ...{ cause, attacker: wing, defender: convoy, location: 'seaZone' },
      tracing: [{ name: 'Malta', lastTurn: 'supplied' }],
    });
    const played = fight.ok
      ? resolve(
          fight.value,
          typed([3, 2], (_, __, [first = '']) => first),
        )
      : fight;
    return played.ok ? played.value : expect.fail(JSON.stringify(played.refusals));
  };
  const nobody = { attacker: false, defender: false };
  const traced = fought('supplyTrace');
  expect(traced.result).toMatchObject({ effect: 'interdicted', supply: 'low', support: nobody });
  expect(fought('navalMovement').result).toMatchObject({ effect: 'interdicted', supply: null, support: nobody });
  // Whose supply it is is told by name.
  const told = traced.steps.find(({ outcome }) => outcome?.key === 'airNaval.effect.interdicted');
  expect(told?.outcome?.facts).toMatchObject({ who: { attacker: 'Luftflotte 3', interceptors: [], tracing: 'Malta' } });
});
