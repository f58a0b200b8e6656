/** A year, as lists of such sites ask for. */
const header = 'max-age=31536000; includeSubDomains';

/**
 * The value of `strict-transport-security`: only a shop that its visitors reach by https may send it. Sent without, a
 * browser that once believed it could not come back to a shop on plain http (RFC 6797 §7.2).
 */
export function transportSecurity(publicUrl: string): string | undefined {
  return publicUrl.startsWith('https:') ? header : undefined;
}
