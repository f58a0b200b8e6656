import type { useHeldNode } from '#components/layout/member-context.tsx';
import { userPath } from '#lib/routes/user-path.ts';

/** The page of what an invoice is of; empty where the reader's role has none. */
export function sourceHref(may: ReturnType<typeof useHeldNode>, no: string, kind: 'order' | 'statement'): string {
  if (kind === 'order') return may('operator/order/info') ? userPath('desk/orders/info', { no }) : '';
  return may('operator/statement/list') ? userPath('desk/statements/info', { no }) : '';
}
