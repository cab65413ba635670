/** The process in which tests run, begun again when a change made it run for ever. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('runner.mjs', import.meta.url));

export class Runner {
  #folder;
  #setting;
  #child;
  /** Of a survey: by each test file all that it read. */
  loaded = {};

  constructor(folder, setting) {
    this.#folder = folder;
    this.#setting = JSON.stringify(setting);
  }

  /** What failed first, or nothing; no sign of life for so long is a failure too. */
  async run(specifications, changed, patience) {
    this.#child ??= await this.#begun();
    const child = this.#child;
    return new Promise((resolve) => {
      const end = (failure) => {
        clearTimeout(clock);
        child.removeAllListeners();
        resolve(failure);
      };
      const waiting = () =>
        setTimeout(() => {
          this.stop();
          end('no end');
        }, patience);
      let clock = waiting();
      child.on('message', ({ alive, failure, loaded }) => {
        if (alive) {
          clearTimeout(clock);
          clock = waiting();
          return;
        }
        this.loaded = loaded;
        end(failure);
      });
      child.once('exit', () => {
        this.#child = undefined;
        end('the runner died');
      });
      child.send({ specifications, changed });
    });
  }

  /** With whatever its tests have begun. */
  stop() {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    child.removeAllListeners();
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  }

  #begun() {
    const child = fork(script, [this.#folder, this.#setting], {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', 'ignore', process.env.GROGNARD_MUTATE_LOUD ? 'inherit' : 'ignore', 'ipc'],
    });
    process.on('exit', () => this.stop());
    return new Promise((resolve, reject) => {
      child.once('message', () => {
        child.removeAllListeners();
        resolve(child);
      });
      child.once('exit', () => reject(new Error('the runner of tests does not begin')));
    });
  }
}
