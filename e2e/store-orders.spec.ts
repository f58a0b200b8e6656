import { eq } from 'drizzle-orm';
import { orders } from '../lib/server/orders/tables.ts';
import { fulfilmentOf } from '../lib/server/workflows/orders/fulfil-for-tests.ts';
import words from '../messages/en/ordersStore.json' with { type: 'json' };
import ui from '../messages/en/ui.json' with { type: 'json' };
import work from '../messages/en/work.json' with { type: 'json' };
import { expectAccessible } from './fixtures/accessible.ts';
import { enterAs } from './fixtures/member.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ language: 'en' });

const { many } = words.actions.ship;
const named = (text: string, no: string) => text.replace('{no}', no);

/** A store with orders that wait to be shipped, the first of them late. */
function newStoreWithWork(count: number): Promise<{ userId: number; nos: string[] }> {
  return withShop(async (ctx) => {
    ctx.env.PAYMENT_SANDBOX = true;
    const shop = fulfilmentOf({ ctx });
    const store = await shop.newStore();
    const nos: string[] = [];
    for (let place = 0; place < count; place += 1) {
      const { no, id } = await shop.newPaid();
      await shop.accept(store, no);
      const shipBy = new Date(Date.now() + (place === 0 ? -2 : place) * 86_400_000);
      await ctx.db.update(orders).set({ shipBy }).where(eq(orders.id, id));
      nos.push(no);
    }
    return { userId: store.userId, nos };
  });
}

test('several orders are shipped at once, by keyboard alone', async ({ page, baseURL }) => {
  const { userId, nos } = await newStoreWithWork(4);
  await enterAs(page, baseURL ?? '', userId);
  await page.goto('/user/store/order?tab=to_ship');
  await page.getByRole('checkbox', { name: work.selectAll }).press('Space');
  await page.getByRole('button', { name: many.name, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const numbers = nos.map((no) => dialog.getByRole('textbox', { name: named(many.trackingNo, no) }));
  const [first, second, third, fourth] = numbers as [(typeof numbers)[0], ...typeof numbers];
  await expect(first).toBeFocused();
  await expectAccessible(page, 'dialog');
  // A scanner types the number and Enter.
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(second as typeof first).toBeFocused();
  await page.keyboard.type('JD0012345678901');
  await page.keyboard.press('Enter');
  await expect(third as typeof first).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('SF1234567890123');
  await expect(dialog.getByRole('combobox', { name: named(many.carrier, nos[1] ?? '') })).toHaveValue('jd');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(ui.tracked.trackingHelp);
  await first.fill('SF1234567890124');
  await (fourth as typeof first).press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(work.bulk.done, { exact: true })).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  // What had no number is left, and still chosen.
  await expect(page.getByRole('row').filter({ hasText: nos[2] ?? '' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: nos[0] ?? '' })).toHaveCount(0);
});

test('a column of numbers is pasted', async ({ page, baseURL, context }) => {
  const { userId, nos } = await newStoreWithWork(2);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, baseURL ?? '', userId);
  await page.goto('/user/store/order?tab=to_ship');
  await page.getByRole('checkbox', { name: work.selectAll }).check();
  await page.getByRole('button', { name: many.name, exact: true }).click();
  await page.evaluate(() => navigator.clipboard.writeText('SF1234567890123\r\nYT7412345678901\r\n'));
  await page.getByRole('textbox', { name: named(many.trackingNo, nos[0] ?? '') }).press('ControlOrMeta+V');
  await expect(page.getByRole('textbox', { name: named(many.trackingNo, nos[1] ?? '') })).toHaveValue(
    'YT7412345678901',
  );
  await expect(page.getByRole('combobox', { name: named(many.carrier, nos[1] ?? '') })).toHaveValue('yto');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is late says so already', async ({ page, baseURL }) => {
    const { userId, nos } = await newStoreWithWork(2);
    await enterAs(page, baseURL ?? '', userId);
    await page.goto('/user/store/order?tab=to_ship');
    const late = words.list.next.late.split(',')[0] ?? '';
    await expect(page.getByRole('row').nth(1)).toContainText(nos[0] ?? '');
    await expect(page.getByRole('row').nth(1)).toContainText(late);
    await expect(page.getByRole('row').nth(2)).not.toContainText(late);
  });
});
