/** A whole number: typed as it is printed, or stepped by keys and by thumb. */
import { type KeyboardEvent, useState } from 'react';
import type { Draft } from './draft.ts';
import { numbersIn } from './typed-numbers.ts';

export interface NumberInputProps {
  readonly id?: string;
  /** Spoken where no label stands beside it. */
  readonly label?: string;
  readonly value: Draft;
  readonly min: number;
  readonly max: number;
  readonly change: (value: Draft) => void;
  readonly faulty?: { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string };
  /** Takes the numbers that follow when several are typed at once, as on a counter: 9-3-2. */
  readonly spill?: (numbers: readonly number[]) => void;
  readonly needed?: boolean;
}

export function NumberInput({ id, label, value, min, max, change, faulty, spill, needed }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const current = typeof value === 'number' ? value : undefined;
  const take = (text: string): void => {
    setTyped(text);
    // A row of numbers half typed is its first ones, not yet a fault.
    const [first, ...more] = numbersIn(spill ? text.replace(/[-–/. ]+$/, '') : text);
    if (text.trim() === '') change(undefined);
    else if (first === undefined) change(text);
    else if (more.length > 0 && spill) spill([first, ...more]);
    else change(more.length > 0 ? text : first);
  };
  const hear = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setTyped(undefined);
    change(stepped(current, by, min, max));
  };
  return (
    <input
      id={id}
      type="text"
      inputMode={min < 0 ? 'text' : 'numeric'}
      autoComplete="off"
      role="spinbutton"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={current ?? min}
      aria-valuetext={current === undefined ? '–' : String(current)}
      data-needed={(needed && value === undefined) || undefined}
      value={typed ?? shownNumber(value)}
      placeholder="·"
      {...faulty}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={hear}
      onChange={({ target }) => take(target.value)}
    />
  );
}

const shownNumber = (value: Draft): string =>
  typeof value === 'number' ? String(value).replace('-', '−') : typeof value === 'string' ? value : '';

/** One more or one less, within its bounds; from nothing to the nearest end. */
export const stepped = (current: number | undefined, by: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, current === undefined ? (by > 0 ? Math.max(min, 1) : min) : current + by));
