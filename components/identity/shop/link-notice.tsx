'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import styles from './link-notice.module.css';
import type { LinkOffer } from './provider-arrival.ts';

interface LinkNoticeProps {
  offer: LinkOffer;
  /** The person would rather log in without. */
  onDecline: () => void;
}

/** Above the forms: what logging in or registering now also does. */
export function LinkNotice({ offer: { provider, name }, onDecline }: LinkNoticeProps) {
  const t = useTranslations('identityShop.providers');
  return (
    <div className={styles.notice} role="status">
      <p>{t('offer', { provider, hasName: name ? 'yes' : 'no', name })}</p>
      <Button look="quiet" size="small" onClick={onDecline}>
        {t('decline')}
      </Button>
    </div>
  );
}
