/**
 * Put before what a test of a survey starts as a process or a thread: leaves the marks it walked where the test finds them,
 * again and again, because whoever is killed says no last word.
 */
import { renameSync as put, writeFileSync as write } from 'node:fs';

const left = 'PATH';
const told = new Set();
const tell = () => {
  const marks = Object.keys(globalThis.grognardMarks ?? {})
    .map(Number)
    .filter((number) => !told.has(number));
  if (marks.length === 0) return;
  for (const number of marks) told.add(number);
  const path = `${left}-${process.pid}-${Math.random()}`;
  write(`${path}.part`, JSON.stringify(marks));
  put(`${path}.part`, `${path}.json`);
};
setInterval(tell, 50).unref();
process.on('exit', tell);
