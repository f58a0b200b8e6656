import { and, eq, sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { invoiceApplications } from '../application-tables.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { notifyRecipient } from '../notify/notify-parties.ts';
import { lockIssued } from './lock-issued.ts';

interface Mailed {
  no: string;
  carrier: string;
  tracking: string;
}

/** Which carrier brings a document on paper, or brought it. Throws `not_found`, `own_record`, and `status_changed` for what has nothing to bring. */
export async function setMailTracking(
  ctx: ServerContext,
  actor: IssuerActor,
  { no, carrier: mailCarrier, tracking: mailTracking }: Mailed,
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const application = await lockIssued(tx, no, actor);
    const { id, medium, issuedAt, status, version } = application;
    if (medium !== 'paper' || issuedAt === null || status === 'voided') throw new DomainError('status_changed');
    await tx
      .update(invoiceApplications)
      .set({ mailCarrier, mailTracking, version: sql`${invoiceApplications.version} + 1`, updatedAt: at })
      .where(and(eq(invoiceApplications.id, id), eq(invoiceApplications.version, version)));
    const data = { carrier: mailCarrier, tracking: mailTracking };
    const entity = { entityType: 'invoice', entityId: id, from: status, to: status, event: 'mail' };
    await logStatusChange(tx, { ...entity, at, actor: actor.member, data });
    await notifyRecipient(tx, application, { event: 'invoiceMailed', args: data, cause: `${no}:${mailTracking}`, at });
  });
}
