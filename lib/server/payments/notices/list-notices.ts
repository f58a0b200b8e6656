import { and, desc, eq } from 'drizzle-orm';
import type { Channel } from '#lib/contract/payments/channels.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { listRows } from '#lib/server/db/list-rows.ts';
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
  const { list: rows, total } = await listRows(ctx.db, paymentNotices, {
    where,
    orderBy: [desc(paymentNotices.id)],
    page,
  });
  const list = rows.map(({ id, channel, outcome, content, createdAt }) => ({
    ...content,
    id,
    channel,
    outcome: outcome as OpenNotice['outcome'],
    at: createdAt,
  }));
  return { list, total };
}
