/** The state of a chart being filled in, and what the rules make of it so far. */
import {
  type Campaign,
  type Checked,
  type Example,
  exampleIn,
  filledIn,
  type Game,
  type Opened,
  type Overlay,
  open,
  openIn,
  type Plain,
  type Procedure,
  unpacked,
  withoutSecrets,
} from '@grognard/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Route } from '../app/route.ts';
import { locale } from '../app/settings.ts';
import { speakerIn } from '../app/speaker-in.ts';
import { asInput, type Draft, filled, isRecord } from '../form/draft.ts';
import { type Job, jobOf } from '../odds/job.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { type Chosen, keepRulings, knownReadings, storedRulings } from './rulings.tsx';
import { hasSecrets } from './secrets.ts';

export type ChartRoute = Extract<Route, { at: 'chart' }>;

export interface Situation {
  readonly draft: Draft;
  readonly rulings: Chosen;
  /** The worked example it was filled from, while nothing has been changed since. */
  readonly example: Example | undefined;
  readonly opened: Checked<Opened>;
  /** The same as everybody may see it, whatever a side holds in secret. */
  readonly open: Checked<Opened>;
  /** The counters that a quick card put aside. */
  readonly aside: Draft;
  readonly link: LinkTrouble | undefined;
  /** What the campaign answers, by path. */
  readonly known: ReadonlyMap<string, unknown>;
  readonly job: Job | undefined;
  readonly assumed: Readonly<Record<string, string>>;
  change(draft: Draft): void;
  choose(rulings: Chosen): void;
  take(example: Example): void;
  assume(assumed: Readonly<Record<string, string>>): void;
  /** A whole input in the place of what stands; what stood can be put aside and brought back. */
  replace(input: unknown, aside: boolean): void;
  bringBack(): void;
  clear(): void;
}

const NOTHING: ReadonlyMap<string, unknown> = new Map();

interface Held {
  readonly draft: Draft;
  readonly rulings: Chosen;
  readonly example: Example | undefined;
  readonly aside?: Draft;
  /** A short link that could not be read as it was written. */
  readonly link?: LinkTrouble;
}

/** It was cut short; or it comes from another version, which said so many things that this one does not know. */
export type LinkTrouble = 'broken' | { readonly version: string; readonly unknown: number };

export function useSituation(
  game: Game,
  procedure: Procedure,
  route: ChartRoute,
  overlay: Overlay,
  campaign?: Campaign,
): Situation {
  const [held, hold] = useState<Held>(() => firstHeld(game, procedure, route));
  useRemembered(held);
  const [assumed, assume] = useState<Readonly<Record<string, string>>>({});
  const { draft, rulings, example, aside, link } = held;
  const { opened, known, shown } = useMemo(() => {
    if (campaign) return openedIn(campaign, procedure, draft);
    const read = (input: unknown): Checked<Opened> => open(game, procedure.id, input, { rulings, overlay });
    return { ...inBoth(procedure, asInput(draft), read), known: NOTHING };
  }, [game, procedure, campaign, draft, rulings, overlay]);
  const job = useMemo(() => (shown.ok ? jobOf(shown.value, assumed) : undefined), [shown, assumed]);
  // The same functions for as long as the chart is open, so that the form is drawn again only when its draft changes.
  const acts = useMemo(() => actsOn(game, procedure, hold), [game, procedure]);
  useNamesInLanguage(game, example, acts.take);
  return {
    draft,
    rulings: campaign ? campaign.rulings : rulings,
    example,
    opened,
    open: shown,
    aside,
    link,
    known,
    job,
    assumed,
    assume,
    ...acts,
  };
}

type Hold = (next: (held: Held) => Held) => void;

/** Read twice where something is secret: as it is, and as everybody may see it. */
function inBoth(procedure: Procedure, input: unknown, read: (input: unknown) => Checked<Opened>) {
  const opened = read(input);
  const shown = hasSecrets(procedure.input) ? read(withoutSecrets(procedure.input, input)) : opened;
  return { opened, shown };
}

/** A worked example that nobody has touched speaks the reader's language, the names in it too. */
function useNamesInLanguage(game: Game, example: Example | undefined, take: Situation['take']): void {
  const language = locale.use();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    const printed = example && game.examples.find(({ id }) => id === example.id);
    if (printed) take(printed);
  }, [language, example, game, take]);
}

type Acts = Pick<Situation, 'change' | 'choose' | 'take' | 'replace' | 'bringBack' | 'clear'>;

