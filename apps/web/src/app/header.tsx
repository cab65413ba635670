/** The bar at the top: the way home, the page's title and tools, search, language, light. */
import { tongues } from '@grognard/games/words';
import { LOCALES } from '@grognard/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { late } from './late.tsx';
import type { TopSlots } from './page-title.tsx';
import { hrefOf, type Route } from './route.ts';
import { locale, THEMES, theme } from './settings.ts';
import { useSpeaker } from './use-speaker.ts';

const SearchDialog = late(async () => (await import('../search/search-dialog.tsx')).SearchDialog);

interface HeaderProps {
  readonly route: Route;
  /** Told of the places that pages write into. */
  readonly place: (slot: keyof TopSlots) => (element: HTMLElement | null) => void;
}

export function Header({ route, place }: HeaderProps) {
  const [searching, setSearching] = useState(false);
  useSearchKeys(() => setSearching(true));
  return (
    <header className="top">
      <span className="top-slot" ref={place('back')} />
      <a
        href={hrefOf({ at: 'home' })}
        className="brand"
        aria-label="Grognard"
        aria-current={route.at === 'home' ? 'page' : undefined}
      >
        <Shako />
        <span className="brand-name">Grognard</span>
      </a>
      <div className="top-title" ref={place('title')} />
      <div className="page-acts" ref={place('acts')} />
      <Tools search={() => setSearching(true)} route={route} />
      {searching && <SearchDialog close={() => setSearching(false)} />}
    </header>
  );
}

function useSearchKeys(open: () => void): void {
  const heard = useRef(open);
  heard.current = open;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      const wanted =
        (event.key === '/' && !typing) || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
      if (!wanted) return;
      event.preventDefault();
      heard.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** In the bar on a desk, behind one button on a phone. */
function Tools({ search, route }: { readonly search: () => void; readonly route: Route }) {
  const { say } = useSpeaker();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = (): void => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  return (
    <>
      <button type="button" className="tool top-more" popoverTarget={id} aria-label={say('web.menu')}>
        <Icon name="more" />
      </button>
      <div className="top-tools" id={id} ref={menu} popover="auto">
        <button
          type="button"
          className="tool"
          aria-label={say('web.search.open')}
          aria-keyshortcuts="/ Control+K"
          onClick={() => {
            close();
            search();
          }}
        >
          <Icon name="search" />
          <span className="tool-words">{say('web.search.open')}</span>
        </button>
        <a
          className="tool"
          href={hrefOf({ at: 'campaigns' })}
          aria-current={route.at === 'campaigns' ? 'page' : undefined}
          onClick={close}
        >
          <Icon name="flag" />
          <span className="tool-words">{say('web.campaigns.title')}</span>
        </a>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}

/** The other language, named in that language. */
function LanguageSwitch() {
  const current = locale.use();
  const other = LOCALES.find((each) => each !== current) ?? current;
  const { name } = tongues[other];
  return (
    <button type="button" className="tool" lang={other} aria-label={name} onClick={() => locale.set(other)}>
      <span aria-hidden="true">{other.toUpperCase()}</span>
      <span className="tool-words">{name}</span>
    </button>
  );
}

function ThemeSwitch() {
  const { say } = useSpeaker();
  const current = theme.use();
  const next = THEMES[(THEMES.indexOf(current) + 1) % THEMES.length] ?? 'system';
  const words = say('web.theme', { theme: say(`web.theme.${current}`) });
  return (
    <button type="button" className="tool" aria-label={words} onClick={() => theme.set(next)}>
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" fill={current === 'dark' ? 'currentColor' : 'none'} />
        {current === 'system' && <path d="M10 3v14a7 7 0 0 0 0-14z" fill="currentColor" />}
      </svg>
      <span className="tool-words">{words}</span>
    </button>
  );
}

/** The old guardsman's shako, drawn by us. */
function Shako() {
  return (
    <svg className="shako" viewBox="0 0 32 32" aria-hidden="true">
      <path className="plume" d="M20.5 3.500c3-2.3 5.5-1 4.7 1.7-.6 2-2.8 3.2-5 3.300z" />
      <path className="body" d="M8 7.500c0-3 3.2-4.5 7.5-4.500S23 4.5 23 7.500V22c0 1.5-15 1.5-15 0z" />
      <path className="body" d="M6.5 22.500c4 3 14 3 18 0-.5 4-4 6-9 6s-8.5-2-9-6z" />
      <path className="eagle" d="m15.5 10 1.5 3.2 3.5.5-2.5 2.4.6 3.5-3.1-1.7-3.1 1.7.6-3.5-2.5-2.4 3.5-.5z" />
    </svg>
  );
}
