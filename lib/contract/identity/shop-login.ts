import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  accountField,
  emailField,
  looseBoolean,
  mobileField,
  moneyText,
  noQuery,
  passwordField,
  requiredText,
  sentCodeField,
  spareText,
  unixSeconds,
} from '../fields.ts';
import { agreedField, publishedText } from './consents.ts';
import { arrivalFields, offeredProvider } from './login-providers.ts';
import { assertionField, requestOptions, ticketField } from './passkey-fields.ts';
import { ofProfileTexts } from './profile-texts.ts';

/** Ways to prove an address: what registration and password recovery can use (contract §3). */
export const verificationTypes = ['email', 'mobile'] as const;
export type VerificationType = (typeof verificationTypes)[number];

/** The address a customer last chose at checkout (specification §3). */
export const useAddressSchema = z.object({
  id: z.int(),
  receiver: z.string(),
  mobile: z.string(),
  province_name: z.string(),
  city_name: z.string(),
  area_name: z.string(),
  address: z.string(),
  province_id: z.int(),
  city_id: z.int(),
  area_id: z.int(),
});

/**
 * The user record of specification §3, every key. `tab`, `openLoginDialog` and `sp_uid` are states of the client; the
 * server sends their resting values, so that a client that copies the record whole is consistent.
 */
export const userInfoSchema = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  /** Empty when none is bound. */
  email: z.string(),
  mobile: z.string(),
  /** Never empty: a default picture stands in. */
  avatar: z.string(),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  birthday: z.string().nullable(),
  money: moneyText,
  score: z.int(),
  last_login_time: unixSeconds.nullable(),
  last_login_ip: z.string(),
  join_time: unixSeconds,
  /** The access token of this login; only login, registration and the index fill it. */
  token: z.string(),
  /** Only login and registration fill it. */
  refresh_token: z.string(),
  is_auth: z.boolean(),
  tab: z.string(),
  openLoginDialog: z.boolean(),
  recommend_code: z.string(),
  sp_uid: z.string(),
  ...ofProfileTexts(() => z.string()),
  use_address: useAddressSchema.nullable(),
  use_company: z.string().nullable(),
  /** Ours: when the account ends, while it is being closed. */
  closing_time: unixSeconds.nullable(),
});
export type UserInfo = z.output<typeof userInfoSchema>;

export const checkInInfo = endpoint({
  method: 'get',
  path: '/api/user/checkIn',
  summary: 'What the login form needs; code 303 `logged in` if already logged in',
  query: noQuery,
  data: z.object({
    userLoginCaptchaSwitch: z.boolean(),
    accountVerificationType: z.array(z.enum(verificationTypes)),
    /** Through whom somebody can log in as well. */
    providers: z.array(offeredProvider),
    /** Ours: origin of the pages where passkeys can be used; empty where the shop’s address allows none. */
    passkeyOrigin: z.string(),
    /** Ours: what a registration agrees to; send it back as `agreed`. */
    legalTexts: z.array(publishedText),
    /** Ours: nobody registers while there is no text to agree to. */
    isRegistrationOpen: z.boolean(),
  }),
});

/** The offer of a provider's login, to be linked to the account that the person proves to be theirs (`login_unlinked`). */
const link = z.string().max(64, 'tooLong').optional();

/** Login by account name, e-mail or mobile. */
export const loginBody = z.object({
  tab: z.literal('login'),
  username: requiredText(50),
  password: passwordField,
  keep: looseBoolean,
  /** Needed while the captcha is switched on. */
  captchaId: spareText(64),
  captchaInfo: spareText(255),
  link,
});

const registration = {
  tab: z.literal('register'),
  username: accountField,
  password: passwordField,
  captcha: sentCodeField,
  /** Referral code of who sent the visitor; a wrong one does not stop the registration. */
  recommend_code: z.string().trim().max(64).optional().catch(undefined),
  agreed: agreedField,
  link,
};

/** Second step of a login with two-factor authentication: the ticket of the first, and a code of the app or a recovery code. */
export const secondFactorBody = z.object({
  tab: z.literal('two_factor'),
  ticket: requiredText(64),
  code: requiredText(20),
  link,
});

/** Login through a provider, with what it has led back with; the journey was begun by providerLogin. */
export const providerBody = z.object({ tab: z.literal('provider'), ...arrivalFields });
/** Login with a passkey: the ticket of the challenge, and what the device answered to it. */
export const passkeyLoginBody = z.object({
  tab: z.literal('passkey'),
  ticket: ticketField,
  credential: assertionField,
  keep: looseBoolean,
});

/** Registration with a code sent to the address; the field of the other kind is ignored. */
export const registerBody = z.discriminatedUnion(
  'registerType',
  [
    z.object({ ...registration, registerType: z.literal('email'), email: emailField }),
    z.object({ ...registration, registerType: z.literal('mobile'), mobile: mobileField }),
  ],
  { error: 'choice' },
);

export const passkeyChallenge = endpoint({
  method: 'post',
  path: '/api/user/passkeyChallenge',
  summary: 'Options for logging in with a passkey, and a ticket for it; nothing is kept of who asks',
  body: z.object({}),
  stale: [],
  data: z.object({ ticket: z.string(), options: requestOptions }),
});

export const checkIn = endpoint({
  method: 'post',
  path: '/api/user/checkIn',
  summary:
    'Logs in (tab login, or provider; `two_factor_required` with a ticket, then tab two_factor; or tab passkey) or registers and logs in (tab register)',
  body: z.discriminatedUnion('tab', [loginBody, secondFactorBody, registerBody, providerBody, passkeyLoginBody], {
    error: 'unknown_operation',
  }),
  stale: [],
  data: z.object({
    userInfo: userInfoSchema,
    routePath: z.string(),
    /** Ours: texts to be asked for now; agreed to by /api/account/consent. */
    consents_due: z.array(publishedText),
  }),
});

const optionalToken = z.string().max(2048).optional().catch(undefined);

/** Both spellings of the family are read. */
export const refreshTokenBody = z.object({ refreshToken: optionalToken, refresh_token: optionalToken });

export const logout = endpoint({
  method: 'post',
  path: '/api/user/logout',
  summary: 'Ends the session of the token or refresh token; code 1 even if both have expired',
  body: refreshTokenBody,
  stale: [],
});

/** Why a referral code was not bound. All are final: the client stops sending it (specification §4, referral code). */
const spreadReasons = [
  'bound',
  'already_bound',
  'own_code',
  'unknown_code',
  'promoter_inactive',
  'loop',
  'not_new',
  'closed',
] as const;
export type SpreadReason = (typeof spreadReasons)[number];

export const spread = endpoint({
  method: 'post',
  path: '/api/user/spread',
  summary: 'Links the caller to their referrer; code 1 for every final outcome',
  body: z.object({ recommend_code: z.string().trim().max(64).catch('') }),
  stale: [],
  data: z.object({ bound: z.boolean(), reason: z.enum(spreadReasons) }),
});
