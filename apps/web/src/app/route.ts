/** Where the reader is, kept in the fragment so that any static host and no network will do. */
import type { Plain } from '@grognard/kernel';
import { useSyncExternalStore } from 'react';
import { decoded, encoded } from './link.ts';

/** Pages of one game. */
export type GameRoute =
  | { readonly at: 'game'; readonly game: string; readonly section?: string }
  | {
      readonly at: 'chart';
      readonly game: string;
      readonly procedure: string;
      readonly preset?: string;
      readonly campaign?: string;
      readonly input?: Plain;
      readonly rulings?: Plain;
      /** A whole situation from a short link: what differs from the usual, packed. */
      readonly packed?: string;
    }
  | { readonly at: 'table'; readonly game: string; readonly table: string }
  | { readonly at: 'print'; readonly game: string }
  | { readonly at: 'examples'; readonly game: string }
  | { readonly at: 'maps'; readonly game: string }
  /** A map of this device; a new one where none is named. */
  | { readonly at: 'map'; readonly game: string; readonly map?: string }
  | { readonly at: 'roster'; readonly game: string };

/** One shared campaign; as on a campaign of this device, a tab and a counter's own history. */
export interface SharedRoute extends Pick<CampaignRoute, 'tab' | 'counter'> {
  readonly at: 'shared';
  readonly key: string;
}

/** Pages of campaigns shared with players elsewhere; `key` is a seat that this device holds. */
export type FarRoute =
  /** A secret link: read from the address itself, which is then replaced. */
  | { readonly at: 'arrive' }
  | { readonly at: 'share' }
  | SharedRoute
  | { readonly at: 'begin'; readonly key: string; readonly procedure: string; readonly input?: Plain }
  | { readonly at: 'proof'; readonly key?: string };

export const CAMPAIGN_TABS = ['play', 'tracks', 'journal'] as const;
export type CampaignTab = (typeof CAMPAIGN_TABS)[number];

export interface CampaignRoute {
  readonly at: 'campaign';
  readonly id: string;
  /** The part that a phone shows; a wide screen shows all three. */
  readonly tab?: CampaignTab;
  /** The counter whose own history the journal tells. */
  readonly counter?: string;
}

export type Route =
  | { readonly at: 'home' }
  | GameRoute
  | FarRoute
  | { readonly at: 'rosters' }
  | { readonly at: 'history' }
  | { readonly at: 'campaigns' }
  | CampaignRoute
  | { readonly at: 'lost' };

export function hrefOf(route: Route): string {
  const part = encodeURIComponent;
  switch (route.at) {
    case 'home':
      return '#/';
    case 'game':
      return `#/game/${part(route.game)}${route.section ? `?section=${part(route.section)}` : ''}`;
    case 'chart': {
      const { preset, campaign, input, rulings, packed } = route;
      const query = new URLSearchParams({
        ...(packed !== undefined && { s: packed }),
        ...(preset !== undefined && { preset }),
        ...(campaign !== undefined && { campaign }),
        ...(input !== undefined && { input: encoded(input) }),
        ...(rulings !== undefined && { rulings: encoded(rulings) }),
      }).toString();
      return `#/game/${part(route.game)}/chart/${part(route.procedure)}${query && `?${query}`}`;
    }
    case 'table':
      return `#/game/${part(route.game)}/table/${part(route.table)}`;
    case 'map':
      return `#/game/${part(route.game)}/map${route.map === undefined ? '' : `/${part(route.map)}`}`;
    case 'print':
    case 'examples':
    case 'maps':
    case 'roster':
      return `#/game/${part(route.game)}/${route.at}`;
    case 'rosters':
      return '#/rosters';
    case 'history':
      return '#/history';
    case 'campaigns':
      return '#/campaigns';
    case 'campaign':
      return `#/campaign/${part(route.id)}${partOf(route)}`;
    case 'share':
      return '#/share';
    case 'shared':
      return `#/shared/${part(route.key)}${partOf(route)}`;
    case 'begin': {
      const query = route.input === undefined ? '' : `?${new URLSearchParams({ input: encoded(route.input) })}`;
      return `#/shared/${part(route.key)}/begin/${part(route.procedure)}${query}`;
    }
    case 'proof':
      return route.key === undefined ? '#/proof' : `#/shared/${part(route.key)}/proof`;
    case 'arrive':
    case 'lost':
      return '#/lost';
  }
}

