/** What stands in a form before anybody says anything, and what of it is folded away. */
import { countersOf, type Field, type Game, open, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { foldedIn } from '../testing/folded.ts';
import { game as clash } from './game.ts';

const game: Game = clash;

/** Every field by its place, a list with `[]`. */
function placesIn(part: Field, path: string): readonly (readonly [path: string, part: Field])[] {
  const own = [[path, part]] as const;
  if (part.kind === 'list') return [...own, ...placesIn(part.of, `${path}[]`)];
  if (part.kind !== 'record' || part.map) return own;
  return [...own, ...Object.entries(part.fields).flatMap(([name, inner]) => placesIn(inner, `${path}.${name}`))];
}

const fields = Object.entries(game.procedures).flatMap(([id, { input }]) => placesIn(input, id));
/** What is proposed for every field of a kind that has a proposal, without those that are as they usually are. */
const unlike = (kind: Field['kind'], usual: unknown) =>
  Object.fromEntries(
    fields.flatMap(([path, part]) =>
      part.kind === kind && part.default !== undefined && JSON.stringify(part.default) !== JSON.stringify(usual)
        ? [[path, part.default]]
        : [],
    ),
  );

describe('what is left unsaid stands as it usually does', () => {
  test('switches are off, but for what most often holds', () => {
    expect(unlike('flag', false)).toEqual({
      // 12.3 Only a force that has marched is forced on.
      'forced-march.marched': true,
      'admin-march.minorForce': true,
      'enter-space.attacks': true,
      // 15.9 The loser retreats.
      'retreat.lost': true,
      // 10.0 One supply action pays for the siege.
      'siege.paid': true,
      'subsidies.british': true,
      'winter.british': true,
      'winter.nations[].recruits': true,
    });
    const unsaid = fields.filter(([, part]) => part.kind === 'flag' && part.default === undefined && !part.optional);
    expect(unsaid.map(([path]) => path)).toEqual([]);
  });

  test('numbers are nothing, but for what is never so', () => {
    const purse = 99;
    expect(unlike('integer', 0)).toEqual({
      'admin-march.path[].mps': 1,
      // 11.3 The first command needs no roll.
      'coordinated-attack.order': 2,
      'interception.distance': 1,
      // 12.7 “1 à 5 MPs”.
      'entrenchment.left': 5,
      // 15.7.1 A light unit is full.
      'raid-losses.raiders[].steps': 2,
      'raid-losses.enemy[].steps': 2,
      'supply-actions.actions[].times': 1,
      'sustainment.treasury': purse,
      'recruitment.treasury': purse,
      'reconstruction.treasury': purse,
      'winter.nations[].treasury': purse,
    });
  });

  test('lists are empty, and whoever is not named has no name', () => {
    expect(unlike('list', [])).toEqual({});
    expect(unlike('text', '—')).toEqual({});
  });

  test('full supply, good order, Denmark with Prussia, and the commonest of the other words', () => {
    const words = fields.flatMap(([path, part]) =>
      part.kind === 'oneOf' && part.default !== undefined ? [[path, part.default] as const] : [],
    );
    const ending = (end: string) => new Set(words.flatMap(([path, usual]) => (path.endsWith(end) ? [usual] : [])));
    expect([ending('.supply'), ending('.morale'), ending('.denmark'), ending('.person')]).toEqual([
      new Set(['FULL']),
      new Set(['OK']),
      new Set(['anglo-prussian']),
      new Set(['other']),
    ]);
    const shared = /\.(supply|morale|denmark|person)$/;
    expect(Object.fromEntries(words.filter(([path]) => !shared.test(path)))).toEqual({
      'admin-march.licence': 'minor-force',
      'enter-space.losses': 'arms',
      'battle.losses': 'arms',
      'withdrawal.role': 'defender',
      'retreat.spaces[].depot': 'none',
      'siege.owner': 'unsaid',
      'raid-losses.alliance': 'coalition',
      'raid-losses.advantage': 'nobody',
      'raid-losses.raiders[].raid': 'none',
      'raid-losses.enemy[].raid': 'none',
      'supply-raid.target': 'force',
      'supply-raid.advantage': 'nobody',
      'subsidies.treaty': 'none',
      'winter.treaty': 'none',
    });
  });

  test('by totals: twenty SPs of Prussia and of Austria, nothing added', () => {
    const { input } = game.procedures['battle']?.shortcuts?.['totals'] ?? expect.fail('no totals');
    const proposed = placesIn(input, '').flatMap(([path, part]) =>
      path === '' ? [] : [[path, part.default, part.kind === 'integer' ? [part.min, part.max] : []]],
    );
    expect(proposed).toEqual(
      expect.arrayContaining([
        ['.attackerNation', 'PR', []],
        ['.defenderNation', 'AU', []],
        ['.intensity', 'intense', []],
        ['.hills', false, []],
      ]),
    );
    for (const side of ['attacker', 'defender']) {
      expect(proposed.find(([path]) => path === `.${side}Sps`)?.slice(1, 2)).toEqual([20]);
      expect(proposed.find(([path]) => path === `.${side}Drm`)?.slice(1, 2)).toEqual([0]);
    }
  });
});

test('what seldom applies is folded away', () => {
  const leader = ['person', 'endurance'];
  const force = (path: string) => [
    ...leader.map((name) => `${path}.commander.${name}`),
    `${path}.leaders`,
    ...leader.map((name) => `${path}.leaders[].${name}`),
  ];
  const battle = ['losses', 'denmark', 'generalstab', 'prussiaExhausted', 'ferdinandIsCic'];
  const upkeep = ['britishDepots', 'actionsForDepots'];
  const events = ['improved', 'austrianReduction', 'dresdenHostile'];
  const folded: Readonly<Record<string, readonly string[]>> = {
    march: ['sharing', 'map', 'from', 'path'],
    'forced-march': ['troops', 'marched', 'forced'],
    'admin-march': ['minorForce', 'minorMarched', 'cardPlayed', 'forcedMarch'],
    'enter-space': [
      ...['map', 'at', 'mps', 'commands', 'unled', 'interceptors', 'joined', 'lightsInSpace'],
      ...['attacker', 'commands[]', 'defenders[]', 'joined[]'].flatMap(force),
      ...['interceptors[].sharing', 'interceptors[].from'],
      ...battle,
    ],
    interception: ['map', 'at', 'sharing', 'from', 'moving', 'distance', 'targetRetreats'],
    withdrawal: ['role', 'surprised'],
    overrun: ['retreating'],
    'coordinated-attack': ['order', 'generalstab', 'denmark'],
    entrenchment: ['left', 'entrenched'],
    battle: [...force('attacker'), ...force('defender'), ...battle],
    retreat: [
      ...['lost', 'troops', 'siegeArtillery', 'map', 'spaces[].enemyHeld'],
      ...['shelter', 'shelterAt', 'parts', 'depots', 'depotNames', 'depotsTo'],
    ],
    garrison: ['troops'],
    mask: ['besieged'],
    siege: ['owner', 'troops', 'paid', 'defendingLeader', 'defender', 'britishFleet', 'russianFleet', 'denmark'],
    'naval-combat': ['typhus'],
    'raid-losses': [],
    'supply-raid': ['denmark', 'allLightsThere', 'fleetFd'],
    'forage-raid': ['denmark'],
    'supply-actions': ['spring', 'multiNational', 'improved', 'built', 'moved'],
    subsidies: [],
    sustainment: [...upkeep, 'actionsForLine', ...events],
    recruitment: ['paid', 'wish', 'austrianReduction', 'dresdenHostile'],
    'army-size': ['austrianReduction', 'dresdenHostile'],
    'new-leaders': [],
    reconstruction: ['actionsForDepots', 'improved', 'rebuilt', 'guns'],
    winter: [...events, ...[...upkeep, 'paid', 'wish'].map((name) => `nations[].${name}`)],
  };
  for (const [id, { input }] of Object.entries(game.procedures))
    expect(foldedIn(input).toSorted(), id).toEqual(folded[id]?.toSorted());
});

test('whose each field is, where two sides face each other', () => {
  const hands = { attackerHand: 'attacker', defenderHand: 'defender' };
  const of = (side: string, names: string) => Object.fromEntries(names.split(' ').map((name) => [name, side]));
  const sided: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'enter-space': {
      ...of('attacker', 'attacker attacks mps commands commands[]'),
      ...of('defender', 'defenders defenders[] unled interceptors joined lightsInSpace'),
      ...hands,
    },
    overrun: { ...of('attacker', 'force moving'), ...of('defender', 'enemyForce enemy') },
    battle: { ...of('attacker', 'attacker'), ...of('defender', 'defender'), ...hands },
    mask: { ...of('attacker', 'force sps'), ...of('defender', 'fortress class garrison') },
    siege: {
      ...of('attacker', 'force nation sps britishFleet russianFleet siegeArtillery morale supply'),
      ...of('defender', 'fortress owner class marker garrison defendingLeader defender'),
    },
    // 15.10 Only Coalition fleets throw.
    'naval-combat': { ...of('coalition', 'fleet'), ...of('anglo-prussian', 'enemy') },
    'raid-losses': { ...of('raiders', 'raiderSteps allOwnThere raiders'), ...of('enemy', 'enemySteps enemy') },
    'supply-raid': {
      ...of('raiders', 'raider sps card raiderSteps allLightsThere'),
      ...of('enemy', 'owner target force depot supply far enemySteps enemyLights guarded fleetFd'),
    },
    'forage-raid': { ...of('raiders', 'raider units'), ...of('enemy', 'area owner') },
  };
  const declared = fields.flatMap(([path, part]): readonly (readonly [string, string | undefined])[] => {
    const side = part.force ?? ('secret' in part ? part.secret : undefined);
    return side === undefined ? [] : [[path, side]];
  });
  expect(Object.fromEntries(declared)).toEqual(
    Object.fromEntries(
      Object.entries(sided).flatMap(([id, names]) =>
        Object.entries(names).map(([name, side]) => [`${id}.${name}`, side]),
      ),
    ),
  );
});

