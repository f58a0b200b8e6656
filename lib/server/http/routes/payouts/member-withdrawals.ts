import {
  recommendPayeeRemove,
  recommendPayeeSave,
  recommendPayees,
  recommendWithdrawApply,
  recommendWithdrawCancel,
  recommendWithdrawInfo,
  recommendWithdrawOptions,
  recommendWithdrawPreview,
  recommendWithdraws,
} from '#lib/contract/payouts/member-withdrawals.ts';
import { toPayeeAccount } from '#lib/contract/payouts/payee-accounts.ts';
import { listStatusChanges } from '#lib/server/db/status-log.ts';
import { describeRealName, hasSecondFactor } from '#lib/server/identity/index.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  addPayee,
  describeOptions,
  getWithdrawal,
  listOwnWithdrawals,
  listPayees,
  type Owner,
  priceWithdrawal,
  removePayee,
} from '#lib/server/payouts/index.ts';
import { isPromoterStopped } from '#lib/server/referral/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { getCommissionAvailable } from '#lib/server/wallet/index.ts';
import { applyWithdrawal } from '#lib/server/workflows/payouts/apply-withdrawal.ts';
import { cancelWithdrawal } from '#lib/server/workflows/payouts/cancel-withdrawal.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { toOptionsRecord, toPayeeRecord, toPriceRecord, toTimeline, toWithdrawalRecord } from './withdrawal-records.ts';

const ownerOf = ({ userId }: { userId: number }): Owner => ({ ownerType: 'user', ownerId: userId });

/** Commissions that a member takes out, and the accounts they go to. */
export function registerRecommendWithdrawals(app: App): void {
  registerPayees(app);
  registerAsking(app);
  serve(app, recommendWithdraws, {
    guard: 'login',
    run: async ({ server: { db }, member, query, locale }) => {
      const filter = { owner: ownerOf(member), status: query.status };
      const { list, total } = await listOwnWithdrawals(db, filter, toPage(query));
      return { list: list.map((each) => toWithdrawalRecord(each, locale)), total };
    },
  });
  serve(app, recommendWithdrawInfo, {
    guard: 'login',
    run: async ({ server: { db }, member, query, locale }) => {
      const withdrawal = await getWithdrawal(db, query.no, ownerOf(member));
      const changes = await listStatusChanges(db, 'withdrawal', withdrawal.id);
      return { ...toWithdrawalRecord(withdrawal, locale), timeline: toTimeline(changes, locale) };
    },
  });
  serve(app, recommendWithdrawCancel, {
    guard: 'login',
    message: 'withdrawalCancelled',
    run: ({ server, member, body: { no } }) => cancelWithdrawal(server, member, { no, owner: ownerOf(member) }),
  });
}

function registerPayees(app: App): void {
  serve(app, recommendPayees, {
    guard: 'login',
    run: async ({ server, member }) => {
      const { db, clock } = server;
      const [payees, realName, needsCode, settings] = await Promise.all([
        listPayees(db, ownerOf(member)),
        describeRealName(server, member.userId),
        hasSecondFactor(db, member.userId),
        getSettings(server),
      ]);
      return {
        list: payees.map((payee) => toPayeeRecord(payee, clock.now())),
        is_verified: realName.status === 'verified',
        needs_code: needsCode,
        cooling_hours: settings['withdraw.payeeCoolingHours'],
      };
    },
  });
  serve(app, recommendPayeeSave, {
    guard: 'login',
    limits: [{ points: 30, seconds: 3600, by: 'account' }],
    message: 'payeeAdded',
    run: async ({ server, member, body, ip }) => {
      const { password, code, ...input } = body;
      const payee = { ...input, account: toPayeeAccount(input.channel, input.account) };
      const proof = { password, code, ip };
      return toPayeeRecord(await addPayee(server, member, { payee, proof }), server.clock.now());
    },
  });
  serve(app, recommendPayeeRemove, {
    guard: 'login',
    message: 'payeeRemoved',
    run: ({ server, member, body: { id } }) => removePayee(server, member, id),
  });
}

function registerAsking(app: App): void {
  serve(app, recommendWithdrawOptions, {
    guard: 'login',
    run: async ({ server, member }) => {
      const { userId } = member;
      const [options, available, isStopped] = await Promise.all([
        describeOptions(server, ownerOf(member)),
        getCommissionAvailable(server.db, userId),
        isPromoterStopped(server.db, userId),
      ]);
      return toOptionsRecord(options, { available, isStopped });
    },
  });
  serve(app, recommendWithdrawPreview, {
    guard: 'login',
    run: async ({ server, query: { amount, channel } }) =>
      toPriceRecord(
        priceWithdrawal({ amount: parseFen(amount), channel, ownerType: 'user' }, await getSettings(server)),
      ),
  });
  serve(app, recommendWithdrawApply, {
    guard: 'login',
    limits: [{ points: 30, seconds: 600, by: 'account' }],
    message: (data) => ((data as { is_paid: boolean }).is_paid ? 'withdrawalToBalance' : 'withdrawalApplied'),
    run: async ({ server, member, body, ip, request }) => {
      const application = {
        amount: parseFen(body.amount),
        payeeId: body.to === 'payee' ? body.payee_id : null,
        ip,
        key: requireIdempotencyKey(request),
      };
      return { ...(await applyWithdrawal(server, member, application)), is_paid: body.to === 'balance' };
    },
  });
}
