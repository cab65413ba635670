/** A way to a database that can be cut: connections stay open, and nothing comes through. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Partition {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  #cut = false;

  private constructor(server: Server, sockets: Set<Socket>) {
    this.#server = server;
    this.#sockets = sockets;
    this.port = (server.address() as AddressInfo).port;
  }

  static async before(port: number): Promise<Partition> {
    const sockets = new Set<Socket>();
    const server = createServer((near) => partition.#join(near, port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const partition = new Partition(server, sockets);
    return partition;
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  mend(): void {
    this.#cut = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, port: number): void {
    const far = connect({ host: '127.0.0.1', port });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      if (this.#cut) socket.pause();
      socket.on('data', (data) => other.write(data));
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    if (this.#cut) {
      near.pause();
      far.pause();
    }
  }
}
