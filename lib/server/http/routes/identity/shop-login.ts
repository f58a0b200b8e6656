import type { z } from 'zod';
import { providerLogin } from '#lib/contract/identity/login-providers.ts';
import {
  checkIn,
  checkInInfo,
  type loginBody,
  logout,
  passkeyChallenge,
  type passkeyLoginBody,
  type providerBody,
  type registerBody,
  type secondFactorBody,
  spread,
} from '#lib/contract/identity/shop-login.ts';
import { paths } from '#lib/routes/paths.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { RequestScope } from '#lib/server/http/scope/request-scope.ts';
import { shopParty } from '#lib/server/http/scope/shop-party.ts';
import {
  beginProviderLogin,
  challengePasskey,
  describeConsents,
  describeRegistration,
  finishLogin,
  listLoginProviders,
  logIn,
  logInByPasskey,
  logInThrough,
  logOut,
  type SessionTokens,
  toPublishedText,
} from '#lib/server/identity/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { describeMember } from '#lib/server/workflows/account/describe-member.ts';
import { registerCustomer } from '#lib/server/workflows/account/register-customer.ts';
import { submitReferral } from '#lib/server/workflows/account/submit-referral.ts';
import { type App, serve } from '../../serve.ts';

/** Where a client goes after login when nothing else was asked for. */
const routePath = paths.user;

export function registerUserRoutes(app: App): void {
  registerWaysIn(app);
  serve(app, checkIn, {
    guard: 'public',
    isAlwaysOpen: true,
    limits: [{ points: 120, seconds: 600, by: 'address' }],
    message: 'loggedIn',
    run: async (call) => {
      refuseLoggedIn(call);
      const tokens = await submit(call, call.body);
      const [userInfo, { due }] = await Promise.all([
        describeMember(call.server, tokens.userId, { ...tokens, locale: call.locale }),
        describeConsents(call.server, tokens.userId),
      ]);
      return { userInfo, routePath, consents_due: due.map(toPublishedText) };
    },
  });
  serve(app, providerLogin, {
    guard: 'public',
    isAlwaysOpen: true,
    limits: [{ points: 120, seconds: 600, by: 'address' }],
    run: (call) => {
      refuseLoggedIn(call);
      return beginProviderLogin(call.server, call.body.provider);
    },
  });
  serve(app, logout, {
    guard: 'public',
    isAlwaysOpen: true,
    run: ({ server, token, body }) =>
      logOut(server, { token, refreshToken: body.refreshToken ?? body.refresh_token ?? '' }),
  });
  serve(app, spread, {
    guard: 'login',
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    run: ({ server, member, body }) => submitReferral(server, { userId: member.userId, code: body.recommend_code }),
  });
}

/** By what somebody can log in, asked before anything is typed. */
function registerWaysIn(app: App): void {
  serve(app, checkInInfo, {
    guard: 'public',
    isAlwaysOpen: true,
    run: async (call) => {
      refuseLoggedIn(call);
      const settings = await getSettings(call.server);
      if (!settings['member.isCenterOpen']) throw new DomainError('member_center_closed');
      const registration = await describeRegistration(call.server.db);
      return {
        userLoginCaptchaSwitch: settings['member.isLoginCaptchaOn'],
        accountVerificationType: ['email' as const, 'mobile' as const],
        providers: listLoginProviders(call.server, call.locale),
        passkeyOrigin: shopParty(call)?.origin ?? '',
        legalTexts: registration.texts,
        isRegistrationOpen: registration.isOpen,
      };
    },
  });
  serve(app, passkeyChallenge, {
    guard: 'public',
    isAlwaysOpen: true,
    limits: [{ points: 240, seconds: 600, by: 'address' }],
    run: async (call) => {
      refuseLoggedIn(call);
      return challengePasskey(call.server, shopParty(call));
    },
  });
}

function refuseLoggedIn({ actor }: RequestScope): void {
  if (actor.kind === 'member') throw new DomainError('logged_in', { data: { type: 'logged in', routePath } });
}

type Caller = RequestScope & { server: ServerContext; request: Request };

type CheckIn = z.output<
  typeof loginBody | typeof secondFactorBody | typeof registerBody | typeof providerBody | typeof passkeyLoginBody
>;

function submit(call: Caller, body: CheckIn): Promise<SessionTokens> {
  if (body.tab === 'login') return submitLogin(call, body);
  if (body.tab === 'register') return submitRegistration(call, body);
  const { ip, userAgent, locale } = call;
  if (body.tab === 'passkey') {
    const { ticket, credential, keep } = body;
    return logInByPasskey(call.server, { party: shopParty(call), ticket, credential, keep, ip, userAgent, locale });
  }
  const { tab, ...given } = body;
  if ('state' in given) return logInThrough(call.server, given, { ip, userAgent, locale });
  return finishLogin(call.server, { ...given, ip, userAgent, locale });
}

function submitLogin(
  { server, ip, userAgent, locale }: Caller,
  body: z.output<typeof loginBody>,
): Promise<SessionTokens> {
  const { tab, username: name, ...given } = body;
  return logIn(server, { name, ...given, ip, userAgent, locale });
}

function submitRegistration(
  { server, ip, userAgent, locale }: Caller,
  body: z.output<typeof registerBody>,
): Promise<SessionTokens> {
  const { username, password, captcha: code, recommend_code: recommendCode, agreed, link } = body;
  const [channel, address] =
    body.registerType === 'email' ? (['email', body.email] as const) : (['mobile', body.mobile] as const);
  const origin = { ip, userAgent, locale };
  const account = { channel, address, code, username, password, recommendCode, agreed, link };
  return registerCustomer(server, { ...account, ...origin });
}