function actsOn(game: Game, procedure: Procedure, hold: Hold): Acts {
  const put = (next: (held: Held) => Held): void =>
    hold((held) => {
      const made = next(held);
      keepDraft(game.id, procedure.id, made.draft);
      return made;
    });
  return {
    change: (draft) => put(({ rulings, aside }) => ({ draft, rulings, example: undefined, aside })),
    choose: (rulings) => {
      keepRulings(game, rulings);
      put(({ draft, aside }) => ({ draft, rulings, example: undefined, aside }));
    },
    take: (example) => put(() => heldFrom(game, procedure, example)),
    replace: (input, keep) =>
      put(({ draft, rulings, aside }) => ({
        draft: filled(procedure.input, input, speakerIn(locale.get(), game)),
        rulings,
        example: undefined,
        aside: aside ?? (keep ? draft : undefined),
      })),
    bringBack: () => put(({ draft, rulings, aside }) => ({ draft: aside ?? draft, rulings, example: undefined })),
    clear: () =>
      put(({ rulings }) => ({
        draft: filled(procedure.input, undefined, speakerIn(locale.get(), game)),
        rulings,
        example: undefined,
      })),
  };
}

function heldFrom(game: Game, procedure: Procedure, printed: Example): Held {
  const say = speakerIn(locale.get(), game);
  const example = { ...printed, ...exampleIn(game, printed, say) };
  return {
    draft: filled(procedure.input, example.input, say),
    rulings: { ...storedRulings(game), ...example.rulings },
    example,
  };
}

const REST = 300;

/** The browser's history remembers the form: a page reloaded, dropped by the device or come back to is as it was left. */
function useRemembered({ draft, rulings, example }: Held): void {
  const first = useRef(draft);
  const [chart] = useState(() => location.hash);
  useEffect(() => {
    if (draft === first.current) return;
    const write = (): void => {
      // Another chart may have been opened that is not yet drawn: what is remembered now would be remembered there.
      if (location.hash === chart) history.replaceState({ chart, draft, rulings, example: example?.id }, '');
    };
    const timer = setTimeout(write, REST);
    return () => clearTimeout(timer);
  }, [chart, draft, rulings, example]);
}

function remembered(game: Game, procedure: Procedure): Held | undefined {
  const state: unknown = history.state;
  if (!isRecord(state) || state['chart'] !== location.hash || !isRecord(state['draft'])) return undefined;
  const say = speakerIn(locale.get(), game);
  const example = game.examples.find(({ id, procedure: of }) => id === state['example'] && of === procedure.id);
  return {
    draft: filled(procedure.input, state['draft'], say),
    rulings: knownReadings(game, state['rulings']),
    example: example && { ...example, ...exampleIn(game, example, say) },
  };
}

/** A link says it all; a preset is taken as printed; otherwise what was left here last. */
function firstHeld(game: Game, procedure: Procedure, route: ChartRoute): Held {
  const before = remembered(game, procedure);
  if (before) return before;
  const say = speakerIn(locale.get(), game);
  const preset = game.examples.find(({ id, procedure: of }) => id === route.preset && of === procedure.id);
  if (preset) return heldFrom(game, procedure, preset);
  if (route.packed !== undefined) return fromLink(game, procedure, route.packed);
  if (route.input !== undefined) {
    const rulings = route.rulings === undefined ? storedRulings(game) : knownReadings(game, route.rulings);
    return { draft: filled(procedure.input, route.input, say), rulings, example: undefined };
  }
  const left = draftOf(game.id, procedure.id);
  return { draft: filled(procedure.input, left, say), rulings: storedRulings(game), example: undefined };
}

function fromLink(game: Game, procedure: Procedure, packed: string): Held {
  const read = unpacked(game, procedure, packed);
  const say = speakerIn(locale.get(), game);
  const older = read && (read.unknown > 0 || read.version !== game.version);
  const link = read ? older && { version: read.version, unknown: read.unknown } : ('broken' as const);
  return {
    draft: filled(procedure.input, read?.input, say),
    rulings: read ? knownReadings(game, read.rulings) : storedRulings(game),
    example: undefined,
    ...(link && { link }),
  };
}

/** What the campaign knows stands, whatever the form still says of it: the form no longer asks for it. */
function openedIn(campaign: Campaign, procedure: Procedure, draft: Draft) {
  const { input, known } = filledIn(campaign, procedure.id, asInput(draft));
  return {
    ...inBoth(procedure, input, (each) => openIn(campaign, procedure.id, each as Plain)),
    known: new Map(known.map((at) => [at, valueAt(input, at)])),
  };
}

/** What stands at a path such as `attackers[0].strength`. */
const valueAt = (input: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], input);
