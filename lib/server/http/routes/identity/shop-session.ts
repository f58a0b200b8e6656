import { checkClickCaptcha, clickCaptcha, refreshToken } from '#lib/contract/identity/shop-session.ts';
import { refreshSession } from '#lib/server/identity/index.ts';
import { checkCaptcha, createClickChallenge, createTextChallenge } from '#lib/server/messaging/index.ts';
import { type App, serve } from '../../serve.ts';

export function registerCommon(app: App): void {
  serve(app, clickCaptcha, {
    guard: 'public',
    isAlwaysOpen: true,
    // Drawing a picture is the dearest thing a stranger can ask for.
    limits: [{ points: 60, seconds: 60, by: 'address' }],
    run: ({ server, query, ip, locale }) => {
      const request = { id: query.id, ip, locale };
      return query.mode === 'text' ? createTextChallenge(server, request) : createClickChallenge(server, request);
    },
  });
  serve(app, checkClickCaptcha, {
    guard: 'public',
    isAlwaysOpen: true,
    limits: [{ points: 120, seconds: 60, by: 'address' }],
    run: ({ server, body, ip }) => checkCaptcha(server, { ...body, ip }),
  });
  serve(app, refreshToken, {
    guard: 'public',
    isAlwaysOpen: true,
    limits: [{ points: 120, seconds: 60, by: 'address' }],
    run: async ({ server, body }) => {
      const pair = await refreshSession(server, body.refreshToken ?? body.refresh_token ?? '');
      return { type: 'user-refresh' as const, token: pair.token, refresh_token: pair.refreshToken };
    },
  });
}
