import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

let print: number;
let cards: number;
let posters: number;
let productId: number;
let count = 0;
const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
beforeEach(async () => {
  count += 1;
  const { db } = test.ctx;
  print = await makeCategory(db, `print-${count}`);
  cards = await makeCategory(db, `cards-${count}`, `print-${count}`);
  posters = await makeCategory(db, `posters-${count}`, `print-${count}`);
  productId = await makeProduct(db, { slug: `card-${count}`, categoryId: cards });
});
afterAll(() => test.close());

const call = (name: string, body: object) => test.post(`/api/operator/category/${name}`, body, operator);
const texts = (name: string, en = `${name} en`) => ({
  'zh-cn': { name, description: '说明' },
  en: { name: en, description: '' },
});
const list = async (): Promise<AnyData[]> => (await test.get('/api/operator/category/list', operator)).data.list;
const one = async (id: number): Promise<AnyData> => (await list()).find((each) => each.id === id);
const move = async (id: number, parentId: number | null, before: number | null = null) =>
  call('move', { id, version: (await one(id)).version, parent_id: parentId, before });
const pathOf = async (id: number) =>
  (await test.ctx.db.execute(sql`select to_jsonb(path) as path from categories where id = ${id}`)).rows[0]?.path;
const listed = async (slug: string) =>
  (await test.get(`/api/product/list?category=${slug}`)).data.list?.map(({ id }: AnyData) => id);
const changed = { code: 0, data: { error: 'status_changed' } };
const refusedAt = (field: string) => ({
  code: 0,
  data: { error: 'invalid_input', fields: { [field]: expect.any(String) } },
});

describe('a category', () => {
  it('is made behind its siblings and stands in the shop at once', async () => {
    const { data } = await call('save', { parent_id: print, slug: `new-${count}`, texts: texts('新的') });
    expect(await one(data.id)).toMatchObject({ parent_id: print, version: 1, product_count: 0, listed_count: 0 });
    const siblings = (await list()).filter(({ parent_id }) => parent_id === print).map(({ id }) => id);
    expect(siblings).toEqual([cards, posters, data.id]);
    const { data: shop } = await test.get('/api/product/categories', { locale: 'zh-cn' });
    const found = shop.list.find(({ id }: AnyData) => id === print)?.children;
    expect(found.map(({ name }: AnyData) => name)).toContain('新的');
  });

  it('shows its Chinese name where it has no English one', async () => {
    const { data } = await call('save', { slug: `only-${count}`, texts: texts('只有中文', '') });
    expect((await one(data.id)).texts.en).toEqual({ name: '', description: '' });
    const { data: shop } = await test.get('/api/product/categories', { locale: 'en' });
    expect(shop.list.find(({ id }: AnyData) => id === data.id)).toMatchObject({
      name: '只有中文',
      description: '说明',
    });
  });

  it('is renamed for everybody: in lists, searches and under its new address as under the old', async () => {
    const { version } = await one(cards);
    const slug = `renamed-${count}`;
    expect(
      await call('save', { id: cards, version, slug, texts: texts(`改名${count}`, `renamed${count}`) }),
    ).toMatchObject({
      code: 1,
    });
    expect(await listed(slug)).toEqual([productId]);
    expect(await listed(`cards-${count}`)).toEqual([productId]);
    const found = (await test.get(`/api/product/list?search=renamed${count}`)).data.list;
    expect(found.map(({ id }: AnyData) => id)).toEqual([productId]);
  });

  it('tells the later of two who change it', async () => {
    const { version } = await one(cards);
    const save = () => call('save', { id: cards, version, slug: `cards-${count}`, texts: texts('名片') });
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(answers.find(({ code }) => code === 0)).toMatchObject(changed);
    expect(await call('move', { id: cards, version, parent_id: null, before: null })).toMatchObject(changed);
    expect(await call('remove', { id: cards, version })).toMatchObject(changed);
  });

  it.each([
    ['no name in Chinese', { texts: texts('', 'cards') }, 'texts.zh-cn.name'],
    ['a name of two lines', { texts: texts('名\n片') }, 'texts.zh-cn.name'],
    ['an English name that is too long', { texts: texts('名片', 'x'.repeat(81)) }, 'texts.en.name'],
    ['an address that reads like an id', { slug: '123' }, 'slug'],
    ['an address with capitals', { slug: 'Cards' }, 'slug'],
    ['no address', { slug: ' ' }, 'slug'],
    ['a picture nobody uploaded', { picture: '/storage/public/none.png' }, 'picture'],
    ['a parent that is not there', { parent_id: 999_999 }, 'parent_id'],
  ])('is refused with %s, and is not there then', async (_, inputs, field) => {
    const before = await list();
    expect(await call('save', { slug: `fresh-${count}`, texts: texts('名片'), ...inputs })).toMatchObject(
      refusedAt(field),
    );
    expect(await list()).toEqual(before);
  });

  it('has an address of its own', async () => {
    const body = { slug: `cards-${count}`, texts: texts('又') };
    expect(await call('save', body)).toMatchObject(refusedAt('slug'));
    const { version } = await one(posters);
    expect(await call('save', { ...body, id: posters, version })).toMatchObject(refusedAt('slug'));
  });
});

