import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { Member } from '../../kernel/actor.ts';
import { auditMoney } from '../../workflows/ledger/audit-money.ts';
import { closeOverduePayments, queryPayments } from '../../workflows/payment/query-payments.ts';
import { receiveNotice } from '../../workflows/payment/receive-payment.ts';
import { listOpenNotices } from '../notices/list-notices.ts';
import { newMember, rechargesOf } from '../online-for-tests.ts';
import { startStripe, type TestSession, toStripeEvent } from './stripe-for-tests.ts';

const stripe = await startStripe();
const test = await createTestContext({ ...stripe.env, PUBLIC_URL: 'https://shop.test' });
const recharges = rechargesOf(test, 'stripe');
afterAll(async () => {
  await test.close();
  await stripe.stop();
});

const receive = (message: { headers: Headers; body: string }) => receiveNotice(test.ctx, 'stripe', message);
const completed = 'checkout.session.completed';

/** The event about a payment's session, with the session as it is at Stripe but for `changes`. */
function eventOf(no: string, changes: Partial<TestSession> = {}, options: { event?: object; secret?: string } = {}) {
  const session = { ...stripe.find(no), ...changes };
  const sent = { ...session, payment_intent: session.payment_intent?.id ?? null };
  return toStripeEvent(completed, sent, { ...options, at: test.ctx.clock.now() });
}

/** A recharge whose customer has paid on Stripe's page; nothing has been heard of it yet. */
async function paid(member: Member, amount?: number) {
  const begun = await recharges.begin(member, amount);
  stripe.pay(begun.payment.no);
  return begun;
}

describe('a Checkout session', () => {
  it('is opened once under our number, in fen, and leads the customer to its page', async () => {
    const member = newMember();
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([
      recharges.begin(member, 1_999, key),
      recharges.begin(member, 1_999, key),
    ]);
    expect(second.payment.no).toBe(first.payment.no);
    expect(stripe.find(first.payment.no)).toMatchObject({ amount_total: 1_999, currency: 'cny' });
    const { instructions } = await recharges.begin(member, 1_999, key);
    expect(instructions.url).toBe(stripe.find(first.payment.no)?.url);
    expect([...stripe.sessions.values()].filter((it) => it.client_reference_id === first.payment.no)).toHaveLength(1);
  });

  it('that Stripe does not open is tried again under the same number by the same request', async () => {
    const [member, key] = [newMember(), crypto.randomUUID()];
    stripe.state.isDown = true;
    await expect(recharges.begin(member, 500, key)).rejects.toMatchObject({ code: 'channel_unavailable' });
    stripe.state.isDown = false;
    const { payment, instructions } = await recharges.begin(member, 500, key);
    expect([payment.status, instructions.url]).toEqual(['pending', stripe.find(payment.no)?.url]);
  });
});

