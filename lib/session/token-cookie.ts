import { deleteCookie, setCookie } from 'cookies-next/client';
import { tokenExpiry } from './token-expiry.ts';

/** Mirrors the access token for rendering; the API never takes it for a right to write (architecture, Sessions). */
export const tokenCookie = 'ba-user-token';

/** Sets the mirror for as long as the token lives, or removes it for an empty token. */
export function mirrorToken(token: string): void {
  if (!token) {
    deleteCookie(tokenCookie, { path: '/' });
    return;
  }
  const expiry = tokenExpiry(token);
  setCookie(tokenCookie, token, {
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    ...(expiry !== undefined && { expires: new Date(expiry * 1000) }),
  });
}
