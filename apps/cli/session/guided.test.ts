/** The guided questions: back, change, correct, again, save, resume, in a campaign; and once at a real terminal. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { built, freshFolder } from '../testing/command.ts';
import { ESC, paper, type Scripted, scripted, spoken } from '../testing/paper.ts';
import { hasTerminal, terminal } from '../testing/terminal.ts';

async function seated(args: readonly string[], answers: readonly Scripted[], locale: 'en' | 'fr' = 'en') {
  const [around, script] = [paper({ locale }), scripted(answers)];
  const status = await run(args, around, script);
  return { status, out: around.printed(), err: around.warned(), asked: script.asked };
}

/** A line that was printed to be copied, as a shell takes it apart. */
const wordsIn = (text: string): readonly string[] => {
  const line = /^ {2}grognard (.*)$/m.exec(text)?.[1] ?? '';
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, single, plain]) => single ?? plain ?? '');
};

const data = async <T>(args: readonly string[]): Promise<T> => JSON.parse((await spoken([...args, '--json'])).out) as T;

const folder = freshFolder();
const home = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const THROW = 'Throw, or change something first?';
/** Both hold their reserve: each is called, then types a number. */
const HOLD = ['', '1', '', '1'];

describe('going back', () => {
  test('one question, with what was answered standing in it; from the first there is nowhere to go', async () => {
    const { asked, status } = await seated(
      ['resolve', 'specimen', 'assault'],
      [ESC, 11, 4, ESC, ESC, '', 5, true, 'type', ...HOLD, 1, 'stands'],
    );
    expect(status).toBe(0);
    expect(asked.slice(0, 9)).toEqual([
      ...['Attacking strength', 'Attacking strength', 'Defending strength', 'The attack crosses the ford'],
      ...['Defending strength', 'Attacking strength', 'Defending strength', 'The attack crosses the ford', THROW],
    ]);
  });

  test('an answer once given stands when the question comes again', async () => {
    const { out } = await seated(
      ['resolve', 'specimen', 'assault'],
      // The attack of 11 is taken again with Enter, the defence of 4 corrected to 5.
      [11, 4, ESC, ESC, '', 5, true, 'type', ...HOLD, 1, 'stands'],
    );
    expect(out).toContain('11 against 5: column 2/1');
  });

  test('from the odds to the last question', async () => {
    const { asked, out } = await seated(
      ['resolve', 'specimen', 'assault'],
      [11, 4, true, ESC, false, 'type', ...HOLD, 1, 'stands'],
    );
    expect(asked.slice(3, 6)).toEqual([THROW, 'The attack crosses the ford', THROW]);
    // A defence of 4 is usual, and need not be said.
    expect(out).toContain('--input \'{"attack":11}\' --dice 1');
  });
});

