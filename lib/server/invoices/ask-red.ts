import type { RedReason } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '../db/context.ts';
import { listItems, lockApplication } from './application-repository.ts';
import { restOfItems, wholeOf } from './red-rules.ts';
import { requestRed } from './request-red.ts';
import type { IssuerActor } from './withdraw-red.ts';

/**
 * I7: whoever issues takes back all that is left of an invoice, by its own wish. Throws `not_found`, and `status_changed` for what
 * is not issued or is being taken back already.
 */
export async function askRed(
  ctx: ServerContext,
  { member, issuer }: IssuerActor,
  { no, reason, note }: { no: string; reason: RedReason; note: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, no, { issuer });
    const parts = wholeOf(restOfItems(await listItems(tx, application.id)));
    const wish = { applicant: 'seller', cause: 'issuer', reason, note, parts } as const;
    await requestRed(tx, ctx, application, { ...wish, at: ctx.clock.now(), actor: member });
  });
}
