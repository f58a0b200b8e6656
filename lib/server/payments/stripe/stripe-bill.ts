import type Stripe from 'stripe';
import { type BillLine, ownNumber } from '../bills/bill-line.ts';

const secondsInDay = 86_400;

/** What came in and went back through Stripe on a day of the shop; the fees Stripe takes are none of it. */
export async function listStripeBill(stripe: Stripe, day: string): Promise<BillLine[]> {
  const gte = Date.parse(`${day}T00:00:00+08:00`) / 1000;
  const created = { gte, lt: gte + secondsInDay };
  const lines: BillLine[] = [];
  const moves = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
  for await (const move of moves) {
    const line = await toLine(stripe, move);
    if (line && ownNumber.test(line.paymentNo)) lines.push(line);
  }
  return lines;
}

/** The amount of the trade itself: that of the balance may be in the account's own currency. */
async function toLine(stripe: Stripe, { type, source }: Stripe.BalanceTransaction): Promise<BillLine | undefined> {
  if (source === null || typeof source === 'string') return undefined;
  if ((type === 'charge' || type === 'payment') && source.object === 'charge') return lineOf('payment', source, source);
  if ((type !== 'refund' && type !== 'payment_refund') || source.object !== 'refund' || !source.charge)
    return undefined;
  // The number of the payment stands on the charge alone.
  const charge = typeof source.charge === 'string' ? await stripe.charges.retrieve(source.charge) : source.charge;
  return { ...lineOf('refund', charge, source), refundNo: source.metadata?.refund_no?.slice(0, 64) ?? '' };
}

function lineOf(
  kind: BillLine['kind'],
  { id, metadata, payment_intent }: Stripe.Charge,
  { amount, currency }: { amount: number; currency: string },
): BillLine {
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  const paymentNo = metadata.payment_no ?? '';
  return { kind, paymentNo, refundNo: '', tradeNo: intent ?? id, amount, currency: currency.toUpperCase() };
}