describe('before the throw', () => {
  test('a preset is altered, and the line printed says by how much; it gives the same result', async () => {
    const { out, asked } = await seated(
      ['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--ask'],
      ['change', 'attackers', '0', 'strength', 5, 'type', 1, 'stands'],
    );
    expect(asked).toEqual([
      ...[THROW, 'What is to be changed?', 'Attacking units', '1st Division', '1st Division · Combat strength', THROW],
      ...['Attacker: Combat die, d6', 'Does it stand?'],
    ]);
    const words = wordsIn(out);
    expect(words).toEqual([
      ...['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--set', 'attackers[0].strength=5', '--dice', '1'],
    ]);
    // 5+2+2 against 4 is 2/1, one column left is 1/1; a 1, the charge's 2 and the engineers' 1 make 4: S/S on the page.
    expect(await data(words)).toMatchObject({ outcome: 'S/S' });
    expect(out).toContain('S/S');
  });

  test('a row is added and one taken out', async () => {
    const { out } = await seated(
      ['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--ask'],
      [
        ...[
          'change',
          'attackers',
          'take one out',
          '1',
          'change',
          'defenders',
          'add one',
          'Nizam',
          'ottoman',
          'division',
        ],
        ...[3, false, false, ['supplied'], 'type', 4, 'stands'],
      ],
    );
    // 11 against 7: 1/1, no engineers.
    expect(out).toContain('11 against 7: column 1/1');
    expect(out).not.toMatch(/\+1 {2}One or more engineer units [^\n]*applies/);
  });

  test('an open rule is read otherwise', async () => {
    const { out } = await seated(
      ['resolve', 'specimen', 'assault', '--input', '{"attack":11,"defence":4}', '--ask'],
      ['readings', 'fractions', 'nearest', 'type', ...HOLD, 1, 'stands'],
    );
    expect(out).toContain('column 3/1');
    expect(wordsIn(out)).toContain('fractions=nearest');
  });

  test('the situation is saved on request, never over another file, and read again', async () => {
    const { out } = await seated(
      ['resolve', 'specimen', 'assault', '--example', '7.4-a', '--ask'],
      ['save', 'ford.json', 'save', 'ford.json', 'type', ...HOLD, 1, 'stands'],
    );
    expect(JSON.parse(readFileSync('ford.json', 'utf8'))).toEqual({ attack: 11, defence: 4, acrossRiver: true });
    expect(out).toContain('this file exists already');
    const again = await data<object>(['odds', ...wordsIn(out).slice(1)]);
    expect(again).toMatchObject({ input: { attack: 11, defence: 4, acrossRiver: true } });
  });

  test('only what is faulty is asked again', async () => {
    const { asked, out } = await seated(
      ['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--set', 'attackers[0].cadre=null', '--ask'],
      [3, 'type', 4, 'stands'],
    );
    // A unit that charges needs its cadre level.
    expect(asked[0]).toContain('1st Division · Cadre level');
    expect(asked[1]).toBe(THROW);
    expect(out).toContain('Refused:');
  });

  test('whoever goes back from what is faulty may change anything', async () => {
    const { asked, status } = await seated(
      ['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--set', 'attackers[0].cadre=null', '--ask'],
      [ESC, 'attackers', '0', 'cadre', 3, 'type', 4, 'stands'],
    );
    expect(status).toBe(0);
    expect(asked[0]).toContain('1st Division · Cadre level');
    expect(asked.slice(1, 4)).toEqual(['What is to be changed?', 'Attacking units', '1st Division']);
    expect(asked[4]).toContain('1st Division · Cadre level');
    expect(asked[5]).toBe(THROW);
  });
});

describe('what was typed', () => {
  test('a die is corrected after the end, a decision before it', async () => {
    const { out, asked, status } = await seated(
      ['resolve', 'specimen', 'assault', '--input', '{"attack":11,"defence":4,"acrossRiver":true}', '--ask'],
      ['type', ...HOLD, 5, 'stand', ESC, 'retreat', 2, 'correct', 6, 'stands'],
    );
    expect(status).toBe(0);
    expect(asked.slice(-8)).toEqual([
      ...['Attacker: Assault die, d6', 'Defender: Take the loss, or retreat?', 'Does it stand?'],
      ...['Defender: Take the loss, or retreat?', 'Attacker: Pursuit die, d6', 'Does it stand?'],
      ...['Attacker: Pursuit die, d6', 'Does it stand?'],
    ]);
    expect(wordsIn(out.slice(out.lastIndexOf('The same as a command')))).toContain('5,6');
  });

  test('what was thrown or revealed stands', async () => {
    const { out, asked } = await seated(
      ['resolve', 'specimen', 'assault', '--input', '{"attack":11,"defence":4}', '--ask'],
      ['type', ...HOLD, ESC, 1, 'stands'],
    );
    expect(asked.filter((question) => question === 'secret')).toHaveLength(4);
    expect(asked.slice(-3)).toEqual(['Attacker: Assault die, d6', 'Attacker: Assault die, d6', 'Does it stand?']);
    expect(out).toContain('What was thrown or revealed stands');
  });

  test('from the first question of a play back to the odds', async () => {
    const { asked } = await seated(
      ['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--ask'],
      ['type', ESC, 'type', 4, 'stands'],
    );
    expect(asked).toEqual([
      ...[THROW, 'Attacker: Combat die, d6', THROW, 'Attacker: Combat die, d6', 'Does it stand?'],
    ]);
  });
});

