/** At the keyboard: what each question offers, and what stands in it already. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { freshFolder } from '../testing/command.ts';
import { ESC, paper, type Scripted, scripted, spoken } from '../testing/paper.ts';

const folder = freshFolder();
const home = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** Every question with what it offered; the secret ones offer nothing. */
async function seated(args: readonly string[], answers: readonly Scripted[], games = 'specimen,balkan-wars') {
  const [around, script] = [paper({ games, width: 120 }), scripted(answers)];
  const status = await run(args, around, script);
  const open = script.asked.filter((question) => question !== 'secret');
  const questions = open.map((question, place) => [question, ...(script.offered[place] ?? [])]);
  return { status, out: around.printed(), err: around.warned(), questions };
}

const FORD = ['resolve', 'specimen', 'assault', '--input', '{"attack":11,"defence":4}', '--ask'];
/** Both hold their reserve: each is called, then types a number. */
const HOLD = ['', '1', '', '1'];
const THROW = 'Throw, or change something first?';
const WAYS = ['roll them for me', 'I roll and type them in', 'change the situation'];

const NEXT = ['another situation', 'save the situation in a file', 'another chart'];
const CHART = ['Which chart?', 'Assault', 'look at a table', 'begin a campaign', 'back'];
const ELEVEN = 'Eleven against four across the ford';

describe('the guided session', () => {
  test('offers games, charts, situations, and after a battle what comes next', async () => {
    const { status, out, questions } = await seated(
      [],
      [
        ...['specimen', 'assault', '7.4-a', 'type', ...HOLD, 1, 'another situation', 'my own: ask me', 2, 8, false],
        ...['type', ...HOLD, 4, 'another situation', 'as it stood last', 'back', ESC, 'look at a table', 'assault'],
        ...['back', 'quit'],
      ] as readonly Scripted[],
      'specimen',
    );
    expect(status).toBe(0);
    expect(out.split('\n').slice(0, 2)).toEqual([
      'Grognard: pick a game, pick a chart, see the odds, throw the dice, read why.',
      'Enter answers, Esc goes back one question, Ctrl-C leaves.',
    ]);
    expect(out.trimEnd().split('\n').at(-1)).toBe('Until next time.');
    const game = ['Which game?', 'The Ford (specimen) (—)', 'a campaign in a file', 'quit'];
    const throwing = [THROW, ...WAYS, 'read an open rule otherwise', 'save the situation in a file', 'back'];
    const next = ['And now?', 'again, from the same situation', 'correct what I typed last', ...NEXT];
    const situation = [ELEVEN, 'my own: ask me', 'back'];
    expect(questions).toEqual([
      game,
      CHART,
      ['Which situation?', ...situation],
      throwing,
      ['Attacker: Assault die, d6', '1–6'],
      next,
      ['Which situation?', 'as it stood last', ...situation],
      ['Attacking strength', '1–40', '› 8'],
      ['Defending strength', '1–40', '› 4'],
      ['The attack crosses the ford', '› no'],
      throwing,
      ['Attacker: Assault die, d6', '1–6'],
      next,
      ['Which situation?', 'as it stood last', ...situation],
      throwing,
      ['Which situation?', 'as it stood last', ...situation],
      CHART,
      ['Which table?', 'Assault table', 'Die modifiers'],
      CHART,
      game,
    ]);
    // What comes next is asked a line apart from each battle, and the next situation stands a line apart from that.
    expect(out.match(/^ {2}grognard resolve .*\n\n\n {2}Attacking/gm)).toHaveLength(2);
    // What stood last was the battle of two against eight.
    expect(out.split('2 against 8').length).toBeGreaterThan(1);
  });

  test('a chart that offers no situation is asked for at once; back from there is the chart, later what stood last', async () => {
    const { questions } = await seated([], [
      ...['balkan-wars', 'rally', ESC, 'next-turn', 3, ESC, ESC, 'next-turn', 1, false, false, false, false, 'go'],
      ...['another situation', 'my own: ask me', ESC, 'back', 'back', 'quit'],
    ] as readonly Scripted[]);
    const turn = ['Turn', 'A Diplomatic Conflict is still owed this turn'];
    const GO = 'Nothing is thrown here. Work it out, or change something first?';
    expect(questions.map(([question]) => question)).toEqual([
      ...['Which game?', 'Which chart?', 'Name', 'Which chart?', ...turn, 'Turn', 'Which chart?', ...turn],
      ...['Mobilisation points of volunteers: add one?', 'The first player has mobilised this turn'],
      ...['The second player has mobilised this turn', GO, 'And now?', 'Which situation?', 'Turn'],
      ...['Which situation?', 'Which chart?', 'Which game?'],
    ]);
    expect(questions.at(-3)).toEqual(['Which situation?', 'as it stood last', 'my own: ask me', 'back']);
  });

  test('dice that were thrown are not corrected, and a situation is saved as often as wanted', async () => {
    const { questions, out } = await seated(
      [],
      [
        ...['balkan-wars', 'combat', 'B1', 'roll', 'save the situation in a file', 'one.json'],
        ...['save the situation in a file', 'two.json', 'another chart', 'back', 'quit'],
      ],
    );
    const [first, ...after] = questions.slice(4);
    expect(first).toEqual(['And now?', 'again, from the same situation', ...NEXT]);
    expect(after.slice(0, 4)).toEqual([
      ['Save it in which file?', 'at most 400', '› combat.json'],
      first,
      ['Save it in which file?', 'at most 400', '› combat.json'],
      first,
    ]);
    expect(readFileSync('one.json', 'utf8')).toBe(readFileSync('two.json', 'utf8'));
    for (const file of ['one.json', 'two.json']) {
      expect(out).toContain(`The situation is in ${file}. To go on from it:`);
      expect(out).toContain(`  grognard resolve balkan-wars combat --input ${file}\n`);
    }
    expect(questions[0]?.slice(1)).toEqual([
      'The Ford (specimen) (—)',
      'Balkan Wars (1912–13)',
      'a campaign in a file',
      'quit',
    ]);
  });
});

