import type { ReactNode } from 'react';
import { PreferencesMenu } from '#components/layout/preferences.tsx';
import { BrandLink } from '#components/ui/page/brand-link.tsx';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './checkout-frame.module.css';
import { CheckoutSteps } from './checkout-steps.tsx';

interface CheckoutFrameProps {
  locale: Locale;
  siteName: string;
  look: ShownLook;
  children: ReactNode;
}

/** A calm page for one decision: whose shop it is, how far the order is, and the order itself. */
export async function CheckoutFrame({ locale, siteName, look, children }: CheckoutFrameProps) {
  const t = await getTranslations('orders');
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <BrandLink siteName={siteName} look={look} />
        <CheckoutSteps
          words={[t('checkout.steps.confirm'), t('checkout.steps.pay'), t('checkout.steps.done')]}
          label={t('checkout.steps.label')}
          current={0}
        />
        <PreferencesMenu locale={locale} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
