import { makeMessage } from '../../lib/server/factories/outbox-factory.ts';
import { enterAs } from '../fixtures/member.ts';
import { idOfMember } from '../fixtures/member-facts.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { deskWords } from '../pages/words.ts';

/** A notice that was given up, to an address of its own. */
const makeFailed = (recipient: string) =>
  withShop(({ db, clock }) =>
    makeMessage(db, {
      channel: 'email',
      recipient,
      locale: 'en',
      template: 'PasswordChanged',
      values: {},
      isSecret: false,
      status: 'failed',
      attempts: 7,
      lastError: `550 5.1.1 <${recipient}>: User unknown`,
      now: clock.now(),
    }),
  );

for (const language of ['zh-cn', 'en'] as const) {
  const { deskOutbox: outbox, deskSystem: system } = deskWords[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('messages that failed are looked at and sent again, one and several', async ({ page, baseURL }) => {
      const [one, other] = [1, 2].map((each) => `${language}-${each}@operate.example`);
      for (const recipient of [one, other, other]) await makeFailed(String(recipient));
      await enterAs(page, baseURL ?? '', await idOfMember('demo_operator'));
      await page.goto(`/user/desk/outbox?q=${one}`);
      const rows = page.getByRole('row').filter({ hasText: outbox.templates.PasswordChanged });
      await expect(rows).toContainText(outbox.faults.recipient);
      await expect(page.getByRole('table')).not.toContainText(String(one));
      await rows.getByRole('button', { name: outbox.reveal }).click();
      await expect(page.getByRole('dialog')).toContainText(String(one));
      await page.keyboard.press('Escape');
      await rows.getByRole('button', { name: outbox.retry }).click();
      await expect(rows).toHaveCount(0);

      await page.goto(`/user/desk/outbox?q=${other}`);
      await expect(rows).toHaveCount(2);
      for (const row of await rows.all()) await row.getByRole('checkbox').check();
      await page.getByRole('button', { name: outbox.retrySelected, exact: true }).last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('the state of the shop is seen, and a provider asked', async ({ page, baseURL }) => {
      await enterAs(page, baseURL ?? '', await idOfMember('demo_operator'));
      await page.goto('/user/desk/system');
      await expect(page.getByRole('heading', { name: system.processes.title })).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: system.services.kind.files });
      await row.getByRole('button', { name: system.services.test }).click();
      await expect(row.getByRole('status')).toContainText(/\d/);
      await expect(page.getByRole('row').filter({ hasText: system.processes.isThis })).toContainText(
        system.processes.role.worker,
      );
    });
  });
}
