import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { SpecSnapshot } from '#lib/contract/catalogue/specification.ts';
import { signIn } from '#lib/server/factories/factories.ts';
import { readPrivateLink } from '#lib/server/files/index.ts';
import { giveFolder, newMember, upload } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { claimOrder } from '#lib/server/orders/index.ts';
import { orderLines } from '#lib/server/orders/tables.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await giveFolder(test);
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
afterAll(() => test.close());

const words = (text: string) => ({ 'zh-cn': text, en: text });

/** A chosen specification whose one question is answered by these files. */
function answeredBy(urls: string[]): SpecSnapshot {
  const entry = { node_id: 1, key: 'art', parent: null, kind: 'file' as const, unit: null, amount_in_fen: 0 };
  const entries = [{ ...entry, label: words('Artwork'), value: urls }];
  return { template_version_id: 1, qty: 3, result: 'auto_price', currency: 'CNY', total_in_fen: 0, entries };
}

async function newConfigured() {
  const paid = await shop.newPaid({ qty: 3 });
  const { token } = await signIn(test.ctx, paid.customer.userId);
  const send = (caller: { token: string }, name: string) =>
    upload(test, { ...caller, name, path: '/api/ajax/upload?topic=quotation' }).then(({ data }) => data.file.url);
  const [own, foreign] = [await send({ token }, 'logo.png'), await send(await newMember(test), 'private.png')];
  // As an answer keeps it: once with the link that showed it.
  const specSnapshot = answeredBy([`${own}?e=1&s=x`, foreign, '/storage/quotation/none.png']);
  await test.ctx.db.update(orderLines).set({ specSnapshot }).where(eq(orderLines.orderId, paid.id));
  return { ...paid, own };
}

async function newStore() {
  const member = await shop.newStore();
  return { ...member, token: (await signIn(test.ctx, member.userId)).token };
}

const info = async (no: string, caller: { token: string }) =>
  (await test.get(`/api/store/orderInfo?no=${no}`, caller)).data;

describe('files of a customer’s specification', () => {
  it('open for the store once it has accepted, and only the customer’s own', async () => {
    const [store, { no, own }] = [await newStore(), await newConfigured()];
    await claimOrder(test.ctx, store, no);
    const claimed = await info(no, store);
    expect(claimed.lines[0].spec_files).toEqual([{ key: 'art', name: '', url: '', size: expect.any(Number) }]);
    expect(JSON.stringify(claimed)).not.toMatch(/logo|private\.png|storage\/quotation/);
    await test.post('/api/store/orderAccept', { no }, store);
    const accepted = await info(no, store);
    const files = accepted.lines[0].spec_files;
    expect(files).toEqual([{ key: 'art', name: 'logo.png', url: expect.any(String), size: expect.any(Number) }]);
    expect(readPrivateLink(test.ctx, files[0].url)).toBe(own);
  });

  it('stay closed to every other store, and open for operators', async () => {
    const [store, other, operator] = [await newStore(), await newStore(), await shop.newOperator()];
    const { no, own } = await newConfigured();
    await shop.accept(store, no);
    expect(await info(no, other)).toMatchObject({ error: 'not_found' });
    const { token } = await signIn(test.ctx, operator.userId);
    const { data } = await test.get(`/api/operator/order/info?no=${no}`, { token });
    expect(data.lines[0].spec_files).toMatchObject([{ name: 'logo.png' }]);
    expect(readPrivateLink(test.ctx, data.lines[0].spec_files[0].url)).toBe(own);
  });

  it('close to a store whose order was given to somebody else', async () => {
    const [store, operator, { no }] = [await newStore(), await shop.newOperator(), await newConfigured()];
    await shop.accept(store, no);
    const { token } = await signIn(test.ctx, operator.userId);
    await test.post('/api/operator/order/transfer', { no, reason: 'ill' }, { token });
    expect(await info(no, store)).toMatchObject({ error: 'not_found' });
  });
});

describe('money of an order', () => {
  it('is told to its store so that it adds up', async () => {
    const [store, { no }] = [await newStore(), await shop.newPaid({ qty: 3 })];
    await shop.accept(store, no);
    const order = await info(no, store);
    const { cash, points, commission, payout } = order.settlement;
    expect(order).toMatchObject({ close_reason: null, quotation_no: null, adjustments: [] });
    expect(Number(commission)).toBeGreaterThan(0);
    expect([Number(cash), Number(payout)]).toEqual([
      Number(order.payable),
      Number(cash) + Number(points) - Number(commission),
    ]);
  });
});
