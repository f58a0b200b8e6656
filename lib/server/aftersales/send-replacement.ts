import type { CarrierCode } from '#lib/contract/orders/carriers.ts';
import { type Pieces, reserveStock, restock, takeStock } from '../catalogue/index.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { listLines, type OrderLine, type Seller } from '../orders/index.ts';
import { getSettings } from '../site/index.ts';
import { holdEvidence, subjectOfCase } from './held-files.ts';
import { lockForSeller } from './lock-case.ts';
import { moveCase } from './move-case.ts';
import { notifyCustomerOf } from './notify-parties.ts';
import { type Aftersale, type AftersaleLine, listCaseLines } from './repository.ts';

interface Replacement {
  no: string;
  /** Missing where nothing is sent. */
  carrier?: CarrierCode | undefined;
  carrierName: string;
  trackingNo: string;
  note: string;
  files: string[];
}

/**
 * A15: sends again, or says that a service was done again. What comes from the stock is taken from it, and what came back and
 * can be sold again is put there. Throws `not_found`,
 * `own_record`, `status_changed`, `out_of_stock`, and `invalid_input` at what a parcel lacks, or a service.
 */
export async function sendReplacement(ctx: ServerContext, seller: Seller, replacement: Replacement): Promise<void> {
  const { no, carrier, carrierName, trackingNo, note, files } = replacement;
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { aftersale } = await lockForSeller(tx, seller, no);
    requireSendable(aftersale, replacement);
    await takePieces(tx, aftersale);
    const { userId } = seller.member;
    const held = await holdEvidence(tx, { userId, subject: subjectOfCase(aftersale.id), urls: files });
    const parcel = { carrierCode: carrier ?? '', carrierName, trackingNo, sentAt: at.toISOString() };
    const facts = { replacement: { ...parcel, note, files: held } };
    const moved = await moveCase(tx, aftersale, { move: 'reship', at, settings, actor: seller.member, facts });
    const args = { isSent: carrier ? 'yes' : 'no', carrier: carrierName, tracking: trackingNo };
    await notifyCustomerOf(tx, moved, { event: 'caseReshipped', args, at });
  });
}

function requireSendable(
  { fulfilment }: Aftersale,
  { carrier, carrierName, trackingNo, note, files }: Replacement,
): void {
  const isSent = fulfilment === 'ship';
  const lacks = (field: string) => new DomainError('invalid_input', { fields: { [field]: { key: 'required' } } });
  if (isSent && !carrier) throw lacks('carrier');
  if (isSent && carrier === 'other' && carrierName === '') throw lacks('carrier_name');
  if (isSent && trackingNo === '') throw lacks('tracking_no');
  if (!isSent && note === '' && files.length === 0) throw lacks('note');
}

/** Promised and taken at once: what is sold out cannot be sent again. What came back is there before. */
async function takePieces(tx: Executor, { id, orderId }: Aftersale): Promise<void> {
  const [parts, lines] = await Promise.all([listCaseLines(tx, [id]), listLines(tx, [orderId])]);
  await restock(tx, resellable(parts, lines));
  const pieces = parts.flatMap(({ orderLineId, exchangeVariantId, qty }): Pieces[] => {
    const line = lines.find((other) => other.id === orderLineId);
    const variantId = exchangeVariantId ?? (line?.isStocked ? line.variantId : null);
    return variantId === null || variantId === undefined ? [] : [{ variantId, qty }];
  });
  const stocked = await reserveStock(tx, pieces);
  await takeStock(
    tx,
    pieces.filter(({ variantId }) => stocked.has(variantId)),
  );
}

function resellable(parts: AftersaleLine[], lines: OrderLine[]): Pieces[] {
  return parts.flatMap(({ orderLineId, resellableQty }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    if (!line?.isStocked || line.variantId === null || !resellableQty) return [];
    return [{ variantId: line.variantId, qty: resellableQty }];
  });
}
