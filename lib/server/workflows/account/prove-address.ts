import type { ServerContext } from '../../db/context.ts';
import { changeBind, retrievePassword } from '../../identity/index.ts';
import { attachPastOrders } from '../../orders/index.ts';

/** A new bound address, and with it the orders of a system before that name it. Throws what `changeBind` throws. */
export const bindAddress = (ctx: ServerContext, change: Parameters<typeof changeBind>[1]): Promise<void> =>
  changeBind(ctx, change, (tx, userId) => attachPastOrders(tx, { userId }));

/** A new password by a code that was sent to the address, which is proven by that. Throws what `retrievePassword` throws. */
export const recoverPassword = (ctx: ServerContext, input: Parameters<typeof retrievePassword>[1]): Promise<void> =>
  retrievePassword(ctx, input, (tx, userId) => attachPastOrders(tx, { userId }));
