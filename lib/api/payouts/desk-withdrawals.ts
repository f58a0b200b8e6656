import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorWithdrawal,
  operatorWithdrawalApprove,
  operatorWithdrawals,
} from '#lib/contract/payouts/desk-withdrawals.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type DeskWithdrawal = DataOf<typeof operatorWithdrawals>['list'][number];
export type WithdrawalInfo = DataOf<typeof operatorWithdrawal>;
type Named = BodyOf<typeof operatorWithdrawalApprove>;

export const approveWithdrawal = postAt('/api/operator/withdrawal/approve');
export const rejectWithdrawal = postAt('/api/operator/withdrawal/reject');
export const beginPayout = postAt('/api/operator/withdrawal/begin');
export const transferPayout = postAt('/api/operator/withdrawal/transfer');
/** Who looked is written down. */
export const revealWithdrawalPayee = (body: Named) => postApi('/api/operator/withdrawal/payee', body);
export const recordPayout = postAt('/api/operator/withdrawal/paid');
export const failPayout = postAt('/api/operator/withdrawal/failed');
export const returnPayout = postAt('/api/operator/withdrawal/return');
/** What came back of an owner who is gone. */
export const payAgain = postAt('/api/operator/withdrawal/again');
