import type { WithdrawalOwner } from '#lib/contract/payouts/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import type { Withdrawal } from '#lib/server/payouts/index.ts';
import { type Account, accounts, type MemoKey, post } from '#lib/server/wallet/index.ts';

type Step = 'hold' | 'release' | 'paid' | 'bounce' | 'to_balance';

const memos = {
  hold: 'memoWithdrawHold',
  release: 'memoWithdrawRelease',
  paid: 'memoWithdrawPaid',
  bounce: 'memoWithdrawBounce',
  to_balance: 'memoWithdrawToBalance',
} as const satisfies Record<Step, MemoKey>;

/** Where an owner's money is, as what comes in and as what is taken, and where it waits. */
const ownAccounts = {
  user: { free: accounts.commissionAvailable, taken: accounts.commissionTaken, held: accounts.commissionHold },
  store: { free: accounts.storeAvailable, taken: accounts.storeTaken, held: accounts.storeHold },
} as const satisfies Record<WithdrawalOwner, Record<'free' | 'taken' | 'held', (id: number) => Account>>;

/** Moves the money of a withdrawal by one step, each once (P10 to P13). Throws `balance_insufficient`. */
export async function postWithdrawal(
  tx: Executor,
  withdrawal: Withdrawal,
  { step, actor, at }: { step: Step; actor: Actor | undefined; at: Date },
): Promise<void> {
  const { no } = withdrawal;
  await post(tx, {
    type: `withdraw_${step}`,
    ref: { type: 'withdrawal', no },
    idem: `withdraw_${step}:${no}`,
    memo: { key: memos[step], args: { no } },
    entries: entriesOf(withdrawal, step).filter(({ amount }) => amount !== 0),
    actor,
    at,
  });
}

function entriesOf(withdrawal: Withdrawal, step: Step): { account: Account; amount: number }[] {
  const { ownerType, ownerId, amount, feeAmount, taxAmount, netAmount } = withdrawal;
  const own = ownAccounts[ownerType];
  const held = own.held(ownerId);
  const taken = { account: own.taken(ownerId), amount: -amount };
  if (step === 'hold') return [taken, { account: held, amount }];
  if (step === 'to_balance') return [taken, { account: accounts.userBalance(ownerId), amount }];
  if (step === 'release') {
    return [
      { account: held, amount: -amount },
      { account: own.free(ownerId), amount },
    ];
  }
  // What the bank sends back undoes what was booked when it was paid, the fee with it.
  const sign = step === 'paid' ? 1 : -1;
  return [
    { account: held, amount: -sign * amount },
    { account: accounts.bank, amount: sign * netAmount },
    { account: accounts.incomeWithdrawFee, amount: sign * feeAmount },
    { account: accounts.taxWithheld, amount: sign * taxAmount },
  ];
}
