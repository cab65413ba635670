/** The bar at the top. */
import { LOCALES } from '@grognard/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hrefOf, type Route } from './route.ts';
import { locale, THEMES, theme } from './settings.ts';
import { useSpeaker } from './use-speaker.ts';

const SearchDialog = lazy(async () => ({ default: (await import('../search/search-dialog.tsx')).SearchDialog }));

export function Header({ route }: { readonly route: Route }) {
  const { say } = useSpeaker();
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      const wanted =
        (event.key === '/' && !typing) || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
      if (!wanted) return;
      event.preventDefault();
      setSearching(true);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return (
    <header className="top">
      <a href={hrefOf({ at: 'home' })} className="brand" aria-current={route.at === 'home' ? 'page' : undefined}>
        <Bearskin />
        <span>Grognard</span>
      </a>
      <nav aria-label={say('web.nav')}>
        <a href={hrefOf({ at: 'campaigns' })} aria-current={route.at === 'campaigns' ? 'page' : undefined}>
          <span aria-hidden="true" className="nav-sign">
            ⚑
          </span>
          <span className="nav-words">{say('web.campaigns.title')}</span>
        </a>
      </nav>
      <div className="top-tools">
        <button
          type="button"
          className="tool"
          aria-label={say('web.search.open')}
          aria-keyshortcuts="/ Control+K"
          onClick={() => setSearching(true)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6" />
            <path d="m15 15 5.5 5.5" />
          </svg>
        </button>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      {searching && (
        <Suspense>
          <SearchDialog close={() => setSearching(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** The other language, named in that language. */
function LanguageSwitch() {
  const current = locale.use();
  const other = LOCALES.find((each) => each !== current) ?? current;
  const name = { en: 'English', fr: 'Français' }[other];
  return (
    <button type="button" className="tool" lang={other} aria-label={name} onClick={() => locale.set(other)}>
      {other.toUpperCase()}
    </button>
  );
}

const SIGNS = { system: '◐', light: '☀', dark: '☾' } as const;

function ThemeSwitch() {
  const { say } = useSpeaker();
  const current = theme.use();
  const next = THEMES[(THEMES.indexOf(current) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      className="tool"
      aria-label={say('web.theme', { theme: say(`web.theme.${current}`) })}
      onClick={() => theme.set(next)}
    >
      <span aria-hidden="true">{SIGNS[current]}</span>
    </button>
  );
}

/** The guardsman's cap, drawn by us. */
function Bearskin() {
  return (
    <svg className="bearskin" viewBox="0 0 32 32" aria-hidden="true">
      <path className="fur" d="M7 25C5 11 9 3 16 3s11 8 9 22c-3-2-6-3-9-3s-6 1-9 3Z" />
      <path className="plate" d="M11 21.5c1-4.500 2.700-7 5-7s4 2.500 5 7c-3.300-.8-6.700-.8-10 0Z" />
      <path className="plume" d="M25 12c3-2 4-6 2.500-9-2.500 1.500-4 4-4 7" />
      <path className="strap" d="M8 25.500c2.500 3.300 5 4.500 8 4.500s5.500-1.200 8-4.500" />
    </svg>
  );
}
