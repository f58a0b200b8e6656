import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  recommendPayeeRemove,
  recommendPayeeSave,
  recommendPayees,
  recommendWithdrawApply,
  recommendWithdrawCancel,
  recommendWithdrawOptions,
  recommendWithdraws,
} from '#lib/contract/payouts/member-withdrawals.ts';
import type { WithdrawalChannel } from '#lib/contract/payouts/records.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type WithdrawOptions = DataOf<typeof recommendWithdrawOptions>;
export type Payees = DataOf<typeof recommendPayees>;
export type Payee = Payees['list'][number];
export type Withdrawal = DataOf<typeof recommendWithdraws>['list'][number];

export const withdrawalQuery = (no: string) => apiQuery('/api/recommend/withdrawInfo', { no });
/** Fee, tax and what would arrive. */
export const withdrawPreviewQuery = (amount: string, channel: WithdrawalChannel) =>
  apiQuery('/api/recommend/withdrawPreview', { amount, channel });

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** The same key makes the same withdrawal (docs/domain/common.md 4). */
export const applyWithdrawal = (body: BodyOf<typeof recommendWithdrawApply>, key: string) =>
  postApi('/api/recommend/withdrawApply', body, {
    ...inForm,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

export const cancelWithdrawal = (body: BodyOf<typeof recommendWithdrawCancel>) =>
  postApi('/api/recommend/withdrawCancel', body, inForm);

export const savePayee = (body: BodyOf<typeof recommendPayeeSave>) => postApi('/api/recommend/payeeSave', body, inForm);

export const removePayee = (body: BodyOf<typeof recommendPayeeRemove>) =>
  postApi('/api/recommend/payeeRemove', body, inForm);
