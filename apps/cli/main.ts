/** The command's front door: real arguments, real streams, one exit status. */
import { run } from './run.ts';
import { surroundingsOf } from './surroundings.ts';

// A reader that has seen enough (`| head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), surroundingsOf(process));
