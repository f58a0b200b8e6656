import type { Todo } from '#lib/contract/wallet/member-movements.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listQuotations } from '#lib/server/quotation/index.ts';

/** Offers that wait for the customer's answer. */
export async function quotationTodos(ctx: ServerContext, userId: number): Promise<Todo[]> {
  const { list } = await listQuotations(ctx, userId, { status: 'quoted', page: toPage({}) });
  return list.map(({ quotation: { no, validUntil } }) => ({
    key: 'quote_answer',
    link: userPath('quotation_order', { no }),
    deadline: toUnixSeconds(validUntil),
    values: { no },
  }));
}
