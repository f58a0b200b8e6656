import { noteJobFailure, noteJobSuccess } from '../../lib/server/jobs/failures.ts';
import { enterAs } from '../fixtures/member.ts';
import { idOfMember } from '../fixtures/member-facts.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { deskWords } from '../pages/words.ts';

// One job a language: what is over stays in the list.
const jobs = { 'zh-cn': 'expire-points', en: 'orphan-files' } as const;

for (const language of ['zh-cn', 'en'] as const) {
  const { deskJobs: words } = deskWords[language];
  const job = jobs[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a job that fails stands at the desk with what it said, and runs again when asked', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      await withShop(async (ctx) => {
        await noteJobSuccess(ctx, job);
        await noteJobFailure(ctx, job, new Error('no connection to the points'));
        await noteJobFailure(ctx, job, new Error('still none'));
      });
      await enterAs(page, baseURL ?? '', await idOfMember('demo_operator'));
      await page.goto('/user/desk/jobs');
      const row = page.getByRole('row').filter({ hasText: job });
      await expect(row).toContainText(words.names[job]);
      await expect(row).toContainText('Error: still none');
      await expect(row).toContainText(words.failing);
      const menu = page.getByRole('navigation').locator('a[href="/user/desk/jobs"]');
      await expect(menu).toContainText(/\d/);

      await expect(row.getByRole('button', { name: words.retry })).toBeEnabled();
      // It mostly waits for the queue, in one language as in the other.
      if (language === 'en') return;
      await row.getByRole('button', { name: words.retry }).click();
      // It succeeds this time: the list reads itself anew, and what is over is kept aside.
      await expect(row).toHaveCount(0, { timeout: 30_000 });
      await page.getByRole('combobox', { name: words.show }).selectOption('all');
      await expect(row.first()).toContainText(words.over);
      await expect(row.first().getByRole('button')).toHaveCount(0);
    });
  });
}
