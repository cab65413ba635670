/** A campaign kept by hand in a ledger, in the words of the aid: it shares nothing with the campaign it is held against. */
import printed from '../examples/tables.printed.json' with { type: 'json' };

type Facts = Readonly<Record<string, unknown>>;
type Row = Record<string, unknown>;

/** Pages of the ledger; a line that finds no place yet waits until it does. */
export interface Ledger {
  turn: number;
  scenario: string;
  firstCamp: string;
  nations: Map<string, { player: string; morale?: number }>;
  powers: Map<string, { alignment: string; diplomacy: number; points: number }>;
  capitulated: Set<string>;
  armistices: Set<string>;
  albaniaClosed: boolean;
  treasuries: Map<string, number>;
  volunteers: Map<string, number>;
  units: Map<string, Row>;
  captured: Map<string, string | undefined>;
  noLandings: boolean;
  /** What lasts one turn. */
  now: Set<string>;
  guerrilla: string;
  ended: string;
  playsOn: boolean;
  waiting: Entry[];
}

/** One line to write: false where there is no place for it. */
type Entry = (ledger: Ledger) => boolean;

/** No track has room for more. */
const ROOM = 99;

const rows = (list: unknown): readonly Row[] => (list ?? []) as readonly Row[];

/** A ledger opened with the tracks as they were set up. */
export function openedWith(state: Facts): Ledger {
  const turn = state['turn'] as Facts;
  return {
    turn: state['turnNumber'] as number,
    scenario: state['scenario'] as string,
    firstCamp: state['firstCamp'] as string,
    nations: new Map(
      rows(state['nations']).map(({ country, player, morale }) => [
        country as string,
        { player: player as string, ...(morale !== undefined && { morale: morale as number }) },
      ]),
    ),
    powers: new Map(
      rows(state['powers']).map(({ power, ...rest }) => [
        power as string,
        rest as unknown as { alignment: string; diplomacy: number; points: number },
      ]),
    ),
    capitulated: new Set(state['capitulated'] as readonly string[]),
    armistices: new Set(state['armistices'] as readonly string[]),
    albaniaClosed: state['albaniaClosed'] as boolean,
    treasuries: new Map(rows(state['treasuries']).map(({ country, points }) => [country as string, points as number])),
    volunteers: new Map(
      rows(state['volunteers']).map(({ player, country = '', points }) => [`${player} ${country}`, points as number]),
    ),
    units: new Map(rows(state['units']).map((unit) => [unit['id'] as string, { ...unit }])),
    captured: new Map(
      rows(state['captured']).map(({ city, holder }) => [city as string, holder as string | undefined]),
    ),
    noLandings: state['amphibiousForbidden'] as boolean,
    now: new Set(Object.keys(turn).filter((name) => turn[name] === true)),
    guerrilla: turn['guerrilla'] as string,
    ended: state['ended'] as string,
    playsOn: state['playsOn'] as boolean,
    waiting: [],
  };
}

const copied = <V>(page: ReadonlyMap<string, V>): Map<string, V> =>
  new Map([...page].map(([of, line]) => [of, typeof line === 'object' && line !== null ? { ...line } : line]));

export const copyOf = (ledger: Ledger): Ledger => ({
  ...ledger,
  nations: copied(ledger.nations),
  powers: copied(ledger.powers),
  capitulated: new Set(ledger.capitulated),
  armistices: new Set(ledger.armistices),
  treasuries: copied(ledger.treasuries),
  volunteers: copied(ledger.volunteers),
  units: copied(ledger.units),
  captured: copied(ledger.captured),
  now: new Set(ledger.now),
  waiting: [...ledger.waiting],
});

/** New lines are written first; then what waited is tried again, the oldest first. */
export function write(ledger: Ledger, entries: readonly Entry[]): void {
  const late = entries.filter((entry) => !entry(ledger));
  ledger.waiting = [...ledger.waiting.filter((entry) => !entry(ledger)), ...late];
}

/** What stands on a counter, as far as anybody said; what is known of it stays. */
const KEPT = ['country', 'type', 'strength', 'cadre', 'bombardment', 'command', 'staff', 'movement', 'demoralised'];

function enter(ledger: Ledger, counter: Row): void {
  const id = counter['id'] as string;
  if (id === '—') return;
  const known = ledger.units.get(id) ?? { id, place: counter['place'] ?? 'map' };
  for (const name of KEPT) if (known[name] === undefined && counter[name] !== undefined) known[name] = counter[name];
  // Units move on the players' map: the last word counts.
  if (counter['hex'] !== undefined) known['hex'] = counter['hex'];
  ledger.units.set(id, known);
}

