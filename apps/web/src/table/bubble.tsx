/** Why a cell reads as it does, above it. The cell itself says it to whoever does not see. */
import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';

export function Bubble({ over, words }: { readonly over: RefObject<HTMLElement | null>; readonly words: string }) {
  return (
    <Popover triggerRef={over} isOpen isNonModal placement="top" className="bubble">
      <p aria-hidden="true">{words}</p>
    </Popover>
  );
}
