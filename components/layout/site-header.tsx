import type { ReactNode } from 'react';
import { Drawer } from '#components/ui/dialogs/drawer.tsx';
import { MenuIcon } from '#components/ui/icons.tsx';
import { BrandMark } from '#components/ui/page/brand-mark.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { StaticPart } from '#components/ui/static/static-part.tsx';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import type { MenuLink } from '#lib/routes/menu-links.ts';
import { localisedPath, paths } from '#lib/routes/paths.ts';
import { HeaderNav } from './path-aware.tsx';
import { Preferences, PreferencesMenu } from './preferences.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  locale: Locale;
  siteName: string;
  look: ShownLook;
  links: MenuLink[];
  search: ReactNode;
  /** The way to the basket; it stays in the bar on every width. */
  basket: ReactNode;
  account: ReactNode;
  /** The same choices as `account`, for the drawer. */
  drawerAccount: ReactNode;
}

const drawerId = 'site-drawer';

/** Head of every page with a layout. Below 992 px navigation and preferences move to a drawer. */
export async function SiteHeader({
  locale,
  siteName,
  look,
  links,
  search,
  basket,
  account,
  drawerAccount,
}: SiteHeaderProps) {
  const t = await getTranslations('shell');
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <PageLink href={paths.home} className={styles.brand} aria-label={t('home', { siteName })}>
          <BrandMark look={look} siteName={siteName} />
          <span aria-hidden="true">{siteName}</span>
        </PageLink>
        <nav aria-label={t('nav.main')} className={styles.nav}>
          <HeaderNav links={links} home={localisedPath(locale, paths.home)} />
        </nav>
        <div className={styles.search}>{search}</div>
        {basket}
        <div className={`row-8 items-center flex-none ${styles.tools}`}>
          <PreferencesMenu locale={locale} />
          {account}
        </div>
        <button type="button" className={styles.menu} data-dialog={drawerId} aria-label={t('nav.openMenu')}>
          <MenuIcon size={24} />
        </button>
      </div>
      <Drawer id={drawerId} label={t('nav.menu')} closeLabel={t('nav.closeMenu')} side="end">
        <nav aria-label={t('nav.main')}>
          <HeaderNav links={links} home={localisedPath(locale, paths.home)} className={styles.drawerLinks} />
        </nav>
        {drawerAccount}
        <StaticPart name="drawer-preferences">
          <Preferences locale={locale} />
        </StaticPart>
      </Drawer>
    </header>
  );
}
