import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@grognard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { remoteEn } from './remote/en.ts';
import { remoteFr } from './remote/fr.ts';
import { bin, built, command, freshFolder, plainEnv } from './testing/command.ts';
import { spoken, spokenData } from './testing/paper.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { isFamily } from './verb.ts';
import { verbs } from './verbs/index.ts';

beforeAll(built);

/** All that the command can say, as the help takes it. */
const [english, french]: Readonly<Record<string, unknown>>[] = [
  { ...en, ...remoteEn },
  { ...fr, ...remoteFr },
];

const names = verbs.flatMap((entry) =>
  isFamily(entry) ? [[entry.name], ...entry.verbs.map(({ name }) => [entry.name, name])] : [[entry.name]],
);

/** The command lines of a help text, as a shell would split them; captions stand after two spaces or more. */
const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('  grognard'))
    .map((line) =>
      [
        ...(line
          .trim()
          .split(/ {2,}/)[0]
          ?.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g) ?? []),
      ]
        .map(([, single, double, plain]) => single ?? double ?? plain ?? '')
        .slice(1),
    );

/** What waits for a player, a server or a secret link is played in remote/; here it would wait for ever. */
const needsCompany = ([verb, word]: readonly string[]): boolean =>
  verb === 'serve' || verb === 'invite' || (verb === 'join' && word !== undefined);

