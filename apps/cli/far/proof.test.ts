import { writeFileSync } from 'node:fs';
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

const checked = async (text: string): Promise<{ status: number | null; told: string }> => {
  const file = join(freshFolder(), 'far.journal');
  writeFileSync(file, text);
  const { status, out } = await spoken(['verify', file]);
  return { status, told: out };
};

test('an exported journal is verified offline, dice and seals and signatures', async () => {
  const { status, told } = await checked(exported(journal(), crypto));
  expect(status).toBe(0);
  for (const words of [
    'signatures: all',
    'follow from seeds committed',
    'opened as they were sealed',
    'end: unproved',
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
