import { check } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { apply } from './bookings.ts';
import { type CampaignState, campaign } from './campaign.ts';
import type { BalkanEffect } from './effects.ts';
import { en } from './text/en.ts';
import type { Country } from './vocabulary.ts';

const kept = (tracks: object): CampaignState => {
  const checked = check(campaign.state, tracks);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value as unknown as CampaignState;
};

const war = {
  nations: [
    { country: 'bulgaria', player: 'first', morale: 1 },
    { country: 'greece', player: 'first' },
  ],
  treasuries: [
    { country: 'serbia', points: 3 },
    { country: 'greece', points: 98 },
  ],
  volunteers: [
    { player: 'first', points: 2 },
    { player: 'first', country: 'greece', points: 98 },
  ],
  powers: [
    { power: 'russia', alignment: 'first', diplomacy: 3, points: 4 },
    { power: 'italy', alignment: 'neutral', diplomacy: 1, points: 0 },
  ],
  units: [
    { id: 'Nizam', country: 'ottoman', demoralised: true },
    { id: 'Redif', country: 'ottoman', place: 'pool' },
    { id: 'Guards', country: 'bulgaria' },
  ],
  captured: [{ city: 'skopje', holder: 'serbia' }],
  armistices: ['greece', 'serbia'],
} as const;

const booked = (effect: BalkanEffect): object => apply(kept(war), effect);

