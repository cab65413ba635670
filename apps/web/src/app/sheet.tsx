/** A dialog over the page: traps the focus, closes with Escape, gives the focus back. */
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSpeaker } from './use-speaker.ts';

export function Sheet({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
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
