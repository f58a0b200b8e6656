'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { shadowedProductsQuery } from '#lib/api/catalogue/desk-products.ts';
import { deskProductPaths } from '../product-paths.ts';
import styles from './products.module.css';

/** That products stand where the shop itself answers, with the way to them; nothing where none does. */
export function OwnAddressNotice({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('catalogueDesk.products');
  const { data } = useQuery(shadowedProductsQuery());
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <div role="status" className={styles.notice}>
      <p>{t('addressNotice', { count })}</p>
      {!isFiltered && (
        <ButtonLink look="secondary" size="small" href={deskProductPaths.shadowed}>
          {t('addressShow')}
        </ButtonLink>
      )}
    </div>
  );
}
