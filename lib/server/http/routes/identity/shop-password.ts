import { retrievePassword } from '#lib/contract/identity/shop-password.ts';
import { recoverPassword } from '#lib/server/workflows/account/prove-address.ts';
import { type App, serve } from '../../serve.ts';

export function registerAccount(app: App): void {
  serve(app, retrievePassword, {
    guard: 'public',
    isAlwaysOpen: true,
    limits: [{ points: 30, seconds: 600, by: 'address' }],
    message: 'passwordChanged',
    run: ({ server, ip, locale, body: { type: channel, account: address, captcha: code, password } }) =>
      recoverPassword(server, { channel, address, code, password, ip, locale }),
  });
}
