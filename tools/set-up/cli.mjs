/** `npm run cli`: sets up what is missing and runs the command; without words of its own, the guided session. */
import { pathToFileURL } from 'node:url';
import { buildCommand, command } from './command.mjs';

buildCommand();
process.argv = [process.execPath, command, ...process.argv.slice(2)];
await import(pathToFileURL(command).href);
