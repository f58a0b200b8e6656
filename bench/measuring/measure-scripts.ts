import http from 'node:http';
import https from 'node:https';
import type { Page } from '@playwright/test';

export interface MeasuredScripts {
  /** Bytes of all scripts as they travelled, their headers with them. */
  script: number;
  /** Where they came from. */
  addresses: string[];
  /** Bytes of everything the page loaded. */
  total: number;
}

/**
 * Opens an address as somebody who comes for the first time, and counts what travelled until the page rests, before any
 * interaction. The page stands in a new context, so nothing is kept from before; what it asks for twice travels once.
 * Scripts travel as brotli, which the browser takes over https and on this machine; `weighScripts` tells of gzip.
 */
export async function measureScripts(page: Page, address: string): Promise<MeasuredScripts> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  const scripts = new Map<string, string>();
  const measured: MeasuredScripts = { script: 0, addresses: [], total: 0 };
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /\.js(?:\?|$)/.test(response.url)) scripts.set(requestId, response.url);
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    measured.total += encodedDataLength;
    const script = scripts.get(requestId);
    if (!script) return;
    measured.script += encodedDataLength;
    measured.addresses.push(script);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await protocol.detach();
  return measured;
}

/** Bytes of the same scripts, headers included, for a browser that takes nothing better than gzip. */
export async function weighScripts(addresses: readonly string[]): Promise<number> {
  let sum = 0;
  for (const address of addresses) sum += await weigh(address);
  return sum;
}

function weigh(address: string): Promise<number> {
  const { get, Agent } = address.startsWith('https:') ? https : http;
  // A browser's connection stays open too, and the answer says so in its headers.
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const requested = get(address, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const { socket } = answer;
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
      answer.resume().once('error', reject);
      answer.once('end', () => {
        resolve(socket.bytesRead);
        agent.destroy();
      });
    });
    requested.once('error', reject);
  });
}

export const pageKinds = [
  'home',
  'products',
  'search',
  'category',
  'configured product',
  'fixed product',
  'services',
  'service',
  'page',
  'cooperation',
  'not found',
] as const;

type PageKind = (typeof pageKinds)[number];

/** Pages with a form or a choice of their own. */
const withForms = new Set<PageKind>(['configured product', 'fixed product', 'service', 'cooperation']);

/** What a page of the storefront may cost in script before anybody does anything, headers included. What is reached is held. */
export const scriptBudgetInBytes = (kind: PageKind): number => (withForms.has(kind) ? 144_500 : 141_500);

/** An address of each kind of page of the storefront. */
export async function storefrontPages(base: string): Promise<Record<PageKind, string>> {
  const read = async <Data>(path: string) => ((await (await fetch(base + path)).json()) as { data: Data }).data;
  const { list: products } = await read<{ list: { slug: string; pricing: string }[] }>(
    '/api/product/list?kind=product&limit=50',
  );
  const { list: services } = await read<{ list: { id: number }[] }>('/api/service/list');
  const ofPricing = (pricing: string) => `/${products.find((product) => product.pricing === pricing)?.slug}`;
  return {
    home: '/',
    products: '/product',
    search: '/product?q=%E5%90%8D%E7%89%87',
    category: '/productlist-1',
    'configured product': ofPricing('configured'),
    'fixed product': ofPricing('fixed'),
    services: '/services',
    service: `/service-${services[0]?.id}`,
    page: '/page/about',
    cooperation: '/cooperate',
    'not found': '/no-such-page',
  };
}
