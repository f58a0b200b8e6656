import type { DepositKind } from '#lib/contract/settlement/deposits.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import type { Deposit } from '#lib/server/settlement/index.ts';
import { type Account, accounts, getStoreMoney, type MemoKey, post } from '#lib/server/wallet/index.ts';

interface Booking {
  /** Where it comes from or goes to. */
  other: (storeId: number) => Account;
  /** Whether the deposit grows by it. */
  sign: 1 | -1;
  memo: MemoKey;
}

const bookings: Record<DepositKind, Booking> = {
  demand: { other: accounts.storeTaken, sign: 1, memo: 'memoDepositPaid' },
  release: { other: accounts.storeAvailable, sign: -1, memo: 'memoDepositReleased' },
  forfeit: { other: () => accounts.incomePenalty, sign: -1, memo: 'memoDepositForfeited' },
};

/**
 * What a store pays in, gets back or loses of its deposit, once. Throws `deposit_uncovered` where it cannot pay, and
 * `deposit_too_low` where there is not so much of it; in a race the ledger's own `balance_insufficient`.
 */
export async function bookDeposit(
  tx: Executor,
  { no, kind, storeId, amount }: Deposit,
  { actor, at }: { actor: Member; at: Date },
): Promise<void> {
  const { other, sign, memo } = bookings[kind];
  const { available, deposited } = await getStoreMoney(tx, storeId);
  if (sign === 1 && amount > available) throw refusal('deposit_uncovered', Math.max(0, available));
  if (sign === -1 && amount > deposited) throw refusal('deposit_too_low', deposited);
  await post(tx, {
    type: 'store_deposit',
    ref: { type: 'store_deposit', no },
    idem: `deposit:${no}`,
    memo: { key: memo, args: { no } },
    entries: [
      { account: accounts.storeDeposit(storeId), amount: sign * amount },
      { account: other(storeId), amount: -sign * amount },
    ],
    actor,
    at,
  });
}

const refusal = (code: 'deposit_uncovered' | 'deposit_too_low', amount: Fen) =>
  new DomainError(code, { values: { amount: formatFen(amount) } });
