import { registerHooks } from 'node:module';
import { NextRequest } from 'next/server.js';
import { formatDay } from '#lib/i18n/day.ts';
import { joinSentences } from '#lib/i18n/join-sentences.ts';
import { type Locale, toLocale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { lineWithStreet } from '#lib/i18n/place-line.ts';
import { providePageKnowledge } from '#lib/routes/page-knowledge.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { sitemapFile } from '#lib/routes/sitemap-xml.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestApi } from '#lib/server/http/test-api.ts';
import { GET as robots } from '../../app/robots.txt/route.ts';
import { writeMaintenancePage } from '../../server/maintenance-page.ts';

// Next names its entries without their suffix, which its own loader adds.
registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'next/server' ? 'next/server.js' : specifier, context),
});
const { middleware } = await import('../../middleware.ts');

/** What a project says in the language named, as JSON on standard output: a process of its own, since files share what they load. */
const locale = toLocale(process.argv[2]) as Locale;

providePageKnowledge({
  mayBeThere: () => true,
  frameOrigin: async () => undefined,
  sources: async () => ({ pictures: [], calls: [] }),
});

async function pageAt(address: string) {
  const { headers } = await middleware(new NextRequest(new URL(address, 'http://shop.test')));
  const page = new URL(headers.get('x-middleware-rewrite') ?? headers.get('location') ?? '', 'http://shop.test');
  return { page: page.pathname, cookie: headers.get('set-cookie')?.split(';')[0] };
}

async function askApi() {
  const test = await createTestApi();
  const user = await createTestUser(test.ctx);
  const { token } = await signIn(test.ctx, user.id);
  const { data } = await test.get('/api/index/index', { token, locale });
  const refused = await test.post('/api/user/checkIn', {}, { locale });
  const said = {
    site: data.site.siteName,
    head: data.site.headNav.map(({ title }: { title: string }) => title),
    menus: data.menus.map(({ title }: { title: string }) => title),
    unknown: (await test.get('/api/nope', { locale })).msg,
    refused: [refused.msg, ...Object.values(refused.data?.fields ?? {})],
  };
  await test.close();
  return said;
}

const paths = ['', '/product', '/productlist-1', '/page/about', '/user/login', '/Product'];
const maintenance = {
  is_on: true,
  reason: 'maintenance' as const,
  may_pass: false,
  until: '',
  retry_after: 60,
  logo: '',
  tel: '',
};
const texts = { 'zh-cn': '店', en: 'Shop', [locale]: 'Shop' };

const said = {
  locale,
  pages: await Promise.all(paths.map((path) => pageAt(`/${locale}${path}`))),
  alternates: pageMetadata({ locale, look: undefined, path: '/product', title: '', description: '' }).alternates
    ?.languages,
  sitemap: [...sitemapFile('https://a.test', [{ path: '/product' }]).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, at]) => at,
  ),
  robots: await robots().text(),
  maintenance: writeMaintenancePage({ ...maintenance, note: texts, name: texts }, locale),
  formats: [
    formatMoney(locale, '1299.00'),
    formatDay(locale, new Date('2026-11-25T16:00:00Z')),
    joinSentences(locale, ['a.', 'b.']),
    lineWithStreet('Hangzhou', '1 Road', locale),
  ],
  api: await askApi(),
};
process.stdout.write(JSON.stringify(said));
process.exit(0);
