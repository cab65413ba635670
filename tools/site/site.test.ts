/** The documentation as a site: what is written becomes pages, in both languages, and every link leads somewhere. */
import { LOCALES } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { gamePages } from './games.ts';
import { anchorOf, html, inline } from './markdown.ts';
import { between, fileOf, framed, type Page } from './page.ts';
import { foundIn } from './search.ts';
import { writtenPages } from './written.ts';

const nowhere = (): undefined => undefined;

describe('what the house writes', () => {
  test('headings, paragraphs and what stands inside them', () => {
    expect(html('# A *b* `c<d>`\n\nOne\ntwo **three**.', nowhere)).toBe(
      '<h1 id="a-b-c-d">A <em>b</em> <code>c&lt;d&gt;</code></h1>\n<p>One\ntwo <strong>three</strong>.</p>',
    );
  });

  test('lists in lists, with code under an item', () => {
    const text = '1. one\n   - inner\n\n   ```ts\n   const a = 1;\n   ```\n2. two';
    expect(html(text, nowhere).replaceAll('\n', '')).toBe(
      '<ol><li><p>one</p><ul><li>inner</li></ul><pre tabindex="0"><code>const a = 1;</code></pre></li><li>two</li></ol>',
    );
  });

  test('a list that goes on under another heading counts on', () => {
    const text = '9. nine\n\n## Then\n\n10. ten\n\n    | a |\n    |---|\n    | b |';
    expect(html(text, nowhere).replaceAll('\n', '')).toBe(
      '<ol start="9"><li>nine</li></ol><h2 id="then">Then</h2><ol start="10"><li><p>ten</p><div class="wide" tabindex="0"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></div></li></ol>',
    );
  });

  test('tables, also with a stroke in a cell', () => {
    expect(html('| a | b |\n|---|---|\n| `1` | x \\| y |', nowhere)).toContain('<td><code>1</code></td><td>x | y</td>');
  });

  test('links that lead nowhere are words, and nothing gets out of its quotes', () => {
    expect(inline('[here](../x.ts) and [there](http.md)', (to) => (to === 'http.md' ? 'http.html' : undefined))).toBe(
      'here and <a href="http.html">there</a>',
    );
    expect(inline('<script>"', nowhere)).toBe('&lt;script&gt;&quot;');
  });

  test('anchors without accents', () => expect(anchorOf('Où l’on va : 3 dés')).toBe('ou-l-on-va-3-des'));
});

describe.each(LOCALES)('the site in %s', (locale) => {
  const pages = async (): Promise<readonly Page[]> => [...writtenPages(locale), ...(await gamePages(locale))];

  test('every page of the guide, every decision, every game with its tables', async () => {
    const paths = (await pages()).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ['guide/http', 'guide/architecture', 'decisions/0001-steps-as-data', 'glossary', 'changelog'])
      expect(paths).toContain(path);
    for (const path of ['games/balkan-wars', 'games/balkan-wars/tables', 'games/balkan-wars/examples'])
      expect(paths).toContain(path);
  });

  test('every link between pages leads to one', async () => {
    const all = await pages();
    const files = new Set([
      ...LOCALES.flatMap((each) => all.map(({ path }) => fileOf(path, each))),
      'index.html',
      'fr/index.html',
    ]);
    const dead = all.flatMap((page) => {
      const file = fileOf(page.path, locale);
      const links = [...framed(page, locale, all).matchAll(/<a [^>]*href="([^"#]+)(?:#[^"]*)?"/g)].map(
        ([, to = '']) => to,
      );
      const inside = links.filter((to) => !/^(https?:|\/)/.test(to));
      return inside
        .filter((to) => !files.has(new URL(to, `http://site/${file}`).pathname.slice(1)))
        .map((to) => `${file}: ${to}`);
    });
    expect(dead).toEqual([]);
  });

  test('a table is found by its title, and its repairs are told', async () => {
    const tables = (await pages()).find(({ path }) => path === 'games/specimen/tables');
    const titles = tables ? foundIn(tables, locale).map(({ h }) => h) : [];
    expect(titles).toContain(locale === 'fr' ? 'Table d’assaut' : 'Assault table');
    expect(tables?.body).toContain('D2*');
    expect(tables?.body).toContain('DZ');
  });
});

test('the guide is read in its language, and pages that were not translated say so', () => {
  const fr = new Map(writtenPages('fr').map((page) => [page.path, page]));
  expect(fr.get('guide/playing-far-apart')).toMatchObject({ title: 'Jouer à distance' });
  expect(fr.get('guide/playing-far-apart')?.language).toBeUndefined();
  expect([...fr.values()].filter(({ section, language }) => section === 'guide' && language)).toEqual([]);
  expect(fr.get('decisions/0003-exact-weights')?.language).toBe('en');
});

test('what stands far down a page is found under its heading, and a page only once', () => {
  const guide = writtenPages('fr').find(({ path }) => path === 'guide/running-a-server');
  const found = guide ? foundIn(guide, 'fr') : [];
  expect(found.map(({ h }) => h).filter((h) => h === guide?.title)).toEqual([]);
  expect(found.filter(({ w }) => w.includes('GROGNARD_RESTARTS')).map(({ h }) => h)).toEqual([
    'Ce qu’on lui a fait subir',
  ]);
});

test('pages stand under any address', () => {
  expect(between('fr/games/specimen/tables.html', 'site.css')).toBe('../../../site.css');
  expect(between('index.html', 'guide/http.html')).toBe('guide/http.html');
});
