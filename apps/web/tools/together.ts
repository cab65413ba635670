/** What always comes together is one file: on a slow line each round of small files costs as long as their bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** The first screen, what reckons beside the page, and the pages of a chart. */
const [SCREEN, RECKONER] = ['apps/web/src/main.tsx', 'apps/web/src/odds/worker.ts'];
const CHART = ['apps/web/src/pages/game-page.tsx', 'apps/web/src/pages/chart-room.tsx'];

const GAME = /\/game\.ts$/;

/** Doors of packages: who comes by one of them needs what is asked for by name, not all that stands behind it. */
const DOORS: Readonly<Record<string, string>> = {
  '@grognard/kernel': 'kernel/index.ts',
  '@grognard/hexes': 'hexes/index.ts',
  '@grognard/games/words': 'games/words/index.ts',
};

type Info = Rolldown.ChunkingContext;
type At = (path: string) => string;

/** The names in braces, as the module that gives them calls them or as the one that takes them does. */
const namesIn = (braces: string, of: 'giver' | 'taker'): readonly string[] =>
  braces.split(',').map((each) => {
    const [given = '', taken = given] = each
      .replace(/\btype\b/, '')
      .trim()
      .split(/\s+as\s+/);
    return of === 'giver' ? given : taken;
  });

/** Every name that a door gives, and the module it comes from. */
function roomsBehind(door: string): ReadonlyMap<string, string> {
  const text = readFileSync(door, 'utf8');
  return new Map(
    [...text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, braces = '', from = '']) =>
      namesIn(braces, 'taker').map((name) => [name, join(dirname(door), from)] as const),
    ),
  );
}

class Graph {
  readonly #info: Info;
  readonly #doors: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly #paths: Readonly<Record<string, string>>;

  constructor(info: Info, at: At) {
    this.#info = info;
    this.#paths = Object.fromEntries(Object.entries(DOORS).map(([name, path]) => [name, at(path)]));
    this.#doors = new Map(
      Object.values(this.#paths)
        .filter(existsSync)
        .map((path) => [path, roomsBehind(path)]),
    );
  }

  /** Modules, and all that they cannot do without. */
  closure(...modules: readonly string[]): ReadonlySet<string> {
    return this.#reached(modules, (module) => this.#needs(module));
  }

  /** A module, and all that it may ever load. */
  reach(module: string): ReadonlySet<string> {
    return this.#reached([module], (each) => [
      ...this.#needs(each),
      ...(this.#info.getModuleInfo(each)?.dynamicallyImportedIds ?? []),
    ]);
  }

  #reached(modules: readonly string[], next: (module: string) => readonly string[]): ReadonlySet<string> {
    const seen = new Set<string>();
    const waiting = [...modules];
    for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
      if (seen.has(module)) continue;
      seen.add(module);
      waiting.push(...next(module));
    }
    return seen;
  }

  #needs(module: string): readonly string[] {
    const { importedIds = [], code } = this.#info.getModuleInfo(module) ?? {};
    const asked = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)];
    const behind = asked.flatMap(([, braces = '', from = '']) => {
      const rooms = this.#doors.get(this.#paths[from] ?? '');
      return rooms ? namesIn(braces, 'giver').flatMap((name) => rooms.get(name) ?? []) : [];
    });
    return [...importedIds.filter((id) => !this.#doors.has(id)), ...behind];
  }
}

type Part = 'house' | 'page' | 'reckoning' | 'chart' | 'maps';

/** Where each module belongs, and nothing for those that are files of their own or go where they are used. */
function partsOf(graph: Graph, at: At): (module: string) => Part | null {
  const [screen, reckoner] = [graph.closure(at(SCREEN)), graph.closure(at(RECKONER))];
  const chart = graph.closure(...CHART.map(at));
  const beside = graph.reach(at(RECKONER));
  const games = [...beside].filter((module) => GAME.test(module)).map((game) => graph.closure(game));
  const isOfGames = (module: string): boolean => games.some((needed) => needed.has(module));
  const isShared = (module: string): boolean => games.filter((needed) => needed.has(module)).length > 1;
  return (module) => {
    // Beside the page nothing can be drawn and no style be loaded: what may ever be needed there keeps away from both.
    if (screen.has(module) && beside.has(module)) return 'house';
    // What only the first screen needs stays with it, and is at work before the rest has come.
    if (screen.has(module)) return chart.has(module) ? 'page' : null;
    if (reckoner.has(module)) return 'reckoning';
    // Small parts of the kernel that not every game needs come with the rest of it.
    if (module.startsWith(at('kernel/')) && isOfGames(module)) return 'reckoning';
    if (chart.has(module)) return beside.has(module) ? 'reckoning' : 'chart';
    return module.startsWith(at('hexes/')) && isShared(module) ? 'maps' : null;
  };
}

/** Each file needs only those before it. */
export function together(at: At): Rolldown.CodeSplittingOptions {
  const entries = new Set([SCREEN, RECKONER, ...CHART].map(at));
  let partOf: ReturnType<typeof partsOf> | undefined;
  const name = (module: string, info: Info): string | null => {
    if (entries.has(module)) return null;
    partOf ??= partsOf(new Graph(info, at), at);
    return partOf(module);
  };
  return { includeDependenciesRecursively: false, groups: [{ name }] };
}