describe('[campaign] an effect changes its own track and leaves the others', () => {
  test.each<[BalkanEffect, object]>([
    // Never under zero.
    [
      { kind: 'morale', country: 'bulgaria', change: -2 },
      { nations: [{ country: 'bulgaria', player: 'first', morale: 0 }, war.nations[1]] },
    ],
    [
      { kind: 'moraleSet', country: 'greece', morale: 5 },
      { nations: [war.nations[0], { country: 'greece', player: 'first', morale: 5 }] },
    ],
    [
      { kind: 'pointsSpent', country: 'serbia', points: 2 },
      { treasuries: [{ country: 'serbia', points: 1 }, war.treasuries[1]] },
    ],
    [
      { kind: 'volunteers', player: 'second', country: 'later', points: 4 },
      { volunteers: [...war.volunteers, { player: 'second', points: 4 }] },
    ],
    [
      { kind: 'volunteers', player: 'first', country: 'bulgaria', points: 4 },
      { volunteers: [...war.volunteers, { player: 'first', country: 'bulgaria', points: 4 }] },
    ],
    // More of the same are added up; what is spent to the last leaves the track.
    [
      { kind: 'volunteers', player: 'first', country: 'later', points: 4 },
      { volunteers: [war.volunteers[1], { player: 'first', points: 6 }] },
    ],
    [{ kind: 'volunteersSpent', player: 'first', country: 'later', points: 2 }, { volunteers: [war.volunteers[1]] }],
    [
      { kind: 'volunteersSpent', player: 'first', country: 'greece', points: 90 },
      { volunteers: [war.volunteers[0], { player: 'first', country: 'greece', points: 8 }] },
    ],
    [{ kind: 'volunteersLapse', player: 'first', points: 100 }, { volunteers: [] }],
    [{ kind: 'volunteersLapse', player: 'second', points: 1 }, {}],
    [
      { kind: 'powerPointsSpent', power: 'russia', points: 3 },
      { powers: [{ power: 'russia', alignment: 'first', diplomacy: 3, points: 1 }, war.powers[1]] },
    ],
    [
      { kind: 'aligns', power: 'italy', alignment: 'second' },
      { powers: [war.powers[0], { power: 'italy', alignment: 'second', diplomacy: 1, points: 0 }] },
    ],
    [
      { kind: 'joins', country: 'bulgaria', player: 'second', camp: 'opponents' },
      { nations: [{ country: 'bulgaria', player: 'second', morale: 1 }, war.nations[1]] },
    ],
    [{ kind: 'armistice', country: 'serbia' }, { armistices: ['greece', 'serbia'] }],
    [{ kind: 'armistice', country: 'ottoman' }, { armistices: ['greece', 'serbia', 'ottoman'] }],
    [{ kind: 'armisticeEnds', country: 'greece' }, { armistices: ['serbia'] }],
    [{ kind: 'naval', winner: 'turks' }, { amphibiousForbidden: true }],
    [{ kind: 'naval', winner: 'league' }, { amphibiousForbidden: false }],
    [{ kind: 'captured', city: 'skopje', holder: 'ottoman' }, { captured: [{ city: 'skopje', holder: 'ottoman' }] }],
    [{ kind: 'gameEnds', how: 'worldWar' }, { ended: 'worldWar' }],
    [{ kind: 'albaniaClosed' }, { albaniaClosed: true }],
  ])('%j', (effect, changed) => {
    expect(booked(effect)).toEqual({ ...kept(war), ...changed });
  });

  test('who capitulates joins those who did before, once', () => {
    const before = { ...war, capitulated: ['romania', 'greece'] };
    const fallen = (country: Country) =>
      (apply(kept(before), { kind: 'capitulates', country }) as CampaignState).capitulated;
    expect([fallen('serbia'), fallen('greece')]).toEqual([['romania', 'greece', 'serbia'], before.capitulated]);
  });

  test('what happens in a turn is kept until the next, which begins anew', () => {
    const turns: readonly (readonly [BalkanEffect, object])[] = [
      [{ kind: 'mobilisationHeld', player: 'first' } as BalkanEffect, { firstMobilised: true }],
      [{ kind: 'mobilisationHeld', player: 'second' } as BalkanEffect, { secondMobilised: true }],
      [{ kind: 'ottomansUnsupplied' } as BalkanEffect, { ottomansUnsupplied: true }],
      [{ kind: 'guerrilla', country: 'serbia' } as BalkanEffect, { guerrilla: 'serbia' }],
      [{ kind: 'crisis' } as BalkanEffect, { crisis: true }],
      [{ kind: 'confrontation' } as BalkanEffect, { confrontation: true }],
      [{ kind: 'diplomacyDone' } as BalkanEffect, { diplomacyDone: true }],
      [{ kind: 'eventDone' } as BalkanEffect, { eventDone: true }],
    ];
    const quiet = kept(war);
    for (const [effect, flags] of turns) {
      const after = apply(quiet, effect) as CampaignState;
      expect(after, effect.kind).toEqual({ ...quiet, turn: { ...quiet.turn, ...flags } });
      const next = apply(after, { kind: 'nextTurn' } as BalkanEffect);
      expect(next, effect.kind).toEqual({ ...quiet, turnNumber: 2 });
    }
    // A confrontation is over when diplomacy is done.
    const confronted = apply(quiet, { kind: 'confrontation' } as BalkanEffect) as CampaignState;
    expect(apply(confronted, { kind: 'diplomacyDone' } as BalkanEffect)).toMatchObject({
      turn: { diplomacyDone: true, confrontation: false },
    });
  });

  test('there is room for sixty cities, and for one of them again', () => {
    const captured = Array.from({ length: 60 }, (_, index) => ({ city: `city-${index}`, holder: 'serbia' }));
    const take = (held: readonly object[], city: string) =>
      apply(
        { ...kept(war), captured: held } as CampaignState,
        { kind: 'captured', city, holder: 'greece' } as BalkanEffect,
      );
    const taken = (city: string) => ({ city, holder: 'greece' });
    expect(take(captured.slice(1), 'city-0')).toMatchObject({ captured: [...captured.slice(1), taken('city-0')] });
    expect(take(captured, 'city-9')).toMatchObject({
      captured: [...captured.filter(({ city }) => city !== 'city-9'), taken('city-9')],
    });
    expect(take(captured, 'skopje')).toEqual({ unbooked: 'trackFull', facts: { points: 61, most: 60 } });
  });

  test('units come and go: a unit off the map is no longer demoralised, a rallied one neither', () => {
    const units = (effect: BalkanEffect) =>
      (booked(effect) as CampaignState).units.map(({ id, place, demoralised }) => [id, place, demoralised]);
    const others = [
      ['Redif', 'pool', undefined],
      ['Guards', 'map', undefined],
    ];
    const struck = { id: 'Nizam', country: 'ottoman', type: 'division', player: 'second', retreat: 0 } as const;
    expect(units({ kind: 'unit', ...struck, fate: 'surrendered', place: 'prisoners' })).toEqual([
      ['Nizam', 'prisoners', false],
      ...others,
    ]);
    expect(units({ kind: 'rallied', id: 'Nizam' })).toEqual([['Nizam', 'map', false], ...others]);
    expect(units({ kind: 'mobilised', id: 'Redif' })).toEqual([
      ['Nizam', 'map', true],
      ['Redif', 'map', false],
      others[1],
    ]);
    expect(units({ kind: 'capitulates', country: 'ottoman' }).map(([, place]) => place)).toEqual([
      'gone',
      'gone',
      'map',
    ]);
  });
});

