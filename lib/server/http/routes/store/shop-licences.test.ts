import { afterAll, expect, it } from '@jest/globals';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { setStoreStatus } from '#lib/server/store/index.ts';
import { createTestApi } from '../../test-api.ts';

let heard = 0;
const test = await createTestApi();
const changes = await listenForChanges(test.ctx, () => {
  heard += 1;
});
afterAll(async () => {
  await changes.stop();
  await test.close();
});

/** Returns once this process has heard of what `change` did. */
async function hear(change: () => Promise<unknown>): Promise<void> {
  const before = heard;
  await change();
  while (heard === before) await new Promise((resolve) => setTimeout(resolve, 5));
}

const read = async (locale: 'zh-cn' | 'en' = 'en') => (await test.get('/api/store/licences', { locale })).data;

it('says whose shop it is once the settings do', async () => {
  expect((await read()).shop).toBeNull();
  const company = { company: 'Acme Ltd', creditCode: '91330100MA27XF6Q0X', address: 'Hangzhou' };
  await hear(() => updateSettings(test.ctx, { 'site.company': company }));
  expect((await read()).shop).toEqual({ company: 'Acme Ltd', credit_code: company.creditCode, place: 'Hangzhou' });
});

it('shows the licence of each open store at once, in the reader’s language, and nothing of persons', async () => {
  const made: Awaited<ReturnType<typeof createTestStore>>[] = [];
  await read();
  await hear(async () => made.push(await createTestStore(test.ctx)));
  const [{ store, operator }] = made as [(typeof made)[0]];
  const find = async (locale: 'zh-cn' | 'en') =>
    (await read(locale)).list.find((licence: { store: string }) => licence.store === store.name);
  const [chinese, english] = [await find('zh-cn'), await find('en')];
  expect(Object.keys(english).sort().join(' ')).toBe('company credit_code place store valid_from valid_until');
  expect(chinese.place).toMatch(/\p{sc=Han}/u);
  expect(english.place).not.toMatch(/\p{sc=Han}/u);
  const change = { id: store.id, status: 'suspended' as const, reason: 'rules', version: 1 };
  await hear(() => setStoreStatus(test.ctx, operator, change));
  expect(await find('en')).toBeUndefined();
});
