import {
  operatorRefundPaid,
  operatorRefundRetry,
  operatorRefunds,
  operatorTransferConfirm,
  operatorTransferHistory,
  operatorTransfers,
} from '#lib/contract/payments/desk-payments.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import {
  findOpenNotices,
  linkToVoucher,
  listAnnouncedTransfers,
  listRefundsToDo,
  noteOtherAmount,
  retryRefund,
} from '#lib/server/payments/index.ts';
import { listTransferHistory } from '#lib/server/workflows/payment/list-transfer-history.ts';
import { confirmOrderTransfer } from '#lib/server/workflows/payment/receive-payment.ts';
import { rejectOrderTransfer } from '#lib/server/workflows/payment/reject-order-transfer.ts';
import { refundManually } from '#lib/server/workflows/refund/refund-manually.ts';
import { type App, serve } from '../../serve.ts';
import { namePeople } from '../identity/name-people.ts';
import { toHistoryRecord, toRefundRecord, toTransferRecord } from '../orders/member-pay-records.ts';
import { seenPurposes } from './bank-statement.ts';
import { toOpenNotice } from './recharge-records.ts';

/** What operators do about the money of orders. */
export function registerOperatorPayment(app: App): void {
  serve(app, operatorTransfers, {
    guard: { node: 'operator/payment/transfers' },
    run: async ({ server, query }) => {
      const { list, total } = await listAnnouncedTransfers(server, toPage(query), query.no);
      const nameOf = await namePeople(
        server,
        list.map(({ userId }) => userId),
      );
      const open = await findOpenNotices(
        server.db,
        list.map(({ no }) => no),
      );
      const shown = list.map(async (payment) => ({
        ...toTransferRecord(payment, await linkToVoucher(server, payment)),
        user_name: nameOf(payment.userId),
        open_notice: toOpenNotice(open.get(payment.no)),
      }));
      return { list: await Promise.all(shown), total };
    },
  });
  serve(app, operatorTransferConfirm, {
    guard: { node: 'operator/payment/confirmTransfer' },
    message: 'rechargeDecided',
    run: async ({ server, member, body }) => {
      if (body.outcome === 'rejected') await rejectOrderTransfer(server, member, body);
      else {
        const received = { no: body.no, amount: parseFen(body.amount), tradeNo: body.trade_no };
        if (body.outcome === 'received') await confirmOrderTransfer(server, member, received);
        else await noteOtherAmount(server, member, { ...received, purpose: 'order' });
      }
    },
  });
  registerHistory(app);
  registerRefunds(app);
}

function registerHistory(app: App): void {
  serve(app, operatorTransferHistory, {
    guard: { node: 'operator/payment/transfers', or: 'operator/recharge/list' },
    run: async ({ server, member, query: { purpose, ...query } }) => {
      const purposes = seenPurposes(member).filter((each) => purpose === undefined || each === purpose);
      const page = await listTransferHistory(server, { ...query, purposes }, toWorkQuery(query));
      const nameOf = await namePeople(
        server,
        page.list.flatMap(({ payment, decidedBy }) => [payment.userId, decidedBy]),
      );
      return toWorkPage(page, (found) => toHistoryRecord(found, nameOf));
    },
  });
}

function registerRefunds(app: App): void {
  serve(app, operatorRefunds, {
    guard: { node: 'operator/refund/list' },
    run: async ({ server, query }) => {
      const { list, total } = await listRefundsToDo(server.db, toPage(query), query.no);
      const records = list.map(toRefundRecord);
      const nameOf = await namePeople(
        server,
        records.map(({ user_id }) => user_id),
      );
      return { list: records.map((record) => ({ ...record, user_name: nameOf(record.user_id) })), total };
    },
  });
  serve(app, operatorRefundPaid, {
    guard: { node: 'operator/refund/paid' },
    message: 'refundPaid',
    run: ({ server, member, body }) => refundManually(server, member, body),
  });
  serve(app, operatorRefundRetry, {
    guard: { node: 'operator/refund/retry' },
    message: 'refundRetried',
    run: ({ server, member, body }) => retryRefund(server, member, body.no),
  });
}
