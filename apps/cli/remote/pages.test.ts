/** What stands on the paper of whoever sits at a shared table, to the letter; the table is laid by hand. */
import type { FairEvent, Line, Shared } from '@grognard/kernel/fair';
import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import { Dialogue } from '../dialogue.ts';
import { page } from '../testing/pages.ts';
import { paper } from '../testing/paper.ts';
import { BOTH, campaign, choice, open, opened, opening, table, together } from '../testing/table.ts';
import { countIn, Log } from './log.ts';
import { consentNeeded, hindrance, MovesTeller, printMoves } from './moves.ts';
import { printSeats, Teller } from './show.ts';
import type { Told } from './story.ts';

const paint = picocolors.createColors(true);

describe('whose move it is', () => {
  const told = (shared: Shared, seat: string | undefined, here = BOTH) =>
    page((dialogue) => printMoves(dialogue, shared, seat, here));
  const FREE = 'The seat of Defender is still free.';
  const NOTHING = 'Nothing is open. Either side may open a procedure: open';

  test('nothing is open: who has a seat may open something, if enough sit there', async () => {
    expect(await told(table(), 'attacker')).toEqual([NOTHING]);
    expect(await told(table(), undefined)).toEqual([]);
    expect(await told(table({}, ['attacker']), 'attacker')).toEqual([FREE]);
    const alone = { seats: ['attacker'] };
    expect(await told(table(alone, ['attacker']), 'attacker')).toEqual([NOTHING]);
    expect(hindrance(table({}, ['attacker']))).toEqual({
      ...{ code: 'tooFewSeated', at: '' },
      facts: { taken: 1, needed: 2 },
    });
    expect(hindrance(table(open(together)))).toEqual({ code: 'procedureOpen', at: '', facts: { began: 3 } });
  });

  test('a question is put to whom it is for; the others wait for him, and hear if he is away', async () => {
    const shared = table(open(choice()));
    expect(await told(shared, 'defender')).toEqual([
      '',
      expect.stringMatching(/^Your move\. Defender: Take the loss, or retreat\? \(7\.5.*\)$/),
      '  1  stand and take the loss',
      '  2  retreat',
      'Type what stands before an option; odds and advise help.',
    ]);
    expect(await told(shared, 'attacker')).toEqual(['Waiting for Defender: decide.']);
    expect(await told(shared, undefined)).toEqual(['Waiting for Defender: decide.']);
    expect(await told(shared, 'attacker', ['attacker'])).toEqual([
      expect.stringMatching(/^Waiting for Defender.*decide/),
    ]);
    expect(await told(shared, 'attacker', ['attacker'])).not.toEqual(['Waiting for Defender: decide.']);
    const sealed = table(open(together));
    expect((await told(sealed, 'attacker')).at(-1)).toBe(
      'Type what stands before an option; odds and advise help. It is sealed: nobody sees it before all have chosen.',
    );
    expect(await told(table(open(together, { seals: { attacker: {} } })), 'attacker')).toEqual([
      'Waiting for Defender: seal a choice.',
    ]);
  });

  test('options that are numbers are typed as they are', async () => {
    const lines = await told(table(open(choice(['-1', '0', '12']))), 'defender');
    expect(lines.slice(2, -1).map((line) => line.trim().split(/\s+/)[0])).toEqual(['-1', '0', '12']);
  });

  test('what a device does by itself is a word only where the device is away', async () => {
    const shared = table(open(together, { seals: { attacker: {}, defender: {} } }));
    expect(await told(shared, 'attacker')).toEqual([]);
    const away = await told(shared, 'attacker', ['attacker']);
    expect(away).toEqual([expect.stringContaining('Defender')]);
    expect(away[0]).not.toContain('open a sealed choice');
  });

  test('a side that nobody answers for may be taken; a seat that nobody has is waited for as such', async () => {
    const unclaimed = table(open(choice(), { roles: {} }));
    expect(await told(unclaimed, 'attacker')).toEqual([
      expect.stringMatching(/Defender.*take defender/),
      'Waiting for Defender: take a side of the open procedure.',
    ]);
    const empty = table(open(choice()), ['attacker']);
    const [words, ...more] = await told(empty, 'attacker', ['attacker']);
    expect(more).toEqual([]);
    expect(words).toContain('Defender');
    expect(words).toContain('decide');
    // Not as somebody who has gone away.
    expect(words).not.toBe((await told(table(open(choice())), 'attacker', ['attacker']))[0]);
  });

  test('somebody waits for consent; what is stuck can only be taken back', async () => {
    const undo = { by: 'attacker', line: 2, asked: 4, needed: BOTH, consent: ['attacker'] };
    expect(await told(table({ undo }), 'defender')).toEqual(['Attacker waits for your answer: consent or refuse.']);
    expect(await told(table({ undo }), 'attacker')).toEqual([
      'Waiting for Defender: answer whether something is taken back.',
    ]);
    const stuck = [{ code: 'unknownGame', at: '', facts: { received: 'x', options: [] } }];
    const lines = await told(table(open(choice(), { stuck })), 'attacker');
    expect(lines[0]).toBe('The rules cannot go on from here; the procedure can only be taken back (undo):');
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^ {2}• {2}\S/)]);
    expect(consentNeeded(table(), 'attacker')).toEqual([]);
  });

  test('is told when it has changed, and one’s own question once', async () => {
    const around = paper({ width: 120 });
    const dialogue = new Dialogue(around, 'en', false);
    await dialogue.game('specimen');
    const teller = new MovesTeller(dialogue, 'attacker');
    const count = (words: string) => around.printed().split(words).length - 1;
    teller.tell(table(), BOTH);
    teller.tell(table(), BOTH);
    expect(count('Nothing is open.')).toBe(1);
    teller.tell(table(open(together)), BOTH);
    teller.tell(table(open(together, { seals: { defender: {} } })), BOTH);
    expect(count('Your move.')).toBe(1);
    teller.tell(table(open(together, { entries: [{}] })), BOTH);
    expect(count('Your move.')).toBe(2);
    teller.tell(table(open(together, { entries: [{}], line: 4 })), BOTH);
    expect(count('Your move.')).toBe(3);
  });

  test('a script hears of every change, with each option in words', async () => {
    const around = paper({ width: 120 });
    const dialogue = new Dialogue(around, 'en', true);
    dialogue.answerByLine();
    await dialogue.game('specimen');
    const teller = new MovesTeller(dialogue, 'attacker');
    teller.tell(table(open(together)), BOTH);
    teller.tell(table(open(together, { seals: { defender: {} } })), BOTH);
    const told = around
      .printed()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; moves: object[] });
    const options = [
      { option: 'hold', words: 'hold it back' },
      { option: 'commit', words: 'commit it' },
    ];
    const sealing = (seat: string) => ({
      ...{ kind: 'sealed', seat, side: seat, rule: '7.2', question: 'assault.ask.reserves', options },
      words: 'Commit the reserve?',
    });
    expect(told).toEqual([
      { kind: 'moves', moves: [sealing('attacker'), sealing('defender')] },
      { kind: 'moves', moves: [sealing('attacker')] },
    ]);
  });
});

