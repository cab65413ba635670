import { sequenceOf, speaker, stillToDo } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as aegean } from './aegean-strike/game.ts';
import { game as balkan } from './balkan-wars/game.ts';
import { game as clash } from './clash-of-monarchs/game.ts';
import { game as specimen } from './specimen/game.ts';
import { game as hexes } from './specimen-hexes/game.ts';
import { begun, corrected, resolved } from './testing/played-campaign.ts';
import { game as surrender } from './unconditional-surrender/game.ts';

const states = (campaign: Parameters<typeof sequenceOf>[0]) =>
  Object.fromEntries(sequenceOf(campaign).phases.map(({ phase, state }) => [phase ?? '', state]));
const owed = (campaign: Parameters<typeof sequenceOf>[0]) =>
  stillToDo(sequenceOf(campaign)).map(({ procedure }) => procedure);

describe('Balkan Wars', () => {
  const start = begun(balkan, {});

  test('a turn begins with diplomacy; the event and the end of the turn are owed', () => {
    expect(states(start)).toMatchObject({ diplomacy: 'now', mobilisation: 'ahead', turnEnd: 'ahead' });
    expect(owed(start)).toEqual(['political-event', 'next-turn']);
  });

  test('what was played moves the turn on, and the next turn begins anew', () => {
    // Event 66 of scenario 1 is no event.
    const later = resolved(start, 'political-event', {}, [6, 6]);
    expect(states(later)).toMatchObject({ diplomacy: 'now', movement: 'ahead' });
    expect(owed(later)).toEqual(['next-turn']);
    const turned = resolved(later, 'next-turn', {});
    expect(states(turned)).toMatchObject({ diplomacy: 'now', turnEnd: 'ahead' });
    expect(owed(turned)).toEqual(['political-event', 'next-turn']);
  });

  test('a demoralised unit waits for the rally by its name', () => {
    const unit = { id: 'Redif', country: 'ottoman', cadre: 2, place: 'map', demoralised: true };
    const shaken = corrected(start, 'units', [unit, { ...unit, id: 'Gone', place: 'gone' }]);
    const rally = stillToDo(sequenceOf(shaken)).find(({ procedure }) => procedure === 'rally');
    expect(rally?.waiting).toEqual(['Redif']);
  });
});

test('Clash of Monarchs: who must retreat waits for the chart', () => {
  const force = { name: 'Daun', retreat: 2 };
  const campaign = corrected(begun(clash, {}), 'forces', [force, { name: 'Loudon', retreat: 0 }]);
  expect(stillToDo(sequenceOf(campaign))).toEqual([{ procedure: 'retreat', played: 0, due: false, waiting: ['Daun'] }]);
});

test('Aegean Strike: a stage runs through the phases as a turn does', () => {
  const start = begun(aegean, {});
  expect(owed(start)).toEqual(['stage-end']);
  const stage = sequenceOf(resolved(start, 'stage-end', { ends: 'stage' })).stage;
  expect(stage && speaker(aegean.text.en)(stage)).toBe('Action stage 2');
});

test('Unconditional Surrender!: each faction has its phase of the month', () => {
  const start = begun(surrender, {});
  expect(owed(start)).toEqual(['next-phase']);
  const west = resolved(start, 'next-phase', {});
  expect(sequenceOf(west).stage).toEqual({ key: 'campaign.inPhase', facts: { faction: 'western' } });
  expect(states(west)).toEqual({ strategicCombat: 'now', activations: 'ahead', phaseEnd: 'ahead' });
});

test('the specimens: phases as far as the rules print them, charts of none always at hand', () => {
  expect(states(begun(hexes, {}))).toEqual({ march: 'now', skirmish: 'ahead', muster: 'ahead' });
  expect(sequenceOf(begun(specimen, {})).phases).toEqual([
    { phase: undefined, state: 'now', charts: [{ procedure: 'assault', played: 0, due: false, waiting: [] }] },
  ]);
});