test('which names are counters’, which are spaces of the map, and which lists are ways on it', () => {
  const depot = (use: string) => `depot ${use}, entered`;
  const marks = fields.flatMap(([path, part]): readonly (readonly [string, string])[] => {
    if (part.kind === 'list' && part.wayOf) return [[path, `way of ${part.wayOf}`]];
    if ('on' in part && part.on) return [[path, part.on]];
    const { names } = part as { readonly names?: { kind: string; use: string; enters?: boolean } };
    return names ? [[path, `${names.kind} ${names.use}${names.enters ? ', entered' : ''}`]] : [];
  });
  const spaces =
    'march.from march.path[] enter-space.at enter-space.interceptors[].from interception.at interception.from ' +
    'retreat.from retreat.spaces[].name retreat.spaces[].next[] retreat.path[] retreat.shelterAt retreat.parts[].path[] retreat.depotsTo';
  expect(Object.fromEntries(marks)).toEqual({
    ...Object.fromEntries(spaces.split(' ').map((path) => [path, 'space'])),
    'march.path': 'way of from',
    'retreat.path': 'way of from',
    'enter-space.joined[].name': 'force onMap',
    'siege.defendingLeader': 'leader leads',
    'naval-combat.fleet': 'fleet sails',
    'naval-combat.enemy': 'fleet sails',
    'forage-raid.units[]': 'light raids',
    // A depot that is built or rebuilt may not stand yet; one that falls back or is moved stands.
    'retreat.depotNames[]': depot('stands'),
    'supply-actions.built[]': depot('rebuilt'),
    'supply-actions.moved[]': depot('stands'),
    'reconstruction.rebuilt[]': depot('rebuilt'),
    'reconstruction.guns[].force': 'force rearmed',
  });
});