/** Every counter a procedure was told of is in the register. */
export function register(ledger: Ledger, procedure: string, input: Facts): void {
  const lists: Readonly<Record<string, readonly string[]>> = {
    combat: ['attackers', 'defenders'],
    rally: ['headquarters'],
    mobilisation: ['units'],
    'political-event': ['units', 'inAlbania', 'heavyArtillery', 'depots'],
  };
  if (procedure === 'rally' || procedure === 'demoralisation') enter(ledger, input as Row);
  for (const list of lists[procedure] ?? []) for (const counter of rows(input[list])) enter(ledger, counter);
}

/** National morale never falls under zero; of a nation whose morale nobody told it cannot be said where it goes. */
const morale =
  (country: string, change: number): Entry =>
  ({ nations }) => {
    const nation = nations.get(country);
    if (nation?.morale === undefined) return false;
    const reached = nation.morale + change;
    if (reached > ROOM) return false;
    nation.morale = reached < 0 ? 0 : reached;
    return true;
  };

const spent =
  (track: 'treasuries' | 'volunteers', of: string, points: number): Entry =>
  ({ [track]: held }) => {
    const left = (held.get(of) ?? 0) - points;
    if (points === 0) return true;
    if (left < 0) return false;
    held.set(of, left);
    return true;
  };

const received =
  (of: string, points: number): Entry =>
  ({ volunteers }) => {
    const held = (volunteers.get(of) ?? 0) + points;
    if (held > ROOM) return false;
    volunteers.set(of, held);
    return true;
  };

const unit =
  (id: string, facts: Row): Entry =>
  ({ units }) =>
    Object.assign(units.get(id) ?? {}, facts) !== undefined;

const note =
  (write: (ledger: Ledger) => void): Entry =>
  (ledger) => {
    write(ledger);
    return true;
  };

const aligned =
  (power: string, alignment: string): Entry =>
  ({ powers }) => {
    const known = powers.get(power);
    if (known) known.alignment = alignment;
    return known !== undefined;
  };

/** Results on units: off the map a unit is no longer demoralised. */
const struck =
  ({ id, fate, place, retreat }: Row): Entry =>
  (ledger) => {
    if (place !== 'map' || Number(retreat ?? 0) > 0) delete ledger.units.get(id as string)?.['hex'];
    return unit(id as string, { place, demoralised: fate === 'demoralised' && place === 'map' })(ledger);
  };

function combat(result: Facts, input: Facts): readonly Entry[] {
  const paid = [result['attackerPaid'], result['defenderPaid']].filter((country) => country !== 'no');
  const fates = [...rows(result['attackers']), ...rows(result['defenders'])].filter(({ fate }) => fate !== 'unhurt');
  return [
    ...paid.map((country) => morale(country as string, -1)),
    ...fates.map(struck),
    ...rows(result['morale']).map(({ country, change }) => morale(country as string, change as number)),
    // “jusqu’à ce qu’une unité … soit attaquée”.
    ...rows(input['defenders']).map(({ country }) => note(({ armistices }) => armistices.delete(country as string))),
  ];
}

function mobilisation(result: Facts, input: Facts, ledger: Ledger): readonly Entry[] {
  const player = input['player'] as string;
  const payments = rows(result['payments']);
  const sum = (name: string): number => payments.reduce((all, payment) => all + (payment[name] as number), 0);
  let fromPowers = sum('powers');
  const allies = printed.greatPowers.filter((power) => ledger.powers.get(power)?.alignment === player);
  return [
    ...payments.flatMap(({ country, points, morale: given, own }) => [
      spent('treasuries', country as string, points as number),
      ...((given as number) > 0 ? [morale(country as string, -(given as number))] : []),
      spent('volunteers', `${player} ${country}`, own as number),
    ]),
    spent('volunteers', `${player} `, sum('volunteers')),
    ...allies.map((power) =>
      note(({ powers }) => {
        const ally = powers.get(power);
        const gives = Math.min(ally?.points ?? 0, fromPowers);
        fromPowers -= gives;
        if (ally) ally.points -= gives;
      }),
    ),
    ...(result['mobilised'] as readonly string[]).map((id) => unit(id, { place: 'map', demoralised: false })),
    note(({ now }) => now.add(`${player}Mobilised`)),
  ];
}

