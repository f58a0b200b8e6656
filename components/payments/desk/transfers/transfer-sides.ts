import { decideRecharge, decideTransfer } from '#lib/api/wallet/desk-money.ts';
import { operatorTransferReceived } from '#lib/contract/payments/desk-payments.ts';
import { operatorRechargeReceived } from '#lib/contract/payments/recharges.ts';

/** What a transfer is for: the same two decisions, by different calls. */
export type TransferSide = 'orders' | 'recharges';

export const transferSides = {
  orders: { schema: operatorTransferReceived, decide: decideTransfer },
  recharges: { schema: operatorRechargeReceived, decide: decideRecharge },
} as const;

/** A transfer that an operator decides about. */
export interface DecidedTransfer {
  no: string;
  user_id: number;
  user_name: string;
  amount: string;
  voucher_reference: string;
  /** What came of it in another amount, and waits as a payment notice. */
  open_notice: { id: number; amount: string } | null;
}
