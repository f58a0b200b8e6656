import type { ReactNode } from 'react';
import { PreferencesMenu } from '#components/layout/preferences.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import styles from './setup-frame.module.css';

interface SetupFrameProps {
  locale: Locale;
  siteName: string;
  title: string;
  children: ReactNode;
}

/** A page of a shop that nobody can visit yet: it leads nowhere but on. */
export function SetupFrame({ locale, siteName, title, children }: SetupFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <span className={styles.name}>{siteName}</span>
        <PreferencesMenu locale={locale} />
      </header>
      <main id="main" className={styles.main}>
        <div className={`stack-16 ${styles.sheet}`}>
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
