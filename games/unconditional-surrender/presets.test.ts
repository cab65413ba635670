/** The situations that players are offered to begin from. */
import { exampleIn, openExample, type Plain, playExample } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { speakerFor } from '../words/index.ts';
import { game } from './second-way/aid.oracle.ts';

type Facts = { readonly [fact: string]: Plain };

describe('presets', () => {
  const presets = game.examples.filter(({ preset }) => preset);

  test('are situations of the war, with their place and year', () => {
    expect(presets.length).toBeGreaterThanOrEqual(10);
    for (const { id } of presets) expect(id).toMatch(/^[a-z]+-19(39|4[0-5])$/);
  });

  const names = (value: Plain): readonly string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      (key === 'name' || /^\d+$/.test(key)) && typeof inner === 'string' ? [inner] : names(inner as Plain),
    );
  };
  /** Names of their own, the same in every language. */
  const OWN =
    /^(Luftflotte|Fliegerkorps) |^(AASF|BEF|Nancy|Prokhorovka|Saint-Lô|Fighter Command|Ark Royal|Bismarck|Force H|\d+)$/;

  test('name their units in both languages', () => {
    const say = speakerFor(game, 'fr');
    for (const example of presets) {
      const french = names(exampleIn(game, example, say).input);
      for (const [index, name] of names(example.input).entries()) {
        if (!OWN.test(name)) expect(french[index], name).not.toBe(name);
      }
    }
  });

  test('read the same in English as they are written, and play to the same end in French', () => {
    for (const example of presets) {
      expect(exampleIn(game, example, speakerFor(game, 'en')).input).toEqual(example.input);
      const spoken = { ...example, ...exampleIn(game, example, speakerFor(game, 'fr')) };
      const opened = openExample(game, spoken);
      const done = opened.ok ? playExample(opened.value, spoken) : opened;
      const code = (example.expect as Facts)['code'];
      expect(done.ok && (done.value.result as Facts)['code'], example.id).toBe(code);
    }
  });
});
