/** Loaded first by a command that a test of a survey starts: leaves the marks it walked where the test finds them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = new URL(import.meta.url).searchParams.get('folder');

process.on('exit', () => {
  const marks = [...(globalThis.grognardMarks ?? []).keys()].filter((number) => globalThis.grognardMarks[number]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.pid}-${Date.now()}.json`), JSON.stringify(marks));
});
