import { afterAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { quotePriceAnswer, quoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import { createTemplate } from '#lib/server/catalogue/index.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { priceSelection } from '#lib/specification/price-selection.ts';
import { selections } from '#lib/specification/selections-for-tests.ts';
import { everything } from '#lib/specification/template-for-tests.ts';
import { type AnyData, type Caller, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const { db, clock } = test.ctx;
const categoryId = await makeCategory(db, 'cards');
const productId = await makeProduct(db, { slug: 'card', categoryId, unit: 'box' });
const plainId = await makeProduct(db, { slug: 'plain', categoryId });
const nodes = everything.nodes.map(({ id, ...rest }) => rest);
const quantities = { minimumQuantity: 10, automaticQuantityMax: 5000 };
await createTemplate(db, { owner: { productId }, ...quantities, nodes }, clock.now());
const versionId: number = (await test.get(`/api/quote/templates?product=${productId}`)).data.template_version_id;
afterAll(() => test.close());

const price = (body: object, caller: Caller = {}) =>
  test.post('/api/quote/price', { template_version_id: versionId, qty: 100, selection: {}, ...body }, caller);
const priceOf = async (selection: unknown, qty = 100, caller: Caller = {}): Promise<AnyData> => {
  const answer = await price({ selection, qty }, caller);
  expect(answer).toMatchObject({ code: 1 });
  return answer.data;
};

describe('/api/quote/templates', () => {
  it('answers the published tree to anybody', async () => {
    const { code, data } = await test.get(`/api/quote/templates?product=${productId}`);
    expect(code).toBe(1);
    expect(quoteTemplate.parse(data)).toMatchObject({ product_id: productId, unit_name: 'box', minimum_quantity: 10 });
    expect(data.nodes.map(({ key }: AnyData) => key)).toEqual(everything.nodes.map(({ key }) => key));
  });

  it('is not found for a product without one and for no product', async () => {
    for (const id of [plainId, 999_999]) {
      expect(await test.get(`/api/quote/templates?product=${id}`)).toMatchObject({ data: { error: 'not_found' } });
    }
  });

  it.each(['', 'product=', 'product=abc', 'product=-1', 'product=1.5', 'product=9007199254740993'])(
    'refuses the query %j at its field',
    async (query) => {
      expect(await test.get(`/api/quote/templates?${query}`)).toMatchObject({
        code: 0,
        data: { error: 'invalid_input', fields: { product: expect.any(String) } },
      });
    },
  );
});

describe('/api/quote/price', () => {
  it('answers the price with lines that sum to it, in the language of the caller', async () => {
    const selection = { paper: 'cotton', weight: 100.5, extras: ['foil', 'emboss'], member: true };
    const data = await priceOf(selection);
    expect(() => quotePriceAnswer.parse(data)).not.toThrow();
    expect(data).toMatchObject({ result: 'auto_price', total: '276.06', unit: '2.7606', faults: {}, on_request: [] });
    const sum = data.breakdown.reduce((total: number, { amount }: AnyData) => total + parseFen(amount), 0);
    expect(sum).toBe(parseFen(data.total));
    expect(data.breakdown[1]).toMatchObject({ key: 'cotton', label: 'cotton', question: 'paper', amount: '45.00' });
    const inChinese = await priceOf(selection, 100, { locale: 'zh-cn' });
    expect(inChinese.breakdown[1]).toMatchObject({ label: 'cotton（中）', question: 'paper（中）' });
  });

  it('comes to the same fen as the browser does with the tree it was sent, whatever is chosen', async () => {
    const { data: tree } = await test.get(`/api/quote/templates?product=${productId}`);
    const template = quoteTemplate.parse(tree);
    let caller = 0;
    const quantity = fc.integer({ min: 1, max: 9999 });
    await fc.assert(
      fc.asyncProperty(quantity, selections, async (qty, given) => {
        caller += 1;
        const selection = JSON.parse(JSON.stringify(given));
        const { code, data } = await price({ qty, selection }, { ip: `198.51.100.${caller % 250}` });
        if (code !== 1) return expect(data.fields).toBeDefined();
        const here = priceSelection({ template, qty, selection });
        expect([data.result, parseFen(data.total)]).toEqual([here.result, here.total_in_fen]);
        expect(Object.keys(data.faults).sort()).toEqual([...new Set(here.faults.map(({ key }) => key))].sort());
        expect(data.breakdown.map(({ node_id, amount }: AnyData) => [node_id, parseFen(amount)])).toEqual(
          here.lines.map(({ node_id, amount_in_fen }) => [node_id, amount_in_fen]),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('says at each node what is wrong, in the language of the caller', async () => {
    const selection = { paper: 'cotton', weight: 99, size: { width: 1, height: 9000 }, silk: true };
    expect((await priceOf(selection, 5)).faults).toEqual({
      qty: 'At least 10',
      weight: 'At least 100',
      size: 'At most 5000',
      silk: 'This isn’t part of the specification',
    });
    expect((await priceOf(selection, 5, { locale: 'zh-cn' })).faults.silk).toBe('规格中没有此项');
  });

  it('sends to a seller what has no price of its own', async () => {
    expect(await priceOf({ paper: 'special' })).toMatchObject({ result: 'needs_quote', on_request: ['special'] });
    expect(await priceOf({ paper: 'plain' }, 5001)).toMatchObject({ result: 'needs_quote', faults: {} });
  });

  it.each<[string, object, string]>([
    ['no quantity', { qty: undefined }, 'qty'],
    ['nothing ordered', { qty: 0 }, 'qty'],
    ['too much', { qty: 1_000_000 }, 'qty'],
    ['half a piece', { qty: 1.5 }, 'qty'],
    ['a quantity in words', { qty: '5' }, 'qty'],
    ['no selection', { selection: null }, 'selection'],
    [
      'more answers than any tree has',
      {
        selection: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`k${at}`, 1])),
      },
      'selection',
    ],
    ['a version that is no id', { template_version_id: '1 or 1=1' }, 'template_version_id'],
  ])('refuses %s at its field', async (_, body, field) => {
    expect(await price(body)).toMatchObject({
      code: 0,
      data: { error: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
  });

  it('does not let answers reach what every object has', async () => {
    const selection = JSON.parse('{"__proto__":{"paper":"plain"},"constructor":true,"toString":"x","paper":"plain"}');
    const { faults, total } = await priceOf(selection);
    expect(Object.keys(faults).sort()).toEqual(expect.arrayContaining(['constructor', 'toString']));
    expect(total).toBe('155.00');
    expect(Object.hasOwn(Object.prototype, 'paper')).toBe(false);
  });

  it('is not found for a version that is not offered', async () => {
    expect(await price({ template_version_id: 999_999 })).toMatchObject({ code: 0, data: { error: 'not_found' } });
  });

  it('takes no money from the client: amounts beside the selection change nothing', async () => {
    const honest = await priceOf({ paper: 'plain' });
    const { data } = await price({ selection: { paper: 'plain' }, total: '0.01', unit: '0.01', breakdown: [] });
    expect(data).toEqual(honest);
  });

  it('is limited by address', async () => {
    const ip = '192.0.2.77';
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const asking = Array.from({ length: 121 }, () => price({}, { ip }));
    const answers = await Promise.all(asking).finally(() => now.mockRestore());
    expect(answers.filter(({ data }) => data.error === 'too_many_requests')).toHaveLength(1);
  });
});
