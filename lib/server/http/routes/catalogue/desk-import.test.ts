import { afterAll, describe, expect, it } from '@jest/globals';
import { productForm } from '#lib/contract/catalogue/product-form.ts';
import { makeCategory } from '#lib/server/factories/product-factory.ts';
import { optionOf, productFormOf, variantOf } from '#lib/server/http/testing/product-forms-for-tests.ts';
import { type ImportDesk, openImportDesk } from '#lib/server/http/testing/product-import-for-tests.ts';
import { newMember } from '#lib/server/http/uploads/uploads-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

let count = 0;

const desk = await openImportDesk();
const categoryId = await makeCategory(desk.test.ctx.db, 'cards');
afterAll(() => desk.test.close());

const newSlug = () => `brought-${++count}`;
const call: ImportDesk['call'] = (...input) => desk.call(...input);
const check: ImportDesk['check'] = (file) => desk.check(file);
const run: ImportDesk['run'] = (checked) => desk.run(checked);
const productOf: ImportDesk['productOf'] = (slug) => desk.productOf(slug);
const head =
  'Page address,SKU,Name (Chinese),Category,Unit,Price (CNY),Min. lead time (working days),Max. lead time (working days),Status,Options';
const fileOf = (...rows: string[]) => [head, ...rows].join('\r\n');

describe('a file of products', () => {
  it('changes nothing when it is checked, and is saved when it is run', async () => {
    const slug = newSlug();
    const checked = await check(
      fileOf(`${slug},${slug}-A,名片,cards,box,12.5,1,3,,Size=A4`, `${slug},${slug}-B,,,,15,,,,Size=A5`),
    );
    expect(checked).toMatchObject({ status: 'checked', counts: { new: 2, error: 0 } });
    expect(await productOf(slug)).toBeUndefined();

    expect(await run(checked)).toMatchObject({ status: 'done', counts: { done: 2, failed: 0 } });
    const { form, status } = await productOf(slug);
    expect(status).toBe('draft');
    expect(form).toMatchObject({ category_id: categoryId, unit: 'box', lead_days_max: 3 });
    expect(form.variants).toMatchObject([
      { sku: `${slug}-A`, price: '12.50', stock: null, options: { 'option-1': 'value-1' } },
      { sku: `${slug}-B`, price: '15.00', options: { 'option-1': 'value-2' } },
    ]);
  });

  it('is saved once, however often it is run', async () => {
    const slug = newSlug();
    const checked = await check(fileOf(`${slug},${slug}-A,名片,cards,box,12.5,1,3,,`));
    await run(checked);
    const first = await productOf(slug);
    expect(await run(checked)).toMatchObject({ status: 'done', counts: { done: 1 } });
    expect((await productOf(slug)).version).toBe(first.version);
    expect(await call('importCheck', { id: checked.id, mapping: checked.mapping })).toMatchObject({
      data: { error: 'status_changed' },
    });
  });

  it('names each fault by row, column and sentence, and leaves the faulty rows out', async () => {
    const [good, bad] = [newSlug(), newSlug()];
    const checked = await check(
      fileOf(
        `${good},${good}-A,名片,cards,box,12.5,1,3,,`,
        `${bad},${bad}-A,,nowhere,crate,1.999,1,3,sold,Size=A4`,
        `${bad},${bad}-B,,,,2,,,,Size=A5`,
        ',unknown-sku,,,,2,,,,',
        `${good},${good}-a,,,,2,,,,`,
      ),
    );
    const faults = Object.fromEntries(
      checked.faults.map(({ row, errors }: AnyData) => [row, errors.map((each: AnyData) => each.field).sort()]),
    );
    expect(faults).toEqual({
      2: ['sku'],
      3: ['category', 'name_zh', 'price', 'status', 'unit'],
      4: [null],
      5: ['sku'],
      6: ['options', 'sku'],
    });
    const texts = checked.faults.flatMap(({ errors }: AnyData) => errors.map((each: AnyData) => each.text));
    expect(texts).toContain('Same SKU as row 2');
    expect(texts).toContain('Row 3 of the same product has errors');
    expect(await run(checked)).toMatchObject({ counts: { error: 5, done: 0 } });
    expect(await productOf(bad)).toBeUndefined();

    const csv = await desk.fetchText(`importFaults?id=${checked.id}`);
    expect(csv.split('\r\n')[0]).toBe(`${head},Error`);
    expect(csv).toContain('No product uses this SKU');
  });

  it('asks for what is not there rather than finding fault with how it is written', async () => {
    const slug = newSlug();
    const checked = await check(fileOf(`${slug},${slug}-A,名片,cards,box,,1,3,,`));
    expect(checked.faults).toMatchObject([{ errors: [{ field: 'price', text: 'This field is required' }] }]);
  });

  it('leaves alone what somebody has changed since the check', async () => {
    const slug = newSlug();
    await run(await check(fileOf(`${slug},${slug}-A,名片,cards,box,12.5,1,3,,`)));
    const checked = await check(fileOf(`${slug},${slug}-A,新名片,,,,,,,`));
    expect(checked.counts).toMatchObject({ update: 1 });
    const read = await productOf(slug);
    const { variants } = read.form;
    const product = { ...read.form, variants: [{ ...variants[0], price: '20' }] };
    expect(await call('save', { id: read.id, version: read.version, product })).toMatchObject({ code: 1 });

    expect(await run(checked)).toMatchObject({ counts: { failed: 1, done: 0 } });
    expect((await productOf(slug)).form).toMatchObject({
      texts: { 'zh-cn': { name: '名片' } },
      variants: [{ price: '20.00' }],
    });
  });

  it('puts into the shop what says so, by the rules of publishing', async () => {
    const [good, bare] = [newSlug(), newSlug()];
    const checked = await check(
      fileOf(`${good},${good}-A,名片,cards,box,12.5,1,3,Published,`, `${bare},,名片,cards,box,,1,3,已上架,`),
    );
    expect(checked.faults).toMatchObject([{ row: 3, errors: [{ field: 'price' }] }]);
    await run(checked);
    expect((await productOf(good)).status).toBe('published');
  });

  it('is refused when it is no such file, is empty or too long', async () => {
    const refused = async (answer: Promise<AnyData>) => (await answer).data.error;
    expect(await refused(desk.send('PK\u0003\u0004'))).toBe('import_format');
    expect(await refused(desk.send(head, { name: 'a.exe' }))).toBe('import_format');
    expect(await refused(desk.send(`${head}\n\n,,\n`))).toBe('import_empty');
    expect(await refused(desk.send(`${head}\n${'x,y\n'.repeat(5001)}`))).toBe('import_too_long');
    expect(await refused(desk.send('x'.repeat(5 * 1024 * 1024 + 1)))).toBe('upload_too_large');
  });

  it('is known by what it is called or by what it is sent as, as the browser checks it', async () => {
    const { data } = await desk.send('Colour,Weight\nred,5', { name: 'a.csv', type: 'application/vnd.ms-excel' });
    expect(data.found.row_count).toBe(1);
    const renamed = { name: 'a.exe', type: 'application/x-msdownload' };
    const workbook = await desk.fetchFile('importTemplate?format=xlsx');
    for (const content of ['Colour,Weight\nred,5', workbook]) {
      expect((await desk.send(content, renamed)).data).toMatchObject({
        error: 'import_format',
        fields: { file: expect.any(String) },
      });
    }
  });

  it('needs a column that tells one product from another', async () => {
    const { data } = await desk.send('Colour,Weight\nred,5');
    const answer = await call('importCheck', { id: data.found.id, mapping: {} });
    expect(answer.data).toMatchObject({ error: 'invalid_input', fields: { 'mapping.slug': expect.any(String) } });
  });

  it('is gone on with by any operator, and by nobody else', async () => {
    const slug = newSlug();
    const { data } = await desk.send(fileOf(`${slug},${slug}-A,名片,cards,box,12.5,1,3,,`));
    const { id, mapping } = data.found;
    const colleague = await desk.newOperator();
    const member = await newMember(desk.test);
    expect((await call('importCheck', { id, mapping }, member)).code).toBe(401);
    await call('importCheck', { id, mapping }, colleague);
    expect(await desk.goOn(id, colleague)).toMatchObject({ status: 'checked' });
    const { data: listed } = await desk.test.get('/api/operator/product/imports', colleague);
    expect(listed.list[0]).toMatchObject({ id, counts: { new: 1 } });
  });
});