describe('the guided session', () => {
  test('again keeps the situation; another one may be the same', async () => {
    const { asked, out } = await seated(
      [],
      [
        ...['balkan-wars', 'combat', 'B1', 'change', 'terrain', 0, 'type', 1, 'again', 'type', 2],
        ...['another situation', 'as it stood last', 'type', 3, 'another chart', 'back', 'quit'],
      ],
    );
    expect(asked.filter((question) => question.startsWith('Which situation'))).toHaveLength(2);
    expect(asked.filter((question) => question.includes('Terrain'))).toHaveLength(1);
    expect(out.match(/--set terrain=0 --dice \d/g)).toEqual([1, 2, 3].map((die) => `--set terrain=0 --dice ${die}`));
  });

  test('Esc climbs from the dice to the games, and never leaves', async () => {
    const { asked, status } = await seated(
      [],
      ['balkan-wars', 'combat', 'B1', 'type', ESC, ESC, ESC, ESC, ESC, ESC, 'quit'],
    );
    expect(status).toBe(0);
    expect(asked).toEqual([
      ...['Which game?', 'Which chart?', 'Which situation?', THROW, 'Attacker: Combat die, d6'],
      ...[THROW, 'Which situation?', 'Which chart?', 'Which game?', 'Which game?', 'Which game?'],
    ]);
  });

  test.each([
    ['en', 'To go on from where you were:'],
    ['fr', 'Pour reprendre où vous en étiez :'],
  ] as const)('leaving says how to resume, in %s, and the line does', async (locale, words) => {
    const { out } = await seated([], ['balkan-wars', 'combat', 'B1', 'change', 'terrain', 0], locale);
    expect(out).toContain(words);
    const line = wordsIn(out);
    expect(line).toEqual([...['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--set', 'terrain=0', '--ask']]);
    const again = await seated(line, ['type', 1, 'stands']);
    expect(again.out).toContain('net 0: column 3/1');
  });

  test('leaving names the file of one’s own cells again, whether or not all was said', async () => {
    writeFileSync('own.json', '{}');
    const left = async (game: string, chart: string, said: Scripted) =>
      wordsIn((await seated(['resolve', game, chart, '--overlay', 'own.json'], [said])).err).slice(3);
    expect(await left('specimen', 'assault', 11)).toEqual([
      ...['--input', '{"attack":11}', '--overlay', 'own.json', '--ask'],
    ]);
    expect(await left('balkan-wars', 'combat', 'first')).toEqual([
      ...['--input', '{"attackingPlayer":"first","attackers":[{}]}', '--overlay', 'own.json', '--ask'],
    ]);
  });

  test('leaving in the middle of the questions keeps what was said', async () => {
    const { err } = await seated(
      ['resolve', 'balkan-wars', 'combat'],
      ['first', '1st Division', 'bulgaria', 'division'],
    );
    expect(err).toContain('nothing was changed');
    const line = wordsIn(err);
    expect(line.slice(3)).toEqual([
      '--input',
      '{"attackingPlayer":"first","attackers":[{"id":"1st Division","country":"bulgaria","type":"division"}]}',
      '--ask',
    ]);
    // What is missing is asked for, and nothing else: the strength, then the other side.
    const { asked } = await seated(line, [6]);
    expect(asked[0]).toBe('1st Division · Combat strength');
    expect(asked[1]).toContain('Defending units');
  });

  test('a campaign is begun, played, read, and a die corrected before it is written', async () => {
    const { status, out } = await seated([], [
      ...[
        'specimen',
        'begin a campaign',
        'The Fort',
        ESC,
        'The Ford',
        true,
        'guided.jsonl',
        'assault',
        2,
        8,
        false,
        'type',
        ...HOLD,
      ],
      ...[1, 'correct', 2, 'stands', 'write a note', 'All quiet', 'read the journal', 'look at the tracks', ESC],
      ...['back', 'a campaign in a file', 'guided.jsonl', ESC, 'quit'],
    ] as readonly Scripted[]);
    expect(out).toContain('Written as event 1 of guided.jsonl');
    expect(out).toContain('All quiet');
    expect(status).toBe(0);
    const [begun, resolved] = readFileSync('guided.jsonl', 'utf8').trim().split('\n');
    expect(JSON.parse(begun ?? '').event.name).toBe('The Ford');
    expect(JSON.parse(resolved ?? '').event.journal).toMatchObject([{ kind: 'together' }, { kind: 'die', face: 2 }]);
  });

  test('what was done is taken back with the consent of those who are named, and put back', async () => {
    await spoken(['campaign', 'new', 'undone.jsonl', 'specimen']);
    await spoken(['campaign', 'note', 'undone.jsonl', 'All quiet']);
    const { asked } = await seated([], [
      ...['a campaign in a file', 'undone.jsonl', 'take back the last event', ['attacker', 'defender']],
      ...['put back what was taken back', 'back', 'quit'],
    ] as readonly Scripted[]);
    expect(asked).toContain('Who consents?');
    const events = readFileSync('undone.jsonl', 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).event);
    expect(events.slice(2)).toMatchObject([
      { kind: 'undone', event: 1, consent: ['attacker', 'defender'] },
      { kind: 'redone', event: 1 },
    ]);
  });

  test('a campaign is begun with another reading of an open rule', async () => {
    const { status } = await seated(
      [],
      ['specimen', 'begin a campaign', 'Other', false, 'nearest', 'other.jsonl', ESC, 'back', 'quit'],
    );
    expect(status).toBe(0);
    const [begun] = readFileSync('other.jsonl', 'utf8').split('\n');
    expect(JSON.parse(begun ?? '').event.rulings).toMatchObject({ fractions: 'nearest' });
  });

  test('leaving a campaign says how to resume there', async () => {
    await spoken(['campaign', 'new', 'left.jsonl', 'specimen']);
    const { err } = await seated(['campaign', 'resolve', 'left.jsonl', 'assault'], [2, 8, true]);
    expect(wordsIn(err)).toEqual([
      ...['campaign', 'resolve', 'left.jsonl', 'assault', '--input'],
      ...['{"attack":2,"defence":8,"acrossRiver":true}', '--ask'],
    ]);
    expect(existsSync('left.jsonl.lock')).toBe(false);
  });
});

