import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { listPaymentsByNo, listRefundsOf } from '#lib/server/payments/index.ts';
import { listAllocations } from '../dispatch/allocation-repository.ts';
import type { Order } from '../repository.ts';

/** One movement of money or points of an order. */
export interface MoneyEntry {
  kind: 'payment' | 'points' | 'refund' | 'points_returned' | 'points_earned';
  no: string;
  channel: string;
  status: string;
  amount: Fen;
  points: number;
  at: Date;
}

/** Money and points of an order, in the order in which they moved. */
export async function listMoneyEntries(db: Executor, order: Order): Promise<MoneyEntry[]> {
  const entries = [...(await listPaid(db, order)), ...(await listRefunded(db, order)), ...pointsOf(order)];
  return entries.sort((left, right) => left.at.getTime() - right.at.getTime());
}

async function listPaid(db: Executor, { id }: Order): Promise<MoneyEntry[]> {
  const allocations = await listAllocations(db, id);
  const payments = await listPaymentsByNo(
    db,
    allocations.map(({ paymentNo }) => paymentNo),
  );
  return allocations.flatMap(({ paymentNo, amount }) => {
    const payment = payments.find(({ no }) => no === paymentNo);
    if (!payment) return [];
    const { channel, status, settledAt, createdAt } = payment;
    return { kind: 'payment' as const, no: paymentNo, channel, status, amount, points: 0, at: settledAt ?? createdAt };
  });
}

async function listRefunded(db: Executor, { no: orderNo }: Order): Promise<MoneyEntry[]> {
  const refunds = await listRefundsOf(db, orderNo);
  return refunds.map(({ no, channel, status, amount, succeededAt, createdAt }) => ({
    kind: 'refund',
    no,
    channel,
    status,
    amount,
    points: 0,
    at: succeededAt ?? createdAt,
  }));
}

function pointsOf(order: Order): MoneyEntry[] {
  const { no, pointsUsed, pointsAmount, pointsToEarn, status, createdAt, closedAt, completedAt } = order;
  const entry = { no, channel: 'points', status };
  const used = { ...entry, amount: pointsAmount, points: pointsUsed };
  return [
    ...(pointsUsed > 0 ? [{ ...used, kind: 'points' as const, at: createdAt }] : []),
    ...(pointsUsed > 0 && closedAt ? [{ ...used, kind: 'points_returned' as const, at: closedAt }] : []),
    ...(pointsToEarn > 0 && completedAt
      ? [{ ...entry, kind: 'points_earned' as const, amount: 0, points: pointsToEarn, at: completedAt }]
      : []),
  ];
}
