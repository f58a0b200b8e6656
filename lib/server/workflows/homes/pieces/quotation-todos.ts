import type { Todo } from '#lib/contract/wallet/member-movements.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listQuotations } from '#lib/server/quotation/index.ts';

/** Offers that wait for the customer's answer. */
export async function quotationTodos(ctx: ServerContext, userId: number): Promise<Todo[]> {
  const { list } = await listQuotations(ctx, userId, { status: 'quoted', page: toPage({}) });
  return list.map(({ quotation: { no, validUntil } }) => ({
    key: 'quote_answer',
    link: `/user/quotation_order?no=${no}`,
    deadline: validUntil && toUnixSeconds(validUntil),
    values: { no },
  }));
}
