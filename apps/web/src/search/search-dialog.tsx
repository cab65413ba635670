/** One box for everything, from the keyboard: type, arrow down, Enter. */
import { shelf } from '@grognard/games';
import { LOCALES, type Locale } from '@grognard/kernel';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { takeGame } from '../app/library.ts';
import { go, hrefOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { type Entry, indexOf, look } from './index-of.ts';

export function SearchDialog({ close }: { readonly close: () => void }) {
  const { say, locale } = useSpeaker();
  const id = useId();
  const entries = useEntries();
  const [wanted, setWanted] = useState('');
  const [active, setActive] = useState(0);
  const found = useMemo(() => look(entries, wanted), [entries, wanted]);
  const open = (entry: Entry | undefined): void => {
    if (!entry) return;
    close();
    go(entry.route);
  };
  const hear = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) {
      event.preventDefault();
      setActive((active + by + found.length) % Math.max(1, found.length));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      open(found[active]);
    }
  };
  useEffect(() => document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' }), [id, active]);
  return (
    <Sheet title={say('web.search.title')} close={close}>
      <input
        type="search"
        className="search-box"
        // Opened to be typed into.
        ref={(box) => box?.focus()}
        role="combobox"
        aria-label={say('web.search.label')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={found.length > 0 ? `${id}${active}` : undefined}
        autoComplete="off"
        placeholder={say('web.search.hint')}
        value={wanted}
        onKeyDown={hear}
        onChange={({ target }) => {
          setWanted(target.value);
          setActive(0);
        }}
      />
      <p role="status" className="quiet">
        {say('web.search.count', { count: found.length })}
      </p>
      <div id={`${id}list`} role="listbox" aria-label={say('web.search.results')} className="found-list">
        {found.map((entry, index) => (
          <a
            key={`${entry.kind}${entry.text.en}${hrefOf(entry.route)}`}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={hrefOf(entry.route)}
            onClick={close}
          >
            <span className="found-kind">{say(`web.search.${entry.kind}`)}</span>
            <strong>{say.read(entry.text)}</strong>
            <span className="cite">
              {[entry.game, entry.on].flatMap((each) => say.read(each) ?? []).join(', ')}
              {entry.on && entry.more > 0 && say('web.search.more', { count: entry.more })}
              {others(entry, locale)}
            </span>
          </a>
        ))}
      </div>
    </Sheet>
  );
}

/** The word in the other languages, where it differs: a search in any of them finds it. */
const others = ({ text }: Entry, locale: Locale): string =>
  [...new Set(LOCALES.flatMap((each) => text[each] ?? []))]
    .filter((foreign) => foreign !== text[locale])
    .map((foreign) => ` · ${foreign}`)
    .join('');

/** Games are indexed one after the other as they arrive. */
function useEntries(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let current = true;
    const gather = async (): Promise<void> => {
      for (const { id } of shelf) {
        const game = await takeGame(id).catch(() => undefined);
        if (!current) return;
        if (game) setEntries((known) => [...known, ...indexOf(game)]);
      }
    };
    void gather();
    return () => {
      current = false;
    };
  }, []);
  return entries;
}
