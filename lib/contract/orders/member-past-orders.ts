import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, pageOf, pageQuery } from '../fields.ts';
import { pastOrderDetail, pastOrderRow } from './past-orders.ts';

export const pastOrderList = endpoint({
  method: 'get',
  path: '/api/order/pastList',
  summary: 'The caller’s orders from the system before this shop, newest first',
  query: z.object({
    ...pageQuery,
    /** A number, or a part of what was ordered. */
    q: z.string().trim().max(60, 'tooLong').optional(),
  }),
  data: pageOf(pastOrderRow),
});

export const pastOrderInfo = endpoint({
  method: 'get',
  path: '/api/order/pastInfo',
  summary: 'One of the caller’s orders from the system before this shop',
  query: z.object({ id: idField }),
  data: pastOrderDetail,
});
