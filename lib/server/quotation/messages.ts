import { and, asc, count, eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { findUserNames } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { holdFiles, subjectOfMessage } from './held-files.ts';
import { listItems } from './items/item-repository.ts';
import { notifyCustomerOf, notifySellerOf } from './notify-parties.ts';
import { getQuotation, listVersions, lockQuotation, type Quotation } from './repository.ts';
import { isOpenForMessages } from './rules.ts';
import { getForSeller, lockForSeller, requireOwn, type Seller } from './seller.ts';
import { quotationMessages } from './tables.ts';

type QuotationMessageRow = typeof quotationMessages.$inferSelect;

/** A message with the name of who wrote it. */
export interface ShownMessage extends QuotationMessageRow {
  authorName: string;
}

interface NewMessage {
  no: string;
  /** The line it is about; undefined: the whole quotation. */
  lineKey?: string | undefined;
  text: string;
  files: string[];
}

/** What was written, oldest first, without the seller's own notes. Throws `not_found`. */
export async function listMessagesOf(ctx: ServerContext, { userId }: Member, no: string): Promise<ShownMessage[]> {
  const quotation = await getQuotation(ctx.db, { userId, no });
  return list(ctx.db, quotation, { isInternalShown: false });
}

/** The same for its seller, with the notes. Throws `not_found`. */
export async function listMessagesForSeller(ctx: ServerContext, seller: Seller, no: string): Promise<ShownMessage[]> {
  const quotation = await getForSeller(ctx.db, seller, no);
  requireOwn(quotation, seller);
  return list(ctx.db, quotation, { isInternalShown: true });
}

async function list(
  db: Executor,
  { id }: Quotation,
  { isInternalShown }: { isInternalShown: boolean },
): Promise<ShownMessage[]> {
  const shown = isInternalShown ? undefined : eq(quotationMessages.isInternal, false);
  const rows = await db
    .select()
    .from(quotationMessages)
    .where(and(eq(quotationMessages.quotationId, id), shown))
    .orderBy(asc(quotationMessages.id));
  return nameAuthors(db, rows);
}

async function nameAuthors(db: Executor, rows: QuotationMessageRow[]): Promise<ShownMessage[]> {
  const names = await findUserNames(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map((row) => ({ ...row, authorName: names.get(row.authorId) ?? '' }));
}

export async function countMessages(db: Executor, quotationId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(quotationMessages)
    .where(and(eq(quotationMessages.quotationId, quotationId), eq(quotationMessages.isInternal, false)));
  return row?.total ?? 0;
}

/** Writes to the seller. Throws `not_found`, `quote_expired` or `status_changed` once nobody writes there any more. */
export async function writeToSeller(ctx: ServerContext, member: Member, message: NewMessage): Promise<ShownMessage> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const quotation = await lockQuotation(tx, { userId: member.userId, no: message.no });
    const row = await insert(tx, quotation, { message, member, side: 'customer', isInternal: false, at });
    await notifySellerOf(tx, quotation, { event: 'quoteMessageSeller', cause: `${row.id}`, at });
    return row;
  });
}

/** Writes to the customer, or a note for the seller's own side. Throws as above, and what `lockForSeller` throws. */
export async function writeToCustomer(
  ctx: ServerContext,
  seller: Seller,
  { isInternal, ...message }: NewMessage & { isInternal: boolean },
): Promise<ShownMessage> {
  const at = ctx.clock.now();
  const { side, member } = seller;
  return ctx.db.transaction(async (tx) => {
    const quotation = await lockForSeller(tx, seller, message.no);
    requireOwn(quotation, seller);
    const row = await insert(tx, quotation, { message, member, side, isInternal, at });
    if (!isInternal) await notifyCustomerOf(tx, quotation, { event: 'quoteMessage', cause: `${row.id}`, at });
    return row;
  });
}

interface Writing {
  message: NewMessage;
  member: Member;
  side: 'customer' | 'store' | 'platform';
  isInternal: boolean;
  at: Date;
}

async function insert(tx: Executor, quotation: Quotation, writing: Writing): Promise<ShownMessage> {
  const { message, member, side, isInternal, at } = writing;
  requireOpen(quotation, at);
  const { lineKey = null, text, files } = message;
  if (lineKey !== null) await requireLine(tx, quotation, lineKey);
  const facts = { quotationId: quotation.id, lineKey, side, authorId: member.userId, isInternal, text, createdAt: at };
  const [row] = await tx.insert(quotationMessages).values(facts).returning();
  if (!row) throw new Error('the message was not stored');
  const { userId } = member;
  const held = await holdFiles(tx, { userId, subject: subjectOfMessage(row.id), urls: files, field: 'files' });
  await tx.update(quotationMessages).set({ files: held }).where(eq(quotationMessages.id, row.id));
  const [shown] = await nameAuthors(tx, [{ ...row, files: held }]);
  return shown ?? { ...row, authorName: '' };
}

function requireOpen(quotation: Quotation, at: Date): void {
  if (isOpenForMessages(quotation, at)) return;
  const isOver = quotation.status === 'expired' || quotation.status === 'quoted';
  throw new DomainError(isOver ? 'quote_expired' : 'status_changed');
}

/** Throws `invalid_input` for a line that no version has. */
async function requireLine(tx: Executor, { id }: Quotation, lineKey: string): Promise<void> {
  const versions = await listVersions(tx, id);
  const items = await listItems(
    tx,
    versions.map((version) => version.id),
  );
  if (items.some((item) => item.lineKey === lineKey)) return;
  throw new DomainError('invalid_input', { fields: { line_key: { key: 'invalid' } } });
}
