import {
  accountSessions,
  loginHistory,
  sessionRevoke,
  sessionRevokeAll,
} from '#lib/contract/identity/member-security.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import {
  type LoginEvent,
  listLoginEvents,
  listSessions,
  nameDevice,
  namePlace,
  revokeOtherSessions,
  revokeSession,
  type SessionFacts,
} from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { type App, serve } from '../../serve.ts';

export function registerAccountSecurity(app: App): void {
  serve(app, accountSessions, {
    guard: 'login',
    run: async ({ server, member, locale }) => {
      const sessions = await listSessions(server, member.userId);
      const list = sessions.map((session) => toSession(session, member.sessionId, locale));
      return { list, total: list.length };
    },
  });
  serve(app, sessionRevoke, {
    guard: 'login',
    message: 'sessionEnded',
    run: ({ server, member, body }) => revokeSession(server, member, body.id),
  });
  serve(app, sessionRevokeAll, {
    guard: 'login',
    message: 'otherSessionsEnded',
    run: async ({ server, member }) => ({ ended: await revokeOtherSessions(server, member) }),
  });
  serve(app, loginHistory, {
    guard: 'login',
    run: async ({ server, member, query, locale }) => {
      const { list, total } = await listLoginEvents(server, member.userId, toPage(query));
      return { list: list.map((event) => toLogin(event, locale)), total };
    },
  });
}

function toSession(session: SessionFacts, currentId: string, locale: Locale) {
  const { id, ip, userAgent, isKept, createdAt, refreshedAt } = session;
  return {
    id,
    ip,
    user_agent: userAgent,
    device: nameDevice(userAgent),
    place: namePlace(ip, locale),
    is_kept: isKept,
    is_current: id === currentId,
    create_time: toUnixSeconds(createdAt),
    last_seen_time: toUnixSeconds(refreshedAt),
  };
}

function toLogin({ id, ip, userAgent, outcome, way, createdAt }: LoginEvent, locale: Locale) {
  return {
    id,
    ip,
    user_agent: userAgent,
    device: nameDevice(userAgent),
    place: namePlace(ip, locale),
    outcome,
    way,
    create_time: toUnixSeconds(createdAt),
  };
}
