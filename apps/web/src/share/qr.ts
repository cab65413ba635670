/** A link as a QR code: one path of squares, dark on light whatever the reader's light, as cameras want it. */
import { encode } from 'uqr';

/** The quiet zone that the standard asks for, in squares. */
const BORDER = 4;

/** With more signs than these the squares are too small for a camera. */
const MOST = 1_000;

export function qrSvg(text: string, label: string): string | undefined {
  if (text.length > MOST) return undefined;
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="${label.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${squares.join('')}" fill="#000"/></svg>`;
}
