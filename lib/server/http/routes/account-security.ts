import type { Hono } from 'hono';
import { accountSessions, loginHistory, sessionRevoke, sessionRevokeAll } from '#lib/contract/account-security.ts';
import {
  type LoginEvent,
  listLoginEvents,
  listSessions,
  nameDevice,
  revokeOtherSessions,
  revokeSession,
  type SessionFacts,
} from '../../identity/index.ts';
import { toUnixSeconds } from '../../kernel/clock.ts';
import { toPage } from '../../kernel/paging.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve } from '../serve.ts';

export function registerAccountSecurity(app: Hono<ApiEnv>): void {
  serve(app, accountSessions, {
    guard: 'login',
    run: async ({ server, member }) => {
      const sessions = await listSessions(server, member.userId);
      const list = sessions.map((session) => toSession(session, member.sessionId));
      return { list, total: list.length };
    },
  });
  serve(app, sessionRevoke, {
    guard: 'login',
    message: 'sessionEnded',
    run: async ({ server, member, body }) => {
      await revokeSession(server, member, body.id);
      return null;
    },
  });
  serve(app, sessionRevokeAll, {
    guard: 'login',
    message: 'otherSessionsEnded',
    run: async ({ server, member }) => ({ ended: await revokeOtherSessions(server, member) }),
  });
  serve(app, loginHistory, {
    guard: 'login',
    run: async ({ server, member, query }) => {
      const { list, total } = await listLoginEvents(server, member.userId, toPage(query));
      return { list: list.map(toLogin), total };
    },
  });
}

function toSession({ id, ip, userAgent, isKept, createdAt, refreshedAt }: SessionFacts, currentId: string) {
  return {
    id,
    ip,
    user_agent: userAgent,
    device: nameDevice(userAgent),
    is_kept: isKept,
    is_current: id === currentId,
    create_time: toUnixSeconds(createdAt),
    last_seen_time: toUnixSeconds(refreshedAt),
  };
}

function toLogin({ id, ip, userAgent, outcome, createdAt }: LoginEvent) {
  return {
    id,
    ip,
    user_agent: userAgent,
    device: nameDevice(userAgent),
    outcome,
    create_time: toUnixSeconds(createdAt),
  };
}
