import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { everything, node } from '#lib/specification/template-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

let categoryId: number;
let productId: number;
let count = 0;
const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
beforeEach(async () => {
  count += 1;
  categoryId = await makeCategory(test.ctx.db, `cards-${count}`);
  productId = await makeProduct(test.ctx.db, { slug: `card-${count}`, categoryId, unit: 'box' });
});
afterAll(() => test.close());

const nodes = everything.nodes.map(({ id, ...rest }) => rest);
const bare = (...list: AnyData[]) => list.map(({ id, ...rest }) => rest);
const read = async (query = `product=${productId}`) =>
  (await test.get(`/api/operator/specification/info?${query}`, operator)).data;
const save = (inputs: object = {}) =>
  test.post(
    '/api/operator/specification/save',
    {
      product: productId,
      seen: { version_id: null, revision: 0 },
      minimum_quantity: 10,
      automatic_quantity_max: 5000,
      unit: null,
      nodes,
      ...inputs,
    },
    operator,
  );
const seenOf = ({ version_id, revision }: AnyData) => ({ version_id, revision });
const publish = (version: AnyData) => test.post('/api/operator/specification/publish', seenOf(version), operator);
const discard = (version: AnyData) => test.post('/api/operator/specification/discard', seenOf(version), operator);
const offered = async () => (await test.get(`/api/quote/templates?product=${productId}`)).data;
const changed = { code: 0, data: { error: 'status_changed' } };

describe('editing a specification', () => {
  it('begins empty, keeps a draft that customers do not see, and offers it in both languages once published', async () => {
    expect(await read()).toMatchObject({
      owner: { type: 'product', id: productId, unit: 'box', is_listed: true },
      seen: { version_id: null, revision: 0 },
      version: null,
      nodes: [],
      offered: null,
    });
    const { data: draft } = await save();
    expect(draft).toMatchObject({ number: 1, revision: 1 });
    const drafted = await read();
    expect(drafted).toMatchObject({
      version: { status: 'draft', number: 1, node_count: nodes.length },
      seen: seenOf(draft),
      minimum_quantity: 10,
      automatic_quantity_max: 5000,
      offered: null,
    });
    expect(bare(...drafted.nodes)).toEqual(nodes);
    expect(await offered()).toMatchObject({ error: 'not_found' });
    expect(await publish(draft)).toMatchObject({ code: 1 });
    const sold = await offered();
    expect(sold).toMatchObject({ template_version_id: draft.version_id, number: 1, unit_name: 'box' });
    expect(bare(...sold.nodes)).toEqual(nodes);
    expect(await read()).toMatchObject({ version: { status: 'published' }, offered: { number: 1 } });
  });

  it('begins the next version behind a published one, which is what customers get until that is published', async () => {
    const { data: first } = await save();
    await publish(first);
    const only = bare(node('boolean', 'proof'));
    const { data: second } = await save({ seen: seenOf(first), nodes: only, unit: 'set' });
    expect(second).toMatchObject({ number: 2, revision: 1 });
    expect(await offered()).toMatchObject({ template_version_id: first.version_id });
    expect(await read()).toMatchObject({
      unit: 'set',
      offered: { number: 1 },
      versions: [{ number: 2 }, { number: 1 }],
    });
    await publish(second);
    expect(await offered()).toMatchObject({ template_version_id: second.version_id, unit_name: 'set' });
    const old = (await test.get(`/api/operator/specification/version?id=${first.version_id}`, operator)).data;
    expect(old).toMatchObject({ status: 'retired', minimum_quantity: 10 });
    expect(bare(...old.nodes)).toEqual(nodes);
  });

  it('goes back to what is published when the draft is given up', async () => {
    const { data: first } = await save();
    await publish(first);
    const { data: second } = await save({ seen: seenOf(first), nodes: [] });
    expect(await discard(second)).toMatchObject({ code: 1 });
    expect(await read()).toMatchObject({ version: { number: 1, status: 'published' }, seen: seenOf(first) });
    expect(await discard(first)).toMatchObject(changed);
    expect(await discard(second)).toMatchObject({ data: { error: 'not_found' } });
  });

  it('is offered no longer once it is retired, and can be published again from where it ended', async () => {
    const retire = ({ version_id }: AnyData) =>
      test.post('/api/operator/specification/retire', { version_id }, operator);
    const { data: first } = await save();
    expect(await retire(first)).toMatchObject(changed);
    await publish(first);
    expect(await retire(first)).toMatchObject({ code: 1 });
    expect(await offered()).toMatchObject({ error: 'not_found' });
    expect(await retire(first)).toMatchObject(changed);
    expect(await retire({ version_id: 999_999 })).toMatchObject({ data: { error: 'not_found' } });
    const again = await read();
    expect(again).toMatchObject({ version: { number: 1, status: 'retired' }, offered: null });
    expect(bare(...again.nodes)).toEqual(nodes);
    const { data: second } = await save({ seen: again.seen });
    await publish(second);
    expect(await offered()).toMatchObject({ number: 2 });
  });

  it('tells the later of two editors, who both began from the same', async () => {
    const { data: draft } = await save();
    const saved = await save({ seen: seenOf(draft), nodes: bare(node('text', 'mine')) });
    expect(saved).toMatchObject({ code: 1, data: { revision: 2 } });
    expect(await save({ seen: seenOf(draft), nodes: [] })).toMatchObject(changed);
    expect(await save()).toMatchObject(changed);
    expect(await publish(draft)).toMatchObject(changed);
    expect(await discard(draft)).toMatchObject(changed);
    expect((await read()).nodes.map(({ key }: AnyData) => key)).toEqual(['mine']);
    await publish(saved.data);
    expect(await save({ seen: seenOf(saved.data) })).toMatchObject({ code: 1, data: { number: 2 } });
    expect(await save({ seen: seenOf(saved.data) })).toMatchObject(changed);
  });

  it('lets one of many at once through', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => save()));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    for (const answer of answers) if (answer.code !== 1) expect(answer).toMatchObject(changed);
  });
});

