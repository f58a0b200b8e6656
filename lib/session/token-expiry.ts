/** Seconds since 1970 at which an access token ends; undefined when it does not say. Reads it without trusting it. */
export function tokenExpiry(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}

const aheadInSeconds = 60;

/** Time to renew: within a minute of its end. A token that names no end is never renewed ahead. */
export function isNearExpiry(token: string, nowInMs: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== undefined && expiry - aheadInSeconds <= nowInMs / 1000;
}
