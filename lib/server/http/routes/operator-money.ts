import type { Hono } from 'hono';
import {
  adjustmentApprove,
  adjustmentList,
  adjustmentPropose,
  adjustmentReject,
} from '#lib/contract/operator-adjustment.ts';
import { ledgerCheck } from '#lib/contract/operator-ledger.ts';
import { parseFen } from '../../kernel/money.ts';
import { toPage } from '../../kernel/paging.ts';
import {
  approveAdjustment,
  findLastCheck,
  listAdjustments,
  proposeAdjustment,
  rejectAdjustment,
} from '../../wallet/index.ts';
import { requireIdempotencyKey } from '../idempotency-key.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve } from '../serve.ts';
import { namePeople } from './name-people.ts';
import { toAdjustmentRecord, toCheckRecord } from './operator-money-records.ts';

export function registerOperatorMoney(app: Hono<ApiEnv>): void {
  serve(app, adjustmentPropose, {
    guard: { node: 'operator/adjustment/propose' },
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'adjustmentProposed',
    run: async ({ server, member, body, request }) => {
      const { user_id: userId, amount: text, ...rest } = body;
      const amount = body.unit === 'CNY' ? parseFen(text) : Number(text);
      return proposeAdjustment(server, member, { ...rest, userId, amount, key: requireIdempotencyKey(request) });
    },
  });
  serve(app, adjustmentList, {
    guard: { node: 'operator/adjustment/list' },
    run: async ({ server, member, query }) => {
      const { list, total } = await listAdjustments(server, member, {
        status: query.status,
        no: query.no,
        page: toPage(query),
      });
      const people = list.flatMap(({ userId, proposedBy, decidedBy }) => [userId, proposedBy, decidedBy]);
      const nameOf = await namePeople(server, people);
      return { list: list.map((paper) => toAdjustmentRecord(paper, nameOf)), total };
    },
  });
  serve(app, adjustmentApprove, {
    guard: { node: 'operator/adjustment/approve' },
    message: 'adjustmentDecided',
    run: async ({ server, member, body }) => {
      await approveAdjustment(server, member, body.no);
      return null;
    },
  });
  serve(app, adjustmentReject, {
    guard: { node: 'operator/adjustment/reject' },
    message: 'adjustmentDecided',
    run: async ({ server, member, body }) => {
      await rejectAdjustment(server, member, body);
      return null;
    },
  });
  serve(app, ledgerCheck, {
    guard: { node: 'operator/ledger/check' },
    run: async ({ server, locale }) => {
      const check = await findLastCheck(server);
      return check ? toCheckRecord(check, locale) : null;
    },
  });
}
