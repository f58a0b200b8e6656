import {
  operatorRechargeConfirm,
  operatorRecharges,
  rechargeCreate,
  rechargeInfo,
  rechargeList,
  rechargeOptions,
  rechargeVoucher,
} from '#lib/contract/payments/recharges.ts';
import { payerOf } from '#lib/server/http/scope/payer-of.ts';
import { formatFen, parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  createRecharge,
  describeRecharge,
  findOpenNotices,
  getRechargeOptions,
  listRecharges,
  noteOtherAmount,
  rejectTransfer,
  submitVoucher,
} from '#lib/server/payments/index.ts';
import { confirmTransfer } from '#lib/server/workflows/payment/receive-payment.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { namePeople } from '../identity/name-people.ts';
import { toDetailedRecord, toOpenNotice, toOperatorRecord, toRechargeRecord } from './recharge-records.ts';

export function registerRecharge(app: App): void {
  serve(app, rechargeOptions, {
    guard: 'login',
    run: async ({ server }) => {
      const { channels, min, max } = await getRechargeOptions(server);
      return { channels, min: formatFen(min), max: formatFen(max) };
    },
  });
  serve(app, rechargeCreate, {
    guard: 'login',
    limits: [{ points: 30, seconds: 600, by: 'account' }],
    run: async ({ server, member, body, request, ...scope }) => {
      const filter = {
        ...body,
        amount: parseFen(body.amount),
        key: requireIdempotencyKey(request),
        payer: payerOf(scope),
      };
      return toDetailedRecord(await createRecharge(server, member, filter));
    },
  });
  serve(app, rechargeInfo, {
    guard: 'login',
    run: async ({ server, member, query }) => toDetailedRecord(await describeRecharge(server, member.userId, query.no)),
  });
  serve(app, rechargeList, {
    guard: 'login',
    run: async ({ server, member: { userId }, query }) => {
      const { list, total } = await listRecharges(server, { userId }, toPage(query));
      return { list: list.map(toRechargeRecord), total };
    },
  });
  serve(app, rechargeVoucher, {
    guard: 'login',
    message: 'voucherReceived',
    run: async ({ server, member, body }) => toDetailedRecord(await submitVoucher(server, member, body)),
  });
  registerOperator(app);
}

function registerOperator(app: App): void {
  serve(app, operatorRecharges, {
    guard: { node: 'operator/recharge/list' },
    run: async ({ server, query }) => {
      const { list, total } = await listRecharges(server, { status: query.status, no: query.no }, toPage(query));
      const records = list.map(toOperatorRecord);
      const nameOf = await namePeople(
        server,
        records.map(({ user_id }) => user_id),
      );
      const open = await findOpenNotices(
        server.db,
        list.map(({ payment }) => payment.no),
      );
      const shown = records.map((record) => ({
        ...record,
        user_name: nameOf(record.user_id),
        open_notice: toOpenNotice(open.get(record.payment_no)),
      }));
      return { list: shown, total };
    },
  });
  serve(app, operatorRechargeConfirm, {
    guard: { node: 'operator/recharge/confirm' },
    message: 'rechargeDecided',
    run: async ({ server, member, body }) => {
      if (body.outcome === 'rejected') await rejectTransfer(server, member, body);
      else {
        const received = { no: body.no, amount: parseFen(body.amount), tradeNo: body.trade_no };
        if (body.outcome === 'received') await confirmTransfer(server, member, received);
        else await noteOtherAmount(server, member, { ...received, purpose: 'recharge' });
      }
    },
  });
}
