import type { Hono } from 'hono';
import { deskHome, storeHome } from '#lib/contract/seller-home.ts';
import { describeDeskHome } from '../../workflows/describe-desk-home.ts';
import { describeStoreHome } from '../../workflows/describe-store-home.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve } from '../serve.ts';

/** The first page of a store, and of an operator. */
export function registerSellerHome(app: Hono<ApiEnv>): void {
  serve(app, storeHome, {
    guard: { store: 'store/home' },
    run: ({ server, member, locale }) => describeStoreHome(server, { member, locale }),
  });
  serve(app, deskHome, {
    guard: { node: 'operator/home/see' },
    run: ({ server, member, locale }) => describeDeskHome(server, { member, locale }),
  });
}
