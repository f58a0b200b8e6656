import { localeCookie } from '#lib/i18n/locales.ts';
import { ownHeaders } from '../own-requests.ts';
import type { KeptPage } from './kept-page.ts';
import type { RenderedPage } from './packed-page.ts';

/**
 * Asks Next for a page over the process's own port, with nothing of a visitor but the language: what somebody sent along, and
 * whether they are still there, decides nothing about what others get.
 */
export async function askNext(ownUrl: string, { locale, target, headers }: KeptPage): Promise<RenderedPage> {
  const answer = await fetch(ownUrl + target, {
    redirect: 'manual',
    headers: { ...headers, ...ownHeaders(), cookie: `${localeCookie}=${locale}`, 'accept-encoding': 'identity' },
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const cookies = answer.headers.getSetCookie();
  const given = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: { ...given, ...(cookies.length > 0 && { 'set-cookie': cookies }) }, body };
}
