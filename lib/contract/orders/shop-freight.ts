import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyText, noQuery } from '../fields.ts';

export const productFreight = endpoint({
  method: 'get',
  path: '/api/product/freight',
  summary: 'Shipping costs and transit times, known before anything is ordered',
  query: noQuery,
  data: z.object({
    base: moneyText,
    /** From this value of goods on the base is not charged. */
    free_from: moneyText,
    /** Added for the provinces of `remote_provinces`, whatever the goods cost. */
    remote: moneyText,
    remote_provinces: z.array(z.int()),
    /** Working days on the way at least, after the goods have left. */
    transit_days: z.int(),
    remote_transit_days: z.int(),
  }),
});
