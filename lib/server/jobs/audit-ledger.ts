import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { auditLedger, requestAudit } from '../workflows/ledger/audit-ledger.ts';
import { findQueue } from './queues.ts';

export const ledgerJob = 'ledger-audit';

/** Looks through the ledger, and says aloud what is wrong with it. */
export async function runLedgerAudit(ctx: ServerContext, log: Logger): Promise<void> {
  for (const fault of (await auditLedger(ctx)) ?? []) log.error({ fault }, 'the ledger is not sound');
}

/** The same at once, for an operator. Throws `check_running`, and `jobs_not_started`. */
export async function runLedgerAuditNow(ctx: ServerContext, operator: Member): Promise<void> {
  const queue = findQueue(ctx.db);
  if (!queue) throw new DomainError('jobs_not_started');
  await requestAudit(ctx, operator);
  // After the transaction: what takes the job at once has to find the check.
  await queue.runNow(ledgerJob);
}
