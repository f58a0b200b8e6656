import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { streamXlsx } from '#lib/server/http/spreadsheets/xlsx.ts';
import { type MovingDesk, openMovingDesk } from '#lib/server/http/testing/moving-desk-for-tests.ts';
import { breads, shopifyFile } from '#lib/server/http/testing/moving-files-for-tests.ts';
import { newMember } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { workMovings } from '#lib/server/workflows/moving-in/work-moving.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk: MovingDesk = await openMovingDesk();
afterAll(() => desk.test.close());

const textsOf = ({ problems }: AnyData): string[] =>
  problems.flatMap(({ notes }: AnyData) => notes.map(({ text }: AnyData) => text));
const countProducts = async () =>
  (await desk.test.ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from products`)).rows[0]?.n;

describe('products of Shopify', () => {
  it('are checked without changing anything, moved in, the same the second time, and undone', async () => {
    const before = await countProducts();
    const sent = (await desk.send(breads())).data;
    expect(sent).toMatchObject({ source: 'shopify_products', row_count: 3, status: 'uploaded' });
    expect(sent.ignored).toContain('Care (product.metafields.custom.care)');
    const checked = await desk.check(sent, { pictures: false });
    expect(checked).toMatchObject({ status: 'checked', item_count: 2, counts: { new: 2, error: 0 } });
    expect(await countProducts()).toBe(before);
    expect(await desk.run(checked)).toMatchObject({ status: 'done', counts: { done: 2, failed: 0 } });

    const loaf = await desk.productOf('country-loaf');
    expect(loaf.status).toBe('published');
    expect(loaf.form.texts.en).toMatchObject({ name: 'Country loaf', keywords: 'sourdough rye' });
    expect(loaf.form.texts['zh-cn'].name).toBe('Country loaf');
    expect(loaf.form.texts.en.description).toBe('<p>Baked at night,\nsold at dawn.</p><ul><li>rye</li></ul>');
    expect(loaf.form.options.map(({ name }: AnyData) => name.en)).toEqual(['Size', 'Flour']);
    expect(loaf.form.variants).toMatchObject([
      { sku: 'LOAF-S-R', price: '5.50', list_price: '6.00', stock: 12 },
      { sku: 'LOAF-L-R', price: '9.00', list_price: null, stock: null },
    ]);
    expect(loaf.form.specifications.map(({ label, value }: AnyData) => [label.en, value.en])).toEqual([
      ['Brand', 'Mill & Son'],
      ['Weight', '500 g'],
    ]);
    expect(await desk.productOf('plain-loaf')).toMatchObject({
      status: 'draft',
      form: { options: [], variants: [{ sku: 'plain-loaf-1', price: '4.00' }] },
    });

    const led = await desk.test.ctx.db.execute(
      sql`select target from redirects where source = '/products/country-loaf'`,
    );
    expect(led.rows).toEqual([{ target: '/country-loaf' }]);

    const again = await desk.bring(breads());
    expect(again.counts).toMatchObject({ unchanged: 2, done: 0 });
    expect((await desk.productOf('country-loaf')).version).toBe(loaf.version);

    expect(await desk.undo(checked)).toMatchObject({ status: 'undone', counts: { undone: 2 } });
    expect(await countProducts()).toBe(before);
    const { rows } = await desk.test.ctx.db.execute(
      sql`select name from category_texts where name in ('Bread', 'Other') union all select source from redirects`,
    );
    expect(rows).toEqual([]);
  });

  it('change what a later file says otherwise, and are put back by its undoing', async () => {
    const first = await desk.bring(breads('-a'));
    const dearer = await desk.bring(breads('-a').replace('"5.50"', '"5.80"'));
    expect(dearer.counts).toMatchObject({ done: 1, unchanged: 1 });
    expect((await desk.productOf('country-loaf-a')).form.variants[0].price).toBe('5.80');
    expect(await desk.undo(dearer)).toMatchObject({ counts: { undone: 1, unchanged: 1 } });
    expect((await desk.productOf('country-loaf-a')).form.variants[0].price).toBe('5.50');
    expect(await desk.undo(first)).toMatchObject({ counts: { undone: 2 } });
  });

  it('cannot be undone once something names one of them, whatever table it is', async () => {
    const done = await desk.bring(breads('-b'));
    const { rows } = await desk.test.ctx.db.execute<{ id: number }>(
      sql`select v.id from product_variants v where sku = 'LOAF-S-R-b'`,
    );
    await desk.test.ctx.db.execute(sql`create table tomorrow (variant_id bigint)`);
    await desk.test.ctx.db.execute(sql`insert into tomorrow values (${rows[0]?.id})`);
    expect((await desk.undo(done)).data).toMatchObject({ error: 'moving_in_use' });
    await desk.test.ctx.db.execute(sql`drop table tomorrow`);
    expect(await desk.undo(done)).toMatchObject({ status: 'undone' });
  });

  it('a broken record stops no other, and is named by row and field', async () => {
    const found = await desk.bring(
      shopifyFile(
        { Handle: 'good', Title: 'Good', 'Variant Price': '1' },
        { Handle: 'no-price', Title: 'No price', 'Variant SKU': 'X1' },
        { Handle: 'bad-price', Title: 'Bad', 'Variant Price': 'cheap' },
        { Handle: 'card', Title: 'Gift', 'Variant Price': '10', 'Gift Card': 'TRUE' },
        { Handle: 'twin', Title: 'Twin', 'Variant Price': '1', 'Variant SKU': 'X1' },
        { Handle: 'odd', Title: 'Odd', 'Variant Price': '1', 'Variant SKU': '红 X/2 ', 'Variant Taxable': 'FALSE' },
      ),
    );
    expect(found.counts).toMatchObject({ done: 3, error: 3 });
    const texts = textsOf(found);
    expect(texts).toContain('Price: This field is required');
    expect(texts).toContain('Gift card: Gift cards can’t be imported');
    expect(texts).toContain('SKU: “红 X/2” can’t be a SKU here; X/2 is given');
    const report = await desk.report(found);
    expect(report.split('\r\n')[0]).toContain('Rows,Record,Result,Errors,Notes');
    expect(report).toContain('Can’t be imported');
  });

  it('guards formulas in the report', async () => {
    const found = await desk.bring(shopifyFile({ Handle: 'formula', Title: '=cmd|calc', 'Variant Price': 'x' }));
    expect(await desk.report(found)).toContain("'=cmd|calc");
  });

  it('are read as Excel has saved them again, and by the headings of today', async () => {
    const today = [
      'Title;URL handle;Description;Type;Published on online store;Status;SKU;Option1 name;Option1 value;Price;Inventory tracker;Inventory quantity;Continue selling when out of stock',
      '全麦面包;whole-wheat;麦香;面包;TRUE;Active;WW-1;规格;大;12,50;shopify;3;DENY',
    ].join('\r\n');
    const gbk = Buffer.concat([...today].map((sign) => gbkOf(sign)));
    for (const [at, bytes] of [gbk, Buffer.from(`\uFEFF${today.replaceAll(';', '\t')}`, 'utf16le')].entries()) {
      const found = await desk.bring(bytes, { locale: 'zh-cn' });
      expect(found.counts).toMatchObject(at === 0 ? { done: 1 } : { unchanged: 1 });
    }
    expect(await desk.productOf('whole-wheat')).toMatchObject({
      form: { texts: { 'zh-cn': { name: '全麦面包' }, en: { name: '' } }, variants: [{ price: '12.50', stock: 3 }] },
    });
  });

  it('are gone on with wherever a round has ended, by several at once, and each is saved once', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => ({
      Handle: `many-${n}`,
      Title: `Many ${n}`,
      'Variant Price': '1',
    }));
    const { data } = await desk.send(shopifyFile(...rows));
    const round = () => workMovings(desk.test.ctx, { seconds: 0 });
    const rounds = async () => {
      for (let n = 0; n < 4; n += 1) await Promise.all([round(), round()]);
      return desk.infoOf(data);
    };
    await desk.call('check', { id: data.id, mapping: data.mapping, options: { ...data.options, pictures: false } });
    expect(await rounds()).toMatchObject({ status: 'checked', counts: { new: 250 } });
    await desk.call('run', { id: data.id });
    await round();
    expect(await desk.infoOf(data)).toMatchObject({ status: 'running', counts: { done: 100, new: 150 } });
    expect(await rounds()).toMatchObject({ status: 'done', counts: { done: 250, failed: 0 } });
    const { rows: found } = await desk.test.ctx.db.execute<{ n: number }>(
      sql`select count(*)::int as n from products where slug like 'many-%'`,
    );
    expect(found[0]?.n).toBe(250);
  });

  it('are read from a workbook', async () => {
    const columns = ['Handle', 'Title', 'Variant Price'].map((heading) => ({ heading, width: 10 }));
    async function* batches() {
      yield [['sheet-loaf', '表格面包', '3.50']];
    }
    const parts: Uint8Array[] = [];
    for await (const part of streamXlsx({ name: 'Sheet1', columns }, batches())) parts.push(part as Uint8Array);
    const found = await desk.bring(Buffer.concat(parts), { name: 'products.xlsx', locale: 'zh-cn' });
    expect(found.counts).toMatchObject({ done: 1 });
    expect((await desk.productOf('sheet-loaf')).form.variants[0].price).toBe('3.50');
  });

  it('counts prices at the rate of the settings', async () => {
    await desk.bring(shopifyFile({ Handle: 'dollar', Title: 'Dollar', 'Variant Price': '$1,234.56' }), {
      options: { rate: '7.1234' },
    });
    expect((await desk.productOf('dollar')).form.variants[0].price).toBe('8794.26');
  });
});

/** The few signs that the test writes in GB18030. */
function gbkOf(sign: string): Buffer {
  const table: Record<string, number> = {
    全: 0xc8ab,
    麦: 0xc2f3,
    面: 0xc3e6,
    包: 0xb0fc,
    香: 0xcfe3,
    规: 0xb9e6,
    格: 0xb8f1,
    大: 0xb4f3,
  };
  const code = table[sign];
  return code === undefined ? Buffer.from(sign) : Buffer.from([code >> 8, code & 255]);
}

describe('who and what is refused', () => {
  it('tells whose file it is not', async () => {
    const refused = async (bytes: string | Buffer, name?: string) =>
      (await desk.send(bytes, name === undefined ? {} : { name })).data?.error;
    expect(await refused('a,b,c\n1,2,3')).toBe('moving_unknown');
    expect(await refused('Page address,SKU,Name (Chinese)\na,b,c')).toBe('moving_own_file');
    expect(await refused('Handle,Title,Variant Price')).toBe('import_empty');
    expect(await refused('')).toBe('import_empty');
    expect(await refused('Handle,Title,Variant Price\na,"b,1')).toBe('import_format');
    expect(await refused(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3]))).toMatch(
      /import_format|moving_unknown/,
    );
  });

  it('keeps customers and operators without the node out', async () => {
    const customer = await newMember(desk.test);
    for (const [method, path] of [
      ['get', 'list'],
      ['get', 'info?id=1'],
      ['get', 'report?id=1'],
      ['post', 'run'],
      ['post', 'undo'],
    ] as const) {
      const answer = await askAs(desk.test, customer as never, `${method} /api/operator/moving/${path}`, { id: 1 });
      expect([path, (answer as AnyData).code]).not.toEqual([path, 1]);
    }
  });

  it('wants the columns that tell records apart, and a unit that is offered', async () => {
    const { data } = await desk.send(breads('-c'));
    const { handle: _, ...mapping } = data.mapping;
    const without = await desk.call('check', { id: data.id, mapping, options: data.options });
    expect(without.data.fields).toHaveProperty(['mapping.handle']);
    const unit = await desk.call('check', {
      id: data.id,
      mapping: data.mapping,
      options: { ...data.options, unit: '捆/bundle/bundles' },
    });
    expect(unit.data.fields).toHaveProperty(['options.unit']);
    const rate = await desk.call('check', {
      id: data.id,
      mapping: data.mapping,
      options: { ...data.options, rate: '0' },
    });
    expect(rate.data.fields).toHaveProperty(['options.rate']);
    expect((await desk.call('run', { id: data.id })).data.error).toBe('status_changed');
  });
});
