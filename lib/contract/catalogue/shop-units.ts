import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery } from '../fields.ts';
import { unitText } from './shop-records.ts';

export const productUnits = endpoint({
  method: 'get',
  path: '/api/product/units',
  summary: 'Units that products are sold by: those of every shop, and its own of the setting `catalogue.units`',
  query: noQuery,
  data: z.object({
    list: z.array(
      z.object({
        /** As products, quotations and orders carry it in `unit`. */
        unit: unitText,
        /** For one of it, in the caller’s language. */
        name: z.string(),
      }),
    ),
  }),
});
