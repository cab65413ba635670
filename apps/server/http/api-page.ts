/** The OpenAPI document as a page: written out here, so that it needs no script and opens at once. */
import type { Locale, Plain } from '@grognard/kernel';
import { serverSpeaker } from '../text/index.ts';
import { API_STYLE } from './api-page-style.ts';

type Tree = { readonly [key: string]: Plain };

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: Plain;
  readonly parameters: readonly Tree[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Tree }>> };
  readonly responses: Readonly<Record<string, Tree>>;
}

interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Tree>>;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
    readonly parameters: Readonly<Record<string, Tree>>;
    readonly examples: Readonly<Record<string, { readonly value: Plain }>>;
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Letters between grave accents are code. */
const prose = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const nameOf = (ref: Plain | undefined): string => String(ref ?? '').replace(/^.*\//, '');

export function apiPage(plain: Plain, locale: Locale): string {
  const document = plain as unknown as Document;
  const say = serverSpeaker(locale);
  const word = (key: string): string => escaped(say(`page.${key}`));
  const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const sections = document.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2 id="${name}">${word(`tag.${name}`)}</h2><p>${prose(description)}</p>${own
      .map(({ path, verb, operation }) => operationPart(document, path, verb, operation, word))
      .join('')}</section>`;
  });
  const { schemas } = document.components;
  const shapes = Object.entries(schemas).map(([name, shape]) => shapePart(name, shape));
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)} · API</title><style>${API_STYLE}</style></head>
<body><header><h1>${escaped(document.info.title)} · API</h1><p>${prose(document.info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a> · <a href="/api/schemas">${word('schemas')}</a></p>
<nav aria-label="${word('contents')}">${document.tags.map(({ name }) => `<a href="#${name}">${word(`tag.${name}`)}</a>`).join(' ')}
<a href="#shapes">${word('shapes')}</a></nav></header>
<main>${sections.join('\n')}<section><h2 id="shapes">${word('shapes')}</h2>${shapes.join('')}</section></main></body></html>
`;
}

type Word = (key: string) => string;

function operationPart(document: Document, path: string, verb: string, operation: Operation, word: Word): string {
  const { operationId, summary, description, requestBody, responses, security } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const example = document.components.examples[operationId]?.value;
  return `<details id="${operationId}"><summary><span class="verb ${verb}">${verb.toUpperCase()}</span> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
${description === undefined ? '' : `<p>${prose(description)}</p>`}
${security === undefined ? '' : `<p class="note">${word('token')}</p>`}
${parametersPart(document, operation.parameters, word)}
${body ? `<h3>${word('body')}</h3><p>${typeWords(body)}</p>` : ''}
${example === undefined ? '' : `<pre tabindex="0">${escaped(curl(path, verb, example))}</pre>`}
<h3>${word('answers')}</h3><table>${Object.entries(responses)
    .map(([status, answer]) => `<tr><th scope="row">${status}</th><td>${answerWords(document, answer)}</td></tr>`)
    .join('')}</table></details>
`;
}

const curl = (path: string, verb: string, body: Plain): string => {
  const address = path.replace('{game}', 'specimen').replace('{procedure}', 'assault');
  return `curl -X ${verb.toUpperCase()} http://127.0.0.1:8080${address} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body)}'`;
};

function parametersPart(document: Document, parameters: readonly Tree[], word: Word): string {
  const rows = parameters.map((each) => {
    const {
      name,
      in: where,
      description,
    } = (each['$ref'] ? document.components.parameters[nameOf(each['$ref'])] : each) as Tree;
    return `<tr><th scope="row"><code>${escaped(String(name))}</code></th><td>${escaped(String(where))}</td><td>${prose(String(description ?? ''))}</td></tr>`;
  });
  return rows.length === 0 ? '' : `<h3>${word('parameters')}</h3><table>${rows.join('')}</table>`;
}

function answerWords(document: Document, answer: Tree): string {
  const found = answer['$ref'] ? document.components.responses[nameOf(answer['$ref'])] : answer;
  const { description, content } = found as Tree & { readonly content?: Readonly<Record<string, { schema?: Tree }>> };
  const [type, { schema } = {}] = Object.entries(content ?? {})[0] ?? [];
  return `${prose(String(description ?? ''))} ${schema ? typeWords(schema) : ''} ${type === undefined || type === 'application/json' ? '' : `<code>${escaped(type)}</code>`}`;
}

/** A schema in a few words, with links to those that have a name. */
function typeWords(schema: Tree): string {
  if (schema['$ref']) return `<a href="#shape-${nameOf(schema['$ref'])}">${nameOf(schema['$ref'])}</a>`;
  const union = (schema['anyOf'] ?? schema['oneOf']) as readonly Tree[] | undefined;
  if (union) return union.map(typeWords).join(' | ');
  if (Array.isArray(schema['enum']))
    return (schema['enum'] as readonly Plain[]).map((each) => `<code>${escaped(String(each))}</code>`).join(' | ');
  if (schema['const'] !== undefined) return `<code>${escaped(String(schema['const']))}</code>`;
  if (schema['type'] === 'array') return `[${typeWords((schema['items'] ?? {}) as Tree)}]`;
  if (schema['type'] !== 'object') return escaped([schema['type'] ?? '…'].flat().join(' | '));
  if (schema['properties']) return membersPart(schema);
  return `{ ${typeWords((schema['additionalProperties'] || {}) as Tree)} }`;
}

function membersPart({ properties, required }: Tree): string {
  const needed = (required ?? []) as readonly string[];
  const rows = Object.entries(properties as Readonly<Record<string, Tree>>).map(
    ([name, shape]) =>
      `<tr><th scope="row"><code>${escaped(name)}${needed.includes(name) ? '' : '?'}</code></th><td>${typeWords(shape)}</td><td>${prose(String(shape['description'] ?? shape['title'] ?? ''))}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

const shapePart = (name: string, shape: Tree): string =>
  `<details id="shape-${name}"><summary><code>${name}</code> ${prose(String(shape['description'] ?? shape['title'] ?? ''))}</summary>${typeWords(shape)}</details>`;