describe('before the throw', () => {
  const RALLY = '{"country":"serbia","permitted":true}';
  const SAVE = ['save the situation in a file', 'back'];

  test('what may still be done, with dice to throw and without', async () => {
    const { questions } = await seated(FORD, []);
    expect(questions).toEqual([[THROW, ...WAYS, 'read an open rule otherwise', ...SAVE]]);
    // Nothing of Rally is left open to a reading.
    const rally = await seated(['resolve', 'balkan-wars', 'national-rally', '--input', RALLY, '--ask'], []);
    expect(rally.questions.at(-1)).toEqual([THROW, ...WAYS, ...SAVE]);
    const turn = await seated(['resolve', 'balkan-wars', 'next-turn', '--input', '{}', '--ask'], ['go', 'stands']);
    expect(turn.questions).toEqual([
      [
        'Nothing is thrown here. Work it out, or change something first?',
        ...['work it out', 'change the situation', ...SAVE],
      ],
    ]);
    expect(turn.status).toBe(0);
    // The answer comes when it is asked for, once; there is nobody's luck to tell.
    expect(turn.out.split('Turn 2 begins')).toHaveLength(3);
    expect(turn.out).not.toContain('Luck');
  });

  test('a whole battle, to the letter: the situation, its odds, every step, the result, how lucky, and the line', async () => {
    const { out } = await seated(FORD, ['type', ...HOLD, 1, 'stands']);
    expect(out.split('\n')).toEqual([
      '',
      '  Attacking strength  11',
      '  Defending strength  4',
      '',
      'The Ford (specimen) · Assault',
      '',
      'The decisions lead to 6 different exact distributions, each with its letter:',
      '   Attacker: Commit the reserve?  Defender: Commit the reserve?  Defender: Take the loss, or retreat?',
      '─────────────────────────────────────────────────────────────────────────────────────────────────────',
      'A  hold it back                   hold it back                   stand and take the loss',
      'A  commit it                      commit it                      stand and take the loss',
      'B  hold it back                   hold it back                   retreat',
      'B  commit it                      commit it                      retreat',
      'C  hold it back                   commit it                      stand and take the loss',
      'D  hold it back                   commit it                      retreat',
      'E  commit it                      hold it back                   stand and take the loss',
      'F  commit it                      hold it back                   retreat',
      '',
      '                                                  A      B      C      D      E      F',
      '──────────────────────────────────────────────────────────────────────────────────────',
      // Column 2/1 is A1 A1 - - D1 D1 D2 D2 from row 0 to 7; a reserve moves the six faces by one row.
      'A1: The attacker loses one step               16.7%  16.7%  33.3%  33.3%      ·      ·',
      'D2: The defender loses one step and retreats  16.7%  16.7%      ·      ·  33.3%  33.3%',
      'Attacker’s losses (mean)                       0.17   0.17   0.33   0.33      0      0',
      // A D2 costs 7/6 steps with its pursuit, a D1 one step, or 1/6 for who retreats.
      'Defender’s losses (mean)                       0.53   0.25   0.33   0.06   0.72   0.44',
      'Defender’s losses less attacker’s (mean)       0.36   0.08      0  −0.28   0.72   0.44',
      '',
      'Whatever is decided:',
      '  -: No effect                                 33.3%',
      '  D1: The defender loses one step or retreats  33.3%',
      '',
      '',
      '7.1 Odds',
      '    →  11 against 4: column 2/1',
      'Commit the reserve? · 7.2 Reserves',
      '    Attacker: hold it back',
      '    Defender: hold it back',
      'Assault die · 7.3 The die',
      '    −1  Attack across the ford        does not apply  7.3 The die',
      '    +1  Attacker commits his reserve  does not apply  7.2 Reserves',
      '    −1  Defender commits his reserve  does not apply  7.2 Reserves',
      '    d6: 1',
      'Result · 7.4 Assault table',
      '    Assault table: row 1, column 2/1 → A1',
      '    →  The attacker loses one step',
      '',
      'A1: the attacker loses 1, the defender 0',
      '  •  the attacker loses 1 step',
      '',
      'Luck',
      '  Figure                             Got  Expected  Below  By side',
      '  ──────────────────────────────────────────────────────────────────────',
      // Five of six faces cost the attacker less, and half of the one that is equal; three cost the defender nothing.
      '  Attacker’s losses                    1      0.17  91.7%',
      '  Defender’s losses                    0      0.53  25.0%',
      '  Defender’s losses less attacker’s   −1      0.36   8.3%  Attacker 8.3%',
      '  Luck: the share of what could have happened, with these decisions, that lies below; for a side, the share that would',
      '  have been worse. Half of what is equal counts.',
      '',
      'The same as a command:',
      `  grognard resolve specimen assault --input '{"attack":11}' --dice 1 --answers '[{"attacker":"hold","defender":"hold"}]'`,
      '',
    ]);
  });

  test('a situation is saved, or not: whoever goes back, or has no such folder, is asked on', async () => {
    const { questions, out, err } = await seated(FORD, ['save', ESC, 'save', 'none/ford.json', 'save', 'ford.json']);
    const [ways] = questions;
    const file = ['Save it in which file?', 'at most 400', '› assault.json'];
    expect(questions).toEqual([ways, file, ways, file, ways, file, ways]);
    // Nothing has changed, and nothing is shown again.
    expect(out.split('Attacking strength')).toHaveLength(2);
    expect(out).toContain('there is no such folder');
    expect(out).toContain(
      'The situation is in ford.json. To go on from it:\n  grognard resolve specimen assault --input',
    );
    expect(JSON.parse(readFileSync('ford.json', 'utf8'))).toEqual({ attack: 11, defence: 4, acrossRiver: false });
    expect(err).toContain('grognard resolve specimen assault');
  });

  test('the answer to be changed is picked with what stands in it', async () => {
    const { questions } = await seated(FORD, ['change', 'acrossRiver', true, 'change', 'attack', 12]);
    const ways = questions[0];
    expect(questions.slice(1)).toEqual([
      [
        'What is to be changed?',
        ...['Attacking strength: 11', 'Defending strength: 4', 'The attack crosses the ford: no'],
      ],
      ['The attack crosses the ford', '› no'],
      ways,
      [
        'What is to be changed?',
        ...['Attacking strength: 11', 'Defending strength: 4', 'The attack crosses the ford: yes'],
      ],
      ['Attacking strength', '1–40', '› 11'],
      ways,
    ]);
  });

  test('a rule is read otherwise: what stands is told and marked, and going back changes nothing', async () => {
    const { questions, err } = await seated(FORD, [
      'readings',
      ESC,
      'readings',
      'fractions',
      'nearest',
      'readings',
      ESC,
    ]);
    const [ways] = questions;
    const asked = (reading: string) => ['Which open rule?', `How are fractions of the odds read?: ${reading}`];
    expect(questions).toEqual([
      ways,
      asked('in the defender’s favour'),
      ways,
      asked('in the defender’s favour'),
      ['How are fractions of the odds read?', '› in the defender’s favour', 'to the nearest column'],
      ways,
      asked('to the nearest column'),
      ways,
    ]);
    // Whoever leaves then goes on with the reading he chose.
    expect(err).toContain('--ruling fractions=nearest --ask');
  });

  test('a second rule read otherwise leaves the first as it was chosen', async () => {
    const { err } = await seated(
      ['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--ask'],
      ['readings', 'oddsRounding', 'nearest', 'readings', 'negativeArtillery', 'noShift'],
    );
    expect(err).toContain('--example B1 --ruling oddsRounding=nearest --ruling negativeArtillery=noShift --ask');
  });

  test('the situation is told field by field; a list row by row, its name once; a usual switch not at all', async () => {
    const told = async (given: object) =>
      (await seated(['resolve', 'specimen', 'assault', '--input', JSON.stringify(given), '--ask'], [])).out
        .split('\n')
        .slice(0, 4);
    expect(await told({ attack: 11, defence: 4, acrossRiver: true })).toEqual([
      '',
      '  Attacking strength           11',
      '  Defending strength           4',
      '  The attack crosses the ford  yes',
    ]);
    expect(await told({ attack: 11, defence: 4, acrossRiver: false })).toEqual([
      '',
      '  Attacking strength  11',
      '  Defending strength  4',
      '',
    ]);
    const combat = (await seated(['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--ask'], [])).out.split('\n');
    expect(combat.slice(0, 14)).toEqual([
      '',
      '  Who attacks      First player',
      '  Attacking units  1st Division (Bulgaria, Combat strength 9, Cadre level 3, Charges)',
      '                   Sappers (Bulgaria, Engineers, Combat strength 2, Cadre level 2)',
      '                   Siege guns (Bulgaria, Heavy artillery, Combat strength 2, Cadre level 1, Bombardment strength 3)',
      '  Defending units  Redif (Ottoman Empire, Combat strength 2)',
      '                   Battery (Ottoman Empire, Other artillery, Combat strength 1, Bombardment strength 1)',
      expect.stringMatching(/^ {19}Field guns .*, Demoralised\)$/),
      expect.stringMatching(/^ {19}Army artillery .*, Demoralised\)$/),
      '  Entrenched       yes',
      '  Terrain          −1',
      '  Level of play    advanced',
      '',
      'Balkan Wars · Combat',
    ]);
  });
});

