import { orderConfirm, orderExtend, orderHide, orderRemind } from '#lib/contract/orders/member-orders.ts';
import { extendReceipt, hideOrder, remindSeller } from '#lib/server/orders/index.ts';
import { confirmReceipt } from '#lib/server/workflows/orders/receive-order.ts';
import { type App, serve } from '../../serve.ts';

/** What a customer says of an order that is on its way, or over. */
export function registerOrderReceipt(app: App): void {
  serve(app, orderConfirm, {
    guard: 'login',
    message: 'orderConfirmed',
    run: ({ server, member, body: { no } }) => confirmReceipt(server, { no, member }),
  });
  serve(app, orderExtend, {
    guard: 'login',
    message: 'orderExtended',
    run: ({ server, member, body: { no } }) => extendReceipt(server, { no, member }),
  });
  serve(app, orderRemind, {
    guard: 'login',
    message: 'orderReminded',
    run: ({ server, member, body: { no } }) => remindSeller(server, { no, member }),
  });
  serve(app, orderHide, {
    guard: 'login',
    message: 'orderHidden',
    run: ({ server, member, body: { no } }) => hideOrder(server, { no, member }),
  });
}
