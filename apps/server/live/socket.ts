/**
 * Following a campaign live. The first message says who is there and from which line on: a browser cannot send a header
 * with a socket, and an address is written down in too many places to hold a token.
 */
import type {} from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { admit } from '../admission/admission.ts';
import { Problem } from '../admission/problem.ts';
import type { Services } from '../services.ts';
import { CLOSE } from './hub.ts';

const PATIENCE = 10_000;
const HEARTBEAT = 30_000;
const LONGEST_HELLO = 1_000;

interface Hello {
  readonly token: string;
  /** How many lines the caller has. */
  readonly from: number;
  /** The furthest of them that this server has signed, in its own hand. */
  readonly vouched: unknown;
}

export function liveRoute(app: FastifyInstance, services: Services): void {
  const addresses = new Map<string, number>();
  app.get<{ Params: { readonly id: string } }>('/api/campaigns/:id/live', { websocket: true }, (socket, request) => {
    const { ip } = request;
    const open = addresses.get(ip) ?? 0;
    socket.on('error', () => socket.terminate());
    if (open >= services.settings.limits.socketsPerAddress) {
      socket.close(CLOSE.tooMany);
      return;
    }
    addresses.set(ip, open + 1);
    socket.once('close', () => {
      const left = Number(addresses.get(ip)) - 1;
      if (left > 0) addresses.set(ip, left);
      else addresses.delete(ip);
    });
    keepAlive(socket);
    welcome(services, socket, request.params.id);
  });
}

function welcome(services: Services, socket: WebSocket, id: string): void {
  const late = setTimeout(() => socket.close(CLOSE.unauthorised), PATIENCE);
  socket.once('close', () => clearTimeout(late));
  socket.once('message', (data) => {
    clearTimeout(late);
    // Whatever is said after the greeting is not listened to; acts go over HTTP.
    socket.on('message', () => socket.close(CLOSE.malformed));
    const hello = helloOf(String(data));
    if (!hello) {
      socket.close(CLOSE.malformed);
      return;
    }
    seated(services, socket, id, hello).catch((error: unknown) =>
      socket.close(error instanceof Problem ? CLOSE.unauthorised : CLOSE.tryAgain),
    );
  });
}

async function seated(
  services: Services,
  socket: WebSocket,
  id: string,
  { token, from, vouched }: Hello,
): Promise<void> {
  const { room, access } = await admit(services, id, token);
  if (services.hub.isFull(id)) {
    socket.close(CLOSE.tooMany);
    return;
  }
  if (access.kind === 'seat') await room.hear(access.seat, from);
  if (socket.readyState === socket.OPEN)
    services.hub.follow(room, socket, access, { from, seen: room.ownHead(vouched) });
}

function helloOf(text: string): Hello | undefined {
  if (text.length > LONGEST_HELLO) return undefined;
  try {
    const { token, from, vouched } = JSON.parse(text) as Partial<Hello>;
    const counted = Number.isSafeInteger(from) && Number(from) >= 0;
    return typeof token === 'string' && counted ? { token, from: Number(from), vouched } : undefined;
  } catch {
    return undefined;
  }
}

/** A socket whose other end is gone without a word is found out and let go. */
function keepAlive(socket: WebSocket): void {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const timer = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, HEARTBEAT);
  socket.once('close', () => clearInterval(timer));
}
