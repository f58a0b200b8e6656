import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { provideAwayNotice } from '#lib/api/transport/server-transport.ts';
import { retryAfterSeconds } from '#lib/server/http/answers.ts';
import { beforeHead } from './before-head.ts';

const pages = new AsyncLocalStorage<{ isAway: boolean }>();

/** From here on it is known of each page that is made whether one of its calls found the API or its database away. */
export function watchForAway(): void {
  provideAwayNotice(() => {
    const page = pages.getStore();
    if (page) page.isAway = true;
  });
}

/**
 * Runs the making of a page. Next says 500 of whatever a page throws, which search engines and balancers take for a fault of this
 * address; what failed because something is away is for later.
 */
export function laterWhileAway<Result>(response: ServerResponse, run: () => Result): Result {
  const page = { isAway: false };
  beforeHead(response, (status) => {
    if (status !== 500 || !page.isAway) return status;
    response.setHeader('retry-after', retryAfterSeconds);
    return 503;
  });
  return pages.run(page, run);
}
