import type { OrderTab } from '#lib/api/orders/member-orders.ts';
import { readFilterDay } from '#lib/contract/day.ts';
import { orderTabs } from '#lib/contract/orders/member-orders.ts';
import { readPage } from '#lib/utils/page-parameters.ts';

export interface OrderFilter {
  tab: OrderTab;
  q?: string;
  from?: string;
  to?: string;
  page: number;
  limit: number;
}

/** The state of the list of orders out of its address; the page and the screen read it alike. */
export function readOrderFilter(parameters: URLSearchParams): OrderFilter {
  const tab = orderTabs.find((each) => each === parameters.get('tab')) ?? 'all';
  const q = (parameters.get('q') ?? '').trim().slice(0, 60);
  const from = readFilterDay(parameters.get('from'));
  const to = readFilterDay(parameters.get('to'));
  return { tab, ...readPage(parameters), ...(q && { q }), ...(from && { from }), ...(to && { to }) };
}

/** Whether something beside the tab narrows the list. */
export function isNarrowed({ q, from, to }: OrderFilter): boolean {
  return Boolean(q || from || to);
}
