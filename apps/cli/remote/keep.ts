/** Seats kept between runs: the link that opens each, for its owner's eyes only, and the lines followed so far. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@grognard/kernel';
import { type Evidence, type Line, lineText, readJournal } from '@grognard/kernel/fair';
import type { Kept, SecretLink } from '@grognard/server/client';
import { nativeCrypto } from '@grognard/server/native';
import { replaceFile } from '../campaign/file.ts';

export type OpeningLink = Extract<SecretLink, { kind: 'seat' | 'watch' }>;

export interface KeptSeat {
  readonly link: OpeningLink;
  readonly game: string;
  readonly name: string;
  /** Whether the server has said yes; until then taking the seat may have to be tried again. */
  readonly taken: boolean;
}

const OWNER_ONLY = 0o600;
const OWNERS_FOLDER = 0o700;
/** As much of a campaign's id as a person will type. */
const SHORT = 8;

/** How a kept seat is called on the command line. */
export const nameOf = ({ link }: KeptSeat): string =>
  link.kind === 'seat' ? `${link.id.slice(0, SHORT)}/${link.seat}` : link.id.slice(0, SHORT);

export class Keeper {
  readonly folder: string;

  constructor(stateFolder: string) {
    this.folder = join(stateFolder, 'seats');
  }

  fileOf(link: OpeningLink): string {
    return join(this.folder, `${stem(link)}.json`);
  }

  /** Every kept seat that can be read, by the name of its campaign. */
  all(): readonly KeptSeat[] {
    if (!existsSync(this.folder)) return [];
    const kept = readdirSync(this.folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => keptIn(join(this.folder, file)));
    return kept.sort((a, b) => (`${a.name}\n${nameOf(a)}` < `${b.name}\n${nameOf(b)}` ? -1 : 1));
  }

  find(id: string, seat: string | undefined): KeptSeat | undefined {
    return this.all().find(({ link }) => link.id === id && seatOf(link) === seat);
  }

  /** The seat that `12ab34cd/attacker` or `12ab34cd` calls; nothing where the words are no such call. */
  called(words: string): KeptSeat | undefined {
    const call = /^([0-9a-f]{4,32})(?:\/(.+))?$/.exec(words);
    if (!call) return undefined;
    const [, id = '', seat] = call;
    const fits = ({ link }: KeptSeat): boolean =>
      link.id.startsWith(id) && (seat === undefined || seatOf(link) === seat);
    const found = this.all().filter(fits);
    if (found.length === 1) return found[0];
    throw new Refused([
      { code: found.length > 1 ? 'severalSeats' : 'noKeptSeat', at: words, facts: { options: found.map(nameOf) } },
    ]);
  }

  keep(seat: KeptSeat): void {
    this.#makeFolder();
    replaceFile(this.fileOf(seat.link), `${JSON.stringify(seat, undefined, 2)}\n`, OWNER_ONLY);
  }

  forget(link: OpeningLink): void {
    for (const path of [this.fileOf(link), this.#linesOf(link), this.#checkedOf(link)]) rmSync(path, { force: true });
  }

  /** The lines followed in earlier runs, as far as they are whole. */
  lines(link: OpeningLink): readonly Line[] {
    const path = this.#linesOf(link);
    if (!existsSync(path)) return [];
    const written = readFileSync(path, 'utf8');
    const texts: string[] = [];
    for (const text of written.split('\n').slice(0, -1)) {
      // Two runs at once write the same lines twice.
      if (text.endsWith(`"sequence":${texts.length}}`)) texts.push(text);
    }
    const { faults } = readJournal(textOf(texts), nativeCrypto);
    const whole = texts.slice(0, (faults[0]?.line ?? texts.length + 1) - 1);
    if (textOf(whole) !== written) replaceFile(path, textOf(whole), OWNER_ONLY);
    return whole.map((text) => JSON.parse(text) as Line);
  }

  /** Everything that the device remembers of a campaign. */
  remembered(link: OpeningLink): Kept {
    return { lines: this.lines(link), ...this.#checked(link) };
  }

  /** How far the lines were checked, and how far the server had signed. */
  remember(link: OpeningLink, known: Omit<Kept, 'lines'>): void {
    this.#makeFolder();
    replaceFile(this.#checkedOf(link), `${JSON.stringify(known)}\n`, OWNER_ONLY);
  }

  /** Keeps what proves something against a server; gives where. */
  keepEvidence(link: OpeningLink, evidence: Evidence): string {
    this.#makeFolder();
    for (let count = 1; ; count += 1) {
      const path = join(this.folder, `${stem(link)}.evidence-${count}`);
      if (existsSync(path)) continue;
      replaceFile(path, `${JSON.stringify(evidence)}\n`, OWNER_ONLY);
      return path;
    }
  }

  add(link: OpeningLink, lines: readonly Line[]): void {
    this.#makeFolder();
    appendFileSync(this.#linesOf(link), textOf(lines.map(lineText)), { mode: OWNER_ONLY });
  }

  #linesOf(link: OpeningLink): string {
    return join(this.folder, `${stem(link)}.lines`);
  }

  #checkedOf(link: OpeningLink): string {
    return join(this.folder, `${stem(link)}.checked`);
  }

  #checked(link: OpeningLink): Omit<Kept, 'lines'> {
    try {
      const { checked, vouched } = JSON.parse(readFileSync(this.#checkedOf(link), 'utf8')) as Omit<Kept, 'lines'>;
      return { checked, vouched };
    } catch {
      return {};
    }
  }

  #makeFolder(): void {
    mkdirSync(this.folder, { recursive: true, mode: OWNERS_FOLDER });
  }
}

const textOf = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');

const seatOf = (link: OpeningLink): string | undefined => (link.kind === 'seat' ? link.seat : undefined);

const stem = (link: OpeningLink): string =>
  link.kind === 'seat' ? `${link.id}-${encodeURIComponent(link.seat)}` : link.id;

function keptIn(path: string): readonly KeptSeat[] {
  try {
    const { link, game, name, taken } = JSON.parse(readFileSync(path, 'utf8')) as Partial<KeptSeat>;
    if (typeof link?.id !== 'string' || typeof game !== 'string' || typeof name !== 'string') return [];
    return [{ link, game, name, taken: taken !== false }];
  } catch {
    return [];
  }
}
