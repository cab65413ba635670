/** Server processes that can be killed at any moment and replaced at once: the next one already waits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The environment without what the tests themselves are told: a server refuses settings that it does not know. */
export const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GROGNARD_')));

interface Surroundings {
  readonly environment?: Readonly<Record<string, string>>;
  /** A program, and its first words, that starts the server in its turn. */
  readonly before?: readonly string[];
}

export class Killable {
  static readonly #all = new Set<ChildProcess>();
  /** Everything that the serving processes have logged. */
  log = '';
  readonly url: string;
  readonly #start: () => ChildProcess;
  #standby: ChildProcess;
  #serving: ChildProcess | undefined;

  constructor(file: string, port: number, database: string, { environment = {}, before = [] }: Surroundings = {}) {
    this.url = `http://127.0.0.1:${port}`;
    const args = [file, 'serve', '--port', String(port), '--database', database];
    const roomy = {
      GROGNARD_LIMIT_REQUESTS: '10000000',
      GROGNARD_LIMIT_CREATIONS: '10000000',
      GROGNARD_GAMES: 'specimen',
      GROGNARD_LOG: 'error',
      GROGNARD_DOCS: 'off',
    };
    const env = { ...plainEnvironment(), ...roomy, ...environment };
    const [program = process.execPath, ...words] = [...before, process.execPath, ...args];
    this.#start = () => {
      const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'], env });
      Killable.#all.add(child);
      child.once('exit', () => Killable.#all.delete(child));
      return child;
    };
    this.#standby = this.#start();
  }

  /** Nothing outlives a test, even one that failed. */
  static endAll(): void {
    for (const child of Killable.#all) child.kill('SIGKILL');
  }

  /** Lets the waiting process serve, and has the next one wait. */
  async serve(): Promise<void> {
    const next = this.#standby;
    this.#serving = next;
    next.stdout?.on('data', (data) => {
      this.log += String(data);
    });
    const ready = new Promise<void>((resolve, reject) => {
      next.stdout?.on('data', (data) => {
        if (String(data).includes('"listening"')) resolve();
      });
      next.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    next.stdin?.write('go\n');
    await ready;
    this.#standby = this.#start();
  }

  /** The process that serves; ended where it has come to an end by itself. */
  get process(): ChildProcess {
    if (!this.#serving) throw new Error('nothing is serving');
    return this.#serving;
  }

  /** SIGKILL: the process gets no chance to finish anything. */
  async kill(): Promise<void> {
    const { pid, exitCode } = this.#serving ?? {};
    if (pid === undefined || exitCode !== null) throw new Error('nothing is serving');
    const ended = once(this.#serving as ChildProcess, 'exit');
    this.#serving?.kill('SIGKILL');
    await ended;
  }

  /** Stops as an operator would, and gives the status. */
  async stop(): Promise<number | null> {
    this.#standby.kill('SIGKILL');
    const ended = once(this.#serving as ChildProcess, 'exit');
    this.#serving?.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return code;
  }
}
