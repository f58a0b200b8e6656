import { setCookie } from 'cookies-next/client';
import { paths } from '#lib/routes/paths.ts';
import { railCookie } from './rail-cookie-name.ts';

const oneYearInSeconds = 31_536_000;

/** Keeps whether the side menu is narrow, so that the server draws it as the person left it. */
export function keepRailWidth(isNarrow: boolean): void {
  setCookie(railCookie, isNarrow ? 'narrow' : 'wide', { path: paths.user, maxAge: oneYearInSeconds, sameSite: 'lax' });
}
