/**
 * Secret links. Everything secret stands after the `#`: a browser sends that part to nobody, so it is in no request, no
 * log and no referrer. A link also carries the beginning of the hash of the campaign's first line: whoever opens it
 * plays the very campaign that was made, under the rulings and with the server's key that its maker has seen.
 */

interface Place {
  readonly origin: string;
  readonly id: string;
  /** As much of the first line's hash as cannot be met by chance: 16 bytes. */
  readonly opening?: string;
}

/** What a secret link says. */
export type SecretLink =
  | (Place & { readonly kind: 'join'; readonly seat: string; readonly invitation: string })
  | (Place & {
      readonly kind: 'seat';
      readonly seat: string;
      readonly token: string;
      /** Signs for the seat; the server never sees it. */
      readonly secret: string;
    })
  | (Place & { readonly kind: 'watch'; readonly token: string });

export const OPENING_DIGITS = 32;

/** The link as text, its secrets after the #. */
export function linkText(link: SecretLink): string {
  const parts = [link.kind, link.id, ...ownParts(link), ...(link.opening === undefined ? [] : [link.opening])];
  return `${link.origin}/#/${parts.join('/')}`;
}

function ownParts(link: SecretLink): readonly string[] {
  switch (link.kind) {
    case 'join':
      return [encodeURIComponent(link.seat), link.invitation];
    case 'seat':
      return [encodeURIComponent(link.seat), link.token, link.secret];
    case 'watch':
      return [link.token];
  }
}

const PARTS = { join: 2, seat: 3, watch: 1 } as const;
const isOpening = (text: string): boolean => new RegExp(`^[0-9a-f]{${OPENING_DIGITS}}$`).test(text);

/** Reads a link; nothing where it is none of ours. */
export function parseLink(text: string): SecretLink | undefined {
  const found = /^(https?:\/\/[^/#?]+)[^#]*#\/(join|seat|watch)\/([0-9a-f]{32})\/(.+)$/.exec(text.trim());
  if (!found) return undefined;
  const [, origin = '', kind, id = '', rest = ''] = found;
  const parts = rest.split('/');
  const own = PARTS[kind as keyof typeof PARTS];
  const opening = parts.length === own + 1 ? parts.pop() : undefined;
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== own || parts.includes('') || (opening !== undefined && !isOpening(opening))) return undefined;
  const place = { origin, id, ...(opening !== undefined && { opening }) };
  if (kind === 'watch') return { ...place, kind, token: first };
  const seat = decodeURIComponent(first);
  if (kind === 'join') return { ...place, kind, seat, invitation: second };
  return { ...place, kind: 'seat', seat, token: second, secret: third };
}
