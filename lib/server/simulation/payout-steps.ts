import type { WithdrawalStatus } from '#lib/contract/payouts/records.ts';
import type { Member } from '../kernel/actor.ts';
import { getWithdrawal, type Withdrawal } from '../payouts/index.ts';
import { decidePromoter, findPromoter } from '../referral/index.ts';
import { findStoreOf, setStoreStatus } from '../store/index.ts';
import { getCommissionAvailable } from '../wallet/index.ts';
import { applyWithdrawal } from '../workflows/payouts/apply-withdrawal.ts';
import { cancelWithdrawal } from '../workflows/payouts/cancel-withdrawal.ts';
import { failPayout, returnPayout } from '../workflows/payouts/pay-withdrawal.ts';
import { rejectWithdrawal } from '../workflows/payouts/review-withdrawal.ts';
import { atOnce } from './at-once.ts';
import { attempt } from './attempt.ts';
import { storeOfId } from './settlement-steps.ts';
import { someNo } from './some-no.ts';
import { payOne } from './wind-up-money.ts';
import type { Step, World } from './world.ts';

/** Money on its way out, from who asks for it to what the bank says. */
export function payoutSteps(world: World): Record<string, Step> {
  return { ...askingSteps(world), ...reviewSteps(world), ...payingSteps(world) };
}

async function someWithdrawal(world: World, ...statuses: WithdrawalStatus[]): Promise<Withdrawal> {
  return getWithdrawal(world.test.ctx.db, await someNo(world, 'withdrawals', statuses));
}

/** Mostly less than there is, and sometimes a little more. */
const partOf = ({ dice }: World, available: number) => 1 + dice.next(Math.max(1, Math.ceil(available * 1.1)));

function askingSteps(world: World): Record<string, Step> {
  const { test, dice, payouts, stores } = world;
  const { ctx } = test;
  const ask = async (isOutside: boolean, { member, payee } = dice.pick(world.earners), amount?: number) =>
    applyWithdrawal(ctx, member, {
      amount: amount ?? partOf(world, await getCommissionAvailable(ctx.db, member.userId)),
      payeeId: isOutside ? payee.id : null,
      ip: '127.0.0.1',
      key: crypto.randomUUID(),
    });
  const askAsStore = async () => {
    const store = dice.pick(stores);
    return payouts.applyAsStore(store, partOf(world, await payouts.storeAvailableOf(store)));
  };
  return {
    askOutside: () => ask(true),
    askOutsideToo: () => ask(true),
    askToBalance: () => ask(false),
    askAtOnce: async () => {
      const earner = dice.pick(world.earners);
      const all = await getCommissionAvailable(ctx.db, earner.member.userId);
      return atOnce([ask(true, earner, all), ask(false, earner, all), ask(true, earner, all)]);
    },
    askAsStore,
    askAsStoreToo: askAsStore,
    cancelWithdrawal: async () => {
      const { no, ownerType, ownerId } = await someWithdrawal(world, 'pending');
      const member = ownerType === 'store' ? storeOfId(world, ownerId) : memberOf(world, ownerId);
      return cancelWithdrawal(ctx, member, { no, owner: { ownerType, ownerId } });
    },
  };
}

const memberOf = ({ earners, dice }: World, userId: number): Member =>
  (earners.find(({ member }) => member.userId === userId) ?? dice.pick(earners)).member;

