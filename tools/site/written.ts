/** The pages that somebody wrote: guide, decisions, glossary and the rest, from their Markdown. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Locale } from '@grognard/kernel';
import { root } from '../reference/exports.ts';
import { html, type LinkTo } from './markdown.ts';
import { between, fileOf, type Page } from './page.ts';

const inFolder = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && !/\.[a-z]{2}\.md$/.test(name))
    .toSorted()
    .map((name) => `${folder}/${name}`);

/** Sources by the order in which they are read. */
const GUIDE = ['playing-far-apart', 'http', 'using-the-library', 'running-a-server', 'shipping'].map(
  (name) => `docs/guide/${name}.md`,
);

const sources = (): Readonly<Record<'guide' | 'decisions' | 'more', readonly string[]>> => ({
  guide: [...GUIDE, ...inFolder('docs/guide').filter((path) => !GUIDE.includes(path))],
  decisions: inFolder('docs/decisions'),
  more: ['docs/glossary.md', 'docs/dependencies.md', 'docs/mutation.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
});

/** Where a source stands on the site, in whatever language it is. */
function pathOf(written: string): string | undefined {
  const source = written.replace(/\.[a-z]{2}\.md$/, '.md');
  const name = source.replace(/^docs\//, '').replace(/\.md$/, '');
  if (source === 'README.md') return '';
  if (source === 'docs/decisions' || source === 'games') return '';
  if (/^games\/[\w-]+(\/README\.md)?$/.test(source)) return `games/${source.split('/')[1]}`;
  return /\.md$/.test(source) && existsSync(join(root, source)) ? name.toLowerCase() : undefined;
}

/** Links between sources become links between pages; what is no page is no link. */
export const linksFrom =
  (source: string, path: string, locale: Locale): LinkTo =>
  (address) => {
    if (/^(https?:|#)/.test(address)) return address;
    const [target = '', anchor] = address.split('#');
    const file = normalize(join(dirname(source), target)).replace(/\/$/, '');
    const here = fileOf(path, locale);
    if (file.startsWith('docs/pictures/')) return between(here, file.replace(/^docs\//, ''));
    const page = pathOf(file);
    return page === undefined ? undefined : between(here, fileOf(page, locale)) + (anchor ? `#${anchor}` : '');
  };

/** A translation stands beside its source: `http.fr.md`. */
const translated = (source: string, locale: Locale): string | undefined => {
  const path = source.replace(/\.md$/, `.${locale}.md`);
  return locale !== 'en' && existsSync(join(root, path)) ? path : undefined;
};

export function writtenPages(locale: Locale): readonly Page[] {
  return Object.entries(sources()).flatMap(([section, files]) =>
    files.map((source): Page => {
      const own = translated(source, locale);
      const text = readFileSync(join(root, own ?? source), 'utf8');
      const path = pathOf(source) ?? '';
      const [first = ''] = text.split('\n', 1);
      return {
        path,
        title: first.replace(/^#\s*/, '').replaceAll('`', ''),
        section: section as Page['section'],
        body: html(text, linksFrom(source, path, locale)),
        ...(locale !== 'en' && !own && { language: 'en' }),
      };
    }),
  );
}
