import { createServer, type IncomingMessage, type Server } from 'node:http';
import net, { type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { limitKey } from '#lib/server/kernel/limit-key.ts';
import type { Listener } from './tiers.ts';

export interface PortOptions {
  isDev: boolean;
  /** Every connection then comes from the proxy, whatever number of people stand behind it. */
  isProxyTrusted: boolean;
  keepAliveSeconds: number;
  maxConnections: number;
  /** What is still running so long after the port has begun to close is broken off. */
  graceSeconds: number;
}

export interface HttpPort {
  server: Server;
  listen(port: number, host: string): Promise<void>;
  /** Takes no more connections, and ends those that only idle. */
  leave(): Promise<void>;
  /** Waits for running answers, for as long as they have, and ends all connections. */
  close(): Promise<void>;
}

/** What a connection may take, whoever is at its other end. */
const headersInMs = 20_000;
/** With its body: an upload over a slow line. */
const requestInMs = 300_000;
/** Without a byte in either direction: whoever does not read their answer. Streams beat every 25 seconds. */
const silenceInMs = 600_000;
const checkInMs = 5_000;
/**
 * A proxy sends the next request on a connection that it keeps, also in the moment in which that is ended, and may not send it
 * twice. Refused a new connection it goes elsewhere; those that it keeps are used up meanwhile, one answer each.
 */
const lingerInMs = 1_000;
/** Of one address, so that nobody takes all. A browser opens six; behind one address stand whole offices. */
const connectionsPerAddress = 256;

/** The port of the process with its limits, none of them left to what Node takes for usual. */
export function createHttpPort(listener: Listener, options: PortOptions): HttpPort {
  const http = createServer(
    {
      headersTimeout: headersInMs,
      requestTimeout: requestInMs,
      keepAliveTimeout: options.keepAliveSeconds * 1000,
      connectionsCheckingInterval: checkInMs,
      // Next listens for upgrades, and in production leaves each of them open and unanswered: to us such a request is
      // one like any other (RFC 9110 §7.8). In development the page reloads itself over a socket.
      shouldUpgradeCallback: (request: IncomingMessage) =>
        options.isDev &&
        (request.url ?? '').startsWith('/_next/') &&
        /^websocket$/i.test(request.headers.upgrade ?? ''),
    },
    (request, response) => {
      // What stood behind such a request in the same packet is lost: closed, the other end knows and asks again.
      if (request.headers.upgrade !== undefined) response.setHeader('connection', 'close');
      return listener(request, response);
    },
  );
  http.setTimeout(silenceInMs);
  http.maxConnections = options.maxConnections;
  const sockets = countSockets(http, options.isProxyTrusted ? Number.POSITIVE_INFINITY : connectionsPerAddress);
  let leaving: Promise<void> | undefined;
  const leave = () => (leaving ??= leavePort(http, options.isProxyTrusted ? lingerInMs : 0));
  return {
    server: http,
    listen: (port, host) => listen(http, port, host),
    leave,
    close: async () => {
      await leave();
      await finish(http, sockets, options.graceSeconds * 1000);
    },
  };
}

/** All open connections, those too that Node has handed over; of too many from one address the newest goes. */
function countSockets(http: Server, perAddress: number): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const counts = new Map<string, number>();
  http.on('connection', (socket) => {
    const address = limitKey(socket.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > perAddress) socket.destroy();
  });
  return sockets;
}

function listen(http: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => resolve());
  });
}

async function leavePort(http: Server, forMs: number): Promise<void> {
  if (!http.listening) return;
  // Node's own way to close a server of HTTP ends idle connections at once.
  net.Server.prototype.close.call(http);
  if (forMs > 0 && (await countOpen(http)) > 0) await wait(forMs);
  http.closeIdleConnections();
}

const countOpen = (http: Server): Promise<number> =>
  new Promise((resolve) => http.getConnections((_, count) => resolve(count)));

async function finish(http: Server, sockets: ReadonlySet<Socket>, graceInMs: number): Promise<void> {
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, graceInMs).unref();
  await new Promise<void>((resolve) => http.close(() => resolve()));
  clearTimeout(timer);
}
