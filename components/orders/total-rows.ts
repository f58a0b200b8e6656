import { fenOf, fromFen } from '#lib/utils/amount.ts';

export interface Totals {
  goods: string;
  freight: string;
  adjust: string;
  /** What the points are worth, without a sign. */
  points_amount: string;
  payable: string;
}

interface TotalRow {
  key: 'goods' | 'freight' | 'adjust' | 'points' | 'payable';
  amount: string;
}

/** The rows that add up to what is payable; parts that are nothing are left out, but for freight, which is asked for. */
export function totalRows({ goods, freight, adjust, points_amount, payable }: Totals): TotalRow[] {
  const points = -Math.abs(fenOf(points_amount));
  return [
    { key: 'goods', amount: goods },
    { key: 'freight', amount: freight },
    ...(fenOf(adjust) === 0 ? [] : [{ key: 'adjust' as const, amount: adjust }]),
    ...(points === 0 ? [] : [{ key: 'points' as const, amount: fromFen(points) }]),
    { key: 'payable', amount: payable },
  ];
}
