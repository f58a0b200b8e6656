import { channels } from '#lib/contract/payments/channels.ts';
import { batchSize } from '#lib/server/db/row-by-row/for-each-due.ts';
import { forEachLane, type LaneAnswer } from '#lib/server/db/row-by-row/for-each-lane.ts';
import { forgetUndue } from '#lib/server/db/row-by-row/row-failures.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  canMove,
  claimDueQueries,
  findProvider,
  listChannelsOfDueQueries,
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

/**
 * Asks the providers about the payments whose time has come, and settles what they say as their messages would. Open
 * payments find their money even if every message is lost; paid ones are compared with what was booked. Answers how many
 * have answered. Safe to run twice and in two processes at once.
 */
export async function queryPayments(ctx: ServerContext): Promise<number> {
  return forEachLane(ctx, 'query-payments', {
    lanes: await listChannelsOfDueQueries(ctx),
    take: (channel, most) => claimDueQueries(ctx, channel, most),
    keyOf: ({ no }) => no,
    ask: async (payment): Promise<LaneAnswer> => {
      const provider = await findProvider(ctx, payment.channel);
      return !provider || (await ask(ctx, provider, payment)) ? 'done' : 'unanswered';
    },
  });
}

/**
 * Closes what nobody has paid in time, after the provider has said so and takes no more money for it. One that does not
 * answer is left open for the next round. Answers how many are closed.
 */
export async function closeOverduePayments(ctx: ServerContext): Promise<number> {
  const lists = await Promise.all(channels.map((channel) => listOverdue(ctx, channel, batchSize)));
  const overdue = lists.flat();
  const left = Map.groupBy(overdue, ({ channel }) => channel);
  const isWhole = lists.every(({ length }) => length < batchSize);
  if (isWhole)
    await forgetUndue(
      ctx,
      'close-payments',
      overdue.map(({ no }) => no),
    );
  return forEachLane(ctx, 'close-payments', {
    lanes: [...left.keys()],
    take: async (channel, most) => left.get(channel)?.splice(0, most) ?? [],
    keyOf: ({ no }) => no,
    ask: (payment) => closeOverdue(ctx, payment),
  });
}

async function closeOverdue(ctx: ServerContext, payment: ProviderPayment): Promise<LaneAnswer> {
  const provider = await findProvider(ctx, payment.channel);
  const told = provider ? await tellEnd(ctx, provider, payment) : 'over';
  if (told === 'unanswered') return told;
  return told === 'over' && (await closeHere(ctx, payment)) ? 'done' : 'undone';
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
  return (await tellEnd(ctx, provider, payment)) === 'over';
}

/** Asks a last time and ends the payment there. `open`: it can still be paid, or was in this very moment. */
async function tellEnd(
  ctx: ServerContext,
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<'over' | 'open' | 'unanswered'> {
  const answered = await ask(ctx, provider, payment);
  if (!answered) return 'unanswered';
  if (answered.answer || !provider.close) return 'over';
  // Refused, it was paid in this very moment: the next round hears of it.
  return provider.close(payment).then(
    () => 'over',
    () => 'open',
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
