import {
  operatorAftersaleDecide,
  operatorAftersaleOpen,
  operatorAftersalePolicySave,
  operatorAftersaleReasonSave,
  operatorAftersaleReasons,
  operatorAftersaleRelease,
  operatorAftersaleRetry,
  operatorAftersaleStatistics,
  type PolicyRecord,
  type ReasonRecord,
} from '#lib/contract/aftersales/desk-cases.ts';
import { ofTextFields, toTextFields } from '#lib/i18n/texts.ts';
import {
  listPolicies,
  listReasons,
  type Policy,
  type Reason,
  readStatistics,
  savePolicy,
  saveReason,
} from '#lib/server/aftersales/index.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { formatFen, parseFen } from '#lib/server/kernel/money.ts';
import { openForCustomer } from '#lib/server/workflows/aftersales/apply-for-case.ts';
import { decideCase } from '#lib/server/workflows/aftersales/decide-case.ts';
import { releaseRefund } from '#lib/server/workflows/aftersales/release-refunds.ts';
import { retryCaseRefunds } from '#lib/server/workflows/aftersales/retry-refunds.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';

const limits: RequestLimit[] = [{ points: 120, seconds: 600, by: 'account' }];

/** What only the platform does about cases. */
export function registerOperatorCase(app: App): void {
  registerDeciding(app);
  registerReasons(app);
  serve(app, operatorAftersaleStatistics, {
    guard: { node: 'operator/aftersale/list' },
    isReadFromReplica: true,
    run: async ({ server, query, locale }) => {
      const { list, cases, refunded } = await readStatistics(server, { ...query, locale });
      return {
        list: list.map((row) => ({ ...row, refunded: formatFen(row.refunded) })),
        cases,
        refunded: formatFen(refunded),
      };
    },
  });
}

function registerDeciding(app: App): void {
  serve(app, operatorAftersaleDecide, {
    guard: { node: 'operator/aftersale/decide' },
    limits,
    message: 'caseDecided',
    run: ({ server, member, body: { amount, ...decision } }) =>
      decideCase(server, member, { ...decision, amount: amount === undefined ? undefined : parseFen(amount) }),
  });
  serve(app, operatorAftersaleRetry, {
    guard: { node: 'operator/aftersale/decide' },
    limits,
    message: 'caseRetried',
    run: ({ server, member, body }) => retryCaseRefunds(server, member, body.no),
  });
  serve(app, operatorAftersaleRelease, {
    guard: { node: 'operator/invoice/release' },
    limits,
    message: 'caseReleased',
    run: ({ server, member, body }) => releaseRefund(server, member, body),
  });
  serve(app, operatorAftersaleOpen, {
    guard: { node: 'operator/aftersale/open' },
    limits,
    message: 'caseOpened',
    run: ({ server, member, body, request }) => {
      const { no, type, reason_id: reasonId, amount, description } = body;
      const lines = body.lines.map(({ line_id: lineId, qty }) => ({ lineId, qty }));
      const opened = { type, reasonId, lines, description, isReceived: true, phone: '', files: [] };
      const requested = { ...opened, amount: amount === undefined ? undefined : parseFen(amount) };
      return openForCustomer(server, member, { no, request: requested, key: requireIdempotencyKey(request) });
    },
  });
}

function registerReasons(app: App): void {
  serve(app, operatorAftersaleReasons, {
    guard: { node: 'operator/aftersale/list' },
    run: async ({ server: { db } }) => {
      const [reasons, policies] = await Promise.all([listReasons(db), listPolicies(db)]);
      return { list: reasons.map(toReasonRecord), policies: policies.map(toPolicyRecord) };
    },
  });
  serve(app, operatorAftersalePolicySave, {
    guard: { node: 'operator/aftersale/reasons' },
    limits,
    message: 'casePolicySaved',
    run: async ({ server, member, body }) =>
      toPolicyRecord(await savePolicy(server, member, { key: body.key, texts: ofTextFields('', body) })),
  });
  serve(app, operatorAftersaleReasonSave, {
    guard: { node: 'operator/aftersale/reasons' },
    limits,
    message: 'caseReasonSaved',
    run: async ({ server, member, body }) => {
      const { id, types, fault, needs_evidence: needsEvidence, sort, is_active: isActive } = body;
      const facts = { types: [...new Set(types)], fault, needsEvidence, sort, isActive };
      return toReasonRecord(await saveReason(server, member, { id, texts: ofTextFields('', body), ...facts }));
    },
  });
}

const toPolicyRecord = ({ key, texts }: Policy): PolicyRecord => ({ key, ...toTextFields('', texts) });

function toReasonRecord({ id, texts, types, fault, needsEvidence, isNoReason, sort, isActive }: Reason): ReasonRecord {
  return {
    ...{ id, types, fault, sort },
    ...toTextFields('', texts),
    needs_evidence: needsEvidence,
    is_no_reason: isNoReason,
    is_active: isActive,
  };
}
