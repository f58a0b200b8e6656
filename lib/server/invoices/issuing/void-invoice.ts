import { eq } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Application } from '../application-repository.ts';
import { invoiceDocuments } from '../document-tables.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { moveApplication } from '../move-application.ts';
import { notifyRecipient } from '../notify/notify-parties.ts';
import { lockIssued } from './lock-issued.ts';
import { listDocuments } from './read-details.ts';

const monthOf = (day: string) => day.slice(0, 7);

/** Whether a document may still be voided: paper alone, in the calendar month of the shop that it was issued in. */
export const isVoidable = (
  { medium, status }: Pick<Application, 'medium' | 'status'>,
  issueDate: string | undefined,
  now: Date,
): boolean =>
  medium === 'paper' && status === 'issued' && issueDate !== undefined && monthOf(issueDate) === monthOf(shopDay(now));

/**
 * I11: all sheets of a document on paper came back and it is void; what it was of can be asked for again. Throws `not_found`, `own_record`, and
 * `status_changed` for what is not on paper, not of this month, or not issued whole.
 */
export async function voidInvoice(ctx: ServerContext, actor: IssuerActor, no: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const application = await lockIssued(tx, no, actor);
    const blue = (await listDocuments(tx, application.id)).find(({ color }) => color === 'blue');
    if (!blue || !isVoidable(application, blue.issueDate, at)) throw new DomainError('status_changed');
    const { fapiaoNo } = blue;
    await moveApplication(tx, application, { move: 'void', at, actor: actor.member, data: { fapiao_no: fapiaoNo } });
    await tx.update(invoiceDocuments).set({ voidedAt: at }).where(eq(invoiceDocuments.id, blue.id));
    await notifyRecipient(tx, application, { event: 'invoiceVoided', args: { fapiaoNo }, cause: no, at });
  });
}
