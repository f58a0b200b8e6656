import type * as OpenidClient from 'openid-client';
import type { OidcSettings } from '../../env-logins.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Answer, JourneySecrets, LoginProvider } from './login-provider.ts';
import { type Claims, displayName, hasProvenFactor, isAdmitted } from './oidc-claims.ts';
import { forgetConfiguration, loadOpenid, openConfiguration } from './oidc-client.ts';

/** Operators by the login of their company: OpenID Connect, with code, PKCE, state and nonce. */
export function oidcProvider(settings: OidcSettings, clock: Clock): LoginProvider {
  return {
    addressFor: async ({ state, nonce, verifier, returnUrl }) => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadOpenid();
      const configuration = await openConfiguration(settings, clock);
      return buildAuthorizationUrl(configuration, {
        redirect_uri: returnUrl,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    prove: async (arrival) => {
      const configuration = await openConfiguration(settings, clock);
      try {
        const tokens = await redeem(configuration, arrival);
        const ofToken = tokens.claims();
        if (!ofToken) throw new Error('no ID token');
        const claims = await completeClaims(configuration, settings, { tokens, ofToken });
        if (!isAdmitted(settings, claims)) throw new DomainError('login_no_operator');
        const { iss: issuer, sub: subject } = ofToken;
        if (subject.length > 255 || issuer.length > 255) throw new Error('a name that is too long');
        const isFactorProven = hasProvenFactor(settings, ofToken);
        return { provider: 'oidc', issuer, subject, name: displayName(claims), claims, isFactorProven };
      } catch (error) {
        // A stranger makes up codes: what the provider says of itself is none the older for it.
        if (!(error instanceof DomainError) && !isOfCode(error)) forgetConfiguration(settings);
        throw toRefusal(error);
      }
    },
    probe: () => probe(settings, clock),
  };
}

/** Throws where anything of state, nonce, issuer, audience, time or signature is not as it must be. */
async function redeem(configuration: OpenidClient.Configuration, arrival: JourneySecrets & Answer) {
  const { authorizationCodeGrant } = await loadOpenid();
  const { state, nonce, verifier, returnUrl, code, iss } = arrival;
  const address = new URL(returnUrl);
  address.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  return authorizationCodeGrant(configuration, address, checks);
}

interface Told {
  tokens: { access_token: string };
  ofToken: OpenidClient.IDToken;
}

/** Many providers say little in the token, and the rest where they are asked for it. */
async function completeClaims(
  configuration: OpenidClient.Configuration,
  { match, requiredClaim }: OidcSettings,
  { tokens, ofToken }: Told,
): Promise<Claims> {
  const needed = [...(match === 'email' ? ['email', 'email_verified'] : [match]), requiredClaim?.name ?? 'sub'];
  const isComplete = needed.every((name) => ofToken[name] !== undefined);
  if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return ofToken;
  const { fetchUserInfo } = await loadOpenid();
  return { ...(await fetchUserInfo(configuration, tokens.access_token, ofToken.sub)), ...ofToken };
}

/** What of its faults say that nobody is proven; all others say that the provider cannot be asked just now. */
const refusals = new Set([
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

/** The code counts no more, or never did. */
const isOfCode = (error: unknown): boolean => (error as { error?: string }).error === 'invalid_grant';

function toRefusal(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code = '' } = error as { code?: string };
  if (!refusals.has(code) && !isOfCode(error)) return error;
  return new DomainError('login_provider_refused', { cause: error });
}

/** With a code that is nobody's: whoever knows the shop and its secret says just that. */
async function probe(settings: OidcSettings, clock: Clock): Promise<void> {
  forgetConfiguration(settings);
  const configuration = await openConfiguration(settings, clock);
  const { genericGrantRequest } = await loadOpenid();
  const asked = { code: 'probe', redirect_uri: 'https://shop.invalid/', code_verifier: 'x'.repeat(43) };
  await genericGrantRequest(configuration, 'authorization_code', asked).catch((error) => {
    const { error: said } = error as { error?: string };
    if (said === undefined) throw error;
    if (said !== 'invalid_grant') throw new Error(`oidc: no authentication of the shop (${said})`);
  });
}
