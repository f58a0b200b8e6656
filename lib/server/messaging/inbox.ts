import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { listRows } from '../db/list-rows.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { messages } from './inbox-tables.ts';
import { noticeWords } from './notice-words.ts';
import { valuesForReader } from './reader-values.ts';

export type InboxMessage = Omit<typeof messages.$inferSelect, 'args' | 'dedupeKey' | 'userId'> & {
  title: string;
  body: string;
};

interface InboxFilter {
  category?: MessageCategory | undefined;
  isUnread: boolean;
}

const own = (userId: number) => eq(messages.userId, userId);
const ofCategory = (category?: MessageCategory) => (category ? eq(messages.category, category) : undefined);

/** The messages of one member, newest first, in the words of the reader's language. */
export async function listMessages(
  ctx: ServerContext,
  { userId, locale, page, filter }: { userId: number; locale: Locale; page: Page; filter: InboxFilter },
): Promise<PageOf<InboxMessage>> {
  const isUnread = filter.isUnread ? isNull(messages.readAt) : undefined;
  const where = and(own(userId), ofCategory(filter.category), isUnread);
  const { list: rows, total } = await listRows(ctx.db, messages, {
    where,
    orderBy: [desc(messages.createdAt), desc(messages.id)],
    page,
  });
  return { list: rows.map((row) => inWords(row, locale)), total };
}

export type StoredMessage = typeof messages.$inferSelect;

/** A message in the words of the reader's language. */
export function inWords({ args, dedupeKey: _, userId: __, ...row }: StoredMessage, locale: Locale): InboxMessage {
  const values = withoutGaps(valuesForReader(args, locale));
  return { ...row, ...noticeWords(row.eventKey, locale, values) };
}

/** A message of last year may lack a value that its words name today: a dash stands for it, and the inbox opens. */
function withoutGaps(args: StoredMessage['args']): StoredMessage['args'] {
  return new Proxy(args, { has: () => true, get: (values, name) => values[String(name)] ?? '—' });
}

/** How many are unread, by category; categories without any are left out. */
export async function countUnread(ctx: ServerContext, userId: number): Promise<Map<MessageCategory, number>> {
  const rows = await ctx.db
    .select({ category: messages.category, unread: count() })
    .from(messages)
    .where(and(own(userId), isNull(messages.readAt)))
    .groupBy(messages.category);
  return new Map(rows.map(({ category, unread }) => [category, unread]));
}

/** The time of the first reading stays. Throws `not_found`, for a message of somebody else too. */
export async function readMessage(ctx: ServerContext, userId: number, id: number): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const read = await ctx.db
    .update(messages)
    .set({ readAt: sql`coalesce(${messages.readAt}, ${now}::timestamptz)` })
    .where(and(own(userId), eq(messages.id, id)))
    .returning({ id: messages.id });
  if (read.length === 0) throw new DomainError('not_found');
}

/** Marks everything, or everything of a category. Returns how many were unread. */
export async function readAllMessages(ctx: ServerContext, userId: number, category?: MessageCategory): Promise<number> {
  const read = await ctx.db
    .update(messages)
    .set({ readAt: ctx.clock.now() })
    .where(and(own(userId), ofCategory(category), isNull(messages.readAt)))
    .returning({ id: messages.id });
  return read.length;
}

/** Throws `not_found`, for a message of somebody else too. */
export async function removeMessage(ctx: ServerContext, userId: number, id: number): Promise<void> {
  const removed = await ctx.db
    .delete(messages)
    .where(and(own(userId), eq(messages.id, id)))
    .returning({ id: messages.id });
  if (removed.length === 0) throw new DomainError('not_found');
}
