import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';

type Hold = SellerCaseDetail['holds'][number];

/** Which sentence says what a refund waits for: the warning before it is approved, then how far the red letter is. */
export function holdKey({ red_status: red }: Hold, status: SellerCaseDetail['status']) {
  if (status !== 'awaiting_refund') return 'warning' as const;
  if (red === 'await_buyer') return 'asked' as const;
  if (red === 'confirmed' || red === 'done') return 'confirmed' as const;
  if (red === 'denied_by_buyer' || red === 'timeout') return red;
  return red === 'withdrawn' || red === 'withdrawn_after_confirm' ? ('withdrawn' as const) : ('waiting' as const);
}
