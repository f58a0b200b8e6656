import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aftersaleOptions } from '#lib/contract/aftersales/member-cases.ts';
import { operatorOrder } from '#lib/contract/orders/desk-orders.ts';
import { signIn } from '#lib/server/factories/factories.ts';
import { orders } from '#lib/server/orders/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { casesOf } from '#lib/server/workflows/aftersales/cases-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const personOf = async (id: number) => ({ id, token: (await signIn(test.ctx, id)).token });

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = casesOf(test);
const operator = await personOf((await shop.newOperator()).userId);
afterAll(() => test.close());

const optionsOf = async ({ no, customer }: Awaited<ReturnType<typeof shop.newPaid>>) =>
  aftersaleOptions.data.parse(
    (await test.get(`/api/aftersale/options?no=${no}`, await personOf(customer.userId))).data,
  );

const seenByDesk = async (no: string) =>
  operatorOrder.data.parse((await test.get(`/api/operator/order/info?no=${no}`, operator)).data).aftersale;

const typesOf = (shown: Awaited<ReturnType<typeof seenByDesk>>) =>
  shown?.lines.map(({ offers }) => offers.map(({ type }) => type));

describe('what a customer can request', () => {
  it('is refunded at once and whole until somebody has accepted the order', async () => {
    expect(await optionsOf(await shop.newPaid())).toMatchObject({ is_at_once: true });
    expect(await optionsOf(await shop.newSent())).toMatchObject({ is_at_once: false });
  });
});

describe('the policy beside the form', () => {
  const save = (body: object) => test.post('/api/operator/aftersale/policySave', body, operator);
  const said = async () => (await optionsOf(await shop.newSent())).policies;

  it('begins with a text for everything, and is what operators make of it', async () => {
    const before = await said();
    expect(Object.values(before).every((text) => text !== '' && !text.includes('{'))).toBe(true);
    expect(before.quality).toMatch(/15/);
    await updateSettings(test.ctx, { 'aftersale.windowDays': 20 });
    expect((await said()).quality).toMatch(/20/);
    expect(await save({ key: 'made', zh: '', en: '' })).toMatchObject({ code: 1 });
    expect(await save({ key: 'quality', zh: '{days} 天', en: '{days} days' })).toMatchObject({
      code: 1,
      data: { key: 'quality', zh: '{days} 天', en: '{days} days' },
    });
    expect(await said()).toMatchObject({ made: '', quality: expect.stringMatching(/^20 /) });
  });

  it.each([
    [{ zh: '规则', en: '' }, 'en'],
    [{ zh: '', en: 'Policy' }, 'zh'],
    [{ zh: '{day} 天', en: 'Policy' }, 'zh'],
    [{ zh: '规则', en: 'x'.repeat(501) }, 'en'],
  ])('is refused at its field: %j', async (texts, field) => {
    expect(await save({ key: 'digital', ...texts })).toMatchObject({
      code: 0,
      data: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('what an operator can request for a customer', () => {
  it('is what the policy offers of each line, after completion too', async () => {
    const unsent = await shop.newPaid();
    expect(await seenByDesk(unsent.no)).toMatchObject({ is_at_once: true });
    expect(typesOf(await seenByDesk(unsent.no))).toEqual([['refund_only']]);
    const sent = await shop.newSent();
    const all = [['refund_only', 'return_refund', 'exchange', 'reship']];
    expect(typesOf(await seenByDesk(sent.no))).toEqual(all);
    await test.ctx.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, sent.id));
    expect(typesOf(await seenByDesk(sent.no))).toEqual(all);
  });

  it('is nothing of a line that is in a case, and nothing of an own order', async () => {
    const sent = await shop.newSent();
    await shop.apply(sent, 'return_refund');
    expect(await seenByDesk(sent.no)).toBeNull();
    const own = await shop.newPaid();
    await test.ctx.db.update(orders).set({ userId: operator.id }).where(eq(orders.id, own.id));
    expect(await seenByDesk(own.no)).toBeNull();
  });
});
