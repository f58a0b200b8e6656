import type { DeskRecharge } from '#lib/api/wallet/desk-money.ts';
import type { TransferDecision } from './transfer-actions.tsx';

/** What can be decided about a recharge. One that was closed can still be paid late, but there is nothing to reject. */
export function rechargeDecisions({ status, actions }: Pick<DeskRecharge, 'status' | 'actions'>): TransferDecision[] {
  if (!actions.includes('confirm')) return [];
  return status === 'closed' ? ['received'] : ['received', 'reject'];
}
