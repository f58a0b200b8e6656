import type { z } from 'zod';
import { storeClaim } from '#lib/contract/orders/store-orders.ts';
import { storePool, storePoolNews } from '#lib/contract/orders/store-pool.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { findPoolNews, listPool, type PoolFilter } from '#lib/server/orders/index.ts';
import { sumOverdue } from '#lib/server/settlement/index.ts';
import { claimFromPool } from '#lib/server/workflows/orders/claim-from-pool.ts';
import { type App, serve } from '../../serve.ts';
import { toPoolItem } from './seller-records.ts';

/** Orders that a store can have. */
export function registerStorePool(app: App): void {
  const guard = { store: 'store/orderpool' } as const;
  serve(app, storePool, {
    guard,
    limits: [{ points: 120, seconds: 60, by: 'account' }],
    run: async ({ server, member, query, locale }) => {
      const { sort } = query;
      const now = server.clock.now();
      const filter = { filter: toFilter(query), page: toPage(query), sort };
      const [pool, overdue] = await Promise.all([
        listPool(server, member.storeId, filter),
        sumOverdue(server.db, member.storeId, now),
      ]);
      const { list, total, open, maxOpen, blocked } = pool;
      return {
        list: list.map((pooled) => toPoolItem(pooled, locale)),
        total,
        open,
        max_open: maxOpen,
        blocked: blocked ?? (overdue > 0 ? ('store_deposit_due' as const) : null),
        time: toUnixSeconds(now),
      };
    },
  });
  serve(app, storePoolNews, {
    guard,
    // A page asks every few seconds, and a person has a few of them open.
    limits: [{ points: 120, seconds: 60, by: 'account' }],
    run: ({ server, member, query }) => {
      const since = new Date(query.since * 1000);
      return findPoolNews(server, member.storeId, { filter: toFilter(query), shown: query.nos, since });
    },
  });
  serve(app, storeClaim, {
    guard: { store: 'store/orderpool/claim' },
    // No store claims faster than a person reads, with however many people (docs/domain/orders.md 6).
    limits: [{ points: 1, seconds: 1, by: 'store' }],
    message: 'orderClaimed',
    run: async ({ server, member, body }) => ({
      deadline: toUnixSeconds(await claimFromPool(server, member, body.no)),
    }),
  });
}

type PoolQuery = Pick<
  z.output<NonNullable<typeof storePoolNews.query>>,
  'fulfilment' | 'province_id' | 'category_id' | 'q'
>;

function toFilter({ fulfilment, province_id: provinceId, category_id: categoryId, q }: PoolQuery): PoolFilter {
  return { fulfilment, provinceId, categoryId, q };
}
