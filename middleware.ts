import { createHash, randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { languageCookie } from '#lib/i18n/locale-cookie.ts';
import { type Locale, localeCookie } from '#lib/i18n/locales.ts';
import { isOwnKey, ownKeyHeader } from '#lib/routes/guards/own-key.ts';
import { securityPolicy } from '#lib/routes/guards/security-policy.ts';
import { matchRoute, type RouteMatch } from '#lib/routes/match-route.ts';
import { namedRecord } from '#lib/routes/named-record.ts';
import { pageKnowledge } from '#lib/routes/page-knowledge.ts';
import { previewLanguage } from '#lib/routes/page-preview-path.ts';
import { readAddress } from '#lib/routes/read-address.ts';
import { requestedPathHeader, writeRequestedPath } from '#lib/routes/requested-path.ts';
import { resolvePage } from '#lib/routes/resolve-page.ts';
import { staticParts } from '#lib/routes/static-parts.ts';
import { pageScript } from '#lib/session/page-script.ts';
import { isTokenAlive } from '#lib/session/token-check.ts';
import { tokenCookie } from '#lib/session/token-cookie-name.ts';

/**
 * Language, strict public routes, the login guard and the security policy. It reads the route table and decides nothing
 * about the domain; the API checks every call again.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const cookie = request.cookies.get(localeCookie)?.value;
  const { locale, path, isPrefixed } = readAddress(request.nextUrl.pathname, cookie);
  const match = matchRoute(path);
  const shown = match && previewLanguage(match, request.nextUrl.searchParams);
  const response = await (match ? answerMatch(request, match, shown ?? locale) : rewriteTo(request, `/${locale}/404`));
  // Only where it says something new: an answer with a cookie is one visitor's own.
  if (isPrefixed && cookie !== locale) response.cookies.set(languageCookie(locale));
  return response;
}

async function answerMatch(request: NextRequest, match: RouteMatch, locale: Locale): Promise<NextResponse> {
  if (match.redirectTo)
    return NextResponse.redirect(new URL(match.redirectTo + request.nextUrl.search, request.url), 308);
  if (match.route.guards.length > 0 && !(await isTokenAlive(request.cookies.get(tokenCookie)?.value))) {
    return askForLogin(request);
  }
  const { searchParams } = request.nextUrl;
  const record = namedRecord(match, searchParams);
  if (record && !(await pageKnowledge().mayBeThere(record))) return rewriteTo(request, `/${locale}/404`);
  const { page, isKept, isFiltered } = resolvePage(match, searchParams);
  const parts = isFiltered && staticParts();
  if (parts) parts.mayLeaveOut = true;
  return rewriteTo(request, `/${locale}${page}`, {
    isForOneRequest: !isKept,
    isForEverybody: isKept || (isFiltered && isOwnKey(request.headers.get(ownKeyHeader))),
    frame: await findFrame(request, match),
  });
}

/** The one page that shows another site: only a site that the member's menus name. */
async function findFrame(request: NextRequest, { route, params }: RouteMatch): Promise<string | undefined> {
  if (route.name !== 'user/iframe/{url}') return undefined;
  return pageKnowledge().frameOrigin(params.url ?? '', request.cookies.get(tokenCookie)?.value ?? '');
}

/** The dialog opens over the home page; the answer is the same for every protected address, so nothing leaks. */
function askForLogin(request: NextRequest): NextResponse {
  const target = new URL('/', request.url);
  target.searchParams.set('to', request.nextUrl.pathname + request.nextUrl.search);
  return NextResponse.redirect(target, 307);
}

const scriptHash = `sha256-${createHash('sha256').update(pageScript).digest('base64')}`;

interface PageFacts {
  /** Rendered anew each time. */
  isForOneRequest: boolean;
  /** Kept as it is, by Next or by the page cache; else its inline scripts can carry a nonce. */
  isForEverybody?: boolean | undefined;
  frame?: string | undefined;
}

async function rewriteTo(
  request: NextRequest,
  page: string,
  facts: PageFacts = { isForOneRequest: false, isForEverybody: true },
): Promise<NextResponse> {
  const url = request.nextUrl.clone();
  url.pathname = page.replace(/(.)\/$/, '$1');
  const headers = new Headers(request.headers);
  // A visitor's own header must never stand for it.
  headers.delete(requestedPathHeader);
  if (facts.isForOneRequest) headers.set(requestedPathHeader, writeRequestedPath(request.nextUrl));
  // Next's development mode evaluates code and talks over a socket.
  if (process.env.NODE_ENV !== 'production') return NextResponse.rewrite(url, { request: { headers } });
  const nonce = facts.isForEverybody ? undefined : randomBytes(16).toString('base64');
  const sources = await pageKnowledge().sources();
  const policy = securityPolicy({ nonce, scriptHash, frame: facts.frame, sources });
  // Next reads the nonce of its own scripts from here; a visitor's own header must never stand for it.
  headers.delete(policyHeader);
  if (nonce) headers.set(policyHeader, policy);
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set(policyHeader, policy);
  return response;
}

const policyHeader = 'content-security-policy';

export const config = {
  runtime: 'nodejs',
  // Everything but Next's own files, the files of `public`, and the few addresses that are no pages.
  matcher: [
    '/((?!_next/|internal/|build/(?:latest|meta/[^/]+)\\.json$|api/|storage/|sitemaps/|art/|static/|(?:favicon\\.svg|logo\\.svg|icon-192\\.png|icon-512\\.png|apple-touch-icon\\.png|social\\.png|robots\\.txt|sitemap\\.xml)$).*)',
  ],
};
