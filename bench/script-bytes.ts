// Script bytes of each storefront page in a real browser, as transferred, before any interaction. Budget: 145 kB.
//   node bench/script-bytes.ts [URL of a running shop]
import { chromium } from '@playwright/test';

import { browserOptions } from '#scripts/browser.ts';
import { printTable } from './shop-process.ts';

const budgetInKilobytes = 145;
const base = process.argv[2] ?? 'http://127.0.0.1:3000';

const list = (await (await fetch(`${base}/api/product/list?kind=product`)).json()) as {
  data: { list: { slug: string }[] };
};
const services = (await (await fetch(`${base}/api/service/list`)).json()) as { data: { list: { id: number }[] } };
const pages = [
  '/',
  '/product',
  '/product?q=%E5%90%8D%E7%89%87',
  '/productlist-1',
  `/${list.data.list[0]?.slug}`,
  '/services',
  `/service-${services.data.list[0]?.id}`,
  '/page/about',
  '/cooperate',
];

const browser = await chromium.launch(browserOptions());
const rows: (string | number)[][] = [];
for (const page of pages) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(base + page, { waitUntil: 'networkidle' });
  const { script, total, files } = await tab.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter((entry) => entry.initiatorType === 'script' || /\.js(\?|$)/.test(entry.name));
    const sum = (of: PerformanceResourceTiming[]) => of.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0);
    return { script: sum(scripts), total: sum(entries), files: scripts.length };
  });
  const kilobytes = script / 1000;
  rows.push([
    page,
    kilobytes.toFixed(1),
    files,
    (total / 1000).toFixed(0),
    kilobytes <= budgetInKilobytes ? 'within' : `over by ${(kilobytes - budgetInKilobytes).toFixed(1)}`,
  ]);
  await context.close();
}
await browser.close();
printTable(['page', 'script kB', 'script files', 'all kB', `budget ${budgetInKilobytes} kB`], rows);
