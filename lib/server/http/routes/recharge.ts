import type { Hono } from 'hono';
import { z } from 'zod';
import {
  operatorNotices,
  operatorRechargeConfirm,
  operatorRecharges,
  rechargeCreate,
  rechargeInfo,
  rechargeList,
  rechargeOptions,
  rechargeVoucher,
  sandboxPay,
  sandboxWebhook,
} from '#lib/contract/recharge.ts';
import { DomainError } from '../../kernel/errors.ts';
import { formatFen, parseFen } from '../../kernel/money.ts';
import { toPage } from '../../kernel/paging.ts';
import {
  createRecharge,
  describeRecharge,
  getRechargeOptions,
  listOpenNotices,
  listRecharges,
  playSandbox,
  rejectTransfer,
  submitVoucher,
} from '../../payments/index.ts';
import { confirmTransfer, receiveNotice } from '../../workflows/receive-payment.ts';
import { readText } from '../read-body.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve } from '../serve.ts';
import { toDetailedRecord, toNoticeRecord, toOperatorRecord, toRechargeRecord } from './recharge-records.ts';

const key = z.uuid();

/** Without it a request that is sent again would be a second document (product.md 2.0.4). */
function requireIdempotencyKey({ headers }: Request): string {
  const parsed = key.safeParse(headers.get('idempotency-key'));
  if (!parsed.success) throw new DomainError('invalid_input', { fields: { 'Idempotency-Key': { key: 'required' } } });
  return parsed.data;
}

export function registerRecharge(app: Hono<ApiEnv>): void {
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
    run: async ({ server, member, body, request }) => {
      const wanted = { ...body, amount: parseFen(body.amount), key: requireIdempotencyKey(request) };
      return toDetailedRecord(await createRecharge(server, member, wanted));
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
  registerSandbox(app);
  registerOperator(app);
}

function registerSandbox(app: Hono<ApiEnv>): void {
  serve(app, sandboxPay, {
    guard: 'login',
    run: async ({ server, member, body }) => {
      await receiveNotice(server, 'sandbox', await playSandbox(server, member, body));
      return null;
    },
  });
  serve(app, sandboxWebhook, {
    guard: 'public',
    limits: [{ points: 600, seconds: 60, by: 'address' }],
    run: async ({ server, request }) => {
      const message = { headers: request.headers, body: await readText(request) };
      return { outcome: await receiveNotice(server, 'sandbox', message) };
    },
  });
}

function registerOperator(app: Hono<ApiEnv>): void {
  serve(app, operatorRecharges, {
    guard: { node: 'operator/recharge/list' },
    run: async ({ server, query }) => {
      const { list, total } = await listRecharges(server, { status: query.status }, toPage(query));
      return { list: list.map(toOperatorRecord), total };
    },
  });
  serve(app, operatorNotices, {
    guard: { node: 'operator/payment/notices' },
    run: async ({ server, query }) => {
      const { list, total } = await listOpenNotices(server, toPage(query));
      return { list: list.map(toNoticeRecord), total };
    },
  });
  serve(app, operatorRechargeConfirm, {
    guard: { node: 'operator/recharge/confirm' },
    message: 'rechargeDecided',
    run: async ({ server, member, body }) => {
      if (body.outcome === 'rejected') await rejectTransfer(server, member, body);
      else
        await confirmTransfer(server, member, { no: body.no, amount: parseFen(body.amount), tradeNo: body.trade_no });
      return null;
    },
  });
}
