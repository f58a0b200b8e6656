'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';

/** Title of the page, and the way back to where the person came from. */
export function CheckoutTitle({ origin }: { origin: string }) {
  const t = useTranslations('orders.checkout');
  return (
    <PageHeader title={t('title')}>
      <ButtonLink look="quiet" size="small" href={origin}>
        {t('back')}
      </ButtonLink>
    </PageHeader>
  );
}
