import { deleteCookie, setCookie } from 'cookies-next/client';
import { tokenCookie } from './token-cookie-name.ts';
import { tokenExpiry } from './token-expiry.ts';

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
