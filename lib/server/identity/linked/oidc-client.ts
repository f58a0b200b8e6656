import type * as OpenidClient from 'openid-client';
import type { OidcSettings } from '../../env-logins.ts';
import { type Clock, toUnixSeconds } from '../../kernel/clock.ts';

type Configuration = OpenidClient.Configuration;

/** What a provider says of itself is asked again after that: it changes rarely, its keys now and then. */
const configurationLifeInSeconds = 300;
/** How far the provider's clock may be from ours. */
const toleranceSeconds = 30;

interface Kept {
  configuration: Promise<Configuration>;
  /** Unix seconds. */
  until: number;
}

const kept = new Map<string, Kept>();

/** The library, which only a shop that has a provider loads. */
export const loadOpenid = () => import('openid-client');

/** How the provider is talked to, by what it says of itself. Throws where it does not answer. */
export async function openConfiguration(settings: OidcSettings, clock: Clock): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const key = JSON.stringify([issuer, clientId, clientSecret]);
  const now = toUnixSeconds(clock.now());
  const known = kept.get(key);
  if (known && known.until > now) return known.configuration;
  const configuration = discover(settings, clock);
  kept.set(key, { configuration, until: now + configurationLifeInSeconds });
  configuration.catch(() => kept.delete(key));
  return configuration;
}

/** After a fault the next one asks anew: it may have other keys by then. */
export function forgetConfiguration({ issuer, clientId, clientSecret }: OidcSettings): void {
  kept.delete(JSON.stringify([issuer, clientId, clientSecret]));
}

async function discover(
  { issuer, clientId, clientSecret, waitSeconds }: OidcSettings,
  clock: Clock,
): Promise<Configuration> {
  const openid = await loadOpenid();
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, clockSkew, clockTolerance } = openid;
  // Who does not say what they take, takes it in the header.
  const authenticate: OpenidClient.ClientAuth = (server, ...rest) => {
    const isPosted = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (isPosted ? ClientSecretPost : ClientSecretBasic)(clientSecret)(server, ...rest);
  };
  const metadata = {
    client_secret: clientSecret,
    [clockTolerance]: toleranceSeconds,
    [clockSkew]: toUnixSeconds(clock.now()) - toUnixSeconds(new Date()),
  };
  const configuration = await openid.discovery(new URL(issuer), clientId, metadata, authenticate, {
    timeout: waitSeconds,
    // The settings allow it for this machine alone.
    execute: new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : [],
  });
  // Tokens come from the provider itself, by TLS; their signatures are looked at all the same.
  openid.enableNonRepudiationChecks(configuration);
  return configuration;
}