function reviewSteps(world: World): Record<string, Step> {
  const { test, dice, operators, payouts } = world;
  const { ctx } = test;
  const approve = async () => payouts.approveBy(dice.pick(operators), (await someWithdrawal(world, 'pending')).no);
  return {
    approveWithdrawal: approve,
    approveWithdrawalToo: approve,
    /** Who works through the list. */
    approveAll: async () => {
      const nos = [1, 2, 3].map(() => someNo(world, 'withdrawals', ['pending']));
      const tries = [...new Set(await Promise.all(nos))].map((no) =>
        attempt(() => payouts.approveBy(dice.pick(operators), no)),
      );
      return Promise.all(tries);
    },
    rejectWithdrawal: async () => {
      const { no } = await someWithdrawal(world, 'pending', 'approved');
      return rejectWithdrawal(ctx, dice.pick(operators), { no, reason: 'r' });
    },
    rejectAndBegin: async () => {
      const { no } = await someWithdrawal(world, 'approved');
      return atOnce([
        rejectWithdrawal(ctx, dice.pick(operators), { no, reason: 'r' }),
        ...operators.map((operator) => payouts.begin(operator, no)),
      ]);
    },
    freezeOrThaw: async () => {
      const { userId } = dice.pick(world.earners).member;
      const promoter = await findPromoter(ctx.db, userId);
      const isStopped = promoter?.status === 'frozen';
      if (!isStopped && dice.next(3) > 0) return undefined;
      const decision = isStopped ? ('thaw' as const) : ('freeze' as const);
      const about = { userId, version: promoter?.version ?? 0, reason: 'r' };
      return decidePromoter(ctx, dice.pick(operators), { ...about, decision });
    },
    suspendOrResume: async () => {
      const store = await findStoreOf(ctx.db, dice.pick(world.stores).userId);
      const isStopped = store?.status === 'suspended';
      // Mostly they work, or hardly anything would be sold.
      if (!isStopped && dice.next(3) > 0) return undefined;
      const status = isStopped ? ('approved' as const) : ('suspended' as const);
      const change = { id: store?.id ?? 0, status, reason: 'r', version: store?.version ?? 0 };
      return setStoreStatus(ctx, dice.pick(operators), change);
    },
  };
}

/** Who has begun it, or somebody who has not. */
const payerOf = ({ operators, dice }: World, { paidBy }: Withdrawal): Member =>
  operators.find(({ userId }) => userId === paidBy && dice.next(8) > 0) ?? dice.pick(operators);

function payingSteps(world: World): Record<string, Step> {
  const { test, dice, operators, payouts } = world;
  const { ctx } = test;
  const record = async () => {
    const withdrawal = await someWithdrawal(world, 'paying');
    return payouts.record(payerOf(world, withdrawal), withdrawal.no);
  };
  const giveBack = (status: WithdrawalStatus) => async () => {
    const { no } = await someWithdrawal(world, status);
    return returnPayout(ctx, dice.pick(operators), { no, reason: 'r' });
  };
  return {
    begin: async () => payouts.begin(dice.pick(operators), (await someWithdrawal(world, 'approved')).no),
    beginAgain: async () => payouts.begin(dice.pick(operators), (await someWithdrawal(world, 'pay_failed')).no),
    beginAtOnce: async () => {
      const { no } = await someWithdrawal(world, 'approved', 'pay_failed');
      return atOnce(operators.map((operator) => payouts.begin(operator, no)));
    },
    record,
    recordToo: record,
    /** From the request to the bank, by whoever may. */
    payWhole: async () => payOne(world, await someNo(world, 'withdrawals', ['pending', 'approved'])),
    recordAndFail: async () => {
      const withdrawal = await someWithdrawal(world, 'paying');
      const [{ no }, payer] = [withdrawal, payerOf(world, withdrawal)];
      return atOnce([
        payouts.record(payer, no),
        failPayout(ctx, payer, { no, reason: 'r' }),
        payouts.record(payer, no),
      ]);
    },
    fail: async () => {
      const withdrawal = await someWithdrawal(world, 'paying');
      return failPayout(ctx, payerOf(world, withdrawal), { no: withdrawal.no, reason: 'r' });
    },
    giveBack: giveBack('pay_failed'),
    bounce: giveBack('paid'),
    bounceTwice: async () => {
      const { no } = await someWithdrawal(world, 'paid');
      return atOnce(operators.map((operator) => returnPayout(ctx, operator, { no, reason: 'r' })));
    },
  };
}
