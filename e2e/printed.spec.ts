import type { Page } from '@playwright/test';
import { createTestUser } from '../lib/server/factories/factories.ts';
import { fixedClock } from '../lib/server/kernel/clock.ts';
import { statementsOf } from '../lib/server/workflows/settlement/statements-for-tests.ts';
import { modeStorageKey } from '../lib/session/mode-script.ts';
import { newReceivedOrders, withInvoices } from './fixtures/invoiced.ts';
import { enterAs } from './fixtures/member.ts';
import { openAs } from './fixtures/people.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';

/** How many pages it is on paper. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;
}

/** A record on paper: nothing that does anything, black on white whatever the screen shows, and one page. */
async function expectSheet(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), modeStorageKey);
  await page.reload();
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav, button:not(th button), header a, footer a').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('select, input').filter({ visible: true })).toHaveCount(0);
  for (const head of await page.locator('th:has(button)').all()) expect(await head.innerText()).not.toBe('');
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  await page.emulateMedia({ media: null });
  expect(await sheetsOf(page)).toBe(1);
}

test('an order is one page on paper for its customer, and its packing list for the store', async ({
  page,
  browser,
  baseURL,
}) => {
  const { customer, store, orders } = await newReceivedOrders([{ payable: 10_000 }]);
  const no = orders[0]?.no ?? '';
  await enterAs(page, baseURL ?? '', customer.userId);
  await page.goto(`/user/order_info?no=${no}`);
  await expectSheet(page, new RegExp(no));
  const seller = await openAs(browser, { baseURL: baseURL ?? '', userId: store.userId });
  await seller.goto(`/user/store/order_info?no=${no}&print`);
  await expectSheet(seller, /./);
  await seller.context().close();
});

test('an invoice is one page on paper for its customer', async ({ page, baseURL }) => {
  const { customer, orders } = await newReceivedOrders([{ payable: 10_000 }]);
  const no = await withInvoices(async (invoices) => {
    const [asked = ''] = await invoices.apply(customer, [orders[0]?.no ?? '']);
    await invoices.issue(asked);
    return asked;
  });
  await enterAs(page, baseURL ?? '', customer.userId);
  await page.goto(`/user/account/invoice/info?no=${no}`);
  await expectSheet(page, new RegExp(no));
});

test('a statement is one page on paper for who runs the shop, with its entries', async ({ page, baseURL }) => {
  const { no, operatorId } = await withShop(async (shop) => {
    const desk = statementsOf({ ctx: { ...shop, clock: fixedClock(new Date()) } });
    const store = await desk.newStore();
    for (const amount of [120_00, 80_00, 45_50]) await desk.earn(store, amount);
    const made = await desk.make(store);
    return { no: made.no, operatorId: (await createTestUser(shop, { group: 'operator' })).id };
  });
  await enterAs(page, baseURL ?? '', operatorId);
  await page.goto(`/user/desk/statements/info?no=${no}`);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await expectSheet(page, /./);
});