describe('moving', () => {
  it('takes what stands below along: paths, lists and counts follow', async () => {
    const deep = await makeCategory(test.ctx.db, `deep-${count}`, `cards-${count}`);
    const inside = await makeProduct(test.ctx.db, { slug: `deep-${count}`, categoryId: deep });
    const other = await makeCategory(test.ctx.db, `other-${count}`);
    expect(await move(cards, other)).toMatchObject({ code: 1 });
    expect([await pathOf(cards), await pathOf(deep)]).toEqual([
      [other, cards],
      [other, cards, deep],
    ]);
    expect(await listed(`print-${count}`)).toEqual([]);
    expect((await listed(`other-${count}`)).sort()).toEqual([productId, inside].sort());
    expect([(await one(print)).listed_count, (await one(other)).listed_count]).toEqual([0, 2]);
    expect(await move(cards, null)).toMatchObject({ code: 1 });
    expect([await pathOf(cards), await pathOf(deep)]).toEqual([[cards], [cards, deep]]);
  });

  it('changes the order among siblings, and nothing else', async () => {
    const orderOf = async () => (await list()).filter(({ parent_id }) => parent_id === print).map(({ id }) => id);
    await move(posters, print, cards);
    expect(await orderOf()).toEqual([posters, cards]);
    await move(posters, print);
    expect(await orderOf()).toEqual([cards, posters]);
    expect(await pathOf(posters)).toEqual([print, posters]);
  });

  it('is refused below itself, below what is below it, too deep, and beside a stranger', async () => {
    const deep = await makeCategory(test.ctx.db, `deep-${count}`, `cards-${count}`);
    const before = await list();
    expect(await move(print, print)).toMatchObject(refusedAt('parent_id'));
    expect(await move(print, deep)).toMatchObject(refusedAt('parent_id'));
    expect(await move(cards, posters)).toMatchObject(refusedAt('parent_id'));
    expect(await move(posters, deep)).toMatchObject(refusedAt('parent_id'));
    expect(await move(posters, 999_999)).toMatchObject(refusedAt('parent_id'));
    expect(await move(posters, null, cards)).toMatchObject(refusedAt('before'));
    expect(await list()).toEqual(before);
    const tooDeep = { parent_id: deep, slug: `deeper-${count}`, texts: texts('更深') };
    expect(await call('save', tooDeep)).toMatchObject(refusedAt('parent_id'));
  });

  it('makes no cycle of two moves at once', async () => {
    const [left, right] = [
      await makeCategory(test.ctx.db, `l-${count}`),
      await makeCategory(test.ctx.db, `r-${count}`),
    ];
    const answers = await Promise.all([move(left, right), move(right, left)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
  });
});

describe('removing', () => {
  it('is for what is empty alone', async () => {
    const used = { code: 0, data: { error: 'category_in_use' } };
    for (const id of [print, cards]) expect(await call('remove', { id, version: 1 })).toMatchObject(used);
    expect(await call('remove', { id: posters, version: 1 })).toMatchObject({ code: 1 });
    expect(await one(posters)).toBeUndefined();
    expect(await call('remove', { id: posters, version: 1 })).toMatchObject({ data: { error: 'not_found' } });
  });
});

it('is read by who sees products, and changed by who may change categories', async () => {
  const { id } = await createTestUser(test.ctx, { group: 'operator' });
  await test.ctx.db.execute(
    sql`update users set group_id = (select id from user_groups where key = 'store') where id = ${id}`,
  );
  const caller = await signIn(test.ctx, id);
  const read = async () => (await test.get('/api/operator/category/list', caller)).code;
  expect(await read()).toBe(401);
  await test.ctx.db.execute(sql`insert into user_group_rules (group_id, rule_id)
    select g.id, r.id from user_groups g, user_rules r where g.key = 'store' and r.name = 'operator/product/list'`);
  expect(await read()).toBe(1);
  const body = { slug: `theirs-${count}`, texts: texts('名片') };
  expect((await test.post('/api/operator/category/save', body, caller)).code).toBe(401);
});
