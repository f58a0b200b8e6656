import type { z } from 'zod';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import { operatorQuote } from '#lib/contract/quotation/desk-quotations.ts';
import { type quoteOfferBody, storeQuote } from '#lib/contract/quotation/store-quotations.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import type { RequestScope } from '#lib/server/http/scope/request-scope.ts';
import type { Member, StoreMember } from '#lib/server/kernel/actor.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import {
  asPlatform,
  asStore,
  describeForSeller,
  describeVersionForSeller,
  isPooled,
  listMessagesForSeller,
  type Offer,
  openQuotation,
  rejectQuotation,
  requoteQuotation,
  type Seller,
  type ShownMessage,
  sendOffer,
  writeToCustomer,
} from '#lib/server/quotation/index.ts';
import { parseUnitPrice } from '#lib/specification/unit-price.ts';
import { type App, serve } from '../../serve.ts';
import { toVersionRecord } from './member-records.ts';
import { toMessageRecord } from './message-records.ts';
import { toSellerDetail } from './seller-records.ts';

/** The same calls for stores and for the platform's own desk: who is let in, and for whom they act. */
interface Desk {
  calls: typeof storeQuote | typeof operatorQuote;
  guards: { see: DeskGuard; answer: DeskGuard };
  sellerOf: (member: Member) => Seller;
}

type DeskGuard = { store: PermissionNode } | { node: PermissionNode };

const store: Desk = {
  calls: storeQuote,
  guards: { see: { store: 'store/quotation' }, answer: { store: 'store/quotation/answer' } },
  sellerOf: (member) => asStore(member as StoreMember),
};
const platform: Desk = {
  calls: operatorQuote,
  guards: { see: { node: 'operator/quote/list' }, answer: { node: 'operator/quote/answer' } },
  sellerOf: asPlatform,
};

/** The first of many to open one gets it, so machines must not be faster than people. */
const opening: RequestLimit[] = [{ points: 60, seconds: 60, by: 'account' }];
const answering: RequestLimit[] = [{ points: 120, seconds: 600, by: 'account' }];

export function registerSellerQuotation(app: App): void {
  for (const desk of [store, platform]) {
    registerReading(app, desk);
    registerAnswering(app, desk);
    registerMessages(app, desk);
  }
}

function readingOf({ server, locale }: RequestScope, seller: Seller) {
  return { server, locale, seller, userId: seller.member.userId };
}

function registerReading(app: App, { calls, guards: { see: guard }, sellerOf }: Desk): void {
  serve(app, calls.info, {
    guard,
    run: async ({ query, ...call }) => {
      const seller = sellerOf(call.member);
      return toSellerDetail(await describeForSeller(call.server, seller, query.no), readingOf(call, seller));
    },
  });
  serve(app, calls.version, {
    guard,
    run: async ({ query, ...call }) => {
      const seller = sellerOf(call.member);
      const shown = await describeVersionForSeller(call.server, seller, query);
      return toVersionRecord(shown, { ...readingOf(call, seller), areFilesHidden: isPooled(shown.quotation) });
    },
  });
}

function registerAnswering(app: App, { calls, guards: { answer: guard }, sellerOf }: Desk): void {
  serve(app, calls.open, {
    guard,
    limits: opening,
    message: 'quotationOpened',
    run: ({ server, member, body }) => openQuotation(server, sellerOf(member), body.no),
  });
  serve(app, calls.offer, {
    guard,
    limits: answering,
    message: 'quotationOffered',
    run: ({ server, member, body }) => sendOffer(server, sellerOf(member), toOffer(body)),
  });
  serve(app, calls.reject, {
    guard,
    limits: answering,
    message: 'quotationRejected',
    run: ({ server, member, body }) => rejectQuotation(server, sellerOf(member), body),
  });
  serve(app, calls.requote, {
    guard,
    limits: answering,
    message: 'quotationOpened',
    run: ({ server, member, body }) => requoteQuotation(server, sellerOf(member), body.no),
  });
}

function registerMessages(app: App, { calls, guards, sellerOf }: Desk): void {
  serve(app, calls.messages, {
    guard: guards.see,
    run: async ({ query, ...call }) => {
      const rows = await listMessagesForSeller(call.server, sellerOf(call.member), query.no);
      return { list: rows.map((row) => toRecord(row, call)) };
    },
  });
  serve(app, calls.message, {
    guard: guards.answer,
    limits: answering,
    run: async ({ body: { line_key: lineKey, is_internal: isInternal, ...message }, ...call }) =>
      toRecord(await writeToCustomer(call.server, sellerOf(call.member), { ...message, lineKey, isInternal }), call),
  });
}

function toRecord(row: ShownMessage, { server, member }: Pick<RequestScope, 'server'> & { member: Member }) {
  return { ...toMessageRecord(row, { server, userId: member.userId }), is_internal: row.isInternal };
}

function toOffer(body: z.output<typeof quoteOfferBody>): Offer {
  const { no, n, deposit_bp: depositBp, tax_mode: taxMode, lead_days: leadDays, terms, note } = body;
  return {
    ...{ no, n, depositBp, taxMode, leadDays, terms, note },
    depositForfeitBp: body.deposit_forfeit_bp,
    freightAmount: parseFen(body.freight),
    discountAmount: parseFen(body.discount),
    validUntil: new Date(body.valid_until * 1000),
    paymentTerms: body.payment_terms,
    lines: body.items.map(({ unit_price: price, ...line }) => {
      const unitPrice = parseUnitPrice(price);
      if ('name' in line) return { ...line, unitPrice };
      const { line_key: lineKey, qty, note: remark } = line;
      return { lineKey, qty, unitPrice, note: remark };
    }),
  };
}
