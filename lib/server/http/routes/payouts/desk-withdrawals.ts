import {
  operatorWithdrawal,
  operatorWithdrawalAgain,
  operatorWithdrawalApprove,
  operatorWithdrawalBegin,
  operatorWithdrawalFailed,
  operatorWithdrawalPaid,
  operatorWithdrawalPayee,
  operatorWithdrawalReject,
  operatorWithdrawalReturn,
  operatorWithdrawals,
  operatorWithdrawalTransfer,
} from '#lib/contract/payouts/desk-withdrawals.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { getDeskWithdrawal, listDeskWithdrawals, reasonForDesk } from '#lib/server/payouts/index.ts';
import { describeWaiting } from '#lib/server/workflows/payouts/describe-waiting.ts';
import { payAgain } from '#lib/server/workflows/payouts/pay-again.ts';
import {
  beginPayout,
  failPayout,
  recordPayout,
  returnPayout,
  revealPayee,
} from '#lib/server/workflows/payouts/pay-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from '#lib/server/workflows/payouts/review-withdrawal.ts';
import { transferPayout } from '#lib/server/workflows/payouts/transfer-payout.ts';
import { type App, serve } from '../../serve.ts';
import { nameParties, toDeskWithdrawalRecord, toDetails } from './desk-withdrawal-records.ts';

export function registerOperatorWithdrawals(app: App): void {
  serve(app, operatorWithdrawals, {
    guard: { node: 'operator/withdrawal/list' },
    run: async ({ server, member, query, locale }) => {
      const asked = { filter: { status: query.status, ownerType: query.owner, no: query.no }, page: toPage(query) };
      const { list, total } = await listDeskWithdrawals(server, member, asked);
      const [names, described] = await Promise.all([nameParties(server, list), describeWaiting(server, list)]);
      return { list: described.map((each) => toDeskWithdrawalRecord(each, { locale, names })), total };
    },
  });
  serve(app, operatorWithdrawal, {
    guard: { node: 'operator/withdrawal/list' },
    run: async ({ server, member, query: { no }, locale }) => {
      const [described] = await describeWaiting(server, [await getDeskWithdrawal(server, member, no)]);
      if (!described) throw new DomainError('not_found');
      return toDetails(server, described, locale);
    },
  });
  serve(app, operatorWithdrawalApprove, {
    guard: { node: 'operator/withdrawal/review' },
    message: 'withdrawalDecided',
    run: ({ server, member, body: { no } }) => approveWithdrawal(server, member, no),
  });
  serve(app, operatorWithdrawalReject, {
    guard: { node: 'operator/withdrawal/review' },
    message: 'withdrawalDecided',
    run: ({ server, member, body }) => rejectWithdrawal(server, member, body),
  });
  registerPaying(app);
}

function registerPaying(app: App): void {
  const guard = { node: 'operator/withdrawal/pay' } as const;
  serve(app, operatorWithdrawalBegin, {
    guard,
    message: 'withdrawalBegun',
    run: ({ server, member, body: { no } }) => beginPayout(server, member, no),
  });
  serve(app, operatorWithdrawalTransfer, {
    guard,
    message: (data) => ((data as { is_paid: boolean }).is_paid ? 'payoutTransferred' : 'payoutUnderWay'),
    run: async ({ server, member, body: { no }, locale }) => {
      const withdrawal = await transferPayout(server, member, no);
      if (withdrawal.status === 'pay_failed') {
        throw new DomainError('transfer_refused', { values: { reason: reasonForDesk(withdrawal, locale) } });
      }
      return { is_paid: withdrawal.status === 'paid' };
    },
  });
  serve(app, operatorWithdrawalPayee, {
    guard,
    limits: [{ points: 120, seconds: 3600, by: 'account' }],
    run: ({ server, member, body: { no } }) => revealPayee(server, member, no),
  });
  serve(app, operatorWithdrawalPaid, {
    guard,
    message: 'withdrawalRecorded',
    run: ({ server, member, body }) => recordPayout(server, member, body),
  });
  serve(app, operatorWithdrawalFailed, {
    guard,
    message: 'withdrawalRecorded',
    run: ({ server, member, body }) => failPayout(server, member, body),
  });
  serve(app, operatorWithdrawalReturn, {
    guard,
    message: 'withdrawalReturned',
    run: ({ server, member, body }) => returnPayout(server, member, body),
  });
  serve(app, operatorWithdrawalAgain, {
    guard,
    message: 'withdrawalAskedAgain',
    run: ({ server, member, body, ip }) => payAgain(server, member, { ...body, ip }),
  });
}
