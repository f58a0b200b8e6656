import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Application, NewApplication } from './application-repository.ts';
import { invoiceApplications } from './application-tables.ts';
import { announceInvoice } from './notify/announce-invoice.ts';
import { wakeChecks } from './red/refund-checks.ts';
import { type InvoiceMove, invoiceMoves } from './states.ts';

type Fixed = 'id' | 'no' | 'status' | 'version' | 'createdAt' | 'updatedAt' | 'issuerType' | 'issuerId';

interface MoveRequest {
  move: InvoiceMove;
  at: Date;
  /** Undefined for jobs and providers. */
  actor?: Actor | undefined;
  reason?: string | undefined;
  data?: Record<string, unknown> | undefined;
  facts?: Partial<Omit<NewApplication, Fixed>>;
}

/** The only place where an application changes its state: one guarded update, one line of history. Throws `status_changed`. */
export async function moveApplication(
  tx: Executor,
  { id, status, version }: Application,
  { move, at, actor, reason, data, facts }: MoveRequest,
): Promise<Application> {
  const { from, to } = invoiceMoves[move];
  const [moved] = await tx
    .update(invoiceApplications)
    .set({ ...facts, status: to, version: sql`${invoiceApplications.version} + 1`, updatedAt: at })
    .where(
      and(
        eq(invoiceApplications.id, id),
        eq(invoiceApplications.version, version),
        inArray(invoiceApplications.status, [...from]),
      ),
    )
    .returning();
  if (!moved) throw new DomainError('status_changed');
  const entity = { entityType: 'invoice', entityId: id, from: status, to, event: move };
  await logStatusChange(tx, {
    ...entity,
    at,
    ...(actor && { actor }),
    ...(reason && { reason }),
    ...(data && { data }),
  });
  await announceInvoice(tx, moved, { move, at });
  // Refunds that waited for a result are followed now.
  if (status === 'issuing' || status === 'reversing') await wakeChecks(tx, id, at);
  return moved;
}
