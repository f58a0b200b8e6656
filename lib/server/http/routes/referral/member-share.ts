import type { Hono } from 'hono';
import { recommendShare } from '#lib/contract/referral/member-share.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { describeShare } from '#lib/server/referral/index.ts';
import type { ApiEnv } from '../../request-scope.ts';
import { serve } from '../../serve.ts';

/** What pages of products ask for members. */
export function registerRecommendShare(app: Hono<ApiEnv>): void {
  serve(app, recommendShare, {
    guard: 'login',
    run: async ({ server, member: { userId }, query: { product_id: productId }, locale }) => {
      const share = await describeShare(server, { userId, productId, locale });
      if (!share) return { share: null };
      const { code, bp, amount } = share;
      return { share: { code, bp, amount: amount === null ? null : formatFen(amount) } };
    },
  });
}
