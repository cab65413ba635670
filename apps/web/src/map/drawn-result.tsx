/** A result drawn on its map, in the reader’s language. */
import { resultPicture } from '@grognard/hexes';
import type { Opened, Resolution } from '@grognard/kernel';
import { useMemo } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { MapView } from './map-view.tsx';

export function DrawnResult({ opened, played }: { readonly opened: Opened; readonly played: Resolution }) {
  const { say, locale } = useSpeaker(opened.game);
  const picture = useMemo(() => resultPicture(opened, played.result, locale, say), [opened, played, locale, say]);
  return picture ? <MapView picture={picture} label={say(`procedure.${opened.procedure.id}`)} /> : null;
}
