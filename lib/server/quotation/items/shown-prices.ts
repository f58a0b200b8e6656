import { amountOfPieces, shownUnitPrice, writeUnitPrice } from '#lib/specification/unit-price.ts';
import type { Item } from '../repository.ts';

/**
 * Prices of one piece as documents and screens show them. What stands beside the quantity makes the amount: in a
 * counter-offer that is the price that the customer wants, and `former` what the offer asks.
 */
export function shownPrices({ qty, amount, unitPrice, targetPrice }: Pick<Item, PriceFact>): {
  unit: string | null;
  former: string | null;
} {
  const isAmountOf = (price: number) => amountOfPieces(price, qty) === amount;
  const isAtTarget = targetPrice !== null && isAmountOf(targetPrice) && !isAmountOf(unitPrice);
  return {
    unit: shownUnitPrice({ qty, amountInFen: amount }, isAtTarget ? [targetPrice] : [unitPrice]),
    former: isAtTarget ? writeUnitPrice(unitPrice) : null,
  };
}

type PriceFact = 'qty' | 'amount' | 'unitPrice' | 'targetPrice';
