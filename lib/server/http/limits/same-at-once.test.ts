import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { type AnyData, createTestApi } from '../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const names = { 'zh-cn': '同名', en: '' };
const texts = { 'zh-cn': { name: '同名', description: '' }, en: { name: '', description: '' } };
const page = { 'zh-cn': { title: '同名', description: '', body: '<p>内容</p>' } };
const template = { name: 'Usual terms', valid_days: 7 };

/** Twenty of the same, as an impatient hand or a repeated request makes them: one is stored, the others are told so. */
const made: [path: string, body: object, field: string | undefined][] = [
  ['/api/operator/category/save', { slug: 'the-same', texts }, 'slug'],
  ['/api/operator/attribute/save', { key: 'the-same', names, is_card_fact: false, values: [] }, 'key'],
  ['/api/operator/page/save', { url: 'the-same', texts: page }, 'url'],
  ['/api/operator/quote/templateSave', template, 'name'],
];

async function atOnce(path: string, body: object, token: string, times = 20): Promise<AnyData[]> {
  const send = async () => {
    const headers = { 'content-type': 'application/json', 'ba-user-token': token, 'idempotency-key': randomUUID() };
    const request = new Request(`http://shop.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await test.api.fetch(request, { remoteAddress: '192.0.2.1' });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  return Promise.all(Array.from({ length: times }, send));
}

it.each(made)('stores one of twenty at once: %s', async (path, body, field) => {
  const { token } = await createSignedInOperator(test.ctx);
  const answers = await atOnce(path, body, token);
  const refused = answers.filter(({ code }) => code !== 1);
  expect([answers.length - refused.length, answers.map(({ status }) => status)]).toEqual([1, Array(20).fill(200)]);
  for (const { data } of refused) expect(field ? Object.keys(data.fields ?? {}) : []).toEqual(field ? [field] : []);
});

const address = { receiver: '李雷', mobile: '13800138000', province_id: 110000, city_id: 110100, area_id: 110101 };
const asMember: [path: string, body: object][] = [
  ['/api/address/save', { ...address, address: '1 号', is_default: true }],
  ['/api/store/applicationSave', { store_name: 'Twice' }],
  ['/api/quote/itemSave', { product_id: 1, qty: 1 }],
  ['/api/account/close', { password: 'x' }],
];

it.each(asMember)('answers twenty at once without a fault: %s', async (path, body) => {
  const { id } = await createTestUser(test.ctx);
  const { token } = await signIn(test.ctx, id);
  for (const { status } of await atOnce(path, body, token)) expect(status).toBeLessThan(500);
});

it('answers twenty at once of a store without a fault: its default return address', async () => {
  const { owner } = await createTestStore(test.ctx);
  const { token } = await signIn(test.ctx, owner.id);
  const body = { ...address, address: '1 号', is_default: true };
  for (const { status } of await atOnce('/api/store/returnAddressSave', body, token)) {
    expect(status).toBeLessThan(500);
  }
});
