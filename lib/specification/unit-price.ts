/** The price of one piece in ten-thousandths of a yuan: small goods cost less than a fen a piece. */
export type UnitPrice = number;

const perFen = 100;
const wirePattern = /^(\d{1,9})(?:\.(\d{1,4}))?$/;

/** What so many pieces cost, rounded half up to the fen. */
export function amountOfPieces(price: UnitPrice, qty: number): number {
  return Number((BigInt(price) * BigInt(qty) * 2n + BigInt(perFen)) / BigInt(perFen * 2));
}

/** The price of one piece that comes closest to an amount; what it is shown as says `shownUnitPrice`. */
export function nearestUnitPrice(amountInFen: number, qty: number): UnitPrice {
  return Math.floor((amountInFen * perFen * 2 + qty) / (qty * 2));
}

export const unitPriceOfFen = (amountInFen: number): UnitPrice => amountInFen * perFen;

/**
 * The price of one piece to stand beside a quantity and an amount, as the API writes it: one that was named for it, else
 * the closest. Null where four digits cannot say it: quantity × price would not be the amount, so none is shown and the
 * amount is that of the lot.
 */
export function shownUnitPrice(
  { qty, amountInFen }: { qty: number; amountInFen: number },
  named: readonly UnitPrice[] = [],
): string | null {
  const price = [...named, nearestUnitPrice(amountInFen, qty)].find(
    (each) => amountOfPieces(each, qty) === amountInFen,
  );
  return price === undefined ? null : writeUnitPrice(price);
}

/** 34700 → "3.47", 34718 → "3.4718": four digits where they are needed, two always. */
export function writeUnitPrice(price: UnitPrice): string {
  const digits = price.toString().padStart(5, '0');
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${decimals}`;
}

/** Of what a contract has checked. Throws a RangeError for anything else. */
export function parseUnitPrice(text: string): UnitPrice {
  const price = readUnitPrice(text);
  if (price === undefined) throw new RangeError(`not a price: ${text}`);
  return price;
}

/** Undefined for what is no price. */
export function readUnitPrice(text: string): UnitPrice | undefined {
  const match = wirePattern.exec(text.trim());
  if (!match) return undefined;
  const [, yuan = '0', decimals = ''] = match;
  return Number(yuan) * 10_000 + Number(decimals.padEnd(4, '0'));
}
