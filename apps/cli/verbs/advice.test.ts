import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spoken } from '../testing/paper.ts';

const ASSAULT = ['specimen', 'assault', '--input', '{"attack":11,"defence":4}'];
const data = async (args: readonly string[]) => {
  const { status, out, err } = await spoken([...args, '--json']);
  if (status !== 0) throw new Error(err || out);
  return JSON.parse(out);
};

describe('advise', () => {
  // By hand, column 2/1 without a reserve reads A1 - - D1 D1 D2 for 1 to 6; a D1 retreats (a 6 in pursuit costs one
  // step, 1/6) and a D2 loses one and is pursued (7/6): with a modifier m the rows move by m.
  test('the sealed reserves of the specimen have the equilibrium worked by hand', async () => {
    const { advice } = await data(['advise', ...ASSAULT, '--side', 'attacker']);
    const { decision, value } = advice;
    // Both commit: rows 1 to 6 give -1 + 0 + 0 + 1/6 + 1/6 + 7/6 = 1/2, over 6 = 1/12.
    expect(value.fraction).toBe('1/12');
    expect(decision.options).toMatchObject([
      { option: 'hold', share: { fraction: '0' } },
      // Holding against a commitment reads rows 0 to 5: -1 - 1 + 0 + 0 + 1/6 + 1/6 = -5/3, over 6 = -5/18.
      { option: 'commit', share: { fraction: '1' } },
    ]);
    expect(decision.options[0].value.fraction).toBe('-5/18');
    expect(decision.margin.fraction).toBe('13/36');
    expect(decision).toMatchObject({ kind: 'one', best: ['commit'], against: { side: 'defender' } });
  });

  test('a decision in the middle of a play, in the reader’s language', async () => {
    const { out } = await spoken([
      'advise',
      ...ASSAULT,
      '--dice',
      '5',
      '--answers',
      '[{"attacker":"hold","defender":"hold"}]',
      '--lang',
      'fr',
    ]);
    expect(out).toContain('Subir la perte, ou retraiter ?');
    expect(out).toContain('Le mieux : retraiter, de 0,83 (5/6).');
  });

  test('before the dice: how often the question comes up and what will be advised', async () => {
    const { advice } = await data([
      'advise',
      ...ASSAULT,
      '--side',
      'defender',
      '--answers',
      '[{"attacker":"hold","defender":"hold"}]',
    ]);
    // Rows 4 and 5 of column 2/1 are D1; retreating costs 1/6 of a step instead of a whole one.
    expect(advice.prospects).toMatchObject([
      {
        text: 'assault.ask.retreat',
        times: { fraction: '1/3' },
        advised: [{ options: ['retreat'], share: { fraction: '1' }, words: 'retreat' }],
        words: { question: 'Take the loss, or retreat?', times: 'comes up 33.3% of the time' },
      },
    ]);
  });

  test.each([
    [['--side', 'referee'], 'unknown side', 'referee'],
    [['--side', 'attacker', '--goal', 'glory'], 'unknown goal', 'glory'],
    [['--side', 'attacker', '--goal', 'outcome=D3'], 'unknown outcome', 'Did you mean D1?'],
    [['--side', 'attacker', '--goal', 'result.defenderLoses'], 'unknown field', 'Did you mean defenderLosses?'],
    [['--dice', '7', '--answers', '[{"attacker":"hold","defender":"hold"}]'], 'no face', '7'],
  ])('%j is refused with status 1', async (args, _what, told) => {
    const { status, err, out } = await spoken(['advise', ...ASSAULT, ...args]);
    expect(status).toBe(1);
    expect(`${err}${out}`).toContain(told);
  });
});

