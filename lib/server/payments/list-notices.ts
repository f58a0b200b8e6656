import { count, desc, inArray } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type Channel, type Notice, openOutcomes } from './provider.ts';
import { paymentNotices } from './tables.ts';

export interface OpenNotice extends Notice {
  id: number;
  channel: Channel;
  outcome: (typeof openOutcomes)[number];
  at: Date;
}

/** What providers said and nothing came of, newest first. */
export async function listOpenNotices(ctx: ServerContext, page: Page): Promise<PageOf<OpenNotice>> {
  const isOpen = inArray(paymentNotices.outcome, [...openOutcomes]);
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select()
      .from(paymentNotices)
      .where(isOpen)
      .orderBy(desc(paymentNotices.id))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db.select({ total: count() }).from(paymentNotices).where(isOpen),
  ]);
  const list = rows.map(({ id, channel, outcome, content, createdAt }) => ({
    ...content,
    id,
    channel,
    outcome: outcome as OpenNotice['outcome'],
    at: createdAt,
  }));
  return { list, total: all?.total ?? 0 };
}
