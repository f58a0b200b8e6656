import { publicEnv } from '#lib/env.ts';
import { prefixedLocales } from '#lib/i18n/texts.ts';

/** The address of the shop is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** Everything public may be read; the member centre shows nothing without login, and the API is for programs. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /user$',
    'Disallow: /user/',
    ...prefixedLocales.flatMap((locale) => [`Disallow: /${locale}/user$`, `Disallow: /${locale}/user/`]),
    '',
    `Sitemap: ${publicEnv.publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