describe('a campaign at the keyboard', () => {
  const GAME = ['Which game?', 'The Ford (specimen) (—)', 'Balkan Wars (1912–13)', 'a campaign in a file', 'quit'];
  const atTable = (file: string) => [
    `${file}: what is done?`,
    ...['Assault', 'read the journal', 'look at the tracks', 'sum up the luck', 'write a note'],
    ...['take back the last event', 'put back what was taken back', 'back'],
  ];

  test('is begun: name, readings, file; then its charts and acts', async () => {
    const { questions, status, out } = await seated([], [
      ...['specimen', 'begin a campaign', 'War', false, 'nearest', 'war.jsonl', 'write a note', 'So.'],
      ...['take back the last event', [], 'write a note', ESC, 'back', 'back', 'quit'],
    ] as readonly Scripted[]);
    expect(status).toBe(0);
    expect(questions).toEqual([
      GAME,
      CHART,
      ['What is the campaign called?', 'at most 1000', '› The Ford (specimen)'],
      ['Read the one open rule as is usual?', '› yes'],
      ['How are fractions of the odds read?', '› in the defender’s favour', 'to the nearest column'],
      ['In which new file is it kept?', 'at most 400', '› specimen.jsonl'],
      atTable('war.jsonl'),
      ['What is to be noted?', 'at most 1000'],
      atTable('war.jsonl'),
      ['Who consents?', 'Attacker', 'Defender'],
      atTable('war.jsonl'),
      ['What is to be noted?', 'at most 1000'],
      atTable('war.jsonl'),
      CHART,
      GAME,
    ]);
    // A note is nobody's loss, and needs no consent; the one that was not written is not there.
    expect(out.split('\n').slice(2, -2)).toEqual([
      'The Ford (specimen): the campaign “War” begins in war.jsonl.',
      ...['', '1  Note: So.', '', '2  Event 1 is taken back.', '', ''],
    ]);
    expect(readFileSync('war.jsonl', 'utf8').trimEnd().split('\n')).toHaveLength(3);
  });

  test('is begun from a set-up where the game has some', async () => {
    const { questions, status } = await seated(
      [],
      [
        ...['combat-rapide', 'begin a campaign', 'Italy', 'War of Italy, 1495: Bayard and Cordoba', true],
        ...['italy.jsonl', 'back', 'back', 'quit'],
      ],
      'combat-rapide',
    );
    expect(status).toBe(0);
    expect(questions[3]?.slice(0, 4)).toEqual([
      'Which set-up?',
      'none: the tracks as they are at first',
      'War of Italy, 1495: Bayard and Cordoba',
      'Mohács, 1520: Ali Bey and King Louis',
    ]);
    const [begun] = readFileSync('italy.jsonl', 'utf8').split('\n');
    expect(JSON.parse(begun ?? '').event).toMatchObject({
      name: 'Italy',
      setup: { year: 1495, leaders: [{ name: 'Bayard' }, { name: 'Cordoba' }] },
    });
  });

  test('is opened: those that lie here, or another; what is none is refused', async () => {
    for (const file of ['war.jsonl', 'italy.jsonl']) rmSync(file, { force: true });
    const none = await seated([], ['a campaign in a file', 'none.jsonl', 'quit']);
    expect(none.questions).toEqual([GAME, ['In which file is it?', 'at most 400'], GAME]);
    expect(none.out).toContain('Refused:');
    writeFileSync('stray.txt', '');
    await spoken(['campaign', 'new', 'here.jsonl', 'specimen']);
    const which = ['Which campaign?', 'here.jsonl', 'in another file', 'back'];
    const { questions } = await seated(
      [],
      [
        ...['a campaign in a file', 'in another file', 'here.jsonl', 'back'],
        ...['a campaign in a file', 'here.jsonl', 'back', 'a campaign in a file', 'back', 'quit'],
      ],
    );
    expect(questions).toEqual([
      ...[GAME, which, ['In which file is it?', 'at most 400'], atTable('here.jsonl')],
      ...[GAME, which, atTable('here.jsonl'), GAME, which, GAME],
    ]);
  });
});
