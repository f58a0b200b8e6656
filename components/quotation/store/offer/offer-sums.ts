import { amountOfPieces, readUnitPrice } from '#lib/specification/unit-price.ts';
import { toFen } from '#lib/utils/amount.ts';
import type { OfferLine, OfferValues } from './offer-values.ts';

/** What an offer comes to, in fen, by the same arithmetic as the server's. */
export interface OfferSums {
  goods: number;
  freight: number;
  discount: number;
  total: number;
  deposit: number;
  forfeit: number;
  /** Fields without which the sums are not those of the offer yet. */
  missing: number;
}

/** Quantity of a line; undefined for what is none. */
function toQuantity(text: string): number | undefined {
  const qty = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return qty >= 1 ? qty : undefined;
}

/** Basis points of a percentage; undefined for what is none. */
export function toBasisPoints(text: string): number | undefined {
  const basisPoints = text.trim() === '' ? 0 : toFen(text);
  return basisPoints !== undefined && basisPoints <= 10_000 ? basisPoints : undefined;
}

export function amountOf({ qty, price }: OfferLine): number | undefined {
  const [pieces, each] = [toQuantity(qty), readUnitPrice(price)];
  return pieces === undefined || each === undefined ? undefined : amountOfPieces(each, pieces);
}

export function sumOffer({ lines, ...values }: OfferValues): OfferSums {
  const amounts = lines.filter(({ isDropped }) => !isDropped).map(amountOf);
  const [freight, discount] = [toMoney(values.freight), toMoney(values.discount)];
  const [share, forfeitShare] = [toBasisPoints(values.depositPercent), toBasisPoints(values.forfeitPercent)];
  const goods = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const total = goods + (freight ?? 0) - (discount ?? 0);
  const deposit = total > 0 ? shareOf(total, share ?? 0) : 0;
  const all = [...amounts, freight, discount, share, forfeitShare];
  return {
    ...{ goods, total, deposit },
    freight: freight ?? 0,
    discount: discount ?? 0,
    forfeit: shareOf(deposit, forfeitShare ?? 0),
    missing: all.filter((value) => value === undefined).length,
  };
}

/** An empty field is nothing to pay. */
const toMoney = (text: string) => (text.trim() === '' ? 0 : toFen(text));

/** Rounded half up, as the server does; far below what numbers hold exactly. */
const shareOf = (amount: number, basisPoints: number) => Math.floor((amount * basisPoints * 2 + 10_000) / 20_000);
