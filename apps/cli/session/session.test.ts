import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { game } from '@grognard/games/specimen';
import { check, field, type Game, type Plain, type Procedure } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { Dialogue } from '../dialogue.ts';
import { run } from '../run.ts';
import { freshFolder } from '../testing/command.ts';
import { ESC, paper, type Scripted, scripted } from '../testing/paper.ts';
import { speakerOf } from '../text/index.ts';
import { outsideCampaign } from './asking.ts';
import { askRecord } from './form.ts';
import { answered } from './opening.ts';
import { askSealed } from './sealed.ts';

/** One run at a fake terminal. */
async function seated(args: readonly string[], answers: readonly Scripted[], locale: 'en' | 'fr' = 'en') {
  const [around, script] = [paper({ locale }), scripted(answers)];
  const status = await run(args, around, script);
  return { status, out: around.printed(), err: around.warned(), asked: script.asked, secrets: script.secrets };
}

/** Attacker commits, defender holds: each is called, then types a number. */
const SEALED = ['', '2', '', '1'];

describe('questions from a description', () => {
  const say = (words: { key: string } | string) => (typeof words === 'string' ? words : words.key);
  const described = field.record('all', {
    strength: field.integer('strength', { min: 1, max: 9, default: 4 }),
    river: field.flag('river'),
    arm: field.oneOf('arm', { options: ['foot', 'horse'], words: 'arm' }),
    name: field.text('name', { max: 20 }),
    marks: field.list('marks', field.integer('mark', { min: 0, max: 3 }), { min: 1, max: 3 }),
    units: field.list(
      'units',
      field.record('unit', {
        id: field.text('id', { max: 10 }),
        tired: field.flag('tired'),
        charging: field.flag('charging'),
        supplied: field.flag('supplied', { default: true }),
      }),
      { min: 0, max: 2 },
    ),
  });

  test('every kind of field, lists row by row, switches together', async () => {
    const script = scripted([
      ...['', true, 'horse', '1st Division', 2],
      ...[true, 3, false],
      ...[true, 'Guard', ['tired'], true, 'Line', ['supplied', 'charging']],
    ] as Scripted[]);
    const values = await askRecord(script, say as never, described.fields);
    expect(values).toEqual({
      strength: 4,
      river: true,
      arm: 'horse',
      name: '1st Division',
      marks: [2, 3],
      units: [
        { id: 'Guard', tired: true, charging: false, supplied: false },
        { id: 'Line', tired: false, charging: true, supplied: true },
      ],
    });
    expect(check(described, values).ok).toBe(true);
  });

  test('what is known is not asked', async () => {
    const script = scripted([true, 'foot', 'x', 1, false, false]);
    const known = (said: Readonly<Record<string, Plain>>) => ('arm' in said ? ['strength', 'marks'] : ['strength']);
    const values = await askRecord(script, say as never, described.fields, {}, '', known);
    expect(Object.keys(values)).not.toContain('strength');
    expect(Object.keys(values)).not.toContain('marks');
  });
});

