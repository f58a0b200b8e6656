import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, moneyText } from '../fields.ts';
import { campaignFilter } from './campaign.ts';

export const recommendShare = endpoint({
  method: 'get',
  path: '/api/recommend/share',
  summary: 'What a member would earn by recommending a product, and the own code for its link',
  query: z.object({ product_id: idField }),
  data: z.object({
    /** Null where nothing can be earned at present. */
    share: z
      .object({
        code: z.string(),
        bp: z.int(),
        /** At most so much by the smallest order at the price that is shown; null where a seller names the price. */
        amount: moneyText.nullable(),
      })
      .nullable(),
  }),
});

export const recommendPoster = endpoint({
  method: 'get',
  path: '/api/recommend/poster',
  summary: 'A picture to hand out, of the shop or of a product, with the own link as a QR code',
  query: z.object({ product_id: idField.optional(), campaign: campaignFilter }),
  file: 'image/png',
});
