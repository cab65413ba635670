import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { game as ford } from '@grognard/games/specimen';
import { beginCampaign } from '@grognard/kernel';
import {
  type ActDraft,
  exported,
  follow,
  Hand,
  type Line,
  lineText,
  moves,
  openingLine,
  type Shared,
  serverSecrets,
  signCheckpoint,
  textHash,
  write,
} from '@grognard/kernel/fair';
import { crypto } from '@grognard/server/client';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/command.ts';
import { spoken } from '../testing/paper.ts';

const ID = '0123456789abcdef0123456789abcdef';
const secret = (digit: string): string => digit.repeat(64);

/** An assault between two seats, sealed, contributed to, thrown and revealed. */
function journal(): readonly string[] {
  const opened = beginCampaign(ford, 'Far apart', {});
  if (!opened.ok || opened.value.kind !== 'opened') throw new Error('the campaign should open');
  const secrets = serverSecrets(crypto, ID, secret('a'));
  const first = openingLine(ford, opened.value, ID, secrets, crypto);
  const lines: Line[] = [first];
  const begun = follow(ford, undefined, first, crypto);
  if (!begun.ok) throw new Error('the opening should be followed');
  let shared: Shared = begun.value;
  const hands = ['attacker', 'defender'].map((seat, index) => new Hand(ID, seat, secret(String(index + 1)), crypto));
  const act = (hand: Hand, draft: ActDraft): void => {
    const written = write(shared, hand.sign(shared, draft), secrets, crypto);
    if (!written.ok) throw new Error(written.refusals.map(({ code }) => code).join());
    lines.push(...written.value.lines);
    shared = written.value.shared;
  };
  for (const hand of hands) act(hand, hand.takeSeat(shared));
  const [one] = hands as [Hand, Hand];
  act(one, { kind: 'began', procedure: 'assault', input: { attack: 1, defence: 4 }, roles: {} });
  for (const hand of hands) act(hand, hand.seal(shared, hand.seat, 'hold'));
  while (shared.open) {
    const [move] = moves(shared);
    const hand = hands.find(({ seat }) => seat === move?.seat);
    const draft: ActDraft | undefined =
      move?.kind === 'chose'
        ? { kind: 'chose', side: move.side, option: move.options[0] ?? '' }
        : hand?.automatic(shared);
    if (!hand || !draft) throw new Error('nobody can go on');
    act(hand, draft);
  }
  return lines.map(lineText);
}

const checked = async (text: string, locale: 'en' | 'fr' = 'en'): Promise<{ status: number | null; told: string }> => {
  const file = join(freshFolder(), 'remote.journal');
  writeFileSync(file, text);
  const { status, out } = await spoken(['verify', file], { locale });
  return { status, told: out };
};

const fileOf = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');

test('an exported journal is verified offline, dice and seals and signatures', async () => {
  const { status, told } = await checked(exported(journal(), crypto));
  expect(status).toBe(0);
  for (const words of [
    '✓  signatures: all',
    'follow from seeds committed beforehand and from the contributions of Attacker and Defender',
    '✓  sealed choices: 2 opened as they were sealed',
    '·  end: unproved',
    'Everything that was checked holds. Mind what is marked ·.',
  ]) {
    expect(told).toContain(words);
  }
});

test('a die changed afterwards is named with its line', async () => {
  const texts = journal();
  const thrown = texts.findIndex((text) => text.includes('"kind":"thrown"'));
  const changed = texts.map((text, index) => (index === thrown ? text.replace(/"face":\d/, '"face":7') : text));
  const { status, told } = await checked(exported(changed, crypto));
  expect(status).toBe(1);
  expect(told).toContain(`line ${thrown + 1} (`);
});

test('a journal cut anywhere holds as far as it goes, and its end and open dice are never ticked', async () => {
  const texts = journal();
  const thrown = texts.findIndex((text) => text.includes('"kind":"thrown"'));
  for (const lines of [1, 5, thrown, thrown + 1, texts.length]) {
    const { status, told } = await checked(fileOf(texts.slice(0, lines)));
    expect([lines, status]).toEqual([lines, 0]);
    expect(told).toContain('·  end: unproved');
  }
  const { told } = await checked(fileOf(texts.slice(0, thrown + 1)));
  expect(told).toContain('·  dice: 1 wait for their seed');
  expect(told).not.toMatch(/✓ {2}dice/);
  const torn = await checked(fileOf(texts).slice(0, -30));
  expect([torn.status, torn.told]).toEqual([0, expect.stringContaining(`Line ${texts.length} (bytes`)]);
});

