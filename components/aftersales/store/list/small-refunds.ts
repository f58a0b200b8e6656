import type { SellerCase } from '#lib/contract/aftersales/store-cases.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';

/** What goes back if all of them are approved as requested. */
export const sumOf = (rows: readonly Pick<SellerCase, 'requested'>[]): string =>
  fromFen(rows.reduce((sum, { requested }) => sum + fenOf(requested), 0));

/** Minutes as days, hours and minutes, the largest two that say something: who answers in two days counts no minutes. */
export function splitMinutes(minutes: number): { unit: 'days' | 'hours' | 'minutes'; count: number; rest: number } {
  if (minutes >= 48 * 60)
    return { unit: 'days', count: Math.floor(minutes / 1440), rest: Math.floor((minutes % 1440) / 60) };
  if (minutes >= 60) return { unit: 'hours', count: Math.floor(minutes / 60), rest: minutes % 60 };
  return { unit: 'minutes', count: minutes, rest: 0 };
}
