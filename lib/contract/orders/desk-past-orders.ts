import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField } from '../fields.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { pastOrderDetail, pastOrderRow, pastOrderStates } from './past-orders.ts';

export const pastOrdersSorts = ['-ordered', 'ordered', '-id', 'id'] as const;

/** `import_id`: the import that brought it. */
const origin = z.object({
  source: z.string(),
  import_id: z.int(),
  email: z.string(),
  mobile: z.string(),
  buyer: z.string(),
  /** Whose it is here; null: nobody has proven its address. */
  user: z.object({ id: z.int(), username: z.string() }).nullable(),
});

export const operatorPastOrders = endpoint({
  method: 'get',
  path: '/api/operator/pastOrders/list',
  summary: 'Orders from systems before this shop, newest first',
  query: z.object({
    ...workQuery(pastOrdersSorts),
    state: z.enum(pastOrderStates, 'choice').optional(),
    user_id: idField.optional(),
    import_id: idField.optional(),
    /** A number, a part of what was ordered, or an email address. */
    q: z.string().trim().max(60, 'tooLong').optional(),
  }),
  data: workPageOf(pastOrderRow.extend(origin.shape)),
});

export const operatorPastOrder = endpoint({
  method: 'get',
  path: '/api/operator/pastOrders/info',
  summary: 'One order from a system before this shop',
  query: z.object({ id: idField }),
  data: pastOrderDetail.extend({ ...origin.shape, tags: z.string() }),
});
