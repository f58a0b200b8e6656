import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { urlThrough } from '#lib/server/db/database-url.ts';

type State = 'open' | 'closed' | 'silent';

/** A way to a server that can be closed, and that can go silent: nothing comes through, and nobody is told. */
export interface TestProxy {
  url: string;
  set(state: State): void;
  stop(): Promise<void>;
}

export async function openTestProxy(url: string): Promise<TestProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let state: State = 'open';
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => state !== 'silent' && to.write(bytes));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      if (state !== 'silent') to.destroy();
    });
  };
  const server = createServer((inside) => {
    if (state === 'closed') return void inside.destroy();
    const outside = dial(Number(port), hostname);
    pass(inside, outside);
    pass(outside, inside);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: urlThrough(url, `127.0.0.1:${(server.address() as AddressInfo).port}`),
    set: (next) => {
      state = next;
      if (next === 'closed') cut();
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
