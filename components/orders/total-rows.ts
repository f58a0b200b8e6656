import { fenOf, fromFen } from '#lib/utils/amount.ts';

export interface Totals {
  goods: string;
  freight: string;
  adjust: string;
  /** What the points are worth, without a sign. */
  points_amount: string;
  payable: string;
  /** Of an order: what its price was changed by. Before one is made, only an offer takes something off. */
  adjustments?: readonly { kind: string; amount: string }[];
}

interface TotalRow {
  key: 'goods' | 'freight' | 'quote' | 'adjust' | 'points' | 'payable';
  amount: string;
}

/** The rows that add up to what is payable; parts that are nothing are left out, but for freight, which is asked for. */
export function totalRows({ goods, freight, adjust, points_amount, payable, adjustments }: Totals): TotalRow[] {
  const points = -Math.abs(fenOf(points_amount));
  const ofOffer = adjustments?.filter(({ kind }) => kind === 'quote') ?? [{ amount: adjust }];
  const quote = ofOffer.reduce((sum, { amount }) => sum + fenOf(amount), 0);
  const later = fenOf(adjust) - quote;
  return [
    { key: 'goods', amount: goods },
    { key: 'freight', amount: freight },
    ...(quote === 0 ? [] : [{ key: 'quote' as const, amount: fromFen(quote) }]),
    ...(later === 0 ? [] : [{ key: 'adjust' as const, amount: fromFen(later) }]),
    ...(points === 0 ? [] : [{ key: 'points' as const, amount: fromFen(points) }]),
    { key: 'payable', amount: payable },
  ];
}
