import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { noteMissed } from '#lib/server/site/index.ts';
import { missedAddresses, redirects } from '#lib/server/site/redirect-tables.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';
import { upload } from '../../uploads/uploads-for-tests.ts';

const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const base = '/api/operator/redirect';
const save = (source: string, target: string, more: object = {}) =>
  test.post(`${base}/save`, { source, target, ...more }, operator);
const list = async (query = ''): Promise<AnyData[]> => (await test.get(`${base}/list${query}`, operator)).data.list;
const refusedAt = async (field: string, answer: ReturnType<typeof save>) =>
  expect(await answer).toMatchObject({
    code: 0,
    data: { error: 'invalid_input', fields: { [field]: expect.any(String) } },
  });
const send = (text: string | Buffer, name = 'a.csv') =>
  upload(test, {
    token: operator.token,
    bytes: Buffer.from(text),
    name,
    type: '',
    path: `${base}/import`,
    locale: 'en',
  });
const ofPages = async () => (await test.get('/api/site/redirects')).data.list as AnyData[];

describe('a redirect', () => {
  it('is there for the pages from the moment it is saved until it is removed', async () => {
    const { data } = await save('https://old.example.com/Products/Oak/', '/oak-desk', { is_permanent: false });
    expect(await ofPages()).toEqual([{ source: '/products/oak', target: '/oak-desk', is_permanent: false }]);
    const [row] = await list('?q=oak');
    expect(row).toMatchObject({ id: data.id, source: '/products/oak', version: 1 });
    expect(await save('/products/oak', '/pine-desk', { id: data.id, version: 1 })).toMatchObject({ code: 1 });
    expect(await ofPages()).toEqual([{ source: '/products/oak', target: '/pine-desk', is_permanent: true }]);
    const stale = { id: data.id, version: 1 };
    expect(await save('/products/oak', '/x', stale)).toMatchObject({ data: { error: 'status_changed' } });
    expect(await test.post(`${base}/remove`, stale, operator)).toMatchObject({ data: { error: 'status_changed' } });
    expect(await test.post(`${base}/remove`, { ...stale, version: 2 }, operator)).toMatchObject({ code: 1 });
    expect(await ofPages()).toEqual([]);
  });

  it('is refused at its field', async () => {
    await refusedAt('source', save('products', '/x'));
    await refusedAt('source', save('/product', '/x'));
    await refusedAt('target', save('/a1', 'https://evil.example/'));
    await refusedAt('target', save('/a1', '//evil.example'));
    await save('/taken', '/x');
    await refusedAt('source', save('/Taken/', '/y'));
  });

  it('never makes a chain or a circle', async () => {
    await save('/c-b', '/c-c');
    await refusedAt('target', save('/c-a', '/c-b?x=1'));
    await refusedAt('source', save('/c-c', '/c-d'));
    await refusedAt('target', save('/c-self', '/c-self'));
    await refusedAt('target', save('/c-f/*', '/c-f/g/*'));
    await save('/c-g/x', '/c-h/x');
    await refusedAt('source', save('/c-h/*', '/c-g/*'));
  });

  it('and another one at the same moment make no circle either', async () => {
    const answers = await Promise.all([save('/r-a', '/r-b'), save('/r-b', '/r-a')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  });

  it('cannot lead out of the shop, whoever writes the row', async () => {
    const row = { source: '/x-1', targetKey: '/x', isPermanent: true };
    for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      await expect(test.ctx.db.insert(redirects).values({ ...row, target })).rejects.toThrow();
    }
  });
});

describe('a file of redirects', () => {
  it('is read as others write it, and changes nothing a second time', async () => {
    const shopify = '\uFEFFRedirect from,Redirect to\r\n/collections/all,/services\r\n/f-2,/oak\r\n/f-2,/oak\r\n';
    expect((await send(shopify)).data).toMatchObject({ added: 2, changed: 0, unchanged: 1, refused: 0 });
    expect((await send(shopify)).data).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 0 });
    const plugin = 'source,target,regex,code\n/f-2,/pine,0,302\n';
    expect((await send(plugin)).data).toMatchObject({ added: 0, changed: 1 });
    expect(await list('?q=%2Ff-2')).toMatchObject([{ target: '/pine', is_permanent: false }]);
  });

  it('leaves out the rows that cannot be, and names each', async () => {
    const { data } = await send(
      [
        '旧地址,新地址',
        '/g-1,/ok',
        'nothing,/ok',
        '/g-2,https://evil.example',
        '/g-3,/g-4',
        '/g-4,/g-3',
        '/g-1,/other',
        '/user,/ok',
      ].join('\n'),
    );
    expect(data).toMatchObject({ added: 1, refused: 6 });
    expect(data.refusals.map(({ line }: AnyData) => line)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(data.refusals.every(({ text }: AnyData) => text.length > 10)).toBe(true);
    expect(await list('?q=%2Fg-')).toHaveLength(1);
  });

  it.each([
    ['no table', 'hello', 'a.csv'],
    ['another kind', '/a,/b', 'a.png'],
  ])('is refused as %s', async (_, text, name) => {
    expect(await send(text, name)).toMatchObject({ code: 0 });
  });

  it('comes back as it was exported', async () => {
    await save('/=1+1', '/oak');
    const request = new Request(`http://shop.test${base}/export?format=csv`, {
      headers: { 'ba-user-token': operator.token },
    });
    const file = Buffer.from(await (await test.api.fetch(request, { remoteAddress: '192.0.2.1' })).arrayBuffer());
    const all = await list('?limit=100');
    expect((await send(file)).data).toMatchObject({ added: 0, changed: 0, unchanged: all.length, refused: 0 });
  });

  it('is taken in up to a hundred thousand redirects, and no more', async () => {
    const { db } = test.ctx;
    await db.delete(redirects);
    await db.execute(sql`insert into redirects (source, target, target_key)
      select '/many/' || n, '/oak', '/oak' from generate_series(1, 99999) n`);
    expect((await send('from,to\n/many/1,/oak\n/last,/oak\n/beyond,/oak\n')).data).toMatchObject({
      added: 1,
      unchanged: 1,
      refusals: [{ line: 4 }],
    });
    await refusedAt('source', save('/one-more', '/x'));
    await db.execute(sql`truncate redirects`);
  });
});

