/** A page for each door of the packages: every export, what is said of it, how it is declared. */
import type { Door } from '../reference/exports.ts';
import { escaped, inline } from './markdown.ts';
import type { Page } from './page.ts';

const prose = (text: string): string => inline(text, () => undefined);

export const referencePages = (doors: readonly Door[]): readonly Page[] =>
  doors.map(({ name, told, exported }) => ({
    path: `reference/${name.replace('@grognard/', '').replaceAll('/', '-')}`,
    title: name,
    section: 'reference',
    language: 'en',
    body: `<h1>${escaped(name)}</h1><p>${prose(told)}</p>${exported
      .map(
        (each) => `<section><h2 id="${each.name}"><code>${escaped(each.name)}</code> <small>${each.kind}</small></h2>
<p>${prose(each.told)}</p><pre tabindex="0"><code>${escaped(each.declaration)}</code></pre>
<p class="notice"><code>${escaped(each.source)}</code></p></section>`,
      )
      .join('')}`,
  }));
