import Stripe from 'stripe';
import { latinLocale } from '#lib/i18n/languages.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { unknownNumber } from '../../kernel/service.ts';
import { ownNumber } from '../bills/bill-line.ts';
import type { Notice, OpenedPayment, PaymentOrder, PaymentProvider, ProviderAnswer } from '../provider.ts';
import { listStripeBill } from './stripe-bill.ts';
import { queryStripeRefund, refundByStripe } from './stripe-refund.ts';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address of the API, for tests. */
  apiBase?: string | undefined;
}

const toleranceInSeconds = 300;

/** Stripe, by Checkout sessions of one payment each. Its amounts are fen already. */
export function stripeProvider({ secretKey, webhookSecret, apiBase }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase && toHost(apiBase)),
  });
  const isLive = secretKey.includes('_live_');
  return {
    channel: 'stripe',
    lifeInSeconds: 2 * 3600,
    open: (order) => openSession(stripe, order),
    instruct: (_order, prepay) => prepay,
    readNotice: (headers, body, at) => toNotice(readEvent(stripe, webhookSecret, { headers, body, at }), isLive),
    query: async (payment) => (payment.providerRef ? querySession(stripe, payment, payment.providerRef) : undefined),
    close: async ({ providerRef }) => {
      if (providerRef) await stripe.checkout.sessions.expire(providerRef);
    },
    refund: (order) => refundByStripe(stripe, order),
    queryRefund: (order) => queryStripeRefund(stripe, order),
    listBill: (day) => listStripeBill(stripe, day),
    probe: () => probeStripe(stripe),
  };
}

function toHost(apiBase: string): { protocol: 'http' | 'https'; host: string; port?: string } {
  const { protocol, hostname, port } = new URL(apiBase);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port && { port }) };
}

/** Our number is the key: asked twice, Stripe answers the same session. Everything sent follows from the document alone. */
async function openSession(stripe: Stripe, order: PaymentOrder) {
  const { no, amount, currency, title, returnUrl, createdAt, expiresAt } = order;
  const name = title[latinLocale];
  const price_data = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name } };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: no,
      line_items: [{ quantity: 1, price_data }],
      metadata: { payment_no: no },
      payment_intent_data: { metadata: { payment_no: no } },
      success_url: returnUrl,
      cancel_url: returnUrl,
      expires_at: Math.floor(Math.max(expiresAt.getTime(), earliestExpiry(createdAt)) / 1000),
    },
    { idempotencyKey: no },
  );
  return { providerRef: session.id, prepay: { url: session.url ?? '' } };
}

/** Stripe refuses sessions that end within half an hour; what ends here sooner is closed there by us. */
function earliestExpiry(createdAt: Date): number {
  return createdAt.getTime() + 3_600_000;
}

function readEvent(
  stripe: Stripe,
  secret: string,
  { headers, body, at }: { headers: Headers; body: string; at: Date },
) {
  try {
    const signature = headers.get('stripe-signature') ?? '';
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceInSeconds, undefined, at.getTime());
  } catch (error) {
    throw new DomainError(error instanceof SyntaxError ? 'malformed_json' : 'signature_wrong');
  }
}

/** Undefined for events that settle nothing, and for payments that somebody else takes through the same account. */
function toNotice(event: Stripe.Event, isLive: boolean): Notice | undefined {
  const facts = readFacts(event);
  if (!facts || !ownNumber.test(facts.paymentNo)) return undefined;
  const isForeign = event.account !== undefined || event.livemode !== isLive;
  return { eventId: event.id, ...facts, ...(isForeign && { isForeign }) };
}

function readFacts(event: Stripe.Event): Omit<Notice, 'eventId'> | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      // Slow ways to pay complete first and are paid days later.
      return session.payment_status === 'paid' ? ofSession(session, 'succeeded') : undefined;
    }
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'failed');
    case 'checkout.session.expired':
      return ofSession(event.data.object, 'closed');
    case 'charge.refunded':
      return ofRefund(event.data.object);
    default:
      return undefined;
  }
}

function ofSession(session: Stripe.Checkout.Session, status: Notice['status']) {
  return {
    paymentNo: session.client_reference_id ?? '',
    tradeNo: idOf(session.payment_intent) ?? session.id,
    status,
    amount: toWholeFen(session.amount_total),
    currency: (session.currency ?? '').toUpperCase(),
  };
}

function ofRefund(charge: Stripe.Charge) {
  return {
    paymentNo: charge.metadata.payment_no ?? '',
    tradeNo: idOf(charge.payment_intent) ?? charge.id,
    status: 'closed' as const,
    amount: toWholeFen(charge.amount),
    currency: charge.currency.toUpperCase(),
  };
}

/** Stripe counts in whole fen. What is none is no amount of ours and pays for nothing; the rest of the message is kept. */
function toWholeFen(amount: number | null): Fen {
  return amount !== null && Number.isSafeInteger(amount) ? amount : 0;
}

function idOf(object: string | { id: string } | null): string | undefined {
  return typeof object === 'string' ? object : object?.id;
}

/** A session nobody has: to say so Stripe has looked at the key. */
async function probeStripe(stripe: Stripe): Promise<void> {
  await stripe.checkout.sessions.retrieve(`cs_test_${unknownNumber}`).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 404) throw error;
  });
}

async function querySession(stripe: Stripe, { no }: OpenedPayment, ref: string): Promise<ProviderAnswer> {
  const session = await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] });
  const { paymentNo, ...facts } = ofSession(session, session.status === 'expired' ? 'closed' : 'succeeded');
  if (paymentNo !== no) throw new Error(`stripe answered about ${paymentNo}, not ${no}`);
  if (session.status !== 'expired' && session.payment_status !== 'paid') return undefined;
  return hasGoneBack(session) ? { ...facts, status: 'closed' } : facts;
}

function hasGoneBack({ payment_intent }: Stripe.Checkout.Session): boolean {
  if (!payment_intent || typeof payment_intent === 'string') return false;
  const charge = payment_intent.latest_charge;
  return charge !== null && typeof charge === 'object' && (charge.amount_refunded > 0 || charge.disputed);
}
