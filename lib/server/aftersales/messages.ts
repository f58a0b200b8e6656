import { and, asc, eq, or } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { findUserNames } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Seller } from '../orders/index.ts';
import { holdEvidence, subjectOfMessage } from './held-files.ts';
import { lockCase } from './lock-case.ts';
import { notifyCustomerOf, notifySellerOf } from './notify-parties.ts';
import type { Aftersale } from './repository.ts';
import { isOpen } from './states.ts';
import { aftersaleMessages } from './tables.ts';

type MessageRow = typeof aftersaleMessages.$inferSelect;

/** A message with the name of who wrote it. */
export interface ShownMessage extends MessageRow {
  authorName: string;
}

interface NewMessage {
  no: string;
  text: string;
  files: string[];
}

/** What was written, oldest first; internal notes only for the side that wrote them. */
export async function listMessages(db: Executor, { id }: Aftersale, side: MessageRow['side']): Promise<ShownMessage[]> {
  const shown = or(eq(aftersaleMessages.isInternal, false), eq(aftersaleMessages.side, side));
  const rows = await db
    .select()
    .from(aftersaleMessages)
    .where(and(eq(aftersaleMessages.aftersaleId, id), shown))
    .orderBy(asc(aftersaleMessages.id));
  return nameAuthors(db, rows);
}

async function nameAuthors(db: Executor, rows: MessageRow[]): Promise<ShownMessage[]> {
  if (rows.length === 0) return [];
  const names = await findUserNames(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map((row) => ({ ...row, authorName: names.get(row.authorId) ?? '' }));
}

/** The customer writes. Throws `not_found`, `invalid_input`, and `status_changed` once the case has ended. */
export async function writeAsCustomer(ctx: ServerContext, member: Member, message: NewMessage): Promise<ShownMessage> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const { aftersale } = await lockCase(tx, { no: message.no, userId: member.userId });
    const row = await insert(tx, aftersale, { message, member, side: 'customer', at });
    await notifySellerOf(tx, aftersale, { event: 'caseMessageSeller', cause: subjectOfMessage(row.id), at });
    return row;
  });
}

/**
 * The seller or the platform writes to the customer, asks for evidence, or keeps a note for the own side. An operator may
 * write in every case. Throws as above, and `own_record`.
 */
export async function writeAsSeller(
  ctx: ServerContext,
  { member, storeId }: Seller,
  { isInternal, isRequest, ...message }: NewMessage & { isInternal: boolean; isRequest: boolean },
): Promise<ShownMessage> {
  const at = ctx.clock.now();
  const side = storeId === null ? 'platform' : 'store';
  return ctx.db.transaction(async (tx) => {
    const key = storeId === null ? { no: message.no } : { no: message.no, storeId };
    const { aftersale } = await lockCase(tx, key);
    if (aftersale.userId === member.userId) throw new DomainError('own_record');
    const row = await insert(tx, aftersale, { message, member, side, isInternal, isRequest, at });
    const event = isRequest ? 'caseEvidence' : 'caseMessage';
    if (!isInternal) await notifyCustomerOf(tx, aftersale, { event, cause: subjectOfMessage(row.id), at });
    return row;
  });
}

interface Writing {
  message: NewMessage;
  member: Member;
  side: MessageRow['side'];
  isInternal?: boolean;
  isRequest?: boolean;
  at: Date;
}

async function insert(tx: Executor, aftersale: Aftersale, writing: Writing): Promise<ShownMessage> {
  const { message, member, side, isInternal = false, isRequest = false, at } = writing;
  if (!isOpen(aftersale.status)) throw new DomainError('status_changed');
  const facts = { aftersaleId: aftersale.id, side, authorId: member.userId, isInternal, isRequest, text: message.text };
  const [row] = await tx
    .insert(aftersaleMessages)
    .values({ ...facts, createdAt: at })
    .returning();
  if (!row) throw new Error('the message was not stored');
  const { userId } = member;
  const files = await holdEvidence(tx, { userId, subject: subjectOfMessage(row.id), urls: message.files });
  if (files.length > 0) await tx.update(aftersaleMessages).set({ files }).where(eq(aftersaleMessages.id, row.id));
  const [shown] = await nameAuthors(tx, [{ ...row, files }]);
  return shown ?? { ...row, files, authorName: '' };
}
