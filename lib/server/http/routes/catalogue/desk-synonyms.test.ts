import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
const { db } = test.ctx;
const categoryId = await makeCategory(db, 'print');
await makeProduct(db, { slug: 'flyers', name: ['宣传单页', 'Flyers'], sold: 5, categoryId });
await makeProduct(db, { slug: 'paper', name: ['A4 复印纸', 'Copy paper'], sold: 9, categoryId });
afterAll(() => test.close());

const call = (name: string, body: object) => test.post(`/api/operator/synonym/${name}`, body, operator);
const list = async (): Promise<AnyData[]> => (await test.get('/api/operator/synonym/list', operator)).data.list;
const find = async (search: string) => {
  const { data } = await test.get(`/api/product/list?search=${encodeURIComponent(search)}`);
  return [data.search.shown, data.list.map(({ slug }: AnyData) => slug).join(' ')];
};
const refused = { code: 0, data: { error: 'invalid_input' } };

describe('words that mean the same', () => {
  it('find the same from the moment they are saved until they are removed', async () => {
    expect(await find('handbills')).toEqual(['none', '']);
    const saved = await call('save', { locale: 'en', words: ['Flyers', ' Handbills ', 'hand bills', 'flyers'] });
    expect(saved).toMatchObject({ code: 1 });
    expect(await find('handbills')).toEqual(['exact', 'flyers']);
    expect(await find('hand bills')).toEqual(['exact', 'flyers']);
    const [group] = await list();
    expect(group).toMatchObject({ locale: 'en', words: ['Flyers', 'Handbills', 'hand bills'], version: 1 });
    expect(await call('remove', { id: group?.id, version: 1 })).toMatchObject({ code: 1 });
    expect(await find('handbills')).toEqual(['none', '']);
  });

  it('are found in the singular as in the plural', async () => {
    const { id } = (await call('save', { locale: 'en', words: ['Flyers', 'hand bills'] })).data;
    expect(await find('hand bill')).toEqual(['exact', 'flyers']);
    await call('save', { id, version: 1, locale: 'en', words: ['flyer', 'hand bill'] });
    expect(await find('hand bills')).toEqual(['exact', 'flyers']);
    await call('remove', { id, version: 2 });
  });

  it('are found within Chinese, which has no spaces', async () => {
    await call('save', { locale: 'zh-cn', words: ['复印纸', '打印纸'] });
    expect(await find('打印纸')).toEqual(['exact', 'paper']);
    expect(await find('A4打印纸')).toEqual(['exact', 'paper']);
  });

  it('make searches stale that any process has kept', async () => {
    let heard = 0;
    const listening = await listenForChanges(test.ctx, (tags) => {
      if (tags.includes('catalogue')) heard += 1;
    });
    const hear = async (times: number) => {
      while (heard < times) await wait(5);
    };
    const { id } = (await call('save', { locale: 'en', words: ['leaflets', 'flyers'] })).data;
    await hear(1);
    await call('save', { id, version: 1, locale: 'en', words: ['leaflet', 'flyers'] });
    await hear(2);
    await call('remove', { id, version: 2 });
    await hear(3);
    await listening.stop();
  });

  it.each([[['名片']], [['名片', ' 名片 ']], [['名片', '!!']], [['名片', '']], [Array(13).fill('x')]])(
    'are refused as %j',
    async (words) => {
      expect(await call('save', { locale: 'zh-cn', words })).toMatchObject(refused);
    },
  );

  it('are changed over what was read', async () => {
    const { id } = (await call('save', { locale: 'zh-cn', words: ['海报', '招贴'] })).data;
    const change = { id, locale: 'zh-cn', words: ['海报', '招贴画'] };
    expect(await call('save', { ...change, version: 1 })).toMatchObject({ code: 1, data: { id } });
    expect(await call('save', { ...change, version: 1 })).toMatchObject({ data: { error: 'status_changed' } });
    expect(await call('remove', { id: 999_999, version: 1 })).toMatchObject({ data: { error: 'not_found' } });
  });
});