describe('worth', () => {
  test('what crossing the ford costs, exactly', async () => {
    const { worth } = await data(['worth', ...ASSAULT, '--goal', 'lossDifference']);
    // With D1 defenders standing: rows 1 to 6 give -1 + 0 + 0 + 1 + 1 + 7/6 = 13/6, over 6 = 13/36; across the ford
    // rows 0 to 5 give -1 - 1 + 0 + 0 + 1 + 1 = 0.
    expect(worth.value.fraction).toBe('13/36');
    expect(worth.switches.find(({ at }: { at: string }) => at === 'acrossRiver')).toMatchObject({
      from: false,
      to: true,
      change: { fraction: '-13/36' },
      words: { label: 'The attack crosses the ford', from: 'no', to: 'yes' },
    });
  });

  test('what is settled is where a switch of a decision starts', async () => {
    const { worth } = await data(['worth', ...ASSAULT, '--policy', 'attacker=always']);
    const own = worth.switches.find(({ at }: { at: string }) => at === 'attacker:assault.ask.reserves');
    // With the reserve rows 2 to 7 give 0 + 0 + 1 + 1 + 7/6 + 7/6 = 13/3, over 6 = 13/18; without it 13/36.
    expect([own.from, own.to, own.change.fraction]).toEqual(['commit', 'hold', '-13/36']);
  });
});

describe('analyse', () => {
  const SWEEP = ['analyse', 'specimen', 'assault', '--input', '{"attack":1,"defence":4}', '--along', 'attack=1..12'];

  test('is made under the readings that are given', async () => {
    const swept = async (...more: readonly string[]) => (await spoken([...SWEEP, '--policy', 'never', ...more])).out;
    // 11 against 4 is read as 2/1, or to the nearest as 3/1.
    expect(await swept('--ruling', 'fractions=nearest')).not.toBe(await swept());
    expect((await spoken([...SWEEP, '--policy', 'never', '--ruling', 'fractions=nearest'])).status).toBe(0);
  });

  test('shares along the strength, and the cells never reached', async () => {
    const { points, unreached } = await data(SWEEP);
    expect(points).toHaveLength(12);
    // 12 against 4 is 3/1; rows 1 to 6 read - D1 D1 D1 D2 D2.
    const last = Object.fromEntries(
      points[11].outcomes.map(({ outcome, fraction }: { outcome: string; fraction: string }) => [outcome, fraction]),
    );
    expect(last).toEqual({ '-': '1/6', D1: '1/2', D2: '1/3' });
    expect(unreached).toEqual([]);
  });

  test('as CSV and as a picture', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grognard-'));
    try {
      const file = join(folder, 'sweep.svg');
      const { out } = await spoken([...SWEEP, '--csv', '--svg', file]);
      expect(out.split('\n')[0]).toBe('attack,-,A1,A2,D1,D2,attackerLosses,defenderLosses,lossDifference');
      expect(out.trim().split('\n')).toHaveLength(13);
      const picture = await readFile(file, 'utf8');
      expect(picture).toContain('<title>The Ford (specimen) · Assault</title>');
      expect(picture).toContain('<title>12: D1 50.0%</title>');
      const refused = await spoken([...SWEEP, '--svg', join(folder, 'no', 'folder.svg')]);
      expect(refused.status).toBe(1);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test.each([
    [[]],
    [['--along', 'attack']],
    [['--along', 'attack=9..1']],
    [['--along', 'atack=1..2']],
    [['--along', 'attack=90..95']],
  ])('%j is refused', async (args) => {
    const { status } = await spoken(['analyse', 'specimen', 'assault', '--input', '{"attack":1,"defence":4}', ...args]);
    expect(status).toBe(1);
  });
});

describe('campaign luck', () => {
  test('sums what happened less what was to be expected', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grognard-'));
    try {
      const file = join(folder, 'war.jsonl');
      await spoken(['campaign', 'new', file, 'specimen']);
      // 12 against 4, no reserves, die 6: D2, pursuit 1: the defender loses one step.
      const args = [
        '--input',
        '{"attack":12,"defence":4}',
        '--answers',
        '[{"attacker":"hold","defender":"hold"}]',
        '--dice',
        '6,1',
      ];
      expect((await spoken(['campaign', 'resolve', file, 'assault', ...args])).status).toBe(0);
      const { events, sums } = await data(['campaign', 'luck', file]);
      // Expected with a standing defender: D1 on half the faces costs 1, D2 on a third costs 7/6: 1/2 + 7/18 = 8/9.
      expect(events).toMatchObject([{ side: 'attacker', actual: 1, expected: { fraction: '8/9' } }]);
      expect(sums).toMatchObject([{ by: 'player', who: 'attacker', sum: { fraction: '1/9' } }]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
