/** A set-up as version 1 kept it, in today's shape: leaders out of their forces, fleets in a list, markers by one name. */
import type { Plain } from '@grognard/kernel';

type Facts = Readonly<Record<string, Plain>>;

const facts = (value: Plain | undefined): Facts => (value ?? {}) as Facts;
const listed = (value: Plain | undefined): readonly Facts[] => (value ?? []) as readonly Facts[];

export function earlier(setup: Plain): Plain {
  const old = facts(setup);
  const forces = listed(old['forces']);
  return {
    ...old,
    ...('nations' in old && { nations: nationsOf(facts(old['nations'])) }),
    forces: forces.map(forceOf),
    leaders: leadersOf(listed(old['leaders']), forces),
    fortresses: listed(old['fortresses']).map(({ siege, ...fortress }) => ({
      ...fortress,
      ...(siege !== undefined && siege !== 0 && { marker: siege }),
    })),
    lights: listed(old['lights']).map(({ nation: _, ...light }) => light),
    fleets: Array.isArray(old['fleets'])
      ? old['fleets']
      : Object.entries(facts(old['fleets'])).map(([fleet, berth]) => ({ fleet, berth })),
  };
}

/** Nations stood under their names; an army of nothing was an army nobody had counted. */
const nationsOf = (nations: Facts): readonly Facts[] =>
  Object.entries(nations).map(([nation, tracks]) => ({
    nation,
    ...Object.fromEntries(
      Object.entries(facts(tracks)).filter(([name, value]) => value !== 0 || !ARMIES.includes(name)),
    ),
  }));

const ARMIES: readonly string[] = ['infantry', 'cavalry'];

/** Of its leaders a force keeps the names; where it stood is seen on the map. */
const forceOf = ({ space: _, commander, leaders, ...force }: Facts): Facts => ({
  ...force,
  ...(commander !== undefined && { commander: nameOf(facts(commander)) }),
  ...(leaders !== undefined && { leaders: listed(leaders).map(nameOf) }),
});

const nameOf = ({ name = null }: Facts): Facts => ({ name });

/** A leader's ratings stood in his force, his place in the list of leaders. */
function leadersOf(known: readonly Facts[], forces: readonly Facts[]): readonly Facts[] {
  const printed = forces.flatMap(({ commander, leaders }) => [
    ...(commander === undefined ? [] : [facts(commander)]),
    ...listed(leaders),
  ]);
  const byName = new Map<Plain | undefined, Facts>(printed.map((leader) => [leader['name'], leader]));
  for (const { space: _, ...leader } of known) byName.set(leader['name'], { ...byName.get(leader['name']), ...leader });
  return [...byName.values()];
}
