/** Loaded beside each test file of a survey: writes down which marks each test walked, and how long it took. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const { GROGNARD_MARKS: count, GROGNARD_CHILDREN: children, GROGNARD_SURVEY: into } = process.env;
globalThis.grognardMarks = new Uint8Array(Number(count));

const tests = [];
const always = new Set();
const whole = performance.now();
let began = whole;
let hasFailed = false;

const taken = () => {
  for (const mark of leftBy('file')) always.add(mark);
  const marks = new Set(leftBy('test'));
  for (const [number, set] of globalThis.grognardMarks.entries()) if (set) marks.add(number);
  globalThis.grognardMarks.fill(0);
  return [...marks];
};

/** What processes and threads have told so far, each in files of its kind. */
function leftBy(kind) {
  const names = existsSync(children) ? readdirSync(children) : [];
  const whole = names.filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.json'));
  return whole.flatMap((name) => {
    const path = join(children, name);
    const marks = JSON.parse(readFileSync(path, 'utf8'));
    rmSync(path);
    return marks;
  });
}

const takenByAll = () => {
  for (const mark of taken()) always.add(mark);
};

beforeEach(() => {
  takenByAll();
  began = performance.now();
});

afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
  tests.push({ id: task.id, took: performance.now() - began, marks: taken() });
});

afterAll(() => {
  takenByAll();
  const path = JSON.parse(into)[expect.getState().testPath];
  // No test at all was run where something failed before the first.
  if (path === undefined || hasFailed || tests.length === 0) return;
  const took = performance.now() - whole;
  writeFileSync(path, JSON.stringify({ took, always: [...always], tests }));
});
