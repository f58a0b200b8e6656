import { afterAll, expect, it } from '@jest/globals';
import { signIn } from '#lib/server/factories/factories.ts';
import { publishAgain, publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { buyNow, checkoutOf } from '#lib/server/workflows/checkout/checkout-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const shop = checkoutOf(test);
const goods = await shop.makeGoods({ amount: 5000 });
afterAll(() => test.close());

it('an order agrees to what is published, of the versions that were shown, and to nothing before there is something', async () => {
  const { member, addressId } = await shop.newBuyer();
  const asker = { id: member.userId, token: (await signIn(test.ctx, member.userId)).token };
  const what = buyNow(goods, 2);
  const preview = async () => (await askAs(test, asker, 'post /api/order/preview', { what })).data.legal_texts;
  const order = (more: object) =>
    askAs(test, asker, 'post /api/order/create', { what, address_id: addressId, expected_total: '112', ...more });
  expect(await preview()).toEqual([]);
  expect((await order({ agreed: [] })).code).toBe(1);
  await publishLegalTexts(test.ctx);
  const shown = await preview();
  expect(shown).toMatchObject([
    { text: 'terms', version: 1, is_due: true },
    { text: 'privacy', version: 1, is_due: true },
  ]);
  await publishAgain(test.ctx, 'terms', { asksConsent: true });
  const agreed = shown.map(({ text, version }: { text: string; version: number }) => ({ text, version }));
  expect((await order({ agreed })).data).toMatchObject({
    error: 'consent_outdated',
    fields: { agreed: expect.any(String) },
  });
  expect((await order({})).code).toBe(1);
  expect(await preview()).toMatchObject([{ version: 2, is_due: false }, { is_due: false }]);
});
