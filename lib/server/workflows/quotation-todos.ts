import type { Todo } from '#lib/contract/wallet/member-movements.ts';
import type { ServerContext } from '../db/context.ts';
import { toUnixSeconds } from '../kernel/clock.ts';
import { toPage } from '../kernel/paging.ts';
import { listQuotations } from '../quotation/index.ts';

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