describe('[campaign] an effect without a place says so, with what would make one', () => {
  test.each<[BalkanEffect, string, string | undefined]>([
    [{ kind: 'morale', country: 'romania', change: 1 }, 'nationNotOnTrack', 'nations'],
    [{ kind: 'moraleSpent', country: 'greece', points: 1 }, 'moraleUnknown', 'nations'],
    [{ kind: 'rallied', id: 'Nobody' }, 'unitUnknown', undefined],
    [{ kind: 'pointsSpent', country: 'serbia', points: 4 }, 'treasuryShort', 'treasuries'],
    [{ kind: 'volunteers', player: 'first', country: 'greece', points: 2 }, 'trackFull', undefined],
    [{ kind: 'morale', country: 'bulgaria', change: 99 }, 'trackFull', undefined],
    [{ kind: 'volunteersSpent', player: 'second', country: 'later', points: 1 }, 'volunteersShort', 'volunteers'],
    [{ kind: 'aligns', power: 'france', alignment: 'first' }, 'powerNotOnTrack', 'powers'],
  ])('%j waits: %s', (effect, code, at) => {
    expect(booked(effect)).toMatchObject({ unbooked: code, ...(at && { mend: { at } }) });
  });

  test('there is no other', () => {
    const met = ['nationNotOnTrack', 'moraleUnknown', 'unitUnknown', 'treasuryShort', 'trackFull'];
    const worded = Object.keys(en).flatMap((key) => (key.startsWith('unbooked.') ? [key.slice(9)] : []));
    expect(worded.toSorted()).toEqual([...met, 'volunteersShort', 'powerNotOnTrack'].toSorted());
  });

  test('what would mend a track that is short holds just what is to be paid, beside the others', () => {
    const mended = (effect: BalkanEffect) => (booked(effect) as { mend: { value: unknown } }).mend.value;
    expect(mended({ kind: 'pointsSpent', country: 'serbia', points: 4 })).toEqual([
      war.treasuries[1],
      { country: 'serbia', points: 4 },
    ]);
    expect(booked({ kind: 'pointsSpent', country: 'serbia', points: 4 })).toMatchObject({ facts: { points: 1 } });
    expect(booked({ kind: 'pointsSpent', country: 'bulgaria', points: 4 })).toMatchObject({ facts: { points: 4 } });
    expect(mended({ kind: 'volunteersSpent', player: 'first', country: 'later', points: 3 })).toEqual([
      war.volunteers[1],
      { player: 'first', points: 3 },
    ]);
    expect(mended({ kind: 'volunteersSpent', player: 'second', country: 'serbia', points: 3 })).toEqual([
      ...war.volunteers,
      { player: 'second', country: 'serbia', points: 3 },
    ]);
    expect(mended({ kind: 'aligns', power: 'france', alignment: 'first' })).toEqual([
      ...war.powers,
      { power: 'france', alignment: 'neutral', diplomacy: 0, points: 0 },
    ]);
    expect(mended({ kind: 'moraleSpent', country: 'greece', points: 1 })).toEqual([
      war.nations[0],
      { country: 'greece', player: 'first', morale: 0 },
    ]);
  });

  test('what would mend a nation that is missing puts it into its own camp', () => {
    const mend = (country: 'romania' | 'serbia') =>
      (booked({ kind: 'morale', country, change: 1 }) as { mend: { value: readonly object[] } }).mend.value.at(-1);
    // Scenario 1, the League plays first; event 36 puts Romania on the Ottoman side.
    expect(mend('romania')).toEqual({ country: 'romania', player: 'second', morale: 0 });
    expect(mend('serbia')).toEqual({ country: 'serbia', player: 'first', morale: 0 });
  });
});
