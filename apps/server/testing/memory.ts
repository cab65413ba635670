/** A store that keeps one campaign in memory and remembers what it was asked. */
import { lineText } from '@grognard/kernel/fair';
import type { Appended, Appending, Earlier, StoredCampaign } from '../store/store.ts';
import { type Table, testSecret } from './table.ts';

export class Memory {
  readonly calls: unknown[] = [];
  texts: string[];
  seats: StoredCampaign['seats'] = ['attacker', 'defender'].map((seat) => ({
    seat,
    invitation: 'i',
    token: 't',
    heard: 1,
  }));
  /** What is answered to an append instead of doing it. */
  instead: Appended | undefined;
  known: Earlier | undefined;
  arrived = 0;

  constructor(table: Table) {
    this.texts = table.lines.map(lineText);
  }

  async find(id: string): Promise<StoredCampaign> {
    this.calls.push('find');
    return { id, game: 'specimen', digest: 'd', observer: 'o', secret: testSecret(1_000), seats: this.seats };
  }

  async lines(_campaign: string, from: number, most: number) {
    this.calls.push(['lines', from, most]);
    return this.texts.slice(from, from + most).map((text, at) => ({ sequence: from + at, text, time: '' }));
  }

  async append(appending: Appending): Promise<Appended> {
    this.calls.push(appending);
    if (this.instead) return this.instead;
    this.texts.push(...appending.lines);
    return { kind: 'appended', time: '' };
  }

  async earlier(...place: readonly string[]): Promise<Earlier | undefined> {
    this.calls.push(['earlier', ...place]);
    return this.known;
  }

  async heard(_campaign: string, seat: string): Promise<void> {
    this.calls.push(['heard', seat]);
    this.seats = this.seats.map((each) => (each.seat === seat ? { ...each, heard: 1 } : each));
  }

  async unheard(_campaign: string, but: readonly string[]): Promise<void> {
    this.calls.push(['unheard', but]);
  }

  async retoken(_campaign: string, seat: string, token: string): Promise<void> {
    this.calls.push(['retoken', seat, token]);
    this.seats = this.seats.map((each) => (each.seat === seat ? { ...each, token } : each));
  }

  expect(): () => void {
    return () => {
      this.arrived += 1;
    };
  }
}
