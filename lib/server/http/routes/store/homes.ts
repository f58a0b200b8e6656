import { deskHome, memberWaiting, storeHome } from '#lib/contract/store/homes.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { countFailingJobs } from '#lib/server/jobs/failures.ts';
import { hasNode } from '#lib/server/kernel/actor.ts';
import { countFailedMessages } from '#lib/server/messaging/index.ts';
import { countWaiting } from '#lib/server/workflows/homes/count-waiting.ts';
import { describeDeskHome } from '#lib/server/workflows/homes/describe-desk-home.ts';
import { describeStoreHome } from '#lib/server/workflows/homes/describe-store-home.ts';
import { type App, serve } from '../../serve.ts';

/** The first page of a store, and of an operator. */
export function registerSellerHome(app: App): void {
  serve(app, storeHome, {
    guard: { store: 'store/home' },
    run: ({ server, member, locale }) => describeStoreHome(server, { member, locale }),
  });
  serve(app, deskHome, {
    guard: { node: 'operator/home/see' },
    run: ({ server, member, locale }) => describeDeskHome(server, { member, locale }),
  });
  serve(app, memberWaiting, {
    guard: 'login',
    run: async ({ server, member }) => {
      const [waiting, jobs, messages] = await Promise.all([
        countWaiting(server, member),
        hasNode(member, 'operator/job/list') ? countFailingJobs(server.db) : 0,
        hasNode(member, 'operator/outbox/list') ? countFailedMessages(server) : 0,
      ]);
      const failing = [
        { page: userPath('desk/jobs'), count: jobs },
        { page: userPath('desk/outbox'), count: messages },
      ];
      return { list: [...waiting, ...failing.filter(({ count }) => count > 0)] };
    },
  });
}
