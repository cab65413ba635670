/** What was asked for on the command line, or everything that is wrong with it. */
import { parseArgs } from 'node:util';

const USAGE = 'npm run new-game -- ID [--like specimen|specimen-hexes] [--title TITLE] [--title-fr TITRE]';
const OPTIONS = ['like', 'title', 'title-fr'];

/** Two rivers: `two-rivers` as a title, as a name in the shelf, as the head of a type. */
const words = (id) => id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
export const titleOf = (id) => words(id).join(' ');
export const typeOf = (id) => words(id).join('');
export const nameOf = (id) => typeOf(id).charAt(0).toLowerCase() + typeOf(id).slice(1);

/** Quotes, backslashes and signs of code would end the text they are put into. */
const PLAIN = /^[^\p{Cc}\\`$*"{}<>]{1,80}$/u;

/** `npm run new-game ID --like …` hands options to npm, which keeps them: with `=` it passes them on in the environment. */
const fromNpm = (option) => process.env[`npm_config_${option.replace('-', '_')}`];

function given(argv) {
  try {
    const options = Object.fromEntries(OPTIONS.map((option) => [option, { type: 'string' }]));
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    return { positionals: [], values: {}, fault: error.message };
  }
}

/** `shelf` is the text of the shelf, `folders` what stands beside it. */
export function orderOf(argv, folders, shelf) {
  const { positionals, values, fault } = given(argv);
  const said = (option) => values[option] ?? fromNpm(option);
  const [id = ''] = positionals;
  const specimens = folders.filter((folder) => folder.startsWith('specimen'));
  const like = said('like') ?? 'specimen';
  const titles = { en: said('title') ?? titleOf(id), fr: said('title-fr') ?? said('title') ?? titleOf(id) };
  const faults = [
    ...(fault ? [`${fault}\n  ${USAGE}`] : []),
    ...(OPTIONS.some((option) => fromNpm(option) === 'true')
      ? [`npm kept the options for itself; write / npm a gardé les options pour lui ; écrivez\n  ${USAGE}`]
      : []),
    ...idFaults(id, folders, shelf),
    ...(positionals.length > 1 ? [`one game at a time / un seul jeu à la fois : ${positionals.join(' ')}`] : []),
    ...(specimens.includes(like)
      ? []
      : [`"${like}" is no specimen; give / n’est pas un spécimen ; donnez ${specimens.join(', ')}`]),
    ...Object.values(titles).flatMap((title) =>
      id === '' || PLAIN.test(title)
        ? []
        : [
            `"${title}" will not do as a title; give up to 80 plain characters / ne convient pas ; donnez au plus 80 caractères simples`,
          ],
    ),
  ];
  const curled = Object.fromEntries(
    Object.entries(titles).map(([locale, title]) => [locale, title.replaceAll("'", '’')]),
  );
  return { id, like, titles: curled, faults: [...new Set(faults)] };
}

function idFaults(id, folders, shelf) {
  if (id === '') return [`give the id of the game / donnez l’identifiant du jeu\n  ${USAGE}`];
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id))
    return [
      `"${id}" is no id; give lower case with hyphens / donnez des minuscules et des traits d’union : two-rivers`,
    ];
  if (folders.includes(id) || ['dist', 'node_modules', 'index'].includes(id))
    return [`games/${id} is taken; give another id / est pris ; donnez un autre identifiant`];
  return isFree(nameOf(id), shelf)
    ? []
    : [`"${id}" means something in code; give another id / a un sens dans le code ; donnez un autre identifiant`];
}

/** Whether the shelf may call something so. */
function isFree(name, shelf) {
  try {
    Function(`'use strict'; const ${name} = 0;`);
    return !new RegExp(`\\b(const|type|interface|as) ${name}\\b`).test(shelf);
  } catch {
    return false;
  }
}
