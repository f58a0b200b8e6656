import type { ServerContext } from '../../db/context.ts';
import { forEachDue } from '../../db/for-each-due.ts';
import {
  canMove,
  claimDueQueries,
  findProvider,
  listOverdue,
  lockPayment,
  movePayment,
  type Notice,
  noteAnswer,
  noteSilence,
  type PaymentProvider,
  type ProviderAnswer,
  type ProviderPayment,
} from '../../payments/index.ts';
import { lockGroupWithOrders } from '../orders/pieces/lock-group.ts';
import { releaseBalanceParts } from './pieces/release-attempt.ts';
import { applyNotice } from './receive-payment.ts';

/** So many questions travel at once. */
const atOnce = 10;

/**
 * Asks the providers about the payments whose time has come, and settles what they say as their messages would. Open
 * payments find their money even if every message is lost; paid ones are compared with what was booked. Answers how many
 * were asked. Safe to run twice and in two processes at once.
 */
export async function queryPayments(ctx: ServerContext): Promise<number> {
  const workOutside = async (payment: ProviderPayment) => {
    const provider = await findProvider(ctx, payment.channel);
    if (provider) await ask(ctx, provider, payment);
    return true;
  };
  const find = () => claimDueQueries(ctx);
  return forEachDue(ctx, 'query-payments', { find, keyOf: ({ no }) => no, isPart: true, workOutside, atOnce });
}

/**
 * Closes what nobody has paid in time, after the provider has said so and takes no more money for it. One that does not
 * answer is left open for the next round. Answers how many are closed.
 */
export async function closeOverduePayments(ctx: ServerContext): Promise<number> {
  const workOutside = async (payment: ProviderPayment) => {
    const provider = await findProvider(ctx, payment.channel);
    if (provider && !(await isOver(ctx, provider, payment))) return false;
    return closeHere(ctx, payment);
  };
  const find = (limit: number) => listOverdue(ctx, limit);
  return forEachDue(ctx, 'close-payments', { find, keyOf: ({ no }) => no, workOutside, atOnce });
}

/** Puts the question and acts on the answer. Undefined: there was none. */
async function ask(
  ctx: ServerContext,
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<Answered | undefined> {
  if (!provider.query) return { answer: undefined };
  const answered = await provider.query(payment).then(
    (answer) => ({ answer }),
    () => undefined,
  );
  if (!answered) {
    await noteSilence(ctx, payment);
    return undefined;
  }
  await noteAnswer(ctx, payment);
  if (answered.answer) await applyNotice(ctx, payment.channel, toNotice(payment, answered.answer));
  return answered;
}

interface Answered {
  answer: ProviderAnswer;
}

/** The same answer given again is the same message. */
function toNotice({ no: paymentNo }: ProviderPayment, answer: NonNullable<ProviderAnswer>): Notice {
  const { status, tradeNo, amount, currency } = answer;
  return { ...answer, paymentNo, eventId: `query:${paymentNo}:${status}:${tradeNo}:${amount}:${currency}` };
}

/** True: the provider has told all it will, and takes nothing more. */
export async function isOver(
  ctx: ServerContext,
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<boolean> {
  const answered = await ask(ctx, provider, payment);
  if (!answered || answered.answer || !provider.close) return answered !== undefined;
  // Refused, it was paid in this very moment: the next round hears of it.
  return provider.close(payment).then(
    () => true,
    () => false,
  );
}

async function closeHere(ctx: ServerContext, { no, channel, purpose, purposeNo }: ProviderPayment): Promise<boolean> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const group = purpose === 'order' ? await lockGroupWithOrders(tx, purposeNo) : undefined;
    const payment = await lockPayment(tx, no, channel);
    if (!payment || !canMove(payment.status, 'close')) return false;
    await movePayment(tx, payment, { move: 'close', at });
    if (group) await releaseBalanceParts(tx, group.open, at);
    return true;
  });
}
