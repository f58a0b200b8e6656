import type { ReactNode } from 'react';
import { BrandLink } from '#components/ui/page/brand-link.tsx';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './login-frame.module.css';
import { PreferencesMenu } from './preferences.tsx';
import { RegistrationSheet } from './registration-sheet.tsx';

interface LoginFrameProps {
  locale: Locale;
  siteName: string;
  look: ShownLook;
  children: ReactNode;
}

/** A page for one thing: the form at the right, the shop's sheet at the left, the way home above. */
export async function LoginFrame({ locale, siteName, look, children }: LoginFrameProps) {
  const t = await getTranslations('identityShop');
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <BrandLink siteName={siteName} look={look} />
        <PreferencesMenu locale={locale} />
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.form}>
          <h1>{t('dialog.title')}</h1>
          <p className={styles.lead}>{t('page.lead')}</p>
          {children}
        </div>
      </main>
      <div className={styles.aside}>
        <RegistrationSheet />
      </div>
    </div>
  );
}
