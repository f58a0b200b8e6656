import net from 'node:net';

export interface Talk {
  /** All that came back until the other end closed, or until it had been silent for a while. */
  text: string;
  isClosed: boolean;
}

const silenceInMs = 400;

/** Says the very bytes to a port: what no client would ever send. */
export function talk(port: number, said: string | Buffer, silence = silenceInMs): Promise<Talk> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(said));
    let text = '';
    const end = (isClosed: boolean) => {
      socket.destroy();
      resolve({ text, isClosed });
    };
    socket.setTimeout(silence, () => end(false));
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
    });
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
  });
}

/** The status lines in what came back, one an answer. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
