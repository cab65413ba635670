/** Where a result lies on the map, for games that say so. */
import type { Opened, Resolution } from '@grognard/kernel';
import { late } from '../app/late.tsx';

const DrawnResult = late(async () => (await import('./drawn-result.tsx')).DrawnResult);

export function ResultPicture(props: { readonly opened: Opened; readonly played: Resolution }) {
  if (!props.opened.procedure.picture) return null;
  return <DrawnResult {...props} />;
}