describe('who sits there', () => {
  test('who is here, who is away, where nobody sits, and which seat is one’s own', async () => {
    const seats = (seat: string | undefined, here: readonly string[], taken?: readonly string[], colour = false) =>
      page((dialogue) => printSeats(dialogue, table({}, taken), seat, here), { colour });
    expect(await seats('defender', ['defender'])).toEqual(['  ○  Attacker        away', '  ●  Defender (you)  here']);
    expect(await seats(undefined, [], ['attacker'])).toEqual(['  ○  Attacker  away', '  ·  Defender  nobody yet']);
    expect(await seats('attacker', ['attacker'], undefined, true)).toEqual([
      `  ${paint.green('●')}  Attacker ${paint.dim('(you)')}  here`,
      '  ○  Defender        away',
    ]);
  });
});

describe('what was done', () => {
  const told = (sequence: number, event: object, words: string) =>
    ({ line: { sequence, previous: null, event }, words }) as unknown as Told;
  const lines = [
    told(0, { ...opening, fair: {} }, ''),
    told(4, { kind: 'noted', by: 'defender', text: 'So.' }, ''),
    told(7, { kind: 'abandoned', consent: BOTH }, 'Given up.'),
  ];
  const shared = table({
    origins: [
      { line: 0, by: undefined },
      { line: 4, by: 'defender' },
    ],
  });

  test('with who did it, and what was given up by the line where it was, counted from one', async () => {
    const printed = (last?: number) => page((dialogue) => new Log(dialogue, shared, lines, last).print());
    const all = ['  0  “War” begins.', '  1  Defender: Note: So.', '8  Given up.'];
    expect(await printed()).toEqual(all);
    expect(await printed(1)).toEqual(all.slice(1));
    const dialogue = new Dialogue(paper(), 'en', true);
    await dialogue.game('specimen');
    const data = new Log(dialogue, shared, lines, undefined).data() as { log: readonly object[]; givenUp: unknown };
    expect(data.log).toMatchObject([
      { sequence: 0, line: 1, by: null, undone: false, words: '“War” begins.' },
      { sequence: 1, line: 5, by: 'defender', undone: false, words: 'Note: So.' },
    ]);
    expect(data.givenUp).toEqual([{ line: 8, words: 'Given up.' }]);
    expect(() => countIn('0')).toThrow('notACount');
    expect([countIn(''), countIn('12')]).toEqual([undefined, 12]);
  });
});

