import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from '@jest/globals';
import type { CachedPage } from './cached-page.ts';
import type { RenderedPage } from './packed-page.ts';
import { createPageCache } from './page-cache.ts';

export const year = { 'content-type': 'text/html', 'cache-control': 's-maxage=31536000' };

/** What a test changes of the shop, and what it reads of what was asked of it. */
interface Shop {
  /** What the shop sells today: a page shows what it was when it was read. */
  price: number;
  renders: CachedPage[];
  told: string[][];
  atOnce: string[];
  asked: number;
  now: number;
  /** Notifies the other processes. */
  tell: () => Promise<unknown>;
  /** Renderings wait for it. */
  gate: Promise<void> | undefined;
  answer: (page: CachedPage, price: number) => Partial<RenderedPage>;
}

const freshShop = (): Shop => ({
  price: 1,
  renders: [],
  told: [],
  atOnce: [],
  asked: 0,
  now: 1_000_000,
  tell: async () => undefined,
  gate: undefined,
  answer: (page, read) => ({ body: Buffer.from(`${page.locale} ${page.target} costs ${read} `.padEnd(500, 'x')) }),
});

const cacheOf = (shop: Shop) =>
  createPageCache({
    maxBytes: 3600,
    now: () => shop.now,
    tell: async (tags) => {
      shop.told.push(tags);
      await shop.tell();
    },
    render: async (page) => {
      shop.renders.push(page);
      const read = shop.price;
      await shop.gate;
      return { status: 200, headers: year, body: Buffer.alloc(0), ...shop.answer(page, read) };
    },
  });

/** A shop with an empty page cache before it, new for each test. */
export function openPageCache() {
  // Its cache and its address come before each test.
  const shop = freshShop() as Shop & { base: string; cache: ReturnType<typeof cacheOf> };
  let server: Server;

  beforeEach(async () => {
    Object.assign(shop, freshShop(), { cache: cacheOf(shop) });
    server = createServer(async (request, response) => {
      shop.asked += 1;
      if (shop.cache.answerAtOnce(request, response)) return void shop.atOnce.push(request.url ?? '');
      if (!(await shop.cache.answer(request, response))) response.writeHead(200, { 'x-from': 'next' }).end('next');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    shop.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = async (path = '/', headers: Record<string, string> = {}) => {
    const response = await fetch(shop.base + path, {
      headers: { 'accept-encoding': 'identity', ...headers },
      redirect: 'manual',
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const priceOf = async (path = '/') => Number(/costs (\d+)/.exec((await read(path)).text)?.[1]);

  return { shop, read, priceOf };
}
