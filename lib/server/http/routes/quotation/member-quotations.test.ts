import { createHash } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { quotationDetail } from '#lib/contract/quotation/member-records.ts';
import { createSignedIn, signIn } from '#lib/server/factories/factories.ts';
import { goodSelection, makeQuotationGoods, makeQuoted } from '#lib/server/factories/quotation-factories.ts';
import { createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { giveFolder } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
await giveFolder(test);
const goods = await makeQuotationGoods(test.ctx);
afterAll(() => test.close());

const customer = () => createSignedIn(test.ctx);

async function storeUser() {
  const { owner } = await createTestStore(test.ctx);
  return { id: owner.id, token: (await signIn(test.ctx, owner.id)).token };
}

it('goes from the basket over a counter-offer to a second offer', async () => {
  const [me, seller] = [await customer(), await storeUser()];
  expect((await test.get('/api/quote/basket', me)).data).toBeNull();
  expect((await test.get('/api/quote/count', me)).data).toEqual({ count: 0 });
  const input = { product_id: goods.cards, qty: 100, selection: goodSelection, target_price: '1.50' };
  const saved = await test.post('/api/quote/itemSave', input, me);
  expect(saved).toMatchObject({ code: 1, data: { item: { kind: 'configured', faults: {}, target_price: '1.50' } } });
  expect(saved.data.item.spec.map(({ key }: { key: string }) => key)).toContain('size');
  const { no } = saved.data;
  expect((await test.get('/api/quote/count', me)).data).toEqual({ count: 1 });
  expect((await test.get('/api/quote/count', seller)).data).toEqual({ count: 0 });
  const basket = (await test.get('/api/quote/basket', me)).data;
  expect(quotationDetail.parse(basket)).toEqual(basket);
  expect(basket).toMatchObject({ no, is_basket: true, actions: ['edit', 'submit', 'cancel', 'copy'] });
  expect((await test.post('/api/quote/submit', { no }, me)).code).toBe(1);
  expect((await test.get('/api/quote/count', me)).data).toEqual({ count: 0 });
  const pool = (await test.get('/api/store/quoteList?scope=pool', seller)).data;
  expect(pool.list).toMatchObject([{ no, customer: '', is_pooled: true, actions: ['open'] }]);
  expect((await test.post('/api/store/quoteOpen', { no }, seller)).code).toBe(1);
  const seen = (await test.get(`/api/store/quoteInfo?no=${no}`, seller)).data;
  const [{ line_key: lineKey, qty }] = seen.current.items;
  const offer = {
    no,
    n: 1,
    items: [
      { line_key: lineKey, qty, unit_price: '1.80' },
      { name: '打样', qty: 1, unit: 'piece', unit_price: '20' },
    ],
    deposit_bp: 3000,
    valid_until: Math.floor(test.ctx.clock.now().getTime() / 1000) + 86_400,
  };
  const late = await test.post('/api/store/quoteOffer', { ...offer, valid_until: 5 }, seller);
  expect(Object.keys(late.data.fields)).toEqual(['valid_until']);
  expect((await test.post('/api/store/quoteOffer', offer, seller)).code).toBe(1);
  const counter = { no, n: 2, items: [{ line_key: lineKey, qty: 200, target_price: '1.60' }] };
  expect((await test.post('/api/quote/counter', counter, me)).code).toBe(1);
  const { data } = await test.get(`/api/quote/info?no=${no}`, me);
  expect(data).toMatchObject({ status: 'negotiating', turn: 'seller', rounds_left: 9, total: '340.00' });
  expect(data.timeline.map(({ event, actor }: { event: string; actor: string }) => `${event} ${actor}`)).toEqual([
    'counter you',
    'send store',
    'open store',
    'submit you',
    'save you',
  ]);
  expect((await test.get(`/api/quote/version?no=${no}&n=2`, me)).data).toMatchObject({
    deposit: '60.00',
    total: '200.00',
  });
});

it('keeps an incomplete configuration and says in words what is wrong with it', async () => {
  const me = await customer();
  const { data } = await test.post('/api/quote/itemSave', { product_id: goods.cards, qty: 1 }, me);
  expect(data.item.faults).toEqual({ paper: expect.any(String) });
  const refused = await test.post('/api/quote/submit', { no: data.no }, me);
  expect(refused.data).toMatchObject({
    error: 'invalid_input',
    fields: { [`items.${data.item.id}.paper`]: expect.any(String) },
  });
});

it('hands out a version as a document, the same bytes each time, to its owner alone', async () => {
  const [me, other] = [await customer(), await customer()];
  const { no } = await makeQuoted(test.ctx, goods, { customer: toMember(me.id) });
  const ask = (token: string, locale: string) =>
    test.api.fetch(
      new Request(`http://shop.test/api/quote/pdf?no=${no}&n=2`, {
        headers: { 'ba-user-token': token, 'think-lang': locale },
      }),
      { remoteAddress: testAddress },
    );
  const read = async (locale: string) => {
    const answer = await ask(me.token, locale);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return Buffer.from(await answer.arrayBuffer());
  };
  const [first, again, chinese] = [await read('en'), await read('en'), await read('zh-cn')];
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(again.equals(first)).toBe(true);
  expect(chinese.equals(first)).toBe(false);
  const { rows } = await test.ctx.db.$client.query('select locale, sha256 from quotation_pdfs order by locale');
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(rows).toEqual([
    { locale: 'en', sha256: hash(first) },
    { locale: 'zh-cn', sha256: hash(chinese) },
  ]);
  expect(await (await ask(other.token, 'en')).json()).toMatchObject({ code: 0, data: { error: 'not_found' } });
});
