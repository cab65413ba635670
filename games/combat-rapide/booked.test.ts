/** Each change a procedure may make, booked on a campaign that has everything: what it changes, and that nothing else is. */
import { describe, expect, test } from 'vitest';
import { type CampaignState, campaign } from './campaign.ts';

const force = (name: string) => ({ name, nation: 'france', armiesPlus: 2, armiesMinus: 1, detachments: 3, lost: 4 });
const battle = (year: number) => ({ year, attacker: 'A', attackerNation: 'france', winner: 'none', major: false });
const before = {
  year: 1700,
  forces: [force('First'), { ...force('Second'), pachas: [1] }],
  leaders: [{ name: 'Turenne', manoeuvre: 5 }],
  battles: [battle(1690)],
} as unknown as CampaignState;

const booked = (effect: object, on: CampaignState = before) => campaign.apply(on, effect as never);
const left = { armiesPlus: 1, armiesMinus: 2, detachments: 0 };

describe('each effect changes what it speaks of, and nothing else', () => {
  test('what is left of a force, and what it has lost in all', () => {
    expect(booked({ kind: 'left', name: 'Second', ...left, pachas: [], lost: 3 })).toEqual({
      ...before,
      forces: [before.forces[0], { ...before.forces[1], ...left, pachas: [], lost: 7 }],
    });
  });

  test('a force that is exchanged has lost nothing', () => {
    expect(booked({ kind: 'converted', name: 'First', ...left })).toEqual({
      ...before,
      forces: [{ ...before.forces[0], ...left }, before.forces[1]],
    });
  });

  test('a battle is the last of two hundred', () => {
    expect(booked({ kind: 'fought', ...battle(1700) })).toEqual({ ...before, battles: [battle(1690), battle(1700)] });
    const many = Array.from({ length: 200 }, (_, index) => battle(1500 + index));
    const full = { ...before, battles: many } as unknown as CampaignState;
    expect(booked({ kind: 'fought', ...battle(1700) }, full)).toEqual({
      ...before,
      battles: [...many.slice(1), battle(1700)],
    });
    const room = { ...before, battles: many.slice(1) } as unknown as CampaignState;
    expect(booked({ kind: 'fought', ...battle(1700) }, room)).toEqual({
      ...before,
      battles: [...many.slice(1), battle(1700)],
    });
  });

  test.each(['unkept', 'crowded'])('%s is only told', (kind) => expect(booked({ kind })).toBe(before));

  test.each(['left', 'converted'])('%s of a force that nobody entered waits', (kind) =>
    expect(booked({ kind, name: 'Third', ...left, lost: 1 })).toEqual({
      unbooked: 'forceUnknown',
      facts: { name: 'Third' },
    }),
  );
});

describe('an earlier set-up', () => {
  const earlier = (setup: object) => campaign.earlier?.(setup as never, '1');
  const ratings = { manoeuvre: 4, fire: 0, shock: 0 };

  test('keeps its year, and what it knew of forces but for one battle', () => {
    const old = { ...force('A'), revolution: true, other: { fire: 1 }, leader: ratings };
    expect(earlier({ year: 1520, forces: [old] })).toEqual({
      year: 1520,
      forces: [force('A')],
      leaders: [{ name: 'A', ...ratings }],
      battles: [],
    });
    expect(earlier({ year: 1520 })).toEqual({ year: 1520, forces: [], leaders: [], battles: [] });
  });

  test('has its leaders beside those it had; one of noughts was none, and without a name he has none', () => {
    const { name: _, ...nameless } = force('');
    const forces = [{ ...nameless, leader: ratings }, { ...force('B'), leader: { manoeuvre: 0, fire: 0 } }, force('C')];
    expect(earlier({ forces, leaders: [{ name: 'Turenne' }] })).toMatchObject({
      leaders: [{ name: 'Turenne' }, { name: '—', ...ratings }],
    });
  });
});
