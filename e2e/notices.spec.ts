import type { Locator, Page } from '@playwright/test';
import { createSignedInOperator } from '../lib/server/factories/factories.ts';
import { enterAs } from './fixtures/member.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { deskWords } from './pages/words.ts';

const { deskMoney } = deskWords['zh-cn'];

/** The message that follows a press stands beside the control, not over it. */
async function expectClear(page: Page, control: Locator): Promise<void> {
  const notice = page.locator('[popover="manual"] p').last();
  await expect(notice).toBeVisible();
  await expect(async () => {
    const [said, pressed] = [await notice.boundingBox(), await control.boundingBox()];
    if (!said || !pressed) throw new Error('one of them is not there');
    const isBeside =
      said.x >= pressed.x + pressed.width ||
      pressed.x >= said.x + said.width ||
      said.y >= pressed.y + pressed.height ||
      pressed.y >= said.y + said.height;
    expect({ said, pressed, isBeside }).toMatchObject({ isBeside: true });
    const size = page.viewportSize();
    expect(said.y).toBeGreaterThanOrEqual(0);
    expect(said.y + said.height).toBeLessThanOrEqual(size?.height ?? 0);
  }).toPass({ timeout: 5000 });
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a message does not cover the button at the top that it came from', async ({ page, baseURL }) => {
      await enterAs(page, baseURL ?? '', (await withShop(createSignedInOperator)).id);
      await page.goto('/user/desk/ledger');
      const run = page.getByRole('button', { name: deskMoney.ledger.run });
      await run.click();
      await expectClear(page, page.getByRole('main').getByRole('button').first());
    });
  });
}

test('a message stays above a dialog that opens later, and can be closed there', async ({ page, baseURL }) => {
  await enterAs(page, baseURL ?? '', (await withShop(createSignedInOperator)).id);
  await page.goto('/user/desk/ledger');
  await page.getByRole('button', { name: deskMoney.ledger.run }).click();
  const notice = page.locator('[popover="manual"] p').last();
  await expect(notice).toBeVisible();
  // Any dialog of the page: the browser's own, opened after the message.
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none';
    document.body.append(dialog);
    dialog.showModal();
  });
  const isOnTop = () =>
    notice.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  await notice.getByRole('button').click();
  await expect(page.locator('[popover="manual"] p')).toHaveCount(0);
});
