import { sql } from 'drizzle-orm';
import { testPassword } from '../lib/server/factories/factories.ts';
import { createTestStore } from '../lib/server/factories/store-factories.ts';
import { finishStoreClosings } from '../lib/server/workflows/store/close-store.ts';
import { enterAs } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { openAs } from './fixtures/people.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { drawLicence } from './pages/store-entry.ts';
import { deskWords, filledIn, memberWords } from './pages/words.ts';

const profilePath = '/user/store/profile';
const [before, after] = ['李青山', '周望舒'];

for (const language of ['zh-cn', 'en'] as const) {
  const { storeProfile, deskStores } = deskWords[language];
  const { legal, closing, payee } = storeProfile;
  const { fields } = memberWords[language].storeFields;
  const { legalChanges } = deskStores;

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an owner asks for other legal facts, an operator compares and approves them', async ({
      browser,
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const { owner, store } = await withShop((ctx) => createTestStore(ctx, { legal_person: before }));
      const visit = { baseURL: baseURL ?? '', userId: await idOfMember('demo_operator'), language };
      const operator = await openAs(browser, visit);
      await enterAs(page, baseURL ?? '', owner.id);

      await test.step('without the new licence it is refused at its field, and nothing is lost', async () => {
        await page.goto(profilePath);
        await page.getByRole('button', { name: legal.change }).click();
        await page.getByLabel(fields.legal_person).fill(after);
        await page.getByLabel(payee.password, { exact: true }).fill(testPassword);
        await page.getByRole('button', { name: legal.submit }).click();
        await expect(page.getByRole('button', { name: legal.chooseFile })).toBeFocused();
        await expect(page.getByLabel(fields.legal_person)).toHaveValue(after);
      });

      await test.step('with it the change waits, and the old name counts', async () => {
        await page.locator('input[type=file]').setInputFiles(await drawLicence());
        await expect(page.getByRole('button', { name: legal.replaceFile })).toBeVisible();
        await page.getByRole('button', { name: legal.submit }).click();
        await expect(page.getByText(legal.pendingTitle)).toBeVisible();
        await expect(page.getByText(filledIn(legal.before, { value: before }))).toBeVisible();
      });

      await test.step('the operator sees both licences and approves', async () => {
        await operator.goto(`/user/desk/stores/info?id=${store.id}`);
        const change = operator.getByRole('article', { name: legalChanges.change });
        const row = change.getByRole('row').filter({ hasText: fields.legal_person });
        await expect(row).toContainText(after);
        await expect(row).toContainText(before);
        await change.getByRole('button', { name: legalChanges.reveal }).click();
        await expect(change.getByRole('link', { name: 'licence.png' })).toHaveCount(2);
        await expect(change.getByText(legalChanges.wantedLicence)).toBeVisible();
        await change.getByRole('button', { name: legalChanges.approve, exact: true }).click();
        const dialog = operator.getByRole('dialog', {
          name: filledIn(legalChanges.approveTitle, { store: store.name }),
        });
        await dialog.getByRole('button', { name: legalChanges.approve, exact: true }).click();
        await expect(change).toBeHidden();
        await expect(operator.getByText(after)).toBeVisible();
      });

      await page.reload();
      await expect(page.getByText(after)).toBeVisible();
      await expect(page.getByRole('button', { name: legal.change })).toBeVisible();
    });

    test('an owner closes a store, thinks again, and closes it in the end', async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      const { owner, store } = await withShop((ctx) => createTestStore(ctx));
      await enterAs(page, baseURL ?? '', owner.id);
      const close = async () => {
        await page.getByRole('button', { name: closing.button }).click();
        const dialog = page.getByRole('dialog', { name: filledIn(closing.dialogTitle, { name: store.name }) });
        await dialog.getByLabel(payee.password, { exact: true }).fill(testPassword);
        await dialog.getByRole('button', { name: closing.submit }).click();
        await expect(page.getByText(closing.closing, { exact: true })).toBeVisible();
      };

      await page.goto(profilePath);
      await close();
      await expect(page.getByText(storeProfile.status.closing)).toBeVisible();
      await page.getByRole('button', { name: closing.keep }).click();
      const dialog = page.getByRole('dialog', { name: filledIn(closing.keepTitle, { name: store.name }) });
      await dialog.getByRole('button', { name: closing.keep }).click();
      await expect(page.getByText(closing.closing, { exact: true })).toBeHidden();
      await close();
      await withShop(async (ctx) => {
        await ctx.db.execute(sql`update stores set closing_at = now() - interval '2 days' where id = ${store.id}`);
        await finishStoreClosings(ctx);
      });
      // The back office is gone, and the way to another store is open.
      await page.goto('/user/applay_entry');
      await expect(
        page.getByRole('heading', { level: 1, name: memberWords[language].store.entry.title }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: memberWords[language].store.entry.store.enter })).toHaveCount(0);
    });
  });
}