test('what must be told apart may not stand twice', () => {
  const apart = (path: string) => ({ [`${path}.leaders`]: 'name', [`${path}.troops`]: 'nation' });
  const hands = (id: string) => ({ [`${id}.attackerHand`]: true, [`${id}.defenderHand`]: true });
  const unique = Object.fromEntries(
    fields.flatMap(([path, part]) => (part.kind === 'list' && part.unique ? [[path, part.unique]] : [])),
  );
  expect(unique).toEqual({
    'forced-march.troops': 'nation',
    ...apart('enter-space.attacker'),
    ...apart('enter-space.commands[]'),
    ...apart('enter-space.defenders[]'),
    ...apart('enter-space.joined[]'),
    'enter-space.unled[].troops': 'nation',
    ...hands('enter-space'),
    ...apart('battle.attacker'),
    ...apart('battle.defender'),
    ...hands('battle'),
    'retreat.troops': 'nation',
    'retreat.spaces': 'name',
    'retreat.spaces[].next': true,
    'retreat.depotNames': true,
    'garrison.troops': 'nation',
    'siege.troops': 'nation',
    'raid-losses.raiders': 'unit',
    'raid-losses.enemy': 'unit',
    'forage-raid.units': true,
    'supply-actions.actions': 'action',
    'supply-actions.built': true,
    'supply-actions.moved': true,
    'reconstruction.rebuilt': true,
    'winter.nations': 'nation',
  });
});

