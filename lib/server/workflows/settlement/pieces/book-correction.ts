import type { CorrectionKind } from '#lib/contract/settlement/corrections.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { type Correction, writeLine } from '#lib/server/settlement/index.ts';
import { type Account, accounts, type MemoKey, post } from '#lib/server/wallet/index.ts';

const other: Record<CorrectionKind, Account> = {
  adjustment: accounts.adjustment,
  penalty: accounts.incomePenalty,
  subsidy: accounts.expenseSubsidy,
};

const memos = {
  adjustment: 'memoStoreAdjustment',
  penalty: 'memoStorePenalty',
  subsidy: 'memoStoreSubsidy',
} as const satisfies Record<CorrectionKind, MemoKey>;

/** What a correction changes for its store: its settlement line and its posting, each once. */
export async function bookCorrection(
  tx: Executor,
  { no, kind, storeId, orderId, amount }: Correction,
  { actor, at }: { actor?: Member | undefined; at: Date },
): Promise<void> {
  const cause = `correction:${no}`;
  await writeLine(tx, { storeId, kind, orderId, cause, grossAmount: amount, at });
  await post(tx, {
    type: 'store_correction',
    ref: { type: 'store_correction', no },
    idem: cause,
    memo: { key: memos[kind], args: { no } },
    entries: [
      { account: accounts.storePending(storeId), amount },
      { account: other[kind], amount: -amount },
    ],
    actor,
    at,
  });
}
