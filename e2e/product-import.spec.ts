import { makeTable } from '../lib/server/kernel/workbook/workbook-for-tests.ts';
import { enterAs } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/test.ts';
import { deskWords, filledIn } from './pages/words.ts';

const { deskCatalogue, deskImport: words } = deskWords['zh-cn'];

test('an operator brings a workbook: its faulty row is named, its good product stands in the list', async ({
  page,
  baseURL,
}) => {
  const mark = Date.now().toString(36);
  const name = `导入的名片 ${mark}`;
  const workbook = makeTable([
    [words.column_slug, words.column_sku, words.column_name_zh, words.column_category, words.column_unit].concat(
      '我们的售价',
      words.column_lead_days_min,
      words.column_lead_days_max,
    ),
    [`import-${mark}`, `IM-${mark}`, name, 'business-stationery', '盒', '128', '1', '3'],
    [`import-${mark}-2`, `IM-${mark}-2`, '没有分类的商品', '不存在的分类', '盒', '128', '1', '3'],
  ]);
  await enterAs(page, baseURL ?? '', await idOfMember('demo_operator'));

  await test.step('the list of products leads to the import, and the workbook is read', async () => {
    await page.goto('/user/desk/products');
    await page.getByRole('link', { name: deskCatalogue.products.import, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page
      .getByLabel(words.chooseFile, { exact: true })
      .setInputFiles({ name: `${mark}.xlsx`, mimeType, buffer: workbook });
    await expect(page).toHaveURL(/\/import\?id=\d+$/);
  });

  await test.step('the column that the shop does not know is named, and the rows are checked', async () => {
    const price = page.getByLabel(words.column_price, { exact: true });
    await expect(page.getByLabel(words.column_sku, { exact: true })).toHaveValue('1');
    await expect(price).toHaveValue('');
    await price.selectOption('5');
    await page.getByRole('button', { name: words.check, exact: true }).click();
    const fault = page.getByRole('listitem').filter({ hasText: filledIn(words.faultRow, { row: 3 }) });
    await expect(fault.first()).toContainText(`import-${mark}-2`);
    await expect(fault.first()).toContainText(filledIn(words.faultOf, { column: words.column_category, text: '' }));
  });

  await test.step('the good row is saved, and is in the list of products', async () => {
    // A page that is pointed at is fetched ahead; what it held must not show behind the import.
    await page.getByRole('link', { name: words.back }).hover();
    await page.getByRole('button', { name: '导入 1 行' }).click();
    await expect(page.getByText('已导入 1 行').first()).toBeVisible();
    await page.getByRole('link', { name: words.back }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByText('没有分类的商品')).toHaveCount(0);
  });
});
