/** What each procedure writes in the ledger, read off its input and its result. */
import type { ExplainedStep, Plain } from '@grognard/kernel';
import {
  cloned,
  depot,
  detached,
  type Entry,
  type Facts,
  fell,
  formed,
  garrisoned,
  gone,
  gun,
  leaderTo,
  lightStep,
  loss,
  newLeaders,
  onForce,
  onTrack,
  recruits,
  siegeMarker,
  told,
  toPool,
} from './ledger.oracle.ts';

const UNNAMED = '—';
const list = (value: Plain | undefined): readonly Facts[] => (value ?? []) as readonly Facts[];
const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0);
const text = (facts: Facts, name: string): string => String(facts[name]);

/** Where a marker of entrenchment is left behind; where the force stands then is known if it was told. */
const leaves = (what: string, force: string, space?: Plain): Entry =>
  onForce(what, force, (facts) => {
    facts['entrenched'] = false;
    if (typeof space === 'string') facts['space'] = space;
    else delete facts['space'];
  });

const enters = (force: string, space?: Plain): readonly Entry[] =>
  force === UNNAMED ? [] : [leaves('entered', force, space)];

/** SPs worn off a force: by troops where they were told, on the map alone where not. */
const worn = (force: string, taken: readonly Facts[], lost: number): readonly Entry[] =>
  lost === 0 ? [] : taken.length === 0 ? [told()] : taken.map((each) => loss(force, each));

const joins = (force: string): Entry =>
  onForce('joined', force, (facts) => {
    Object.assign(facts, { place: 'joined', entrenched: false });
  });

const FATES: Readonly<Record<string, string>> = {
  killed: 'removed',
  captured: 'prisoners',
  wounded: 'winter-quarters',
};

/** The first force bears what it can, the next the rest. */
function borne(taken: readonly Facts[], forces: readonly Facts[]): readonly (readonly [string, Facts])[] {
  const left = forces.map((force) => cloned(list(force['troops'])) as { [fact: string]: Plain }[]);
  return taken.flatMap(({ nation, arm, sps }) => {
    let due = Number(sps);
    return forces.flatMap((force, place) => {
      const there = left[place]?.find((each) => each['nation'] === nation);
      const share = Math.min(due, Number(there?.[String(arm)] ?? 0));
      if (!there || share === 0) return [];
      there[String(arm)] = Number(there[String(arm)]) - share;
      due -= share;
      return [[text(force, 'name'), { nation, arm, sps: share } as Facts] as const];
    });
  });
}

/** A gun is the first force's that has one of its nation in that state. */
function gunsOf(guns: readonly Facts[], forces: readonly Facts[]): readonly Entry[] {
  const left = forces.map((force) =>
    list(force['troops']).map((each) => ({
      nation: each['nation'],
      flipped: number(each, 'guns') - number(each, 'gunsReduced'),
      destroyed: number(each, 'gunsReduced'),
    })),
  );
  return guns.flatMap(({ nation, loss: change }) => {
    const how = change as 'flipped' | 'destroyed';
    const place = left.findIndex((park) => park.some((each) => each.nation === nation && each[how] > 0));
    const there = left[place]?.find((each) => each.nation === nation && each[how] > 0);
    if (!there) return [];
    there[how] -= 1;
    if (how === 'flipped') there.destroyed += 1;
    return [gun(text(forces[place] as Facts, 'name'), nation as Plain, how)];
  });
}

