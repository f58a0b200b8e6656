import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { amendOrder } from '../move-order.ts';
import type { Order } from '../repository.ts';
import { thawed } from './receipt-clock.ts';

interface ClockChange {
  at: Date;
  actor?: Actor;
}

/**
 * An after-sale of the order is open: nothing confirms or completes it by itself until `thawClocks`. The order is locked.
 * Asked again, the clocks stand since the first time. A completed order has none left. Throws `status_changed` for one that
 * is closed.
 */
export async function freezeClocks(tx: Executor, order: Order, { at, actor }: ClockChange): Promise<Order> {
  if (order.aftersaleStatus === 'open') return order;
  if (order.status === 'closed') throw new DomainError('status_changed');
  const facts = { aftersaleStatus: 'open' as const, frozenAt: order.status === 'completed' ? null : at };
  return amendOrder(tx, order, { event: 'freeze', at, actor, facts });
}

/** The last open after-sale is over: each clock goes on with what was left of it, and with three days at least. */
export async function thawClocks(tx: Executor, order: Order, { at, actor }: ClockChange): Promise<Order> {
  const { frozenAt, autoConfirmAt, aftersaleDeadline } = order;
  if (order.aftersaleStatus !== 'open') throw new DomainError('status_changed');
  const aftersaleStatus = 'done' as const;
  if (frozenAt === null) return amendOrder(tx, order, { event: 'thaw', at, actor, facts: { aftersaleStatus } });
  const facts = {
    aftersaleStatus,
    frozenAt: null,
    autoConfirmAt: thawed(autoConfirmAt, { frozenAt, at }),
    aftersaleDeadline: thawed(aftersaleDeadline, { frozenAt, at }),
  };
  return amendOrder(tx, order, { event: 'thaw', at, actor, facts });
}
