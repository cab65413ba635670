/** Campaigns to measure with: every seat taken, and notes signed beforehand. */
import { type ActDraft, Hand, type Line, lineText, textHash } from '@grognard/kernel/fair';
import { nativeCrypto } from '@grognard/server';
import { Api, createCampaign, parseLink, type SecretLink, takeSeat } from '@grognard/server/client';

type SeatLink = Extract<SecretLink, { kind: 'seat' }>;

export interface Party {
  readonly id: string;
  readonly links: readonly SeatLink[];
  /** The observers' token. */
  readonly watch: string;
  /** Signs the next line for the first seat; lines not sent yet are counted in. */
  sign(draft: ActDraft): Line;
}

export async function party(url: string): Promise<Party> {
  const api = new Api(url);
  const created = await createCampaign(api, { game: 'specimen', name: 'Bench', seats: ['attacker', 'defender'] });
  const links: SeatLink[] = [];
  for (const { link } of created.invitations) {
    const invited = parseLink(link);
    if (invited?.kind === 'join') links.push(await takeSeat(api, invited, undefined, nativeCrypto));
  }
  const watch = parseLink(created.watch);
  const [first] = links;
  if (!first || watch?.kind !== 'watch') throw new Error('the campaign has no seats');
  const hand = new Hand(created.id, first.seat, first.secret, nativeCrypto);
  let { length, head } = await api.readCampaign(created.id, { token: first.token });
  return {
    id: created.id,
    links,
    watch: watch.token,
    sign(draft) {
      const line = hand.sign({ length, head }, draft) as Line;
      length += 1;
      head = textHash(nativeCrypto, lineText(line));
      return line;
    },
  };
}
