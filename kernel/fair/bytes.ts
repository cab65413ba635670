/** Bytes as text and back: the kernel has no platform to ask for it. */

/** The UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) ?? 0;
    if (code < 0x80) {
      bytes[length++] = code;
      continue;
    }
    if (code > 0xffff) index += 1;
    length = writeLong(bytes, length, code);
  }
  return bytes.subarray(0, length);
}

/** Writes a letter of more than one byte; gives where the next one stands. */
function writeLong(bytes: Uint8Array, at: number, code: number): number {
  let next = at;
  if (code < 0x800) bytes[next++] = 0xc0 | (code >> 6);
  else {
    if (code < 0x10000) bytes[next++] = 0xe0 | (code >> 12);
    else {
      bytes[next++] = 0xf0 | (code >> 18);
      bytes[next++] = tail(code >> 12);
    }
    bytes[next++] = tail(code >> 6);
  }
  bytes[next++] = tail(code);
  return next;
}

const tail = (code: number): number => 0x80 | (code & 0x3f);

/** Every byte as text, and every text as its byte. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const BYTES = new Map(HEX.map((text, byte) => [text, byte]));

/** Bytes in hexadecimal. */
export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
};

/** The bytes of a text for which `isHex` holds. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = BYTES.get(text.slice(2 * index, 2 * index + 2)) ?? 0;
  return bytes;
}

/** Whether a value is that many bytes, written in lower-case hexadecimal. */
export const isHex = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
