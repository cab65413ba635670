/** Random air/naval combats against a straight reading of the aid. */
import { describe, expect, test } from 'vitest';
import { anyMarkers, anyRulings, CASES, Chance, inNoOrder, played, printed, Script, spent } from './aid.ts';
import { anyFight, type Fight, type Flown, flown, held, isLegal, type Rulings } from './air-naval.ts';

const SUPPLY = ['supplied', 'low', 'unsupplied'];

const ends = (unit: string) => ({ kind: 'activationEnds', unit });

/** Results, step 2, with everything that goes with it. */
function aftermath(fight: Fight, { code, sorties }: Flown, rulings: Rulings, script: Script) {
  const { cause, attacker, interceptors, defender, force, cargo, airCargo, tracing } = fight;
  const everyone = [attacker.name, ...interceptors];
  const nothing = { again: false, effects: [] as object[] };
  const again = sorties.attacker < 6;
  const winner = { again, effects: !again && rulings['winnerWithSix'] === 'ends' ? [ends(attacker.name)] : [] };
  if (cause === 'airStrike') return { effect: 'over', ...nothing };
  if (cause === 'airSupport') return { effect: 'support', ...nothing };
  if (cause === 'escort') {
    if ((printed.escort as Rulings)[code] === 'success') {
      const stopped = rulings['beatenInterceptors'] === 'all' ? everyone : [attacker.name];
      return { effect: 'escortSucceeds', again: false, effects: stopped.map(ends) };
    }
    const mayCallOff = fight.escortsInvasion && rulings['callingOff'] === 'atOnce';
    if (!mayCallOff || script.choice() === 'goOn') return { effect: 'escortFails', ...winner };
    return {
      effect: 'invasionCalledOff',
      again: false,
      effects: [{ kind: 'invasionCalledOff' }, ...[...everyone, defender.name, ...force].map(ends)],
    };
  }
  if ((printed.interdiction as Rulings)[code] === 'failure') {
    return { effect: 'interdictionFails', again: false, effects: everyone.map(ends) };
  }
  const aboard = [
    ...cargo.filter(({ strength }) => strength === 'full').map(({ name }) => ({ kind: 'reduced', unit: name })),
    ...airCargo.map(({ name, sorties: had }) => ({ kind: 'sorties', unit: name, sorties: held(had + 2, rulings) })),
  ];
  const convoy = [defender.name, ...force];
  const struck: Readonly<Record<string, readonly object[]>> = {
    amphibiousInvasion: [
      { kind: 'noInvasion' },
      ...[...convoy, ...cargo.map(({ name }) => name), ...airCargo.map(({ name }) => name)].map(ends),
      ...aboard,
    ],
    bombing: [{ kind: 'noBombed' }, ends(defender.name)],
    navalMovement: [ends(defender.name), ...convoy.map((unit) => ({ kind: 'toPort', unit })), ...aboard],
    supplyTrace: [
      ...convoy.map(ends),
      ...tracing.map(({ name, lastTurn }) => ({
        kind: 'supply',
        unit: name,
        supply: SUPPLY[Math.min(2, SUPPLY.indexOf(lastTurn) + 1)],
      })),
    ],
  };
  return { effect: 'interdicted', again: winner.again, effects: [...winner.effects, ...(struck[cause] ?? [])] };
}

describe('[air-naval] the aid once more', () => {
  test('random combats come out alike, and only what is legal is fought', () => {
    const chance = new Chance(401);
    const causes = new Map<string, number>();
    for (let fought = 0; fought < CASES; ) {
      const rulings = anyRulings(chance);
      const fight = anyFight(chance, (side) => anyMarkers(chance, side));
      const resolution = played(chance, 'air-naval-combat', fight, rulings);
      expect(resolution !== undefined, JSON.stringify([fight, rulings])).toBe(isLegal(fight, rulings));
      if (!resolution) continue;
      fought += 1;
      causes.set(fight.cause, (causes.get(fight.cause) ?? 0) + 1);
      const script = new Script(resolution.journal);
      const { attackerMarkers, defenderMarkers } = fight;
      const asked = attackerMarkers.length + defenderMarkers.length > 0;
      const air = flown(fight, { attacker: attackerMarkers, defender: defenderMarkers, asked }, rulings, script);
      const after = aftermath(fight, air, rulings, script);
      expect(script.over).toBe(true);
      const { code, effect, added, sorties, mayAttackAgain, support } = resolution.result as unknown as Flown & {
        effect: string;
        mayAttackAgain: boolean;
        support: Readonly<Record<string, boolean>>;
      };
      const said = JSON.stringify([fight, rulings, resolution.journal]);
      expect({ code, effect, added, sorties, mayAttackAgain }, said).toEqual({
        code: air.code,
        effect: after.effect,
        added: air.added,
        sorties: air.sorties,
        mayAttackAgain: after.again,
      });
      if (fight.cause === 'airSupport') {
        const supported = (printed.airSupport as Readonly<Record<string, readonly string[]>>)[air.code] ?? [];
        expect(Object.keys(support).filter((side) => support[side])).toEqual(supported);
      }
      expect(inNoOrder(resolution.effects), said).toEqual(
        inNoOrder([
          ...spent(air.cards.attacker),
          ...spent(air.cards.defender),
          { kind: 'sorties', unit: fight.attacker.name, sorties: air.sorties.attacker },
          { kind: 'sorties', unit: fight.defender.name, sorties: air.sorties.defender },
          ...after.effects,
        ]),
      );
    }
    expect(causes.size).toBe(7);
  });
});