/** 15 One side of a battle. */
function sideOf(own: Facts, forces: readonly Facts[]): readonly Entry[] {
  const stand = text(own, 'stand');
  const [first] = forces;
  return [
    ...borne([...list(own['taken']), ...list(own['prisoners'])], forces).map(([force, taken]) => loss(force, taken)),
    ...gunsOf(list(own['guns']), forces),
    ...list(own['leaders']).map((hit) => leaderTo(text(hit, 'name'), FATES[text(hit, 'fate')] ?? '')),
    ...(own['commanderToPool'] === true
      ? [leaderTo(text(first?.['commander'] as unknown as Facts, 'name'), 'force-pool')]
      : []),
    ...list(own['leaders'])
      .filter((hit) => hit['will'] !== 0)
      .map((hit) => onTrack('will', hit['nation'] as Plain, 'will', number(hit, 'will'))),
    ...forces.flatMap((force) => {
      const name = text(force, 'name');
      if (stand === 'eliminated') return [gone('eliminated', name)];
      if (stand === 'surrenders') return [gone('captured', name)];
      return [
        ...(own['morale'] === force['morale']
          ? []
          : [
              onForce('morale', name, (facts) => {
                facts['morale'] = own['morale'] as Plain;
              }),
            ]),
        ...(number(own, 'spaces') === 0
          ? []
          : [
              onForce('mustRetreat', name, (facts) => {
                Object.assign(facts, { entrenched: false, retreat: own['spaces'] });
              }),
            ]),
      ];
    }),
  ];
}

const battle = (result: Facts, attackers: readonly Facts[], defenders: readonly Facts[]): readonly Entry[] => [
  ...sideOf(result['attacker'] as unknown as Facts, attackers),
  ...sideOf(result['defender'] as unknown as Facts, defenders),
];

/** 12.10 Movers come in, an interception forms one force, and the rest follows. */
function entry(input: Facts, result: Facts): readonly Entry[] {
  const commands = list(input['commands']).filter((_, place) => text(result, 'entered')[place] === '1');
  const movers = [input['attacker'] as unknown as Facts, ...commands];
  const intercepted = result['intercepted'] === true;
  const [joined] = list(input['joined']);
  const [led] = list(input['defenders']);
  const [unled] = list(input['unled']);
  const parts = [led, unled, ...list(input['interceptors'])].flatMap((each) => (each ? [text(each, 'name')] : []));
  const into = joined ? text(joined, 'name') : UNNAMED;
  const there = intercepted ? joined : (led ?? unled);
  const name = there ? text(there, 'name') : UNNAMED;
  const ends: Readonly<Record<string, () => readonly Entry[]>> = {
    withdrawn: () => [leaves('withdrew', name)],
    overrun: () => [gone('captured', name)],
    battle: () => battle(result['battle'] as unknown as Facts, movers, there ? [there] : []),
  };
  return [
    ...movers.flatMap((mover) => enters(text(mover, 'name'), input['at'])),
    ...(intercepted && joined && into !== UNNAMED
      ? [formed(into, joined), ...parts.filter((part) => part !== UNNAMED && part !== into).map(joins)]
      : []),
    ...(there ? (ends[text(result, 'end')]?.() ?? []) : []),
  ];
}

/** 15.9 */
function retreat(input: Facts, result: Facts): readonly Entry[] {
  const force = text(input, 'force');
  const [left, sheltered] = [number(result, 'left'), number(result, 'sheltered')];
  const end = (): readonly Entry[] => {
    if (number(result, 'surrendered') > 0) return [gone('captured', force)];
    if (left > 0) {
      return [
        onForce('retreated', force, (facts) => {
          Object.assign(facts, { entrenched: false, retreat: 0, space: text(result, 'at') });
        }),
      ];
    }
    if (sheltered === 0) return [gone('eliminated', force)];
    return force === UNNAMED ? [] : [joins(force)];
  };
  return [
    ...worn(force, list(result['taken']), number(result, 'lost')),
    ...list(result['detached']).map((each) => detached(force, each)),
    ...list(result['fortresses']).map((each) => {
      const space = list(input['spaces']).find((known) => known['name'] === each['at']) ?? {};
      const drawn = list((input['map'] as unknown as Facts | undefined)?.['spaces']).find(
        ({ id }) => id === each['at'],
      );
      const of = number(space, 'fortress') || Number(drawn ? text(drawn, 'kind').replace('fortress', '') : 0);
      return garrisoned(text(each, 'at'), of, number(space, 'garrison') + number(each, 'sps'));
    }),
    ...(number(result, 'depotsLost') > 0
      ? (input['depotNames'] as readonly string[]).map((name) => depot(name, 'captured'))
      : []),
    ...(number(result, 'siegeArtilleryLost') > 0 ? [told()] : []),
    ...end(),
  ];
}

