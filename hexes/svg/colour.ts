/** Colours as `#rrggbb`: mixing, and how well one is read on the other. */

const channels = (colour: string): readonly [number, number, number] => {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined)
    throw new RangeError(`a colour is written as #7d9161; received ${JSON.stringify(colour)}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

/** So much of the second in the first: 0 is all the first, 1 all the second. */
export function mixed(first: string, second: string, share: number): string {
  const others = channels(second);
  const parts = channels(first).map((part, index) => Math.round(part + ((others[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance by WCAG 2: 0 is black, 1 white. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((part) => {
    const level = part / 255;
    return level <= 0.03928 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast by WCAG 2, from 1 (alike) to 21; text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
