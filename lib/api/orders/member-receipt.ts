import { postApi } from '../transport/browser.ts';

/** Says that everything has come. */
export const confirmReceipt = (no: string) => postApi('/api/order/confirm', { no }, { isSuccessShown: true });

/** Puts the automatic confirmation off, once. */
export const extendReceipt = (no: string) => postApi('/api/order/extend', { no }, { isSuccessShown: true });

/** Asks whose turn it is to go on. */
export const remindSeller = (no: string) => postApi('/api/order/remind', { no }, { isSuccessShown: true });

/** Takes an ended order out of the list. */
export const hideOrder = (no: string) => postApi('/api/order/hide', { no }, { isSuccessShown: true });
