/** What a dialog over the page stands in: traps the focus, closes with Escape, gives the focus back. */
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { SheetProps } from './sheet.tsx';
import { useSpeaker } from './use-speaker.ts';

export function SheetFrame({ title, close, children }: SheetProps) {
  const { say } = useSpeaker();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && close()} className="sheet-overlay">
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
