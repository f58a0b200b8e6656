import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { notifyHolders } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { shopDay } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { beatSeconds, beginCheck, endCheck, type LedgerFault, noteCheckAlive, orderCheck } from '../../wallet/index.ts';
import { auditMoney } from './audit-money.ts';

/**
 * An operator wants the books looked through now; the check waits until `auditLedger` takes it. Throws `check_running`
 * while one waits or runs.
 */
export async function requestAudit(ctx: ServerContext, operator: Member): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const id = await orderCheck(tx, operator.userId, ctx.clock.now());
    if (id === undefined) throw new DomainError('check_running');
    const change = { entityType: 'ledger_check', entityId: id, from: null, to: 'waiting', event: 'request' };
    await logStatusChange(tx, { ...change, actor: operator });
  });
}

/**
 * Looks through the ledger and keeps what it finds for the operators; answers it. It repairs nothing: that takes a person.
 * One at a time: undefined where another process is at it.
 */
export async function auditLedger(ctx: ServerContext): Promise<LedgerFault[] | undefined> {
  const id = await beginCheck(ctx);
  if (id === undefined) return undefined;
  // A rule of a long history takes minutes; who waits for it must not take it for dead.
  const beat = setInterval(() => void noteCheckAlive(ctx, id).catch(() => undefined), beatSeconds * 1000);
  try {
    const faults = await auditMoney(ctx, (part) => noteCheckAlive(ctx, id, part));
    await endCheck(ctx, id, faults);
    await notifyAboutFaults(ctx, faults.length);
    return faults;
  } catch (error) {
    await endCheck(ctx, id, null).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(beat);
  }
}

async function notifyAboutFaults(ctx: ServerContext, count: number): Promise<void> {
  const now = ctx.clock.now();
  // One message a day is enough to be reminded of what nobody has mended.
  if (count > 0) await notifyHolders(ctx.db, { event: 'ledgerFaulty', args: { count }, cause: shopDay(now), now });
}
