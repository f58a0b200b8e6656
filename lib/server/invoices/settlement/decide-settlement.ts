import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { formatFen } from '../../kernel/money.ts';
import { listOwnStoreIds, lockStore, notifyStoreHolders } from '../../store/index.ts';
import { moveSettlement } from './move-settlement.ts';
import { getSettlementInvoice, type SettlementInvoice } from './settlement-repository.ts';

/** The store takes it back; its statements can be handed in again. Throws `not_found` and `status_changed`. */
export async function withdrawSettlement(ctx: ServerContext, member: StoreMember, no: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const invoice = await getSettlementInvoice(tx, no, member.storeId);
    await moveSettlement(tx, invoice, { move: 'withdraw', at, actor: member });
  });
}

interface Decision {
  no: string;
  decision: 'accept' | 'refuse';
  /** Why it is refused; the store reads it. */
  reason: string;
  /** What the operator has read. */
  version: number;
}

/**
 * An operator accepts what a store has handed in, or refuses it, also one that was accepted; the store is told. The store is
 * locked: nothing is begun to be paid upon it meanwhile. Throws `not_found`, `own_record` for who works there, and `status_changed`.
 */
export async function decideSettlement(
  tx: Executor,
  operator: Member,
  { no, decision, reason, version, at }: Decision & { at: Date },
): Promise<SettlementInvoice> {
  const { storeId } = await getSettlementInvoice(tx, no);
  if ((await listOwnStoreIds(tx, operator.userId)).includes(storeId)) throw new DomainError('own_record');
  await lockStore(tx, storeId);
  const invoice = await getSettlementInvoice(tx, no);
  if (invoice.version !== version) throw new DomainError('status_changed');
  const facts = { decidedBy: operator.userId, decidedAt: at };
  const decided = await moveSettlement(tx, invoice, { move: decision, at, actor: operator, reason, facts });
  await notifyStore(tx, decided, at);
  return decided;
}

async function notifyStore(
  tx: Executor,
  { no, storeId, amount, status, reason, version }: SettlementInvoice,
  now: Date,
) {
  const event = status === 'accepted' ? ('settlementAccepted' as const) : ('settlementRefused' as const);
  const args = { no, amount: formatFen(amount), reason };
  const link = userPath('store/invoice/settlements');
  const node = 'store/invoice/settlements';
  await notifyStoreHolders(tx, storeId, { event, args, link, node, cause: `${no}:${version}`, now });
}
