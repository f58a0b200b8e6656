import {
  type Aftersale,
  type AftersaleLine,
  amendCase,
  approveCase,
  type CameBack,
  findAddressOfCase,
  findReturnAddress,
  type LockedCase,
  listCaseLines,
  lockCase,
  lockForSeller,
  moveCase,
  notifyCustomerOf,
  notifySellerOf,
  partsToRefund,
  paysBack,
  type ReturnAddress,
  readBasis,
  received,
  recordReceived,
  requireMove,
  valuePieces,
} from '../../aftersales/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Actor, Member } from '../../kernel/actor.ts';
import { shopMoment } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { refundOf, type Seller } from '../../orders/index.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { holdRefund } from './pieces/hold-refund.ts';
import { refundCase } from './pieces/refund-case.ts';

interface Approval {
  no: string;
  /** Where goods are sent back to; missing: the default. */
  addressId?: number | undefined;
}

/**
 * A2, A3, A4: the seller grants what was asked for; money goes back at once. Throws `not_found`, `own_record`, `status_changed`,
 * `return_address_needed`, `invalid_input` at the address.
 */
export async function approveRequest(ctx: ServerContext, seller: Seller, { no, addressId }: Approval): Promise<void> {
  const settings = await getSettings(ctx);
  const address = await findReturnAddress(ctx, seller.storeId, addressId);
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { aftersale, order } = await lockForSeller(tx, seller, no);
    const granted = await approveCase(tx, aftersale, { at, settings, actor: seller.member, address });
    await refundIfDue(tx, ctx, { aftersale: granted, order, actor: seller.member });
  });
}

/** Pays back what waits for it only, and for no red letter. Answers whether it did. */
export async function refundIfDue(
  tx: Executor,
  ctx: ServerContext,
  refunding: LockedCase & { actor?: Actor | undefined },
): Promise<boolean> {
  if (refunding.aftersale.status !== 'awaiting_refund' || (await holdRefund(tx, ctx, refunding))) return false;
  await refundCase(tx, ctx, refunding);
  return true;
}

/**
 * A9: the customer agrees to the amount that was offered. Throws `not_found`, and `status_changed` for another one, or none.
 */
export async function acceptProposal(
  ctx: ServerContext,
  member: Member,
  { no, amount }: { no: string; amount: Fen },
): Promise<void> {
  const settings = await getSettings(ctx);
  const address = await findAddressOfCase(ctx, { no, userId: member.userId });
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { aftersale, order } = await lockCase(tx, { no, userId: member.userId });
    if (aftersale.proposedAmount === null || aftersale.proposedAmount !== amount)
      throw new DomainError('status_changed');
    const accepted = await settleOn(tx, { aftersale, amount, address, member, settings, at });
    await notifySellerOf(tx, accepted, { event: 'caseAnswered', at });
    await refundIfDue(tx, ctx, { aftersale: accepted, order, actor: member });
  });
}

interface Agreed {
  aftersale: Aftersale;
  amount: Fen;
  address: ReturnAddress | undefined;
  member: Member;
  settings: Settings;
  at: Date;
}

async function settleOn(tx: Executor, agreed: Agreed): Promise<Aftersale> {
  const { aftersale, amount, address, member: actor, settings, at } = agreed;
  const change = { at, settings, actor, event: 'accept' };
  if (aftersale.status === 'applied') return approveCase(tx, aftersale, { ...change, address, amount });
  const facts = { proposedAmount: null, approvedAmount: amount, receivedAt: at };
  return moveCase(tx, aftersale, { ...change, move: 'receive', to: received(aftersale.type), facts });
}

interface Arrival {
  no: string;
  /** All that has come so far. */
  lines: CameBack[];
  note: string;
  /** The rest is still on its way. */
  isPart?: boolean;
}

/**
 * A7: the goods are back. What of them can be sold again goes on sale, money goes back at once. Of a part it is only written
 * down what has come. Throws `not_found`, `own_record`, `status_changed`, `invalid_input` at the lines.
 */
export async function receiveReturn(
  ctx: ServerContext,
  seller: Seller,
  { no, lines, note, isPart = false }: Arrival,
): Promise<void> {
  const settings = await getSettings(ctx);
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { aftersale, order } = await lockForSeller(tx, seller, no);
    requireMove(aftersale, 'receive');
    const recorded = await recordReceived(tx, aftersale, lines);
    if (isPart) {
      const part = { event: 'receivePart', at, actor: seller.member, facts: { receivedNote: note } };
      await notifyOfPart(tx, await amendCase(tx, aftersale, part), { lines: recorded, at });
      return;
    }
    const facts = { receivedAt: at, receivedNote: note, proposedAmount: null };
    const change = { move: 'receive' as const, to: received(aftersale.type), at, settings, actor: seller.member };
    const moved = await moveCase(tx, aftersale, { ...change, facts });
    await notifyCustomerOf(tx, moved, { event: 'caseReceived', at });
    await refundIfDue(tx, ctx, { aftersale: moved, order, actor: seller.member });
  });
}

/** The customer sees what was found, and says in time where it is less than was sent. */
async function notifyOfPart(tx: Executor, aftersale: Aftersale, { lines, at }: { lines: AftersaleLine[]; at: Date }) {
  const came = lines.reduce((sum, { receivedQty }) => sum + (receivedQty ?? 0), 0);
  const qty = lines.reduce((sum, line) => sum + line.qty, 0);
  if (came === 0 || aftersale.dueAt === null) return;
  const args = { came, qty, isWhole: came === qty ? 'yes' : 'no', due: shopMoment(aftersale.dueAt) };
  await notifyCustomerOf(tx, aftersale, { event: 'casePartReceived', args, at });
}

/** A18: what cannot be sent again is paid back in full. Throws `not_found`, `own_record`, `status_changed`. */
export async function refundInstead(
  ctx: ServerContext,
  seller: Seller,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const settings = await getSettings(ctx);
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { aftersale, order } = await lockForSeller(tx, seller, no);
    requireMove(aftersale, 'refundInstead');
    const amounts = await worthOfPieces(tx, { aftersale, order });
    const facts = { ...amounts, approvedAmount: amounts.requestedAmount };
    const change = { move: 'refundInstead' as const, at, settings, actor: seller.member, reason, facts };
    const moved = await moveCase(tx, aftersale, change);
    await notifyCustomerOf(tx, moved, { event: 'caseRefundInstead', args: { reason }, at });
    await refundIfDue(tx, ctx, { aftersale: moved, order, actor: seller.member });
  });
}

/** What a case is worth whose goods were to be sent again; its lines say so from now on. */
export async function worthOfPieces(tx: Executor, { aftersale, order }: LockedCase) {
  if (paysBack(aftersale.type)) {
    const { goodsAmount, freightAmount, requestedAmount } = aftersale;
    return { goodsAmount, freightAmount, requestedAmount };
  }
  const lines = await listCaseLines(tx, [aftersale.id]);
  const parts = lines.map(({ orderLineId, qty }) => ({ lineId: orderLineId, qty }));
  const { type, fault } = aftersale;
  const back = partsToRefund({ type, parts, fault, amount: Number.MAX_SAFE_INTEGER }, await readBasis(tx, order));
  await valuePieces(tx, aftersale.id, back);
  const freightAmount = back.reduce((sum, { freight }) => sum + freight, 0);
  const requestedAmount = refundOf(back);
  return { goodsAmount: requestedAmount - freightAmount, freightAmount, requestedAmount };
}
