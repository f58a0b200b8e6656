import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { fenOf } from '#lib/utils/amount.ts';

type Refund = Pick<CaseDetail['refunds'][number], 'status'>;

/** What a customer needs to know of a refund: it is there, on its way, or somebody transfers it manually. */
export function refundState({ status }: Refund): 'done' | 'byHand' | 'underWay' {
  if (status === 'succeeded') return 'done';
  return status === 'manual_required' ? 'byHand' : 'underWay';
}

interface RefundRow {
  key: 'goodsMost' | 'freightMost' | 'goods' | 'freight' | 'requested' | 'approved';
  amount: string;
}

/**
 * What it is worth at most, until an amount is settled; from then on the parts only where they come to that amount: what is
 * shown adds up as shown.
 */
export function refundRows({ goods, freight, requested, approved }: Amounts): RefundRow[] {
  const hasFreight = freight !== '0.00';
  if (approved === null) {
    const most: RefundRow[] = hasFreight ? [{ key: 'freightMost', amount: freight }] : [];
    return [{ key: 'goodsMost', amount: goods }, ...most, { key: 'requested', amount: requested }];
  }
  const isWhole = hasFreight && fenOf(goods) + fenOf(freight) === fenOf(approved);
  const parts: RefundRow[] = [
    { key: 'goods', amount: goods },
    { key: 'freight', amount: freight },
  ];
  return [...(isWhole ? parts : []), { key: 'approved', amount: approved }];
}

type Amounts = Pick<CaseDetail, 'goods' | 'freight' | 'requested' | 'approved'>;
