/** A client that costs next to nothing: requests written beforehand, one connection each, only the status read. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Line } from '@grognard/kernel/fair';

const END = '\r\n\r\n';

/** The bytes of an act, as any client would send them. */
export function actRequest(url: string, campaign: string, token: string, line: Line, key: string): Buffer {
  const body = JSON.stringify(line);
  const head = [
    `POST /api/campaigns/${campaign}/acts HTTP/1.1`,
    `host: ${new URL(url).host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: ${key}`,
  ];
  return Buffer.from(`${head.join('\r\n')}${END}${body}`);
}

export class Wire {
  readonly #socket: Socket;
  #answered: (status: number) => void = () => undefined;
  #heard = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (data) => this.#take(String(data)));
  }

  static async to(url: string): Promise<Wire> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return new Wire(socket);
  }

  /** Sends one request and waits for its answer; anything but 201 is an error. */
  async send(request: Buffer): Promise<void> {
    const status = await new Promise<number>((answered, failed) => {
      this.#answered = answered;
      this.#socket.once('error', failed);
      this.#socket.write(request, () => this.#socket.off('error', failed));
    });
    if (status !== 201) throw new Error(`an act was answered with ${status}`);
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(data: string): void {
    this.#heard += data;
    const head = this.#heard.indexOf(END);
    const length = Number(/content-length: (\d+)/i.exec(this.#heard)?.[1] ?? Number.NaN);
    if (head < 0 || this.#heard.length < head + END.length + length) return;
    const status = Number(this.#heard.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    this.#heard = '';
    this.#answered(status);
  }
}
