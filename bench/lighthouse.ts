// Lighthouse (mobile) scores of the main pages.
//   node bench/lighthouse.ts [URL of a running shop]

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { browserOptions } from '#scripts/browser.ts';
import { freePort, printTable } from './shop-process.ts';

const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const list = (await (await fetch(`${base}/api/product/list?kind=product`)).json()) as {
  data: { list: { slug: string }[] };
};
const pages = ['/', '/product', `/${list.data.list[0]?.slug}`, '/services', '/page/about', '/cooperate'];

const port = await freePort();
const options = browserOptions();
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${port}`],
});
const rows: (string | number)[][] = [];
for (const page of pages) {
  const run = await lighthouse(base + page, {
    port,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    formFactor: 'mobile',
  });
  const { categories = {}, audits = {} } = run?.lhr ?? {};
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const shown = (name: string) => audits[name]?.displayValue ?? '';
  rows.push([
    page,
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    shown('largest-contentful-paint'),
    shown('total-blocking-time'),
    shown('cumulative-layout-shift'),
  ]);
}
await browser.close();
printTable(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS'], rows);
