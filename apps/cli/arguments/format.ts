/** How an answer in words is laid out: as an account, or in one line for a chat. */
import { UsageFault } from '../faults.ts';
import { type Arguments, text } from '../verb.ts';

const FORMATS = ['line'];

export const FORMAT_OPTION = { flags: '--format <format>' } as const;

export function wantsLine(args: Arguments): boolean {
  const format = text(args, 'format');
  if (format !== undefined && !FORMATS.includes(format))
    throw new UsageFault('unknownFormat', { received: format, options: FORMATS });
  return format === 'line';
}
