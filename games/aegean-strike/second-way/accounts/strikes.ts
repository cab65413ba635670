/** Strikes on the ground and on ships. */
import { sum } from '../straight.ts';
import {
  type Account,
  type AtShip,
  airFates,
  type Counter,
  type Fought,
  forNato,
  gone,
  type Hits,
  hit,
  hitAll,
  home,
  onRaid,
  other,
  type Patrol,
  type Patrolled,
  paid,
  patrolled,
  points,
  type Raid,
  type Raided,
  raidBooks,
  raided,
  raidFates,
  type Sinking,
  shipFate,
  shipLosses,
  sinking,
  some,
  success,
  troopFate,
} from './lines.ts';

export const strikes: Readonly<Record<string, Account>> = {
  bombardment: {
    draw: (input: Raid, draw) => ({
      side: input.side,
      thrown: 4,
      applied: draw.int(0, 3),
      state: draw.one(['unhurt', 'hit', 'half', 'eliminated']),
      ...raided(draw, input),
    }),
    said: (
      input: Raid & { readonly unit: Counter; readonly terrain: string },
      result: Raided & { readonly applied: number; readonly state: string },
    ) => ({
      books: [
        ...hit('ground', other(input.side), input.unit.name, result.applied),
        ...(result.state === 'eliminated' ? [gone('ground', other(input.side), input.unit.name)] : []),
        ...raidBooks(input, result),
      ],
      fates: [...raidFates('', input, result), troopFate('unit', input.unit, result.applied)],
      figures: {
        hits: result.applied,
        bomberHits: onRaid(result),
        natoHits: forNato(input.side, result.applied, onRaid(result)),
      },
      outcome: result.state,
      // Whoever is still there may be assaulted, with the Hits that it has now.
      next:
        result.state === 'eliminated'
          ? []
          : [
              [
                'ground-combat',
                {
                  attacker: input.side,
                  terrain: input.terrain,
                  defenders: [{ ...input.unit, hits: input.unit.hits + result.applied }],
                },
              ],
            ],
    }),
  },
  'installation-strike': {
    draw: (input: Raid, draw) => ({
      side: input.side,
      hits: draw.int(0, 3),
      state: draw.one(['unhurt', 'hit', 'eliminated', 'surrenders']),
      ...raided(draw, input),
    }),
    said: (
      input: Raid & { readonly target: Counter & { readonly kind: string } },
      result: Raided & { readonly hits: number; readonly state: string },
    ) => {
      const { target, side } = input;
      const away = result.state === 'eliminated';
      const country = { cairo: 'egypt', benghazi: 'libya' }[target.kind];
      return {
        books: [
          ...hit('installation', other(side), target.name, result.hits),
          ...(away ? [gone('installation', other(side), target.name)] : []),
          ...(result.state === 'surrenders' && country ? [{ kind: 'surrendered', country }] : []),
          ...raidBooks(input, result),
        ],
        fates: [
          ...raidFates('', input, result),
          ['target', 'fate.installation', { hits: result.hits, gone: away }, { hits: target.hits + result.hits }, away],
        ],
        figures: {
          hits: result.hits,
          bomberHits: onRaid(result),
          natoHits: forNato(side, result.hits, onRaid(result)),
        },
        outcome: result.state,
      };
    },
  },
  interdiction: {
    draw: (input: Raid, draw) => ({ side: input.side, thrown: 1, interdicted: draw.flag(), ...raided(draw, input) }),
    said: (input: Raid & { readonly hex: string }, result: Raided & { readonly interdicted: boolean }) => ({
      books: [...(result.interdicted ? [{ kind: 'interdicted', hex: input.hex }] : []), ...raidBooks(input, result)],
      fates: raidFates('', input, result),
      figures: { interdicted: result.interdicted ? 1 : 0, natoSuccess: success(input.side, result.interdicted) },
      outcome: result.interdicted ? 'interdicted' : 'open',
    }),
  },
  'patrol-strike': {
    draw: (input: Patrol, draw) => ({ side: input.side, ...patrolled(draw, input.patrol), ...sinking(draw, input) }),
    said: (input: Patrol & AtShip, result: Patrolled & Sinking) => ({
      books: [
        ...shipLosses(other(input.side), [input.ship], [result.hits]),
        ...hitAll(input.side, input.patrol, result.patrol),
        ...home(input.side, input.patrol.slice(0, result.flown)),
        ...paid(input.side, result.supply, input.depot),
      ],
      fates: [...airFates('patrol', input.patrol, result.patrol), shipFate('ship', input.ship, result.hits)],
      figures: {
        hits: result.hits,
        patrolHits: sum(result.patrol),
        natoHits: forNato(input.side, result.hits, sum(result.patrol)),
      },
      outcome: result.sunk ? 'sunk' : result.hits === 0 ? 'goesOn' : 'hit',
    }),
  },
  'air-naval-interception': {
    draw: (input: Patrol & AtShip, draw) => ({
      side: input.side,
      seen: draw.flag(),
      aborted: draw.one(['no', 'no', 'patrol', 'antiAir']),
      ...sinking(draw, input),
      ...patrolled(draw, input.patrol),
      strikers: some(draw, input.strikers),
      escorts: some(draw, input.escorts),
      supply: [points(draw), points(draw)],
    }),
    said: (
      input: Patrol & AtShip,
      result: Omit<Patrolled, 'supply'> & Sinking & Fought & { readonly aborted: string; readonly supply: Hits },
    ) => {
      const { side } = input;
      const enemy = other(side);
      const onStack = sum(result.strikers) + sum(result.escorts);
      return {
        books: [
          ...shipLosses(enemy, [input.ship], [result.hits]),
          ...hitAll(side, input.strikers, result.strikers),
          ...hitAll(side, input.escorts, result.escorts),
          ...hitAll(enemy, input.patrol, result.patrol),
          ...home(enemy, input.patrol.slice(0, result.flown)),
          ...home(side, input.strikers),
          ...home(side, input.escorts),
          ...paid(side, result.supply[0] ?? 0, input.depot),
          ...paid(enemy, result.supply[1] ?? 0),
        ],
        fates: [
          ...airFates('strikers', input.strikers, result.strikers),
          ...airFates('escorts', input.escorts, result.escorts),
          shipFate('ship', input.ship, result.hits),
          ...airFates('patrol', input.patrol, result.patrol),
        ],
        figures: {
          hits: result.hits,
          unitHits: onStack,
          natoHits: forNato(side, result.hits + sum(result.patrol), onStack),
        },
        outcome: result.aborted !== 'no' ? 'aborted' : result.sunk ? 'sunk' : result.hits > 0 ? 'hit' : 'missed',
      };
    },
  },
};
