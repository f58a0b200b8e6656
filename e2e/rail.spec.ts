import words from '../messages/zh-cn/member.json' with { type: 'json' };
import { enterBy, openSession } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/one-browser.ts';

test('a long rail is narrowed without looking for the button, and shows where one is', async ({ page, baseURL }) => {
  await enterBy(page, baseURL ?? '', await openSession(await idOfMember('demo_operator')));
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/user/desk/products');
  const rail = page.getByRole('navigation', { name: words.menu.label });
  const current = rail.locator('a[aria-current=page]');
  await expect(rail.getByRole('button', { name: words.menu.narrow })).toBeInViewport({ ratio: 1 });
  await expect(current).toBeInViewport({ ratio: 1 });
  await rail.getByRole('button', { name: words.menu.narrow }).click();
  await expect(rail.getByRole('button', { name: words.menu.widen })).toBeInViewport({ ratio: 1 });
  await expect(current).toBeInViewport({ ratio: 1 });
});