describe('addresses that are missed', () => {
  it('are counted, bounded, and gone once they lead somewhere', async () => {
    const { ctx } = test;
    await noteMissed(
      ctx,
      Array.from({ length: 600 }, (_, index) => ({ path: `/m-${index}`, asked: index + 1 })),
    );
    expect(await ctx.db.$count(missedAddresses)).toBe(500);
    await noteMissed(ctx, [{ path: '/m-599', asked: 10 }]);
    const missed = (await test.get(`${base}/missed`, operator)).data.list;
    expect(missed[0]).toMatchObject({ path: '/m-599', asked: 610 });
    await save('/m-599', '/oak');
    expect(await ctx.db.$count(missedAddresses, eq(missedAddresses.path, '/m-599'))).toBe(0);
    expect(await test.post(`${base}/missedRemove`, { id: missed[1].id }, operator)).toMatchObject({ code: 1 });
    expect(await test.post(`${base}/missedRemove`, { id: missed[1].id }, operator)).toMatchObject({
      data: { error: 'not_found' },
    });
  });
});

it('is closed to guests and to customers', async () => {
  const { id } = await createTestUser(test.ctx);
  const customer = await signIn(test.ctx, id);
  for (const name of ['list', 'missed']) {
    expect(await test.get(`${base}/${name}`)).toMatchObject({ code: 303 });
    expect(await test.get(`${base}/${name}`, customer)).toMatchObject({ code: 401 });
  }
  expect(await test.post(`${base}/save`, { source: '/a', target: '/b' }, customer)).toMatchObject({ code: 401 });
});
