import type { LoggedChange } from '#lib/server/db/status-log.ts';
import type { Fen } from '#lib/server/kernel/money.ts';

/** What an order cost before and after a change of its price. */
export interface PriceStep {
  before: Fen;
  after: Fen;
}

/** Of a line of the history; undefined for other changes, and for those written before it was kept. */
export function priceOfChange({ data }: Pick<LoggedChange, 'data'>): PriceStep | undefined {
  const price = typeof data === 'object' && data !== null && 'price' in data ? data.price : undefined;
  return isPriceStep(price) ? price : undefined;
}

function isPriceStep(value: unknown): value is PriceStep {
  if (typeof value !== 'object' || value === null) return false;
  const { before, after } = value as Partial<PriceStep>;
  return typeof before === 'number' && typeof after === 'number';
}
