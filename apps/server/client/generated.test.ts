import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildServer } from '../app.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { clientSource, type Document } from '../tools/generate-client.ts';

const formatted = (source: string): string => {
  const biome = join(import.meta.dirname, '../../../node_modules/@biomejs/biome/bin/biome');
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', '--stdin-file-path=apps/server/client/api.ts'],
    {
      input: source,
      encoding: 'utf8',
      cwd: join(import.meta.dirname, '../../..'),
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

test('the client is what the OpenAPI document says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-client-'));
  const store = await openStore(join(folder, 'client.db'));
  const server = await buildServer({ ...DEFAULT_SETTINGS, logLevel: 'silent' }, store);
  const document = (await server.app.inject('/api/openapi.json')).json() as Document;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  await expect(formatted(clientSource(document))).toMatchFileSnapshot('./api.ts');
});
