import type { DataOf } from '#lib/contract/endpoint.ts';
import { accountClose, accountClosing, accountKeep } from '#lib/contract/identity/member-closing.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import {
  type ClosingFacts,
  describeClosing,
  keepAccount,
  requestClosing,
} from '#lib/server/workflows/account/close-account.ts';
import type { ClosingObstacle } from '#lib/server/workflows/account/closing-blockers.ts';
import { type App, serve } from '../../serve.ts';

/** No permission node: everybody may leave. */
export function registerAccountClosing(app: App): void {
  serve(app, accountClosing, {
    guard: 'login',
    run: async ({ server, member, locale }) => toRecord(await describeClosing(server, member.userId), locale),
  });
  serve(app, accountClose, {
    guard: 'login',
    limits: [{ points: 20, seconds: 600, by: 'account-address' }],
    message: 'closingRequested',
    run: async ({ server, member, body, ip, locale }) => {
      const { password, code = '', reason = '' } = body;
      await requestClosing(server, member, { password, code, reason, ip });
      return toRecord(await describeClosing(server, member.userId), locale);
    },
  });
  serve(app, accountKeep, {
    guard: 'login',
    message: 'closingCancelled',
    run: async ({ server, member, locale }) => {
      await keepAccount(server, member);
      return toRecord(await describeClosing(server, member.userId), locale);
    },
  });
}

function toRecord(facts: ClosingFacts, locale: Locale): DataOf<typeof accountClosing> {
  const { closing, blockers, warnings, coolOffDays, needsCode } = facts;
  const inWords = ({ kind, values, link }: ClosingObstacle) => ({
    kind,
    text: sentence(locale, `api.closing_${kind}`, values),
    link,
  });
  return {
    state: closing ? 'cooling' : 'open',
    blockers: blockers.map(inWords),
    warnings: warnings.map(inWords),
    cool_off_days: coolOffDays,
    request_time: closing ? toUnixSeconds(closing.createdAt) : null,
    effective_time: closing ? toUnixSeconds(closing.effectiveAt) : null,
    needs_code: needsCode,
  };
}
