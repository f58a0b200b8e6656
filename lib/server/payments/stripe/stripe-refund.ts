import Stripe from 'stripe';
import type { RefundAnswer, RefundOrder } from '../provider.ts';

/** Our number is the key: asked twice, Stripe pays back once. */
export async function refundByStripe(stripe: Stripe, order: RefundOrder): Promise<RefundAnswer> {
  const { no, amount, payment } = order;
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: payment.tradeNo, amount, metadata: { refund_no: no, payment_no: payment.no } },
      { idempotencyKey: no },
    );
    return toAnswer(refund);
  } catch (error) {
    // Any other error leaves open whether it paid.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { status: 'refused', why: error.message };
    throw error;
  }
}

/** Keys are forgotten after a day, what was paid back is not. */
export async function queryStripeRefund(stripe: Stripe, order: RefundOrder): Promise<RefundAnswer | undefined> {
  const refunds = stripe.refunds.list({ payment_intent: order.payment.tradeNo, limit: 100 });
  for await (const refund of refunds) {
    if (refund.metadata?.refund_no === order.no) return toAnswer(refund);
  }
  return undefined;
}

function toAnswer({ id, status, failure_reason }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { status, refundNo: id };
  if (status === 'failed' || status === 'canceled') return { status: 'refused', why: failure_reason ?? status };
  return { status: 'pending' };
}
