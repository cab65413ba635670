/** The prompter of a real terminal. Loaded only when a question is put: the prompts cost 30 ms. */
import type { Say } from '@grognard/kernel';
import { Back, Quit } from '../faults.ts';
import type { Option, Prompter, SecretScreen, WholeNumber } from './prompter.ts';

const OTHER_SCREEN = '\u001b[?1049h';
const BACK = '\u001b[?1049l';
const WIPE = '\u001b[2J\u001b[3J\u001b[H';

/** The prompts that the terminal is asked with. */
type Prompts = Pick<typeof import('@clack/prompts'), 'select' | 'multiselect' | 'text' | 'confirm' | 'isCancel'>;

export async function terminalPrompter(say: Say, prompts?: Prompts): Promise<Prompter> {
  const clack = prompts ?? (await import('@clack/prompts'));
  const answered = async <T>(asking: () => Promise<T>): Promise<Exclude<T, symbol>> => {
    const { answer, last } = await withLastKey(process.stdin, asking);
    if (!clack.isCancel(answer)) return answer as Exclude<T, symbol>;
    throw last === 'escape' ? new Back() : new Quit();
  };
  const listed = (options: readonly Option[]) =>
    options.map(({ value, label, hint }) => ({ value, label, ...(hint && { hint }) }));
  const shared = { showInstructions: false };
  return {
    async pick(message, options, initial) {
      const start = initial === undefined ? {} : { initialValue: initial };
      return answered(() => clack.select({ message, options: listed(options), ...start, ...shared }));
    },
    async several(message, options, initial) {
      const question = `${message} ${say('cli.ask.several')}`;
      const start = { initialValues: [...initial], required: false };
      return answered(() => clack.multiselect({ message: question, options: listed(options), ...start, ...shared }));
    },
    async whole(question, range) {
      const message = `${question} (${range.min}–${range.max})`;
      const usual = usually(range.initial?.toString());
      const validate = (typed = '') =>
        (typed === '' && usual.defaultValue !== undefined) || fits(typed, range)
          ? undefined
          : say('cli.ask.whole', { min: range.min, max: range.max });
      return Number(await answered(() => clack.text({ message, validate, ...usual })));
    },
    async line(message, most, initial) {
      const usual = usually(initial);
      const validate = (typed = '') =>
        (typed === '' && initial !== undefined) || (typed.trim() !== '' && typed.length <= most)
          ? undefined
          : say('cli.ask.line', { max: most });
      return answered(() => clack.text({ message, validate, ...usual }));
    },
    async yes(message, initial) {
      const words = { active: say('yes'), inactive: say('no') };
      return answered(() => clack.confirm({ message, initialValue: initial, ...words }));
    },
    secretly: (work) => onOtherScreen(process.stdin, process.stdout, work),
  };
}

/** The prompts cancel on Esc as on Ctrl-C and do not say which: the last key does. */
async function withLastKey<T>(
  input: NodeJS.ReadStream,
  asking: () => Promise<T>,
): Promise<{ answer: T; last: string }> {
  let last = '';
  const listen = (_typed: string, key: { readonly name?: string } | undefined): void => {
    last = key?.name ?? '';
  };
  input.on('keypress', listen);
  try {
    const answer = await asking();
    return { answer, last };
  } finally {
    input.removeListener('keypress', listen);
  }
}

/** Enter alone takes what is shown; the first key replaces it. */
const usually = (value: string | undefined): { placeholder?: string; defaultValue?: string } =>
  value === undefined ? {} : { placeholder: value, defaultValue: value };

const fits = (typed: string, { min, max }: WholeNumber): boolean =>
  /^\s*-?\d+\s*$/.test(typed) && Number(typed) >= min && Number(typed) <= max;

/** The other screen has no scrollback; it is wiped before it is left, whatever happens. */
export async function onOtherScreen<T>(
  input: NodeJS.ReadStream,
  output: { write(text: string): unknown },
  work: (screen: SecretScreen) => Promise<T>,
): Promise<T> {
  const leave = () => output.write(`${WIPE}${BACK}`);
  process.once('exit', leave);
  output.write(`${OTHER_SCREEN}${WIPE}`);
  try {
    return await work({
      show: (text) => output.write(`${WIPE}${text}\n`),
      typed: () => hiddenLine(input),
    });
  } finally {
    process.removeListener('exit', leave);
    leave();
  }
}

/** Reads one line in raw mode, where the terminal echoes nothing. */
function hiddenLine(input: NodeJS.ReadStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let typed = '';
    const settle = (finish: () => void): void => {
      input.removeListener('data', read);
      input.setRawMode(false);
      input.pause();
      finish();
    };
    const read = (chunk: Buffer): void => {
      for (const key of chunk.toString('utf8')) {
        if (key === '\u0003' || key === '\u0004') return settle(() => reject(new Quit()));
        if (key === '\r' || key === '\n') return settle(() => resolve(typed));
        typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : typed + key;
      }
    };
    input.setRawMode(true);
    input.on('data', read);
    input.resume();
  });
}
