import net from 'node:net';
import { Failure } from '../failure.ts';

/** Refuses before the long work starts what would only fail at its end. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const code = await listenOnce(port, host);
  if (code === 'EADDRINUSE') throw new Failure('portTaken', { port, other: port + 1 });
  if (code === 'EACCES') throw new Failure('portForbidden', { port, host });
  if (code) throw new Failure('hostUnknown', { host });
}

/** A port nobody listens on at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function listenOnce(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
