import type { z } from 'zod';
import {
  aftersaleAccept,
  aftersaleAmend,
  aftersaleApply,
  type aftersaleApplyBody,
  aftersaleCancel,
  aftersaleConfirm,
  aftersaleCounts,
  aftersaleDispute,
  aftersaleInfo,
  aftersaleList,
  aftersaleMessage,
  aftersaleOptions,
  aftersalePreview,
  aftersaleResubmit,
  aftersaleShip,
} from '#lib/contract/aftersales/member-cases.ts';
import { officialLocale } from '#lib/i18n/languages.ts';
import {
  amendRequest,
  type CaseRequest,
  confirmReplacement,
  countOwn,
  describeOptions,
  disputeCase,
  getOwnCase,
  listOwnCases,
  resubmitRequest,
  sendBack,
  withdrawRequest,
  writeAsCustomer,
} from '#lib/server/aftersales/index.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toFilter, toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { acceptProposal } from '#lib/server/workflows/aftersales/answer-case.ts';
import { applyForCase } from '#lib/server/workflows/aftersales/apply-for-case.ts';
import { previewRefund } from '#lib/server/workflows/aftersales/preview-refund.ts';
import { readHolds } from '#lib/server/workflows/aftersales/read-holds.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { nameCarrier } from '../orders/name-carrier.ts';
import { toCaseDetail, toCaseSummary, toMessage, toWorth } from './member-records.ts';
import { toOptions } from './option-records.ts';

const guard = 'login';
/** Each of these is written by a person. */
const limits: RequestLimit[] = [{ points: 60, seconds: 600, by: 'account' }];
/** A form asks while somebody chooses. */
const asking: RequestLimit[] = [{ points: 300, seconds: 300, by: 'account' }];

/** After-sales service as customers ask for it. */
export function registerAftersale(app: App): void {
  registerReading(app);
  registerApplying(app);
  registerAnswering(app);
  registerReturning(app);
}

function registerReading(app: App): void {
  serve(app, aftersaleList, {
    guard,
    run: async ({ server, member: { userId }, query, locale }) => {
      const page = await listOwnCases(server, userId, { filter: toFilter(query), input: toWorkQuery(query) });
      return toWorkPage(page, (shown) => toCaseSummary(shown, { server, locale, userId }));
    },
  });
  serve(app, aftersaleCounts, { guard, run: ({ server, member }) => countOwn(server.db, member.userId) });
  serve(app, aftersaleInfo, {
    guard,
    run: async ({ server, member: { userId }, query, locale }) => {
      const shown = await getOwnCase(server, userId, query.no);
      const holds = await readHolds(server, shown.aftersale);
      return toCaseDetail({ ...shown, holds }, { server, locale, userId });
    },
  });
}

function registerApplying(app: App): void {
  serve(app, aftersaleOptions, {
    guard,
    run: async ({ server, member, query, locale }) =>
      toOptions(await describeOptions(server, member.userId, query.no), locale),
  });
  serve(app, aftersalePreview, {
    guard,
    limits: asking,
    run: async ({ server, member, body: { no, type, reason_id: reasonId, lines } }) =>
      toWorth(await previewRefund(server, member.userId, { no, type, reasonId, lines: toLines(lines) })),
  });
  serve(app, aftersaleApply, {
    guard,
    limits,
    message: 'caseApplied',
    run: ({ server, member, body, request }) =>
      applyForCase(server, member, { no: body.no, request: toRequest(body), key: requireIdempotencyKey(request) }),
  });
}

type ApplyBody = z.output<typeof aftersaleApplyBody>;

const toLines = (lines: ApplyBody['lines']) =>
  lines.map(({ line_id: lineId, qty, variant_id: variantId }) => ({ lineId, qty, variantId }));

function toRequest({
  type,
  reason_id: reasonId,
  lines,
  amount,
  is_received,
  description,
  phone,
  files,
}: ApplyBody): CaseRequest {
  return {
    ...{ type, reasonId, description, phone, files },
    lines: toLines(lines),
    amount: amount === undefined ? undefined : parseFen(amount),
    isReceived: is_received,
  };
}

function registerAnswering(app: App): void {
  serve(app, aftersaleAccept, {
    guard,
    limits,
    message: 'caseAccepted',
    run: ({ server, member, body: { no, amount } }) => acceptProposal(server, member, { no, amount: parseFen(amount) }),
  });
  serve(app, aftersaleAmend, {
    guard,
    limits,
    message: 'caseAmended',
    run: ({ server, member, body: { amount, ...body } }) =>
      amendRequest(server, member, { ...body, amount: amount === undefined ? undefined : parseFen(amount) }),
  });
  serve(app, aftersaleResubmit, {
    guard,
    limits,
    message: 'caseResubmitted',
    run: ({ server, member, body }) => resubmitRequest(server, member, body),
  });
  serve(app, aftersaleCancel, {
    guard,
    limits,
    message: 'caseWithdrawn',
    run: ({ server, member, body }) => withdrawRequest(server, member, body.no),
  });
  serve(app, aftersaleDispute, {
    guard,
    limits,
    message: 'caseDisputed',
    run: ({ server, member, body }) => disputeCase(server, member, body),
  });
}

function registerReturning(app: App): void {
  serve(app, aftersaleShip, {
    guard,
    limits,
    message: 'caseSentBack',
    run: ({ server, member, body: { no, carrier: carrierCode, carrier_name, tracking_no: trackingNo } }) => {
      const carrierName = nameCarrier({ carrierCode, carrierName: carrier_name }, officialLocale);
      return sendBack(server, member, { no, carrierCode, carrierName, trackingNo });
    },
  });
  serve(app, aftersaleConfirm, {
    guard,
    limits,
    message: 'caseConfirmed',
    run: ({ server, member, body }) => confirmReplacement(server, member, body.no),
  });
  serve(app, aftersaleMessage, {
    guard,
    limits,
    run: async ({ server, member, body }) =>
      toMessage(await writeAsCustomer(server, member, body), { server, userId: member.userId }),
  });
}
