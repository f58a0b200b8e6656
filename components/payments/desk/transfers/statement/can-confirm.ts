import { useHeldNode } from '#components/layout/member-context.tsx';
import type { StatementRow } from '#lib/api/wallet/desk-money.ts';
import type { TransferSide } from '../transfer-sides.ts';

/** A row that says what has come for a transfer. */
export type Confirmable = StatementRow & { transfer: NonNullable<StatementRow['transfer']> };

interface Reader {
  mayConfirm: (side: TransferSide) => boolean;
  userId: number;
}

/** Whether the reader may say that it has come. Nobody decides about money of their own. */
export function canConfirm(row: StatementRow, { mayConfirm, userId }: Reader): row is Confirmable {
  if (row.transfer === null || row.lines.length > 0 || row.outcome === 'done') return false;
  return mayConfirm(row.transfer.side) && row.transfer.user_id !== userId;
}

export function useMayConfirm(): (side: TransferSide) => boolean {
  const may = useHeldNode();
  return (side) => may(side === 'orders' ? 'operator/payment/confirmTransfer' : 'operator/recharge/confirm');
}
