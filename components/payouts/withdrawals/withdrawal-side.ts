import type { ListInUse } from '#components/lists/use-list.ts';
import type { Withdrawal, withdrawalQuery } from '#lib/api/payouts/member-withdrawals.ts';
import type { WithdrawalFilter } from '#lib/contract/payouts/records.ts';

interface Shown {
  page?: number | undefined;
  limit: number;
  status?: WithdrawalFilter | undefined;
}

/** Whose withdrawals are shown, a member's or a store's: how they are read, and taken back. */
export interface WithdrawalSide<State extends Shown = Shown> {
  list: ListInUse<State, { list: Withdrawal[]; total: number }>;
  details: (no: string) => ReturnType<typeof withdrawalQuery>;
  cancel: (body: { no: string }) => Promise<unknown>;
  /** Whether the reader may take one back. */
  mayCancel: boolean;
}
