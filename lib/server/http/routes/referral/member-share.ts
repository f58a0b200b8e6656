import { Readable } from 'node:stream';
import { recommendPoster, recommendShare } from '#lib/contract/referral/member-share.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { describeShare, makePoster } from '#lib/server/referral/index.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toWeb } from '../../to-web.ts';

/** Drawing one takes a thread for a moment. */
const posters: RequestLimit[] = [{ points: 30, seconds: 300, by: 'account' }];

/** What pages of products ask for members. */
export function registerRecommendShare(app: App): void {
  serve(app, recommendShare, {
    guard: 'login',
    run: async ({ server, member: { userId }, query: { product_id: productId }, locale }) => {
      const share = await describeShare(server, { userId, productId, locale });
      if (!share) return { share: null };
      const { code, bp, amount } = share;
      return { share: { code, bp, amount: amount === null ? null : formatFen(amount) } };
    },
  });
  serveFile(app, recommendPoster, {
    guard: 'login',
    limits: posters,
    run: async ({ server, member: { userId }, query: { product_id: productId, campaign = '' }, locale }) => {
      const { name, bytes } = await makePoster(server, { userId, productId, campaign, locale });
      return { name, type: 'image/png', content: toWeb(Readable.from([bytes])) };
    },
  });
}
