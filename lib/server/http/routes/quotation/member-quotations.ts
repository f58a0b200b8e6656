import type { z } from 'zod';
import {
  quoteBasket,
  quoteCount,
  quoteInfo,
  quoteItemCopy,
  quoteItemRemove,
  quoteItemSave,
  type quoteItemSaveBody,
  quoteList,
  quotePdf,
  quoteSave,
  quoteSubmit,
  quoteVersion,
} from '#lib/contract/quotation/member-quotations.ts';
import { findPictureFiles } from '#lib/server/files/index.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { madeBy } from '#lib/server/orders/index.ts';
import {
  copyItem,
  countBasketLines,
  describeBasket,
  describeOwnVersion,
  describeQuotation,
  getDocument,
  type ItemInput,
  listQuotations,
  removeItems,
  type SavedItem,
  saveDraft,
  saveItem,
  submitQuotation,
} from '#lib/server/quotation/index.ts';
import { parseUnitPrice } from '#lib/specification/unit-price.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toWeb } from '../../to-web.ts';
import { type Reading, toCustomerDetail, toCustomerSummary, toItemRecord, toVersionRecord } from './member-records.ts';

/** A form saves itself while somebody types; this is more often than anybody does. */
const saving: RequestLimit[] = [{ points: 300, seconds: 300, by: 'account' }];
/** Each of these is looked at by a person. */
const sending: RequestLimit[] = [{ points: 60, seconds: 600, by: 'account' }];

/** Drafts, the basket among them, and reading; what follows is in `quotation-moves.ts`. */
export function registerQuotation(app: App): void {
  registerReading(app);
  registerDocument(app);
  registerLines(app);
  serve(app, quoteSave, {
    guard: 'login',
    limits: saving,
    run: async ({ server, member, body, locale }) => {
      const { no, title, requirements, need_by: needBy, address_id: addressId, files } = body;
      await saveDraft(server, member, { no, title, requirements, needBy, addressId, files });
      const { userId } = member;
      return toCustomerDetail(await describeQuotation(server, { userId, no, findMade: madeBy(userId) }), {
        server,
        locale,
        userId,
      });
    },
  });
  serve(app, quoteSubmit, {
    guard: 'login',
    limits: sending,
    message: 'quotationSubmitted',
    run: async ({ server, member, body: { no, items } }) => {
      await submitQuotation(server, member, { no, ids: items, findMade: madeBy(member.userId) });
      return { no };
    },
  });
}

function registerReading(app: App): void {
  serve(app, quoteBasket, {
    guard: 'login',
    run: async ({ server, member: { userId }, locale }) => {
      const view = await describeBasket(server, userId, madeBy(userId));
      return view ? toCustomerDetail(view, { server, locale, userId }) : null;
    },
  });
  serve(app, quoteCount, {
    guard: 'login',
    run: async ({ server, member: { userId } }) => ({ count: await countBasketLines(server, userId) }),
  });
  serve(app, quoteList, {
    guard: 'login',
    run: async ({ server, member: { userId }, query: { status, q, ...page }, locale }) => {
      const { list, total } = await listQuotations(server, userId, { status, q, page: toPage(page) });
      return { list: list.map((listed) => toCustomerSummary(listed, { server, locale, userId })), total };
    },
  });
  serve(app, quoteInfo, {
    guard: 'login',
    run: async ({ server, member: { userId }, query, locale }) =>
      toCustomerDetail(await describeQuotation(server, { userId, no: query.no, findMade: madeBy(userId) }), {
        server,
        locale,
        userId,
      }),
  });
  serve(app, quoteVersion, {
    guard: 'login',
    run: async ({ server, member: { userId }, query, locale }) =>
      toVersionRecord(await describeOwnVersion(server, userId, query), { server, locale, userId }),
  });
}

/** Making one takes a thread for a moment. */
const documents: RequestLimit[] = [{ points: 60, seconds: 300, by: 'account' }];

function registerDocument(app: App): void {
  serveFile(app, quotePdf, {
    guard: 'login',
    limits: documents,
    run: async ({ server, member: { userId }, query: { no, n }, locale }) => {
      const { name, content } = await getDocument(server, { userId, no, n, locale });
      return { name, type: 'application/pdf', content: toWeb(content) };
    },
  });
}

function registerLines(app: App): void {
  serve(app, quoteItemSave, {
    guard: 'login',
    limits: saving,
    run: async ({ server, member, body, locale }) =>
      toSavedRecord(await saveItem(server, member, { ...toItemInput(body), findMade: madeBy(member.userId) }), {
        server,
        locale,
        userId: member.userId,
      }),
  });
  serve(app, quoteItemCopy, {
    guard: 'login',
    limits: saving,
    run: async ({ server, member, body, locale }) =>
      toSavedRecord(await copyItem(server, member, { ...body, findMade: madeBy(member.userId) }), {
        server,
        locale,
        userId: member.userId,
      }),
  });
  serve(app, quoteItemRemove, {
    guard: 'login',
    limits: saving,
    run: ({ server, member, body }) => removeItems(server, member, body),
  });
}

function toItemInput(body: z.output<typeof quoteItemSaveBody>): ItemInput {
  const { product_id: productId, variant_id: variantId, template_version_id: templateVersionId } = body;
  const { no, id, line_key: lineKey, selection, qty, target_price: target, note, files } = body;
  const targetPrice = target === undefined ? null : parseUnitPrice(target);
  const facts = { productId, variantId, templateVersionId, selection, qty, targetPrice, note, files };
  return { no, id, lineKey, ...facts };
}

async function toSavedRecord({ no, item }: SavedItem, reading: Reading) {
  const pictures = await findPictureFiles(reading.server.db, [item.pictureFileId]);
  return { no, item: toItemRecord(item, pictures, reading) };
}
