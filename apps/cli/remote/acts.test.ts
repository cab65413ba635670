/** What is typed at a shared table, act by act, and what comes of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { game as specimen } from '@grognard/games/specimen';
import { game as surrender } from '@grognard/games/unconditional-surrender';
import { beginCampaign, type CampaignEvent, fold, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { accepted } from '../faults.ts';
import { freshFolder } from '../testing/command.ts';
import { ESC, type Scripted, spoken } from '../testing/paper.ts';
import { BOTH, choice, open, opened, seated, table, together } from '../testing/table.ts';
import { ACTS, doLine } from './acts.ts';
import { beginTyped } from './begin.ts';
import { tellOfOlder } from './review.ts';

describe('opening a procedure', () => {
  const FORD = { attack: 12, defence: 4 };
  const began = (input: Plain, roles: object = {}) => ({ kind: 'began', procedure: 'assault', input, roles });

  test('by a line: an input or an example, and who answers for whom', async () => {
    const { remote, acts, questions } = await seated([]);
    await beginTyped(remote, 'assault {"attack":12,"defence":4}');
    await beginTyped(remote, 'assault 7.4-a attacker=defender  defender=attacker');
    expect(acts).toEqual([
      began({ ...FORD, acrossRiver: false }),
      began({ attack: 11, defence: 4, acrossRiver: true }, { attacker: 'defender', defender: 'attacker' }),
    ]);
    expect(questions()).toEqual([]);
    await expect(beginTyped(remote, 'assault {} attacker')).rejects.toMatchObject({ code: 'notAPair' });
    const script = await seated([], { terminal: false });
    for (const line of ['', 'assault', 'assault attacker=defender'])
      await expect(beginTyped(script.remote, line)).rejects.toMatchObject({ code: 'actIncomplete' });
  });

  test('question by question: the chart, the situation, the odds, and whether it is opened', async () => {
    const asked = await seated(['assault', '7.4-a', true]);
    await beginTyped(asked.remote, '');
    const SITUATION = ['Which situation?', 'Eleven against four across the ford', 'my own: ask me'];
    expect(asked.questions()).toEqual([['Which chart?', 'Assault'], SITUATION, ['Open it?', '› yes']]);
    expect(asked.acts).toEqual([began({ attack: 11, defence: 4, acrossRiver: true })]);
    expect(asked.printed()).toContain('The Ford (specimen) · Assault');
    // One's own, with one side given on the line.
    const own = await seated([' own', 12, 4, false, true]);
    await beginTyped(own.remote, 'assault attacker=defender');
    expect(own.questions()).toEqual([
      SITUATION,
      ['Attacking strength', '1–40', '› 8'],
      ['Defending strength', '1–40', '› 4'],
      ['The attack crosses the ford', '› no'],
      ['Open it?', '› yes'],
    ]);
    expect(own.acts).toEqual([began({ ...FORD, acrossRiver: false }, { attacker: 'defender' })]);
    // Who turns back, leaves, or says no, opens nothing.
    for (const answers of [
      [ESC],
      ['assault', ESC],
      ['assault', '7.4-a', ESC],
      ['assault', '7.4-a', false],
      [],
    ] as const) {
      const back = await seated(answers);
      await beginTyped(back.remote, '');
      expect(back.acts).toEqual([]);
    }
    await expect(beginTyped((await seated([])).remote, 'nonsense')).rejects.toMatchObject({
      refusals: [{ code: 'unknownProcedure' }],
    });
  });

  test('where the sides are not the seats, who answers for each: of those who sit there, each once', async () => {
    const war = accepted(fold(surrender, [accepted(beginCampaign(surrender, 'War', {}))]));
    const shared = table({ game: surrender, campaign: war, seats: ['axis', 'western', 'soviet'] }, ['axis', 'western']);
    const asked = async (line: string, ...answers: readonly Scripted[]) => {
      const at = await seated(answers, { shared, seat: 'axis', game: 'unconditional-surrender' });
      await beginTyped(at.remote, line);
      const roles = at.questions().filter(([question]) => question?.startsWith('Who answers'));
      return { roles, acts: at.acts as readonly { readonly roles: object }[] };
    };
    const WHOEVER = 'whoever takes it';
    const first = await asked('ground-combat', 'flanders-1940', 'axis', 'western', true);
    expect(first.roles).toEqual([
      ['Who answers for Attacker?', 'Axis', 'Western faction', WHOEVER],
      ['Who answers for Defender?', 'Western faction', WHOEVER],
    ]);
    expect(first.acts.map(({ roles }) => roles)).toEqual([{ attacker: 'axis', defender: 'western' }]);
    // Who is given on the line is not asked for, nor offered again.
    const given = await asked('ground-combat attacker=western', 'flanders-1940', WHOEVER, true);
    expect(given.roles).toEqual([['Who answers for Defender?', 'Axis', WHOEVER]]);
    expect(given.acts.map(({ roles }) => roles)).toEqual([{ attacker: 'western' }]);
  });
});

describe('what is typed', () => {
  const atFord = (step: object, facts: object = {}) => ({ shared: table(open(step, facts)) });
  const done = async (line: string, at: Parameters<typeof seated>[1] = {}) => {
    const sitting = await seated([], at);
    await doLine(sitting.remote, line);
    return { acts: sitting.acts, shown: sitting.shown, lines: sitting.printed().split('\n').slice(0, -1) };
  };
  const refusal = (line: string, at: Parameters<typeof seated>[1] = {}) =>
    done(line, at).then(
      () => 'done',
      (error: { readonly code?: string; readonly refusals?: readonly { readonly code: string }[] }) =>
        error.code ?? error.refusals?.[0]?.code,
    );

  test('nothing, or a remark, does nothing', async () => {
    for (const line of ['', '   ', '# note x']) expect(await done(line)).toEqual({ acts: [], shown: [], lines: [] });
  });

  test('a decision by its number, by its name, or behind its verb', async () => {
    const chosen = { kind: 'chose', side: 'defender', option: 'retreat' };
    const asked = { ...atFord(choice()), seat: 'defender' };
    for (const line of ['2', ' retreat ', 'choose 2', 'choose retreat'])
      expect((await done(line, asked)).acts).toEqual([chosen]);
    const sealed = { kind: 'sealed', side: 'attacker', option: 'hold' };
    for (const line of ['1', 'hold', 'choose 1', 'seal hold'])
      expect((await done(line, atFord(together))).acts).toEqual([sealed]);
    // A plain choice is not sealed; a number that is not offered is a decision all the same.
    expect(await refusal('seal 1', asked)).toBe('nothingAsked');
    expect(await refusal('3', asked)).toBe('noSuchOption');
    expect(await refusal('x', asked)).toBe('unknownAct');
    expect(await refusal('1')).toBe('nothingAsked');
    expect(await refusal('1', { ...asked, facts: { seat: undefined } })).toBe('onlyWatching');
  });

  test('notes, corrections, sides taken', async () => {
    expect((await done('note All  quiet')).acts).toEqual([{ kind: 'noted', text: 'All  quiet' }]);
    expect((await done('correct lost.attacker 3 we  miscounted')).acts).toEqual([
      { kind: 'corrected', at: 'lost.attacker', value: 3, reason: 'we  miscounted' },
    ]);
    const unclaimed = atFord(choice(), { roles: {} });
    expect((await done('take defender', unclaimed)).acts).toEqual([{ kind: 'claimed', side: 'defender' }]);
    expect(await refusal('take attacker', unclaimed)).toBe('nothingToTake');
    for (const line of ['note', 'take', 'correct lost.attacker 3', 'choose', 'seal', 'export'])
      expect(await refusal(line, unclaimed)).toBe('actIncomplete');
  });

  test('something is asked back, and whoever is asked answers', async () => {
    const undo = { by: 'attacker', line: 2, asked: 4, needed: BOTH, consent: ['attacker'] };
    const asked = { shared: table({ undo }), seat: 'defender' };
    for (const answer of ['consent', 'refuse'])
      expect((await done(answer, asked)).acts).toEqual([{ kind: 'undoAnswered', asked: 4, answer }]);
    expect(await refusal('consent')).toBe('noUndoAsked');
    expect(await refusal('undo')).toBe('nothingToUndo');
    expect(await refusal('undo', { facts: { seat: undefined } })).toBe('onlyWatching');
  });

  test('who sits there, how the tracks stand, which link opens this', async () => {
    const who = await done('who');
    expect(who.lines).toEqual(['  ●  Attacker (you)  here', '  ●  Defender        here', '(moves)']);
    expect(who.shown).toEqual([
      {
        seats: BOTH.map((seat) => ({ seat, taken: true, here: true })),
        moves: BOTH.map((seat) => ({ kind: 'began', seat, words: 'open a procedure' })),
      },
    ]);
    const state = await done('state');
    expect(state.shown).toEqual([{ state: { lost: { attacker: 0, defender: 0 } } }]);
    const link = { kind: 'watch', origin: 'https://a.example', id: 'ab'.repeat(16), token: 'cd'.repeat(32) };
    const watching = await done('link', { facts: { link } });
    expect(watching.lines).toEqual([
      'This link lets anybody watch, and nothing more.',
      expect.stringMatching(/^https:\/\/a\.example\/#\/watch\//),
    ]);
    const seat = { ...link, kind: 'seat', seat: 'attacker', secret: 'ef'.repeat(32) };
    const sitting = await done('link', { facts: { link: seat } });
    expect(sitting.lines).toEqual([
      'The key of your seat. Whoever has this link plays for you: show it to nobody.',
      expect.stringMatching(/^https:\/\/a\.example\/#\/seat\//),
    ]);
    expect(sitting.shown).toEqual([{ kind: 'link', link: sitting.lines[1], words: sitting.lines[0] }]);
  });

  test('odds and advice of what is open, for the side that one plays', async () => {
    expect(await refusal('odds')).toBe('nothingOpen');
    expect(await refusal('advise')).toBe('nothingOpen');
    const step = opened.begin();
    const swapped = atFord(step, { roles: { attacker: 'defender', defender: 'attacker' } });
    const side = async (at: Parameters<typeof seated>[1], line = 'advise') => {
      const [made] = (await done(line, at)).shown as readonly { readonly advice: { side: string; goal?: unknown } }[];
      return made?.advice;
    };
    expect((await side(atFord(step)))?.side).toBe('attacker');
    expect((await side(swapped))?.side).toBe('defender');
    expect((await side({ ...atFord(step), seat: 'defender' }))?.side).toBe('defender');
    expect(await side(atFord(step), 'advise attackerLosses')).not.toEqual(await side(atFord(step)));
    const odds = await done('odds', atFord(step));
    expect(odds.lines.slice(0, 2)).toEqual(['', 'The Ford (specimen) · Assault']);
  });

  test('every act with its line of help', async () => {
    const help = await done('?');
    const [told] = help.shown as readonly { readonly acts: readonly { act: string; words: string }[] }[];
    expect(told?.acts.map(({ act }) => act.split(' ')[0])).toEqual([...Object.keys(ACTS), 'leave']);
    expect(help.lines.filter((line) => /^ {2}\S/.test(line))).toHaveLength(Object.keys(ACTS).length + 1);
  });
});

describe('what is older than the rules', () => {
  /** Two assaults of 2 against 4 in column 1/2, where a 4 is nothing and a 1 is A2; under version 0 an A2 was nothing. */
  const older = async () => {
    const file = join(freshFolder(), 'old.jsonl');
    await spoken(['campaign', 'new', file, 'specimen']);
    const fight = ['campaign', 'resolve', file, 'assault', '--input', '{"attack":2,"defence":4}'];
    const held = ['--answers', '[{"attacker":"hold","defender":"hold"}]'];
    for (const die of ['4', '1']) expect((await spoken([...fight, '--dice', die, ...held])).status).toBe(0);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const events = lines.map((line) => (JSON.parse(line) as { readonly event: CampaignEvent }).event);
    return (all: boolean) => accepted(fold(specimen, (all ? events : events.slice(0, 2)).map(milder)));
  };
  const milder = (event: CampaignEvent): CampaignEvent => {
    if (event.kind === 'opened') return { ...event, version: '0' };
    if (event.kind !== 'resolved' || !event.ending) return event;
    const { ending } = event;
    if (ending.name !== 'A2') return { ...event, ending: { ...ending, version: '0' } };
    const summary = { ...ending.told.summary, facts: { ...ending.told.summary.facts, code: '-', attackerLosses: 0 } };
    return {
      ...event,
      ending: { ...ending, version: '0', name: '-', digest: 'older', effects: [], told: { summary } },
    };
  };
  const OTHERWISE = 'The rules are now at version 1. 1 event would end otherwise: 2.';
  const SAME = 'The rules are now at version 1; 1 event of an earlier version would end the same.';

  test('is told to whoever comes, unless there is nothing of it', async () => {
    const campaigns = await older();
    const told = async (campaign: object) => {
      const { remote, warned } = await seated([]);
      tellOfOlder(remote.dialogue, table({ campaign }));
      return warned();
    };
    expect(await told(campaigns(true))).toContain(OTHERWISE);
    expect(await told(campaigns(true))).toContain('“review”');
    expect(await told(campaigns(false))).toContain(SAME);
    expect(await told(table().campaign)).toBe('');
  });

  test('is told event by event, and judged', async () => {
    const campaign = (await older())(true);
    const at = async (line: string) => {
      const sitting = await seated([], { shared: table({ campaign }) });
      await doLine(sitting.remote, line);
      return sitting;
    };
    const told = await at('review');
    expect(told.warned()).toContain(OTHERWISE);
    expect(told.printed()).toMatch(/^ {2}• {2}Event 2\. It ended: -: [^•]* It would now end: A2: [^•]*\n$/);
    expect(told.acts).toEqual([]);
    expect(told.shown).toMatchObject([{ kind: 'review', version: '1', events: [{ sequence: 2, was: { name: '-' } }] }]);
    for (const [line, verdict] of [
      ['review redo all', 'redone'],
      ['review mark 2', 'marked'],
      ['review keep  2', 'kept'],
    ] as const) {
      const judged = await at(line);
      expect(judged.acts).toMatchObject([{ kind: 'reviewed', version: '1', verdicts: expect.any(Array) }]);
      expect(JSON.stringify(judged.acts)).toContain(`"verdict":"${verdict}"`);
      expect(judged.shown).toEqual([]);
    }
    await expect(at('review redo')).rejects.toMatchObject({ code: 'actIncomplete' });
    await expect(at('review all redo')).rejects.toMatchObject({ code: 'actIncomplete' });
    const nothing = await seated([]);
    await doLine(nothing.remote, 'review');
    expect([nothing.printed(), nothing.warned()]).toEqual([
      'Nothing in this campaign is older than today’s rules.\n',
      '',
    ]);
  });
});
