import type { Todo } from '#lib/contract/wallet/member-movements.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { getAccountFacts } from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listRecharges } from '#lib/server/payments/index.ts';
import { caseTodos } from './case-todos.ts';
import { orderTodos } from './order-todos.ts';
import { quotationTodos } from './quotation-todos.ts';

type TodoSource = (ctx: ServerContext, userId: number) => Promise<Todo[]>;

/** Who has something for the member to do; a module that comes adds one line. */
const sources: readonly TodoSource[] = [unpaidRecharges, orderTodos, quotationTodos, caseTodos, accountGaps];

/** What waits for the member: what has a deadline first, the next one before the others. */
export async function listTodos(ctx: ServerContext, userId: number): Promise<Todo[]> {
  const found = (await Promise.all(sources.map((source) => source(ctx, userId)))).flat();
  const dueAt = ({ deadline }: Todo) => deadline ?? Number.MAX_SAFE_INTEGER;
  return found.sort((left, right) => dueAt(left) - dueAt(right));
}

/** Recharges that are begun and will be closed unless they are paid. */
async function unpaidRecharges(ctx: ServerContext, userId: number): Promise<Todo[]> {
  const { list } = await listRecharges(ctx, { userId, status: 'pending' }, toPage({}));
  return list.map(({ recharge: { no, amount }, payment }) => ({
    key: 'recharge_pay',
    link: userPath('account/balance', { recharge: no }),
    deadline: toUnixSeconds(payment.expiresAt),
    values: { amount: formatFen(amount), no },
  }));
}

/** What the account lacks to be safe, and to be got back when the password is forgotten. */
async function accountGaps(ctx: ServerContext, userId: number): Promise<Todo[]> {
  const { user, hasSecondFactor, realNameStatus } = await getAccountFacts(ctx.db, userId);
  return [
    ...(realNameStatus === 'rejected' ? [anyTime('real_name', userPath('account/profile'))] : []),
    ...(user.email ? [] : [anyTime('bind_email', userPath('account/profile'))]),
    ...(user.mobile ? [] : [anyTime('bind_mobile', userPath('account/profile'))]),
    ...(hasSecondFactor ? [] : [anyTime('two_factor', userPath('account/changePassword'))]),
  ];
}

const anyTime = (key: Todo['key'], link: string): Todo => ({ key, link, deadline: null, values: {} });
