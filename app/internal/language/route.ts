import { type NextRequest, NextResponse } from 'next/server';
import { languageCookie } from '#lib/i18n/locale-cookie.ts';
import { defaultLocale, isLocale } from '#lib/i18n/locales.ts';
import { safeTarget } from '#lib/routes/guards/safe-target.ts';
import { withoutLanguage } from '#lib/routes/language-prefix.ts';
import { paths } from '#lib/routes/paths.ts';

/**
 * Changes the language and returns to the page the link stood on: `back` when a script could say it, else the
 * referrer. Addresses with a language lose it, or they would change the language back.
 */
export function GET(request: NextRequest): Response {
  const { searchParams } = request.nextUrl;
  const requested = searchParams.get('to');
  const locale = isLocale(requested) ? requested : defaultLocale;
  const back = safeTarget(searchParams.get('back')) ?? fromReferrer(request.headers) ?? paths.home;
  const target = withoutLanguage(back).replace(/^(?!\/)/, '/');
  const response = new NextResponse(null, { status: 303, headers: { location: target, 'cache-control': 'no-store' } });
  response.cookies.set(languageCookie(locale));
  return response;
}

/** The page of this very site that the request came from. */
function fromReferrer(headers: Headers): string | undefined {
  try {
    const url = new URL(headers.get('referer') ?? '');
    return url.host === headers.get('host') ? safeTarget(url.pathname + url.search) : undefined;
  } catch {
    return undefined;
  }
}
