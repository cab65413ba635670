/** The command's front door: real arguments, real streams, one exit status. */
import { version } from './version.ts';

const words = process.argv.slice(2);
process.stdout.on('error', async (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) is no fault of ours.
  if (error.code === 'EPIPE') process.exit(0);
  const [{ cutShort }, { surroundingsOf }] = await Promise.all([import('./run.ts'), import('./surroundings.ts')]);
  process.exit(cutShort(words, surroundingsOf(process), error));
});
// Where nothing can be told of faults, the status tells.
process.stderr.on('error', () => undefined);

// Whoever only asks for the version waits for nothing else.
if (words.length === 1 && /^(-V|--version)$/.test(words[0] ?? '')) process.stdout.write(`${version()}\n`);
else {
  const [{ run }, { surroundingsOf }] = await Promise.all([import('./run.ts'), import('./surroundings.ts')]);
  process.exitCode = await run(words, surroundingsOf(process));
}
