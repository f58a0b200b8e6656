import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { limitKey } from '#lib/server/http/visitor-address.ts';
import type { Listener } from './tiers.ts';

export interface PortOptions {
  isDev: boolean;
  /** Every connection then comes from the proxy, whatever number of people stand behind it. */
  isProxyTrusted: boolean;
  keepAliveSeconds: number;
  maxConnections: number;
}

export interface HttpPort {
  server: Server;
  listen(port: number, host: string): Promise<void>;
  /** Waits for running answers, then ends the connections that only idle, and after five seconds all of them. */
  close(): Promise<void>;
}

/** What a connection may take, whoever is at its other end. */
const headersInMs = 20_000;
/** With its body: an upload over a slow line. */
const requestInMs = 300_000;
/** Without a byte in either direction: whoever does not read their answer. Streams beat every 25 seconds. */
const silenceInMs = 600_000;
const checkInMs = 5_000;
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
  return { server: http, listen: (port, host) => listen(http, port, host), close: () => close(http, sockets) };
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

function close(http: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    http.close(() => resolve());
    http.closeIdleConnections();
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, 5_000).unref();
  });
}
