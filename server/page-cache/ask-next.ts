import http from 'node:http';
import { localeCookie } from '#lib/i18n/locales.ts';
import { causeHeaders, currentCause } from '#lib/server/observe/cause.ts';
import { ownHeaders } from '../own-requests.ts';
import type { CachedPage } from './cached-page.ts';
import type { RenderedPage } from './packed-page.ts';

/**
 * Asks Next for a page over the process's own port, with nothing of a visitor but the language: what somebody sent along, and
 * whether they are still there, decides nothing about what others get.
 */
export function askNext(ownUrl: string, { locale, target, headers }: CachedPage): Promise<RenderedPage> {
  const asked = {
    ...headers,
    ...ownHeaders(),
    ...causeHeaders(currentCause()),
    cookie: `${localeCookie}=${locale}`,
    'accept-encoding': 'identity',
  };
  return new Promise((resolve, reject) => {
    const request = http.get(ownUrl + target, { agent, headers: asked }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) });
      });
    });
    request.once('error', reject);
  });
}

/** The process asks itself for each page it renders: without the streams of `fetch`. */
const agent = new http.Agent({ keepAlive: true });