/** 17.3-4 */
function garrison(input: Facts, result: Facts): readonly Entry[] {
  const [force, enter] = [text(input, 'force'), number(input, 'enter')];
  const whole = force !== UNNAMED && enter > 0 && enter === number(input, 'sps');
  return [
    ...(whole ? [joins(force)] : list(result['detached']).map((each) => detached(force, each))),
    ...(result['inside'] === input['garrison']
      ? []
      : [garrisoned(text(input, 'fortress'), input['class'] as Plain, number(result, 'inside'))]),
  ];
}

/** 17.4 */
function siege(input: Facts, result: Facts): readonly Entry[] {
  const fortress = text(input, 'fortress');
  const falls = result['falls'] === true;
  return [
    ...(falls ? [fell(fortress, input['nation'] as Plain)] : []),
    ...(falls || result['marker'] === input['marker'] ? [] : [siegeMarker(fortress, number(result, 'marker'))]),
    ...worn(text(input, 'force'), list(result['taken']), number(result, 'lost')),
  ];
}

/** 15.10 */
const naval = (input: Facts, result: Facts): readonly Entry[] => [
  ...(result['points'] === 0 ? [] : [onTrack('points', input['fleet'] as Plain, 'points', number(result, 'points'))]),
  ...(result['result'] === 'victory' ? [] : [toPool(input['fleet'] as Plain)]),
  ...(result['result'] === 'defeat' ? [] : [toPool(input['enemy'] as Plain)]),
];

/** 18.5.2 */
const supplyRaid = (input: Facts, result: Facts): readonly Entry[] => {
  const effect = text(result, 'effect');
  if (effect === 'none') return [];
  if (effect !== 'reduced') return [depot(text(input, 'depot'), effect, input['owner'])];
  return result['supply'] === input['supply'] ? [] : [supplied(text(input, 'force'), result['supply'] as Plain)];
};

const supplied = (force: string, state: Plain): Entry =>
  onForce('supply', force, (facts) => {
    facts['supply'] = state;
  });

const pays = (nation: Plain, paid: Facts): readonly Entry[] => [
  ...(number(paid, 'thl') > 0 ? [onTrack('spent', nation, 'treasury', -number(paid, 'thl'))] : []),
  ...(number(paid, 'sas') > 0 ? [onTrack('actionsSpent', nation, 'actions', -number(paid, 'sas'))] : []),
];

const levied = (nation: Plain, infantry: number, cavalry: number, paid: number): readonly Entry[] => [
  ...(infantry + cavalry > 0 ? [recruits(nation, infantry, cavalry)] : []),
  ...(paid > 0 ? [onTrack('spent', nation, 'treasury', -paid)] : []),
];

const incomes = (result: Facts): readonly Entry[] =>
  list(result['payments']).map((each) => onTrack('income', each['to'] as Plain, 'treasury', number(each, 'thl')));

/** 20.2 to 20.4 Who raised what is told by the steps. */
function winter(result: Facts, steps: readonly ExplainedStep[]): readonly Entry[] {
  const raised: Entry[] = [];
  let [nation, levy]: [string, Facts] = ['', {}];
  for (const { title, outcome } of steps) {
    const facts = (outcome?.facts ?? {}) as Facts;
    if (title.key === 'winter.levy') nation = String(title.facts?.['nation']);
    if (outcome?.key === 'recruitment.raised') levy = facts;
    if (outcome?.key === 'recruitment.placed') {
      const purse = number(list(result['nations']).find((each) => each['nation'] === nation) ?? {}, 'purse');
      const paid = Math.min(number(levy, 'cost'), purse);
      raised.push(...levied(nation, number(facts, 'placed'), number(levy, 'cavalry'), paid));
    }
  }
  return [
    ...incomes(result),
    ...list(result['nations']).flatMap((each) => pays(each['nation'] as Plain, each['paid'] as unknown as Facts)),
    ...raised,
  ];
}

