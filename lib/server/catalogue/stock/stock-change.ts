import { DomainError, type MessageRef } from '../../kernel/errors.ts';

interface StockInput {
  /** Null: made to order. */
  stock: number | null;
  /** What it was when somebody read it; undefined: whatever it was. */
  was: number | null | undefined;
}

interface StockNow {
  stockOnHand: number | null;
  stockReserved: number;
}

/**
 * What the stock becomes. Somebody who read 48 and counts 50 has found two more: what was sold meanwhile stays sold, and
 * who left the number alone changes nothing.
 */
export function nextStock({ stock, was }: StockInput, { stockOnHand }: StockNow): number | null {
  if (was !== undefined && stock === was) return stockOnHand;
  if (stock === null || was === undefined || was === null || stockOnHand === null) return stock;
  return stockOnHand + stock - was;
}

/** Pieces that are promised cannot be counted away. */
export function stockFault(next: number | null, { stockReserved }: StockNow): MessageRef | undefined {
  if ((next ?? 0) >= stockReserved) return undefined;
  return { key: 'stockReserved', values: { min: stockReserved } };
}

export function requireStock(next: number | null, now: StockNow, field: string): void {
  const fault = stockFault(next, now);
  if (fault) throw new DomainError('invalid_input', { fields: { [field]: fault } });
}
