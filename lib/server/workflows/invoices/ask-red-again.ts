import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  findExcess,
  type IssuerActor,
  isPayingBack,
  listItems,
  listReds,
  listRefusedItems,
  lockIssuedWithOrders,
  lockLiveOfOrder,
  requestForRefund,
} from '../../invoices/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import { listLines, type Order } from '../../orders/index.ts';
import { linesOncePaidBack } from '../aftersales/pieces/hold-refund.ts';

/**
 * I7: whoever issues asks again for what a refund has made too much of an invoice, and of which nothing came: under a new number, over
 * what is too much by now, so that it is taken back once however often it is asked for. What the money of a case waits for counts as
 * gone. Throws `not_found`, `own_record`, `status_changed` where nothing was refused or one is open, and `invalid_input` at `no` where
 * money is on its way, or nothing has to be taken back any more.
 */
export async function askRedAgain(
  ctx: ServerContext,
  actor: IssuerActor,
  { no, note = '' }: { no: string; note?: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { application, orders } = await lockIssuedWithOrders(tx, no, actor);
    const refused = await findRefused(tx, application.id, orders);
    if (refused.length === 0) throw new DomainError('status_changed');
    const parts = [];
    for (const order of refused) parts.push(...(await findTooMuch(tx, application.id, order)));
    if (parts.length === 0) throw refusal('nothing');
    await requestForRefund(tx, ctx, { application, orders: refused, parts, note, actor: actor.member });
  });
}

/** Of which of its orders something was refused. */
async function findRefused(tx: Executor, applicationId: number, orders: readonly Order[]): Promise<Order[]> {
  const refused = listRefusedItems(await listReds(tx, applicationId));
  const items = (await listItems(tx, applicationId)).filter(({ id }) => refused.includes(id));
  return orders.filter(({ id }) => items.some(({ orderId }) => orderId === id));
}

async function findTooMuch(tx: Executor, applicationId: number, order: Order) {
  if (isPayingBack(order, await listLines(tx, [order.id]))) throw refusal('refunding');
  const all = await lockLiveOfOrder(tx, order.id);
  const excess = findExcess(
    await linesOncePaidBack(tx, order),
    all.map(({ live }) => live),
  );
  return excess.find(({ id }) => id === applicationId)?.parts ?? [];
}

const refusal = (why: 'refunding' | 'nothing') =>
  new DomainError('invalid_input', { fields: { no: { key: `redAgain_${why}` } } });
