import { type NextRequest, NextResponse } from 'next/server';
import { defaultLocale, type Locale, localeCookie, toLocale } from '#lib/i18n/locales.ts';
import { matchRoute, type RouteMatch } from '#lib/routes/match-route.ts';
import { resolvePage } from '#lib/routes/resolve-page.ts';
import { isTokenAlive } from '#lib/session/token-check.ts';

const oneYearInSeconds = 31_536_000;

/**
 * Language, strict public routes and the login guard. It reads the route table and decides nothing about the domain;
 * the API checks every call again.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { locale, path, isPrefixed } = readAddress(request);
  const match = matchRoute(path);
  const response = match ? await answerMatch(request, match, locale) : rewriteTo(request, `/${locale}/404`);
  if (isPrefixed) {
    response.cookies.set(localeCookie, locale, { path: '/', maxAge: oneYearInSeconds, sameSite: 'lax' });
  }
  return response;
}

/** `/en/…` is the address of the English page; without it the visitor's cookie decides. */
function readAddress(request: NextRequest): { locale: Locale; path: string; isPrefixed: boolean } {
  const { pathname } = request.nextUrl;
  if (pathname === '/en') return { locale: 'en', path: '/', isPrefixed: true };
  if (pathname.startsWith('/en/') && pathname !== '/en/') {
    return { locale: 'en', path: pathname.slice(3), isPrefixed: true };
  }
  const cookie = request.cookies.get(localeCookie)?.value;
  return { locale: cookie ? toLocale(cookie) : defaultLocale, path: pathname, isPrefixed: false };
}

async function answerMatch(request: NextRequest, match: RouteMatch, locale: Locale): Promise<NextResponse> {
  if (match.redirectTo)
    return NextResponse.redirect(new URL(match.redirectTo + request.nextUrl.search, request.url), 308);
  if (match.route.guards.length > 0 && !(await isTokenAlive(request.cookies.get('ba-user-token')?.value))) {
    return askForLogin(request);
  }
  if (!match.route.isBuilt) return rewriteTo(request, `/${locale}/404`);
  return rewriteTo(request, `/${locale}${resolvePage(match, request.nextUrl.searchParams)}`);
}

/** The dialog opens over the home page; the answer is the same for every protected address, so nothing leaks. */
function askForLogin(request: NextRequest): NextResponse {
  const target = new URL('/', request.url);
  target.searchParams.set('to', request.nextUrl.pathname + request.nextUrl.search);
  return NextResponse.redirect(target, 307);
}

function rewriteTo(request: NextRequest, page: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = page.replace(/(.)\/$/, '$1');
  return NextResponse.rewrite(url);
}

export const config = {
  runtime: 'nodejs',
  // Everything but Next's own files, the files of `public`, and the few addresses that are no pages.
  matcher: [
    '/((?!_next/|internal/|build/latest\\.json$|api/|storage/|sitemaps/|art/|static/|(?:favicon\\.svg|logo\\.svg|icon-192\\.png|icon-512\\.png|apple-touch-icon\\.png|social\\.png|robots\\.txt|sitemap\\.xml)$).*)',
  ],
};
