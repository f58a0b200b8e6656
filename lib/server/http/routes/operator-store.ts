import type { Hono } from 'hono';
import { operatorStoreOptions } from '#lib/contract/operator-store.ts';
import { listStoreOptions } from '../../store/index.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve } from '../serve.ts';

/** Stores as operators choose them. */
export function registerOperatorStore(app: Hono<ApiEnv>): void {
  serve(app, operatorStoreOptions, {
    guard: { node: 'operator/order/list' },
    run: async ({ server, query }) => ({ list: await listStoreOptions(server.db, query) }),
  });
}
