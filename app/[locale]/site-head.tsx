import { SearchForm } from '#components/catalogue/shop/search/search-form.tsx';
import { AccountLinks } from '#components/identity/shop/account-links.tsx';
import { BasketLink } from '#components/identity/shop/basket-link.tsx';
import { AnnouncementBar } from '#components/layout/announcement-bar.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { SearchIcon } from '#components/ui/icons.tsx';
import { readPublished } from '#lib/api/site/published-pages.ts';
import { readSite } from '#lib/api/site/shop-index.ts';
import { readLook } from '#lib/api/site/shop-look.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { headLinks, thereOf } from '#lib/routes/menu-links.ts';
import { searchWords } from './search-words.ts';

/** The way past the head, and the head: the same above every page with a layout. */
export async function SiteHead({ locale }: { locale: Locale }) {
  const [{ site, rules }, look, isThere, t, words] = await Promise.all([
    readSite(locale),
    readLook(locale),
    readPublished(locale),
    getTranslations('shell'),
    searchWords(),
  ]);
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      {site.announcement && <AnnouncementBar {...site.announcement} />}
      <SiteHeader
        locale={locale}
        siteName={site.siteName}
        look={look}
        links={thereOf(headLinks(rules), isThere)}
        search={
          <SearchForm words={words}>
            <SearchIcon />
          </SearchForm>
        }
        basket={<BasketLink />}
        account={<AccountLinks />}
        drawerAccount={<AccountLinks isInDrawer />}
      />
    </>
  );
}
