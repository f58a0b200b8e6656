import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { formatFen } from '../../kernel/money.ts';
import { notify } from '../../messaging/index.ts';
import {
  lockOpenPayments,
  type NoticeDecision,
  type Payment,
  type TakenNotice,
  takeNotice,
} from '../../payments/index.ts';
import { accounts, post } from '../../wallet/index.ts';
import { moneyAt } from '../refund/pieces/money-at.ts';
import { releaseBalanceParts } from './pieces/release-attempt.ts';

/**
 * What an operator does about a message of a provider that settled nothing: puts its money on the owner's balance, notes
 * that it was paid back manually, or that nothing is to be done. The owner is told of the first two. Throws what
 * `takeNotice` throws.
 */
export async function resolveNotice(ctx: ServerContext, decision: Omit<NoticeDecision, 'at'>): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { notice, payment } = await takeNotice(tx, { ...decision, at });
    if (!payment || decision.resolution === 'noted') return;
    // What was set aside beside a payment that waits no more.
    if (payment.purpose === 'order') await releaseBalanceParts(tx, await lockOpenPayments(tx, payment.purposeNo), at);
    if (decision.resolution === 'credited') await credit(tx, { notice, payment }, { ...decision, at });
    await announce(tx, { notice, payment }, { ...decision, at });
  });
}

type Known = TakenNotice & { payment: Payment };

/** P1 of what really came, under the notice: the recharge itself was for another amount, or had failed. */
async function credit(tx: Executor, { notice, payment }: Known, { operator, at }: NoticeDecision): Promise<void> {
  const { amount } = notice.content;
  await post(tx, {
    type: 'recharge',
    ref: { type: 'payment_notice', no: payment.purposeNo },
    idem: `notice:${notice.id}`,
    memo: { key: 'memoRecharge', args: { no: payment.purposeNo } },
    entries: [
      { account: moneyAt({ channel: notice.channel, userId: payment.userId }), amount: -amount },
      { account: accounts.userBalance(payment.userId), amount },
    ],
    actor: operator,
    at,
  });
}

const rechargeEvents = { credited: 'rechargeReceived', returned: 'rechargeReturned' } as const;
const orderEvents = { credited: 'orderMoneyCredited', returned: 'orderMoneyReturned' } as const;

async function announce(
  tx: Executor,
  { notice, payment }: Known,
  { resolution, reason, at }: NoticeDecision,
): Promise<void> {
  const args = { no: payment.purposeNo, amount: formatFen(notice.content.amount), reason };
  const events = payment.purpose === 'order' ? orderEvents : rechargeEvents;
  const event = resolution === 'credited' ? events.credited : events.returned;
  await notify(tx, { userId: payment.userId, event, args, dedupeKey: `notice:${notice.id}`, now: at });
}
