import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { createTestUser, signIn } from '../factories/factories.ts';
import { makeCategory, makeProduct } from '../factories/product-factory.ts';
import { itemOf, makeOperator, offerFor } from '../factories/quotation-factories.ts';
import { toMember } from '../factories/store-factories.ts';
import { readPdf } from '../kernel/drawing/document/read-pdf-for-tests.ts';
import { openQuotation, saveItem, sendOffer, submitQuotation } from '../quotation/index.ts';
import { replaceWords, updateSettings } from '../site/index.ts';
import { unusualFigures, unusualSettings } from '../site/words/unusual-figures-for-tests.ts';
import { demoWords } from './demo-words-for-tests.ts';
import { createTestApi, testAddress } from './test-api.ts';

/** A shop without a seed, with one thing that somebody has asked an offer for. */
const test = await createTestApi();
afterAll(() => test.close());

let buyer: { id: number; token: string };
let product: number;
beforeAll(async () => {
  const { id } = await createTestUser(test.ctx);
  buyer = { id, token: (await signIn(test.ctx, id)).token };
  product = await test.ctx.db.transaction(async (tx) =>
    makeProduct(tx, {
      slug: 'rye-bread',
      categoryId: await makeCategory(tx, 'bread'),
      name: ['黑麦面包', 'Rye bread'],
    }),
  );
});

/** An offer as a document; what was drawn once stays as it was. */
async function drawOffer(locale: Locale) {
  const member = toMember(buyer.id);
  const { no } = await saveItem(test.ctx, member, itemOf(product, { qty: 3 }));
  await submitQuotation(test.ctx, member, { no });
  const seller = await makeOperator(test.ctx);
  await openQuotation(test.ctx, seller, no);
  const offer = await offerFor(test.ctx, { no, member });
  await sendOffer(test.ctx, seller, offer);
  const headers = { 'ba-user-token': buyer.token, 'think-lang': locale };
  const request = new Request(`http://shop.test/api/quote/pdf?no=${no}&n=${offer.n + 1}`, { headers });
  const answer = await test.api.fetch(request, { remoteAddress: testAddress });
  return { no, ...readPdf(Buffer.from(await answer.arrayBuffer())) };
}

describe('a document of a shop without a seed', () => {
  it.each(locales)('is read back, and says in %s nothing of the demo', async (locale) => {
    const { no, title, text } = await drawOffer(locale);
    expect(title).toContain(no);
    expect(text.replaceAll(' ', '')).toContain(locale === 'en' ? 'Ryebread' : '黑麦面包');
    expect([title, text].filter((each) => demoWords.test(each))).toEqual([]);
  });

  it.each(locales)('promises in %s what the settings say', async (locale) => {
    const text = '{aftersale_windowDays, number} / {referral_level1Bp, number, ::percent .##}';
    await replaceWords(test.ctx, undefined, [{ locale, key: 'quotationDocument.titleOffer', text, field: 'text' }]);
    await updateSettings(test.ctx, unusualSettings);
    const { aftersale_windowDays: days, referral_level1Bp: share } = unusualFigures;
    const drawn = await drawOffer(locale);
    expect(drawn.title).toContain(`${days} / ${share}`);
    expect(drawn.text.replaceAll(' ', '')).toContain(`${days}/${share}`);
  });
});
