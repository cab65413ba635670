/** The command's front door: real arguments, real streams, one exit status. */
import { version } from './version.ts';

// A reader that has seen enough (`| head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const words = process.argv.slice(2);
// Whoever only asks for the version waits for nothing else.
if (words.length === 1 && /^(-V|--version)$/.test(words[0] ?? '')) process.stdout.write(`${version()}\n`);
else {
  const [{ run }, { surroundingsOf }] = await Promise.all([import('./run.ts'), import('./surroundings.ts')]);
  process.exitCode = await run(words, surroundingsOf(process));
}
