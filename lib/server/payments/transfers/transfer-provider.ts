import type { TransferFault } from '#lib/contract/payouts/transfer-faults.ts';
import type { Fen } from '#lib/server/kernel/money.ts';

/** What was asked for once, by its number: the key under which the provider pays once only. */
export interface AskedTransfer {
  no: string;
  amount: Fen;
}

/** Asked again under its number it has to be the same to the letter, or the provider refuses it. */
export interface TransferOrder extends AskedTransfer {
  /** What the payee reads in the provider's history. */
  title: string;
  payee: { account: string; holder: string };
}

/**
 * `returned`: paid, and sent back or closed since. `pending`: only a question tells what becomes of it. `missing`: the
 * provider knows of no such number. `code` is the provider's own word.
 */
export type TransferAnswer =
  | { status: 'succeeded'; orderId: string }
  | { status: 'failed' | 'returned'; fault: TransferFault; code: string }
  | { status: 'pending'; code: string }
  | { status: 'missing' };

/**
 * A way to pay out. Both calls go over the network, so they are never made inside a transaction, and both throw whatever
 * keeps the provider from answering: then it may have paid, or not. Nothing that is thrown says who is paid.
 */
export interface TransferProvider {
  transfer(order: TransferOrder): Promise<TransferAnswer>;
  query(asked: AskedTransfer): Promise<TransferAnswer>;
}
