import type { orderConfirm, orderExtend, orderHide, orderRemind } from '#lib/contract/orders/member-orders.ts';
import { postApi } from '../transport/browser.ts';

/** Says that everything has come. */
export const confirmReceipt = (no: string) =>
  postApi<typeof orderConfirm>('/api/order/confirm', { no }, { isSuccessShown: true });

/** Puts the automatic confirmation off, once. */
export const extendReceipt = (no: string) =>
  postApi<typeof orderExtend>('/api/order/extend', { no }, { isSuccessShown: true });

/** Asks whose turn it is to go on. */
export const remindSeller = (no: string) =>
  postApi<typeof orderRemind>('/api/order/remind', { no }, { isSuccessShown: true });

/** Takes an ended order out of the list. */
export const hideOrder = (no: string) => postApi<typeof orderHide>('/api/order/hide', { no }, { isSuccessShown: true });
