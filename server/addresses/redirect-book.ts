import type pino from 'pino';
import type { readRedirectsAfter } from '#lib/api/site/shop-addresses.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { type Found, RedirectMap } from '#lib/routes/redirects/redirect-map.ts';

interface BookOptions {
  read: typeof readRedirectsAfter;
  log: pino.Logger;
  retryInMs?: number;
}

/**
 * What the shop leads on, in memory: any other address pays a look into a map for it. Bounded by `mostRedirects`. While they cannot
 * be read those of before count.
 */
export function createRedirectBook({ read, log, retryInMs = 5_000 }: BookOptions) {
  let map = new RedirectMap();
  let isStale = false;
  let isOffered = true;
  let reading: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (isStale && isOffered) {
      isStale = false;
      try {
        map = await readAll(read);
      } catch (error) {
        // A server of the family without this call leads nobody on.
        isOffered = !(error instanceof ApiError && error.status === 404);
        if (!isOffered) return;
        log.warn({ err: error }, 'the redirects of the shop could not be read');
        setTimeout(() => void learn(), retryInMs).unref();
      }
    }
  }

  function learn(): Promise<void> {
    isStale = true;
    reading ??= work().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return { learn, find: (path: string, query: string): Found | undefined => map.find(path, query) };
}

async function readAll(read: BookOptions['read']): Promise<RedirectMap> {
  const map = new RedirectMap();
  for (let after: number | null = 0; after !== null; ) {
    const answer: Awaited<ReturnType<BookOptions['read']>> = await read({ after });
    for (const { source, target, is_permanent: isPermanent } of answer.list) map.set({ source, target, isPermanent });
    after = answer.next;
  }
  return map;
}
