import type { ReactNode } from 'react';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { readPublished } from '#lib/api/site/published-pages.ts';
import { readContentLinks, readSite } from '#lib/api/site/shop-index.ts';
import { readLook } from '#lib/api/site/shop-look.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { headLinks, thereOf } from '#lib/routes/menu-links.ts';
import { paths } from '#lib/routes/paths.ts';
import { SiteHead } from './site-head.tsx';

/** Header, main part and footer around a page of the storefront and around its not-found state. */
export async function SiteFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [{ site, rules }, look, content] = await Promise.all([
    readSite(locale),
    readLook(locale),
    readContentLinks(locale).catch(() => ({ list: [] })),
  ]);
  const isThere = await readPublished(locale);
  const shop = thereOf(headLinks(rules), isThere).filter(({ isExternal }) => !isExternal);
  const help = content.list.map(({ url, title }) => ({ href: paths.page(url), title }));
  return (
    <>
      <SiteHead locale={locale} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...site} look={look} shop={shop} help={help} />
    </>
  );
}