/** 20.4.4 */
const reconstruction = (input: Facts, result: Facts): readonly Entry[] => [
  ...pays(input['nation'] as Plain, result),
  ...(input['rebuilt'] as readonly string[]).map((name) => depot(name, 'working', input['nation'])),
  ...list(input['guns']).flatMap((each) => [
    ...Array.from({ length: number(each, 'flips') }, () =>
      gun(text(each, 'force'), each['nation'] as Plain, 'restored'),
    ),
    ...Array.from({ length: number(each, 'rebuilds') }, () =>
      gun(text(each, 'force'), each['nation'] as Plain, 'rebuilt'),
    ),
  ]),
];

type Writes = (input: Facts, result: Facts, steps: readonly ExplainedStep[]) => readonly Entry[];

export const WRITES: Readonly<Record<string, Writes>> = {
  march: (input) => {
    const last = (input['path'] as readonly string[]).at(-1);
    return last === undefined ? [] : [leaves('moved', text(input, 'force'), last)];
  },
  'forced-march': (input, result) => [
    ...worn(text(input, 'force'), list(result['taken']), number(result, 'lost')),
    ...(result['left'] === 0 ? [gone('eliminated', text(input, 'force'))] : []),
    ...(number(result, 'left') > 0 && number(result, 'mps') > 0 ? enters(text(input, 'force')) : []),
  ],
  'admin-march': (input) => [leaves('moved', text(input, 'force'), list(input['path']).at(-1)?.['name'])],
  'enter-space': entry,
  interception: (input, { success }) => (success === true ? enters(text(input, 'force'), input['at']) : []),
  withdrawal: (input, { success }) => (success === true ? [leaves('withdrew', text(input, 'force'))] : []),
  overrun: (input) => [gone('captured', text(input, 'enemyForce')), ...enters(text(input, 'force'))],
  'coordinated-attack': (input, { result }) => (result === 'enters' ? enters(text(input, 'force')) : []),
  entrenchment: (input, { success }) =>
    success === true
      ? [
          onForce('entrenched', text(input, 'force'), (facts) => {
            facts['entrenched'] = true;
          }),
        ]
      : [],
  battle: (input, result) =>
    battle(result, [input['attacker'] as unknown as Facts], [input['defender'] as unknown as Facts]),
  retreat,
  garrison,
  mask: (input, { placed }) => (placed === true ? [siegeMarker(text(input, 'fortress'), 0)] : []),
  siege,
  'naval-combat': naval,
  'raid-losses': (input, result) => [
    ...(result['units'] as readonly string[]).map(lightStep),
    ...(list(input[text(result, 'loser')]).length === 0 ? [told()] : []),
  ],
  'supply-raid': supplyRaid,
  'forage-raid': () => [],
  'supply-actions': (input, result) => [
    onTrack('actionsSpent', input['nation'] as Plain, 'actions', -number(result, 'cost')),
    ...(result['supply'] === input['supply'] ? [] : [supplied(text(input, 'force'), result['supply'] as Plain)]),
    ...(input['built'] as readonly string[]).map((name) => depot(name, 'working', input['nation'])),
  ],
  subsidies: (_input, result) => incomes(result),
  sustainment: (input, result) => pays(input['nation'] as Plain, result),
  recruitment: (input, result) =>
    levied(
      input['nation'] as Plain,
      number(result, 'infantry'),
      number(result, 'cavalry'),
      number(result, 'cost') - number(result, 'short'),
    ),
  'army-size': () => [],
  'new-leaders': (input, result) => [
    newLeaders(input['nation'] as Plain, number(result, 'replaced'), number(result, 'added')),
  ],
  reconstruction,
  winter: (_input, result, steps) => winter(result, steps),
};
