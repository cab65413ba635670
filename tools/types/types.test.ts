/** The compiler is asked: what should compile does, and each of these mistakes does not. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './compiled.ts';

const here = dirname(fileURLToPath(import.meta.url));
/** The front door knows names, inputs and results; words know their keys. */
const sound = `import { odds, open, resolve, typed } from '@grognard/kernel';
import { game } from '../../games/specimen/game.ts';
import { words } from '../../games/specimen/text/kit.ts';

const opened = open(game, 'assault', { attack: 11, defence: 4 });
if (opened.ok) {
  const { distribution } = odds(opened.value.begin());
  const retreats: boolean | undefined = distribution.outcomes[0]?.outcome.defenderRetreats;
  const played = resolve(
    opened.value,
    typed([4], () => 'hold'),
  );
  const losses: number = played.ok ? played.value.result.attackerLosses : 0;
  console.log(retreats, losses);
}

const result = 'D1' as '-' | 'A1' | 'D1';
console.log(words(\`code.\${result}\`), words('assault.outcome', { code: result }));
`;

const MISTAKES = [
  ['a misspelt procedure', "'assault', {", "'asault', {"],
  ['a misspelt field', 'attack: 11', 'atack: 11'],
  ['a text where a number belongs', 'attack: 11', "attack: 'eleven'"],
  ['a field of the result that is none', 'outcome.defenderRetreats', 'outcome.defenderFlees'],
  ['a field of a played result that is none', 'result.attackerLosses', 'result.losses'],
  ['a text key that is none', "words('assault.outcome'", "words('assault.outcom'"],
  ['a family of keys with one missing', "as '-' | 'A1' | 'D1'", "as '-' | 'A1' | 'D3'"],
  ['a phrase without its facts', "words('assault.outcome', { code: result })", "words('assault.outcome')"],
  ['a phrase with other facts', '{ code: result }', '{ cell: result }'],
] as const;

describe('the compiler', () => {
  const planted = MISTAKES.map(([what, was, becomes], index) => {
    expect(sound.split(was).length, `${what}: "${was}" stands once`).toBe(2);
    return [join(here, `mistake-${index}.ts`), sound.replace(was, becomes)] as const;
  });
  const faults = faultsOf(new Map([[join(here, 'sound.ts'), sound], ...planted]));

  test('takes what is right', () => expect(faults.get(join(here, 'sound.ts'))).toEqual([]));

  test.each(MISTAKES.map(([what], index) => [what, index] as const))('refuses %s', (_what, index) => {
    expect(faults.get(join(here, `mistake-${index}.ts`))).not.toEqual([]);
  });
});
