import type { Page } from '@playwright/test';

export interface MeasuredScripts {
  /** Bytes of all scripts as they travelled, their headers with them. */
  script: number;
  files: number;
  /** Bytes of everything the page loaded. */
  total: number;
}

/**
 * Opens an address as somebody who comes for the first time, and counts what travelled until the page rests, before any
 * interaction. The page stands in a new context, so nothing is kept from before; what it asks for twice travels once.
 * `encoding` is what the browser says it takes: brotli over https and on this machine, else gzip.
 */
export async function measureScripts(page: Page, address: string, encoding: 'br' | 'gzip'): Promise<MeasuredScripts> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  if (encoding === 'gzip')
    await protocol.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const scripts = new Set<string>();
  const measured = { script: 0, files: 0, total: 0 };
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /\.js(?:\?|$)/.test(response.url)) scripts.add(requestId);
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    measured.total += encodedDataLength;
    if (!scripts.has(requestId)) return;
    measured.script += encodedDataLength;
    measured.files += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await protocol.detach();
  return measured;
}

/** An address of each kind of page of the storefront. */
export async function storefrontPages(base: string): Promise<string[]> {
  const read = async <Data>(path: string) => ((await (await fetch(base + path)).json()) as { data: Data }).data;
  const { list: products } = await read<{ list: { slug: string; pricing: string }[] }>(
    '/api/product/list?kind=product&limit=50',
  );
  const { list: services } = await read<{ list: { id: number }[] }>('/api/service/list');
  const ofPricing = (pricing: string) => `/${products.find((product) => product.pricing === pricing)?.slug}`;
  return [
    '/',
    '/product',
    '/product?q=%E5%90%8D%E7%89%87',
    '/productlist-1',
    ofPricing('configured'),
    ofPricing('fixed'),
    '/services',
    `/service-${services[0]?.id}`,
    '/page/about',
    '/cooperate',
    '/no-such-page',
  ];
}
