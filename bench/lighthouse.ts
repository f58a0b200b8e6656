// Lighthouse (mobile) scores of the main pages.
//   node bench/lighthouse.ts [URL of a running shop]

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

import { browserOptions } from '#scripts/testing/browser.ts';
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
  const { categories, audits } = await judge(base + page);
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

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

/** Fetched when it is needed: with all that it brings it would be a sixth of what every installation writes. */
async function judge(url: string): Promise<Report> {
  const only = '--only-categories=performance,accessibility,best-practices,seo';
  const args = ['--yes', 'lighthouse@13.5.0', url, `--port=${port}`, '--form-factor=mobile', only];
  const { stdout } = await promisify(execFile)('npx', [...args, '--output=json', '--quiet'], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Report;
}
