import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery } from '../fields.ts';

/** What the licence of a business says, as the law wants it shown (E-Commerce Law of China, articles 15 and 29). */
const sellerLicence = z.object({
  store: z.string(),
  company: z.string(),
  credit_code: z.string(),
  /** Where it is registered, down to the district. */
  place: z.string(),
  valid_from: z.iso.date(),
  /** Null: without an end. */
  valid_until: z.iso.date().nullable(),
});
export type SellerLicence = z.output<typeof sellerLicence>;

export const shopLicences = endpoint({
  method: 'get',
  path: '/api/store/licences',
  summary: 'Business licence details of the shop and of every store that sells in it',
  query: noQuery,
  data: z.object({
    /** Whose shop it is; null where the settings do not say. */
    shop: z.object({ company: z.string(), credit_code: z.string(), place: z.string() }).nullable(),
    list: z.array(sellerLicence),
    total: z.int(),
  }),
});