describe('who is concerned', () => {
  const opened = (id: string, input: object) => {
    const checked = open(game, id, input as Plain);
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
    return checked.value;
  };
  const parties = (id: string, input: object) => {
    const { procedure, input: full } = opened(id, input);
    return procedure.parties?.(full as never);
  };
  const prussia = { player: 'anglo-prussian', nations: ['nation.PR'] };
  const austria = { player: 'coalition', nations: ['nation.AU'] };
  const force = (nation: string, ...others: readonly string[]) => ({
    commander: { nation, offensive: 1, defensive: 1 },
    troops: [nation, ...others].map((of) => ({ nation: of, infantry: 5 })),
  });

  test('the commander’s nation first, then those of his troops', () => {
    const battle = { intensity: 'intense', attacker: force('PR'), defender: force('AU', 'SA') };
    expect(parties('battle', battle)).toEqual({
      attacker: prussia,
      defender: { player: 'coalition', nations: ['nation.AU', 'nation.SA'] },
    });
    const entry = { intensity: 'intense', attacker: force('PR') };
    expect(parties('enter-space', entry)).toEqual({ attacker: prussia });
    expect(parties('enter-space', { ...entry, defenders: [force('AU')] })).toEqual({
      attacker: prussia,
      defender: austria,
    });
    // 13.0 Whoever may come in first stands for those who were there.
    const joining = { interceptors: [{ offensive: 1 }], joined: [force('AU', 'IM')] };
    expect(parties('enter-space', { ...entry, ...joining, defenders: [force('SA')] })).toEqual({
      attacker: prussia,
      defender: { player: 'coalition', nations: ['nation.AU', 'nation.IM'] },
    });
  });

  test('[15.4] troops without a commander are of the nation with most SPs, of the first among equals', () => {
    const entry = (...of: readonly (readonly [nation: string, sps: number])[]) => ({
      intensity: 'intense',
      attacker: force('PR'),
      unled: [{ troops: of.map(([nation, infantry]) => ({ nation, infantry })) }],
    });
    const defender = (...nations: readonly string[]) => ({
      attacker: prussia,
      defender: { player: 'coalition', nations },
    });
    expect(parties('enter-space', entry(['AU', 5], ['SA', 5]))).toEqual(defender('nation.AU', 'nation.SA'));
    expect(parties('enter-space', entry(['SA', 5], ['AU', 5]))).toEqual(defender('nation.SA', 'nation.AU'));
    expect(parties('enter-space', entry(['SA', 5], ['AU', 6]))).toEqual(defender('nation.AU', 'nation.SA'));
  });

  test('Denmark’s side is what the players agreed on', () => {
    const siege = { nation: 'DA', class: 1, sps: 9 };
    expect(parties('siege', siege)).toEqual({ attacker: { player: 'anglo-prussian', nations: ['nation.DA'] } });
    expect(parties('siege', { ...siege, denmark: 'coalition', owner: 'PR' })).toEqual({
      attacker: { player: 'coalition', nations: ['nation.DA'] },
      defender: prussia,
    });
    expect(parties('recruitment', { nation: 'DA' })).toEqual({ recruiter: { nations: ['nation.DA'] } });
    expect(parties('recruitment', { nation: 'PR' })).toEqual({ recruiter: prussia });
  });

  test('raiders and raided, fleets and their enemy', () => {
    expect(parties('supply-raid', { raider: 'AU', owner: 'PR', sps: 1, card: 1 })).toEqual({
      raiders: austria,
      enemy: prussia,
    });
    expect(parties('raid-losses', {})).toEqual({
      raiders: { player: 'coalition' },
      enemy: { player: 'anglo-prussian' },
    });
    expect(parties('raid-losses', { alliance: 'anglo-prussian' })).toEqual({
      raiders: { player: 'anglo-prussian' },
      enemy: { player: 'coalition' },
    });
    const french = { player: 'coalition', nations: ['nation.FR'] };
    expect(parties('naval-combat', { fleet: 'FR', enemy: 'BR' })).toEqual({
      coalition: french,
      'anglo-prussian': { player: 'anglo-prussian', nations: ['nation.BR'] },
    });
    expect(parties('naval-combat', { fleet: 'FR', enemy: 'other' })).toEqual({
      coalition: french,
      'anglo-prussian': { player: 'anglo-prussian' },
    });
    const attack = { nation: 'AU', firstNation: 'AU', initiative: 1, sps: 9 };
    expect(parties('coordinated-attack', attack)).toEqual({ attacker: austria });
  });

  test('one figure of each line leads, and in a battle one a side', () => {
    const battle = { intensity: 'intense', attacker: force('PR'), defender: force('AU') };
    const known: Readonly<Record<string, object>> = {
      march: { rating: 6, sps: 9 },
      'forced-march': { rating: 6, sps: 9 },
      interception: { offensive: 1 },
      withdrawal: {},
      overrun: { moving: 9, enemy: 1 },
      'coordinated-attack': { nation: 'PR', firstNation: 'PR', initiative: 1, sps: 9 },
      entrenchment: { defensive: 1, mps: 3 },
      garrison: { class: 1 },
      mask: { class: 1, sps: 9 },
      siege: { nation: 'PR', class: 1, sps: 9 },
      'naval-combat': { fleet: 'FR', enemy: 'BR' },
      'raid-losses': {},
      'supply-raid': { raider: 'PR', owner: 'AU', sps: 1, card: 1 },
      'supply-actions': { nation: 'PR', available: 4, actions: [{ action: 'build-fd' }] },
      sustainment: { nation: 'PR' },
      recruitment: { nation: 'PR' },
      'army-size': { nation: 'PR' },
      reconstruction: { nation: 'PR', depots: 1 },
      battle,
    };
    const leadingIn: Record<string, number | undefined> = {};
    for (const [id, input] of Object.entries(known)) {
      const { procedure, input: full, book } = opened(id, input);
      const terms = procedure.equation?.(full, book) ?? [];
      const leading = terms.filter(({ leads }) => leads);
      leadingIn[id] = terms.length === 0 ? undefined : leading.length;
      expect(leading.every(({ label }) => label !== undefined)).toBe(true);
    }
    // An overrun weighs two strengths against each other, neither before the other.
    expect(Object.entries(leadingIn).filter(([, count]) => count !== 1)).toEqual([
      ['overrun', 0],
      ['battle', 2],
    ]);
  });
});

