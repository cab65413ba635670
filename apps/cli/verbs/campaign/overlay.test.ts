import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spoken } from '../../testing/paper.ts';

test('own cells given when a campaign begins hold for all of it, and a wrong one is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grognard-'));
  try {
    const file = join(folder, 'war.jsonl');
    const own = (cell: string) => ['--overlay', `{"assault":[{"row":"3","column":"2/1","cell":"${cell}"}]}`];
    expect((await spoken(['campaign', 'new', file, 'specimen', ...own('DZ')])).status).toBe(1);
    expect((await spoken(['campaign', 'new', file, 'specimen', ...own('A2')])).status).toBe(0);
    const assault = [
      '--input',
      '{"attack":11,"defence":4}',
      '--answers',
      '[{"attacker":"hold","defender":"hold"}]',
      '--dice',
      '3',
    ];
    const { out } = await spoken(['campaign', 'resolve', file, 'assault', ...assault, '--lang', 'fr']);
    // Printed, row 3 of column 2/1 is no effect.
    expect(out).toContain('ligne 3, colonne 2/1 → A2 (votre propre case)');
    expect(JSON.parse((await spoken(['campaign', 'state', file, '--json'])).out).state).toEqual({
      lost: { attacker: 2, defender: 0 },
    });
    expect((await spoken(['verify', file])).status).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
