import type { OrderSummary } from '#lib/api/orders/member-orders.ts';

type Case = OrderSummary['cases'][number];
type Facts = Pick<OrderSummary, 'cases' | 'aftersale'>;

/** The requests to name: those that are open, or the last one where none is. */
export function namedCases(cases: readonly Case[]): Case[] {
  const open = cases.filter(({ is_open: isOpen }) => isOpen);
  return open.length > 0 ? open : cases.slice(0, 1);
}

/** Of one line the request it is in, or was in last, and whether something can be requested for it now. */
export function lineAftersale(
  { cases, aftersale }: Facts,
  lineId: number,
): { latest: Case | undefined; canApply: boolean } {
  const own = cases.filter(({ line_ids: ids }) => ids.includes(lineId));
  return {
    latest: namedCases(own)[0],
    canApply: aftersale?.line_ids.includes(lineId) ?? false,
  };
}
