import {
  adjustmentApprove,
  adjustmentList,
  adjustmentPropose,
  adjustmentReject,
  adjustmentUsers,
} from '#lib/contract/wallet/desk-adjustments.ts';
import { ledgerCheck, ledgerChecks, ledgerRun } from '#lib/contract/wallet/desk-ledger.ts';
import { listUserOptions } from '#lib/server/identity/index.ts';
import { runLedgerAuditNow } from '#lib/server/jobs/audit-ledger.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  approveAdjustment,
  findLastCheck,
  findOpenCheck,
  listAdjustments,
  listEndedChecks,
  proposeAdjustment,
  rejectAdjustment,
} from '#lib/server/wallet/index.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';
import { namePeople } from '../identity/name-people.ts';
import { toAdjustmentRecord, toCheckRecord, toEndedCheck, toOpenCheck } from './desk-money-records.ts';

export function registerOperatorMoney(app: App): void {
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
  serve(app, adjustmentUsers, {
    guard: { node: 'operator/adjustment/propose' },
    limits: [{ points: 120, seconds: 60, by: 'account' }],
    run: ({ server, query }) => listUserOptions(server.db, toLookup(query)),
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
    run: ({ server, member, body }) => approveAdjustment(server, member, body.no),
  });
  serve(app, adjustmentReject, {
    guard: { node: 'operator/adjustment/reject' },
    message: 'adjustmentDecided',
    run: ({ server, member, body }) => rejectAdjustment(server, member, body),
  });
  registerLedger(app);
}

function registerLedger(app: App): void {
  serve(app, ledgerCheck, {
    guard: { node: 'operator/ledger/check' },
    run: async ({ server, locale }) => {
      const check = await findLastCheck(server);
      return check ? toCheckRecord(check, locale) : null;
    },
  });
  serve(app, ledgerChecks, {
    guard: { node: 'operator/ledger/check' },
    run: async ({ server, query }) => {
      const [open, { list, total }] = await Promise.all([
        findOpenCheck(server.db),
        listEndedChecks(server.db, toPage(query)),
      ]);
      const nameOf = await namePeople(
        server,
        [...(open ? [open] : []), ...list].map(({ startedBy }) => startedBy),
      );
      return {
        list: list.map((each) => toEndedCheck(each, nameOf)),
        total,
        running: open ? toOpenCheck(open, nameOf) : null,
      };
    },
  });
  serve(app, ledgerRun, {
    guard: { node: 'operator/ledger/run' },
    limits: [{ points: 30, seconds: 3600, by: 'account' }],
    message: 'ledgerStarted',
    run: ({ server, member }) => runLedgerAuditNow(server, member),
  });
}
