/**
 * `npm run new-game -- ID [--like specimen|specimen-hexes] [--title TITLE] [--title-fr TITRE]`: copies a specimen, gives the
 * copy its own names and puts it on the shelf. Its tests pass before a word of it is changed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { node, prepare, root } from '../set-up/prepare.mjs';
import { nameOf, orderOf, typeOf } from './order.mjs';

const games = join(root, 'games');
const shelfPath = join(games, 'index.ts');
const shelf = readFileSync(shelfPath, 'utf8');
const folders = readdirSync(games, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

const { id, like, titles, faults } = orderOf(process.argv.slice(2), folders, shelf);
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exit(2);
}
if (!existsSync(join(root, 'node_modules/@biomejs/biome'))) prepare();

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? filesIn(join(folder, each.name)) : [join(folder, each.name)],
  );

/** The titles of the specimen, as its own facts have them; what stands in brackets after one belongs to it. */
const facts = readFileSync(join(games, like, 'facts.ts'), 'utf8');
const title = (locale) => new RegExp(`${locale}: '([^('\\n]*[^( '\\n])( \\([^)]*\\))?'`).exec(facts)?.slice(1);
const [[english, inBrackets], [french, entreParentheses]] = [title('en'), title('fr')];

const renamed = (text) =>
  text
    .replaceAll(`id: '${like}'`, `id: '${id}'`)
    .replaceAll(`${english}${inBrackets ?? ''}`, titles.en)
    .replaceAll(`${french}${entreParentheses ?? ''}`, titles.fr)
    .replaceAll(english, titles.en)
    .replaceAll(french, titles.fr)
    .replaceAll(/\bSpecimen(?=[A-Z])/g, typeOf(id));

/** The head of a README speaks of the specimen; the rest of it is true of the copy as well. */
const introduced = (text) => {
  const [, , ...rest] = text.split('\n\n');
  const head = `Begun as a copy of ${english}: it has the rules of that game until you replace them, chapter by chapter.`;
  return [`# ${titles.en}`, head, ...rest.map(renamed)].join('\n\n');
};

for (const from of filesIn(join(games, like))) {
  const to = join(games, id, from.slice(join(games, like).length));
  const text = readFileSync(from, 'utf8');
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, to.endsWith('README.md') ? introduced(text) : renamed(text));
}

/** A line among the imports, and one before the specimens, which stand last. */
const name = nameOf(id);
writeFileSync(
  shelfPath,
  shelf
    .replace(/^(?=import \{ facts as )/m, `import { facts as ${name} } from './${id}/facts.ts';\n`)
    .replace(/^(?= {2}entry\(specimen)/m, `  entry(${name}, () => import('./${id}/game.ts')),\n`),
);
node(
  'Format',
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--write',
  '--log-level=error',
  join(games, id),
  shelfPath,
);

console.log(`games/${id} is on the shelf, a copy of ${english}. / games/${id} est sur l’étagère, copie de ${french}.
  npx vitest run games/${id}   its tests / ses tests
  npm run cli -- games         what is on the shelf / ce qu’il y a sur l’étagère
  docs/guide/adding-a-game.md  what to replace, in which order / quoi remplacer, dans quel ordre`);