describe('resolve at a terminal', () => {
  test('asks, shows the odds, takes typed dice, asks decisions, explains each step', async () => {
    const { status, out, asked } = await seated(
      ['resolve', 'specimen', 'assault'],
      [11, 4, true, 'type', ...SEALED, 5, 'retreat', 6, 'stands'],
    );
    expect(status).toBe(0);
    expect(asked).toEqual([
      ...[
        'Attacking strength',
        'Defending strength',
        'The attack crosses the ford',
        'Throw, or change something first?',
      ],
      ...['secret', 'secret', 'secret', 'secret'],
      ...[
        'Attacker: Assault die, d6',
        'Defender: Take the loss, or retreat?',
        'Attacker: Pursuit die, d6',
        'Does it stand?',
      ],
    ]);
    const told = [
      'exact distributions',
      '11 against 4: column 2/1',
      'Attacker: commit it',
      'row 5, column 2/1 → D1',
      'd6: 6',
    ];
    const places = told.map((words) => out.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(out).toContain('D1: the attacker loses 0, the defender 1 and retreats');
    // The modifiers are shown before the die is asked for, and not twice.
    expect(out.split('Attack across the ford')).toHaveLength(2);
  });

  test('in French, with dice thrown for the player', async () => {
    const { status, out } = await seated(
      ['resolve', 'specimen', 'assault'],
      [2, 8, false, 'roll', ...SEALED, 'tenir et subir la perte', 'stands'],
      'fr',
    );
    expect(status).toBe(0);
    expect(out).toContain('2 contre 8 : colonne 1/2');
    expect(out).toMatch(/d6 : [1-6]/);
  });

  test('with --input only the decisions are asked', async () => {
    const { out, asked } = await seated(
      ['resolve', 'specimen', 'assault', '--input', '{"attack":11,"defence":4,"acrossRiver":true}', '--dice', '5'],
      [...SEALED, 'stand'],
    );
    expect(asked).toHaveLength(5);
    expect(out).toContain('defender loses 1');
  });

  test('leaving in the middle changes nothing and says so', async () => {
    expect(await seated(['resolve', 'specimen', 'assault'], [11])).toMatchObject({
      status: 1,
      err: expect.stringContaining('nothing was changed'),
    });
  });

  test('a script that wants JSON is never asked', async () => {
    const { status, asked } = await seated(['resolve', 'specimen', 'assault', '--json'], [11]);
    expect([status, asked]).toEqual([2, []]);
  });
});

describe('sealed choices at one keyboard', () => {
  test('no screen shown to one side tells what the other chose, and nothing typed is said back', async () => {
    const chosen = async (first: string, second: string) => {
      const script = scripted(['', first, '', second]);
      const ask = { rule: '7.2', text: 'assault.ask.reserves' };
      const asks = { attacker: ['hold', 'commit'], defender: ['hold', 'commit'] };
      return { answers: await askSealed(script, game, speakerOf('en', game), ask, asks), shown: script.secrets };
    };
    const runs = await Promise.all(['1', '2'].flatMap((a) => ['1', '2'].map((b) => chosen(a, b))));
    expect(runs.map(({ answers }) => answers)).toEqual([
      { attacker: 'hold', defender: 'hold' },
      { attacker: 'hold', defender: 'commit' },
      { attacker: 'commit', defender: 'hold' },
      { attacker: 'commit', defender: 'commit' },
    ]);
    for (const { shown } of runs) expect(shown).toEqual(runs[0]?.shown);
    const called = (side: string) =>
      `Sealed choice. ${side}, to the keyboard; everybody else looks away.\n\nPress Enter when you alone see the screen.`;
    const asked = (side: string) =>
      `${side}: Commit the reserve?\n\n  1  hold it back\n  2  commit it\n\nType the number and press Enter. What you type is not shown.`;
    expect(runs[0]?.shown).toEqual([
      ...[called('Attacker'), asked('Attacker'), called('Defender'), asked('Defender'), 'All choices are sealed.'],
    ]);
  });

  test('a slip of the finger is asked again without being shown', async () => {
    const script = scripted(['', '7', 'retreat', '', '2', '', '1']);
    const ask = { rule: '7.2', text: 'assault.ask.reserves' };
    const asks = { attacker: ['hold', 'commit'], defender: ['hold', 'commit'] };
    expect(await askSealed(script, game, speakerOf('en', game), ask, asks)).toEqual({
      attacker: 'commit',
      defender: 'hold',
    });
    expect(script.secrets.join('\n')).not.toMatch(/7|retreat/);
  });

  test('nothing is printed and no file is written until both are in', async () => {
    const path = join(freshFolder(), 'war.jsonl');
    await run(['campaign', 'new', path, 'specimen'], paper());
    const before = readFileSync(path, 'utf8');
    const around = paper();
    const seen: { printed: string; file: string }[] = [];
    const look = (answer: string) => () => {
      seen.push({ printed: around.printed(), file: readFileSync(path, 'utf8') });
      return answer;
    };
    const script = scripted([2, 8, false, 'type', look(''), look('2'), look(''), look('1'), 1, 'stands']);
    expect(await run(['campaign', 'resolve', path, 'assault'], around, script)).toBe(0);
    expect(seen).toHaveLength(4);
    for (const { printed, file } of seen) {
      expect(file).toBe(before);
      expect(printed).toBe(seen[0]?.printed);
    }
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
  });

  test('leaving before both are in leaves the campaign as it was', async () => {
    const path = join(freshFolder(), 'war.jsonl');
    await run(['campaign', 'new', path, 'specimen'], paper());
    const before = readFileSync(path, 'utf8');
    expect(await run(['campaign', 'resolve', path, 'assault'], paper(), scripted([2, 8, false, 'roll', '', '2']))).toBe(
      1,
    );
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
});

describe('the guided session', () => {
  test('game, chart, preset, odds, dice, explanation, again, and out', async () => {
    const { status, out, asked } = await seated(
      [],
      ['specimen', 'assault', '7.4-a', 'type', ...SEALED, 5, 'retreat', 6, 'another chart', 'back', 'quit'],
    );
    expect(status).toBe(0);
    expect(asked.filter((question) => question === 'secret')).toHaveLength(4);
    for (const words of ['exact distributions', 'D1: the attacker loses 0', 'Luck', 'Until next time.'])
      expect(out).toContain(words);
  });

  test('one’s own situation, turned back from; a table; Ctrl-C', async () => {
    const { status, out } = await seated(
      [],
      ['specimen', 'assault', 'my own: ask me', 8, 4, false, ESC, ESC, ESC, ESC, ESC, 'look at a table', 'assault'],
    );
    expect(status).toBe(0);
    expect(out).toContain('seen DZ, used D2');
  });
});

describe('a refusal at the keyboard', () => {
  test('is told, and only what was refused is asked again', async () => {
    const forbids = ({ attack, defence }: { attack: number; defence: number }) =>
      attack < defence ? [{ code: 'notAnInteger', at: 'attack', facts: { received: '1', min: defence, max: 40 } }] : [];
    const procedure = { ...game.procedures['assault'], refusals: forbids } as Procedure;
    const stricter: Game = { ...game, procedures: { assault: procedure } };
    const [around, script] = [paper(), scripted([1, 4, true, 9])];
    const dialogue = new Dialogue(around, 'en', false, script);
    await dialogue.game('specimen');
    const { opened } = await answered(dialogue, outsideCampaign(stricter, procedure));
    expect(opened.input).toEqual({ attack: 9, defence: 4, acrossRiver: true });
    expect(script.asked.at(-1)).toBe('Attacking strength');
    expect(around.printed()).toContain('give a whole number from 4 to 40');
  });
});
