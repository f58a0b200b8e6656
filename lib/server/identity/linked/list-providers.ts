import { type LoginProviderName, loginProviders } from '#lib/contract/identity/login-providers.ts';
import { languages } from '#lib/i18n/languages.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { oidcSettingsOf } from '../../env-logins.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { LoginProvider } from './login-provider.ts';
import { oidcProvider } from './oidc-provider.ts';
import { wechatProvider } from './wechat-provider.ts';

type Settings = Pick<ServerContext, 'env' | 'clock'>;

const openers: Record<LoginProviderName, (ctx: Settings) => LoginProvider | undefined> = {
  wechat: ({ env }) => {
    const { WECHAT_OPEN_APP_ID: appId, WECHAT_OPEN_APP_SECRET: appSecret, WECHAT_LOGIN_BASE: base } = env;
    return appId && appSecret ? wechatProvider({ appId, appSecret, base }) : undefined;
  },
  oidc: ({ env, clock }) => {
    const settings = oidcSettingsOf(env);
    return settings && oidcProvider(settings, clock);
  },
};

export const findLoginProvider = (ctx: Settings, name: LoginProviderName) => openers[name](ctx);

/** Throws `login_provider_off`. */
export function getLoginProvider(ctx: Settings, name: LoginProviderName): LoginProvider {
  const provider = findLoginProvider(ctx, name);
  if (!provider) throw new DomainError('login_provider_off');
  return provider;
}

/** Those that the settings switch on, in the order in which they are shown, and what the shop calls them. */
export function listLoginProviders(ctx: Settings, locale: Locale) {
  const { OIDC_LABEL_ZH, OIDC_LABEL_EN } = ctx.env;
  const labels = { wechat: '', oidc: languages[locale].reads === 'chinese' ? OIDC_LABEL_ZH : OIDC_LABEL_EN };
  return loginProviders
    .filter((name) => findLoginProvider(ctx, name))
    .map((provider) => ({ provider, label: labels[provider] }));
}
