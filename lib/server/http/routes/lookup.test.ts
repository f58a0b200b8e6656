import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { makeCategory } from '../../factories/product-factory.ts';
import { createTestStore } from '../../factories/store-factories.ts';
import { createHolder } from '../../seed/group-factory.ts';
import { createTestApi } from '../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const lookups = [
  ['/api/operator/store/options', 'operator/order/list'],
  ['/api/operator/rate/products', 'operator/rate/list'],
  ['/api/operator/rate/categories', 'operator/rate/list'],
  ['/api/operator/rate/stores', 'operator/rate/list'],
  ['/api/operator/statement/stores', 'operator/statement/list'],
  ['/api/operator/deposit/stores', 'operator/deposit/list'],
  ['/api/operator/correction/stores', 'operator/correction/list'],
  ['/api/operator/category/options', 'operator/product/list'],
  ['/api/operator/group/options', 'operator/user/list'],
  ['/api/operator/adjustment/users', 'operator/adjustment/propose'],
  ['/api/operator/promoter/users', 'operator/promoter/tie'],
  ['/api/operator/specification/sources', 'operator/specification/edit'],
] as const;

/** As the family's remote select asks (contract §7). */
const requests = (quickSearch: string, more = '') =>
  `select=true&quickSearch=${encodeURIComponent(quickSearch)}&page=&initKey=&initValue=&uuid=x${more}`;

describe.each(lookups)('the selection lookup %s', (path, node) => {
  it('answers options and how many there are, to who holds its node and to nobody else', async () => {
    const holder = await createHolder(test.ctx, [node]);
    const { code, data } = await test.get(`${path}?${requests('')}`, holder);
    expect([code, data]).toEqual([1, { options: expect.any(Array), total: expect.any(Number) }]);
    const other = await createHolder(test.ctx, ['operator/audit/list']);
    expect((await test.get(`${path}?${requests('')}`, other)).code).toBe(401);
    const { id } = await createTestUser(test.ctx);
    expect((await test.get(`${path}?${requests('')}`, await signIn(test.ctx, id))).code).toBe(401);
    expect((await test.get(`${path}?${requests('')}`)).code).not.toBe(1);
  });

  it('names what was chosen before, and passes over what is no id', async () => {
    const holder = await createHolder(test.ctx, [node]);
    const { data } = await test.get(`${path}?select=true&quickSearch=&initKey=id&initValue=abc,999999999`, holder);
    expect(data).toEqual({ options: [], total: 0 });
  });
});

