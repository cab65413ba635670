/** A page for each game, one for its tables, one for its worked examples: from what the games declare. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@grognard/games';
import {
  cellPlace,
  cellWords,
  headWords,
  labelWords,
  namesRows,
  rowWords,
  ruleWords,
  speakerFor,
} from '@grognard/games/words';
import {
  type Field,
  type Game,
  type Grid,
  type List,
  type Locale,
  rulingsOf,
  type Say,
  type Table,
} from '@grognard/kernel';
import { root } from '../reference/exports.ts';
import { anchorOf, escaped, html } from './markdown.ts';
import { between, fileOf, type Page } from './page.ts';
import { type SiteWords, siteWords } from './text.ts';
import { linksFrom } from './written.ts';

export async function gamePages(locale: Locale): Promise<readonly Page[]> {
  const games = await Promise.all(shelf.map((entry) => entry.load()));
  return games.flatMap((game) => pagesOf(game, locale));
}

const row = (cells: readonly string[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((each) => row(each)).join('')}</tbody></table></div>`;

function pagesOf(game: Game, locale: Locale): readonly Page[] {
  const say = speakerFor(game, locale);
  const words = siteWords[locale];
  const title = say.read(game.titles);
  const path = `games/${game.id}`;
  const transcript = join(root, 'docs/transcripts', `${game.id}.${locale}.md`);
  const examples = existsSync(transcript) ? readFileSync(transcript, 'utf8') : undefined;
  const tables = Object.values(game.tables) as unknown as readonly Table[];
  return [
    { path, title, section: 'games', body: gamePage(game, say, words, locale, examples !== undefined) },
    {
      path: `${path}/tables`,
      title: `${title} · ${words.tables}`,
      section: 'games',
      inner: true,
      body: `<h1>${escaped(title)} · ${words.tables}</h1>${tables.map((each) => tablePart(game, say, each, words)).join('')}`,
    },
    ...(examples === undefined
      ? []
      : [
          {
            path: `${path}/examples`,
            title: `${title} · ${words.examples}`,
            section: 'games',
            inner: true,
            body: html(examples, () => undefined),
          } as const,
        ]),
  ];
}

function gamePage(game: Game, say: Say, words: SiteWords, locale: Locale, hasExamples: boolean): string {
  const here = fileOf(`games/${game.id}`, locale);
  const to = (path: string): string => between(here, fileOf(path, locale));
  const sources = Object.values(game.sources).map(
    ({ title, edition, holder }) =>
      `<li>${escaped([title, edition, holder].map((each) => say.read(each)).join(', '))}</li>`,
  );
  const links = [
    `<a href="${to(`games/${game.id}/tables`)}">${words.tables}</a>`,
    ...(hasExamples ? [`<a href="${to(`games/${game.id}/examples`)}">${words.examples}</a>`] : []),
  ];
  return `<h1>${escaped(say.read(game.titles))}</h1>
<p>${escaped(game.period)} · ${links.join(' · ')}</p>
<h2 id="sources">${words.sources}</h2><ul>${sources.join('')}</ul>
<h2 id="procedures">${words.procedures}</h2>${Object.keys(game.procedures)
    .map((id) => procedurePart(game, say, id, words))
    .join('')}
${readmePart(game, words, locale)}`;
}

function readmePart({ id }: Game, words: SiteWords, locale: Locale): string {
  const source = `games/${id}/README.md`;
  if (!existsSync(join(root, source))) return '';
  const text = readFileSync(join(root, source), 'utf8')
    .replace(/^# .*\n/, '')
    .replaceAll(/^#/gm, '##');
  const body = html(text, linksFrom(source, `games/${id}`, locale));
  return `<h2 id="readme">${words.readme}</h2>${locale === 'en' ? '' : `<p class="notice">${words.onlyEnglish}</p>`}<div lang="en">${body}</div>`;
}

function procedurePart(game: Game, say: Say, id: string, words: SiteWords): string {
  const procedure = game.procedures[id];
  if (!procedure) return '';
  const rulings = Object.entries(rulingsOf(game.rulings, procedure)).map(([name, { readings, default: usual }]) => {
    const each = readings.map(
      (reading) =>
        `<li><code>${reading}</code> ${escaped(say(`ruling.${name}.${reading}`))}${reading === usual ? ` <em>(${words.usual})</em>` : ''}</li>`,
    );
    return `<dt><code>${name}</code> ${escaped(say(`ruling.${name}`))}</dt><dd>${escaped(say(`ruling.${name}.why`))}<ul>${each.join('')}</ul></dd>`;
  });
  return `<details id="${id}"><summary><strong>${escaped(say(`procedure.${id}`))}</strong> <code>${id}</code> ${escaped(ruleWords(game, say, procedure.rule))}</summary>
${table([words.field, words.means, words.takes], fieldRows(say, procedure.input, '', words))}
${rulings.length === 0 ? '' : `<h4>${words.rulings}</h4><p>${words.rulingsLead}</p><dl>${rulings.join('')}</dl>`}</details>`;
}

/** One row for each field: its path, what it is, what would do. */
function fieldRows(say: Say, field: Field, path: string, words: SiteWords): readonly (readonly string[])[] {
  const own = [`<code>${escaped(path)}</code>`, escaped(say(field.label)), takes(say, field)];
  switch (field.kind) {
    case 'record':
      return [
        ...(path === '' ? [] : [own]),
        ...Object.entries(field.fields).flatMap(([name, each]) =>
          fieldRows(say, each, path === '' ? name : `${path}.${name}`, words),
        ),
      ];
    case 'list':
      return [own, ...fieldRows(say, field.of, `${path}[]`, words).slice(field.of.kind === 'record' ? 1 : 0)];
    default:
      return [own];
  }
}

