/** [11.3, 12, 13, 14] Movement computed a second way. */
import { describe } from 'vitest';
import type { Draws } from '../../testing/at-random.ts';
import { type Drawn, secondWay } from '../../testing/second-way.ts';
import { game } from '../game.ts';
import { NATIONS } from './forces.oracle.ts';

const supplies = (draws: Draws): string => draws.one(['FULL', 'SS', 'CS']);
const n = (input: Drawn, name: string): number => Number(input[name] ?? 0);
const yes = (input: Drawn, name: string): boolean => input[name] === true;

describe('[12] marches', () => {
  secondWay(game, {
    procedure: 'march',
    draw: (draws) => ({
      rating: draws.below(10),
      sps: 1 + draws.below(40),
      multiNational: draws.chance(0.5),
      sharing: draws.chance(0.5),
      siegeArtillery: draws.chance(0.3),
      morale: draws.one(['OK', 'DM', 'ROUTED']),
      supply: supplies(draws),
    }),
    compute: (m, { reading }) => {
      let mps = n(m, 'rating');
      if (n(m, 'sps') <= 15) mps += 1;
      if (yes(m, 'multiNational') && !yes(m, 'sharing')) mps -= 1;
      const heavy = Number(n(m, 'sps') >= 28) + Number(yes(m, 'siegeArtillery'));
      mps -= 2 * (reading('heavy-march') === 'each' ? heavy : Math.min(1, heavy));
      if (m['morale'] !== 'OK') mps -= 2;
      if (m['supply'] === 'SS') mps -= 2;
      if (m['supply'] === 'CS') mps -= 4;
      return { mps: mps < 0 ? 0 : mps };
    },
  });

  secondWay(game, {
    procedure: 'forced-march',
    draw: (draws) => ({
      rating: draws.below(10),
      sps: 1 + draws.below(40),
      marched: draws.chance(0.9),
      forced: draws.chance(0.1),
    }),
    forbids: (m) => !yes(m, 'marched') || yes(m, 'forced') || n(m, 'sps') === 1,
    compute: (m, { die, answer, reading }) => {
      const sps = n(m, 'sps');
      const total = die() + n(m, 'rating') - (sps > 20 ? 1 : 0);
      if (total <= 10) {
        const lost = reading('forced-march-toll') === 'always' ? 1 : 0;
        return { success: false, mps: 0, lost, left: sps - lost };
      }
      if (answer('forced-march.ask.move') === 'stay') return { success: true, mps: 0, lost: 1, left: sps - 1 };
      const base = reading('forced-march-tenth') === 'remainder' ? sps - 1 : sps;
      const lost = Math.min(sps, 1 + Math.ceil(base / 10));
      return { success: true, mps: 2, lost, left: sps - lost };
    },
  });

  secondWay(game, {
    procedure: 'admin-march',
    draw: (draws) => ({
      licence: draws.one(['minor-force', 'instead-of-card']),
      minorForce: draws.chance(0.8),
      minorMarched: draws.chance(0.2),
      cardPlayed: draws.chance(0.2),
      forcedMarch: draws.chance(0.1),
      path: Array.from({ length: 1 + draws.below(4) }, (_, place) => ({
        name: `S${place}`,
        mps: draws.below(3),
        enemy: draws.chance(0.1),
      })),
    }),
    forbids: (m) => {
      const path = m['path'] as unknown as readonly { mps: number; enemy: boolean }[];
      const minor = m['licence'] === 'minor-force';
      return (
        path.some(({ enemy }) => enemy) ||
        path.reduce((sum, { mps }) => sum + mps, 0) > 4 ||
        yes(m, 'forcedMarch') ||
        (minor ? !yes(m, 'minorForce') || yes(m, 'minorMarched') : yes(m, 'cardPlayed'))
      );
    },
    compute: (m) => {
      const path = m['path'] as unknown as readonly { name: string; mps: number }[];
      return { at: path.at(-1)?.name ?? '', mps: path.reduce((sum, { mps }) => sum + mps, 0) };
    },
  });
});

describe('[12.7, 12.9, 13, 14, 11.3] in and around a space', () => {
  secondWay(game, {
    procedure: 'interception',
    draw: (draws) => ({
      offensive: draws.below(6) - 1,
      lights: draws.chance(0.5),
      multiNational: draws.chance(0.5),
      sharing: draws.chance(0.5),
      river: draws.chance(0.5),
      moving: draws.chance(0.1),
      distance: draws.one([0, 1, 1, 1, 1, 2]),
      targetRetreats: draws.chance(0.1),
    }),
    forbids: (i) => yes(i, 'moving') || n(i, 'distance') !== 1 || yes(i, 'targetRetreats'),
    compute: (i, { die }) => {
      const mixed = yes(i, 'multiNational') && !yes(i, 'sharing');
      const total = die() + n(i, 'offensive') + Number(yes(i, 'lights')) - Number(mixed) - 2 * Number(yes(i, 'river'));
      return { success: total >= 6 };
    },
  });

  secondWay(game, {
    procedure: 'withdrawal',
    draw: (draws) => ({
      defensive: draws.below(6) - 1,
      lights: draws.chance(0.5),
      onlyLights: draws.chance(0.3),
      role: draws.one(['attacker', 'defender', 'defender', 'defender']),
      surprised: draws.chance(0.1),
    }),
    forbids: (w) => w['role'] === 'attacker' || yes(w, 'surprised'),
    compute: (w, { die }) => {
      const lights = yes(w, 'onlyLights') ? 3 : yes(w, 'lights') ? 1 : 0;
      return { success: die() + n(w, 'defensive') + lights >= 6 };
    },
  });

  secondWay(game, {
    procedure: 'overrun',
    draw: (draws) => ({
      moving: 1 + draws.below(60),
      enemy: draws.below(12),
      hills: draws.chance(0.5),
      mps: draws.below(12),
      retreating: draws.chance(0.1),
    }),
    forbids: (o) =>
      n(o, 'enemy') === 0 ||
      n(o, 'moving') / n(o, 'enemy') < 4 ||
      (yes(o, 'hills') && n(o, 'enemy') > n(o, 'mps')) ||
      yes(o, 'retreating'),
    compute: (o) => ({ captured: n(o, 'enemy'), mps: yes(o, 'hills') ? n(o, 'enemy') : 0 }),
  });

  secondWay(game, {
    procedure: 'coordinated-attack',
    draw: (draws) => ({
      order: 1 + draws.below(4),
      nation: draws.one(NATIONS),
      firstNation: draws.one(NATIONS),
      initiative: 1 + draws.below(4),
      sps: 1 + draws.below(50),
      generalstab: draws.chance(0.5),
    }),
    forbids: (a) => n(a, 'order') === 1,
    compute: (a, { die }) => {
      const staff = a['nation'] === 'PR' || (a['nation'] === 'AU' && yes(a, 'generalstab'));
      const total =
        die() +
        Number(n(a, 'initiative') < 3) +
        Number(staff) -
        Number(a['nation'] !== a['firstNation']) -
        Number(n(a, 'sps') > 27);
      return { result: total < 4 ? 'halts' : 'enters' };
    },
  });

  secondWay(game, {
    procedure: 'entrenchment',
    draw: (draws) => ({
      defensive: draws.below(6) - 1,
      mps: 1 + draws.below(5),
      left: draws.below(8),
      entrenched: draws.chance(0.1),
    }),
    forbids: (e) => n(e, 'mps') > n(e, 'left') || yes(e, 'entrenched'),
    compute: (e, { die }) => ({ success: die() + n(e, 'defensive') + n(e, 'mps') >= 6, mps: n(e, 'mps') }),
  });
});
