/** Ranges on a map: a line around each value, what is lost hatched, either side told apart. */
import { speaker, words } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { ANTALYA, ANTALYA_WORDS } from '../map/antalya.map.ts';
import { readMap } from '../map/read-map.ts';
import { en } from '../text/en.ts';
import { describeHexMap } from './describe.ts';
import type { Drawing, Look } from './drawing.ts';
import type { Overlay } from './overlay.ts';
import { hexesIn, labels, layerOf } from './second-way/read-picture.ts';
import { hexSvg } from './svg.ts';
import { hexText } from './text-map.ts';

const checked = readMap(ANTALYA_WORDS, ANTALYA);
const map = checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
const LOOK: Look = { sides: ['nato', 'pact'] };
const say = speaker(
  {
    'terrain.clear': 'clear',
    'terrain.mountain': 'mountain',
    'terrain.water': 'water',
    'feature.city': 'city',
    'hexside.river': 'river',
    'hexside.road': 'road',
    'range.7': 'seen at 7',
    'range.5': 'seen at 5',
    'range.lost': 'value lost',
    'range.what': 'detection',
    'side.nato': 'NATO',
    'side.pact': 'Warsaw Pact',
  },
  en,
);

describe('ranges of either side', () => {
  const range = (side: string, value: number | 'lost', hexes: readonly string[]): Overlay => ({
    kind: 'range',
    side,
    spaces: hexes.map((hex) => map.at(hex)),
    value,
    what: words('range.what'),
    label: words(`range.${value}`),
  });
  /** Two of one side see 4524, one of them better; both have lost 4626. */
  const seen: Drawing = {
    language: 'en',
    say,
    id: 'antalya',
    overlays: [
      range('nato', 5, ['4524', '4525']),
      range('nato', 7, ['4524']),
      range('nato', 'lost', ['4626', '4627']),
      range('nato', 'lost', ['4626']),
      range('pact', 5, ['4524']),
      range('pact', 'lost', ['4625']),
    ],
  };
  const svg = hexSvg(map, seen, LOOK);

  test('a line around each value, whole for one side and broken for the other', () => {
    const lines = [...layerOf(svg, 'ranges').matchAll(/class="(range s\d)" d="([^"]*)"/g)];
    expect(lines.map(([, name, path = '']) => [name, hexesIn(svg, path)])).toEqual([
      ['range s1', ['4524', '4525']],
      ['range s1', ['4524']],
      ['range s2', ['4524']],
    ]);
    expect(svg).toMatch(/\.ranges \.range\.s2\{[^}]*stroke-dasharray/);
    expect(svg).not.toMatch(/\.ranges \.range\.s1\{[^}]*stroke-dasharray/);
  });

  test('what is lost is hatched once a side, with broken lines of its own', () => {
    const lost = [...layerOf(svg, 'zones').matchAll(/d="([^"]*)" fill="url\(#([\w-]+)\)"/g)];
    expect(lost.map(([, path = '', fill]) => [fill, hexesIn(svg, path)])).toEqual([
      ['antalya-lost-1', ['4626', '4627']],
      ['antalya-lost-2', ['4625']],
    ]);
    const [first, second] = ['1', '2'].map(
      (side) => new RegExp(`<pattern id="antalya-lost-${side}"[^>]*patternTransform="([^"]*)"`).exec(svg)?.[1],
    );
    expect(first).toBeDefined();
    expect(first).not.toBe(second);
  });

  test('the best value of each side stands at its edge, and all of them in the label', () => {
    const signs = layerOf(svg, 'signs');
    const [nato = '', pact = ''] = ['s1', 's2'].map(
      (side) => new RegExp(`<g class="${side}">.*?</g>`, 's').exec(signs)?.[0],
    );
    expect(nato.match(/>[^<]+</g)).toEqual(['>7<', '>5<']);
    expect(pact.match(/>[^<]+</g)).toEqual(['>5<']);
    expect(labels(svg).get('4524')).toMatch(/seen at 5, seen at 7, seen at 5$/);
    expect(labels(svg).get('4627')).toMatch(/value lost$/);
  });

  test('the legend has a row for the values of each side, then for what each has lost', () => {
    const rows = [...layerOf(svg, 'legend').matchAll(/<text x="40"[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
    expect(rows).toContain(
      'detection: NATO detection: Warsaw Pact detection, value lost: supply it: NATO detection, value lost: supply it: Warsaw Pact',
    );
  });

  test('in sentences what is lost needs no list of hexes; in letters it is a question', () => {
    const told = describeHexMap(map, { ...seen, only: [map.at('4524')] }).split('\n');
    expect(told.slice(2, 5)).toEqual(['seen at 5: 4524, 4525, 4524', 'seen at 7: 4524', 'value lost']);
    const letters = hexText(map, seen);
    expect(letters).toContain('c575');
    expect(letters).toMatch(/w\?/);
  });
});
