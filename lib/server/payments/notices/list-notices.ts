import { and, count, desc, eq } from 'drizzle-orm';
import type { Channel } from '#lib/contract/payments/channels.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import type { Notice, openOutcomes } from '../provider.ts';
import { paymentNotices } from '../tables.ts';
import { isOpenNotice } from './notice-repository.ts';

export interface OpenNotice extends Notice {
  id: number;
  channel: Channel;
  outcome: (typeof openOutcomes)[number];
  at: Date;
}

/** What providers said and nothing came of, newest first, until somebody has dealt with it; with `id` that one alone. */
export async function listOpenNotices(ctx: ServerContext, page: Page, id?: number): Promise<PageOf<OpenNotice>> {
  const where = and(isOpenNotice, id === undefined ? undefined : eq(paymentNotices.id, id));
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select()
      .from(paymentNotices)
      .where(where)
      .orderBy(desc(paymentNotices.id))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db.select({ total: count() }).from(paymentNotices).where(where),
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
