import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ClosedAddress, findTargets, lookupOf } from './webhooks/find-targets.ts';
import { type Resolve, resolveHost } from './webhooks/resolve-host.ts';

interface Fetching {
  url: string;
  maxBytes: number;
  /** Whether content of this type is wanted. */
  isWanted: (mime: string) => boolean;
  /** From the first step to the last byte, redirects included. */
  timeoutInMs: number;
  isLoopbackAllowed: boolean;
  resolve?: Resolve;
  signal?: AbortSignal;
}

/** `address`: no address of the open net, or a redirect to none; `size`, `type`, `status`, `timeout`, `connection` say themselves. */
type FetchFault = 'address' | 'redirect' | 'size' | 'type' | 'status' | 'timeout' | 'connection';

type Fetched = { content: Buffer; mime: string } | { fault: FetchFault };

const mostRedirects = 3;

class Refused extends Error {
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Fetches what an address of the open net shows, as webhooks are sent (docs/domain/integrations.md 6): the name is resolved once, looked at,
 * and those very addresses connected to; no host of a closed net, no other port than those of the web, no name and password. Three
 * redirects are followed, each looked at alike. No more than `maxBytes` is read. Never throws: what went wrong is the result.
 */
export async function fetchPublic(fetching: Fetching): Promise<Fetched> {
  const signal = AbortSignal.any([
    AbortSignal.timeout(fetching.timeoutInMs),
    ...(fetching.signal ? [fetching.signal] : []),
  ]);
  try {
    let url = fetching.url;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await ask(url, fetching, signal);
      const { statusCode: status = 0, headers } = answer;
      if (status >= 300 && status < 400 && headers.location) {
        answer.destroy();
        url = new URL(headers.location, url).href;
        continue;
      }
      return await readAnswer(answer, fetching);
    }
    return { fault: 'redirect' };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    if (error instanceof ClosedAddress || error instanceof TypeError) return { fault: 'address' };
    return { fault: signal.aborted ? 'timeout' : 'connection' };
  }
}

async function ask(text: string, fetching: Fetching, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') throw new ClosedAddress();
  const { resolve = resolveHost, isLoopbackAllowed } = fetching;
  const looking = findTargets({ url: url.href, resolve, isLoopbackAllowed, isPlainAllowed: true });
  const targets = await untilAborted(looking, signal);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'shop-import' };
  return new Promise((done, fail) => {
    const sent = request(url, { method: 'GET', headers, lookup: lookupOf(targets), agent: false, signal }, done);
    sent.on('error', fail);
    sent.end();
  });
}

/** A look-up cannot be called off; nobody waits for it any more. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {});
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(new Error('aborted'));
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    work.then(resolve, reject);
  });
}

async function readAnswer(answer: IncomingMessage, { maxBytes, isWanted }: Fetching): Promise<Fetched> {
  const { statusCode: status = 0, headers } = answer;
  const mime = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  try {
    if (status < 200 || status >= 300) throw new Refused('status');
    if (!isWanted(mime)) throw new Refused('type');
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Refused('size');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new Refused('size');
      chunks.push(chunk);
    }
    return { content: Buffer.concat(chunks), mime };
  } finally {
    answer.destroy();
  }
}
