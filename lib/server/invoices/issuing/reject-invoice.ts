import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Application } from '../application-repository.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { moveApplication } from '../move-application.ts';
import { notifyRecipient } from '../notify/notify-parties.ts';
import { lockIssued } from './lock-issued.ts';

/** I5: whoever issues refuses, with a reason; what was asked for can be asked for again. Throws `not_found`, `own_record` and `status_changed`. */
export async function rejectInvoice(
  ctx: ServerContext,
  actor: IssuerActor,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const application = await lockIssued(tx, no, actor);
    await rejectLocked(tx, application, { actor, reason, at: ctx.clock.now() });
  });
}

/** The same of an application that is locked. */
export async function rejectLocked(
  tx: Executor,
  application: Application,
  { actor: { member }, reason, at }: { actor: IssuerActor; reason: string; at: Date },
): Promise<void> {
  const facts = { rejectReason: reason, reviewedBy: member.userId, nextAt: null };
  await moveApplication(tx, application, { move: 'reject', at, actor: member, reason, facts });
  const { no } = application;
  await notifyRecipient(tx, application, { event: 'invoiceRejected', args: { reason }, cause: no, at });
}
