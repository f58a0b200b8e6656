import path from 'node:path';
import next from 'next';
import type pino from 'pino';
import { serveBuiltFiles } from './built-files.ts';
import { mendRedirects } from './permanent-redirects.ts';
import type { Listener } from './tiers.ts';

export interface PageTier {
  answer: Listener;
  /** Tells the pages what changed, so that the next visit renders them anew. */
  revalidate(url: string, tags: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Next, on the port this process listens on. */
export async function startPageTier(port: number, dev: boolean, log: pino.Logger): Promise<PageTier> {
  // Next calls every loopback name `localhost` when it compares a rewrite with itself; by another name it would proxy.
  const dir = `${import.meta.dirname}/..`;
  const pages = next({ dev, dir, hostname: 'localhost', port });
  await pages.prepare();
  const handle = dev ? pages.getRequestHandler() : withBuiltFiles(dir, pages.getRequestHandler());
  return {
    answer: (request, response) => {
      request.url = keepDoubledSlashes(request.url ?? '/');
      mendRedirects(request, response);
      return handle(request, response);
    },
    revalidate: (url, tags) => revalidate(url, tags, log),
    close: () => pages.close(),
  };
}

/** The folder of the build is the one `next.config.ts` names. */
function withBuiltFiles(dir: string, handle: Listener): Listener {
  return serveBuiltFiles(path.join(dir, process.env.NEXT_DIST_DIR || '.next', 'static'), handle);
}

/** Next redirects a doubled slash away before anybody sees it; here such an address is unknown (specification §2). */
function keepDoubledSlashes(address: string): string {
  const [path = '', ...query] = address.split('?');
  return [path.replace(/\/{2,}/g, '/-/'), ...query].join('?');
}

/** The key keeps everybody else out of that address. */
async function revalidate(url: string, tags: string[], log: pino.Logger): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json', 'x-internal-key': process.env.INTERNAL_KEY ?? '' };
    const answer = await fetch(`${url.replace('//0.0.0.0', '//127.0.0.1')}/internal/revalidate`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags }),
    });
    if (!answer.ok) log.error({ tags, status: answer.status }, 'pages were not told of a change');
  } catch (error) {
    log.error({ err: error, tags }, 'pages were not told of a change');
  }
}