/** The address of a chart beside this one: alone, in a campaign of this device, at a shared table. */
export type ChartAt = (procedure: string, input?: Plain) => string;

export const chartIn =
  (game: string, campaign?: string): ChartAt =>
  (procedure, input) =>
    hrefOf({
      at: 'chart',
      game,
      procedure,
      ...(input !== undefined && { input }),
      ...(campaign !== undefined && campaign !== '' && { campaign }),
    });

export const chartAtTable =
  (key: string): ChartAt =>
  (procedure, input) =>
    hrefOf({ at: 'begin', key, procedure, ...(input !== undefined && { input }) });

/** Reads a fragment back; what makes no sense is said to be lost, never guessed at. */
export function routeOf(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#\/?/, '').split('?', 2);
  const parts = path.split('/').filter(Boolean).map(plainPart);
  const asked = new URLSearchParams(query);
  const [kind, first, section, third] = parts;
  if (kind === undefined) return { at: 'home' };
  if (kind === 'campaigns' || kind === 'rosters' || kind === 'history') return { at: kind };
  if (kind === 'campaign' && first !== undefined) return { at: 'campaign', id: first, ...partIn(asked) };
  if (kind !== 'game') return farRoute(parts, asked);
  if (first === undefined) return { at: 'lost' };
  if (section === undefined) {
    const wanted = asked.get('section');
    return { at: 'game', game: first, ...(wanted !== null && { section: wanted }) };
  }
  if (isRoom(section)) return { at: section, game: first };
  if (section === 'map') return { at: 'map', game: first, ...(third !== undefined && { map: third }) };
  if (third === undefined) return { at: 'lost' };
  if (section === 'table') return { at: 'table', game: first, table: third };
  return section === 'chart' ? chartRoute(first, third, asked) : { at: 'lost' };
}

const ROOMS = ['print', 'examples', 'maps', 'roster'] as const;
const isRoom = (section: string): section is (typeof ROOMS)[number] => ROOMS.includes(section as 'print');

const SECRET_LINKS = ['join', 'seat', 'watch'];

function farRoute([kind = '', key, section, procedure]: readonly string[], asked: URLSearchParams): Route {
  if (SECRET_LINKS.includes(kind)) return { at: 'arrive' };
  if (kind === 'share' || kind === 'proof') return { at: kind };
  if (kind !== 'shared' || key === undefined) return { at: 'lost' };
  if (section === undefined) return { at: 'shared', key, ...partIn(asked) };
  if (section === 'proof') return { at: 'proof', key };
  if (section !== 'begin' || procedure === undefined) return { at: 'lost' };
  const input = decoded(asked.get('input'));
  return { at: 'begin', key, procedure, ...(input !== undefined && { input }) };
}

type CampaignPart = Pick<CampaignRoute, 'tab' | 'counter'>;

function partOf({ tab, counter }: CampaignPart): string {
  const query = new URLSearchParams({ ...(tab && { tab }), ...(counter !== undefined && { counter }) }).toString();
  return query && `?${query}`;
}

function partIn(asked: URLSearchParams): CampaignPart {
  const tab = CAMPAIGN_TABS.find((each) => each === asked.get('tab'));
  const counter = asked.get('counter');
  return { ...(tab && { tab }), ...(counter !== null && { counter }) };
}

function chartRoute(game: string, procedure: string, asked: URLSearchParams): Route {
  const [preset, campaign, packed] = [asked.get('preset'), asked.get('campaign'), asked.get('s')];
  const [input, rulings] = [decoded(asked.get('input')), decoded(asked.get('rulings'))];
  return {
    at: 'chart',
    game,
    procedure,
    ...(packed !== null && { packed }),
    ...(preset !== null && { preset }),
    ...(campaign !== null && { campaign }),
    ...(input !== undefined && { input }),
    ...(rulings !== undefined && { rulings }),
  };
}

function plainPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const watch = (watcher: () => void): (() => void) => {
  addEventListener('hashchange', watcher);
  return () => removeEventListener('hashchange', watcher);
};

/** The fragment itself: a string, so that watching it never loops. */
export const useFragment = (): string => useSyncExternalStore(watch, () => location.hash);

export const go = (route: Route): void => {
  location.hash = hrefOf(route);
};