function takes(say: Say, field: Field): string {
  const usual = field.default === undefined ? '' : ` (${escaped(JSON.stringify(field.default))})`;
  switch (field.kind) {
    case 'integer':
      return `${field.min}–${field.max}${usual}`;
    case 'flag':
      return `${escaped(say('yes'))}, ${escaped(say('no'))}${usual}`;
    case 'oneOf':
      return `${field.options.map((option) => `<code>${escaped(option)}</code>`).join(', ')}${usual}`;
    case 'text':
      return `≤ ${field.max}`;
    case 'list':
      return `${field.min}–${field.max}`;
    case 'record':
      return '';
  }
}

function tablePart(game: Game, say: Say, each: Table, words: SiteWords): string {
  const { heading, document, page, note } = each.provenance;
  const source = game.sources[document];
  const from = [source && say.read(source.title), heading, page === undefined ? '' : `p. ${page}`].filter(Boolean);
  const repairs = each.repairs.map(({ row: line, column, seen, used, evidence }) => {
    const place = cellPlace(game, say, each, line, column);
    return [place.row, place.column, seen, used, say.read(evidence)].map(escaped);
  });
  const lost = each.lost.map(({ what, where }) => `<li>${escaped(where)} · ${escaped(say.read(what))}</li>`);
  return `<section><h2 id="${anchorOf(each.id)}">${escaped(say.read(each.title))}</h2>
${each.shape === 'grid' ? gridPart(say, each as Grid) : listPart(game, say, each as List)}
${repairs.length === 0 ? '' : `<h3>${words.repairs}</h3>${table(['', '', words.seen, words.used, words.why], repairs)}`}
${lost.length === 0 ? '' : `<h3>${words.lost}</h3><ul>${lost.join('')}</ul>`}
<p class="notice">${words.from} ${escaped(from.join(', '))}.${note ? ` ${escaped(say.read(note))}` : ''}</p></section>`;
}

/** Repaired cells bear a star, own and lost ones are as the table has them. */
function gridPart(say: Say, grid: Grid): string {
  const { rows, columns, cells, rowsAre, columnsAre, repairs } = grid;
  const corner = `${say.read(rowsAre)} \\ ${say.read(columnsAre)}`;
  const head = [escaped(corner), ...columns.labels.map((label) => escaped(labelWords(say, grid.columnWords, label)))];
  const isRepaired = (line: string, column: string): boolean =>
    repairs.some((each) => each.row === line && each.column === column);
  const lines = rows.labels.map((label, r) => [
    `<strong>${escaped(labelWords(say, grid.rowWords, label))}</strong>`,
    ...columns.labels.map((column, c) => `${escaped(cells[r]?.[c] ?? '')}${isRepaired(label, column) ? '*' : ''}`),
  ]);
  return table(head, lines);
}

function listPart(game: Game, say: Say, list: List): string {
  const heads = Object.keys(list.columns);
  const named = namesRows(list);
  const lines = Object.entries(list.rows).map(([id, cells]) => [
    ...(named ? [`<strong>${escaped(rowWords(game, say, list, id))}</strong>`] : []),
    ...heads.map((column) => escaped(cellWords(game, say, list, column, cells[column] ?? null))),
  ]);
  const head = heads.map((column) => escaped(headWords(list, column, say)));
  return table(named ? ['', ...head] : head, lines);
}
