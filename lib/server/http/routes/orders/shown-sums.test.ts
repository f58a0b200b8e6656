import { afterAll, expect, it } from '@jest/globals';
import { signIn } from '#lib/server/factories/factories.ts';
import { goodSelection, makeQuotationGoods } from '#lib/server/factories/quotation-factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { describeQuotation } from '#lib/server/quotation/index.ts';
import { wordDocument } from '#lib/server/quotation/word-document.ts';
import { checkoutOf } from '#lib/server/workflows/checkout/checkout-for-tests.ts';
import { amountOfPieces, readUnitPrice } from '#lib/specification/unit-price.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const goods = await makeQuotationGoods(test.ctx);
afterAll(() => test.close());

const signedIn = async (id: number) => ({ id, token: (await signIn(test.ctx, id)).token });

interface Shown {
  qty: number;
  unit_price: string | null;
  amount: string;
}

/** What stands beside a quantity makes the amount, or nothing stands there. */
function requireSums(lines: Shown[]): (string | null)[] {
  expect(lines.length).toBeGreaterThan(0);
  return lines.map(({ qty, unit_price: unit, amount }) => {
    if (unit !== null) expect(formatFen(amountOfPieces(readUnitPrice(unit) ?? Number.NaN, qty))).toBe(amount);
    return unit;
  });
}

it('shows lines that add up as shown, from the basket over a counter-offer to the order and the document', async () => {
  const { member, addressId: address_id } = await checkoutOf(test).newBuyer();
  const me = await signedIn(member.userId);
  const seller = await signedIn((await createTestStore(test.ctx)).owner.id);
  const ask = (call: string, input: object = {}) => askAs(test, me, call, input);
  let no = '';
  for (const qty of [1, 3, 7, 333, 880, 4999]) {
    const request = { product_id: goods.cards, qty, selection: goodSelection, ...(no && { no }) };
    no = (await ask('post /api/quote/itemSave', request)).data.no;
  }
  const basket = (await ask('get /api/quote/info', { no })).data;
  const shown = requireSums(basket.current.items);
  expect(shown.filter((unit) => unit === null).length).toBeGreaterThan(0);
  expect(shown.filter((unit) => unit !== null).length).toBeGreaterThan(0);
  const preview = { source: 'cart', no, items: basket.current.items.map(({ id }: AnyData) => id) };
  const { data: confirm } = await ask('post /api/order/preview', { what: preview });
  expect(requireSums(confirm.orders.flatMap(({ lines }: AnyData) => lines))).toEqual(shown);

  await ask('post /api/quote/submit', { no });
  await askAs(test, seller, 'post /api/store/quoteOpen', { no });
  const valid_until = Math.floor(test.ctx.clock.now().getTime() / 1000) + 86_400;
  const offered = (items: object[], n: number) => ({ no, n, items, deposit_bp: 0, valid_until });
  const keys: { line_key: string; qty: number }[] = basket.current.items;
  const first = keys.map(({ line_key, qty }) => ({ line_key, qty, unit_price: '0.0385' }));
  expect((await askAs(test, seller, 'post /api/store/quoteOffer', offered(first, 1))).code).toBe(1);
  const offer = (await ask('get /api/quote/info', { no })).data;
  expect(requireSums(offer.current.items)).toEqual(keys.map(() => '0.0385'));

  const counter = keys.map(({ line_key, qty }) => ({ line_key, qty: qty + 1, target_price: '0.0347' }));
  expect((await ask('post /api/quote/counter', { no, n: 2, items: counter })).code).toBe(1);
  for (const [asker, call] of [
    [me, 'get /api/quote/info'],
    [seller, 'get /api/store/quoteInfo'],
  ] as const) {
    const { current } = (await askAs(test, asker, call, { no })).data;
    expect(requireSums(current.items)).toEqual(keys.map(() => '0.0347'));
    expect(current.items[4]).toMatchObject({ qty: 881, amount: '30.57', former_price: '0.0385' });
  }
  const { quotation, version, items } = await describeQuotation(test.ctx, { userId: me.id, no });
  const shop = { name: 'Shop', tel: '', address: '' };
  const { rows } = wordDocument({ quotation, version, items, customer: 'C', seller: 'S', shop }, 'en');
  expect(rows[4]).toMatchObject({ second: '¥0.0347', amount: '¥30.57' });
  expect(rows[4]?.details).toEqual(
    expect.arrayContaining(['Original offer: ¥0.0385 each', 'Target price: ¥0.0347 each']),
  );

  await askAs(test, seller, 'post /api/store/quoteOpen', { no });
  const second = counter.map(({ line_key, qty }) => ({ line_key, qty, unit_price: '0.036' }));
  expect((await askAs(test, seller, 'post /api/store/quoteOffer', offered(second, 3))).code).toBe(1);
  const what = { source: 'quote', no, n: 4 };
  const { payable } = (await ask('post /api/order/preview', { what, address_id })).data;
  const made = await ask('post /api/order/create', { what, address_id, expected_total: payable });
  const order = (await ask('get /api/order/info', { no: made.data.orders[0] })).data;
  expect(requireSums(order.lines)).toEqual(keys.map(() => '0.036'));
});
