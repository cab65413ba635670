/** What others wrote may come with commands for the terminal: colours pass, everything else is shown as a mark. */

const ESCAPE = String.fromCharCode(27);
const COLOUR = `${ESCAPE}\\[[0-9;]*m`;
const from = (first: number, last: number): string => `${String.fromCharCode(first)}-${String.fromCharCode(last)}`;
/** Control characters but tab and line end, and those that turn the direction of writing. */
const CONTROLS = `[${from(0x00, 0x08)}${from(0x0b, 0x1f)}${from(0x7f, 0x9f)}${from(0x202a, 0x202e)}${from(0x2066, 0x2069)}]`;
const SUSPECT = new RegExp(`${COLOUR}|${CONTROLS}`, 'g');

export const harmless = (text: string): string =>
  text.replace(SUSPECT, (found) => (found.length > 1 ? found : '\ufffd'));
