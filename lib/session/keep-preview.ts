import { setCookie } from 'cookies-next/client';
import { previewCookie } from './preview-cookie.ts';

/** Keeps a preview link in this browser until it runs out. It shows a shop and lets nobody do anything. */
export function keepPreview(token: string, expires: number): void {
  setCookie(previewCookie, token, {
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    expires: new Date(expires * 1000),
  });
}
