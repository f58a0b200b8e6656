import { and, eq, sql } from 'drizzle-orm';
import type { TitleObstacle } from '#lib/contract/invoices/obstacles.ts';
import type { InvoiceKind } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettings, type Settings } from '#lib/server/site/index.ts';
import { type Application, inScope, listItems } from '../application-repository.ts';
import { invoiceApplications } from '../application-tables.ts';
import { snapshotOf } from '../applying/apply-for-invoice.ts';
import { requirePossible } from '../applying/require-possible.ts';
import type { RequestedInvoice } from '../applying/snapshots.ts';
import { readIssuer } from '../issuers/issuers.ts';
import type { RecipientActor } from '../red/answer-red.ts';
import { lockWithOrders } from '../red/lock-red.ts';
import type { RedConfirmation } from '../red/move-red.ts';
import { restOfItems, wholeOf } from '../red/red-rules.ts';
import { requestRed } from '../red/request-red.ts';
import { findTitleObstacle } from './change-title-rules.ts';
import { getTitle, type InvoiceTitle } from './titles.ts';

interface OtherTitle {
  no: string;
  titleId: number;
  kind: InvoiceKind;
  email: string;
  mobile: string;
  /** For the issuer; not printed. */
  note: string;
}

/**
 * The recipient wants an invoice made out to another title: all that is left of it is taken back as an error of the invoice, and
 * with its red document the one that takes its place is asked for (I7, I10), with a copy of the title as it is now. Throws
 * `not_found` for invoices or titles of others, and `invalid_input` at the title where it is the same or cannot be changed any
 * more, or at the field of what is not possible.
 */
export async function changeTitle(
  ctx: ServerContext,
  { member, recipient }: RecipientActor,
  { no, ...other }: OtherTitle,
): Promise<RedConfirmation> {
  const settings = await getSettings(ctx);
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const locked = await lockWithOrders(tx, and(eq(invoiceApplications.no, no), inScope({ recipient })));
    if (!locked) throw new DomainError('not_found');
    const { application } = locked;
    await requireChangeable(tx, application, { settings, at });
    const owner = { ownerType: recipient.recipientType, ownerId: recipient.recipientId };
    const title = await getTitle(tx, owner, other.titleId);
    const replacement = await requestedBy(tx, application, { other, title, settings });
    return requestRed(tx, ctx, application, {
      applicant: 'buyer',
      reason: 'issue_error',
      cause: 'change_title',
      parts: wholeOf(restOfItems(await listItems(tx, application.id))),
      replacement,
      note: other.note,
      at,
      actor: member,
    });
  });
}

async function requireChangeable(
  tx: Executor,
  application: Application,
  { settings, at: now }: { settings: Settings; at: Date },
): Promise<void> {
  const replacedBefore = await countTitleChanges(tx, application.id);
  const obstacle = findTitleObstacle({ application, replacedBefore, settings, now });
  if (!obstacle) return;
  const values = { days: settings['invoice.reissueDays'], times: settings['invoice.reissueTimes'] };
  throw new DomainError('invalid_input', { fields: { title_id: { key: `titleObstacle_${obstacle}`, values } } });
}

/** Why the title of an invoice cannot be changed now; null: it can. */
export async function readTitleObstacle(ctx: ServerContext, application: Application): Promise<TitleObstacle | null> {
  const settings = await getSettings(ctx);
  const replacedBefore = await countTitleChanges(ctx.db, application.id);
  return findTitleObstacle({ application, replacedBefore, settings, now: ctx.clock.now() });
}

/** How often an invoice was given another title, along all that it takes the place of. */
async function countTitleChanges(db: Executor, applicationId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with recursive chain as (
      select id, replaces_id from invoice_applications where id = ${applicationId}
      union select before.id, before.replaces_id from invoice_applications before
        join chain on before.id = chain.replaces_id)
    select count(*)::int as count from invoice_reds red join chain on chain.id = red.application_id
    where red.cause = 'change_title' and red.status = 'done'`);
  return rows[0]?.count ?? 0;
}

interface Wanted {
  other: Omit<OtherTitle, 'no'>;
  title: InvoiceTitle;
  settings: Settings;
}

async function requestedBy(tx: Executor, application: Application, { other, title, settings }: Wanted) {
  const { kind, email, mobile, note } = other;
  const { medium, contentMode, remark, mailAddress, issuerType, issuerId } = application;
  const issuer = await readIssuer(tx, { issuerType, issuerId });
  const requested = { kind, medium, title: snapshotOf(title), contentMode, remark, note, email, mobile, mailAddress };
  if (isSame(application, requested))
    throw new DomainError('invalid_input', { fields: { title_id: { key: 'titleSame' } } });
  requirePossible({ requested, issuer, special: title.special, settings });
  return requested;
}

const isSame = (application: Application, requested: RequestedInvoice): boolean =>
  application.kind === requested.kind &&
  (Object.keys(requested.title) as (keyof RequestedInvoice['title'])[]).every(
    (key) => application.title[key] === requested.title[key],
  );
