import type { Hono } from 'hono';
import { retrievePassword } from '#lib/contract/identity/shop-password.ts';
import type { ApiEnv } from '#lib/server/http/scope/request-scope.ts';
import { retrievePassword as setNewPassword } from '#lib/server/identity/index.ts';
import { serve } from '../../serve.ts';

export function registerAccount(app: Hono<ApiEnv>): void {
  serve(app, retrievePassword, {
    guard: 'public',
    isAlwaysOpen: true,
    limits: [{ points: 30, seconds: 600, by: 'address' }],
    message: 'passwordChanged',
    run: ({ server, ip, locale, body: { type: channel, account: address, captcha: code, password } }) =>
      setNewPassword(server, { channel, address, code, password, ip, locale }),
  });
}