describe('lines as they come', () => {
  const told = (event: object, facts: Partial<Told> = {}): Told => ({
    line: { sequence: 5, previous: null, event: event as FairEvent } as unknown as Line,
    words: 'Words.',
    before: table(),
    after: table(),
    ...facts,
  });
  const printed = (colour: boolean, ...lines: readonly Told[]) =>
    page(
      (dialogue) => {
        const teller = new Teller(dialogue);
        for (const each of lines) teller.answer(each);
      },
      { colour },
    );

  test('what begins stands apart and bold, the server’s seed dim, all else plain', async () => {
    expect(await printed(true, told({ kind: 'began' }))).toEqual(['', paint.bold('Words.')]);
    expect(await printed(true, told({ kind: 'noted' }))).toEqual(['Words.']);
    expect(await printed(true, told({ kind: 'epoch' }))).toEqual([paint.dim('Words.')]);
    // The steps tell an answer, and machinery has no words.
    expect(await printed(true, told({ kind: 'chose' }))).toEqual([]);
    expect(await printed(true, told({ kind: 'thrown' }, { words: '' }))).toEqual([]);
  });

  test('the steps of what is open are told as they come, each once, and then the result', async () => {
    const step = opened.begin();
    const at = table(open(step));
    const began = told({ kind: 'began' }, { after: at });
    const first = await printed(false, began);
    expect(first.slice(0, 2)).toEqual(['', 'Words.']);
    expect(first.slice(2)).toEqual([expect.stringMatching(/^7\.1/), '    →  12 against 4: column 3/1']);
    expect(await printed(false, began, told({ kind: 'noted' }, { before: at, after: at }))).toEqual([
      ...first,
      'Words.',
    ]);
    const played = {
      result: { code: '-', attackerLosses: 0, defenderLosses: 0, defenderRetreats: false },
      effects: [{ kind: 'lost', side: 'defender', steps: 2 }],
      steps: [],
      journal: [],
    } as unknown as NonNullable<Told['played']>;
    expect(await printed(false, told({ kind: 'resolved' }, { before: at, played }))).toEqual([
      '',
      '-: the attacker loses 0, the defender 0',
      '  •  the defender loses 2 steps',
    ]);
  });

  test('as data: the line, its words, its result, and the tracks where they have changed', async () => {
    const around = paper();
    const dialogue = new Dialogue(around, 'en', true);
    dialogue.answerByLine();
    const teller = new Teller(dialogue);
    const line = { sequence: 5, previous: null };
    teller.answer(told({ kind: 'noted' }));
    const state = { lost: { attacker: 1, defender: 0 } };
    const after = table({ campaign: { ...campaign, state } });
    const played = { result: { code: '-' }, effects: [], steps: [] } as unknown as NonNullable<Told['played']>;
    teller.answer(told({ kind: 'resolved' }, { words: '', after, played }));
    teller.answer({ ...told({ kind: 'opened' }), before: undefined });
    expect(
      around
        .printed()
        .trimEnd()
        .split('\n')
        .map((each) => JSON.parse(each) as unknown),
    ).toEqual([
      { kind: 'line', ...line, event: { kind: 'noted' }, words: 'Words.' },
      { kind: 'line', ...line, event: { kind: 'resolved' }, result: { code: '-' }, effects: [], state },
      { kind: 'line', ...line, event: { kind: 'opened' }, words: 'Words.', state: campaign.state },
    ]);
  });
});
