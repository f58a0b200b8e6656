import type { PayChannel } from '#lib/contract/payments/channels.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import {
  type CheckoutGroup,
  dueOfGroup,
  findGroup,
  type GroupDue,
  listLines,
  listOrdersOfGroup,
  type Order,
  type OrderLine,
} from '../../orders/index.ts';
import {
  instructPayer,
  linkToVoucher,
  listOfferedProviders,
  listPaymentsOfGroup,
  type Payment,
} from '../../payments/index.ts';
import { getUserBalances } from '../../wallet/index.ts';
import { type BalanceProof, balanceProofOf } from './prove-balance.ts';

export interface ShownPayment {
  payment: Payment;
  instructions: Record<string, string>;
  voucherLink: string;
}

export interface GroupDetails {
  group: CheckoutGroup;
  orders: { order: Order; lines: OrderLine[] }[];
  due: GroupDue<Order>;
  /** What its owner can pay from the balance. */
  balance: Fen;
  /** Payment methods for what is due. */
  channels: PayChannel[];
  /** What paying from the balance asks for once more. */
  balanceProof: BalanceProof;
  payments: ShownPayment[];
}

/** How far the paying of a group is. Throws `not_found`, for a group of somebody else as for none. */
export async function describeGroupDue(
  ctx: ServerContext,
  userId: number,
  no: string,
): Promise<{ group: CheckoutGroup; due: GroupDue<Order>; orders: Order[] }> {
  const group = await findGroup(ctx.db, { no, userId });
  if (!group) throw new DomainError('not_found');
  const orders = await listOrdersOfGroup(ctx.db, group.id);
  return { group, orders, due: dueOfGroup(orders) };
}

/** The same with all that a page needs to pay. Throws `not_found`. */
export async function describeGroup(ctx: ServerContext, userId: number, no: string): Promise<GroupDetails> {
  const { group, orders, due } = await describeGroupDue(ctx, userId, no);
  const [lines, payments, { balanceAmount }, balanceProof] = await Promise.all([
    listLines(
      ctx.db,
      orders.map(({ id }) => id),
    ),
    listPaymentsOfGroup(ctx.db, no),
    getUserBalances(ctx.db, userId),
    balanceProofOf(ctx, userId),
  ]);
  return {
    group,
    orders: orders.map((order) => ({ order, lines: lines.filter(({ orderId }) => orderId === order.id) })),
    due,
    balance: balanceAmount,
    channels: due.status === 'open' ? await listWays(ctx, due.due) : [],
    balanceProof,
    payments: await Promise.all(payments.map((payment) => show(ctx, payment))),
  };
}

async function listWays(ctx: ServerContext, due: Fen): Promise<PayChannel[]> {
  if (due === 0) return ['none'];
  return ['balance', ...(await listOfferedProviders(ctx)).map(({ channel }) => channel)];
}

async function show(ctx: ServerContext, payment: Payment): Promise<ShownPayment> {
  const [instructions, voucherLink] = await Promise.all([instructPayer(ctx, payment), linkToVoucher(ctx, payment)]);
  return { payment, instructions, voucherLink };
}