describe.runIf(hasTerminal)('at a real terminal', () => {
  beforeAll(built);
  const [ENTER, DOWN, ESCAPE] = ['\r', '\u001b[B', '\u001b'];

  test('a Balkan combat from a preset, one answer and one die corrected, in at most 14 questions', async () => {
    const screen = terminal([]);
    const answer = async (question: string, keys: string): Promise<void> => {
      await screen.until(question);
      screen.type(keys);
    };
    await answer('Which game?', ENTER);
    await answer('Which chart?', ENTER);
    await answer('Which situation?', ENTER);
    await answer(THROW, `${DOWN}${DOWN}${ENTER}`);
    await answer('What is to be changed?', `${DOWN}${ENTER}`);
    // The list of units, not the line that led to it.
    await answer('add one', ENTER);
    await answer('Name: 1st Division', `${DOWN}${DOWN}${DOWN}${ENTER}`);
    await answer('Combat strength (0–99)', `5${ENTER}`);
    await answer(THROW, `${DOWN}${ENTER}`);
    await answer('Combat die, d6', `3${ENTER}`);
    // 9 against 4 is 2/1, a column left 1/1: a 3 makes 6, D/S; a 1 makes 4, S/S.
    await screen.until('row 6, column 1/1 → D/S');
    await answer('And now?', ESCAPE);
    await answer('Combat die, d6', `1${ENTER}`);
    await screen.until('row 4, column 1/1 → S/S');
    await screen.until('--example B1 --set ');
    await answer('And now?', '\u0003');
    await screen.until('Until next time.');
    expect(await screen.ended).toBe(0);
    const shown = stripVTControlCharacters(screen.seen());
    // Each question put, once it is answered or left, stands with one of these marks.
    expect(shown.match(/[◇■]/g)).toHaveLength(13);
  });
});
