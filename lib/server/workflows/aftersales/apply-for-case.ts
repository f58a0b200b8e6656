import { approveCase, type CaseRequest, isGrantedAtOnce, notifySellerOf, openCase } from '../../aftersales/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { runOnce } from '../../db/idempotency.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findOrder, lockOrder, type Order } from '../../orders/index.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { lockStore } from '../../store/index.ts';
import { refundCase } from './pieces/refund-case.ts';

interface Application {
  /** The order's number. */
  no: string;
  request: CaseRequest;
  /** The client's `Idempotency-Key`: the same request sent twice is one case. */
  key: string;
}

/**
 * A1, A1f: a customer asks for after-sales service. What nobody has accepted yet is refunded at once, without anybody's
 * hand. Throws `not_found`, `invalid_input`, `case_open`, and what `runOnce` throws. Answers the number of the case.
 */
export function applyForCase(
  ctx: ServerContext,
  member: Member,
  { no, request, key }: Application,
): Promise<{ no: string }> {
  const find = async (tx: Executor) => {
    const order = await lockOrder(tx, { no, userId: member.userId });
    return order && { order, storeId: order.storeId };
  };
  return openOnce(ctx, { member, no, request, key, find });
}

/**
 * A1o: an operator opens a case for a customer, also when the time to ask is over; of a store that has closed since, the
 * platform answers it. Throws as above, and `own_record` for an own order.
 */
export function openForCustomer(ctx: ServerContext, operator: Member, { no, request, key }: Application) {
  const find = async (tx: Executor) => {
    const storeId = await findAnswerer(tx, no);
    const order = await lockOrder(tx, { no });
    if (order?.userId === operator.userId) throw new DomainError('own_record');
    return order && { order, storeId };
  };
  return openOnce(ctx, { member: operator, no, request, key, find });
}

/** Locks the order's store, so that it either finds the case open when it closes, or has closed before. */
async function findAnswerer(tx: Executor, no: string): Promise<number | null> {
  const storeId = (await findOrder(tx, { no }))?.storeId ?? null;
  if (storeId === null) return null;
  return (await lockStore(tx, storeId)).status === 'closed' ? null : storeId;
}

interface Opening extends Application {
  member: Member;
  /** The order, locked, and who answers for it. */
  find: (tx: Executor) => Promise<Pick<Found, 'order' | 'storeId'> | undefined>;
}

async function openOnce(ctx: ServerContext, { member, no, request, key, find }: Opening): Promise<{ no: string }> {
  const settings = await getSettings(ctx);
  const call = { userId: member.userId, key, route: 'aftersale/apply', request: { no, ...request } };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, async () => {
      const found = await find(tx);
      if (!found) throw new DomainError('not_found');
      return { no: await open(tx, ctx, { ...found, member, request, settings }) };
    }),
  );
}

interface Found {
  order: Order;
  storeId: number | null;
  member: Member;
  request: CaseRequest;
  settings: Settings;
}

async function open(tx: Executor, ctx: ServerContext, found: Found): Promise<string> {
  const { order, storeId, member, request, settings } = found;
  const at = ctx.clock.now();
  const aftersale = await openCase(tx, { order, storeId, request, actor: member, settings, at });
  if (!isGrantedAtOnce(order)) {
    await notifySellerOf(tx, aftersale, { event: 'caseApplied', at });
    return aftersale.no;
  }
  const approval = { at, settings, actor: undefined, address: undefined };
  const granted = await approveCase(tx, aftersale, approval);
  const current = await lockOrder(tx, { id: order.id });
  if (current) await refundCase(tx, ctx, { aftersale: granted, order: current, actor: member });
  return aftersale.no;
}
