/** Where a result lies on the map, for games that say so. */
import type { Opened, Resolution } from '@grognard/kernel';
import { lazy, Suspense } from 'react';

const DrawnResult = lazy(async () => ({ default: (await import('./drawn-result.tsx')).DrawnResult }));

export function ResultPicture(props: { readonly opened: Opened; readonly played: Resolution }) {
  if (!props.opened.procedure.picture) return null;
  return (
    <Suspense>
      <DrawnResult {...props} />
    </Suspense>
  );
}
