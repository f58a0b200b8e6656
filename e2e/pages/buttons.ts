import { expect, type Page } from '@playwright/test';

const buttons = 'button:not(:disabled), [role="button"], a[class*="utton"], input[type="file"]';

/** What a page offers to do, by its name: buttons, links that look like one, file fields. Tabs and sorting only show. */
export async function readButtons(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.locator('.MuiSkeleton-root')).toHaveCount(0);
  const names = await main.locator(buttons).evaluateAll((found) =>
    found
      .filter((each) => !each.matches(':disabled, [role="tab"], th *'))
      // A file field is named by its label.
      .map((each) => each.getAttribute('aria-label') ?? each.closest('label')?.innerText ?? each.textContent ?? ''),
  );
  return [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))];
}

/** The page of the first record that a list leads to. */
export async function firstRecord(page: Page): Promise<string | undefined> {
  const link = page.getByRole('main').locator('a[href*="info?"]').first();
  return (await link.count()) > 0 ? ((await link.getAttribute('href')) ?? undefined) : undefined;
}
