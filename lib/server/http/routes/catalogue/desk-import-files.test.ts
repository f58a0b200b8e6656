import { afterAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { makeCategory } from '#lib/server/factories/product-factory.ts';
import { optionOf, productFormOf, variantOf } from '#lib/server/http/testing/product-forms-for-tests.ts';
import { openImportDesk } from '#lib/server/http/testing/product-import-for-tests.ts';
import { makeTable, makeWorkbook, toRows } from '#lib/server/kernel/workbook/workbook-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openImportDesk();
const categoryId = await makeCategory(desk.test.ctx.db, 'cards');
afterAll(() => desk.test.close());

const head = '网址,SKU,中文名称,分类,单位,价格（元）,最短交期（工作日）,最长交期（工作日）,库存';
let count = 0;
const newSlug = () => {
  count += 1;
  return `if-${count}`;
};
const lineOf = (slug: string, price = '12.50', stock = '') => `${slug},${slug}-A,名片,cards,box,${price},1,3,${stock}`;
const xlsx = { name: 'a.xlsx' };

describe('a file of products', () => {
  it.each([
    ['below a title', (text: string) => `商品清单\n导出时间,2026-11-26\n\n${text}`],
    ['with sep=', (text: string) => `sep=;\n${text.replaceAll(',', ';')}`],
    ['with bars', (text: string) => text.replaceAll(',', '|')],
    ['with tabs, below text with commas', (text: string) => `甲,乙,丙\n丁,戊,己\n${text.replaceAll(',', '\t')}`],
    ['with line breaks in headings', (text: string) => text.replace('价格（元）', '"价格\n(元)"')],
    ['without units in headings', (text: string) => text.replace('价格（元）', '价格')],
    ['over two lines', (text: string) => text.replace('中文名称,分类', '中文,分类').replace('\n', '\n,,名称,,,,,,\n')],
  ])('is read %s', async (_, change) => {
    const text = change(`${head}\n${lineOf(newSlug())}\n`);
    expect(await desk.check(text)).toMatchObject({ row_count: 1, counts: { new: 1, error: 0 } });
  });

  it('says prices and stock as people write them', async () => {
    const written = [
      ['１２．５０', '"1,000"'],
      ['¥12.50', '１０００'],
      ['12.50元', '1000.00'],
      ['CNY 12.5', '1000'],
      ['="12.50"', '1 000.0'],
    ];
    const slugs = written.map(() => newSlug());
    const lines = written.map(([price, stock], index) => lineOf(slugs[index] ?? '', price, stock));
    const wide = iconv.encode(`${head}\n${lines.join('\n')}\n`, 'utf-16le', { addBOM: true });
    await desk.run(await desk.check(wide));
    for (const slug of slugs) {
      expect((await desk.productOf(slug)).form.variants).toMatchObject([{ price: '12.50', stock: 1000 }]);
    }
  });

  it('has faults where prices are none', async () => {
    const prices = ['"12,5"', '12.345', 'USD 12', '-5'];
    const lines = prices.map((price) => lineOf(newSlug(), price));
    const { faults } = await desk.check(`${head}\n${lines.join('\n')}\n`);
    expect(faults.map(({ row, errors }: AnyData) => [row, errors[0].field])).toEqual(
      prices.map((_, index) => [index + 2, 'price']),
    );
  });

  it('has a fault where a separator stands in a cell, so that none is under its heading', async () => {
    const [slug, whole] = [newSlug(), newSlug()];
    const text = `${head}\n${lineOf(slug, '1,234.50', '7')}\n${lineOf(whole)},,\n`;
    const found = await desk.check(text);
    expect(found).toMatchObject({ counts: { new: 1, error: 1 } });
    expect(found.faults).toMatchObject([
      { row: 2, errors: expect.arrayContaining([expect.objectContaining({ field: null })]) },
    ]);
  });

  it('has a fault where a spreadsheet has lost digits, or a result', async () => {
    const slug = newSlug();
    const text = `${head}\n${slug},6.90123E+12,名片,cards,box,1,1,3,\n`;
    const { faults } = await desk.check(text);
    expect(faults).toMatchObject([{ errors: [{ field: 'sku' }] }]);
    const cells = toRows([head.split(','), lineOf(newSlug()).split(',')]).replace(
      /<c r="C2"[\s\S]*?<\/c>/,
      '<c r="C2"><f>A1&amp;"x"</f><v/></c>',
    );
    const book = makeWorkbook({ sheets: [{ name: 'S', rows: cells }] });
    expect((await desk.check(book)).faults).toMatchObject([{ errors: [{ field: 'name_zh' }] }]);
  });

  it('keeps a long SKU that a workbook has as a number', async () => {
    const slug = newSlug();
    const rows = toRows([head.split(','), lineOf(slug).split(',')]).replace(
      /<c r="B2"[\s\S]*?<\/c>/,
      '<c r="B2"><v>690123456789012345</v></c>',
    );
    await desk.run(await desk.check(makeWorkbook({ sheets: [{ name: 'S', rows }] })));
    expect((await desk.productOf(slug)).form.variants).toMatchObject([{ sku: '690123456789012345' }]);
  });

  it('with two columns of one name asks which is meant, unless they say the same', async () => {
    const slug = newSlug();
    const file = (second: string) =>
      makeTable([
        [...head.split(','), 'sku'],
        [...lineOf(slug).split(','), second],
      ]);
    const own = lineOf(slug).split(',')[1] ?? '';
    expect((await desk.send(file('OTHER-1'), xlsx)).data.found.mapping).not.toHaveProperty('sku');
    for (const same of [own, '']) {
      expect((await desk.send(file(same), xlsx)).data.found.mapping).toMatchObject({ slug: 0, sku: 1 });
    }
  });

  it('is read in a workbook, also a template, below a title', async () => {
    const rows = [['商品清单'], ['2026-11-26'], head.split(','), lineOf(newSlug()).split(',')];
    const { data } = await desk.send(makeTable(rows), { name: 'a.xltx' });
    expect(data.found).toMatchObject({ row_count: 1, mapping: { slug: 0, sku: 1 } });
  });
});

it.each(['csv', 'xlsx'] as const)('what was exported as %s comes back unchanged, whatever is in it', async (format) => {
  const names = [
    '=1+1',
    "'=1+1",
    "''=1",
    "'90s",
    '-5',
    '+86',
    '@x',
    '＝1',
    '"a" b',
    'a;b,c|d',
    '2.6E+19x',
    '100.00元',
    "'",
  ];
  const slugs = names.map(() => newSlug());
  for (const [index, slug] of slugs.entries()) {
    const input = productFormOf(slug, categoryId, {
      options: [optionOf('size', ['a4'])],
      variants: [
        variantOf(`${slug}-A`, { options: { size: 'a4' }, stock: 1000, list_price: '1234567.80', price: '1234.5' }),
      ],
      texts: {
        'zh-cn': { name: names[index] ?? '', summary: `${names[index]}, "x"`, description: '', keywords: '' },
        en: { name: names[index] ?? '', summary: '', description: '', keywords: '' },
      },
    });
    expect((await desk.call('save', { product: input })).data.fields).toBeUndefined();
  }
  const bytes = await desk.fetchFile(`export?format=${format}&q=if-`);
  const checked = await desk.check(bytes);
  expect(checked.row_count).toBeGreaterThanOrEqual(names.length);
  expect(checked).toMatchObject({ counts: { unchanged: checked.row_count } });
});
