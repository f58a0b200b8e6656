import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductFormInput } from '#lib/contract/catalogue/product-fields.ts';
import { changed, openProductDesk, refusedAt } from '#lib/server/http/testing/product-desk-for-tests.ts';
import { optionOf, variantOf } from '#lib/server/http/testing/product-forms-for-tests.ts';
import { everything } from '#lib/specification/template-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openProductDesk();
beforeEach(() => desk.nextSlug());
afterAll(() => desk.close());

describe('a product', () => {
  it('is kept as it was written, in both languages, and read back so', async () => {
    const input = desk.form({
      options: [optionOf('size', ['a4', 'a5'])],
      variants: [
        variantOf(`${desk.slug}-A4`, { options: { size: 'a4' }, stock: 5, list_price: '15' }),
        variantOf(`${desk.slug}-A5`, { options: { size: 'a5' } }),
      ],
      tiers: [{ from_quantity: 10, price: '11.00' }],
      specifications: [{ label: { 'zh-cn': '尺寸', en: 'Size' }, value: { 'zh-cn': '大', en: 'Large' } }],
      floor_bp: 8000,
    });
    const read = await desk.create(input);
    expect(read).toMatchObject({ status: 'draft', version: 1, form: { ...input, variants: expect.anything() } });
    expect(read.form.variants).toMatchObject([
      { sku: `${desk.slug}-A4`, price: '12.50', list_price: '15.00', stock: 5, stock_was: 5 },
      { sku: `${desk.slug}-A5`, list_price: null, stock: null },
    ]);
    expect(await desk.saveAgain(read)).toMatchObject({ code: 1, data: { id: read.id, version: 2 } });
    const { form: again } = await desk.info(read.id);
    expect(again).toEqual(read.form);
  });

  it('loses what could run from its description', async () => {
    const description = '<p onclick="x()">好<script>alert(1)</script></p><ul><li><strong>强</strong></li></ul>';
    const { form: kept } = await desk.create({
      texts: { 'zh-cn': { name: '名', summary: '', description, keywords: '' }, en: desk.form().texts.en },
    });
    expect(kept.texts['zh-cn'].description).toBe('<p>好</p><ul><li><strong>强</strong></li></ul>');
  });

  it('is one product when the same is sent twice', async () => {
    const product = desk.form();
    const caller = { ...desk.operator, once: randomUUID() };
    const send = () => desk.test.post('/api/operator/product/save', { product }, caller);
    const [first, second] = [await send(), await send()];
    expect(first).toMatchObject({ code: 1 });
    expect(second).toMatchObject({ data: (first as AnyData).data });
  });

  it('goes to one of two people who save it at once', async () => {
    const read = await desk.create();
    const answers = await Promise.all([
      desk.saveAgain(read, { minimum_quantity: 2 }),
      desk.saveAgain(read, { minimum_quantity: 3 }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(answers.find(({ code }) => code === 0)).toMatchObject(changed);
    expect((await desk.info(read.id)).version).toBe(2);
  });

  it('writes down who changed which price and stock', async () => {
    const read = await desk.create({ variants: [variantOf(`${desk.slug}-1`, { stock: 3 })] });
    await desk.saveAgain(read, { variants: [{ ...read.form.variants[0], price: '13.00', stock: 8 }] });
    const { history } = await desk.info(read.id);
    expect(history).toMatchObject([
      { event: 'change_stock', from: '3', to: '8', sku: `${desk.slug}-1` },
      { event: 'change_price', from: '12.50', to: '13.00', who: expect.any(String) },
      { event: 'edit' },
      { event: 'create' },
    ]);
  });

  it('is copied as a draft under other names and without a stock', async () => {
    const read = await desk.create({ variants: [variantOf(`${desk.slug}-S`, { stock: 7 })] });
    const copy = await desk.info((await desk.call('duplicate', { id: read.id })).data.id);
    expect(copy).toMatchObject({
      status: 'draft',
      form: { slug: `${desk.slug}-2`, variants: [{ sku: `${desk.slug}-S-2`, stock: 0 }] },
    });
  });
});

describe('the specification of a product that is copied', () => {
  const nodes = everything.nodes.map(({ id: _, ...rest }) => rest);
  const ask = (what: string, body: object) =>
    askAs(desk.test, desk.operator, `post /api/operator/specification/${what}`, body);
  const read = async (product: number): Promise<AnyData> =>
    (await desk.test.get(`/api/operator/specification/info?product=${product}`, desk.operator)).data;
  const draft = async (product: number, inputs: object = {}) => {
    const { seen } = await read(product);
    const terms = { minimum_quantity: 10, automatic_quantity_max: 5000, unit: 'box' };
    const { data } = await ask('save', { product, seen, ...terms, nodes, ...inputs });
    return { version_id: data.version_id, revision: data.revision };
  };
  const copyOf = async ({ id }: AnyData): Promise<number> => (await desk.call('duplicate', { id })).data.id;

  it('comes along as a draft of its own: the published version and not what is drafted after it', async () => {
    const original = await desk.create();
    await ask('publish', await draft(original.id));
    await draft(original.id, { minimum_quantity: 77 });
    const before = await read(original.id);
    const copied = await read(await copyOf(original));
    expect(copied).toMatchObject({
      version: { number: 1, status: 'draft' },
      offered: null,
      ...{ minimum_quantity: 10, automatic_quantity_max: 5000, unit: 'box' },
    });
    expect(copied.nodes.map(({ id: _, ...rest }: AnyData) => rest)).toEqual(nodes);
    expect(await read(original.id)).toEqual(before);
  });

  it('is what is drafted where nothing is published, and nothing where there is none', async () => {
    const original = await desk.create();
    const bare = await copyOf(original);
    expect(await read(bare)).toMatchObject({ version: null, nodes: [] });
    await draft(original.id, { unit: null });
    const copied = await read(await copyOf(original));
    expect(copied).toMatchObject({ version: { status: 'draft' }, unit: null });
    expect(copied.nodes).toHaveLength(nodes.length);
  });
});

describe('a product is refused', () => {
  const twoSizes = [optionOf('size', ['a4', 'a5'])];
  it.each<[string, (own: string) => object, ...string[]]>([
    [
      'without a Chinese name',
      () => ({ texts: { ...desk.form().texts, 'zh-cn': { ...desk.form().texts.en, name: ' ' } } }),
      'product.texts.zh-cn.name',
    ],
    [
      'with English words and no English name',
      () => ({ texts: { ...desk.form().texts, en: { ...desk.form().texts.en, name: '', summary: 'x' } } }),
      'product.texts.en.name',
    ],
    ['with an address that is none', () => ({ slug: 'Not A Slug' }), 'product.slug'],
    ['with an address of digits', () => ({ slug: '123' }), 'product.slug'],
    ['in no category', () => ({ category_id: 999_999 }), 'product.category_id'],
    [
      'with an attribute value that is not there',
      () => ({ attribute_value_ids: [999_999] }),
      'product.attribute_value_ids',
    ],
    [
      'with a price above the crossed-out one',
      (own) => ({ variants: [variantOf(own, { list_price: '12.49' })] }),
      'product.variants.0.list_price',
    ],
    [
      'with a price that is none',
      (own) => ({ variants: [variantOf(own, { price: '1.234' })] }),
      'product.variants.0.price',
    ],
    ['with a SKU that is none', () => ({ variants: [variantOf('a b')] }), 'product.variants.0.sku'],
    [
      'with a SKU twice',
      (own) => ({
        options: twoSizes,
        variants: [variantOf(own, { options: { size: 'a4' } }), variantOf(own, { options: { size: 'a5' } })],
      }),
      'product.variants.1.sku',
    ],
    [
      'with two variants alike',
      (own) => ({ variants: [variantOf(own), variantOf(`${own}x`)] }),
      'product.variants.1.options',
    ],
    [
      'with a variant that chooses nothing',
      (own) => ({ options: twoSizes, variants: [variantOf(own)] }),
      'product.variants.0.options',
    ],
    ['with a stock below zero', (own) => ({ variants: [variantOf(own, { stock: -1 })] }), 'product.variants.0.stock'],
    ['with an option of nothing', () => ({ options: [optionOf('size', [])] }), 'product.options.0.values'],
    [
      'with steps that go back',
      () => ({
        tiers: [
          { from_quantity: 5, price: '9' },
          { from_quantity: 5, price: '8' },
        ],
      }),
      'product.tiers.1.from_quantity',
    ],
    ['with days the wrong way round', () => ({ lead_days_min: 5, lead_days_max: 4 }), 'product.lead_days_max'],
    ['with a minimum of nothing', () => ({ minimum_quantity: 0 }), 'product.minimum_quantity'],
    ['as a service that is sent', () => ({ kind: 'service' }), 'product.fulfilment'],
    ['on request with a price', () => ({ pricing: 'quote' }), 'product.pricing'],
    ['with a floor above the price', () => ({ floor_bp: 10_001 }), 'product.floor_bp'],
    [
      'with a picture nobody prepared',
      () => ({ pictures: [{ file_id: 999_999, alt: { 'zh-cn': '', en: '' } }] }),
      'product.pictures.0.file_id',
    ],
  ])('%s', async (_, inputs, ...fields) => {
    expect(await desk.save(desk.form(inputs(`${desk.slug}-R`) as Partial<ProductFormInput>))).toMatchObject(
      refusedAt(...fields),
    );
    expect((await desk.test.get(`/api/operator/product/list?q=${desk.slug}`, desk.operator)).data.list).toEqual([]);
  });

  it('under an address or with a SKU of another product', async () => {
    await desk.create();
    const other = { ...desk.form(), slug: `${desk.slug}-b` };
    expect(await desk.save(other)).toMatchObject(refusedAt('product.variants.0.sku'));
    expect(await desk.save({ ...desk.form(), variants: [variantOf('FREE-1')] })).toMatchObject(
      refusedAt('product.slug'),
    );
  });

  it('with a variant of another product, which keeps it', async () => {
    const other = await desk.create();
    desk.slug = `${desk.slug}-b`;
    const own = await desk.create();
    const stolen = { ...other.form.variants[0], sku: 'STOLEN-1' };
    expect(await desk.saveAgain(own, { variants: [stolen] })).toMatchObject(refusedAt('product.variants.0.sku'));
    expect((await desk.info(other.id)).form.variants[0].sku).toBe(other.form.variants[0].sku);
  });

  it('when it is not there, and without a key', async () => {
    expect(await desk.save(desk.form(), { id: 999_999, version: 1 })).toMatchObject({ data: { error: 'not_found' } });
    const keyless = await desk.test.post('/api/operator/product/save', { product: desk.form() }, desk.operator);
    expect(keyless).toMatchObject({ data: { error: 'invalid_input' } });
  });
});
