/** `npm run docs`: the documentation as a site, from what is written in docs/, the games' own data and the packages' exports. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LOCALES, type Locale } from '@grognard/kernel';
import { type Door, doors, root } from '../reference/exports.ts';
import { gamePages } from './games.ts';
import { escaped } from './markdown.ts';
import { between, fileOf, framed, type Page } from './page.ts';
import { putInPlace } from './put-in-place.ts';
import { referencePages } from './reference.ts';
import { foundIn } from './search.ts';
import { siteWords } from './text.ts';
import { writtenPages } from './written.ts';

/** The best that takes no noticeable time. */
const QUALITY = 5;
const SITE = join(root, 'docs/dist');
/** Beside what is compiled: nobody looks there for pages, and git does not either. */
const WORKSHOP = join(root, 'tools/dist');
const ASSETS = join(root, 'tools/site/assets');
const PICTURES = join(root, 'docs/pictures');

/** Everything of one language. */
async function pagesIn(locale: Locale, all: readonly Door[]): Promise<readonly Page[]> {
  const pages = [...writtenPages(locale), ...(await gamePages(locale)), ...referencePages(all)];
  return [homePage(locale, pages), ...pages];
}

function homePage(locale: Locale, pages: readonly Page[]): Page {
  const words = siteWords[locale];
  const here = fileOf('', locale);
  const section = (name: 'guide' | 'games'): string => {
    const own = pages.filter((page) => page.section === name && !page.inner);
    const items = own.map(
      ({ path, title }) => `<li><a href="${between(here, fileOf(path, locale))}">${escaped(title)}</a></li>`,
    );
    return `<h2 id="${name}">${words[name]}</h2><ul>${items.join('')}</ul>`;
  };
  const body = `<h1>Grognard</h1><p>${escaped(words.lead)}</p>
<p><img src="${between(here, words.pictureFile)}" alt="${escaped(words.picture)}"></p>${section('guide')}${section('games')}
<p><a href="/api/docs">${escaped(words.api)}</a></p>`;
  return { path: '', title: words.home, section: 'home', body };
}

async function writeSite(folder: string): Promise<number> {
  const write = (file: string, text: string): void => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.gz`, gzipSync(text));
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  };
  const exported = doors();
  let count = 0;
  for (const locale of LOCALES) {
    const pages = await pagesIn(locale, exported);
    for (const page of pages) write(fileOf(page.path, locale), framed(page, locale, pages));
    write(`search.${locale}.json`, JSON.stringify(pages.flatMap((page) => foundIn(page, locale))));
    count += pages.length;
  }
  for (const name of ['site.css', 'search.js']) write(name, readFileSync(join(ASSETS, name), 'utf8'));
  cpSync(PICTURES, join(folder, 'pictures'), { recursive: true });
  return count;
}

if (process.argv[1]?.endsWith('build.js')) {
  const began = performance.now();
  const count = await putInPlace(SITE, WORKSHOP, writeSite);
  console.log(`${count} pages of documentation in ${((performance.now() - began) / 1000).toFixed(1)} s: docs/dist`);
}
