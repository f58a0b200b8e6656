import net from 'node:net';

interface Talk {
  /** All that came back. */
  text: string;
  isClosed: boolean;
}

interface TalkEnd {
  /** Hangs up once this came back, where the other end keeps the connection. */
  until?: (text: string) => boolean;
  /** Hangs up when nothing has come for so long: without it only against what hangs, since a busy machine is silent too. */
  silenceInMs?: number;
}

/** Says the very bytes to a port, what no client would ever send, and listens until the other end closes. */
export function talk(
  port: number,
  said: string | Buffer,
  { until = () => false, silenceInMs = 60_000 }: TalkEnd = {},
): Promise<Talk> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(said));
    let text = '';
    const end = (isClosed: boolean) => {
      socket.destroy();
      resolve({ text, isClosed });
    };
    socket.setTimeout(silenceInMs, () => end(false));
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (until(text)) end(false);
    });
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
  });
}

/** The status lines in what came back, one an answer. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
