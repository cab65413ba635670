/** A page's title, the way up and its own tools, set into the top bar. */
import { createContext, type ReactNode, use, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';

/** Places of the bar that pages write into; absent until the bar stands. */
export interface TopSlots {
  readonly back?: HTMLElement | null;
  readonly title?: HTMLElement | null;
  readonly acts?: HTMLElement | null;
}

export const TopContext = createContext<TopSlots>({});

/** The page that another belongs to. */
export interface Up {
  readonly href: string;
  readonly label: string;
}

interface PageTitleProps {
  readonly title: string;
  readonly up?: Up;
  /** A second line on phones, after the title elsewhere. */
  readonly note?: ReactNode;
  /** Tools of this page alone. */
  readonly children?: ReactNode;
}

export function PageTitle({ title, up, note, children }: PageTitleProps) {
  const slots = use(TopContext);
  useEffect(() => {
    document.title = `${title} · Grognard`;
    return () => {
      document.title = 'Grognard';
    };
  }, [title]);
  return (
    <>
      {slots.back &&
        up &&
        createPortal(
          <a className="tool top-back" href={up.href} aria-label={up.label}>
            <Icon name="back" />
          </a>,
          slots.back,
        )}
      {slots.title &&
        createPortal(
          <>
            {up && (
              <a className="top-up" href={up.href}>
                {up.label}
              </a>
            )}
            <h1>{title}</h1>
            {note !== undefined && <div className="top-note">{note}</div>}
          </>,
          slots.title,
        )}
      {slots.acts && children !== undefined && createPortal(children, slots.acts)}
    </>
  );
}

/** A sentence in the bar of a page whose heading stands elsewhere. */
export function PageNote({ children }: { readonly children: ReactNode }) {
  const { title } = use(TopContext);
  return title ? createPortal(<div className="top-note">{children}</div>, title) : null;
}
