import type { Todo } from '#lib/contract/wallet/member-movements.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { listOwnCaseWork } from '#lib/server/aftersales/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';

/** After-sales cases that wait for the customer: an amount to agree to, goods to send back, a refusal to answer. */
export async function caseTodos({ db }: ServerContext, userId: number): Promise<Todo[]> {
  const work = await listOwnCaseWork(db, userId);
  return work.map(({ no, deadline }) => ({
    key: 'case_act',
    link: userPath('account/order_aftersales/info', { no }),
    deadline: toUnixSeconds(deadline),
    values: { no },
  }));
}
