import {
  measureScripts,
  pageKinds,
  scriptBudgetInBytes,
  storefrontPages,
  weighScripts,
} from '../../bench/measuring/measure-scripts.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('script of the storefront', () => {
  for (const kind of pageKinds) {
    test(`stays within its budget with br and with gzip: ${kind}`, async ({ browser, baseURL }) => {
      const base = baseURL ?? '';
      const budgetInBytes = scriptBudgetInBytes(kind);
      const path = (await storefrontPages(base))[kind];
      const context = await browser.newContext();
      const { script, addresses } = await measureScripts(await context.newPage(), base + path);
      await context.close();
      expect(addresses.length, `scripts of ${path} were seen`).toBeGreaterThan(5);
      expect(script, `bytes of ${path} with br`).toBeLessThanOrEqual(budgetInBytes);
      expect(await weighScripts(addresses), `bytes of ${path} with gzip`).toBeLessThanOrEqual(budgetInBytes);
    });
  }
});
