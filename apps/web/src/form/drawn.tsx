/** A drawing put into the page: the markup comes from our own drawing functions, never from a reader. */
import { useLayoutEffect, useRef } from 'react';

export function Drawn({ svg, className }: { readonly svg: string; readonly className?: string }) {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const made = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    frame.current?.replaceChildren(document.importNode(made, true));
  }, [svg]);
  return <span ref={frame} className={className ? `drawn ${className}` : 'drawn'} />;
}
