/** The house around every page: name, language, light, search, and what waits. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Home } from '../home/home.tsx';
import { Announcer } from './announce.tsx';
import { Header } from './header.tsx';
import { Coming, late } from './late.tsx';
import { Lost } from './lost.tsx';
import { TopContext, type TopSlots } from './page-title.tsx';
import { hrefOf, type Route, routeOf, useFragment } from './route.ts';
import { locale, theme } from './settings.ts';
import { UpdateNotice } from './update-notice.tsx';
import { useSpeaker } from './use-speaker.ts';

const GamePage = late(async () => (await import('../pages/game-page.tsx')).GamePage, <Coming />);
const RemotePages = late(async () => (await import('../remote/remote-pages.tsx')).RemotePages, <Coming />);
const Rosters = late(async () => (await import('../roster/rosters.tsx')).Rosters, <Coming />);
const HistoryPage = late(async () => (await import('../history/history-page.tsx')).HistoryPage, <Coming />);
const CampaignPages = late(async () => (await import('../pages/campaign-pages.tsx')).CampaignPages, <Coming />);

export function App() {
  const fragment = useFragment();
  const route = useMemo(() => routeOf(fragment), [fragment]);
  const [slots, place] = useSlots();
  useRoot();
  return (
    <>
      <SkipLink />
      <Header route={route} place={place} />
      <TopContext value={slots}>
        <Main route={route} fragment={fragment} />
      </TopContext>
      <UpdateNotice />
      <Announcer />
    </>
  );
}

/** The places of the bar, known once it stands. */
function useSlots(): readonly [TopSlots, Parameters<typeof Header>[0]['place']] {
  const [slots, setSlots] = useState<TopSlots>({});
  const places = useMemo(() => {
    const into = (slot: keyof TopSlots) => (element: HTMLElement | null) =>
      setSlots((before) => ({ ...before, [slot]: element }));
    return { back: into('back'), title: into('title'), acts: into('acts') };
  }, []);
  return [slots, useCallback((slot) => places[slot], [places])];
}

/** Language and light belong to the document itself. */
function useRoot(): void {
  const [language, light] = [locale.use(), theme.use()];
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (light === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = light;
  }, [light]);
}

function SkipLink() {
  const { say } = useSpeaker();
  return (
    // The fragment is the address of a page here, so the jump is made by hand.
    <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
      {say('web.skip')}
    </button>
  );
}

/** A new page starts at its top, with the focus on it. */
function Main({ route, fragment }: { readonly route: Route; readonly fragment: string }) {
  const main = useRef<HTMLElement>(null);
  const [path = ''] = fragment.split('?', 1);
  const first = useRef(path);
  useEffect(() => {
    if (first.current === path) return;
    first.current = path;
    scrollTo({ top: 0 });
    main.current?.focus();
  }, [path]);
  return (
    <main id="main" ref={main} tabIndex={-1}>
      <Page route={route} fragment={fragment} />
    </main>
  );
}

function Page({ route, fragment }: { readonly route: Route; readonly fragment: string }) {
  const { say } = useSpeaker();
  switch (route.at) {
    case 'home':
      return <Home />;
    case 'game':
    case 'chart':
    case 'table':
    case 'print':
    case 'examples':
    case 'maps':
    case 'map':
    case 'roster':
      return <GamePage route={route} fragment={fragment} />;
    case 'rosters':
      return <Rosters />;
    case 'history':
      return <HistoryPage />;
    case 'campaigns':
    case 'campaign':
      return <CampaignPages route={route} />;
    case 'arrive':
    case 'share':
    case 'shared':
    case 'begin':
    case 'proof':
      return <RemotePages route={route} />;
    case 'lost':
      return (
        <Lost>
          <p>{say('web.lost.text')}</p>
          <p>
            <a href={hrefOf({ at: 'home' })}>{say('web.home')}</a>
          </p>
        </Lost>
      );
  }
}
