/**
 * Secret links. Everything secret stands after the `#`: a browser sends that part to nobody, so it is in no request, no
 * log and no referrer.
 */

export type SecretLink =
  | {
      readonly kind: 'join';
      readonly origin: string;
      readonly id: string;
      readonly seat: string;
      readonly invitation: string;
    }
  | {
      readonly kind: 'seat';
      readonly origin: string;
      readonly id: string;
      readonly seat: string;
      readonly token: string;
      /** Signs for the seat; the server never sees it. */
      readonly secret: string;
    }
  | { readonly kind: 'watch'; readonly origin: string; readonly id: string; readonly token: string };

export function linkText(link: SecretLink): string {
  const seat = (name: string): string => encodeURIComponent(name);
  switch (link.kind) {
    case 'join':
      return `${link.origin}/#/join/${link.id}/${seat(link.seat)}/${link.invitation}`;
    case 'seat':
      return `${link.origin}/#/seat/${link.id}/${seat(link.seat)}/${link.token}/${link.secret}`;
    case 'watch':
      return `${link.origin}/#/watch/${link.id}/${link.token}`;
  }
}

/** Reads a link; nothing where it is none of ours. */
export function parseLink(text: string): SecretLink | undefined {
  const found = /^(https?:\/\/[^/#?]+)[^#]*#\/(join|seat|watch)\/([0-9a-f]{32})\/(.+)$/.exec(text.trim());
  if (!found) return undefined;
  const [, origin = '', kind, id = '', rest = ''] = found;
  const parts = rest.split('/');
  const [first = '', second, third] = parts;
  if (kind === 'watch' && parts.length === 1) return { kind: 'watch', origin, id, token: first };
  const seat = decodeURIComponent(first);
  if (kind === 'join' && parts.length === 2 && second) return { kind: 'join', origin, id, seat, invitation: second };
  if (kind === 'seat' && parts.length === 3 && second && third) {
    return { kind: 'seat', origin, id, seat, token: second, secret: third };
  }
  return undefined;
}
