import {
  twoFactor,
  twoFactorDisable,
  twoFactorEnable,
  twoFactorRecovery,
  twoFactorSetup,
} from '#lib/contract/identity/member-two-factor.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  describeTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '#lib/server/identity/index.ts';
import { type App, serve } from '../../serve.ts';

/** Password and code are checked here: neither may be found by trying with a stolen token. */
const limits: RequestLimit[] = [{ points: 20, seconds: 600, by: 'account-address' }];

export function registerAccountTwoFactor(app: App): void {
  serve(app, twoFactor, {
    guard: 'login',
    isForFactorSetup: true,
    run: async ({ server, member }) => {
      const { isEnabled, isRequired, recoveryCodesLeft } = await describeTwoFactor(server, member.userId);
      return { enabled: isEnabled, required: isRequired, recovery_codes_left: recoveryCodesLeft };
    },
  });
  serve(app, twoFactorSetup, {
    guard: 'login',
    isForFactorSetup: true,
    limits,
    run: ({ server, member, body, ip, locale }) =>
      setUpTwoFactor(server, { userId: member.userId, password: body.password, ip, locale }),
  });
  serve(app, twoFactorEnable, {
    guard: 'login',
    isForFactorSetup: true,
    limits,
    message: 'twoFactorEnabled',
    run: async ({ server, member, body }) => ({
      recovery_codes: await enableTwoFactor(server, { userId: member.userId, code: body.code }),
    }),
  });
  serve(app, twoFactorDisable, {
    guard: 'login',
    limits,
    message: 'twoFactorDisabled',
    run: ({ server, member, body, ip }) => disableTwoFactor(server, { userId: member.userId, ...body, ip }),
  });
  serve(app, twoFactorRecovery, {
    guard: 'login',
    limits,
    message: 'recoveryCodesRenewed',
    run: async ({ server, member, body, ip }) => ({
      recovery_codes: await renewRecoveryCodes(server, { userId: member.userId, code: body.code, ip }),
    }),
  });
}
