import { afterAll, describe, expect, it, jest } from '@jest/globals';
import readSheets from 'read-excel-file/node';
import { makeCategory } from '#lib/server/factories/product-factory.ts';
import { optionOf, productFormOf, variantOf } from '#lib/server/http/testing/product-forms-for-tests.ts';
import { openImportDesk } from '#lib/server/http/testing/product-import-for-tests.ts';
import { makeTable, makeWorkbook, toRows } from '#lib/server/kernel/workbook/workbook-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openImportDesk();
const categoryId = await makeCategory(desk.test.ctx.db, 'cards');
afterAll(() => desk.test.close());

const head = ['网址', 'SKU', '中文名称', '分类', '单位', '价格（元）', '最短交期（工作日）', '最长交期（工作日）'];
const xlsx = { name: '商品.xlsx' };

describe('a workbook of products', () => {
  it('is checked and saved like any other file', async () => {
    const bytes = makeTable([
      head,
      ['wb-1', '00123', '名片', 'cards', 'box', '12.5', '1', '3'],
      ['wb-2', 'WB-2', '', 'cards', 'box', '1', '1', '3'],
    ]);
    const { data } = await desk.send(bytes, xlsx);
    expect(data.found).toMatchObject({ file_name: '商品.xlsx', row_count: 2, mapping: { slug: 0, sku: 1, price: 5 } });
    const checked = await desk.check(bytes);
    expect(checked).toMatchObject({
      counts: { new: 1, error: 1 },
      faults: [{ row: 3, errors: [{ field: 'name_zh' }] }],
    });
    expect(await desk.run(checked)).toMatchObject({ counts: { done: 1, error: 1 } });
    expect((await desk.productOf('wb-1')).form.variants).toMatchObject([{ sku: '00123', price: '12.50' }]);

    const [faults] = await readSheets(await desk.fetchFile(`importFaults?id=${checked.id}`));
    expect(faults?.data[0]?.at(-1)).toBe('Error');
    expect(faults?.data[1]?.slice(0, 2)).toEqual(['wb-2', 'WB-2']);
  });

  it('with several sheets is kept when one is named, and not before', async () => {
    const rows = toRows([head, ['wb-3', 'WB-3', '海报', 'cards', 'box', '2', '1', '3']]);
    const bytes = makeWorkbook({
      sheets: [
        { name: 'Notes', rows: toRows([['a'], ['b']]) },
        { name: '商品 1', rows },
      ],
    });
    const before = (await desk.test.get('/api/operator/product/imports', desk.operator)).data.list.length;
    expect((await desk.send(bytes, xlsx)).data).toEqual({ found: null, sheets: ['Notes', '商品 1'] });
    expect((await desk.test.get('/api/operator/product/imports', desk.operator)).data.list).toHaveLength(before);
    const { data } = await desk.send(bytes, { ...xlsx, sheet: '商品 1' });
    expect(data).toMatchObject({
      found: { row_count: 1, columns: { 0: { heading: '网址', sample: 'wb-3' } } },
      sheets: [],
    });
  });

  it('says at the field, in the language of the caller, why it cannot be read', async () => {
    const reason = async (bytes: Uint8Array | string, name = 'a.xlsx', locale: 'zh-cn' | 'en' = 'zh-cn') => {
      const { code, data } = await desk.send(bytes, { name, locale });
      expect(code).toBe(0);
      return data.fields.file;
    };
    const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    expect(await reason(old, 'a.xls')).toContain('旧版 Excel');
    expect(await reason(Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]))).toContain('密码');
    expect(await reason(makeTable([head]).subarray(0, 500), 'a.xlsx', 'en')).toContain('damaged');
    expect(await reason('<html></html>', 'a.xls')).toContain('网页');
    expect(await reason('网址,SKU\n', 'a.xlsx')).toContain('文本文件');
    expect(await reason('网址,SKU\na,"b\nc,d\n', 'a.csv')).toContain('第 2 行');
    expect(await reason(makeTable([head]), 'a.xlsx', 'en')).toBe('The file contains nothing below its column names');
    expect(await reason(makeTable([head, ...Array.from({ length: 5001 }, () => ['x'])]))).toContain('5001');
    expect(await reason(makeWorkbook({ sheets: [{ name: 'x', rows: ' '.repeat(65 * 1024 * 1024) }] }))).toContain(
      '太多',
    );
  });
});

describe('products as a workbook', () => {
  const save = async (slug: string, inputs: AnyData = {}) => {
    const answer = await desk.call('save', { product: productFormOf(slug, categoryId, inputs) });
    expect(answer).toMatchObject({ data: { id: expect.any(Number) } });
  };

  it('are unchanged when they are brought back', async () => {
    await save('round-1', {
      options: [optionOf('size', ['a4', 'a5'])],
      variants: [
        variantOf('000123', { options: { size: 'a4' }, stock: 0, price: '1234567.05', list_price: '1234568' }),
        variantOf('1E5', { options: { size: 'a5' }, price: '0.10' }),
      ],
      texts: {
        'zh-cn': { name: '=1+1 & <b>', summary: '一行 两行', description: '', keywords: '' },
        en: { name: '2026-03-01', summary: '_x0041_ 😀', description: '', keywords: '' },
      },
    });
    await save('round-2', { kind: 'service', fulfilment: 'service', variants: [], pricing: 'quote' });
    const bytes = await desk.fetchFile('export?format=xlsx&q=round-');
    const [sheet] = await readSheets(bytes);
    expect(sheet?.data.slice(1).map((row) => [row[1], row[12], row[14]])).toEqual([
      [null, null, null],
      ['000123', 1_234_567.05, 0],
      ['1E5', 0.1, null],
    ]);
    const checked = await desk.check(bytes);
    expect(checked).toMatchObject({ faults: [], counts: { unchanged: 3, new: 0, update: 0, error: 0 } });
  });

  it('ask the database the same number of questions for one as for many', async () => {
    // Of the products only: what is cached for seconds (rights, settings) is asked again when its time is over.
    const countQueries = async (q: string): Promise<number> => {
      const spy = jest.spyOn(desk.test.ctx.db.$client, 'query');
      try {
        await desk.fetchFile(`export?format=csv&q=${q}`);
        const texts = spy.mock.calls.map(([query]: unknown[]) => (query as { text?: string }).text ?? String(query));
        return texts.filter((text) => text.includes('from "product')).length;
      } finally {
        spy.mockRestore();
      }
    };
    const parts = { options: [optionOf('size', ['a4'])], specifications: [] };
    for (let n = 0; n < 12; n += 1) {
      await save(`many-${n}`, { ...parts, variants: [variantOf(`MANY-${n}`, { options: { size: 'a4' } })] });
    }
    const one = await countQueries('many-11');
    expect(one).toBeGreaterThan(5);
    expect(await countQueries('many-')).toBe(one);
  });
});
