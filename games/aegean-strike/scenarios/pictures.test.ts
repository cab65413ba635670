/** The zones of control example as a picture, in both languages. */
import { describeHexMap, hexSvg, hexText } from '@grognard/hexes';
import { check, LOCALES, open } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { voice } from '../../words/index.ts';
import type { AegeanBook } from '../book.ts';
import { game } from '../game.ts';
import { mapOf, stationed } from '../parts/map-input.ts';
import { LOOK, zonesDrawing } from '../pictures.ts';
import { antalyaMap, antalyaUnits } from './antalya.ts';

const opened = open(game, 'zones-of-control', { map: antalyaMap, units: antalyaUnits });
const book = (opened.ok ? opened.value.book : expect.fail('the example opens')) as AegeanBook;
const map = mapOf(antalyaMap);
const units = antalyaUnits.map((unit) => {
  const checked = check(stationed, unit);
  return checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
});
const drawn = (language: 'en' | 'fr') => zonesDrawing(map, units, book, language, voice(game, language));

/** The spoken label of each hex. */
const labels = (svg: string): ReadonlyMap<string, string> =>
  new Map(
    [...svg.matchAll(/<g id="antalya-(\w+)" role="img"><title>([^<]*)<\/title>/g)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );

/** The hexes the aid names, by what stands in them. */
const PRINTED = {
  locking: ['4523', '4526', '4624', '4625', '4727', '5627', '5628', '5727'],
  fluid: ['4527', '5025', '5026', '5125', '5127', '5225', '5226'],
  none: ['4423', '4424', '4525', '4623', '4726', '4627', '5827', '5828', '5729'],
};

describe('the zones of control example drawn', () => {
  test.each(LOCALES)('%s: the file is what the map gives', async (language) => {
    await expect(`${hexSvg(map, drawn(language), LOOK)}\n`).toMatchFileSnapshot(
      `pictures/antalya-zones.${language}.svg`,
    );
  });

  test.each(LOCALES)('%s: every hex of the example says its zone', (language) => {
    const say = voice(game, language);
    const told = labels(hexSvg(map, drawn(language), LOOK));
    expect(told.size).toBe(map.size);
    for (const hex of PRINTED.locking) expect(told.get(hex), hex).toContain(say('zone.locking'));
    for (const hex of PRINTED.fluid) expect(told.get(hex), hex).toContain(say('zone.fluid'));
    for (const hex of PRINTED.none) expect(told.get(hex), hex).not.toMatch(/ZDC|zone of control/);
    const zoned = [...told].filter(([, text]) => /ZDC|zone of control/.test(text)).map(([hex]) => hex);
    expect(zoned.sort()).toEqual([...PRINTED.locking, ...PRINTED.fluid].sort());
  });

  test('the labels are the reader’s own words', () => {
    expect(labels(hexSvg(map, drawn('en'), LOOK)).get('4527')).toBe('4527 Antalya: City, fluid zone of control');
    expect(labels(hexSvg(map, drawn('fr'), LOOK)).get('4527')).toBe('4527 Antalya : Cité, ZDC fluide');
    expect(labels(hexSvg(map, drawn('fr'), LOOK)).get('4626')).toBe(
      '4626 : Clair, Soviet division, Mouvement au contact (MC)',
    );
  });

  test('the same for a terminal and for a screen reader', () => {
    expect(hexText(map, drawn('en'))).toContain('4527');
    expect(describeHexMap(map, drawn('fr'))).toContain('4527 Antalya : Cité, ZDC fluide');
  });
});