describe('products as a file', () => {
  it('are unchanged when they are brought back, and changed where the file was', async () => {
    const slug = newSlug();
    const input = productFormOf(slug, categoryId, {
      options: [optionOf('size', ['a4', 'a5'])],
      variants: [
        variantOf(`${slug}-A4`, { options: { size: 'a4' }, stock: 5, list_price: '15' }),
        variantOf(`${slug}-A5`, { options: { size: 'a5' } }),
      ],
      texts: {
        'zh-cn': { name: '=1+1', summary: '逗号,"引号"', description: '<p>x</p>', keywords: 'k' },
        en: { name: 'Cards', summary: '', description: '', keywords: '' },
      },
    });
    expect(productForm.safeParse(input).success).toBe(true);
    expect(await call('save', { product: input })).toMatchObject({ code: 1 });
    const csv = await desk.fetchText(`export?format=csv&q=${slug}`);
    expect(csv).toContain("'=1+1");
    expect((await check(csv)).counts).toMatchObject({ unchanged: 2, error: 0 });

    const changed = await check(csv.replace('15.00', '16.00'));
    expect(changed.counts).toMatchObject({ update: 2 });
    await run(changed);
    const { form } = await productOf(slug);
    expect(form.texts['zh-cn']).toMatchObject({ name: '=1+1', summary: '逗号,"引号"', description: '<p>x</p>' });
    expect(form.variants).toMatchObject([{ list_price: '16.00', stock: 5 }, { list_price: null }]);
  });

  it('come with a template that can be read', async () => {
    const { data } = await desk.send(await desk.fetchText('importTemplate'));
    expect(Object.keys(data.found.mapping)).toHaveLength(19);
    expect(data.found.columns[0]).toEqual({ heading: 'Page address', sample: 'first-product' });
  });
});
