import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

const booleanText = z.enum(['true', 'false']).transform((value) => value === 'true');
const words = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** Without TLS only on this machine: whoever stands in between could be any operator. */
const issuer = z.url().refine((url) => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}, 'https');

/** `groups=shop`: a claim, and what it is or has among others. */
const claim = z
  .string()
  .regex(/^[^=\s]+=.+$/, 'name=value')
  .transform((text) => ({ name: text.slice(0, text.indexOf('=')), value: text.slice(text.indexOf('=') + 1) }));

/** Who else says who somebody is. Without its settings a provider is off. */
export const loginSettings = {
  /** A website application (网站应用) of WeChat's open platform. */
  WECHAT_OPEN_APP_ID: z
    .string()
    .regex(/^wx[0-9a-f]{16}$/)
    .optional(),
  WECHAT_OPEN_APP_SECRET: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  /** OpenID Connect for operators. */
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().max(255).optional(),
  OIDC_CLIENT_SECRET: z.string().max(1024).optional(),
  OIDC_LABEL_ZH: z.string().max(40).default(''),
  OIDC_LABEL_EN: z.string().max(40).default(''),
  OIDC_SCOPE: z.string().default('openid profile email'),
  /** By what somebody who comes for the first time is found among the operators. */
  OIDC_MATCH: z.enum(['email', 'preferred_username']).default('email'),
  OIDC_REQUIRED_CLAIM: claim.optional(),
  /** Key or name of a group: who is no operator yet becomes one of it. */
  OIDC_CREATE_IN_GROUP: z.string().max(100).optional(),
  /** Operators come in by it alone. */
  OIDC_ONLY: booleanText.default(false),
  OIDC_FACTOR_AMR: words.default([]),
  OIDC_FACTOR_ACR: words.default([]),
};

type LoginSettings = z.infer<z.ZodObject<typeof loginSettings>>;

const groups = [
  ['WECHAT_OPEN_APP_ID', 'WECHAT_OPEN_APP_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const satisfies (keyof LoginSettings)[][];

/** Throws a `SettingsError`: half a provider would show a button that leads nowhere, or lock operators out. */
export function requireSoundLogins(env: LoginSettings): void {
  for (const names of groups) {
    const [present, missing] = [names.find((name) => env[name]), names.find((name) => !env[name])];
    if (present && missing) throw lacking(missing, present);
  }
  if (env.OIDC_ONLY && !env.OIDC_ISSUER) throw lacking('OIDC_ISSUER', 'OIDC_ONLY');
}

function lacking(name: string, present: string): SettingsError {
  return new SettingsError(name, `${name} is not set, though ${present} is`, {
    key: 'settingMissing',
    values: { name, present },
  });
}

/** The settings of OpenID Connect by our names for them; undefined where it is off. */
export function oidcSettingsOf(env: LoginSettings) {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    scope: env.OIDC_SCOPE,
    match: env.OIDC_MATCH,
    requiredClaim: env.OIDC_REQUIRED_CLAIM,
    createInGroup: env.OIDC_CREATE_IN_GROUP,
    factorAmr: env.OIDC_FACTOR_AMR,
    factorAcr: env.OIDC_FACTOR_ACR,
    waitSeconds: 8,
  };
}

export type OidcSettings = NonNullable<ReturnType<typeof oidcSettingsOf>>;
