import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idField } from './fields.ts';

const option = z.object({ id: z.int(), name: z.string() });
export type StoreOption = z.output<typeof option>;

export const operatorStoreOptions = endpoint({
  method: 'get',
  path: '/api/operator/store/options',
  summary: 'Open stores by name, to choose one for an order: at most twenty',
  query: z.object({
    /** A part of the name; missing: the first ones. */
    q: z.string().trim().max(30).optional().catch(undefined),
    /** That one alone, open or not: to name what was chosen before. */
    id: idField.optional().catch(undefined),
  }),
  data: z.object({ list: z.array(option) }),
});
