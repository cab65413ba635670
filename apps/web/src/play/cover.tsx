/** Lies over the page until the side that chooses next has the device in hand. */
import type { Game } from '@grognard/kernel';
import { useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSpeaker } from '../app/use-speaker.ts';

interface CoverProps {
  readonly game: Game;
  readonly who: string;
  readonly first: boolean;
  readonly uncover: () => void;
  readonly together: () => void;
}

export function Cover({ game, who, first, uncover, together }: CoverProps) {
  const { say } = useSpeaker(game);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <ModalOverlay isOpen className="cover-overlay">
      <Modal className="cover">
        <Dialog role="alertdialog" aria-label={say('web.sealed.cover', { who })}>
          <p className="cover-mark" aria-hidden="true">
            ⚑
          </p>
          <p className="cover-who">{say('web.sealed.handTo')}</p>
          <p className="cover-name">{who}</p>
          <p>{say(first ? 'web.sealed.secret' : 'web.sealed.done')}</p>
          <button ref={button} type="button" className="primary" onClick={uncover}>
            {say('web.sealed.iAm', { who })}
          </button>
          <button type="button" className="link" onClick={together}>
            {say('web.sealed.alone')}
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
