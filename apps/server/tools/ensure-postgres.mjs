/**
 * Finds PostgreSQL, or installs it from the machine's own packages where that is possible, and starts a throw-away
 * cluster on a free port in a temporary folder. Run by itself it says where PostgreSQL is, or what is missing.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/ports/free-port.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const PATIENCE = 240_000;

const isFolderOfPostgres = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

function candidates() {
  const named = process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : [];
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [...named, ...debian, ...(asked.status === 0 ? [asked.stdout.trim()] : [])];
}

const isRoot = () => process.getuid?.() === 0;
const isDebian = () => existsSync('/etc/debian_version');

/** The folder with the programs of PostgreSQL. */
export function ensurePostgres() {
  const found = candidates().find(isFolderOfPostgres);
  if (found) return found;
  if (!isDebian() || !isRoot()) {
    throw new Error(
      'PostgreSQL is missing: install it (on Debian: apt-get install postgresql) or name its folder in POSTGRES_BIN',
    );
  }
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update'], quiet);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quiet);
  const installed = candidates().find(isFolderOfPostgres);
  if (!installed) throw new Error('apt-get installed postgresql, but its programs are not where they should be');
  return installed;
}

/** PostgreSQL refuses to run as root: the user that its package made, or nobody. */
function servant() {
  if (!isRoot()) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean);
  if (!line) throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Starts a cluster; `before` are the words before its program that start it in surroundings of its own. */
export async function startPostgres({ before = [] } = {}) {
  const programs = ensurePostgres();
  const user = servant();
  const folder = mkdtempSync(join(tmpdir(), 'grognard-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (name, args) => execFileSync(join(programs, name), args, { ...user, cwd: folder, stdio: 'pipe' });
  run('initdb', ['-D', data, '-U', 'grognard', '-A', 'trust', '-E', 'UTF8', '--no-instructions']);
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const isServed = before.length > 0 && user.uid !== undefined;
  const turned = isServed ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  const words = [...before, ...turned, join(programs, 'postgres'), '-D', data, '-p', String(port), ...settings];
  const started = () => {
    const own = before.length > 0 ? {} : user;
    const process = spawn(words[0], words.slice(1), { ...own, cwd: folder, stdio: 'ignore' });
    return { process, ended: new Promise((resolve) => process.once('exit', resolve)) };
  };
  let server = started();
  const url = (name) => `postgres://grognard@127.0.0.1:${port}/${name}`;
  const psql = (statement) => run('psql', ['-X', '-q', '-c', statement, url('postgres')]);
  const ready = () => untilReady(() => psql('select 1'));
  await ready();
  return {
    port,
    get pid() {
      return server.process.pid;
    },
    create(name, at) {
      if (at !== undefined) {
        psql(`copy (select 1) to program 'mkdir ${at}'`);
        psql(`create tablespace ${name} location '${at}'`);
      }
      psql(`create database ${name}${at === undefined ? '' : ` tablespace ${name}`}`);
      return url(name);
    },
    async restart(signal) {
      server.process.kill(signal);
      await server.ended;
      server = started();
      await ready();
    },
    pause() {
      for (const pid of family(server.process.pid)) signalled(pid, 'SIGSTOP');
    },
    resume() {
      for (const pid of family(server.process.pid)) signalled(pid, 'SIGCONT');
    },
    async stop() {
      server.process.kill('SIGINT');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process and all that came of it: each connection has a process of its own, in a group of its own. */
function family(pid) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const members = [pid];
  for (const member of members) {
    for (const [child, parent] of parents) if (parent === member) members.push(child);
  }
  return members;
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** A process may have ended in the meantime. */
function signalled(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has.
  }
}

async function untilReady(probe) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      probe();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(100);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensurePostgres());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
