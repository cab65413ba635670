/** The Markdown that the house writes, as HTML: headings, paragraphs, lists, tables, fences, and what stands inside them. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A heading's place on its page. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Where a link of a source leads on the site; nothing where it leads nowhere there. */
export type LinkTo = (address: string) => string | undefined;

/** What stands inside a line: code first, since nothing inside it means anything. */
export function inline(text: string, linkTo: LinkTo): string {
  const kept: string[] = [];
  const keep = (html: string): string => `\uE000${kept.push(html) - 1}\uE000`;
  const marked = text
    .replaceAll(/<img src="([^"]+)" alt="([^"]*)"[^>]*>/g, (_, src: string, alt: string) =>
      keep(picture(src, alt, linkTo)),
    )
    .replaceAll(/`([^`]+)`/g, (_, code: string) => keep(`<code>${escaped(code)}</code>`))
    .replaceAll(/!\[([^\]]*)\]\(([^)]+)\)/g, (_, alt: string, src: string) => keep(picture(src, alt, linkTo)))
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, address: string) => {
      const to = linkTo(address);
      return to === undefined ? label : `${keep(`<a href="${escaped(to)}">`)}${label}${keep('</a>')}`;
    });
  return escaped(marked)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(^|[\s(])[*_]([^*_\s][^*_]*)[*_](?=[\s).,;:!?]|$)/g, '$1<em>$2</em>')
    .replaceAll(/\uE000(\d+)\uE000/g, (_, place: string) => kept[Number(place)] ?? '');
}

const picture = (src: string, alt: string, linkTo: LinkTo): string =>
  `<img src="${escaped(linkTo(src) ?? src)}" alt="${escaped(alt)}" loading="lazy">`;

const FENCE = /^( *)```(\w*)\s*$/;
const ITEM = /^( *)((?:[-*]|\d+\.)\s+)(.*)$/;
const HEADING = /^(#{1,4})\s+(.*)$/;

/** A whole text. */
export const html = (text: string, linkTo: LinkTo): string => blocks(text.split('\n'), linkTo).join('\n');

function blocks(lines: readonly string[], linkTo: LinkTo): readonly string[] {
  const made: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const taken = block(lines, at, linkTo);
    if (line.trim() !== '' && taken.html !== '') made.push(taken.html);
    at = taken.next;
  }
  return made;
}

interface Taken {
  readonly html: string;
  readonly next: number;
}

function block(lines: readonly string[], at: number, linkTo: LinkTo): Taken {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { html: '', next: at + 1 };
  if (FENCE.test(line)) return fence(lines, at);
  const heading = HEADING.exec(line);
  if (heading) {
    const [, marks = '', title = ''] = heading;
    const level = marks.length;
    return { html: `<h${level} id="${anchorOf(title)}">${inline(title, linkTo)}</h${level}>`, next: at + 1 };
  }
  if (line.startsWith('|') && /^\|[\s:|-]+\|$/.test(lines[at + 1] ?? '')) return table(lines, at, linkTo);
  if (ITEM.test(line)) return list(lines, at, linkTo);
  let next = at;
  while (next < lines.length && (lines[next] ?? '').trim() !== '' && !begins(lines, next, at)) next += 1;
  return { html: `<p>${inline(lines.slice(at, next).join('\n'), linkTo)}</p>`, next };
}

/** Whether another kind of block begins in the middle of a paragraph. */
const begins = (lines: readonly string[], at: number, start: number): boolean => {
  const line = lines[at] ?? '';
  return at > start && (FENCE.test(line) || HEADING.test(line) || ITEM.test(line) || line.startsWith('|'));
};

function fence(lines: readonly string[], at: number): Taken {
  const indent = FENCE.exec(lines[at] ?? '')?.[1] ?? '';
  let end = at + 1;
  while (end < lines.length && !FENCE.test(lines[end] ?? '')) end += 1;
  const code = lines.slice(at + 1, end).map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
  return { html: `<pre tabindex="0"><code>${escaped(code.join('\n'))}</code></pre>`, next: end + 1 };
}

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function table(lines: readonly string[], at: number, linkTo: LinkTo): Taken {
  let end = at;
  while ((lines[end] ?? '').startsWith('|')) end += 1;
  const [head = '', , ...rows] = lines.slice(at, end);
  const row = (line: string, tag: string): string =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}>${inline(cell, linkTo)}</${tag}>`)
      .join('')}</tr>`;
  return {
    html: `<div class="wide" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((each) => row(each, 'td')).join('')}</tbody></table></div>`,
    next: end,
  };
}

/** An item is everything that is indented under it. */
function list(lines: readonly string[], at: number, linkTo: LinkTo): Taken {
  const [, indent = ''] = ITEM.exec(lines[at] ?? '') ?? [];
  const first = /^\s*(\d+)\./.exec(lines[at] ?? '')?.[1];
  const items: string[] = [];
  let next = at;
  for (;;) {
    const item = ITEM.exec(lines[next] ?? '');
    if (!item || item[1] !== indent) break;
    const [, , mark = '', text = ''] = item;
    const own = [text];
    next += 1;
    while (next < lines.length && belongs(lines, next, indent.length)) {
      own.push((lines[next] ?? '').replace(new RegExp(`^ {0,${indent.length + mark.length}}`), ''));
      next += 1;
    }
    const inner = blocks(own, linkTo);
    items.push(`<li>${inner.length === 1 ? (inner[0] ?? '').replace(/^<p>|<\/p>$/g, '') : inner.join('\n')}</li>`);
  }
  if (first === undefined) return { html: `<ul>${items.join('')}</ul>`, next };
  // A list may go on under the next heading.
  const start = first === '1' ? '' : ` start="${first}"`;
  return { html: `<ol${start}>${items.join('')}</ol>`, next };
}

/** Deeper lines, and blank ones before deeper lines. */
function belongs(lines: readonly string[], at: number, indent: number): boolean {
  const line = lines[at] ?? '';
  const depth = line.length - line.trimStart().length;
  if (line.trim() !== '') return depth > indent;
  const following = lines.slice(at).find((each) => each.trim() !== '') ?? '';
  return following.length - following.trimStart().length > indent;
}
