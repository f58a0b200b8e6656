import type { Locale } from '#lib/i18n/locales.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import type { ExplainedFee, ExplainedOrder } from '#lib/server/settlement/index.ts';

type NameOf = (fee: ExplainedFee) => string;

const toFee = (nameOf: NameOf) => (fee: ExplainedFee) => ({
  kind: fee.kind,
  scope: fee.scope,
  name: nameOf(fee),
  bp: fee.bp,
  min: formatFen(fee.minAmount),
  max: fee.maxAmount === null ? null : formatFen(fee.maxAmount),
  amount: formatFen(fee.amount),
});

interface Explained {
  amount: Fen;
  fees: ExplainedFee[];
  net: Fen;
}

export const toExplained = ({ amount, fees, net }: Explained, nameOf: NameOf) => ({
  amount: formatFen(amount),
  fees: fees.map(toFee(nameOf)),
  net: formatFen(net),
});

interface Reader {
  locale: Locale;
  nameOf: NameOf;
  store: string;
}

export function toExplainedOrder(order: ExplainedOrder, { locale, nameOf, store }: Reader) {
  const { no, isAgreed, lines, freight } = order;
  const goods = sumOf(lines);
  const fees = sumOf(lines.flatMap((line) => line.fees));
  return {
    no,
    store_name: store,
    is_agreed: isAgreed,
    lines: lines.map((line) => ({
      name: line.name[locale],
      quantity: line.qty,
      amount: formatFen(line.amount),
      fees: line.fees.map(toFee(nameOf)),
    })),
    goods: formatFen(goods),
    fees: formatFen(fees),
    freight: formatFen(freight),
    net: formatFen(goods + freight - fees),
  };
}

const sumOf = (parts: readonly { amount: Fen }[]): Fen => parts.reduce((sum, { amount }) => sum + amount, 0);
