// Script bytes of each storefront page in a real browser, as transferred with their headers, before any interaction.
// Budgets are held by e2e/speed/script-budget.spec.ts.
//   node bench/script-bytes.ts [URL of a running shop]
import { chromium } from '@playwright/test';

import { browserOptions } from '#scripts/testing/browser.ts';
import {
  measureScripts,
  type pageKinds,
  scriptBudgetInBytes,
  storefrontPages,
  weighScripts,
} from './measuring/measure-scripts.ts';
import { printTable } from './shop-process.ts';

const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const browser = await chromium.launch(browserOptions());
const rows: (string | number)[][] = [];
for (const [kind, page] of Object.entries(await storefrontPages(base))) {
  const context = await browser.newContext();
  const small = await measureScripts(await context.newPage(), base + page);
  await context.close();
  const large = await weighScripts(small.addresses);
  const budget = scriptBudgetInBytes(kind as (typeof pageKinds)[number]);
  const over = (large - budget) / 1000;
  rows.push([
    page,
    kilobytes(small.script),
    kilobytes(large),
    small.addresses.length,
    kilobytes(small.total),
    `${kilobytes(budget)}${over <= 0 ? '' : `, gzip over by ${over.toFixed(1)}`}`,
  ]);
}
await browser.close();
printTable(['page', 'script kB (br)', 'script kB (gzip)', 'script files', 'all kB', 'budget kB'], rows);
