/** A short digest of a text: equal texts have equal digests. It tells change, not malice; the chain of the journal does that. */
export function digest(text: string): string {
  let [low, high] = [0x9e3779b9, 0x85ebca6b];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    low = Math.imul(low ^ sign, 0xcc9e2d51);
    high = Math.imul(high ^ sign, 0x1b873593);
    // Without the turn a lane's low bits would never hear of its high ones.
    low = (low << 13) | (low >>> 19);
    high = (high << 17) | (high >>> 15);
  }
  return `${stirred(low ^ Math.imul(high, 5))}${stirred(high ^ text.length)}`;
}

function stirred(lane: number): string {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
