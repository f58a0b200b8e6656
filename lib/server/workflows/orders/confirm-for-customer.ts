import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { runOnce } from '../../db/idempotency.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notifyCustomer } from '../../orders/index.ts';
import { lockConfirmable, saveSignedDocuments } from '../../quotation/index.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { type CreatedOrders, orderInside } from '../checkout/create-order.ts';

interface SignedConfirmation {
  no: string;
  /** The version that was signed. */
  n: number;
  /** Addresses of own uploads with the topic `quotation`: the signed paper. */
  files: string[];
  /** The client's `Idempotency-Key`. */
  key: string;
}

/**
 * Q7 by an operator: the customer has signed the offer on paper, which becomes an order just as if the customer had
 * confirmed it, sent where the quotation says. Throws `not_found`, `own_record`, `quote_expired`, `status_changed`,
 * `offer_store_away`, `offer_store_closed`, `address_needed`, `out_of_stock`, `invalid_input` at `files`, and what `runOnce`
 * throws.
 */
export async function confirmForCustomer(
  ctx: ServerContext,
  operator: Member,
  { key, ...request }: SignedConfirmation,
): Promise<CreatedOrders> {
  const settings = await getSettings(ctx);
  const call = { userId: operator.userId, key, route: 'operator/quote/confirm', request };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, () => confirm(tx, ctx, { operator, settings, ...request })),
  );
}

type Confirming = Omit<SignedConfirmation, 'key'> & { operator: Member; settings: Settings };

async function confirm(tx: Executor, ctx: ServerContext, confirming: Confirming): Promise<CreatedOrders> {
  const { operator: actor, settings, no, n, files } = confirming;
  const { quotation } = await lockConfirmable(tx, ctx, { no, n });
  const { userId } = quotation;
  if (userId === actor.userId) throw new DomainError('own_record');
  await saveSignedDocuments(tx, quotation, { operator: actor, urls: files });
  const input = { what: { source: 'quote' as const, no, n }, points: 0 };
  const created = await orderInside(tx, ctx, {
    userId,
    actor,
    input,
    settings,
    address: quotation.address ?? undefined,
  });
  for (const orderNo of created.orders) {
    const notified = {
      event: 'quoteConfirmedFor',
      args: { quotation: no },
      cause: orderNo,
      at: ctx.clock.now(),
    } as const;
    await notifyCustomer(tx, { userId, no: orderNo }, notified);
  }
  return created;
}
