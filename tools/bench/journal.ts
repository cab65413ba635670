/** Journals of shared campaigns of any length, played by two hands and a clerk without a network. */
import { game as ford } from '@grognard/games/specimen';
import { beginCampaign, type Game } from '@grognard/kernel';
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
import { nativeCrypto } from '@grognard/server/native';

const ID = '0123456789abcdef0123456789abcdef';
const secret = (digit: string): string => digit.repeat(64);

export const game: Game = ford;

/** A battle with every kind of line, four notes, and so on, until there are so many lines; as a file. */
export function journalOf(length: number): string {
  const opened = beginCampaign(ford, 'Bench', {});
  if (!opened.ok || opened.value.kind !== 'opened') throw new Error('the campaign should open');
  const secrets = serverSecrets(nativeCrypto, ID, secret('a'));
  const lines: Line[] = [openingLine(ford, opened.value, ID, secrets, nativeCrypto)];
  const begun = follow(ford, undefined, lines[0] as Line, nativeCrypto);
  if (!begun.ok) throw new Error('the opening should be followed');
  let shared: Shared = begun.value;
  const hands = ['attacker', 'defender'].map((seat, index) => new Hand(ID, seat, secret(String(index)), nativeCrypto));
  const act = (hand: Hand, draft: ActDraft): void => {
    const written = write(shared, hand.sign(shared, draft), secrets, nativeCrypto);
    if (!written.ok) throw new Error(written.refusals.map(({ code }) => code).join());
    lines.push(...written.value.lines);
    shared = written.value.shared;
  };
  for (const hand of hands) act(hand, hand.takeSeat(shared));
  const [one, two] = hands as [Hand, Hand];
  while (lines.length < length) {
    act(one, ASSAULT);
    while (shared.open) {
      const { hand, draft } = nextAct(shared, hands);
      act(hand, draft);
    }
    for (let note = 0; note < 4; note += 1) act(two, { kind: 'noted', text: `note ${lines.length}` });
  }
  return exported(lines.map(lineText), nativeCrypto, secrets.vouch(shared));
}

export const ASSAULT: ActDraft = {
  kind: 'began',
  procedure: 'assault',
  input: { attack: 12, defence: 4 },
  roles: {},
};

/** Who goes on with an open procedure, and how: always by the first option. */
export function nextAct(shared: Shared, hands: readonly Hand[]): { readonly hand: Hand; readonly draft: ActDraft } {
  const [move] = moves(shared);
  const hand = hands.find(({ seat }) => seat === move?.seat);
  if (!hand || !move) throw new Error('somebody should go on');
  switch (move.kind) {
    case 'chose':
      return { hand, draft: { kind: 'chose', side: move.side, option: move.options[0] ?? '' } };
    case 'sealed':
      return { hand, draft: hand.seal(shared, move.side, move.options[0] ?? '') };
    default:
      return { hand, draft: hand.automatic(shared) as ActDraft };
  }
}
