import type { Browser, Page } from '@playwright/test';
import { localeCookie } from '../../lib/i18n/locales.ts';
import { createTestUser, signIn } from '../../lib/server/factories/factories.ts';
import { updateSettings, writeShopFacts } from '../../lib/server/site/index.ts';
import shell from '../../messages/en/shell.json' with { type: 'json' };
import blockWords from '../../messages/en/siteBlocksDesk.json' with { type: 'json' };
import site from '../../messages/en/siteDesk.json' with { type: 'json' };
import { expectAccessible } from '../fixtures/accessible.ts';
import { waitUntilAwake } from '../fixtures/awake.ts';
import { type EmptyShop, startEmptyShop } from '../fixtures/empty-shop.ts';
import { enterBy } from '../fixtures/member.ts';
import { expect, lend, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'serial' });

/** A shop of its own: what is said in it would be said to everybody else. */
let shop: EmptyShop;
test.beforeAll(async () => {
  shop = await startEmptyShop(async (ctx) => {
    await ctx.db.transaction((tx) => writeShopFacts(ctx, tx, { 'site.isOpen': true }));
    await updateSettings(ctx, { 'member.isOperatorTwoFactorRequired': false });
  });
});
test.afterAll(() => shop?.stop());

/** An operator at the desk, in English. */
async function atDesk(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1400, height: 1000 } });
  await context.addCookies([{ name: localeCookie, value: 'en', url: shop.url }]);
  const page = await context.newPage();
  await waitUntilAwake(page);
  const { id } = await createTestUser(shop.ctx, { group: 'operator' });
  await enterBy(page, shop.url, await signIn(shop.ctx, id));
  await lend(page, [], () => work(page));
  await context.close();
}

/** What a stranger reads, at the latest a moment later. */
const expectOnPage = (page: Page, path: string, text: string) =>
  expect.poll(async () => (await page.request.get(shop.url + path)).text()).toContain(text);

const { words } = site;
const promise = shell.footer.promise;
const own = 'Baked before you get up.';

test('a sentence is replaced at the desk, said at once, and taken back', async ({ browser }) => {
  await atDesk(browser, async (page) => {
    await page.goto('/user/desk/words');
    // What visitors read comes first, and the filter counts by who reads it.
    await expect(page.getByText('shell.skip')).toBeVisible();
    const places = page.getByLabel(words.place);
    await expect(places.locator('optgroup').first()).toHaveAttribute('label', words.readers.visitors);
    await expect(places.getByRole('option', { name: /^Header, footer and shared messages \(\d+\)$/ })).toHaveCount(1);

    const search = page.getByRole('searchbox', { name: words.search });
    await search.fill(promise);
    await search.press('Enter');
    await page.getByRole('button', { name: words.editKey.replace('{key}', 'shell.footer.promise') }).click();
    const dialog = page.getByRole('dialog');
    const english = dialog.getByLabel(words.language.en, { exact: true });
    await english.fill('Baked by {baker}.');
    await dialog.getByRole('button', { name: words.dialog.save }).click();
    await expect(english).toHaveAttribute('aria-invalid', 'true');
    await expect(english).toHaveValue('Baked by {baker}.');
    await expectAccessible(page);
    await english.fill(own);
    await dialog.getByRole('button', { name: words.dialog.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(own)).toBeVisible();
    await expectOnPage(page, '/en', own);

    await page.getByRole('button', { name: words.history.open }).click();
    await page.getByRole('button', { name: words.history.undoKey.replace('{key}', 'shell.footer.promise') }).click();
    await expectOnPage(page, '/en', promise);
  });
});

const { kinds, fields, language } = blockWords;
const titleIn = (page: Page, name: string) => page.getByLabel(`${fields.title} · ${name}`).first();

async function addBlock(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: blockWords.add }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: kind }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const outline = (page: Page) => page.getByRole('main').locator('ol').first().locator(':scope > li > button');

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: blockWords.publish, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: blockWords.publish }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a home page is made of blocks by mouse and keys, looked at, published and brought back', async ({ browser }) => {
  await atDesk(browser, async (page) => {
    await page.goto('/user/desk/pages/edit?home=1');
    await expect(page.getByText(blockWords.outlineText)).toBeVisible();
    while ((await outline(page).count()) > 0) {
      await outline(page).first().click();
      await page.getByRole('button', { name: blockWords.remove, exact: true }).click();
    }
    await addBlock(page, kinds.banner);
    await titleIn(page, language.en).fill('Bread from six o’clock');
    await titleIn(page, language['zh-cn']).fill('六点就有面包');
    await addBlock(page, kinds.questions);
    await expect(outline(page)).toHaveText([new RegExp(kinds.banner), new RegExp(kinds.questions)]);
    await outline(page).nth(1).press('Alt+ArrowUp');
    await expect(outline(page)).toHaveText([new RegExp(kinds.questions), new RegExp(kinds.banner)]);
    await page.getByRole('button', { name: blockWords.hide, exact: true }).click();
    await expect(outline(page).first()).toContainText(blockWords.hidden);
    await page.getByRole('button', { name: blockWords.undo, exact: true }).click();
    await expect(outline(page).first()).not.toContainText(blockWords.hidden);
    await page.getByRole('button', { name: blockWords.hide, exact: true }).click();
    await page.getByRole('button', { name: blockWords.save, exact: true }).click();
    await expect(page.getByText(blockWords.states.saved)).toBeVisible();

    const preview = page.frameLocator('iframe');
    await expect(preview.getByText('Bread from six o’clock')).toBeVisible();
    const switches = page.getByRole('group', { name: blockWords.previewLanguage });
    await switches.getByRole('button', { name: language['zh-cn'] }).click();
    await expect(preview.getByText('六点就有面包')).toBeVisible();
    await expectAccessible(page);

    await publish(page);
    await expectOnPage(page, '/en', 'Bread from six o’clock');
    await outline(page).nth(1).click();
    await titleIn(page, language.en).fill('Bread from seven');
    await publish(page);
    await expectOnPage(page, '/en', 'Bread from seven');

    const first = page.getByRole('row').filter({ hasText: '#1' });
    await first.getByRole('button', { name: blockWords.restore }).click();
    await page.getByRole('dialog').getByRole('button', { name: blockWords.restore }).click();
    // The editor begins anew with what came back, and with its first block.
    await expect(async () => {
      await outline(page).nth(1).click();
      await expect(titleIn(page, language.en)).toHaveValue('Bread from six o’clock', { timeout: 1000 });
    }).toPass();
    await expectOnPage(page, '/en', 'Bread from seven');
    await publish(page);
    await expectOnPage(page, '/en', 'Bread from six o’clock');
  });
});
