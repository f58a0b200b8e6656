import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery } from '../fields.ts';

/** What a store and its application hold of a trade: a key of the setting `store.trades`. */
export const tradeKey = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'choice');

/** A line of the setting: the key, its name in Chinese, its name in English. */
export const tradeLine = /^[a-z][a-z0-9-]{0,30}\/[^/\s][^/]{0,29}\/[^/\s][^/]{0,39}$/u;

/** The most that a shop may offer. */
export const mostTrades = 60;

export const storeTrades = endpoint({
  method: 'get',
  path: '/api/store/trades',
  summary: 'What stores of this shop can do, as the setting `store.trades` has it',
  query: noQuery,
  data: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        /** In the caller’s language. */
        name: z.string(),
      }),
    ),
  }),
});
