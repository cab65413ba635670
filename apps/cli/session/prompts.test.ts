/** Questions as a terminal is asked them, and the screen that leaves no trace; the prompts themselves are stood in for. */
import { EventEmitter } from 'node:events';
import { speaker } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { Back, Quit } from '../faults.ts';
import { onOtherScreen, terminalPrompter } from './terminal.ts';

const say = speaker({
  yes: 'Yes',
  no: 'No',
  'cli.ask.several': '(several)',
  'cli.ask.whole': ({ min, max }: { min: number; max: number }) => `a number from ${min} to ${max}`,
  'cli.ask.line': ({ max }: { max: number }) => `at most ${max}`,
});

type Asked = Record<string, unknown> & { readonly validate?: (typed?: string) => unknown };

/** Prompts that remember what they were asked and give one answer; a cancel comes with the key that made it. */
async function asking(answer: unknown, key?: string) {
  const asked: Asked[] = [];
  const cancel = Symbol('cancel');
  const put = async (facts: Asked) => {
    asked.push(facts);
    if (key !== undefined) process.stdin.emit('keypress', '', key === '' ? undefined : { name: key });
    return key === undefined ? answer : cancel;
  };
  const prompts = {
    select: put,
    multiselect: put,
    text: put,
    confirm: put,
    isCancel: (each: unknown) => each === cancel,
  };
  return { prompter: await terminalPrompter(say, prompts as never), asked };
}

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', hint: 'why' },
];

describe('questions', () => {
  test('one of several, with what stands there and why', async () => {
    const { prompter, asked } = await asking('b');
    expect(await prompter.pick('Which?', OPTIONS, 'a')).toBe('b');
    await prompter.pick('Which?', OPTIONS);
    expect(asked).toEqual([
      { message: 'Which?', options: OPTIONS, initialValue: 'a', showInstructions: false },
      { message: 'Which?', options: OPTIONS, showInstructions: false },
    ]);
  });

  test('several of several, none of them needed', async () => {
    const { prompter, asked } = await asking(['a']);
    expect(await prompter.several('Which?', OPTIONS, ['b'])).toEqual(['a']);
    expect(asked).toEqual([
      { message: 'Which? (several)', options: OPTIONS, initialValues: ['b'], required: false, showInstructions: false },
    ]);
  });

  test('a whole number within its bounds, Enter for what is shown', async () => {
    const { prompter, asked } = await asking('7');
    expect(await prompter.whole('How many?', { min: 2, max: 9, initial: 4 })).toBe(7);
    await prompter.whole('How many?', { min: -3, max: 9 });
    expect(asked[0]).toMatchObject({ message: 'How many? (2–9)', placeholder: '4', defaultValue: '4' });
    expect(asked[1]).not.toHaveProperty('placeholder');
    const told = (place: number, typed?: string) => asked[place]?.validate?.(typed);
    for (const typed of ['2', '9', ' 5 ', '', undefined]) expect(told(0, typed), String(typed)).toBeUndefined();
    for (const typed of ['1', '10', 'x', '2.5', '-2']) expect(told(0, typed)).toBe('a number from 2 to 9');
    for (const typed of ['', undefined, '-4']) expect(told(1, typed)).toBe('a number from -3 to 9');
    expect(told(1, '-3')).toBeUndefined();
  });

  test('a line that says something and is not too long', async () => {
    const { prompter, asked } = await asking('x');
    expect(await prompter.line('Name?', 3, 'abc')).toBe('x');
    await prompter.line('Name?', 3);
    expect(asked[0]).toMatchObject({ message: 'Name?', placeholder: 'abc', defaultValue: 'abc' });
    expect(asked[1]).not.toHaveProperty('defaultValue');
    const told = (place: number, typed?: string) => asked[place]?.validate?.(typed);
    for (const typed of ['', undefined, 'abc']) expect(told(0, typed)).toBeUndefined();
    for (const typed of ['', undefined, '  ', 'abcd']) expect(told(1, typed)).toBe('at most 3');
  });

  test('yes or no, in the reader’s words', async () => {
    const { prompter, asked } = await asking(false);
    expect(await prompter.yes('So?', true)).toBe(false);
    expect(asked).toEqual([{ message: 'So?', initialValue: true, active: 'Yes', inactive: 'No' }]);
  });

  test('Esc goes back, anything else that cancels leaves, and no key is listened to afterwards', async () => {
    const before = process.stdin.listenerCount('keypress');
    await expect((await asking('', 'escape')).prompter.yes('So?', true)).rejects.toBeInstanceOf(Back);
    await expect((await asking('', 'c')).prompter.yes('So?', true)).rejects.toBeInstanceOf(Quit);
    await expect((await asking('', '')).prompter.yes('So?', true)).rejects.toBeInstanceOf(Quit);
    expect(process.stdin.listenerCount('keypress')).toBe(before);
  });
});

describe('the other screen', () => {
  const WIPE = '\u001b[2J\u001b[3J\u001b[H';

  /** A keyboard on which a test types, and a screen that remembers. */
  function secret() {
    const raw: boolean[] = [];
    const flow: string[] = [];
    const input = Object.assign(new EventEmitter(), {
      setRawMode: (on: boolean) => raw.push(on),
      pause: () => flow.push('pause'),
      resume: () => flow.push('resume'),
    });
    const seen: string[] = [];
    const output = { write: (text: string) => seen.push(text) };
    const shown = <T>(work: Parameters<typeof onOtherScreen<T>>[2]) => onOtherScreen(input as never, output, work);
    return { input, raw, flow, seen, shown, type: (keys: string) => input.emit('data', Buffer.from(keys)) };
  }

  test('is wiped before, between and after, and left whatever happens', async () => {
    const { seen, shown } = secret();
    const before = process.listenerCount('exit');
    await shown(async (screen) => {
      screen.show('secret');
      expect(process.listenerCount('exit')).toBe(before + 1);
    });
    expect(seen).toEqual([`\u001b[?1049h${WIPE}`, `${WIPE}secret\n`, `${WIPE}\u001b[?1049l`]);
    await expect(shown(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(seen.at(-1)).toBe(`${WIPE}\u001b[?1049l`);
    expect(process.listenerCount('exit')).toBe(before);
  });

  test.each([
    ['ab\r', 'ab'],
    ['ab\n', 'ab'],
    ['abc\u007f\bx\r', 'ax'],
    ['\u007fa\r', 'a'],
    ['é\r', 'é'],
    ['a\rb\r', 'a'],
  ])('%j typed unseen is %j', async (keys, line) => {
    const { shown, type, raw, flow, seen, input } = secret();
    const typed = shown((screen) => screen.typed());
    type(keys);
    expect(await typed).toBe(line);
    expect([raw, flow]).toEqual([
      [true, false],
      ['resume', 'pause'],
    ]);
    expect(seen.join('')).not.toContain(line);
    expect(input.listenerCount('data')).toBe(0);
  });

  test('what comes in pieces is one line, and Ctrl-C or Ctrl-D leaves', async () => {
    const { shown, type } = secret();
    const typed = shown((screen) => screen.typed());
    for (const key of ['a', 'b', '\r']) type(key);
    expect(await typed).toBe('ab');
    for (const key of ['\u0003', '\u0004']) {
      const left = shown((screen) => screen.typed());
      type(`a${key}`);
      await expect(left).rejects.toBeInstanceOf(Quit);
    }
  });
});