describe('an event', () => {
  it('credits once, whether five come at once, a question beside them, or the same again later', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    test.ctx.clock.advance(61);
    const [same, other] = [eventOf(payment.no), eventOf(payment.no)];
    const [outcomes] = await Promise.all([
      Promise.all([same, same, same, other, other].map(receive)),
      queryPayments(test.ctx),
    ]);
    expect(outcomes.filter((outcome) => outcome !== 'applied' && outcome !== 'duplicate')).toEqual([]);
    expect(await receive(same)).toBe('duplicate');
    const said = await recharges.outcomesOf(payment.no);
    expect(said.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(await recharges.balanceOf(member)).toBe(10_050);
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it.each([
    ['another amount', { amount_total: 10_049 }, {}],
    ['yuan taken for fen', { amount_total: 100.5 }, {}],
    ['another currency', { currency: 'usd' }, {}],
    ['another account', {}, { account: 'acct_of_others' }],
    ['the other of test and real money', {}, { livemode: true }],
  ])('about %s moves nothing and waits for an operator', async (_, changes, event) => {
    const member = newMember();
    const { payment, recharge } = await paid(member);
    expect(await receive(eventOf(payment.no, changes, { event }))).toBe('mismatch');
    expect([await recharges.balanceOf(member), await recharges.statusOf(member, recharge.no)]).toEqual([0, 'pending']);
    const { list } = await listOpenNotices(test.ctx, { page: 1, limit: 100, offset: 0 });
    const notified = list.find(({ paymentNo }) => paymentNo === payment.no);
    expect(Number.isSafeInteger(notified?.amount)).toBe(true);
  });

  it('is refused with another secret, a changed body, no signature, or when it is old', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    const good = eventOf(payment.no);
    const forged = [
      eventOf(payment.no, {}, { secret: 'whsec_of_somebody_else' }),
      { ...good, body: good.body.replace('10050', '10051') },
      { ...good, headers: new Headers() },
      { ...good, headers: new Headers({ 'stripe-signature': 't=1,v1=' }) },
    ];
    for (const message of forged) await expect(receive(message)).rejects.toMatchObject({ code: 'signature_wrong' });
    test.ctx.clock.advance(301);
    await expect(receive(good)).rejects.toMatchObject({ code: 'signature_wrong' });
    expect([await recharges.balanceOf(member), await recharges.outcomesOf(payment.no)]).toEqual([0, []]);
  });

  it('for a number nobody knows stays on record, one that is none of ours is ignored', async () => {
    const session = { id: 'cs_x', amount_total: 1, currency: 'cny', payment_status: 'paid', payment_intent: 'pi_x' };
    const send = (client_reference_id: string | null, type = completed) =>
      receive(toStripeEvent(type, { ...session, client_reference_id }, { at: test.ctx.clock.now() }));
    expect(await send('PY00000000000000')).toBe('unknown');
    expect(await send('order-of-another-shop')).toBe('ignored');
    expect(await send(null)).toBe('ignored');
    expect(await send('PY00000000000000', 'customer.created')).toBe('ignored');
  });

  it('of a payment that is still on its way credits nothing before the money has come', async () => {
    const member = newMember();
    const { payment } = await recharges.begin(member);
    expect(await receive(eventOf(payment.no, { status: 'complete' }))).toBe('ignored');
    stripe.pay(payment.no);
    const later = { ...stripe.find(payment.no), payment_intent: 'pi_later' };
    const message = toStripeEvent('checkout.session.async_payment_succeeded', later, { at: test.ctx.clock.now() });
    expect([await recharges.balanceOf(member), await receive(message)]).toEqual([0, 'applied']);
    expect(await recharges.balanceOf(member)).toBe(10_050);
  });

  it.each([
    ['checkout.session.async_payment_failed', 'failed'],
    ['checkout.session.expired', 'closed'],
  ])('%s ends the recharge as %s', async (type, status) => {
    const member = newMember();
    const { payment, recharge } = await recharges.begin(member);
    const session = stripe.find(payment.no) ?? {};
    expect(await receive(toStripeEvent(type, session, { at: test.ctx.clock.now() }))).toBe('applied');
    expect(await recharges.statusOf(member, recharge.no)).toBe(status);
  });

  it('of a refund made at Stripe goes to an operator', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    await receive(eventOf(payment.no));
    const metadata = { payment_no: payment.no };
    const charge = { id: 'ch_1', payment_intent: `pi_${payment.no}`, amount: 10_050, currency: 'cny', metadata };
    const message = toStripeEvent('charge.refunded', charge, { at: test.ctx.clock.now() });
    expect(await receive(message)).toBe('refunded');
  });
});

describe('asking Stripe', () => {
  it('finds the money of a lost event, and later what has gone back', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    test.ctx.clock.advance(60);
    await queryPayments(test.ctx);
    expect(await recharges.balanceOf(member)).toBe(10_050);
    const intent = stripe.find(payment.no)?.payment_intent;
    if (intent) intent.latest_charge.disputed = true;
    test.ctx.clock.advance(120);
    await queryPayments(test.ctx);
    expect(await recharges.outcomesOf(payment.no)).toEqual(['applied', 'refunded']);
  });

  it('comes before closing, and closes at Stripe as well', async () => {
    const [payer, other] = [newMember(), newMember()];
    const [{ recharge: paidOne }, open] = [await paid(payer), await recharges.begin(other)];
    test.ctx.clock.advance(2 * 3600 + 1);
    await closeOverduePayments(test.ctx);
    expect(await recharges.statusOf(payer, paidOne.no)).toBe('succeeded');
    expect([await recharges.statusOf(other, open.recharge.no), stripe.find(open.payment.no)?.status]).toEqual([
      'closed',
      'expired',
    ]);
  });
});

it('leaves a sound ledger behind', async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
});
