import type { ErrorCode } from '#lib/server/kernel/errors.ts';
import { staleHeader, toStaleHeader } from '#lib/utils/page/stale-header.ts';
import type { ApiContext } from '../scope/request-scope.ts';

/** After these what the caller looks at is no longer so: somebody was faster, or time has passed. */
const overtaken: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'status_changed',
  'draft_conflict',
  'real_name_submitted',
  'closing_blocked',
  'export_running',
  'store_exists',
  'payee_pending',
  'legal_pending',
  'already_staff',
  'already_invited',
  'invitation_over',
  'works_elsewhere',
  'applied_for_store',
  'cannot_join',
  'already_taken',
  'claims_full',
  'store_owes',
  'store_deposit_due',
  'deposit_uncovered',
  'deposit_too_low',
  'batch_empty',
  'store_not_open',
  'store_on_holiday',
  'not_paid_in_full',
  'remind_too_soon',
  'check_running',
  'group_in_use',
  'category_in_use',
  'attribute_in_use',
  'quote_expired',
  'offer_store_away',
  'offer_store_closed',
  'rounds_used',
  'out_of_stock',
  'price_changed',
  'not_orderable',
  'balance_insufficient',
  'points_insufficient',
  'channel_unavailable',
  'payout_waiting',
  'transfer_refused',
  'payment_mismatch',
  'group_paid',
  'order_not_payable',
  'payment_processing',
  'refund_too_much',
]);

/** Says what the caller should read anew: after what a write has done, or was refused because of. */
export function sayStale(context: ApiContext, refusal?: ErrorCode): void {
  const stale = context.get('stale');
  if (stale && (refusal === undefined || overtaken.has(refusal))) context.header(staleHeader, toStaleHeader(stale));
}
