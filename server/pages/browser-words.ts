import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { pageNamespaces } from '#lib/i18n/namespaces.ts';
import { finishedWords } from '#lib/i18n/words/finished-words.ts';

const address = /^\/internal\/words\/([a-z-]+)\?of=([A-Za-z,]{1,200})$/;

const isLocale = (name: string): name is Locale => (locales as readonly string[]).includes(name);
const isNamespace = (name: string) => (pageNamespaces as readonly string[]).includes(name);

/**
 * Answers browsers what the shop says otherwise than the texts of the build, of the namespaces that a dialog brings along (`loadMessages`);
 * `false` for any other address. Asked each time, answered by 304 while nothing has changed.
 */
export function answerWords({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  const [, locale = '', of = ''] = address.exec(url) ?? [];
  const names = of.split(',');
  if ((method !== 'GET' && method !== 'HEAD') || !isLocale(locale) || !names.every(isNamespace)) return false;
  const { version, texts } = finishedWords() ?? { version: '', texts: undefined };
  const etag = `"${version}"`;
  response.setHeader('etag', etag);
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('x-content-type-options', 'nosniff');
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  const isAsked = ([key]: [string, string]) => names.includes(key.slice(0, key.indexOf('.')));
  const said = JSON.stringify(Object.fromEntries(Object.entries(texts?.[locale] ?? {}).filter(isAsked)));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(said) });
  response.end(method === 'HEAD' ? undefined : said);
  return true;
}
