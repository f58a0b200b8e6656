import { randomInt } from 'node:crypto';
import { createTestUser } from '../lib/server/factories/factories.ts';
import people from '../messages/zh-cn/identityDesk.json' with { type: 'json' };
import ui from '../messages/zh-cn/ui.json' with { type: 'json' };
import words from '../messages/zh-cn/work.json' with { type: 'json' };
import { asUser } from './fixtures/as-user.ts';
import { enterAs } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { filledIn } from './pages/words.ts';

test('what somebody else changes is marked in a list that is worked in, and nothing moves until it is asked for', async ({
  page,
  request,
  baseURL,
}) => {
  const prefix = `l${randomInt(10 ** 8, 10 ** 9)}`;
  // The newest stands first.
  const [, second = 0] = await withShop(async (ctx) => {
    const ids: number[] = [];
    for (const end of ['c', 'b', 'a']) ids.push((await createTestUser(ctx, { username: `${prefix}${end}` })).id);
    return ids;
  });
  const operator = await idOfMember('demo_operator');
  await enterAs(page, baseURL ?? '', operator);
  await page.clock.install();
  await page.goto(`/user/desk/users?status=enable&q=${prefix}`);
  const main = page.getByRole('main');
  const rows = main.getByRole('row', { name: new RegExp(prefix) });
  const search = main.getByRole('searchbox');
  await expect(rows).toHaveCount(3);
  await rows.nth(0).getByRole('checkbox').check();
  await search.fill('not asked for yet');
  const before = await rows.nth(2).boundingBox();

  const colleague = await asUser(request, operator);
  await colleague.post('/api/operator/user/status', { id: second, status: 'disable', reason: 'a colleague' });
  await page.clock.fastForward(61_000);
  await expect(main.getByText(filledIn(words.live.gone, { count: 1 }))).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: `${prefix}b` })).toContainText(words.live.isGone);
  expect(await rows.nth(2).boundingBox()).toEqual(before);
  await expect(rows.nth(0).getByRole('checkbox')).toBeChecked();
  await expect(search).toHaveValue('not asked for yet');

  await main.getByRole('button', { name: words.live.show, exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).getByRole('checkbox')).toBeChecked();

  await rows.nth(0).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/users\/info/);
  await page.goBack();
  await expect(rows.nth(1)).toBeFocused();
});

test('on a phone filters are folded away but for those that filter, and open by keyboard', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, baseURL ?? '', await idOfMember('demo_operator'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/user/desk/audit?actor_type=system');
  const choiceOf = (name: string) => page.getByRole('combobox', { name, exact: true });
  const [who, what] = [choiceOf(people.audit.columns.actor), choiceOf(people.audit.columns.record)];
  const fold = page.getByRole('button', { name: ui.filter.more, exact: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(who).toHaveValue('system');
  await expect(what).toBeHidden();
  await fold.focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: ui.filter.fewer, exact: true });
  await expect(back).toBeFocused();
  await expect(what).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(back).toBeHidden();
});

test('the tools of a list take one line: with the views where nothing filters, with the order on a phone', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, baseURL ?? '', await idOfMember('demo_operator'));
  const columns = page.getByRole('button', { name: words.columns.label, exact: true });
  const middleOf = async (element: typeof columns) => {
    await expect(element).toBeVisible();
    const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
    return y + height / 2;
  };
  await page.goto('/user/desk/refunds');
  const save = page.getByRole('button', { name: words.views.save, exact: true });
  expect(Math.abs((await middleOf(save)) - (await middleOf(columns)))).toBeLessThan(4);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/user/desk/users');
  const order = page.getByRole('combobox', { name: words.sort.label, exact: true });
  expect(Math.abs((await middleOf(order)) - (await middleOf(columns)))).toBeLessThan(4);
});