test('which counters a chart speaks of, which facts of them a register keeps, and what is to be seen on them', () => {
  const faces = fields.flatMap(([path, part]) =>
    part.kind === 'record'
      ? countersOf(part).map(({ kind, name, facts = [], printed = [], state = [] }) => {
          const seen = [printed, state].map((names) => names.join(' '));
          return [path, `${kind} ${name}`, facts.join(' '), ...seen].join(' | ');
        })
      : [],
  );
  const force = (path: string) => [
    `${path} | force name |  |  | supply morale lightCavalry`,
    `${path}.commander | leader name |  | offensive defensive initiative | `,
    `${path}.leaders[] | leader name |  | offensive defensive | `,
  ];
  expect(faces.toSorted()).toEqual(
    [
      'march | force force | morale supply |  | morale supply',
      'march | leader leader | rating | rating | ',
      'forced-march | force force | troops | sps | ',
      'forced-march | leader leader | rating | rating | ',
      'admin-march | force force |  |  | ',
      ...force('enter-space.attacker'),
      ...force('enter-space.commands[]'),
      ...force('enter-space.defenders[]'),
      // A force that only joins later is no counter yet; its leaders are.
      ...force('enter-space.joined[]').slice(1),
      'enter-space.unled[] | force name |  |  | supply morale lightCavalry',
      'enter-space.interceptors[] | force name |  |  | ',
      'enter-space.interceptors[] | leader leader | offensive | offensive | ',
      'interception | force force |  |  | ',
      'interception | leader leader | offensive | offensive | ',
      'withdrawal | force force |  |  | ',
      'withdrawal | leader leader |  | defensive | ',
      'overrun | force force |  | moving | ',
      'overrun | force enemyForce |  | enemy | ',
      'coordinated-attack | force force |  | sps | ',
      'coordinated-attack | leader leader | nation initiative | initiative | ',
      'entrenchment | force force | entrenched |  | entrenched',
      'entrenchment | leader leader | defensive | defensive | ',
      ...force('battle.attacker'),
      ...force('battle.defender'),
      'retreat | force force | morale troops | sps | morale',
      'retreat.spaces[] | fortress name | garrison | fortress | garrison enemySps depot',
      'garrison | fortress fortress | class garrison | class | garrison',
      'garrison | force force | troops | sps | ',
      'mask | fortress fortress | class garrison | class | garrison',
      'mask | force force |  | sps | ',
      'siege | fortress fortress | class marker garrison | class | marker garrison',
      'siege | force force | morale supply troops | sps | morale supply',
      'raid-losses.raiders[] | light unit | steps | steps | ',
      'raid-losses.enemy[] | light unit | steps | steps | ',
      'supply-raid | force force | supply |  | supply',
      'supply-raid | depot depot | owner |  | ',
      'supply-actions | force force | supply |  | supply',
      'sustainment | nation nation | treasury actions |  | treasury actions',
      'recruitment | nation nation | treasury exhausted infantry |  | treasury exhausted infantry',
      'army-size | nation nation | infantry |  | infantry',
      'reconstruction | nation nation | treasury actions |  | treasury actions',
      'winter.nations[] | nation nation | treasury actions exhausted infantry |  | treasury actions exhausted infantry',
    ].toSorted(),
  );
});
