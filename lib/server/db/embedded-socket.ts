import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { type DatabaseUser, giveTo } from './embedded-user.ts';

/** In bytes, the end of the text among them: what macOS gives the path of a socket; Linux gives four more. */
const longestPath = 104;

/**
 * An empty folder beside the cluster where PostgreSQL may put a socket: a statement that comes through one costs two thirds of
 * the processor's time that it costs through the network of the machine, and half of the waiting (`docs/adr/0051`). Undefined where there is no such
 * thing: Windows, a path that is too long, a file system without sockets.
 */
export async function makeSocketFolder(dataDir: string, user: DatabaseUser): Promise<string | undefined> {
  const folder = path.join(dataDir, 'socket');
  if (process.platform === 'win32' || Buffer.byteLength(fileOf(folder, 65_535)) >= longestPath) return undefined;
  // What a killed server left there would be taken for a living one's, if its number is somebody else's by now.
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { mode: 0o700 });
  if (!(await canListen(fileOf(folder, 0)))) return undefined;
  giveTo(user, folder);
  return folder;
}

/** What PostgreSQL and everybody who asks it call the socket beside a port. */
const fileOf = (folder: string, port: number) => path.join(folder, `.s.PGSQL.${port}`);

function canListen(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(file, () => server.close(() => resolve(true)));
  });
}
