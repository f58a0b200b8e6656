import type { RedReason } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '../db/context.ts';
import { listItems } from './application-repository.ts';
import type { IssuerActor } from './issuers.ts';
import { lockIssued } from './lock-issued.ts';
import { restOfItems, wholeOf } from './red-rules.ts';
import { requestRed } from './request-red.ts';

/**
 * I7: whoever issues takes back all that is left of an invoice, by its own wish. Throws `not_found`, `own_record`, and `status_changed` for what
 * is not issued or is being taken back already.
 */
export async function askRed(
  ctx: ServerContext,
  actor: IssuerActor,
  { no, reason, note }: { no: string; reason: RedReason; note: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const application = await lockIssued(tx, no, actor);
    const parts = wholeOf(restOfItems(await listItems(tx, application.id)));
    const wish = { applicant: 'seller', cause: 'issuer', reason, note, parts } as const;
    await requestRed(tx, ctx, application, { ...wish, at: ctx.clock.now(), actor: actor.member });
  });
}
