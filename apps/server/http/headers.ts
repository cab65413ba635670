/** Strict security headers: an answer of the API may do nothing in a browser, a page only what this server gives it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Secret links stand after the #, which no browser sends; the address before it is nobody's business either.
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** What every answer bears. */
export const ANSWER = {
  ...EVERYWHERE,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** On every answer; what a page needs besides is said where pages are served. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ANSWER);
    done();
  });
}

const PAGE = [
  "default-src 'none'",
  "script-src 'self'",
  // Printed pages write the size of their paper, and the page of the API its own looks, as they go.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HOST = /^[\w.:[\]-]{1,255}$/;

/** Scripts, workers and sockets of this very server, and of nobody else. Not every browser counts a socket as 'self'. */
export function pagePolicy({ host }: Pick<FastifyRequest, 'host'>): string {
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return `${PAGE}; connect-src 'self'${sockets}`;
}
