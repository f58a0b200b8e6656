import { createServer, get } from 'node:http';
import autocannon from 'autocannon';
import { freePort } from './shop-process.ts';

const connections = 10;

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

/** The path of the next request, where each asks for something else. */
type Vary = (count: number) => string;

let asked = 0;
const next = () => {
  asked += 1;
  return asked;
};

/** What an address gives to ten connections at once; any answer but the one wanted is an error. */
export async function measure(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  vary?: Vary,
): Promise<Figures> {
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: vary?.(next()) ?? request.path });
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(vary && { requests: [{ setupRequest }] }),
  });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} answers of ${url} were none`);
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}

/** The very bytes of an answer, packed as they came, from the barest server there is. */
async function startBare(url: string, headers: Record<string, string>) {
  const answer = await fetchPacked(url, headers);
  const port = await freePort();
  const bare = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': answer.type,
      'content-encoding': answer.encoding,
      'content-length': answer.body.byteLength,
    });
    response.end(answer.body);
  }).listen(port, '127.0.0.1');
  const stop = () => {
    bare.close();
    bare.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, bytes: answer.body.byteLength, stop };
}

/** `fetch` would unpack it. */
async function fetchPacked(url: string, headers: Record<string, string>) {
  return new Promise<{ type: string; encoding: string; body: Buffer }>((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          type: `${response.headers['content-type']}`,
          encoding: response.headers['content-encoding'] ?? 'identity',
          body: Buffer.concat(pieces),
        }),
      );
    });
    request.on('error', reject);
  });
}

/** In turns, so that what else the machine does meets both alike; the middle of each counts. */
export async function compare(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  { turns = 3, vary }: { turns?: number; vary?: Vary } = {},
) {
  const bare = await startBare(url, headers);
  await measure(url, headers, seconds, vary);
  const [ours, theirs]: [Figures[], Figures[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    ours.push(await measure(url, headers, seconds, vary));
    theirs.push(await measure(bare.url, headers, seconds));
  }
  bare.stop();
  return { ours: middle(ours), theirs: middle(theirs), bytes: bare.bytes };
}

const middle = (figures: Figures[]): Figures =>
  figures.toSorted((left, right) => left.perSecond - right.perSecond)[Math.floor(figures.length / 2)] ?? {
    perSecond: 0,
    p50: 0,
    p99: 0,
  };
