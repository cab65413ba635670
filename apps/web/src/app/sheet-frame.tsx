/** What a dialog over the page stands in: traps the focus, closes with Escape, gives the focus back. */

import { useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { SheetProps } from './sheet.tsx';
import { useSpeaker } from './use-speaker.ts';

export function SheetFrame({ title, close, children }: SheetProps) {
  const { say } = useSpeaker();
  const overlay = useEscapeOfNobody(close);
  return (
    <ModalOverlay
      ref={overlay}
      isOpen
      isDismissable
      onOpenChange={(open) => !open && close()}
      className="sheet-overlay"
    >
      <Modal className="sheet-modal">
        <Dialog aria-label={title} className="sheet-dialog">
          <header>
            <h2>{title}</h2>
            <button type="button" className="close" aria-label={say('web.close')} onClick={close}>
              ×
            </button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Half a second after it opened a dialog takes the focus again; a key pressed between the two has no other taker. */
function useEscapeOfNobody(close: () => void) {
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = ({ key, target }: KeyboardEvent): void => {
      const topmost = [...document.querySelectorAll('.sheet-overlay')].at(-1) === overlay.current;
      if (key === 'Escape' && target === document.body && topmost) close();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [close]);
  return overlay;
}
