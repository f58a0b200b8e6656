import { createHash } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator, signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff, createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { confirmStatement } from '#lib/server/settlement/index.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

let no = '';
const test = await createTestApi();
const [shop, operator] = [await createTestStore(test.ctx), await createSignedInOperator(test.ctx)];
const own = await signIn(test.ctx, shop.owner.id);
const desk = statementsOf(test);
for (const amount of [12_345, -345]) await desk.earn({ storeId: shop.store.id }, amount);
no = (await desk.make({ storeId: shop.store.id })).no;
afterAll(() => test.close());

async function load(path: string, who: { token: string }, locale = 'zh-cn') {
  const request = new Request(`http://shop.test${path}?no=${no}`, {
    headers: { 'ba-user-token': who.token, 'think-lang': locale },
  });
  const answer = await test.api.fetch(request, { remoteAddress: '127.0.0.1' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes, isPdf: bytes.subarray(0, 5).toString() === '%PDF-', name: answer.headers.get('content-disposition') };
}

const documentsOf = async () => (await test.get(`/api/store/statement?no=${no}`, own)).data.documents;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const [ofStore, ofDesk] = ['/api/store/statementPdf', '/api/operator/statement/pdf'];

it('is drawn anew and kept nowhere while it is not confirmed', async () => {
  const { isPdf, name } = await load(ofStore, own);
  expect(isPdf).toBe(true);
  expect(decodeURIComponent(name ?? '')).toContain(no);
  expect(await documentsOf()).toEqual([]);
});

it('is made once in each language when it is confirmed, the same bytes for store and desk', async () => {
  await confirmStatement(test.ctx, { ...toMember(shop.owner.id), storeId: shop.store.id }, no);
  const both = await Promise.all([load(ofStore, own), load(ofDesk, operator)]);
  expect(both[0].bytes.equals(both[1].bytes)).toBe(true);
  const english = await load(ofStore, own, 'en');
  expect(english.bytes.equals(both[0].bytes)).toBe(false);
  expect(await documentsOf()).toEqual([
    { locale: 'en', sha256: sha256(english.bytes) },
    { locale: 'zh-cn', sha256: sha256(both[0].bytes) },
  ]);
  test.ctx.clock.advance(60);
  expect(sha256((await load(ofDesk, operator)).bytes)).toBe(sha256(both[0].bytes));
});

it('is for its store and for operators', async () => {
  const other = await signIn(test.ctx, (await createTestStore(test.ctx)).owner.id);
  const sales = await signIn(test.ctx, (await createTestStaff(test.ctx, { role: 'sales', at: shop })).id);
  for (const [path, who] of [
    [ofStore, other],
    [ofStore, sales],
    [ofDesk, own],
  ] as const) {
    expect((await load(path, who)).isPdf).toBe(false);
  }
});