it('names all of a list, as the family’s clients send it', async () => {
  const holder = await createHolder(test.ctx, ['operator/order/list']);
  const stores = await Promise.all([1, 2, 3].map(() => createTestStore(test.ctx)));
  const ids = stores.map(({ store }) => store.id);
  const query = ids.map((id) => `initValue[]=${id}`).join('&');
  const { data } = await test.get(`/api/operator/store/options?select=true&initKey=id&${query}`, holder);
  expect(data.options.map(({ id }: { id: number }) => id).sort()).toEqual([...ids].sort());
  const many = Array.from({ length: 90 }, (_, each) => String(900_000_000 + each)).join(',');
  const long = await test.get(`/api/operator/store/options?select=true&initValue=${many},${ids[0]}`, holder);
  expect(long.data.options.map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
});

it('a search that is too long does not find everything', async () => {
  const holder = await createHolder(test.ctx, ['operator/order/list', 'operator/product/list']);
  await createTestStore(test.ctx);
  await makeCategory(test.ctx.db, 'of-a-long-search');
  for (const path of ['/api/operator/store/options', '/api/operator/category/options']) {
    expect((await test.get(`${path}?${requests('无'.repeat(61))}`, holder)).data).toEqual({ options: [], total: 0 });
  }
});

it('stores are found by a part of their name, ten at a time; closed ones are only named', async () => {
  const holder = await createHolder(test.ctx, ['operator/order/list']);
  const ids: number[] = [];
  for (let each = 0; each < 12; each += 1) {
    const { store } = await createTestStore(test.ctx, { store_name: `云杉 ${String(each).padStart(2, '0')} 印务` });
    ids.push(store.id);
  }
  const find = async (query: string) => (await test.get(`/api/operator/store/options?${query}`, holder)).data;
  const first = await find(requests('杉'));
  expect([first.options.length, first.total, first.options[0].name]).toEqual([10, 12, '云杉 00 印务']);
  const second = await find('select=true&quickSearch=云杉&page=2');
  expect(second.options.map(({ id }: { id: number }) => id)).toEqual(ids.slice(10));
  const chosen = await find(`select=true&quickSearch=&page=2&initKey=id&initValue=${ids.join(',')}`);
  expect([chosen.options.length, chosen.total]).toEqual([12, 12]);
  await test.ctx.db.execute(sql`update stores set status = 'suspended' where id = ${ids[0]}`);
  expect((await find(requests('云杉'))).total).toBe(11);
  expect(await find(`select=true&initKey=id&initValue=${ids[0]}`)).toEqual({
    options: [{ id: ids[0], name: '云杉 00 印务' }],
    total: 1,
  });
});

it('categories are shown with the way to them and found by any part of it', async () => {
  const holder = await createHolder(test.ctx, ['operator/product/list']);
  await makeCategory(test.ctx.db, 'papers');
  const cards = await makeCategory(test.ctx.db, 'cards-of-paper', 'papers');
  const find = async (query: string) => (await test.get(`/api/operator/category/options?${query}`, holder)).data;
  const named = await find(`select=true&initValue=${cards}`);
  const [{ name }] = named.options;
  expect(name).toContain(' › ');
  const byParent = await find(requests(name.split(' › ')[0]));
  expect(byParent.options).toContainEqual({ id: cards, name });
});

it('as a parent are offered only categories that it can be moved below', async () => {
  const holder = await createHolder(test.ctx, ['operator/product/list']);
  const top = await makeCategory(test.ctx.db, 'moving-top');
  const moved = await makeCategory(test.ctx.db, 'moving', 'moving-top');
  const below = await makeCategory(test.ctx.db, 'moving-below', 'moving');
  const other = await makeCategory(test.ctx.db, 'moving-other');
  const otherBelow = await makeCategory(test.ctx.db, 'moving-other-below', 'moving-other');
  const ids = async (query: string) => {
    const { data } = await test.get(`/api/operator/category/options?${requests('moving', query)}`, holder);
    return data.options.map(({ id }: { id: number }) => id);
  };
  expect(await ids('')).toEqual(expect.arrayContaining([top, moved, below, other, otherBelow]));
  const parents = await ids(`&parent_of=${moved}`);
  expect(parents).toEqual(expect.arrayContaining([top, other]));
  for (const never of [moved, below, otherBelow]) expect(parents).not.toContain(never);
  expect(await ids(`&parent_of=${below}`)).toEqual(expect.arrayContaining([top, moved, other, otherBelow]));
  const named = `/api/operator/category/options?select=true&parent_of=${moved}&initValue=${below}`;
  expect((await test.get(named, holder)).data.total).toBe(1);
});

it('groups are found by their name; to be given, neither disabled ones nor those of a store', async () => {
  const holder = await createHolder(test.ctx, ['operator/user/list']);
  const find = async (query: string) => (await test.get(`/api/operator/group/options?${query}`, holder)).data.options;
  const { rows } = await test.ctx.db.execute<{ id: number; key: string }>(sql`
    insert into user_groups (key, names, status) values
      ('lookup-open', '{"zh-cn":"查找组甲"}', 'enable'), ('lookup-shut', '{"zh-cn":"查找组乙"}', 'disable')
    returning id::int, key`);
  const [open, shut] = rows;
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  expect(names(await find(requests('查找组')))).toEqual(['查找组甲', '查找组乙']);
  expect(names(await find(requests('查找组', '&assignable=true')))).toEqual(['查找组甲']);
  expect(names(await find(`select=true&assignable=true&initValue=${open?.id},${shut?.id}`))).toHaveLength(2);
  const { rows: kept } = await test.ctx.db.execute<{ id: number }>(
    sql`select id::int from user_groups where key like 'store%'`,
  );
  expect(kept.length).toBeGreaterThan(0);
  const offered = await Promise.all([1, 2, 3].map((page) => find(`select=true&assignable=true&page=${page}`)));
  const given = new Set(offered.flat().map(({ id }: { id: number }) => id));
  for (const { id } of kept) expect(given).not.toContain(id);
});

it('users are found by the beginning of the account name or a whole number, and nobody by nothing', async () => {
  const holder = await createHolder(test.ctx, ['operator/adjustment/propose']);
  const user = await createTestUser(test.ctx);
  const find = async (query: string) => (await test.get(`/api/operator/adjustment/users?${query}`, holder)).data;
  const option = { id: user.id, name: `${user.username} #${user.id}` };
  expect(await find(requests(''))).toEqual({ options: [], total: 0 });
  expect((await find(requests(user.username ?? ''))).options).toEqual([option]);
  expect((await find(requests(String(user.mobile)))).options).toEqual([option]);
  expect((await find(`select=true&initKey=id&initValue=${user.id}`)).options).toEqual([option]);
  expect(await find(requests('%'))).toEqual({ options: [], total: 0 });
});
