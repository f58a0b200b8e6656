import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ language: 'en' });

test('a line of the reference is copied by the keyboard, and is the call that it says', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/reference');
  await page.getByRole('navigation').getByRole('link', { name: 'product', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'product' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the line of GET /api/product/list', exact: true }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Copied');
  const line = await page.evaluate(() => navigator.clipboard.readText());
  const [, address = ''] = /^curl '([^']+)'$/.exec(line) ?? [];
  const answer = await (await request.get(address)).json();
  expect(answer).toMatchObject({ code: 1, data: { list: expect.any(Array) } });
  expect(answer.data.list.length).toBeGreaterThan(0);
});

for (const [mode, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test(`the reference can be used by everybody: ${mode}, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode });
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/api/reference', '/api/reference?area=store%2Fwebhooks&lang=zh-cn']) {
      await page.goto(path);
      if (path.includes('area=')) await page.evaluate(openAll);
      await expectAccessible(page);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
    }
  });
}

/** Runs in the page. */
function openAll(): void {
  for (const each of document.querySelectorAll('details')) each.open = true;
}
