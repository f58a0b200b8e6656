// A quotation as a document: made for its first reader, handed out to the next ones, and how long requests of others are
// held up meanwhile.
//   node bench/pdf.ts
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import type { Locale } from '#lib/i18n/locales.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import {
  goodSelection,
  itemOf,
  makeOperator,
  makeQuotationGoods,
  offerFor,
} from '#lib/server/factories/quotation-factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { getDocument, openQuotation, saveItem, sendOffer, submitQuotation } from '#lib/server/quotation/index.ts';
import { openBenchShop, quantile } from './bench-shop.ts';
import { printTable } from './shop-process.ts';

const shop = await openBenchShop();
const { ctx } = shop;

async function makeOffer(lines: number) {
  const [goods, seller] = [await makeQuotationGoods(ctx), await makeOperator(ctx)];
  const member = toMember((await createTestUser(ctx)).id);
  const { no } = await saveItem(ctx, member, itemOf(goods.mouse));
  for (let made = 1; made < lines; made += 1) {
    await saveItem(ctx, member, itemOf(goods.cards, { qty: 100, selection: goodSelection, no }));
  }
  await submitQuotation(ctx, member, { no });
  await openQuotation(ctx, seller, no);
  const offer = await offerFor(ctx, { no, member });
  await sendOffer(ctx, seller, offer);
  return { userId: member.userId, no, n: offer.n + 1 };
}

async function read(offer: { userId: number; no: string; n: number }, locale: Locale) {
  const begun = performance.now();
  const bytes = await buffer((await getDocument(ctx, { ...offer, locale })).content);
  return { took: performance.now() - begun, kilobytes: bytes.byteLength / 1000 };
}

async function measure(lines: number, locale: Locale): Promise<(string | number)[]> {
  const [first, again, sizes, held]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let turn = 0; turn < 5; turn += 1) {
    const offer = await makeOffer(lines);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const made = await read(offer, locale);
    delay.disable();
    first.push(made.took);
    sizes.push(made.kilobytes);
    held.push(delay.max / 1e6);
    again.push((await read(offer, locale)).took);
  }
  const [made, kept] = [quantile(first, 0.5), quantile(again, 0.5)];
  const cells = [made, kept, quantile(held, 0.5), quantile(sizes, 0.5)].map((value) => value.toFixed(0));
  return [lines, locale, ...cells, `${(made / kept).toFixed(0)} : 1`];
}

try {
  const rows: (string | number)[][] = [];
  for (const lines of [2, 20, 100]) {
    for (const locale of ['zh-cn', 'en'] as const) rows.push(await measure(lines, locale));
  }
  printTable(['lines', 'language', 'made, ms', 'kept, ms', 'others held up, ms', 'kB', 'made : kept'], rows);
} finally {
  await shop.close();
}
