import fs from 'node:fs';
import net from 'node:net';
import { toFileError } from './embedded-errors.ts';

/** The port of the last start when it is free, so that a tool pointed at it keeps working; otherwise any free one. */
export async function choosePort(file: string, attempt: number): Promise<number> {
  const remembered = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  const usable = Number.isInteger(remembered) && remembered > 1023 && remembered < 65_536 && attempt < 3;
  const port = (usable && (await listenOnce(remembered))) || (await listenOnce(0));
  try {
    fs.writeFileSync(file, `${port}\n`);
  } catch (error) {
    throw toFileError(error, file);
  }
  return port;
}

/** The port that could be listened on just now (any free one for 0); 0 when it could not. */
function listenOnce(port: number): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(0));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
