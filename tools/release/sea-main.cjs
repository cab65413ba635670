/** The first thing the executable does: lays its files out once, where this user keeps such things, and goes on from there. */
const { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir, tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { getAsset } = require('node:sea');
const { gunzipSync } = require('node:zlib');

const digest = Buffer.from(getAsset('digest')).toString('utf8');

function cacheFolder({ env, platform }) {
  if (platform === 'win32')
    return join(env['LOCALAPPDATA'] || join(homedir(), 'AppData', 'Local'), 'grognard', 'cache');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'grognard');
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'grognard');
}

/** A list of names and lengths on the first line, then the files one after the other. */
function layOut(folder) {
  const whole = gunzipSync(Buffer.from(getAsset('files')));
  const end = whole.indexOf('\n');
  let at = end + 1;
  for (const [name, length] of JSON.parse(whole.subarray(0, end).toString('utf8'))) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, whole.subarray(at, at + length));
    at += length;
  }
}

/** Beside its place first, then there in one go: whoever comes at the same time finds all of it or nothing. */
function atHand() {
  const home = join(cacheFolder(process), digest);
  if (existsSync(home)) return home;
  try {
    mkdirSync(dirname(home), { recursive: true, mode: 0o700 });
    const beside = mkdtempSync(`${home}-`);
    layOut(beside);
    try {
      renameSync(beside, home);
    } catch (error) {
      rmSync(beside, { recursive: true, force: true });
      if (!existsSync(home)) throw error;
    }
    return home;
  } catch {
    // Nothing may be kept here: laid out for this once.
    const once = mkdtempSync(join(tmpdir(), 'grognard-'));
    process.once('exit', () => rmSync(once, { recursive: true, force: true }));
    layOut(once);
    return once;
  }
}

const folder = atHand();
process.argv[1] = join(folder, 'grognard.js');
createRequire(join(folder, 'start.cjs'))('./start.cjs');
