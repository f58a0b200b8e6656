import { sitePreview, siteSetup, siteSetupOperator } from '#lib/contract/site/shop-setup.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { findPreview } from '#lib/server/site/index.ts';
import { describeMember } from '#lib/server/workflows/account/describe-member.ts';
import { checkSetup, createFirstOperator } from '#lib/server/workflows/opening/create-first-operator.ts';
import { type App, serve } from '../../serve.ts';

/** Whoever guesses has 2^256 to try; they are not to keep the database busy meanwhile. */
const limits = [{ points: 30, seconds: 600, by: 'address' as const }];

/** How an empty shop gets its first operator, and how others see it before it is open. */
export function registerSetup(app: App): void {
  serve(app, siteSetup, {
    guard: 'public',
    isAlwaysOpen: true,
    limits,
    run: async ({ server, body }) => ({ expires: toUnixSeconds(await checkSetup(server, body.token)) }),
  });
  serve(app, siteSetupOperator, {
    guard: 'public',
    isAlwaysOpen: true,
    limits,
    run: async ({ server, body, ip, userAgent, locale }) => {
      const tokens = await createFirstOperator(server, { ...body, ip, userAgent, locale });
      return { userInfo: await describeMember(server, tokens.userId, { ...tokens, locale }) };
    },
  });
  serve(app, sitePreview, {
    guard: 'public',
    isAlwaysOpen: true,
    limits,
    run: ({ server, body }) => {
      const expires = findPreview(server, body.token);
      if (expires === undefined) throw new DomainError('preview_invalid');
      return { expires };
    },
  });
}
