import type { OrderTab } from '#lib/api/orders.ts';
import { orderTabs } from '#lib/contract/order.ts';
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
  const from = readDay(parameters.get('from'));
  const to = readDay(parameters.get('to'));
  return { tab, ...readPage(parameters), ...(q && { q }), ...(from && { from }), ...(to && { to }) };
}

/** A day as an address names it. */
export function readDay(text: string | null): string | undefined {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** Whether something beside the tab narrows the list. */
export function isNarrowed({ q, from, to }: OrderFilter): boolean {
  return Boolean(q || from || to);
}
