import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import { notify } from '#lib/server/messaging/index.ts';
import type { Payment } from '#lib/server/payments/index.ts';
import type { LockedGroup } from '../../orders/pieces/lock-group.ts';

export const payLink = (groupNo: string) => userPath('quotation_order/pay', { no: groupNo });

interface Paid {
  payment: Payment;
  amount: Fen;
  at: Date;
}

/** The money has come. */
export async function notifyPaid(
  tx: Executor,
  { group, due }: LockedGroup,
  { payment, amount, at }: Paid,
): Promise<void> {
  const [first, ...others] = due.parts;
  const no = first && others.length === 0 ? first.order.no : group.no;
  const link = first && others.length === 0 ? userPath('order_info', { no }) : payLink(no);
  const args = { no, amount: formatFen(amount) };
  await notify(tx, {
    userId: group.userId,
    event: 'orderPaid',
    args,
    link,
    dedupeKey: `payment:${payment.no}`,
    now: at,
  });
}
