/** `npm start` as the README tells it: it answers, serves the page and the API, and stops cleanly when it is told to. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../ports/free-port.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Milliseconds: a fresh clone installs and builds first; stopping is quick. */
const TO_START = 600_000;
const TO_STOP = 15_000;

/** Starts it in a group of its own, so that nothing of it is left behind whatever happens. */
function start(command, ...words) {
  const child = spawn(command, words, {
    cwd: root,
    detached: true,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const state = { child, said: '', status: undefined };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      state.said += text;
    });
  }
  child.once('close', (code, signal) => {
    state.status = code ?? signal;
  });
  return state;
}

async function until(what, milliseconds, state, holds) {
  for (const end = Date.now() + milliseconds; ; ) {
    if (await holds()) return;
    if (Date.now() > end) throw new Error(`${what}: not within ${milliseconds / 1000} s. It said:\n${state.said}`);
    await new Promise((next) => setTimeout(next, 100));
  }
}

function expect(what, holds, found) {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(found)}`);
  console.log(`✓ ${what}`);
}

async function fetched(url, init) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000), ...init });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

const json = (method, body) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function played(url) {
  const page = await fetched(`${url}/`);
  expect('the page is served', page.status === 200 && /text\/html/.test(page.type), page.status);
  const [script] = /[^"]*assets\/[^"]+\.js/.exec(page.text) ?? [];
  const asset = await fetched(new URL(script ?? 'none', `${url}/`));
  expect('and its script', asset.status === 200 && /javascript/.test(asset.type), script);
  const input = { attack: 11, defence: 4 };
  const answers = [{ attacker: 'hold', defender: 'hold' }];
  const resolved = await fetched(
    `${url}/api/games/specimen/assault/resolve`,
    json('POST', { input, answers, dice: [1] }),
  );
  expect('the API resolves a procedure', resolved.status === 200 && JSON.parse(resolved.text).outcome, resolved.text);
  const hash = (digit) => digit.repeat(64);
  const campaign = await fetched(
    `${url}/api/campaigns/${'0123456789abcdef'.repeat(2)}`,
    json('PUT', {
      game: 'specimen',
      name: 'The Ford',
      observer: hash('1'),
      invitations: { attacker: hash('2'), defender: hash('3') },
    }),
  );
  expect('and makes a shared campaign', campaign.status === 201, campaign.text);
  const manual = await fetched(`${url}/docs`);
  expect('the documentation is at /docs', manual.status === 200 && /text\/html/.test(manual.type), manual.status);
}

async function refusesTakenPort(port, folder) {
  const second = start('npm', 'start', '--', '--port', String(port), '--database', join(folder, 'second.db'));
  await until('a second one ends', TO_START, second, () => second.status !== undefined);
  expect('a port that is taken is named, with what would do', /npm start -- --port \d+/.test(second.said), second.said);
  expect('and nothing is started', second.status !== 0, second.status);
}

/** However it is stopped, it finishes, says so and is gone: its streams close when the last of its processes has ended. */
async function stopped(what, state, signal) {
  signal();
  await until(what, TO_STOP, state, () => state.status !== undefined);
  expect(what, state.said.includes('Stopped'), state.said);
}

async function answering(state, address) {
  await until('npm start', TO_START, state, () => {
    if (state.status !== undefined) throw new Error(`npm start ended with ${state.status}:\n${state.said}`);
    return state.said.includes(address);
  });
}

const folder = mkdtempSync(join(tmpdir(), 'grognard-start-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const words = ['--port', String(port), '--database', join(folder, 'first.db')];
const group = [];
try {
  const first = start('npm', 'start', '--', ...words);
  group.push(first.child.pid);
  await answering(first, address);
  expect('npm start prints the address', true);
  await played(address);
  await refusesTakenPort(port, folder);
  await stopped('SIGTERM stops it, and nothing of it is left', first, () => first.child.kill('SIGTERM'));
  // The same without npm, which tells nothing of how its script ended when it was itself told to stop.
  const again = start(process.execPath, 'tools/set-up/start.mjs', ...words);
  group.push(again.child.pid);
  await answering(again, address);
  await stopped('Ctrl-C stops it', again, () => again.child.kill('SIGINT'));
  expect('with status 0', again.status === 0, again.status);
} finally {
  for (const pid of group) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Nothing is left of it.
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
