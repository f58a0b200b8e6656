import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorWithdrawal,
  operatorWithdrawalAgain,
  operatorWithdrawalApprove,
  operatorWithdrawalFailed,
  operatorWithdrawalPaid,
  operatorWithdrawals,
} from '#lib/contract/payouts/desk-withdrawals.ts';
import { postApi } from '../transport/browser.ts';

export type DeskWithdrawal = DataOf<typeof operatorWithdrawals>['list'][number];
export type WithdrawalInfo = DataOf<typeof operatorWithdrawal>;
type Named = BodyOf<typeof operatorWithdrawalApprove>;
type Reasoned = BodyOf<typeof operatorWithdrawalFailed>;

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const approveWithdrawal = (body: Named) => postApi('/api/operator/withdrawal/approve', body, inForm);
export const rejectWithdrawal = (body: Reasoned) => postApi('/api/operator/withdrawal/reject', body, inForm);
export const beginPayout = (body: Named) => postApi('/api/operator/withdrawal/begin', body, inForm);
export const transferPayout = (body: Named) => postApi('/api/operator/withdrawal/transfer', body, inForm);
/** Who looked is written down. */
export const revealWithdrawalPayee = (body: Named) => postApi('/api/operator/withdrawal/payee', body);
export const recordPayout = (body: BodyOf<typeof operatorWithdrawalPaid>) =>
  postApi('/api/operator/withdrawal/paid', body, inForm);
export const failPayout = (body: Reasoned) => postApi('/api/operator/withdrawal/failed', body, inForm);
export const returnPayout = (body: Reasoned) => postApi('/api/operator/withdrawal/return', body, inForm);
/** What came back of an owner who is gone. */
export const payAgain = (body: BodyOf<typeof operatorWithdrawalAgain>) =>
  postApi('/api/operator/withdrawal/again', body, inForm);
