/** Whether what was made is still what its sources would make: compared by size and time, which takes no time. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'bundle', 'browser', 'test-results']);

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !LEFT_OUT.has(name))
    .flatMap((name) => filesIn(join(path, name)));
}

/** `made` is one file of what was made: another one, from whatever hand, is another digest. */
export class Freshness {
  #made;
  #stamp;
  #sources;

  constructor({ made, stamp, sources }) {
    this.#made = join(root, made);
    this.#stamp = join(root, stamp);
    this.#sources = sources;
  }

  get isFresh() {
    return existsSync(this.#made) && existsSync(this.#stamp) && readFileSync(this.#stamp, 'utf8') === this.#digest();
  }

  /** Remembers what it was made of just now. */
  keep() {
    try {
      writeFileSync(this.#stamp, this.#digest());
    } catch {
      // It has gone, or cannot be written beside: it is made again next time.
    }
  }

  #digest() {
    const digest = createHash('sha256');
    for (const path of [this.#made, ...this.#sources.flatMap((each) => filesIn(join(root, each)))]) {
      const { size, mtimeMs } = statSync(path);
      digest.update(`${path} ${size} ${mtimeMs}\n`);
    }
    return digest.digest('hex');
  }
}
