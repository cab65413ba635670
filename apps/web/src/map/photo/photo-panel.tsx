/** The photo of one's own sheet: chosen, fitted by three taps, kept on the device alone. */
import type { HexScene } from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../app/icon.tsx';
import { Sheet } from '../../app/sheet.tsx';
import { photoShelf } from '../shelf.ts';
import { fitUnder, hexesToPin, type Pinned } from './fit.ts';
import type { Photo } from './use-photo.ts';

interface PhotoPanelProps {
  readonly say: Say;
  readonly of: string;
  readonly scene: HexScene;
  readonly photo: Photo;
}

export function PhotoPanel({ say, of, scene, photo: { kept } }: PhotoPanelProps) {
  const [picture, setPicture] = useState<Blob>();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="photo-panel">
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={say('board.photo')}
        onChange={({ target }) => {
          setPicture(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className="acts">
        <button type="button" onClick={() => (kept ? setPicture(kept.picture) : chooser.current?.click())}>
          <Icon name="photo" /> {say(kept ? 'board.photo.again' : 'board.photo')}
        </button>
        {kept && (
          <button type="button" className="small" onClick={() => void photoShelf.forget(of)}>
            {say('board.photo.none')}
          </button>
        )}
      </div>
      <p className="caption">{say('board.photo.private')}</p>
      {picture && (
        <PinDialog
          say={say}
          scene={scene}
          picture={picture}
          close={() => setPicture(undefined)}
          pinned={(pins) => {
            setPicture(undefined);
            void photoShelf.put({ key: of, picture, pins, changed: Date.now() });
          }}
        />
      )}
    </div>
  );
}

interface PinDialogProps {
  readonly say: Say;
  readonly scene: HexScene;
  readonly picture: Blob;
  readonly close: () => void;
  readonly pinned: (pins: readonly Pinned[]) => void;
}

/** The third tap fits it. */
function PinDialog({ say, scene, picture, close, pinned }: PinDialogProps) {
  const [pins, setPins] = useState<readonly Pinned[]>([]);
  const [fault, setFault] = useState<string>();
  const address = useAddress(picture);
  const wanted = useMemo(() => hexesToPin(scene), [scene]);
  const hex = wanted[pins.length] ?? '';
  const tap = (event: MouseEvent<HTMLButtonElement>): void => {
    const image = event.currentTarget.querySelector('img');
    if (!image) return;
    const { left, top, width, height } = image.getBoundingClientRect();
    const at = {
      x: ((event.clientX - left) / width) * image.naturalWidth,
      y: ((event.clientY - top) / height) * image.naturalHeight,
    };
    const next = [...pins, { hex, at }];
    if (next.length < wanted.length) setPins(next);
    else if (fitUnder(scene, next)) pinned(next);
    else {
      setPins([]);
      setFault(say('board.photo.line'));
    }
  };
  return (
    <Sheet title={say('board.photo.title')} close={close}>
      <p role="status">
        {fault !== undefined && pins.length === 0 && <span className="fault">{fault} </span>}
        {say('board.photo.tap', { hex, count: pins.length + 1 })}
      </p>
      <button type="button" className="photo-frame plain" onClick={tap}>
        <img
          src={address}
          alt={say('board.photo.tap', { hex, count: pins.length + 1 })}
          onError={() => setFault(say('board.photo.unread'))}
        />
      </button>
      <button type="button" className="small" disabled={pins.length === 0} onClick={() => setPins([])}>
        {say('board.photo.restart')}
      </button>
    </Sheet>
  );
}

function useAddress(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