describe('refused', () => {
  it('publishing what is not sound, at the nodes', async () => {
    const { data: draft } = await save({
      nodes: bare(node('single', 'paper'), node('text', 'code', { pattern: '(' })),
    });
    expect(await publish(draft)).toMatchObject({
      code: 0,
      data: { error: 'invalid_input', fields: { paper: expect.any(String), code: expect.any(String) } },
    });
    expect(await offered()).toMatchObject({ error: 'not_found' });
  });

  it('publishing what lacks its label in one language', async () => {
    const { data: draft } = await save({ nodes: bare(node('text', 'code', { label: { 'zh-cn': '编号', en: '' } })) });
    const { data } = await test.post('/api/operator/specification/publish', seenOf(draft), {
      ...operator,
      locale: 'zh-cn',
    });
    expect(data.fields).toEqual({ code: '每种语言都需要名称' });
  });

  it.each([
    [
      'nodes that make a cycle',
      { nodes: bare(node('group', 'a', { parent: 'b' }), node('group', 'b', { parent: 'a' })) },
      'a',
    ],
    ['a node under what cannot hold it', { nodes: bare(node('text', 'a'), node('text', 'b', { parent: 'a' })) }, 'b'],
    ['a key twice', { nodes: bare(node('text', 'a'), node('text', 'a')) }, 'a'],
    ['a key that is a function', { nodes: bare(node('text', 'ceil')) }, 'ceil'],
    ['a key that is none', { nodes: bare(node('text', 'No key')) }, 'nodes.0.key'],
    [
      'an amount below zero',
      { nodes: bare(node('text', 'a', { price_rule: { type: 'fixed', amount_in_fen: -1 } })) },
      'nodes.0.price_rule.amount_in_fen',
    ],
    [
      'more nodes than a tree may have',
      { nodes: bare(...Array.from({ length: 501 }, (_, at) => node('text', `n${at}`))) },
      'nodes',
    ],
    ['no quantity', { minimum_quantity: 0 }, 'minimum_quantity'],
    ['a unit nobody knows', { unit: 'bushel' }, 'unit'],
    ['no owner', { product: undefined }, 'product'],
    ['two owners', { category: 1 }, 'product'],
  ])('%s', async (_, inputs, field) => {
    expect(await save(inputs)).toMatchObject({
      code: 0,
      data: { error: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
    expect(await read()).toMatchObject({ version: null });
  });

  it('owners and versions that are not there', async () => {
    const missing = { data: { error: 'not_found' } };
    expect(await save({ product: 999_999 })).toMatchObject(missing);
    expect(await test.get('/api/operator/specification/info?category=999999', operator)).toMatchObject(missing);
    expect(await test.get('/api/operator/specification/version?id=999999', operator)).toMatchObject(missing);
    expect(await publish({ version_id: 999_999, revision: 1 })).toMatchObject(missing);
  });
});

describe('a category', () => {
  it('has a specification for its products, which is told to a product without one', async () => {
    const { data: draft } = await save({ product: undefined, category: categoryId });
    await publish(draft);
    expect(await offered()).toMatchObject({ template_version_id: draft.version_id });
    expect(await read()).toMatchObject({
      version: null,
      inherited: { owner: 'category', owner_id: categoryId, number: 1 },
    });
    expect(await read(`category=${categoryId}`)).toMatchObject({ owner: { type: 'category', product_count: 1 } });
    const childId = await makeCategory(test.ctx.db, `child-${count}`, `cards-${count}`);
    expect(await read(`category=${childId}`)).toMatchObject({ inherited: { owner_id: categoryId } });
  });

  it('is found by what it is called and where it stands, in either language, to begin from, but not by itself', async () => {
    const { data: draft } = await save({ product: undefined, category: categoryId });
    const search = async (quickSearch: string, more = '') => {
      const query = `select=true&quickSearch=${encodeURIComponent(quickSearch)}${more}`;
      const { options, total } = (await test.get(`/api/operator/specification/sources?${query}`, operator)).data;
      expect(total).toBe(options.length);
      return options;
    };
    const versions = async (...given: Parameters<typeof search>) =>
      (await search(...given)).map(({ id }: AnyData) => id);
    expect(await versions(`cards-${count}`)).toEqual([]);
    await publish(draft);
    expect(await versions(`CARDS-${count} (en`)).toEqual([draft.version_id]);
    expect(await versions('%')).toEqual([]);
    expect(await versions(`cards-${count}`, `&category=${categoryId}`)).toEqual([]);
    expect(await versions(`cards-${count}`, `&product=${productId}`)).toEqual([draft.version_id]);
    const { data: own } = await save({});
    await publish(own);
    const [{ name }] = await search('', `&initKey=id&initValue=${own.version_id}`);
    const [{ name: category }] = await search('', `&initKey=id&initValue=${draft.version_id}`);
    expect(name).toMatch(new RegExp(`^${category.replace(/[()]/g, '.')} › .`));
    expect(await versions(name)).toEqual([own.version_id]);
  });
});
