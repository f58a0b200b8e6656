import type { DataOf } from '#lib/contract/endpoint.ts';
import type {
  recommendPayees,
  recommendWithdrawOptions,
  recommendWithdraws,
} from '#lib/contract/payouts/member-withdrawals.ts';
import type { WithdrawalChannel } from '#lib/contract/payouts/records.ts';
import { postAt, postOnceAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type WithdrawOptions = DataOf<typeof recommendWithdrawOptions>;
export type Payees = DataOf<typeof recommendPayees>;
export type Payee = Payees['list'][number];
export type Withdrawal = DataOf<typeof recommendWithdraws>['list'][number];

export const withdrawalQuery = (no: string) => apiQuery('/api/recommend/withdrawInfo', { no });
/** Fee, tax and what would arrive. */
export const withdrawPreviewQuery = (amount: string, channel: WithdrawalChannel) =>
  apiQuery('/api/recommend/withdrawPreview', { amount, channel });

/** The same key makes the same withdrawal (docs/domain/common.md 4). */
export const applyWithdrawal = postOnceAt('/api/recommend/withdrawApply');

export const cancelWithdrawal = postAt('/api/recommend/withdrawCancel');

export const savePayee = postAt('/api/recommend/payeeSave');

export const removePayee = postAt('/api/recommend/payeeRemove');
