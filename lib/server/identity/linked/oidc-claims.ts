import { emailField } from '#lib/contract/fields.ts';
import type { OidcSettings } from '../../env-logins.ts';
import { toLine } from './to-line.ts';

/** What an ID token, and where that is short the provider's userinfo, says of somebody. */
export type Claims = Readonly<Record<string, unknown>>;

/** Whether they may come here at all: the shop may ask for a group, or for whoever belongs to a domain. */
export function isAdmitted({ requiredClaim }: OidcSettings, claims: Claims): boolean {
  if (!requiredClaim) return true;
  const value = claims[requiredClaim.name];
  return Array.isArray(value) ? value.includes(requiredClaim.value) : String(value ?? '') === requiredClaim.value;
}

/** Whether the provider has asked for a second factor, by the words for it that the shop trusts. */
export function hasProvenFactor({ factorAmr, factorAcr }: OidcSettings, { amr, acr }: Claims): boolean {
  const methods = Array.isArray(amr) ? amr : [];
  return (
    methods.some((method) => factorAmr.includes(String(method))) || (typeof acr === 'string' && factorAcr.includes(acr))
  );
}

/**
 * An address that the provider has looked at itself: only `true` says so. No other than an account here can have, letter for
 * letter: beyond those of ASCII there are some whose small letter is one of it, and the address then another one's.
 */
export function verifiedEmail({ email, email_verified }: Claims): string | undefined {
  if (email_verified !== true) return undefined;
  const { data } = emailField.safeParse(email);
  return data !== undefined && data === email ? data.toLowerCase() : undefined;
}

export function preferredUsername({ preferred_username: name }: Claims): string | undefined {
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** What people recognise a login by. */
export function displayName(claims: Claims): string {
  const names = [claims.email, claims.preferred_username, claims.name].filter((name) => typeof name === 'string');
  return names.map(toLine).find((name) => name !== '') ?? '';
}

/** An account name made of what the provider calls them; another one where nothing of it can be one. */
export function usernameFrom(claims: Claims, random: string): string {
  const given = preferredUsername(claims) ?? verifiedEmail(claims) ?? '';
  const plain = (given.split('@')[0] ?? '').replace(/[^A-Za-z0-9_]/g, '_').replace(/^[^A-Za-z]+/, '');
  return `${plain.slice(0, 15 - random.length) || 'op'}${random}`;
}
