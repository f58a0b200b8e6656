import type { IncomingMessage, ServerResponse } from 'node:http';
import type pino from 'pino';
import { readRedirectsAfter } from '#lib/api/site/shop-addresses.ts';
import type { ApiTier } from '../tiers.ts';
import { leadOn } from './lead-on.ts';
import { createMissedCounter } from './missed-counter.ts';
import { createRedirectBook } from './redirect-book.ts';

interface OldAddressOptions {
  log: pino.Logger;
  isProxyTrusted: boolean;
  noteMissed: ApiTier['noteMissed'];
}

/** Stands before the pages: leads on who asks for an address of before, and counts what is missed. */
export function createOldAddresses({ log, isProxyTrusted, noteMissed }: OldAddressOptions) {
  const redirects = createRedirectBook({ read: readRedirectsAfter, log });
  const missed = createMissedCounter({ isProxyTrusted, say: noteMissed });
  return {
    /** Answers who is led on; `false` for all others. */
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      if (await leadOn(request, response, redirects.find)) return true;
      missed.watch(request, response);
      return false;
    },
    learn: redirects.learn,
    stop: missed.stop,
  };
}
