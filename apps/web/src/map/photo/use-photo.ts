/** The photograph under a map, as the device keeps it. */
import type { HexScene } from '@grognard/hexes';
import { useEffect, useMemo, useState } from 'react';
import { type KeptPhoto, photoShelf } from '../shelf.ts';
import type { Beneath } from '../view/stage.ts';
import { fitUnder } from './fit.ts';

export interface Photo {
  readonly kept: KeptPhoto | undefined;
  readonly beneath: Beneath | undefined;
}

export function usePhoto(key: string, scene: HexScene): Photo {
  const [kept, setKept] = useState<KeptPhoto>();
  const [image, setImage] = useState<ImageBitmap>();
  useEffect(() => {
    let current = true;
    const load = (): void => {
      photoShelf.get(key).then(
        (found) => current && setKept(found),
        () => undefined,
      );
    };
    load();
    const stop = photoShelf.watch(load);
    return () => {
      current = false;
      stop();
    };
  }, [key]);
  const picture = kept?.picture;
  useEffect(() => {
    let current = true;
    setImage(undefined);
    if (picture)
      createImageBitmap(picture).then(
        (made) => current && setImage(made),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [picture]);
  const beneath = useMemo(() => {
    const fit = kept && fitUnder(scene, kept.pins);
    return image && fit ? { image, fit } : undefined;
  }, [image, kept, scene]);
  return { kept, beneath };
}
