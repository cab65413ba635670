/** What a mutation run was asked for, or everything that is wrong with it. */
import { parseArgs } from 'node:util';
import { AREAS } from './areas.mjs';

const USUAL_COUNT = 60;

export const USAGE = `npm run mutate -- AREA… [--n N] [--seed S] [--under PATH] [--nothing] [--out FILE]

  AREA       where changes are planted: ${Object.keys(AREAS).join(', ')}
  --n        how many in each area (${USUAL_COUNT})
  --seed     the same changes for the same whole number (at random)
  --under    only in files whose path begins so
  --nothing  goes the same way and changes nothing: what is found then is a test that fails by itself
  --out      adds what was found to a file, as rows for docs/mutation.md`;

const OPTIONS = {
  n: { type: 'string' },
  seed: { type: 'string' },
  under: { type: 'string' },
  nothing: { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

/** Either `help`, or `faults`, or what to do. */
export function optionsOf(words) {
  const {
    values,
    positionals: areas,
    tokens,
  } = parseArgs({
    args: words,
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: OPTIONS,
  });
  if (values.help) return { help: true };
  const faults = [
    ...tokens
      .filter(({ kind, name }) => kind === 'option' && !Object.hasOwn(OPTIONS, name))
      .map(({ rawName }) => `${rawName}: there is no such option`),
    ...['n', 'seed', 'under', 'out']
      .filter((name) => typeof values[name] === 'boolean')
      .map((name) => `--${name}: its value is missing`),
    ...(areas.length === 0 ? ['no area was named'] : []),
    ...areas.filter((area) => !Object.hasOwn(AREAS, area)).map((area) => `${area}: there is no such area`),
    ...['n', 'seed']
      .filter((name) => typeof values[name] === 'string' && !/^\d{1,9}$/.test(values[name]))
      .map((name) => `--${name}: ${values[name]} is no whole number of at most nine figures`),
  ];
  if (faults.length > 0) return { faults };
  const { under = '', nothing = false, out } = values;
  return { areas, count: Number(values.n ?? USUAL_COUNT), seed: Number(values.seed ?? anySeed()), under, nothing, out };
}

const anySeed = () => Math.floor(Math.random() * 1e6);
