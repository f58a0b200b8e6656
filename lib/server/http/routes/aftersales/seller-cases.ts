import type { z } from 'zod';
import { type aftersaleProposeBody, operatorAftersale, storeAftersale } from '#lib/contract/aftersales/store-cases.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import { officialLocale } from '#lib/i18n/languages.ts';
import {
  countOfSeller,
  getSellerCase,
  listKnownAddresses,
  listSellerCases,
  proposeAmount,
  refuseCase,
  sendReplacement,
  writeAsSeller,
} from '#lib/server/aftersales/index.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import type { RequestScope } from '#lib/server/http/scope/request-scope.ts';
import type { Member, StoreMember } from '#lib/server/kernel/actor.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toFilter, toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { asPlatform, asStore, type Seller } from '#lib/server/orders/index.ts';
import { approveRequest, receiveReturn, refundInstead } from '#lib/server/workflows/aftersales/answer-case.ts';
import { readHolds } from '#lib/server/workflows/aftersales/read-holds.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { nameCarrier } from '../orders/name-carrier.ts';
import { exportCases } from './export-cases.ts';
import { toSellerCase, toSellerCaseDetail, toSellerMessage } from './seller-records.ts';

/** The same calls for stores and for the platform's own desk: who is let in, and for whom they act. */
interface Desk {
  calls: typeof storeAftersale | typeof operatorAftersale;
  guards: { see: DeskGuard; answer: DeskGuard };
  sellerOf: (member: Member) => Seller;
}

type DeskGuard = { store: PermissionNode } | { node: PermissionNode };

const store: Desk = {
  calls: storeAftersale,
  guards: { see: { store: 'store/order_aftersales' }, answer: { store: 'store/order_aftersales/answer' } },
  sellerOf: (member) => asStore(member as StoreMember),
};
const platform: Desk = {
  calls: operatorAftersale,
  guards: { see: { node: 'operator/aftersale/list' }, answer: { node: 'operator/aftersale/answer' } },
  sellerOf: asPlatform,
};

const answering: RequestLimit[] = [{ points: 300, seconds: 600, by: 'account' }];
/** A file of all is asked for now and then; more often is somebody who copies the desk. */
const exporting: RequestLimit[] = [{ points: 10, seconds: 600, by: 'account' }];

/** After-sales cases for those who answer them. */
export function registerSellerCase(app: App): void {
  for (const desk of [store, platform]) {
    registerLists(app, desk);
    registerReading(app, desk);
    registerAnswering(app, desk);
    registerFulfilling(app, desk);
  }
}

const readingOf = ({ server, locale }: RequestScope, { member, storeId }: Seller) => ({
  ...{ server, locale, member, storeId },
  userId: member.userId,
});

function registerLists(app: App, { calls, guards: { see: guard }, sellerOf }: Desk): void {
  serve(app, calls.list, {
    guard,
    run: async ({ query, ...call }) => {
      const seller = sellerOf(call.member);
      const found = { filter: toFilter(query), input: toWorkQuery(query) };
      const page = await listSellerCases(call.server, seller.storeId, found);
      return toWorkPage(page, (shown) => toSellerCase(shown, readingOf(call, seller)));
    },
  });
  serveFile(app, calls.export, {
    guard,
    limits: exporting,
    isReadFromReplica: true,
    run: ({ server, member, query, locale }) => {
      const { sort, format } = query;
      const { storeId } = sellerOf(member);
      return exportCases(server, { member, storeId, filter: toFilter(query), sort, format, locale });
    },
  });
  serve(app, calls.counts, {
    guard,
    run: ({ server, member }) => countOfSeller(server.db, sellerOf(member).storeId),
  });
}

function registerReading(app: App, { calls, guards: { see: guard }, sellerOf }: Desk): void {
  serve(app, calls.info, {
    guard,
    run: async ({ query, ...call }) => {
      const seller = sellerOf(call.member);
      const shown = await getSellerCase(call.server, seller, query.no);
      const holds = await readHolds(call.server, shown.aftersale);
      return toSellerCaseDetail({ ...shown, holds }, readingOf(call, seller));
    },
  });
  serve(app, calls.addresses, {
    guard,
    run: async ({ server, member }) => {
      const known = await listKnownAddresses(server, sellerOf(member).storeId);
      return { list: known.map(({ isDefault, ...address }) => ({ ...address, is_default: isDefault })) };
    },
  });
}

type CameBack = z.output<typeof aftersaleProposeBody>['lines'];

const toCameBack = (lines: CameBack) =>
  lines.map(({ line_id: lineId, received_qty: receivedQty, resellable_qty: resellableQty }) => ({
    lineId,
    receivedQty,
    resellableQty,
  }));

function registerAnswering(app: App, { calls, guards: { answer: guard }, sellerOf }: Desk): void {
  serve(app, calls.approve, {
    guard,
    limits: answering,
    message: 'caseApproved',
    run: ({ server, member, body: { no, address_id: addressId } }) =>
      approveRequest(server, sellerOf(member), { no, addressId }),
  });
  serve(app, calls.propose, {
    guard,
    limits: answering,
    message: 'caseProposed',
    run: ({ server, member, body: { no, amount, reason, lines } }) => {
      const proposal = { no, amount: parseFen(amount), reason, lines: toCameBack(lines) };
      return proposeAmount(server, sellerOf(member), proposal);
    },
  });
  serve(app, calls.refuse, {
    guard,
    limits: answering,
    message: 'caseRejected',
    run: ({ server, member, body }) => refuseCase(server, sellerOf(member), body),
  });
  serve(app, calls.message, {
    guard,
    limits: answering,
    run: async ({ server, member, body: { is_internal: isInternal, is_request: isRequest, ...message } }) =>
      toSellerMessage(await writeAsSeller(server, sellerOf(member), { ...message, isInternal, isRequest }), {
        server,
        userId: member.userId,
      }),
  });
}

function registerFulfilling(app: App, { calls, guards: { answer: guard }, sellerOf }: Desk): void {
  serve(app, calls.receive, {
    guard,
    limits: answering,
    message: 'caseReceived',
    run: ({ server, member, body: { no, lines, note, is_part: isPart } }) =>
      receiveReturn(server, sellerOf(member), { no, note, isPart, lines: toCameBack(lines) }),
  });
  serve(app, calls.reship, {
    guard,
    limits: answering,
    message: 'caseReshipped',
    run: ({ server, member, body: { carrier, carrier_name, tracking_no: trackingNo, ...body } }) => {
      const named = nameCarrier({ carrierCode: carrier ?? '', carrierName: carrier_name }, officialLocale);
      const parcel = { ...body, carrier, carrierName: carrier ? named : '', trackingNo };
      return sendReplacement(server, sellerOf(member), parcel);
    },
  });
  serve(app, calls.refundInstead, {
    guard,
    limits: answering,
    message: 'caseRefundInstead',
    run: ({ server, member, body }) => refundInstead(server, sellerOf(member), body),
  });
}
