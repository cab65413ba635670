import { EventEmitter } from 'node:events';

/** A socket that remembers what it was sent and how it was closed. */
export class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: Record<string, unknown>[] = [];
  readonly closed: (number | undefined)[] = [];
  readonly raw: string[] = [];
  pings = 0;
  terminated = 0;
  send(text: string): void {
    this.raw.push(text);
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code?: number): void {
    this.closed.push(code);
  }
  terminate(): void {
    this.terminated += 1;
  }
  ping(): void {
    this.pings += 1;
  }
}
