/** How an answer in words is laid out: as an account, in one line for a chat, or as a link to the same situation. */
import { UsageFault } from '../faults.ts';
import { type Arguments, text } from '../verb.ts';

const FORMATS = ['line', 'link'] as const;
type Format = (typeof FORMATS)[number];

export const FORMAT_OPTION = { flags: '--format <format>' } as const;

/** One of those that the verb knows, or nothing. */
export function formatIn<const F extends Format>(args: Arguments, ...known: readonly F[]): F | undefined {
  const format = text(args, 'format');
  const found = known.find((each) => each === format);
  if (format !== undefined && found === undefined) {
    throw new UsageFault('unknownFormat', { received: format, options: known });
  }
  return found;
}
