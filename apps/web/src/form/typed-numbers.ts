/** Numbers as a player types them: 9, −2, or several as a counter prints them, 9-3-2. */

const ONE = /^[+−-]?\d+$/;
const SEVERAL = /^\d+(?:\s*[-–/. ]\s*\d+)+$/;

export function numbersIn(text: string): readonly number[] {
  const written = text.trim();
  if (ONE.test(written)) return [Number(written.replace('−', '-'))];
  return SEVERAL.test(written) ? (written.match(/\d+/g) ?? []).map(Number) : [];
}
