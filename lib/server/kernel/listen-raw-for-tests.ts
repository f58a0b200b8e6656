import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RawReceived {
  method: string;
  path: string;
  /** With its query: what is signed. */
  target: string;
  body: string;
  headers: IncomingHttpHeaders;
}

interface Answered {
  status: number;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

/** A server on loopback that plays one outside and signs what it answers: it sets headers of its own. */
export async function listenRaw(answer: (requested: RawReceived) => Answered | Promise<Answered>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', headers, url: target = '' } = request;
    const { pathname: path } = new URL(target, 'http://double.test');
    const answered = await answer({ method, path, target, body: Buffer.concat(chunks).toString(), headers });
    response.writeHead(answered.status, answered.headers).end(answered.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
