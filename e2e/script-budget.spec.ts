import { measureScripts, storefrontPages } from '../bench/measure-scripts.ts';
import { expect, test } from './fixtures/test.ts';

/** What a page of the storefront may cost in script before anybody does anything, headers included. */
const budgetInBytes = 145_000;

test.describe('script of the storefront', () => {
  test.use({ expectedTroubles: [/404/] });

  for (const encoding of ['br', 'gzip'] as const) {
    test(`stays within its budget on each kind of page with ${encoding}`, async ({ browser, baseURL }) => {
      test.setTimeout(120_000);
      const base = baseURL ?? '';
      const over: string[] = [];
      for (const path of await storefrontPages(base)) {
        const context = await browser.newContext();
        const { script, files } = await measureScripts(await context.newPage(), base + path, encoding);
        await context.close();
        expect(files, `scripts of ${path} were seen`).toBeGreaterThan(5);
        if (script > budgetInBytes) over.push(`${path}: ${script} bytes in ${files} files`);
      }
      expect(over).toEqual([]);
    });
  }
});
