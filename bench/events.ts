// From the commit of one message for each of 1,000 members to the last of their open connections having it, beside a bare
// node:http server that writes the same bytes to as many connections.
//   node bench/events.ts [connections, default 1000]
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createApi } from '#lib/server/http/app.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { openBenchShop, quantile } from './bench-shop.ts';
import { printTable } from './shop-process.ts';

const connections = Number(process.argv[2] ?? 1000);
const rounds = 5;

interface Listener {
  /** Resolves with the moment at which the next chunk that holds `needle` is there. */
  waitFor(needle: string): Promise<number>;
  leave(): void;
}

function connect(url: string, headers: Record<string, string>): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      let requested: { needle: string; found: (at: number) => void } | undefined;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (requested && chunk.includes(requested.needle)) requested.found(performance.now());
      });
      resolve({
        waitFor: (needle) =>
          new Promise((found) => {
            requested = { needle, found };
          }),
        leave: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

async function measure(listeners: Listener[], needle: string, send: (round: number) => Promise<void>) {
  const [firsts, lasts]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const arrivals = listeners.map((listener) => listener.waitFor(needle));
    await send(round);
    const sent = performance.now();
    const times = (await Promise.all(arrivals)).map((at) => at - sent);
    firsts.push(quantile(times, 0.5));
    lasts.push(Math.max(...times));
  }
  return { median: quantile(firsts, 0.5), last: quantile(lasts, 0.5) };
}

async function listenOn(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const inTurns = async <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (let start = 0; start < count; start += 20) {
    const turn = Array.from({ length: Math.min(20, count - start) }, (_, index) => make(start + index));
    made.push(...(await Promise.all(turn)));
  }
  return made;
};

async function measureShop() {
  const shop = await openBenchShop();
  const api = createApi(shop.ctx, pino({ level: 'silent' }));
  const server = createServer(getRequestListener((request) => api.fetch(request, { remoteAddress: '127.0.0.1' })));
  const url = await listenOn(server);
  const members = await inTurns(connections, async () => {
    const { id } = await createTestUser(shop.ctx);
    return { id, token: (await signIn(shop.ctx, id)).token };
  });
  const listeners = await inTurns(connections, async (index) =>
    connect(`${url}/api/message/stream`, { 'ba-user-token': members[index]?.token ?? '', 'think-lang': 'en' }),
  );
  const args = { device: 'unknown', ip: '192.0.2.7' };
  const figures = await measure(listeners, 'event: message', () =>
    shop.ctx.db.transaction(async (tx) => {
      for (const { id } of members) await notify(tx, { userId: id, event: 'newDeviceLogin', args, now: new Date() });
    }),
  );
  for (const listener of listeners) listener.leave();
  await api.close();
  server.close();
  server.closeAllConnections();
  await shop.close();
  return figures;
}

async function measureBare() {
  const open: ServerResponse[] = [];
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': here\n\n');
    open.push(response);
  });
  const url = await listenOn(server);
  const listeners = await inTurns(connections, () => connect(url, {}));
  const event = `event: message\ndata: ${'x'.repeat(300)}\n\n`;
  const figures = await measure(listeners, 'event: message', async () => {
    for (const response of open) response.write(event);
  });
  for (const listener of listeners) listener.leave();
  server.close();
  server.closeAllConnections();
  return figures;
}

const ours = await measureShop();
const bare = await measureBare();
printTable(
  ['connections', 'median ms', 'last ms', 'bare median ms', 'bare last ms', 'last, ours : bare'],
  [
    [
      connections,
      ours.median.toFixed(0),
      ours.last.toFixed(0),
      bare.median.toFixed(0),
      bare.last.toFixed(0),
      `${(ours.last / bare.last).toFixed(0)} : 1`,
    ],
  ],
);
