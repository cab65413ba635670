/** Where a result lies on the map, for games that can draw it. */
import type { Opened, Resolution } from '@grognard/kernel';
import { lazy, Suspense, useMemo } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

export function ResultPicture({ opened, played }: { readonly opened: Opened; readonly played: Resolution }) {
  const { say, locale } = useSpeaker(opened.game);
  const { procedure, input, book } = opened;
  const picture = useMemo(
    () => procedure.picture?.(played.result, input, book, locale, say),
    [procedure, played, input, book, locale, say],
  );
  if (!picture) return null;
  return (
    <Suspense>
      <MapView picture={picture} label={say(`procedure.${procedure.id}`)} />
    </Suspense>
  );
}
