import type { SalesDay } from '#lib/api/store/homes.ts';

/** What the chart of a month can show. */
export const salesMeasures = ['sales', 'orders', 'refundRate', 'claimMinutes'] as const;
export type SalesMeasure = (typeof salesMeasures)[number];

/** One value a day; a day on which nothing could be measured counts as zero. */
export function toSeries(days: readonly SalesDay[], measure: SalesMeasure): number[] {
  return days.map((day) => figureOf(day, measure));
}

function figureOf({ sales, orders, refunded, claim_minutes }: SalesDay, measure: SalesMeasure): number {
  if (measure === 'orders') return orders;
  if (measure === 'claimMinutes') return claim_minutes ?? 0;
  if (measure === 'sales') return Number(sales);
  return rateOf(Number(refunded), Number(sales));
}

/**
 * The sum of a period; of rates and times the mean that a person would expect: over all money, over days with a claim.
 * Null: nothing was measured.
 */
export function summarise(days: readonly SalesDay[], measure: SalesMeasure): number | null {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  if (measure === 'refundRate') {
    return rateOf(sum(days.map(({ refunded }) => Number(refunded))), sum(days.map(({ sales }) => Number(sales))));
  }
  if (measure === 'claimMinutes') {
    const measured = days.flatMap(({ claim_minutes }) => claim_minutes ?? []);
    return measured.length === 0 ? null : sum(measured) / measured.length;
  }
  return sum(toSeries(days, measure));
}

/** Share from 0 to 1. */
const rateOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
