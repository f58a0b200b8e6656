import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { claimFile } from '#lib/server/files/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { notifyCustomer } from '../dispatch/notify-stores.ts';
import { moveOrder } from '../move-order.ts';
import { listLines, type Order } from '../repository.ts';
import { lockOwnOrder, type Seller } from '../seller/seller.ts';
import { confirmAt } from './receipt-clock.ts';
import { addShipped } from './shipment-repository.ts';

interface Proof {
  no: string;
  note: string;
  /** Addresses of own uploads with the topic `delivery`. */
  files: string[];
}

/**
 * O10: a service is done, files are delivered or goods were handed over, with a note or files to show for it. Throws
 * `not_found`, `not_paid_in_full`, `invalid_input` at `note` or `files`, and `status_changed` for an order that is to be
 * shipped or not at work.
 */
export async function finishService(ctx: ServerContext, seller: Seller, proof: Proof): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  if (proof.note === '' && proof.files.length === 0) {
    throw new DomainError('invalid_input', { fields: { note: { key: 'required' } } });
  }
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, seller, proof.no);
    requireDoable(order);
    const facts = {
      proofNote: proof.note,
      proofFileIds: await claimProofs(tx, order, { seller, files: proof.files }),
      fulfilmentStatus: 'shipped' as const,
      firstShippedAt: order.firstShippedAt ?? at,
      shippedAt: at,
      autoConfirmAt: confirmAt(settings, order.fulfilment, at),
    };
    await countDone(tx, order);
    await moveOrder(tx, order, { move: 'ship', event: 'done', at, actor: seller.member, facts });
    const args = { kind: order.fulfilment };
    await notifyCustomer(tx, order, { event: 'orderDone', args, cause: order.no, at });
  });
}

function requireDoable({ status, fulfilment, aftersaleStatus, paidAmount, payableAmount }: Order): void {
  if (status !== 'processing' || fulfilment === 'ship' || aftersaleStatus === 'open') {
    throw new DomainError('status_changed');
  }
  if (paidAmount < payableAmount) throw new DomainError('not_paid_in_full');
}

async function claimProofs(
  tx: Executor,
  { no }: Order,
  { seller, files }: { seller: Seller; files: string[] },
): Promise<number[]> {
  const ids: number[] = [];
  for (const url of files) {
    const claim = { userId: seller.member.userId, url, subject: `delivery:${no}`, field: 'files' };
    ids.push((await claimFile(tx, { ...claim, accept: { isPrivate: true, topics: ['delivery'] } })).id);
  }
  return ids;
}

async function countDone(tx: Executor, order: Order): Promise<void> {
  for (const { id: lineId, qty, cancelledQty, shippedQty } of await listLines(tx, [order.id])) {
    const rest = qty - cancelledQty - shippedQty;
    if (rest > 0) await addShipped(tx, order.id, { lineId, qty: rest });
  }
}
