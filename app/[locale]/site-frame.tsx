import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountLinks } from '#components/auth/account-links.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { SearchForm } from '#components/search/search-form.tsx';
import { readContentLinks, readSite } from '#lib/api/site.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { headLinks } from '#lib/routes/menu-links.ts';
import { paths } from '#lib/routes/paths.ts';

/** Header, main part and footer around a page of the storefront and around its not-found state. */
export async function SiteFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [{ site, rules }, content, t] = await Promise.all([
    readSite(locale),
    readContentLinks(locale).catch(() => ({ list: [] })),
    getTranslations('shell'),
  ]);
  const links = headLinks(rules);
  const help = content.list.map(({ url, title }) => ({ href: paths.page(url), title }));
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <SiteHeader
        locale={locale}
        siteName={site.siteName}
        logo={site.logo}
        links={links}
        search={<SearchForm words={await searchWords()} />}
        account={<AccountLinks />}
        drawerAccount={<AccountLinks isInDrawer />}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...site} shop={links.filter(({ isExternal }) => !isExternal)} help={help} />
    </>
  );
}

/** The texts of the search field, for the header and the not-found page. */
export async function searchWords() {
  const t = await getTranslations('shell.search');
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    suggestions: t('suggestions'),
  };
}
