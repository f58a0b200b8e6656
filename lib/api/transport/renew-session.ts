import type { DataOf } from '#lib/contract/endpoint.ts';
import type { refreshToken } from '#lib/contract/identity/shop-session.ts';
import { readStoredUser, type StoredUser } from '#lib/session/stored-user.ts';
import { keepLogin } from '#lib/session/user-store.ts';
import { browserTransport } from './browser-transport.ts';
import { send } from './send.ts';

let running: Promise<boolean> | undefined;

/**
 * Gets a new access token for the stale one, once for all calls and all tabs: a refresh token is spent by its first
 * use, and a second use would end the session. False when the session is over; throws when nobody answered.
 */
export function renewSession(staleToken: string): Promise<boolean> {
  running ??= oneTabAtATime(() => renew(staleToken)).finally(() => {
    running = undefined;
  });
  return running;
}

function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  // Plain HTTP has no locks; there the server tells the slower tab that it lost.
  return navigator.locks ? navigator.locks.request('session-renewal', work) : work();
}

async function renew(staleToken: string): Promise<boolean> {
  const stored = readStoredUser();
  if (adopt(stored, staleToken)) return true;
  if (!stored.refresh_token) return false;
  const { code, data } = await send(browserTransport(stored.token), {
    method: 'post',
    path: '/api/common/refreshToken',
    body: { refreshToken: stored.refresh_token },
  });
  if (code !== 1) return hasLostRace(data) && lookAgain(staleToken);
  const { token, refresh_token } = data as DataOf<typeof refreshToken>;
  // The family's own servers do not rotate: their refresh token stays as it is.
  keepLogin({ token, refresh_token: refresh_token || stored.refresh_token });
  return true;
}

/** Another tab was faster: what it stored is ours too. */
function adopt(stored: StoredUser, staleToken: string): boolean {
  if (!stored.token || stored.token === staleToken) return false;
  keepLogin(stored);
  return true;
}

/** The refresh token was spent a moment ago; the session goes on (docs/adr/0004-refresh-tokens.md). */
function hasLostRace(data: unknown): boolean {
  return (data as { retry?: boolean } | null)?.retry === true;
}

async function lookAgain(staleToken: string): Promise<boolean> {
  for (const waitInMs of [100, 300, 600, 1200]) {
    await new Promise((resolve) => setTimeout(resolve, waitInMs));
    if (adopt(readStoredUser(), staleToken)) return true;
  }
  return false;
}
