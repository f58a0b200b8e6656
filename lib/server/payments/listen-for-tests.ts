import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingHttpHeaders;
}

/**
 * A server on loopback that plays one outside; it answers JSON or files, and keeps no connection when it stops. `hold` keeps
 * back what it answers from then on, though it has done what was asked, until the returned function is called. Answering nothing
 * it loses the connection.
 */
export async function listen(
  answer: (requested: Received) => { status: number; body: string | Uint8Array } | undefined,
) {
  let held: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://double.test');
    const { method = '', headers } = request;
    const answered = answer({ method, path, query, body: Buffer.concat(chunks).toString(), headers });
    await held;
    if (!answered) return void request.socket.destroy();
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(answered.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
