import {
  changeBind,
  changePassword,
  profileInfo,
  saveProfile,
  verification,
} from '#lib/contract/identity/member-profile.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { changePassword as setPassword, updateProfile, verifyAddress } from '#lib/server/identity/index.ts';
import { bindAddress } from '#lib/server/workflows/account/prove-address.ts';
import { type App, serve } from '../../serve.ts';

/** A stolen token must not be enough to find out the password or a code by trying. */
const guesses: RequestLimit = { points: 20, seconds: 600, by: 'account-address' };

/** Permission nodes as the family has them; the two calls about bound addresses need none (contract §6). */
export function registerAccountProfile(app: App): void {
  serve(app, profileInfo, {
    guard: { node: 'account/profile' },
    run: () => ({ accountVerificationType: ['email' as const, 'mobile' as const] }),
  });
  serve(app, saveProfile, {
    guard: { node: 'account/profile' },
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'profileSaved',
    run: ({ server, member, body }) => updateProfile(server, member.userId, body),
  });
  serve(app, verification, {
    guard: 'login',
    limits: [guesses],
    run: async ({ server, member, ip, body: { type, captcha: code } }) => {
      const accountVerificationToken = await verifyAddress(server, { userId: member.userId, channel: type, code, ip });
      return { type, accountVerificationToken };
    },
  });
  serve(app, changeBind, {
    guard: 'login',
    limits: [guesses],
    run: async ({ server, member, body, ip, locale }) => {
      const { type: channel, captcha: code, accountVerificationToken: pass = '', password = '' } = body;
      const address = body.type === 'email' ? body.email : body.mobile;
      await bindAddress(server, { userId: member.userId, channel, address, code, pass, password, ip, locale });
    },
  });
  serve(app, changePassword, {
    guard: { node: 'account/changePassword' },
    limits: [guesses],
    message: 'passwordChangedLoginAgain',
    run: ({ server, member, body, ip, locale }) => setPassword(server, { userId: member.userId, ...body, ip, locale }),
  });
}