function event(effect: Row): Entry {
  const [country, player] = [effect['country'] as string, effect['player'] as string];
  switch (effect['kind']) {
    case 'morale':
      return morale(country, effect['change'] as number);
    case 'unit':
      return struck(effect);
    case 'placed':
      return unit(effect['id'] as string, { place: 'map', demoralised: false });
    case 'volunteers':
      return received(`${player} ${country === 'later' ? '' : country}`, effect['points'] as number);
    case 'capitulates':
      // “Retirez du jeu toutes les unités des pays ayant capitulé.”
      return note(({ capitulated, units }) => {
        capitulated.add(country);
        for (const each of units.values()) if (each['country'] === country) each['place'] = 'gone';
      });
    case 'joins':
      return note(({ nations }) => nations.set(country, { ...nations.get(country), player }));
    case 'aligns':
      return aligned(effect['power'] as string, effect['alignment'] as string);
    case 'armistice':
      return note(({ armistices }) => armistices.add(country));
    case 'albaniaClosed':
      return note((ledger) => {
        ledger.albaniaClosed = true;
      });
    case 'guerrilla':
      return note((ledger) => {
        ledger.guerrilla = country;
      });
    case 'naval':
      return note((ledger) => {
        ledger.noLandings = effect['winner'] === 'turks';
      });
    case 'gameEnds':
      return note((ledger) => {
        ledger.ended = effect['how'] as string;
      });
    case 'crisis':
    case 'confrontation':
    case 'ottomansUnsupplied':
      return note(({ now }) => now.add(effect['kind'] as string));
    default:
      return () => true;
  }
}

function capture({ city, name, capturer, originalOwner, firstCapture }: Facts): readonly Entry[] {
  const key = (city === 'other' ? name : city) as string;
  const { gainer, loser } = printed.moraleEvents[city === 'constantinople' ? 'constantinople' : 'otherCity'];
  const power = printed.freeGreatPowers.includes(capturer as string);
  return [
    ...(firstCapture && !power ? [morale(capturer as string, gainer)] : []),
    ...(firstCapture ? [morale(city === 'constantinople' ? 'ottoman' : (originalOwner as string), loser)] : []),
    note(({ captured }) => captured.set(key, capturer as string)),
  ];
}

const nextTurn: Entry = note((ledger) => {
  // “conservés jusqu’au prochain Segment de Mobilisation ami”.
  for (const of of ledger.volunteers.keys())
    if (ledger.now.has(`${of.split(' ')[0]}Mobilised`)) ledger.volunteers.delete(of);
  ledger.turn += 1;
  ledger.now.clear();
  ledger.guerrilla = 'nowhere';
});

/** The lines that a resolved procedure wants written. */
export function entriesOf(procedure: string, result: Facts, input: Facts, ledger: Ledger): readonly Entry[] {
  switch (procedure) {
    case 'combat':
      return combat(result, input);
    case 'rally':
      return [
        ...(result['paid'] ? [morale(input['country'] as string, -1)] : []),
        ...(result['rallies'] ? [unit(input['id'] as string, { demoralised: false })] : []),
      ];
    case 'national-rally':
      return [
        ({ nations }) => {
          const nation = nations.get(result['country'] as string);
          if (nation) nation.morale = result['morale'] as number;
          return nation !== undefined;
        },
      ];
    case 'mobilisation':
      return mobilisation(result, input, ledger);
    case 'political-event':
      return [...rows(result['effects']).map(event), note(({ now }) => now.add('eventDone'))];
    case 'diplomatic-conflict':
      return [
        ...rows(result['effects']).map(event),
        note(({ now }) => {
          now.add('diplomacyDone');
          now.delete('confrontation');
        }),
      ];
    case 'capture':
      return capture(input);
    case 'next-turn':
      return [nextTurn];
    default:
      return [];
  }
}

const sorted = (lines: Iterable<readonly [string, unknown]>): readonly (readonly [string, unknown])[] =>
  [...lines].filter(([, line]) => line !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** All pages in one order, so that two ledgers can be laid side by side; a purse with nothing in it is no purse. */
export const pagesOf = ({ waiting, ...pages }: Ledger): Facts => ({
  ...pages,
  nations: sorted(pages.nations),
  powers: sorted(pages.powers),
  capitulated: [...pages.capitulated].toSorted(),
  armistices: [...pages.armistices].toSorted(),
  treasuries: sorted(pages.treasuries),
  volunteers: sorted(pages.volunteers),
  units: sorted(pages.units),
  captured: sorted(pages.captured),
  now: [...pages.now].toSorted(),
  waiting: waiting.length,
});
