import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountField, lineOfText, requiredText } from '../fields.ts';
import { storeOrders } from '../stale-reads.ts';
import { orderNo } from './member-checkout.ts';

const reason = requiredText(200).pipe(lineOfText(200));
const withReason = z.object({ no: orderNo, reason });

export const adjustBody = z.object({
  no: orderNo,
  /** Put on top, or with a minus taken off. */
  change: z
    .string()
    .trim()
    .regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'amountChange')
    .default('0'),
  /** Missing: as it is. */
  freight: amountField.optional(),
  /** What has to be paid now, as the caller knows it: a change of another amount is refused with `status_changed`. */
  expected_total: amountField,
  reason,
});

export const storeOrderAdjust = endpoint({
  method: 'post',
  path: '/api/store/orderAdjust',
  summary: 'Changes the price of an unpaid order that came from the store’s offer',
  body: adjustBody,
  stale: storeOrders,
});

export const storeOrderCancel = endpoint({
  method: 'post',
  path: '/api/store/orderCancel',
  summary: 'Cancels an unpaid order that came from the store’s offer',
  body: withReason,
  stale: storeOrders,
});

export const storeOrderCloseAsk = endpoint({
  method: 'post',
  path: '/api/store/orderCloseAsk',
  summary: 'Requests closure of an order whose balance is overdue',
  body: withReason,
  stale: storeOrders,
});
