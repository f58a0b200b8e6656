import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageInPath, withoutLanguage } from '#lib/routes/language-prefix.ts';
import { matchRoute } from '#lib/routes/match-route.ts';
import { namedRecord } from '#lib/routes/named-record.ts';
import { pageKnowledge } from '#lib/routes/page-knowledge.ts';
import type { Found } from '#lib/routes/redirects/redirect-map.ts';

/** What a header takes, and no second slash, behind which browsers would look for a host. */
const isPathHere = /^\/(?![/\\])[\x21-\x7e]*$/;

/** How long browsers and caches remember it: an operator may change their mind. */
const rememberedSeconds = 300;

type Find = (path: string, query: string) => Found | undefined;

/**
 * Leads on whoever asks for an address of before. Answers whether it did: what the shop has a page for is that page, whatever
 * redirects say.
 */
export async function leadOn(request: IncomingMessage, response: ServerResponse, find: Find): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [path = '/', ...rest] = (request.url ?? '/').split('?');
  const query = rest.join('?');
  const language = languageInPath(path);
  const found = find(path, query) ?? (language && find(withoutLanguage(path), query));
  if (!found || (await hasPage(path, query))) return false;
  const { location, redirect } = found;
  const target = language && languageInPath(location) === undefined ? inLanguage(location, language) : location;
  if (!isPathHere.test(target)) return false;
  response.writeHead(redirect.isPermanent ? 301 : 302, {
    location: target,
    'cache-control': `public, max-age=${rememberedSeconds}`,
    'content-length': 0,
    'x-content-type-options': 'nosniff',
  });
  response.end();
  return true;
}

/** The home page of a language is `/en`, without a slash. */
const inLanguage = (location: string, language: string) => `/${language}${location.replace(/^\/(?=$|[?#])/, '')}`;

async function hasPage(path: string, query: string): Promise<boolean> {
  const match = matchRoute(withoutLanguage(path) || '/');
  if (!match) return false;
  const record = namedRecord(match, new URLSearchParams(query));
  return record === undefined || (await pageKnowledge().mayBeThere(record));
}
