import { expect, test } from './fixtures/one-browser.ts';
import { test as testAlone } from './fixtures/test.ts';

test.describe('shopping', () => {
  test('leads from the home page over a filter to a product and on to a related one', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: '浏览全部商品' }).click();
    await expect(page).toHaveURL(/\/product$/);
    const before = await page.getByRole('status').first().innerText();
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^牛皮纸/ })
      .click();
    await expect(page).toHaveURL(/facet=material\.kraft/);
    await expect(page.getByRole('status').first()).not.toHaveText(before);
    await page.getByRole('list', { name: '商品列表' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: '规格参数' })).toBeVisible();
    const first = page.url();
    await page.getByRole('region', { name: '相关商品' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('takes away one filter, then all', async ({ page }) => {
    await page.goto('/product?facet=material.kraft&max=50');
    const chips = page.getByRole('navigation', { name: '已选条件' });
    await chips.getByRole('link', { name: /移除条件：材质/ }).click();
    await expect(page).toHaveURL(/\/product\?max=50$/);
    await chips.getByRole('link', { name: '清除全部' }).click();
    await expect(page).toHaveURL(/\/product$/);
    await expect(chips).toHaveCount(0);
  });

  test('narrows by price with a plain form and keeps the other filters', async ({ page }) => {
    await page.goto('/product?facet=material.wood');
    await page.getByLabel('最低价（元）').fill('500');
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/facet=material\.wood/);
    await expect(page).toHaveURL(/min=500/);
  });

  test('offers a way on when nothing matches', async ({ page }) => {
    await page.goto('/product?q=zzzzqqqq');
    await expect(page.getByRole('heading', { name: '没有找到“zzzzqqqq”' })).toBeVisible();
    await expect(page.getByRole('list', { name: '大家都在买' }).getByRole('listitem')).not.toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: '全部商品' }).last().click();
    await expect(page).toHaveURL(/\/product$/);
  });

  test('clears the filters that leave nothing', async ({ page }) => {
    await page.goto('/product?q=名片&min=900000');
    await expect(page.getByRole('heading', { name: '没有符合条件的商品' })).toBeVisible();
    await page.getByRole('link', { name: '清除全部条件' }).click();
    await expect(page).toHaveURL(/\/product$/);
  });

  test('turns the pages and comes back', async ({ page }) => {
    await page.goto('/product');
    const pages = page.getByRole('navigation', { name: '分页' });
    await pages.getByRole('link', { name: '下一页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pages.getByRole('link', { name: '上一页' })).toHaveAttribute('rel', 'prev');
    await pages.getByRole('link', { name: '上一页' }).click();
    await expect(page).toHaveURL(/\/product$/);
  });

  test('opens the filters over the page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/product');
    await expect(page.getByRole('complementary')).toBeHidden();
    await page.getByRole('button', { name: '筛选' }).click();
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary')).toBeHidden();
  });
});

test.describe('a product', () => {
  test('shows the price of the version and the quantity', async ({ page }) => {
    await page.goto('/a4-copy-paper');
    await page.getByRole('radio', { name: '80 g/m²' }).check();
    await expect(page.getByText('PA-A4-80')).toBeVisible();
    await page.getByLabel('数量', { exact: true }).fill('3');
    await expect(page.getByText(/合计 ¥405\.00 = ¥135\.00 × 3/)).toBeVisible();
  });

  test('made to measure, costs what its step says', async ({ page }) => {
    await page.goto('/die-cut-stickers');
    await expect(page.getByText(/¥56\.00 = ¥2\.80 × 20/)).toBeVisible();
    await page.getByLabel('数量', { exact: true }).fill('2000');
    await expect(page.getByText(/¥1,800\.00 = ¥0\.90 × 2000/)).toBeVisible();
  });

  test('carries version and quantity to the enquiry', async ({ page }) => {
    await page.goto('/a4-copy-paper');
    await page.getByRole('button', { name: '咨询并订购' }).click();
    await expect(page).toHaveURL(/\/cooperate\?.*product=\d+/);
    await expect(page.getByLabel('具体需求')).toHaveValue(/A4 复印纸[\s\S]*PA-A4-70/);
  });
});

test.describe('search', () => {
  test('finds Chinese names by a part of them', async ({ page }) => {
    await page.goto('/product?q=名片');
    await expect(page.getByRole('list', { name: '商品列表' }).getByRole('link', { name: '经典名片' })).toBeVisible();
  });

  for (const [typed, said] of [
    ['名骗', '没有找到“名骗”，以下是“名片”的结果。'],
    ['mingpian', '按拼音“mingpian”搜索：以下是“名片”的结果。'],
    ['mp', '按拼音“mp”搜索：“名片”的结果在前，其后是含有“mp”的商品。'],
    ['名片夹', '没有找到“名片夹”。以下是与之相近的“名片”，不一定是您要找的商品。'],
  ] as const) {
    test(`understands ${typed}, and says what it shows`, async ({ page }) => {
      await page.goto(`/product?q=${typed}`);
      await expect(page.getByText(said)).toBeVisible();
      await expect(
        page.getByRole('list', { name: '商品列表' }).getByRole('link', { name: /名片/ }).first(),
      ).toBeVisible();
    });
  }

  test.describe('in English', () => {
    test.use({ language: 'en' });
    test('puts slips of the keyboard right', async ({ page }) => {
      await page.goto('/product?q=buisness%20cards');
      await expect(page.getByText('Nothing found for “buisness cards”.')).toContainText('“business cards”');
      await expect(page.getByRole('list', { name: 'Products' }).getByRole('link').first()).toHaveText(
        /business cards/i,
      );
    });

    test('finds English names', async ({ page }) => {
      await page.goto('/product?q=sit-stand');
      await expect(page.getByRole('list', { name: 'Products' }).getByRole('link').first()).toHaveText(/sit-stand/i);
    });
  });
});

test.describe('addresses that lead nowhere', () => {
  for (const path of [
    '/no-such-product',
    '/productlist-99999',
    '/service-99999',
    '/page/none',
    '/product?id=99999',
    '/product?page=999',
    '/product/',
    '/Product',
  ]) {
    test(`${path} is not found`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
    });
  }
});

testAlone.describe('without a script', () => {
  testAlone.use({ javaScriptEnabled: false });
  testAlone('everything can be read and followed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: '浏览全部商品' }).click();
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^牛皮纸/ })
      .click();
    await page.getByRole('list', { name: '商品列表' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: '规格参数' })).toBeVisible();
    await page.getByRole('link', { name: '用文字说明需求' }).click();
    await expect(page.getByText('在线提交需要启用浏览器脚本')).toBeVisible();
  });
});
