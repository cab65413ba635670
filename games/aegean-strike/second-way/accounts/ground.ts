/** Ground units, and what the turn brings. */
import { sum } from '../straight.ts';
import {
  type Account,
  type Assault,
  type Counter,
  called,
  dead,
  forNato,
  gone,
  type Hits,
  hit,
  type Landing,
  type Line,
  onRaid,
  other,
  paid,
  points,
  raidFates,
  type Side,
  type Stack,
  type Supported,
  some,
  success,
  supportBooks,
  supported,
  troopFates,
  troops,
} from './lines.ts';

export const ground: Readonly<Record<string, Account>> = {
  'ground-combat': {
    draw: (input: Assault, draw) => ({
      attacker: input.attacker,
      column: '0',
      cell: draw.one(['1/1', '0/2']),
      attackers: some(draw, input.attackers),
      defenders: some(draw, input.defenders),
      attackSupport: supported(draw, input.attackSupport),
      defenceSupport: supported(draw, input.defenceSupport),
      retreated: draw.flag(),
      pursued: draw.flag(),
      supply: [points(draw), points(draw)],
    }),
    said: (
      input: Assault,
      result: {
        readonly cell: string;
        readonly attackers: Hits;
        readonly defenders: Hits;
        readonly attackSupport: Supported;
        readonly defenceSupport: Supported;
        readonly retreated: boolean;
        readonly pursued: boolean;
        readonly supply: readonly [number, number];
      },
    ) => {
      const { attacker } = input;
      const [own, enemy] = [sum(result.attackers), sum(result.defenders)];
      return {
        books: [
          ...troops(attacker, input.attackers, result.attackers, result.pursued),
          ...troops(other(attacker), input.defenders, result.defenders, result.retreated),
          ...supportBooks(attacker, input.attackSupport, result.attackSupport),
          ...supportBooks(other(attacker), input.defenceSupport, result.defenceSupport),
          ...paid(attacker, result.supply[0], input.depot),
          ...paid(other(attacker), result.supply[1]),
        ],
        fates: [
          ...troopFates('attackers', input.attackers, result.attackers, result.pursued),
          ...troopFates('defenders', input.defenders, result.defenders, result.retreated),
          ...raidFates('attackSupport.', input.attackSupport, result.attackSupport),
          ...raidFates('defenceSupport.', input.defenceSupport, result.defenceSupport),
        ],
        figures: {
          attackerHits: own,
          defenderHits: enemy,
          hitDifference: enemy - own,
          retreats: result.retreated ? 1 : 0,
          natoHits: forNato(attacker, enemy + onRaid(result.defenceSupport), own + onRaid(result.attackSupport)),
        },
        outcome: result.cell,
      };
    },
  },
  'amphibious-landing': {
    draw: (input: Landing, draw) => ({
      side: input.side,
      outcome: draw.one(['ashore', 'enemyRetreats', 'repulsed', 'destroyed']),
      cell: '1/1',
      marines: some(draw, input.marines),
      artillery: some(draw, input.artillery),
      enemies: some(draw, input.enemies),
      attackSupport: supported(draw, input.attackSupport),
      defenceSupport: supported(draw, input.defenceSupport),
      landed: draw.int(0, 2),
      movementLeft: 1,
      supply: [points(draw), points(draw)],
    }),
    said: (
      input: Landing,
      result: {
        readonly outcome: string;
        readonly marines: Hits;
        readonly artillery: Hits;
        readonly enemies: Hits;
        readonly attackSupport: Supported;
        readonly defenceSupport: Supported;
        readonly landed: number;
        readonly supply: readonly [number, number];
      },
    ) => {
      const { side } = input;
      const standing = input.marines.filter((unit, i) => !dead(unit, result.marines[i] ?? 0));
      const driven = result.outcome === 'enemyRetreats';
      const fights = input.enemies.length > 0;
      return {
        books: [
          ...troops(side, input.marines, result.marines, false),
          ...troops(side, input.artillery, result.artillery, false),
          ...troops(other(side), input.enemies, result.enemies, driven),
          ...standing.flatMap(({ name }): readonly Line[] => {
            const unit = { of: 'ground', side, unit: name };
            return result.outcome === 'repulsed'
              ? [{ kind: 'embarked', ...unit, ship: input.ship }]
              : [
                  { kind: 'landed', ...unit },
                  { kind: 'halted', ...unit, until: 'turn' },
                ];
          }),
          ...(fights ? supportBooks(side, input.attackSupport, result.attackSupport) : []),
          ...(fights ? supportBooks(other(side), input.defenceSupport, result.defenceSupport) : []),
          ...paid(side, result.supply[0], input.depot),
          ...paid(other(side), result.supply[1]),
        ],
        fates: [
          ...troopFates('marines', input.marines, result.marines),
          ...troopFates('artillery', input.artillery, result.artillery),
          ...troopFates('enemies', input.enemies, result.enemies, driven),
          ...raidFates('attackSupport.', input.attackSupport, result.attackSupport),
          ...raidFates('defenceSupport.', input.defenceSupport, result.defenceSupport),
        ],
        figures: {
          marineHits: sum(result.marines),
          enemyHits: sum(result.enemies),
          ashore: result.landed > 0 ? 1 : 0,
          natoSuccess: success(side, result.landed > 0),
        },
        outcome: result.outcome,
      };
    },
  },
  'formation-change': {
    draw: (_, draw) => ({ out: draw.int(0, 2), into: draw.int(0, 4), left: draw.int(0, 4), mayDeclare: draw.flag() }),
    said: (
      input: Counter & {
        readonly side: Side;
        readonly unit: string;
        readonly kind: string;
        readonly to: string;
        readonly pursuit: boolean;
      },
      { out, into, mayDeclare }: { readonly out: number; readonly into: number; readonly mayDeclare: boolean },
    ) => ({
      books: [
        {
          kind: 'formed',
          of: 'ground',
          side: input.side,
          unit: input.unit,
          formation: input.to,
          own: !input.pursuit,
        },
      ],
      figures: { points: out + into },
      outcome: String(out + into),
      next: mayDeclare
        ? [
            [
              'ground-combat',
              {
                attacker: input.side,
                attackers: [{ ...called({ ...input, name: input.unit }), kind: input.kind, formation: input.to }],
              },
            ],
          ]
        : [],
    }),
  },
  'parachute-drop': {
    draw: (input: { readonly side: Side }, draw) => ({
      side: input.side,
      result: draw.one(['noDrop', 'lands', 'landsHit', 'eliminated']),
    }),
    said: (
      input: Counter & { readonly side: Side; readonly unit: string },
      { result }: { readonly result: string },
    ) => {
      const taken = result === 'landsHit' ? 1 : 0;
      const away = result === 'eliminated' || (result === 'landsHit' && dead(input, 1));
      const ashore = result === 'lands' || result === 'landsHit';
      // A unit that had no Hit to spare before it jumped is gone wherever it is.
      const lost = away || dead(input, 0);
      return {
        books: [
          ...hit('ground', input.side, input.unit, taken),
          ...(away ? [gone('ground', input.side, input.unit)] : []),
        ],
        fates: [
          [
            '',
            lost ? 'fate.ground' : `drop.${result}`,
            lost ? { hits: taken, gone: true } : {},
            { hits: input.hits + taken },
            lost,
          ],
        ],
        figures: { landed: ashore ? 1 : 0, natoSuccess: success(input.side, ashore) },
        outcome: result,
      };
    },
  },
  disengagement: {
    draw: (input: { readonly side: Side }, draw) => ({
      side: input.side,
      outcome: draw.one(['away', 'stays', 'eliminated']),
      threshold: 4,
      pursued: draw.flag(),
    }),
    said: (
      input: Counter & { readonly side: Side; readonly unit: string },
      { outcome }: { readonly outcome: string },
    ) => {
      const unit = { of: 'ground', side: input.side, unit: input.unit };
      const away = outcome === 'eliminated';
      return {
        books: [
          { kind: 'hits', ...unit, hits: 1 },
          away ? { kind: 'eliminated', ...unit } : { kind: 'halted', ...unit, until: 'stage' },
          ...(outcome === 'away' ? [{ kind: 'moved', ...unit }] : []),
        ],
        fates: [
          away
            ? ['', 'fate.ground', { hits: 1, gone: true }, undefined, true]
            : ['', `fate.${outcome}`, {}, { hits: input.hits + 1 }, false],
        ],
        figures: { away: outcome === 'away' ? 1 : 0, natoSuccess: success(input.side, outcome === 'away') },
        outcome,
      };
    },
  },
  'political-event': {
    draw: (_, draw) => {
      const war = draw.flag();
      return {
        event: draw.one(['2', '3', '7', '10']),
        ignored: draw.flag(0.2),
        turns: war ? draw.int(1, 10) : 0,
        extraTurns: war ? draw.int(0, 10) : 0,
        suspended: false,
        israeli: { f15: 0, f16: 0 },
        demands: draw.many(0, 2, (i) => ({ country: ['turkey', 'greece'][i] ?? '', divisions: 2, turns: i })),
      };
    },
    said: (
      _: never,
      result: {
        readonly event: string;
        readonly ignored: boolean;
        readonly turns: number;
        readonly extraTurns: number;
        readonly demands: readonly { readonly country: string; readonly turns: number }[];
      },
    ) => {
      const { ignored, turns, extraTurns } = result;
      const event = Number(result.event);
      return {
        books: ignored
          ? []
          : [
              { kind: 'happened', event },
              ...(turns > 0 ? [{ kind: 'war', event, turns, extraTurns }] : []),
              ...result.demands.map(({ country, turns: left }) => ({ kind: 'demanded', country, turns: left })),
            ],
        figures: { turns },
        outcome: ignored ? 'ignored' : result.event,
      };
    },
  },
  'stage-end': {
    draw: (input: { readonly ends: string }, draw) => ({
      ends: input.ends,
      met: draw.one([[], ['turkey'], ['ussr', 'bulgaria']]),
      nato: draw.one([0, 5]),
      pact: draw.one([0, 5, 10]),
      sovietsCut: draw.flag(),
    }),
    said: (
      input: { readonly internedUnits: Stack; readonly internedAircraft: Stack; readonly internedShips: Stack },
      result: {
        readonly ends: string;
        readonly met: readonly string[];
        readonly nato: number;
        readonly pact: number;
        readonly sovietsCut: boolean;
      },
    ) => {
      const interned = (of: string, list: Stack) =>
        list.map(({ name }) => ({ kind: 'interned', of, side: 'nato', unit: name }));
      return {
        books: [
          ...interned('ground', input.internedUnits),
          ...interned('air', input.internedAircraft),
          ...interned('ship', input.internedShips),
          ...result.met.map((country) => ({ kind: 'met', country })),
          ...(result.sovietsCut ? [{ kind: 'sovietsCut' }] : []),
          ...(['nato', 'pact'] as const).flatMap((side) =>
            result[side] > 0 ? [{ kind: 'lost', side, points: result[side] }] : [],
          ),
          { kind: `${result.ends}Ends` },
        ],
        figures: { natoLoses: result.nato, pactLoses: result.pact },
        outcome: result.ends,
      };
    },
  },
};
