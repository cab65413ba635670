/** Everything the packages export, read from their built declarations: what it is, what is said of it, how it is written. */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = join(
  dirname(fileURLToPath(import.meta.url)),
  ...(import.meta.url.includes('/dist/') ? ['..'] : []),
  '..',
  '..',
);

/** The doors of the packages, and where their declarations are built. */
const DOORS: readonly (readonly [door: string, declarations: string])[] = [
  ['@grognard/kernel', 'kernel/dist/index.d.ts'],
  ['@grognard/kernel/fair', 'kernel/dist/fair/index.d.ts'],
  ['@grognard/kernel/testing', 'kernel/dist/testing/index.d.ts'],
  ['@grognard/hexes', 'hexes/dist/index.d.ts'],
  ['@grognard/games', 'games/dist/index.d.ts'],
  ['@grognard/games/words', 'games/dist/words/index.d.ts'],
  ['@grognard/games/dialect', 'games/dist/dialect/index.d.ts'],
  ['@grognard/games/shelf', 'games/dist/shelf/named.d.ts'],
  ['@grognard/games/grammar/english', 'games/dist/words/grammar/english.d.ts'],
  ['@grognard/games/grammar/french', 'games/dist/words/grammar/french.d.ts'],
  ['@grognard/server', 'apps/server/dist/index.d.ts'],
  ['@grognard/server/client', 'apps/server/dist/client/index.d.ts'],
  ['@grognard/server/native', 'apps/server/dist/client/native.d.ts'],
];

export interface Exported {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'interface' | 'type' | 'value';
  /** What is said of it, or nothing. */
  readonly told: string;
  /** As the compiler declares it, remarks of members included. */
  readonly declaration: string;
  /** The source, from the root of the house. */
  readonly source: string;
}

export interface Door {
  readonly name: string;
  /** The first line of its file. */
  readonly told: string;
  readonly exported: readonly Exported[];
}

/** Every door with what goes through it, by name. */
export function doors(): readonly Door[] {
  const files = DOORS.map(([, path]) => join(root, path));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return DOORS.map(([name, path]) => {
    const file = program.getSourceFile(join(root, path));
    const symbol = file && checker.getSymbolAtLocation(file);
    if (!file || !symbol) throw new Error(`${path} is not built`);
    const exported = checker.getExportsOfModule(symbol).map((each) => exportedOf(checker, each));
    return { name, told: firstRemark(file), exported: exported.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
  });
}

const isAlias = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Alias) !== 0;

function exportedOf(checker: ts.TypeChecker, given: ts.Symbol): Exported {
  const symbol = isAlias(given) ? checker.getAliasedSymbol(given) : given;
  const declarations = symbol.declarations ?? [];
  const [first] = declarations;
  return {
    name: given.name,
    kind: first ? kindOf(first) : 'value',
    // A whole file under one name is told by its first line.
    told:
      first && ts.isSourceFile(first)
        ? firstRemark(first)
        : ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    declaration: declarations
      .map((each) => (ts.isSourceFile(each) ? namesIn(checker, symbol) : written(each)))
      .join('\n\n'),
    source: first ? sourceOf(first.getSourceFile().fileName) : '',
  };
}

const namesIn = (checker: ts.TypeChecker, symbol: ts.Symbol): string =>
  checker
    .getExportsOfModule(symbol)
    .map(({ name }) => name)
    .join(', ');

function kindOf(node: ts.Declaration): Exported['kind'] {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  if (ts.isTypeAliasDeclaration(node)) return 'type';
  if (ts.isVariableDeclaration(node) && node.type && ts.isFunctionTypeNode(node.type)) return 'function';
  return 'value';
}

/** Longer types say nothing that their name does not. */
const LONGEST = 3_000;

/** Without its own remark, which is told apart, and without what only the compiler needs. */
function written(node: ts.Declaration): string {
  const whole = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const text = whole
    .getText()
    .replace(/^export /, '')
    .replace(/^declare /, '');
  const plain = text.replaceAll(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2));
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}

function sourceOf(file: string): string {
  const source = file.replace('/dist/', '/').replace(/\.d\.ts$/, '.ts');
  return relative(root, existsSync(source) ? source : file);
}

function firstRemark(file: ts.SourceFile): string {
  const [first] = ts.getLeadingCommentRanges(file.text, 0) ?? [];
  const text = first ? file.text.slice(first.pos, first.end) : '';
  return text.replaceAll(/^\/\*\*|\*\/$|^\s*\* ?/gm, '').trim();
}

/** What goes through a door without a word said of it: `door: name (source)`. */
export const untold = (all: readonly Door[]): readonly string[] =>
  all.flatMap(({ name, exported }) =>
    exported.filter(({ told }) => told.trim() === '').map((each) => `${name}: ${each.name} (${each.source})`),
  );