describe('help', () => {
  test.each(names.flatMap((words) => LOCALES.map((locale) => [words.join(' '), locale, words] as const)))(
    '%s has help and examples in %s',
    async (_name, locale, words) => {
      const { status, out } = await spoken([...words, '--help', '--lang', locale]);
      expect(status).toBe(0);
      expect(out).toContain(locale === 'fr' ? 'Exemples :' : 'Examples:');
      expect(out).toContain(locale === 'fr' ? 'Usage :' : 'Usage:');
      expect(out).not.toMatch(/\[cli\.|undefined/);
    },
  );

  test('both languages give the same examples, but for names and captions', () => {
    const keys = Object.keys(english ?? {}).filter((key) => /^cli\.verb\..*\.examples$/.test(key));
    const shape = (text: unknown) => linesOf(String(text)).map(([...words]) => words.filter((word) => !/ /.test(word)));
    expect(keys.length).toBeGreaterThan(15);
    for (const key of keys) {
      const unworded = (text: unknown) =>
        shape(text).map((words) =>
          words.filter((_, place) => !['--name', '--reason', '--svg', '--database'].includes(words[place - 1] ?? '')),
        );
      expect(unworded(french?.[key]), key).toEqual(unworded(english?.[key]));
    }
  });

  const wanted = ['none', ...names.map((words) => words.join('.'))].map((key) => english?.[`cli.verb.${key}.examples`]);
  const lines = new Map(wanted.flatMap((text) => linesOf(String(text)).map((line) => [line.join(' '), line])));
  // What asks questions needs a keyboard.
  const alone = [...lines].filter(([told, line]) => told !== 'resolve specimen assault' && !needsCompany(line));

  test('has examples enough', () => {
    expect(alone.length).toBeGreaterThan(30);
  });

  test.each(alone)('grognard %s does what it says', async (told, line) => {
    const folder = freshFolder();
    const inFolder = (word: string): string => (/^[\w-]+\.(jsonl?|svg)$/.test(word) ? join(folder, word) : word);
    const said = (words: readonly string[]) => spoken(words.map(inFolder), { stateFolder: folder });
    // A war, its copy, a battle and a map lie there already, unless the line is about to make them.
    const held = ['--input', '{}', '--dice', '1', '--answers', '[{"attacker":"hold","defender":"hold"}]'];
    if (line[1] !== 'new') {
      await said(['campaign', 'new', 'war.jsonl', 'specimen']);
      await said(['campaign', 'resolve', 'war.jsonl', 'assault', ...held]);
      copyFileSync(join(folder, 'war.jsonl'), join(folder, 'mailed.jsonl'));
      const battle = await said(['resolve', 'specimen', 'assault', ...held, '--json']);
      writeFileSync(join(folder, 'battle.json'), battle.out);
      await said(['map', 'new', 'pass.json', 'specimen-hexes', '--corners', '0101,0604']);
    }
    if (line[1] === 'redo') await said(['campaign', 'undo', 'war.jsonl', '--consent', 'attacker,defender']);
    const { status, err } = await said(line);
    expect(`${told}: ${status} ${err}`).toBe(`${told}: 0 `);
  });
});

describe('usage faults', () => {
  test.each([
    [
      ['resolv'],
      'there is no verb "resolv". Did you mean resolve?',
      'il n’y a pas de verbe « resolv ». Vouliez-vous dire resolve ?',
    ],
    [['show'], 'a word is missing: <game>.', 'il manque un mot : <jeu>.'],
    [['games', 'specimen'], 'too many words', 'trop de mots'],
    [
      ['odds', 'specimen', 'assault', '--inptu', '{}'],
      'there is no option "--inptu". Did you mean --input?',
      'il n’y a pas d’option « --inptu ». Vouliez-vous dire --input ?',
    ],
    [['odds', 'specimen', 'assault', '--input'], 'needs a value', 'demande une valeur'],
    [['odds', 'specimen', 'assault'], 'give --input', 'donnez --input'],
    [['resolve', 'specimen', 'assault', '--input', '{}', '--dice', '1', '--seed', 'ab'], 'not both', 'pas les deux'],
    [['resolve', 'specimen', 'assault', '--input', '{}', '--ruling', 'fractions'], 'NAME=READING', 'NOM=LECTURE'],
    [['resolve', 'specimen', 'assault', '--input', '-', '--answers', '-'], 'only one of', 'une seule'],
    [['completion', 'tcsh'], 'no completion for "tcsh"', 'pas de complétion pour « tcsh »'],
  ])('%j', async (args, english, french) => {
    const [inEnglish, inFrench] = [await spoken(args), await spoken(args, { locale: 'fr' })];
    expect([inEnglish.status, inFrench.status]).toEqual([2, 2]);
    expect(inEnglish.err).toContain(english);
    expect(inFrench.err).toContain(french);
    expect(inEnglish.out + inFrench.out).toBe('');
  });

  test('a language nobody speaks', async () => {
    expect(await spoken(['games', '--lang', 'de'])).toMatchObject({ status: 2, out: '' });
  });

  test('a family without a verb shows its help, with status 2', async () => {
    const { status, err } = await spoken(['campaign']);
    expect(status).toBe(2);
    expect(err).toContain('Usage: grognard campaign');
  });

  test('with --json a usage fault is data', async () => {
    expect(await spokenData(['resolv'])).toMatchObject({
      usage: { code: 'unknownVerb', facts: { received: 'resolv', close: 'resolve' } },
    });
  });
});

describe('refusals', () => {
  const assault = (input: string, ...more: string[]) => ['resolve', 'specimen', 'assault', '--input', input, ...more];

  test.each([
    [
      ['show', 'specimn'],
      ['there is no game "specimn"', 'Did you mean specimen?'],
      ['pas de jeu « specimn »', 'Vouliez-vous dire specimen ?'],
    ],
    [['show', 'specimen', 'asault'], ['no table "asault"', 'Did you mean assault?'], ['pas de table « asault »']],
    [['odds', 'specimen', 'asault', '--input', '{}'], ['no procedure "asault"'], ['pas de procédure « asault »']],
    [
      assault('{"attack":0,"defence":41,"acrossriver":"yes"}'),
      ['Attacking strength (attack):', 'Defending strength (defence):', 'acrossriver:', 'Did you mean acrossRiver?'],
      ['Force de l’attaquant (attack) : 0 ne convient pas ; donnez un nombre entier de 1 à 40'],
    ],
    [assault('{"attack":1'), ['line 1, column 12', 'the text ends there'], ['ligne 1, colonne 12']],
    [assault('no-such-file.json'), ['no-such-file.json: cannot be read'], ['ne peut être lu']],
    [assault('{}', '--dice', '4,x,y'), ['dice[1]', 'dice[2]'], ['n’est pas une face de dé']],
    [
      assault('{}', '--answers', '[{"attacker":"hold","defender":"hold"}]', '--dice', '7'),
      ['no face of a 6-sided die', '7.3'],
      ['n’est pas une face'],
    ],
    [
      assault('{}', '--answers', '[{"attacker":"hold","defender":"hold"}]', '--dice', '1,2,3'),
      ['3 dice were given'],
      ['3 dés ont été donnés'],
    ],
    [
      assault('{}', '--answers', '[{"attacker":"hold","defender":"hold"},"stand"]', '--dice', '1'),
      ['answers[1]', '2 answers were given'],
      ['2 réponses ont été données'],
    ],
    [assault('{}', '--dice', '1'), ['Attacker must decide'], ['Attaquant doit décider']],
    [assault('{}', '--answers', '{"a":1}'), ['give a list'], ['donnez une liste']],
    [assault('{}', '--answers', '[1]'), ['answers[0]'], ['n’est pas une réponse']],
    [assault('{}', '--seed', 'zz'), ['is no seed'], ['n’est pas une graine']],
    [
      assault('{}', '--ruling', 'fractoins=nearest'),
      ['no ruling "fractoins"', 'Did you mean fractions?'],
      ['arbitrage'],
    ],
    [assault('{}', '--ruling', 'fractions=x', '--ruling', 'fractions=nearest'), ['given twice'], ['deux fois']],
    [
      assault('{}', '--overlay', '{"assault":[{"row":"9","column":"2/1","cell":"ZZ"}]}'),
      ['no row "9"', '"ZZ" cannot stand'],
      ['pas de ligne « 9 »'],
    ],
    [assault('{}', '--overlay', '{"assault":[{"row":9}]}'), ['assault[0]'], ['ne convient pas']],
    [
      ['odds', 'specimen', 'assault', '--input', '{}', '--policy', 'sometimes'],
      ['"sometimes" is no policy'],
      ['n’est pas une politique'],
    ],
    [
      ['odds', 'specimen', 'assault', '--input', '{}', '--policy', 'assault.ask.retrat=stand'],
      ['Did you mean assault.ask.retreat?'],
      ['ni un camp ni une question'],
    ],
    [
      ['odds', 'specimen', 'assault', '--input', '{}', '--policy', 'assault.ask.retreat=fly'],
      ['"fly" is not allowed'],
      ['n’est pas permis'],
    ],
    [
      ['odds', 'specimen', 'assault', '--input', '{}', '--by', 'losses'],
      ['no result has "losses"', 'attackerLosses'],
      ['aucun résultat'],
    ],
    [['verify', 'no-such.jsonl'], ['there is no such file'], ['pas de tel fichier']],
  ])('%j', async (args, english, french) => {
    const [inEnglish, inFrench] = [await spoken(args), await spoken([...args, '--lang', 'fr'])];
    expect([inEnglish.status, inFrench.status]).toEqual([1, 1]);
    // Where a line ends is the paper's affair.
    const flat = ({ err }: { readonly err: string }) => err.replaceAll(/\s+/g, ' ');
    for (const words of english) expect(flat(inEnglish)).toContain(words);
    for (const words of french) expect(flat(inFrench)).toContain(words);
    for (const text of [inEnglish, inFrench]) expect(text.err + text.out).not.toMatch(/\n\s+at |\[cli\.|\[refusal\./);
  });

  test('with --json every fault is data, with its words', async () => {
    const { refused } = await spokenData<{ refused: { code: string; at: string; words: string }[] }>(
      assault('{"attack":0,"defence":41,"acrossriver":"yes"}'),
    );
    expect(refused.map(({ code, at }) => [code, at])).toEqual([
      ['unknownField', 'acrossriver'],
      ['notAnInteger', 'attack'],
      ['notAnInteger', 'defence'],
    ]);
    for (const { words } of refused) expect(words).toMatch(/give|Did you mean/);
  });
});

describe('exit status', () => {
  test.each([
    [0, ['games']],
    [0, ['--version']],
    [0, ['help', 'odds']],
    [1, ['show', 'specimn']],
    [1, ['resolve', 'specimen', 'assault', '--input', '{"attack":0}']],
    [2, ['resolv']],
    [2, ['show']],
  ])('%i for %j, in the language of the surroundings', (status, args) => {
    const ended = command(args, { env: { LC_ALL: 'fr_FR.UTF-8' } });
    expect(ended.status).toBe(status);
    expect(status === 0 ? ended.err : ended.out).toBe('');
    expect(status === 0 ? ended.out : ended.err).toMatch(/\S/);
    if (status > 0) expect(ended.err).toMatch(/Refusé|Voir : grognard/);
  });
});

describe('surroundings', () => {
  test('no colour goes into a pipe, even where CI is set, and none where NO_COLOR asks', () => {
    const coloured = command(['show', 'specimen', 'assault'], { env: { FORCE_COLOR: '1' } }).out;
    expect(coloured).toContain('\u001b[');
    for (const env of [{ CI: '1' }, { FORCE_COLOR: '1', NO_COLOR: '1' }]) {
      expect(command(['show', 'specimen', 'assault'], { env }).out).not.toContain('\u001b[');
    }
  });

  test('a reader that stops early is no fault', () => {
    const { status, stderr } = spawnSync(
      '/bin/sh',
      ['-c', `"${process.execPath}" "${bin}" games --json | head -c 10`],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
    // The status of the command itself, whose reader has gone before it says anything.
    const own = spawnSync('/bin/sh', ['-c', `{ "${process.execPath}" "${bin}" games --json; echo $? >&2; } | true`], {
      encoding: 'utf8',
    });
    expect(own.stderr.trim()).toBe('0');
  });

  // A device on which every write finds the disk full; where there is none, nothing can be shown.
  test.runIf(existsSync('/dev/full'))('a disk that is full is told in a sentence, in the reader’s language', () => {
    const full = (line: string) =>
      spawnSync('/bin/sh', ['-c', `"${process.execPath}" "${bin}" ${line}`], { encoding: 'utf8', env: plainEnv() });
    for (const words of ['--version', 'games', 'games --json']) {
      const { status, stderr } = full(`${words} > /dev/full`);
      expect([status, stderr]).toEqual([1, 'grognard: what there is to say cannot be written (the disk is full).\n']);
    }
    const french = full('games --lang fr > /dev/full');
    expect([french.status, french.stderr]).toEqual([
      1,
      'grognard: ce qu’il y a à dire ne peut être écrit (le disque est plein).\n',
    ]);
    // Nowhere to tell of a fault: the status does.
    expect([full('resolv 2> /dev/full').status, full('games > /dev/full 2> /dev/full').status]).toEqual([2, 1]);
  });

  test('with no terminal and no verb it plays one battle and says how to go on', async () => {
    const { status, out } = await spoken([]);
    expect(status).toBe(0);
    for (const words of ['Exact odds', 'Luck', 'grognard games', 'grognard --help']) expect(out).toContain(words);
    expect((await spoken(['--lang', 'fr'])).out).toContain('C’était une démonstration');
    expect(await spokenData<{ odds: object; resolution: object }>([])).toMatchObject({ odds: { method: 'exact' } });
  });

  test('the shell is told what may follow', async () => {
    const candidates = async (...typed: string[]) =>
      (await spoken(['complete', '--', ...typed])).out.trim().split('\n');
    expect(await candidates('ca')).toEqual(['campaign']);
    expect(await candidates('show', 'spe')).toEqual(['specimen', 'specimen-hexes']);
    expect(await candidates('show', '--lang', 'fr', 'specimen', '')).toEqual(['assault', 'die-modifiers']);
    expect(await candidates('show', 'specimen', '')).toEqual(['assault', 'die-modifiers']);
    expect(await candidates('odds', 'specimen', '')).toEqual(['assault']);
    expect(await candidates('campaign', 're')).toEqual(['resolve', 'redo', 'review']);
    expect(await candidates('odds', '--p')).toEqual(['--policy']);
    expect(await candidates('completion', '')).toEqual(['bash', 'zsh', 'fish', 'powershell']);
  });

  test('and what each of them is, in the language of the surroundings', async () => {
    const told = async (...typed: string[]) =>
      (await spoken(['complete', '--told', '--', ...typed], { locale: 'fr' })).out;
    expect(await told('odds', 'specimen', '')).toBe('assault\tAssaut\n');
    expect(await told('show', 'specimen')).toBe(
      'specimen\tLe Gué (spécimen)\nspecimen-hexes\tLe Col (spécimen avec carte)\n',
    );
    expect(await told('odds', '--lan')).toBe('--lang\tlangue de la réponse : en ou fr\n');
    expect((await told('campaign', 'und')).split('\t')[0]).toBe('undo');
  });
});