test('a journal of the first protocol is refused with the reason, its signatures checked all the same', async () => {
  const text = readFileSync(new URL('../testing/protocol-1.journal', import.meta.url), 'utf8');
  const { status, told } = await checked(text);
  // Two seats, two openings, four seals, four opened, four contributions and a note.
  expect([status, told]).toEqual([1, expect.stringContaining('✓  signatures: 17 acts of the players are signed')]);
  expect(told).toContain(
    'this journal is of protocol 1, under which whoever ran the server could take a roll back alone',
  );
  const forged = text.replace('À l’été.', 'En hiver.');
  expect((await checked(forged, 'fr')).told).toContain('cette ligne a été modifiée');
});

const broken: readonly (readonly [string, (texts: readonly string[]) => readonly string[]])[] = [
  ['no JSON', (texts) => texts.with(2, '{')],
  ['spelt otherwise', (texts) => texts.with(2, ` ${texts[2]}`)],
  ['no line', (texts) => texts.with(2, '[]')],
  ['out of order', (texts) => texts.toSpliced(2, 1)],
  ['another line before', (texts) => texts.with(2, (texts[2] ?? '').replace('seated', 'sitted'))],
  [
    'no event',
    (texts) => [...texts, (texts.at(-1) ?? '').replace(/"event":\{.*?\},"previous"/, '"event":{},"previous"')],
  ],
];

test.each(broken)('what is wrong is said in full, in both languages: %s', async (_what, bend) => {
  for (const locale of ['en', 'fr'] as const) {
    const { status, told } = await checked(fileOf(bend(journal())), locale);
    expect(status).toBe(1);
    expect(told).toMatch(/✗ {2}(line|ligne) \d+ \(/);
    expect(told).not.toMatch(/undefined|\[refusal|NaN/);
  }
});

test('a campaign begins with the tracks of a shared one that holds, and of no other', async () => {
  const folder = freshFolder();
  const [file, war] = [join(folder, 'shared.journal'), join(folder, 'war.jsonl')];
  const begun = (name: string) => spoken(['campaign', 'new', name, 'specimen', '--setup', file]);
  const whole = exported(journal(), crypto);
  const [first = ''] = journal();
  writeFileSync(file, `${first.replace('"protocol":2', '"protocol":1')}\n`);
  const refused = await begun(war);
  expect([refused.status, existsSync(war)]).toEqual([1, false]);
  // Which protocol it is of, and which is known.
  expect(refused.err).toContain(file);
  expect(refused.err).toContain('of protocol 1,');
  expect(refused.err).toContain('under protocol 2');
  writeFileSync(file, whole);
  expect((await begun(war)).status).toBe(0);
});

test('what was checked before is not checked again, and a note that somebody else made is not believed', async () => {
  const texts = [...journal()];
  const folder = freshFolder();
  const file = join(folder, 'long.journal');
  writeFileSync(file, fileOf([...texts, ...notes(texts, 220)]));
  const verified = async () => (await spoken(['verify', file], { stateFolder: folder })).status;
  expect(await verified()).toBe(0);
  const [note = ''] = readdirSync(join(folder, 'checked')).filter((name) => name.endsWith('.json'));
  const path = join(folder, 'checked', note);
  for (const name of ['device.key', note]) expect(statSync(join(folder, 'checked', name)).mode & 0o777).toBe(0o600);
  const before = readFileSync(path, 'utf8');
  expect(await verified()).toBe(0);
  // A signature below the mark is spoilt: only whoever looks again sees it.
  const spoilt = fileOf([...texts, ...notes(texts, 220, 'ab'.repeat(64))]);
  writeFileSync(file, spoilt);
  expect(await verified(), 'another journal is not covered by the note').toBe(1);
  const { length, head } = JSON.parse(before) as { length: number; head: string };
  expect(length).toBe(texts.length + 220);
  const lies = {
    length,
    head: textHash(crypto, spoilt.trimEnd().split('\n').at(-1) ?? ''),
    signature: 'cd'.repeat(64),
  };
  expect(lies.head).not.toBe(head);
  writeFileSync(path, JSON.stringify(lies));
  expect(await verified(), 'nor by one that this device did not sign').toBe(1);
  const key = readFileSync(join(folder, 'checked', 'device.key'), 'utf8').trim();
  writeFileSync(path, JSON.stringify(signCheckpoint(crypto, key, { length, head: lies.head })));
  expect(await verified(), 'what it has signed it does not look at again').toBe(0);
});

/** Notes of the attacker after these lines; the first with a signature of somebody's choosing. */
function notes(texts: readonly string[], count: number, signature?: string): readonly string[] {
  const hand = new Hand(ID, 'attacker', secret('1'), crypto);
  const lines: string[] = [];
  let head = textHash(crypto, texts.at(-1) ?? '');
  for (let note = 0; note < count; note += 1) {
    const line = hand.sign({ length: texts.length + note, head }, { kind: 'noted', text: `note ${note}` });
    const given = note === 0 && signature ? { ...line, event: { ...line.event, signature } } : line;
    lines.push(lineText(given));
    head = textHash(crypto, lines.at(-1) ?? '');
  }
  return lines;
}
